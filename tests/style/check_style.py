"""Fails where names, comments or sentences for people leave the vocabulary of docs/glossary.md.

usage: check_style.py SOURCE_DIR [PATH...]

With paths (relative to SOURCE_DIR) only the findings below them are shown. allowed.txt beside this file
lists what is justified, one entry a line: a path or folder, a tab, the word as it is found, a tab, why.
"""
import pathlib
import re
import sys

# What is found, and the term to use.
NAMES = [
    (r"(^|_)words(_|$)", "message, text, label"),
    (r"(^|_)(heed|obey)(s|ed)?(_|$)", "apply, process, handle, execute"),
    (r"(^|_)look(s|ed|ing)?_(at|again|before|after)(_|$)", "check, inspect, probe, summarize"),
    (r"(^|_)(left|leave|leaves|leaving)_out(_|$)", "excluded, skipped"),
    (r"(^|_)(go|goes|going|went)_on(_|$)", "resume, continue"),
    (r"(^|_)(take|takes|taken|took)_(up|back|over)(_|$)", "resume, restore, transfer"),
    (r"(^|_)(begin|begins|begun)_(anew|as|with)(_|$)", "start_fresh, initialize_from"),
    (r"(^|_)anew(_|$)", "again, fresh, rebuild"),
    (r"(^|_)beside(_|$)", "adjacent, next_to"),
    (r"(^|_)made_up(_|$)", "synthetic"),
    (r"(^|_)(tell|tells|told|telling)(_|$)", "report, notify, log, emit"),
    (r"(^|_)asked(_|$)", "requested"),
    (r"(^|_)(most|least)_", "max_, min_"),
    (r"(^|_)(remade|remake|remakes|remaker)(_|$)", "teacher_forced"),
    (r"(^|_)(heard|hear|hears|hearing)(_|$)", "analyzed, stats"),
    (r"(^|_)own_texts?(_|$)", "preview, custom_text"),
    (r"(^|_)(roll_back|rolled_back|rolls_back)(_|$)", "rollback"),
    (r"(^|_)weight_average(_|$)", "ema, exponential_moving_average"),
    (r"(^|_)recomput(e|es|ed|ing)(_|$)", "gradient_checkpointing, activation_checkpoint"),
    (r"(^|_)(foreign|older)(_|$)", "upstream, third_party, legacy"),
    (r"^public_|_public(_|$)", "upstream"),
    (r"(^|_)(give|gives|gave)_way(_|$)", "cancel, yield"),
    (r"(^|_)mend(s|ed|ing)?(_|$)", "fix, repair"),
    (r"(^|_)room(_|$)", "free_space, disk_space, capacity"),
    (r"(^|_)judge[ds]?(_|$)|(^|_)judgements?(_|$)", "monitor, validate, quality"),
]
PROSE = [
    (r"(go|goes|going|went|gone) on", "resume, continue"),
    (r"(take|takes|taken|took) up", "resume, apply"),
    (r"anew", "again, fresh"),
    (r"weight average", "EMA"),
    (r"(left|leave|leaves|leaving) out", "excluded, skipped"),
    (r"(take|takes|taken|took) back", "restore, undo"),
    (r"public (code|files?|checkpoints?|trainers?|weights|form|names|implementations?|configurations?)",
     "upstream, third-party"),
    (r"foreign", "third-party, upstream, untrusted"),
    (r"older (scripts?|files?|configurations?|settings?|programs?)", "legacy"),
    (r"remade|remakes?|remaking", "teacher-forced (ground-truth-aligned) mels"),
    (r"heard|hears|hearing", "analyzed, measured"),
    (r"own texts?", "custom text, preview"),
    (r"(kept|keeps it|keep it) by hand", "pinned"),
    (r"made(-| )up", "synthetic"),
    (r"recomput(e|es|ed|ing)|its insides", "gradient checkpointing"),
    (r"by heart", "overfitting"),
    (r"to the bit", "bit-exact"),
    (r"looks? from the host", "host synchronization"),
    (r"look(s|ed|ing)? (at|again|before)", "check, inspect, scan, summarize"),
    (r"tell|tells|told|telling", "report, show, distinguish"),
    (r"heed(s|ed)?|obey(s|ed)?", "apply, process"),
    (r"beside", "next to, adjacent, with"),
    (r"so many", "number of"),
    (r"(no|free|little|enough|much|more) room|room (on|for)", "disk space, free space, memory"),
    (r"mend(s|ed|ing)?", "fix, repair"),
    (r"(it|that|this|which|what) is no", "is not a"),
    (r"trainings", "training runs"),
    (r"(a|another|one|each|no) training(?! (run|step|set|corpus|clip|loop|process|thread|example|text|data|"
     r"program|script|phase|job|loss|batch|configuration|command|sample|session|pass|speed|machine))",
     "a run, a training run"),
]
BRITISH = [
    (r"\w*(normalis|optimis|synchronis|recognis|summaris|initialis|capitalis|minimis|maximis|organis|"
     r"serialis|quantis|tokenis|visualis|realis|generalis|specialis|finalis|prioritis|randomis|categoris|"
     r"characteris|emphasis|analys|vectoris|customis|utilis)(e|ed|es|er|ers|ing|ation|ations)", "-ize"),
    (r"colou(r|rs|red)|behaviou(r|rs)|neighbou(r|rs|ring)|favou(r|rs|red|rite)|honou(r|rs|red)|labou(r|red)",
     "-or"),
    (r"licence(s|d)?", "license"), (r"centre(s|d)?", "center"), (r"judgement(s)?", "judgment"),
    (r"dialogue(s)?", "dialog"), (r"catalogue(s)?", "catalog"), (r"grey", "gray"),
    (r"(cancell|label{2}|model{2}|travel{2}|signal{2})(ed|ing)", "one l"),
    (r"programme(s)?", "program"), (r"artefact(s)?", "artifact"), (r"metre(s)?", "meter"),
]
# A doc comment that opens so leans on the code below it.
FRAGMENT = re.compile(
    r"^(What|Of|How|Whether|Where|As|Nothing|Nobody|Those|Why|Who|Which|Its|Their|That|So|No|None|Such|"
    r"Else|And|Or|But|Also|Not|Than|The same|In|With|By|For|At|To|From|After|Before|Without|While|Only|"
    r"Into|On|Also|Another|Everything|Something|One|Some|All|Behind|Below|Beside|[a-z]\w*)\b")
