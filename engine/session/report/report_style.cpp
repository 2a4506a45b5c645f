#include "engine/session/report/report_style.h"

namespace formant {

const Html& report_style() {
    static const Html style = Html::literal(R"(
:root {
  color-scheme: light dark;
  --page: #f5f6f8; --card: #ffffff; --text: #1b2430; --muted: #5a6675; --line: #dde2e8;
  --accent: #1f5f99; --good: #1d6b43; --good-page: #e3f3ea; --live: #1f5f99; --live-page: #e2eefa;
  --bad: #9a2d1c; --bad-page: #fbe9e5;
  --c0: #1f6fb4; --c1: #d0661b; --c2: #2a8a57; --c3: #a63f83; --c4: #7a6a00; --c5: #5b5fc7;
  --c6: #0f8a8f; --c7: #b03a48;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12161b; --card: #1a2027; --text: #e4e8ed; --muted: #9ba7b4; --line: #303943;
    --accent: #7db8ef; --good: #7fd3a4; --good-page: #1a3527; --live: #7db8ef; --live-page: #1a2f45;
    --bad: #f2a091; --bad-page: #43221c;
    --c0: #69aeea; --c1: #f0a05c; --c2: #63c491; --c3: #dc88c0; --c4: #cfbd4b; --c5: #a3a6f2;
    --c6: #58c7cb; --c7: #ee8f9a;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 2rem 1.25rem 3rem; max-width: 62rem; background: var(--page);
  color: var(--text); font: 1rem/1.5 system-ui, "Segoe UI", "Noto Sans", Helvetica, sans-serif;
  overflow-wrap: break-word;
}
h1 { margin: 0 0 .5rem; font-size: 1.9rem; line-height: 1.2; font-weight: 650; letter-spacing: -.01em; }
h2 { margin: 0 0 .9rem; font-size: 1.2rem; font-weight: 650; }
h3 { margin: 1.4rem 0 .5rem; font-size: 1rem; font-weight: 600; }
section > h2 + * h3:first-child, section > h2 + figure > h3, article h3 { margin-top: 0; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code { font: .86em/1.45 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.subtitle { display: flex; flex-wrap: wrap; gap: .4rem .8rem; align-items: center; margin: 0; color: var(--muted); }
.badge { display: inline-block; padding: .12rem .65rem; border-radius: .8rem; font-size: .88rem; font-weight: 550; }
.good { color: var(--good); background: var(--good-page); }
.live { color: var(--live); background: var(--live-page); }
.bad { color: var(--bad); background: var(--bad-page); }
nav { margin: 1.25rem 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: 0; padding: 0; list-style: none; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
section, aside {
  margin: 0 0 1.1rem; padding: 1.25rem 1.4rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .7rem;
}
aside { border-color: var(--bad); }
aside h2 { color: var(--bad); margin-bottom: .4rem; }
aside ul { margin: 0; padding-inline-start: 1.2rem; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .85rem 1.6rem; margin: 0; }
dt { color: var(--muted); font-size: .84rem; }
dd { margin: 0; overflow-wrap: anywhere; }
figure { margin: 0 0 2rem; }
figure:last-child { margin-bottom: 0; }
.plot { display: block; width: 100%; height: auto; }
.plot text { fill: var(--muted); font-size: 12px; font-family: inherit; font-variant-numeric: tabular-nums; }
.plot .label { font-size: 12.5px; }
.plot .end { text-anchor: end; }
.plot .middle { text-anchor: middle; }
.grid { stroke: var(--line); stroke-width: 1; }
.axis { stroke: var(--muted); stroke-width: 1; }
.resume { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 2 4; }
.line { fill: none; stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round; }
.faint { stroke-width: 1; opacity: .32; }
.dashed { stroke-dasharray: 6 4; }
.point { stroke: none; }
.c0 { stroke: var(--c0); } .c1 { stroke: var(--c1); } .c2 { stroke: var(--c2); } .c3 { stroke: var(--c3); }
.c4 { stroke: var(--c4); } .c5 { stroke: var(--c5); } .c6 { stroke: var(--c6); } .c7 { stroke: var(--c7); }
.point.c0 { fill: var(--c0); } .point.c1 { fill: var(--c1); } .point.c2 { fill: var(--c2); }
.point.c3 { fill: var(--c3); } .point.c4 { fill: var(--c4); } .point.c5 { fill: var(--c5); }
.point.c6 { fill: var(--c6); } .point.c7 { fill: var(--c7); }
figcaption { margin-inline-start: 3.9rem; font-size: .86rem; color: var(--muted); }
figcaption p { margin: .35rem 0 0; }
.legend { margin: .2rem 0 0; padding: 0; list-style: none; }
.legend b { color: var(--text); font-weight: 600; }
.swatch { width: 24px; height: 8px; margin-inline-end: .5rem; vertical-align: middle; }
.swatch line { stroke-width: 2.6; }
article { padding: .9rem 0; border-top: 1px solid var(--line); }
article:first-of-type { padding-top: 0; border-top: 0; }
article h3 { margin-bottom: .6rem; }
.players { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .7rem 1.2rem;
  margin: 0; padding: 0; list-style: none; }
.players span { display: block; font-size: .84rem; color: var(--muted); }
audio { display: block; width: 100%; height: 2.4rem; margin-top: .15rem; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .42rem .9rem .42rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { color: var(--muted); font-size: .84rem; font-weight: 550; white-space: nowrap; }
tbody th { font-weight: 550; white-space: nowrap; }
tbody tr:last-child > * { border-bottom: 0; }
td code { display: inline-block; min-width: 7rem; }
details { margin-top: 1rem; }
summary { cursor: pointer; color: var(--accent); }
.note, .none { color: var(--muted); font-size: .92rem; margin: .7rem 0 .4rem; }
.none { font-style: italic; }
h2 + .note, h2 + .none { margin-top: 0; }
footer { margin-top: 1.6rem; color: var(--muted); font-size: .86rem; }
@media (max-width: 40rem) {
  body { padding: 1.1rem .7rem 2rem; }
  section, aside { padding: 1rem .9rem; }
  figcaption { margin-inline-start: 0; }
  .plot text { font-size: 19px; }
  .plot .label { font-size: 16px; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print {
  :root { --page: #ffffff; --card: #ffffff; --text: #000000; --muted: #444444; --line: #bbbbbb; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, audio { display: none; }
  section, aside { border: 0; padding: 0; margin-bottom: 1.4rem; }
  figure, tr, dl > div, article { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .scroll { overflow: visible; }
}
)");
    return style;
}

} // namespace formant
