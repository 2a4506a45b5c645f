"""Checks that a report is a page that needs nothing else: its tags are closed, nothing in it can run or
reach the network, its style is the one that its policy allows, and its links lead into it.

usage: check_page.py PAGE
"""
import base64
import hashlib
import html.parser
import pathlib
import sys

VOID = {"meta", "br"}
# Elements of HTML and SVG that a report consists of.
KNOWN = {"html", "head", "meta", "title", "style", "body", "header", "nav", "main", "aside", "section", "article",
         "footer", "h1", "h2", "h3", "p", "a", "ul", "li", "dl", "div", "dt", "dd", "span", "b", "code", "table",
         "caption", "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "details", "summary", "audio",
         "svg", "line", "polyline", "circle", "text"}


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.faults, self.ids, self.links = [], [], [], []
        self.style, self.policy = "", ""

    def handle_starttag(self, tag, attributes):
        if tag not in KNOWN:
            self.faults.append(f"an element {tag}")
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attributes:
            self.check_attribute(tag, name, value or "")

    def check_attribute(self, tag, name, value):
        if name.startswith("on") or name in ("style", "srcdoc", "action"):
            self.faults.append(f"an attribute {name} of {tag}")
        if name == "src" and not value.startswith("data:audio/flac;base64,"):
            self.faults.append(f"a source {value[:60]}")
        if name == "href":
            self.links.append(value)
        if name == "id":
            self.ids.append(value)
        if tag == "meta" and name == "content" and "default-src" in value:
            self.policy = value

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"an end of {tag} that was not open")

    def handle_data(self, data):
        if self.open[-1:] == ["style"]:
            self.style += data


def faults_of(text):
    page = Page()
    page.feed(text)
    page.close()
    yield from page.faults
    if page.open:
        yield f"not closed: {page.open}"
    allowed = base64.b64encode(hashlib.sha256(page.style.encode()).digest()).decode()
    if page.policy != (f"default-src 'none'; style-src 'sha256-{allowed}'; media-src data:; base-uri 'none'; "
                       "form-action 'none'"):
        yield f"the policy {page.policy}"
    if "url(" in page.style or "@import" in page.style:
        yield "a style that loads something"
    if len(set(page.ids)) < len(page.ids):
        yield f"two elements of one id: {sorted(page.ids)}"
    for link in page.links:
        if not link.startswith("#") or link[1:] not in page.ids:
            yield f"a link to {link}"
    hidden = [letter for letter in text if ord(letter) < 32 and letter != "\n"]
    if hidden:
        yield f"control characters {hidden[:5]}"


if __name__ == "__main__":
    found = list(faults_of(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")))
    print("\n".join(found))
    sys.exit(1 if found else 0)