MAX_FRAGMENT_SHARE = 0.02
GLOSSARY = "docs/glossary.md"  # it names the words that are not to be used

# Alternatives in the order in which they are tried: a string before what it may contain, a number before
# the separators of its digits (1'000).
TOKEN = re.compile(
    r'R"(?P<mark>\w*)\((?P<raw>.*?)\)(?P=mark)"|"(?P<string>(?:\\.|[^"\\\n])*)"|'
    r"(?<!\w)\d(?:'?[\w.])*|'(?:\\.|[^'\\\n])+'|//(?P<line>[^\n]*)|/\*(?P<block>.*?)\*/|"
    r"(?P<include>^[ \t]*#[ \t]*include[^\n]*)|(?P<name>[A-Za-z_]\w*)",
    re.S | re.M)
PROSE_KINDS = ("raw", "string", "line", "block")


def snake(name):
    """`LossJudge` and `loss_judge_` as `loss_judge`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().strip("_")


class Rules:
    """Patterns and their terms; a space also stands for the end of a line and the indentation after it."""

    def __init__(self, rules, whole_words):
        rules = [(found.replace(" ", r"[ \n][ \t]*"), term) for found, term in rules]
        form = r"\b(?:{})\b" if whole_words else r"(?:{})"
        self.any = re.compile("|".join(form.format(found) for found, term in rules), re.I)
        self.each = [(re.compile(form.format(found), re.I), term) for found, term in rules]

    def in_text(self, text):
        if not self.any.search(text):
            return
        for found, term in self.each:
            for match in found.finditer(text):
                yield match, term

    @staticmethod
    def words(match):
        """What was found, on one line."""
        return " ".join(match[0].split())


NAME_RULES, PROSE_RULES = Rules(NAMES, False), Rules(PROSE + BRITISH, True)
BRITISH_RULES = Rules(BRITISH, True)


def in_names(text):
    """(line, name, term) of each name of a C++ file that breaks a rule, at its first place."""
    seen = set()
    for token in TOKEN.finditer(text):
        name = token["name"]
        if not name or name in seen:
            continue
        seen.add(name)
        words = snake(name)
        for match, term in [*NAME_RULES.in_text(words), *BRITISH_RULES.in_text(words.replace("_", " "))]:
            yield text.count("\n", 0, token.start()) + 1, name, term


def sentences(text):
    """The comments and strings of a C++ file as (prose, line at an offset of it). Comments on lines that
    follow one another are one text, so are adjacent literals: a sentence may go over several."""
    run, end, last_kind = [], 0, None
    for token in TOKEN.finditer(text):
        kind = next((kind for kind in PROSE_KINDS if token[kind] is not None), None)
        if kind is None:
            continue
        if run and (kind != last_kind or text[end:token.start()].strip()):
            yield joined(run, last_kind)
            run = []
        run.append((text.count("\n", 0, token.start()) + 1, token[kind]))
        end, last_kind = token.end(), kind
    if run:
        yield joined(run, last_kind)


def joined(run, kind):
    """The texts of one run of comments or literals, and a function from an offset to the line."""
    if kind == "line":
        run = [(line, re.sub(r"^[/!]*<?\s*", " ", prose)) for line, prose in run]

    def line_at(offset):
        for line, prose in run:
            if offset < len(prose):
                return line + prose.count("\n", 0, offset)
            offset -= len(prose)
        return run[-1][0]
    prose = "".join(prose for line, prose in run)
    is_text = kind in ("line", "block") or " " in prose
    return (prose if is_text else ""), line_at


def in_source(text):
    """(line, what is found, term) of a C++ file."""
    yield from in_names(text)
    for prose, line_at in sentences(text):
        for match, term in PROSE_RULES.in_text(prose):
            yield line_at(match.start()), Rules.words(match), term


def in_prose(text):
    text = re.sub(r"```.*?```|`[^`\n]*`|\]\([^)]*\)", lambda code: re.sub(r"[^\n]", " ", code[0]), text,
                  flags=re.S)
    for match, term in PROSE_RULES.in_text(text):
        yield text.count("\n", 0, match.start()) + 1, Rules.words(match), term


def doc_comments(text):
    """(line, first line) of each block of /// comments."""
    lines = text.splitlines()
    for i, line in enumerate(lines):
        opening = re.match(r"\s*///(?!<)\s?(.*)", line)
        if opening and not (i and re.match(r"\s*///(?!<)", lines[i - 1])):
            yield i + 1, opening[1]


