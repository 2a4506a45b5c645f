"""What the parts of the campaign find, and the table of it."""

import re
from dataclasses import dataclass, field

MAX_FAILURES_KEPT = 50


@dataclass
class Part:
    name: str
    unit: str
    count: int = 0
    checks: int = 0
    note: str = ""
    failures: list = field(default_factory=list)
    failed: int = 0
    messages: dict = field(default_factory=dict)  # of planted faults, for review: text to number

    def check(self, is_right, failure):
        self.checks += 1
        if not is_right:
            self.failed += 1
            if len(self.failures) < MAX_FAILURES_KEPT:
                self.failures.append(failure)

    def add_message(self, text):
        """Counts the error lines of an outcome, without what differs from run to run."""
        for line in text.splitlines():
            if line.startswith("formant: ") or "warning" in line or "error" in line:
                general = re.sub(r"/\S*/", ".../", line)
                general = re.sub(r"\d+", "N", general)
                self.messages[general] = self.messages.get(general, 0) + 1


def table(parts):
    lines = ["| part | tried | checked | failed | |", "|---|---|---|---|---|"]
    for part in parts:
        lines.append(f"| {part.name} | {part.count:,} {part.unit} | {part.checks:,} | {part.failed:,} | {part.note} |")
    return "\n".join(lines)
