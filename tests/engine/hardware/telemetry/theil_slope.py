"""The slope by Theil and Sen of the points that a file lists, one "x y" a line."""
import sys

import numpy
from scipy.stats import theilslopes

points = numpy.loadtxt(sys.argv[1])
print(repr(float(theilslopes(points[:, 1], points[:, 0])[0])))
