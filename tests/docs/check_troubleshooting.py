"""Checks docs/troubleshooting.md against the source: every kind of error and every advice has an
anchor, a preflight check may have one, there is no other anchor, every quoted message exists in the
program, and every link has a target.

usage: check_troubleshooting.py SOURCE_FOLDER
"""
import pathlib
import re
import sys

STRING = r'"(?:[^"\\]|\\.)*"'


def cpp_text(literals):
    """Returns the text of adjacent C++ string literals."""
    parts = re.findall(STRING, literals)
    return "".join(part[1:-1] for part in parts).replace(r"\"", '"').replace(r"\n", "\n")


def sources(folder):
    for part in ("engine", "app", "ui"):
        for file in sorted((folder / part).rglob("*.cpp")):
            yield file.read_text()


def error_kinds(folder):
    header = (folder / "engine/base/result.h").read_text()
    body = re.search(r"enum class ErrorKind \{(.*?)\};", header, re.S).group(1)
    return set(re.findall(r"^\s*(\w+) = \d+", body, re.M))


def advice_ids(folder):
    """`Advice{step, "id", ...`, `advise("id", ...`, and `return {step, "id", ...`."""
    call = re.compile(
        r'(?:\bAdvice\s*\{\s*[\w.>-]+,|\badvise\(|\breturn \{\s*\w+,)\s*"([a-z-]+)"')
    return {name for source in sources(folder) for name in call.findall(source)}


def preflight_ids(folder):
    """`report.warn("id", ...`, also with `ok` and `failed`."""
    call = re.compile(r'\breport_?\.(?:ok|warn|failed)\(\s*"([a-z-]+)"')
    return {name for source in sources(folder) for name in call.findall(source)}


def messages(folder):
    call = re.compile(rf"FORMANT_TR\(\s*{STRING}\s*,\s*((?:{STRING}\s*)+)\)")
    return [cpp_text(text) for source in sources(folder) for text in call.findall(source)]


def quoted_messages(page):
    """Yields the code in the first column of the tables of errors; a table escapes `|`."""
    for line in re.split("^# Advice", page, flags=re.M)[0].split("# Errors")[-1].splitlines():
        if line.startswith("| `"):
            quoted = re.findall(r"`([^`]+)`", line.split(" | ")[0])
            yield from (text.replace(r"\|", "|") for text in quoted)


def faults(folder):
    folder = pathlib.Path(folder)
    page = (folder / "docs/troubleshooting.md").read_text()
    anchors = re.findall(r'<a id="([^"]+)"></a>', page)
    wanted = error_kinds(folder) | advice_ids(folder)
    for name in sorted(wanted - set(anchors)):
        yield f"no anchor for {name}"
    for name in sorted(set(anchors) - wanted - preflight_ids(folder)):
        yield f"the program has no {name}"
    for name in sorted({name for name in anchors if anchors.count(name) > 1}):
        yield f"two anchors {name}"
    for link in sorted(set(re.findall(r"\]\(#([^)]+)\)", page)) - set(anchors)):
        yield f"a link to {link}, which is not an anchor"
    known = messages(folder)
    for quoted in quoted_messages(page):
        if not any(quoted in text for text in known):
            yield f"no message says: {quoted}"


if __name__ == "__main__":
    found = list(faults(sys.argv[1]))
    print("\n".join(found))
    sys.exit(1 if found else 0)
