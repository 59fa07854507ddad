#!/bin/sh
# Refuse a Python that is missing or too old, in one sentence that says what to type.

enough='import sys; sys.exit(sys.version_info < (3, 11))'

"$1" -c "$enough" 2>/dev/null && exit 0

if "$1" -c '' 2>/dev/null; then
  found="$1 is $("$1" -c 'import sys; print("Python %d.%d" % sys.version_info[:2])')"
else
  found="there is no $1 here"
fi

for other in python3.13 python3.12 python3.11 python3.14 python3 python; do
  if "$other" -c "$enough" 2>/dev/null; then
    echo "Caribe needs Python 3.11 or newer, and $found; type \`make play PYTHON=$other\` (or \`make test PYTHON=$other\`)." >&2
    exit 1
  fi
done
echo "Caribe needs Python 3.11 or newer, and $found: install a newer one, then type \`make play PYTHON=/where/it/is/python3\`." >&2
exit 1
