"""Prints the percentile of each share (0 to 1) of the values, as computed by numpy.

usage: percentile.py VALUES SHARES (each with commas between)
"""
import sys

import numpy

values, shares = ([float(number) for number in text.split(",")] for text in sys.argv[1:])
print(" ".join(repr(float(numpy.percentile(values, 100 * share))) for share in shares))
