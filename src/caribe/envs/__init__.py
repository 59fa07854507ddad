"""Interfaces for research: PettingZoo, Gymnasium, OpenSpiel, and many games at once with NumPy arrays.

Each needs the library it serves: `pip install '.[envs]'` in the sources, and `'.[openspiel]'` for OpenSpiel.
"""
