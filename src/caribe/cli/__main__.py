"""`python -m caribe.cli`: the same as `caribe`."""

from caribe.cli import main

main()
