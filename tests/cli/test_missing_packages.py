"""A plain `pip install caribe-games` lacks the packages of the command line: it says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {package!r}:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)

sys.meta_path.insert(0, Missing())
sys.argv = ["caribe", *{arguments!r}]
from caribe.cli import main
main()
"""


@pytest.mark.parametrize(
    ("package", "arguments"), [("click", ["--version"]), ("sqlalchemy", ["serve", "--port", "0", "--no-open"])]
)
@pytest.mark.parametrize(("language", "said"), [("en", "is not installed"), ("de", "ist nicht installiert")])
def test_a_missing_package_is_named_with_what_to_install(
    package: str, arguments: list[str], language: str, said: str
) -> None:
    program = WITHOUT.format(package=package, arguments=[*arguments, "--language", language])
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert f"{package} {said}" in done.stderr
    assert "pip install 'caribe-games[cli,server]'" in done.stderr
    assert "Traceback" not in done.stderr
