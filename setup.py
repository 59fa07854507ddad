# What the metadata in pyproject.toml cannot say: the modules that build_backend/ compiles, and the page it builds.
from setuptools import setup

from caribe_build.backend import arguments

setup(**arguments())
