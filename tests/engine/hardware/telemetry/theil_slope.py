"""Prints the Theil-Sen slope of the points in a file, one "x y" per line."""
import sys

import numpy
from scipy.stats import theilslopes

points = numpy.loadtxt(sys.argv[1])
print(repr(float(theilslopes(points[:, 1], points[:, 0])[0])))
