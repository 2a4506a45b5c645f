"""Prints the records of a file as one list, read by Python's own parser."""
import json
import sys


def refuse(constant):
    raise ValueError(f"{constant} is not valid JSON")


with open(sys.argv[1], encoding="utf-8") as lines:
    print(json.dumps([json.loads(line, parse_constant=refuse) for line in lines]))
