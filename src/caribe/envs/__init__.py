"""Faces that researchers know: PettingZoo, Gymnasium, OpenSpiel, and many games at once with NumPy arrays.

Each needs the library it serves: `pip install caribe[envs]`, and `caribe[openspiel]` for OpenSpiel.
"""
