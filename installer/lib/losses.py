"""Prints the training losses of a metrics.jsonl as a table, one column a loss, for gnuplot."""

import json
import sys

rows = {}  # by step: after a resume the later record counts
with open(sys.argv[1], encoding="utf-8") as lines:
    for line in lines:
        try:
            record = json.loads(line)
        except json.JSONDecodeError:
            continue  # the last line of a run that is being written
        if record.get("type") == "resume":
            rows = {step: row for step, row in rows.items() if step <= record.get("step", 0)}
        if record.get("type") == "train":
            rows[record["step"]] = {**record["losses"], "total": record["total"]}

names = sorted({name for row in rows.values() for name in row}, key=lambda n: (n != "total", n))
print("\t".join(["step", *names]))
for step in sorted(rows):
    print("\t".join([str(step), *(str(rows[step].get(name, "nan")) for name in names)]))
