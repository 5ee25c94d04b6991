"""Our games behind other people's interfaces: PettingZoo, Gymnasium, OpenSpiel, and many games at once over NumPy.

Each is a module of its own, so that one can be used without the others being installed. See docs/research.md.
"""
