"""Cards on paper: sheets to print, cut and play with, made from the same faces as on screen.

`order.make` turns what somebody wants (`PrintOrder`) into a PDF.
"""
