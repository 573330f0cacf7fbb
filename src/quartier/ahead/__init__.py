"""Kernels compiled ahead of time: `python -m quartier.ahead` makes the libraries that `kernel/library.py` loads.

One pipeline: Numba types the Python source and writes LLVM's intermediate code (`code.py`), LLVM makes machine code
of it for each target (`targets.py`), a linker makes libraries of that (`linking.py`).
"""
