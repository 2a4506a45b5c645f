"""Fails if a file is not a valid trace for chrome://tracing: checks the required fields of complete
events and of row names.

usage: check_trace.py FILE
"""
import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    events = json.load(file)["traceEvents"]
assert events, "no events"
for event in events:
    assert isinstance(event["pid"], int) and isinstance(event["tid"], int), event
    if event["ph"] == "X":
        assert event["ts"] >= 0 and event["dur"] >= 0 and event["name"], event
    else:
        assert event["ph"] == "M" and event["name"] == "thread_name", event
        assert event["args"]["name"], event
