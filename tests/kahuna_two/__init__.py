"""A second version of Kahuna as a package of somebody else would bring it: two thirds of an island's lines give power.

It is plain Python in every build, beside a Kahuna that may be compiled.
"""
