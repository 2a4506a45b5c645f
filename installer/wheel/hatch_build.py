"""Gives the wheel the tag of its programs: any Python 3, x86-64, glibc 2.36 or newer."""
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProgramTag(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        build_data["tag"] = "py3-none-manylinux_2_36_x86_64"