def fragments(root):
    """All doc comments of headers, and those that open with a fragment."""
    total, found = 0, []
    for path in files(root, (".h",)):
        for line, opening in doc_comments(path.read_text()):
            total += 1
            if FRAGMENT.match(opening):
                found.append((path.relative_to(root).as_posix(), line, opening))
    return total, found


def files(root, suffixes, folders=("engine", "app", "ui")):
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in suffixes:
                yield path


def allowed_words(file):
    for number, line in enumerate(file.read_text().splitlines(), 1):
        if line and not line.startswith("#"):
            entry = tuple(line.split("\t"))
            if len(entry) != 3 or not all(entry):
                sys.exit(f"{file}:{number}: an entry is a path, a tab, a word, a tab and a reason")
            yield entry


def findings(root, allowed):
    """(path, line, what is found, term), without what is allowed; `allowed` keeps what was not used."""
    unused = set(allowed)
    sources = [(path, in_source) for path in files(root, (".h", ".cpp", ".cu"))]
    pages = [page for page in [*sorted((root / "docs").glob("*.md")), *sorted(root.glob("*.md"))]
             if page != root / GLOSSARY]
    found = []
    for path, scan in [*sources, *((page, in_prose) for page in pages)]:
        name = path.relative_to(root).as_posix()
        for line, what, term in scan(path.read_text()):
            entry = next((one for one in allowed
                          if name.startswith(one[0]) and what.lower() == one[1].lower()), None)
            if entry:
                unused.discard(entry)
            else:
                found.append((name, line, what, term))
    return found, unused


def complaints(root, allowed, below=()):
    """A sentence for each fault, with file, line, word and term. With `below`, only those of these folders
    and files, and all their doc comments that lean on the code."""
    found, unused = findings(root, allowed)
    prefixes = tuple(below) or ("",)
    for name, line, what, term in found:
        if name.startswith(prefixes):
            yield f"{name}:{line}: '{what}': use {term}"
    total, leaning = fragments(root)
    if below or len(leaning) > MAX_FRAGMENT_SHARE * total:
        for name, line, opening in leaning:
            if name.startswith(prefixes):
                yield f"{name}:{line}: the doc comment leans on the code: '{opening}': use a whole sentence"
    if not below:
        for path, word, reason in sorted(unused):
            yield f"tests/style/allowed.txt: nothing below {path} says '{word}' any more; take it off"


def main():
    allowed = list(allowed_words(pathlib.Path(__file__).parent / "allowed.txt"))
    found = list(complaints(pathlib.Path(sys.argv[1]), allowed, sys.argv[2:]))
    print("\n".join(found) or "names, comments and sentences keep to the glossary")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
