// Written by Scripts/embed-profiles from Report/. Do not edit.
// swift-format-ignore-file

import EarshotOutput

enum PageParts {
  static let pageStyleDigest = "sha256-H/k2yv/R8R1WvSZGstFCXecboSiOcXgtlcKKTHDL5Bw="
  static let pageScriptDigest = "sha256-is8c9U0+CAmRu0YLnMMgxa07NkYLSxoDosu1cCl9YLk="

  static let wireframeStyle: HTMLText = #"""
.wireframe { font: 13px system-ui, sans-serif; max-width: 100%; height: auto }
.wireframe rect.stop { fill: #ffffff; stroke: #57606a; stroke-width: 1.5 }
.wireframe rect.text, .wireframe rect.image, .wireframe rect.heading { stroke: #76808b;
  stroke-width: 1 }
.wireframe text.label.heading { font-size: 15px; font-weight: 700 }
.wireframe rect.field { stroke-width: 1; stroke-dasharray: none; fill: #f3f5f7 }
.wireframe rect.dimmed { stroke-dasharray: 2 3; fill: #f3f5f7 }
.wireframe rect.spoken { stroke-dasharray: 6 3; fill: #fff8e0 }
.wireframe rect.control, .wireframe rect.dimmed, .wireframe rect.link { rx: 8px }
.wireframe rect.text, .wireframe rect.image, .wireframe rect.heading { rx: 2px }
.wireframe rect.spoken, .wireframe rect.extra { rx: 16px }
.wireframe rect.error { stroke: #b3261e; stroke-width: 4 }
.wireframe rect.warning { stroke: #8a5300; stroke-width: 3; stroke-dasharray: 10 3 }
.wireframe rect.note { stroke-dasharray: 2 2 }
.wireframe rect.skipped { fill: none; stroke-width: 3; stroke-dasharray: 4 4 }
.wireframe rect.focused { stroke: #0b57c2; stroke-width: 4; rx: 8px }
.wireframe rect.box { stroke: #57606a; stroke-dasharray: 1 0 }
.wireframe rect.later { stroke-dasharray: 6 4 }
.wireframe path.badge { fill: #4a525b }
.wireframe path.badge.error { fill: #b3261e }
.wireframe path.badge.warning { fill: #8a5300 }
.wireframe text { fill: #1f2328 }
.wireframe text.label { font-weight: 600 }
.wireframe text.link { text-decoration: underline }
.wireframe text.role, .wireframe text.title { fill: #4a525b; font-size: 11px }
.wireframe text.sheet { font-weight: 700; font-size: 14px }
.wireframe text.badge { fill: #ffffff; font-weight: 700; font-size: 14px }
.wireframe circle.number { fill: #0b57c2 }
.wireframe circle.later { fill: #ffffff; stroke: #0b57c2; stroke-width: 2 }
.wireframe text.number { fill: #ffffff; font-weight: 700; font-size: 12px }
.wireframe text.later { fill: #0b57c2 }
.wireframe path.way { stroke: #0b57c2; stroke-width: 3 }
.wireframe path.cursor { fill: #0b57c2 }
.wireframe path.end { stroke: #0b57c2; stroke-width: 4 }
.wireframe path.more { stroke: #0b57c2; stroke-width: 3; stroke-dasharray: 2 3 }
.wireframe path.jump { stroke: #0b57c2; stroke-width: 2; stroke-dasharray: 5 3 }
.wireframe path.back { stroke: #8a5300; stroke-dasharray: 2 3; stroke-width: 3 }
"""#

  static let pageStyle: HTMLText = #"""
.wireframe { font: 13px system-ui, sans-serif; max-width: 100%; height: auto }
.wireframe rect.stop { fill: #ffffff; stroke: #57606a; stroke-width: 1.5 }
.wireframe rect.text, .wireframe rect.image, .wireframe rect.heading { stroke: #76808b;
  stroke-width: 1 }
.wireframe text.label.heading { font-size: 15px; font-weight: 700 }
.wireframe rect.field { stroke-width: 1; stroke-dasharray: none; fill: #f3f5f7 }
.wireframe rect.dimmed { stroke-dasharray: 2 3; fill: #f3f5f7 }
.wireframe rect.spoken { stroke-dasharray: 6 3; fill: #fff8e0 }
.wireframe rect.control, .wireframe rect.dimmed, .wireframe rect.link { rx: 8px }
.wireframe rect.text, .wireframe rect.image, .wireframe rect.heading { rx: 2px }
.wireframe rect.spoken, .wireframe rect.extra { rx: 16px }
.wireframe rect.error { stroke: #b3261e; stroke-width: 4 }
.wireframe rect.warning { stroke: #8a5300; stroke-width: 3; stroke-dasharray: 10 3 }
.wireframe rect.note { stroke-dasharray: 2 2 }
.wireframe rect.skipped { fill: none; stroke-width: 3; stroke-dasharray: 4 4 }
.wireframe rect.focused { stroke: #0b57c2; stroke-width: 4; rx: 8px }
.wireframe rect.box { stroke: #57606a; stroke-dasharray: 1 0 }
.wireframe rect.later { stroke-dasharray: 6 4 }
.wireframe path.badge { fill: #4a525b }
.wireframe path.badge.error { fill: #b3261e }
.wireframe path.badge.warning { fill: #8a5300 }
.wireframe text { fill: #1f2328 }
.wireframe text.label { font-weight: 600 }
.wireframe text.link { text-decoration: underline }
.wireframe text.role, .wireframe text.title { fill: #4a525b; font-size: 11px }
.wireframe text.sheet { font-weight: 700; font-size: 14px }
.wireframe text.badge { fill: #ffffff; font-weight: 700; font-size: 14px }
.wireframe circle.number { fill: #0b57c2 }
.wireframe circle.later { fill: #ffffff; stroke: #0b57c2; stroke-width: 2 }
.wireframe text.number { fill: #ffffff; font-weight: 700; font-size: 12px }
.wireframe text.later { fill: #0b57c2 }
.wireframe path.way { stroke: #0b57c2; stroke-width: 3 }
.wireframe path.cursor { fill: #0b57c2 }
.wireframe path.end { stroke: #0b57c2; stroke-width: 4 }
.wireframe path.more { stroke: #0b57c2; stroke-width: 3; stroke-dasharray: 2 3 }
.wireframe path.jump { stroke: #0b57c2; stroke-width: 2; stroke-dasharray: 5 3 }
.wireframe path.back { stroke: #8a5300; stroke-dasharray: 2 3; stroke-width: 3 }
:root {
  color-scheme: light dark;
  --back: #ffffff; --fore: #1f2328; --quiet: #4a525b; --line: #c3cad2; --edge: #76808b; --panel: #f3f5f7;
  --accent: #0b57c2; --on-accent: #ffffff; --marked: #dbe9ff; --warm: #fff8e0;
  --error: #b3261e; --warning: #8a5300; --good: #1a7f37;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #14181d; --fore: #e8ecf0; --quiet: #b3bcc6; --line: #4b5560; --edge: #7a8591; --panel: #1d232a;
    --accent: #8ab4ff; --on-accent: #0d1420; --marked: #1c3358; --warm: #33290c;
    --error: #ff8f85; --warning: #f2b34c; --good: #3fb950;
  }
  .wireframe rect.stop { fill: #1d232a; stroke: #9aa5b1 }
  .wireframe rect.text, .wireframe rect.image, .wireframe rect.heading { stroke: #7a8591 }
  .wireframe rect.field, .wireframe rect.dimmed { fill: #14181d }
  .wireframe rect.spoken { fill: #33290c }
  .wireframe rect.box { stroke: #9aa5b1 }
  .wireframe rect.error { stroke: #ff8f85 }
  .wireframe rect.warning { stroke: #f2b34c }
  .wireframe rect.skipped { fill: none }
  .wireframe rect.focused { stroke: #8ab4ff }
  .wireframe path.badge { fill: #b3bcc6 }
  .wireframe path.badge.error { fill: #ff8f85 }
  .wireframe path.badge.warning { fill: #f2b34c }
  .wireframe text { fill: #e8ecf0 }
  .wireframe text.role, .wireframe text.title { fill: #b3bcc6 }
  .wireframe circle.number { fill: #8ab4ff }
  .wireframe circle.later { fill: #14181d; stroke: #8ab4ff }
  .wireframe text.number, .wireframe text.badge { fill: #0d1420 }
  .wireframe text.later { fill: #8ab4ff }
  .wireframe path.way, .wireframe path.end, .wireframe path.more, .wireframe path.jump { stroke: #8ab4ff }
  .wireframe path.cursor { fill: #8ab4ff }
  .wireframe path.back { stroke: #f2b34c }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 78rem; padding: 1rem; background: var(--back); color: var(--fore);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.5rem 0 .5rem }
h1 { font-size: 1.75rem; margin-top: .5rem }
h2 { font-size: 1.4rem; border-top: 2px solid var(--line); padding-top: 1rem }
h3 { font-size: 1.15rem }
h4, h5, h6 { font-size: 1rem }
a { color: var(--accent) }
a:focus-visible, summary:focus-visible, select:focus-visible, input:focus-visible,
audio:focus-visible, button:focus-visible, [tabindex]:focus-visible {
  outline: 3px solid var(--accent); outline-offset: 2px }
main:focus, h2:focus { outline: none }
.skip { position: absolute; left: -100vw; padding: .5rem 1rem; background: var(--back) }
.skip:focus { left: 1rem; top: .5rem; z-index: 1 }
header p { max-width: 60rem; margin: .25rem 0; color: var(--quiet) }
header .verdict { display: inline-block; margin: .25rem 0 .75rem; padding: .5rem 1rem; border-radius: 8px;
  border-left: .5rem solid var(--good); background: var(--panel); color: var(--fore); font-size: 1.25rem; font-weight: 700 }
header .verdict.error { border-color: var(--error) }
header .verdict.warning { border-color: var(--warning) }
.verdict:focus { outline: none }
ol.worst { list-style: none; margin: 0 0 1rem; padding: 0; max-width: 46rem; display: grid; gap: .5rem }
ol.worst li { padding-left: .75rem; border-left: .25rem solid var(--edge) }
ol.worst li.error { border-color: var(--error) }
ol.worst li.warning { border-color: var(--warning) }
ol.findings { list-style: none; margin: .5rem 0; padding: 0; display: grid; gap: .5rem }
li.finding { border: 1px solid var(--line); border-left: .25rem solid var(--edge); border-radius: 8px; background: var(--panel) }
li.finding[data-severity=error] { border-left-color: var(--error) }
li.finding[data-severity=warning] { border-left-color: var(--warning) }
li.finding details { margin: 0; padding: .5rem .75rem; font-size: 1rem }
li.finding summary { color: var(--fore) }
li.finding p { margin: .5rem 0 0; max-width: 46rem }
.subject { font-weight: 600 }
details.more > summary { padding: .5rem 0; font-size: 1rem }
details.about { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
details.about p { max-width: 46rem }
.result { margin: 0; color: var(--quiet) }
.hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
.tabs { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem; margin: .5rem 0 }
.tabs .tabs { margin: 0 }
.tabs button { font: inherit; padding: .5rem .75rem; border: 2px solid var(--edge); border-radius: 6px;
  background: var(--back); color: var(--fore); cursor: pointer }
.tabs [aria-selected="true"], .tabs [aria-pressed="true"] { border-color: var(--accent);
  font-weight: 700; text-decoration: underline }
.readers.side { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)) }
.columns { display: grid; gap: 1rem; align-items: start }
@media (min-width: 60rem) {
  .readers:not(.side) .columns, .reader.columns { grid-template-columns: minmax(0, 1fr) 24rem }
  .readers:not(.side) figure, .reader.columns figure { position: sticky; top: 1rem; max-height: calc(100vh - 2rem);
    overflow: auto }
}
/* The tab has the same text. */
.tabbed:not(.side) > .reader > :first-child { position: absolute; clip-path: inset(50%) }
figure { margin: 0 }
figcaption { color: var(--quiet); font-size: .875rem }
section.box { border-left: 3px solid var(--line); padding-left: .75rem; margin: .75rem 0 }
section.box > :is(h4, h5, h6) { margin-top: 0 }
ol.stops { list-style: none; margin: 0; padding: 0 }
/* A list item with a value makes the browser count all items after it, which takes seconds for 2,000. */
li.stop:where(:not([hidden])) { display: block }
li.stop { position: relative; margin: .5rem 0; padding: .75rem .75rem .75rem 3.25rem; border: 1px solid var(--line);
  border-radius: 8px }
a.number { position: absolute; left: .5rem; top: .75rem; min-width: 2rem; padding: .1rem .2rem;
  border-radius: 1rem; background: var(--accent); color: var(--on-accent); font-weight: 700;
  border: 2px solid var(--accent); text-align: center; text-decoration: none }
a.number.later { background: var(--back); color: var(--accent) }
span.number { display: block; font-size: .875rem; color: var(--quiet) }
li.stop p { margin: .1rem 0 }
.announcement { font-size: 1.125rem }
.announcement[dir=rtl] { width: fit-content; max-width: 100% }
.part { border-bottom: 2px solid var(--edge) }
.part.name, .part.content { border-bottom-style: solid; font-weight: 600 }
.part.role { border-bottom-style: dotted }
.part.state, .part.error { border-bottom-style: double; border-bottom-width: 4px }
.part.value { border-bottom-style: solid; font-style: italic }
.part.position, .part.container { border-bottom-style: dashed }
p.hint, p.state, p.place, .difference, .derived, .source { color: var(--quiet); font-size: .9375rem }
.pause { border-left: .75rem solid var(--edge); padding-left: .4rem }
.wireframe.frames rect.stop { fill-opacity: .25; pointer-events: all }
.wireframe.pictured rect.stop { fill-opacity: 0 }
ol.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); padding-left: 1.5rem }
ol.cards p { margin: .125rem 0 }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0 }
section.topic { margin-top: 1.5rem }
svg.scale { display: block; max-width: 100%; margin: .25rem 0; overflow: visible }
svg.time { display: block; width: 100%; height: .875rem; margin: .125rem 0 .5rem }
svg.time[role] { height: 2rem; border: 1px solid var(--line) }
rect.heard { fill: var(--accent) }
rect.hint { fill: var(--panel); stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke }
rect.cut { fill: var(--warning) }
rect.unheard { fill: none; stroke: var(--warning); stroke-width: 2; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke }
path.silence { stroke: var(--edge); stroke-width: 2; stroke-dasharray: 2 2; fill: none; vector-effect: non-scaling-stroke }
path.tick { stroke: var(--fore); stroke-width: 1; vector-effect: non-scaling-stroke }
li.step { display: grid; gap: 0 1rem; padding-left: .5rem }
li.step .time { color: var(--quiet); font-variant-numeric: tabular-nums }
li.criterion { padding-left: .5rem }
.result { margin: .5rem 0; border: 1px solid var(--line, currentColor) }
p.result { border: 0 }
.result label { margin-right: 1rem }
dt { font-weight: 600 }
@media (min-width: 48rem) {
  li.step { grid-template-columns: 7rem 20rem minmax(0, 1fr) }
  li.step .action { grid-column: 2 / -1 }
  li.step svg.moment { grid-column: 2 }
  li.step .heard { grid-column: 3 }
}
ul.states { margin: .5rem 0 0; padding-left: 1rem; list-style: square }
details { margin: .25rem 0; font-size: .9375rem }
summary { cursor: pointer; color: var(--quiet) }
dl { margin: .25rem 0 } dd { margin: 0 0 .25rem 1rem }
code { font-family: ui-monospace, monospace; font-size: .875em }
audio { display: block; width: 100%; max-width: 24rem; height: 2.5rem; margin: .25rem 0 }
.tabs label { padding: .5rem .25rem }
.tabs select, .tabs input[type=search] { background: var(--back); color: var(--fore); font: inherit; padding: .25rem;
  border: 2px solid var(--edge); border-radius: 6px; max-width: 100% }
.sound button { font: inherit; padding: .25rem .75rem; border: 2px solid var(--edge); border-radius: 6px;
  background: var(--back); color: var(--fore); cursor: pointer }
.part.now { background: var(--warm); outline: 2px solid var(--accent) }
li.stop:target, li.stop.marked, li.stop.heard { background: var(--marked) }
a.drawn:target rect.stop, a.drawn.marked rect.stop, a.drawn.heard rect.stop, a.drawn:focus-visible rect.stop {
  stroke: var(--accent); stroke-width: 4 }
a.drawn:focus-visible { outline: none }
.counts { font-weight: 600 }
ul.pairs { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; margin: .25rem 0; padding: 0 }
ul.pairs li { border: 1px solid var(--edge); border-radius: 4px; padding: .1rem .4rem }
ul.pairs li.differs { border: 2px solid var(--error) }
ul.pairs .expected, ul.pairs .heard { display: block }
ul.pairs li.differs .expected { text-decoration: underline dotted }
ul.pairs small { color: var(--quiet) }
ul.findings { list-style: none; margin: .25rem 0; padding: 0 }
.severity { font-weight: 700 }
.severity.error { color: var(--error) }
.severity.warning { color: var(--warning) }
.wireframe.thumbnail rect.stop { stroke-width: 1 }
.wireframe.thumbnail rect.error { stroke-width: 2 }
.wireframe.thumbnail rect.warning { stroke-width: 2; stroke-dasharray: 5 2 }
@media print {
  .skip, .tabs, audio, li.stop details, svg.scale { display: none }
  li.finding, li.finding details { padding: 0; border: none; background: none }
  [hidden] { display: revert !important }
  .tabbed:not(.side) > .reader > :first-child { position: static; clip-path: none }
  body { max-width: none; padding: 0; font-size: 8pt; line-height: 1.3 }
  h2 { border-top: none; padding-top: 0; margin-top: 0; font-size: 14pt }
  h3 { font-size: 11pt; margin: .75rem 0 .25rem }
  h1, h2, h3, h4, h5, h6 { break-after: avoid }
  h4, h5, h6 { font-size: 9pt; margin: .5rem 0 .25rem }
  section.screen { break-before: page }
  .columns { display: block; columns: 5.5cm 3; column-gap: .5cm }
  li.stop, figure, .states > li { break-inside: avoid }
  figure svg { display: block; max-height: 22cm; max-width: 100%; margin: 0 auto }
  li.stop { padding: .15rem 0 .15rem 1.75rem }
  li.step, li.criterion { padding-left: 0 }
  a.number { left: 0; top: .15rem; min-width: 1.25rem; padding: 0; background: none; color: var(--fore); border: 1px solid }
  .announcement, p.hint, p.state, .derived, .source, .difference, span.number, figcaption { font-size: 8pt }
  ul.states { margin: 0; padding-left: .5rem }
  section.box { padding-left: .25rem; margin: .25rem 0 }
}
table.plain { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem }
.plain th, .plain td { text-align: start; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line) }
"""#

  static let pageScript: HTMLText = #"""
"use strict";
// Everything can be read without this script. It marks related stops and shows one reader at a time.
(() => {
  const pairs = new Map();
  for (const drawn of document.querySelectorAll("a.drawn")) {
    const said = document.getElementById(drawn.getAttribute("href").slice(1));
    pairs.set(drawn, [drawn, said]);
    pairs.set(said, [drawn, said]);
  }
  for (const [place, pair] of pairs) {
    const mark = (on) => pair.forEach((one) => one.classList.toggle("marked", on));
    for (const event of ["pointerenter", "focusin"]) place.addEventListener(event, () => mark(true));
    for (const event of ["pointerleave", "focusout"]) place.addEventListener(event, () => mark(false));
  }

  for (const readers of document.querySelectorAll(".readers")) {
    const panels = [...readers.querySelectorAll(":scope > .reader")];
    if (panels.length < 2) continue;
    const bar = document.createElement("div");
    bar.className = "tabs";
    const list = document.createElement("div");
    list.className = "tabs";
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", "Reader");
    const tabs = panels.map((panel) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.id = `${panel.id}-tab`;
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", panel.id);
      tab.textContent = panel.firstElementChild.textContent;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", tab.id);
      list.append(tab);
      return tab;
    });
    const side = document.createElement("button");
    side.type = "button";
    side.textContent = "Side by side";
    bar.append(list, side);
    readers.before(bar);
    readers.classList.add("tabbed");
    let chosen = 0;
    const show = (index, isSide) => {
      chosen = index;
      side.setAttribute("aria-pressed", isSide);
      readers.classList.toggle("side", isSide);
      tabs.forEach((tab, place) => {
        const isChosen = place === index;
        tab.setAttribute("aria-selected", isChosen);
        tab.tabIndex = isChosen ? 0 : -1;
        panels[place].hidden = !isSide && !isChosen;
      });
    };
    tabs.forEach((tab, place) => tab.addEventListener("click", () => show(place, false)));
    list.addEventListener("keydown", (event) => {
      const steps = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: tabs.length - 1 };
      if (!(event.key in steps)) return;
      event.preventDefault();
      const index = (steps[event.key] + tabs.length) % tabs.length;
      show(index, false);
      tabs[index].focus();
    });
    side.addEventListener("click", () => show(chosen, !readers.classList.contains("side")));
    show(0, false);
    // A link may lead into a panel that is not shown.
    const reveal = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const index = panels.findIndex((panel) => panel.contains(target));
      if (index >= 0 && panels[index].hidden) {
        show(index, false);
        target.scrollIntoView();
      }
    };
    addEventListener("hashchange", reveal);
    reveal();
  }

  // The items of a list can be filtered by severity, kind and words.
  const severities = { error: "must be fixed", warning: "should be fixed", note: "notes", none: "as expected" };
  const choices = { kind: "Findings", reader: "Reader", level: "Level" };
  for (const list of document.querySelectorAll("[data-filters]")) {
    const items = [...list.querySelectorAll("li.stop, li.finding")];
    if (items.length < 6) continue;
    const folded = list.querySelector("details.more");
    const bar = document.createElement("div");
    bar.className = "tabs";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", `${list.dataset.filters} that are shown`);
    const tests = [];
    const parts = [...list.querySelectorAll("section")];
    const result = document.createElement("p");
    result.setAttribute("aria-live", "polite");
    result.className = "result";
    const show = () => {
      items.forEach((item) => { item.hidden = !tests.every((test) => test(item)); });
      parts.forEach((part) => { part.hidden = !part.querySelector("li.stop:not([hidden])"); });
      result.textContent = `${items.filter((item) => !item.hidden).length} of ${items.length} are shown.`;
    };
    const add = (control, text, isBehind) => {
      const label = document.createElement("label");
      label.append(...(isBehind ? [control, ` ${text}`] : [`${text} `, control]));
      bar.append(label);
      control.addEventListener(control.type === "search" ? "input" : "change", show);
    };
    for (const [severity, name] of Object.entries(severities)) {
      const count = items.filter((item) => item.dataset.severity === severity).length;
      if (count === 0) continue;
      const box = document.createElement("input");
      box.type = "checkbox";
      box.checked = true;
      tests.push((item) => box.checked || item.dataset.severity !== severity);
      add(box, `${name} (${count})`, true);
    }
    for (const [key, name] of Object.entries(choices)) {
      const words = (item) => (item.dataset[key] ?? "").split(" ").filter((one) => one);
      const values = [...new Set(items.flatMap(words))].sort();
      if (values.length === 0 || key !== "level" && values.length < 2) continue;
      const select = document.createElement("select");
      select.append(new Option("all", ""), ...values.map((one) => new Option(one, one)));
      tests.push((item) => select.value === "" || words(item).includes(select.value));
      add(select, name);
    }
    const search = document.createElement("input");
    search.type = "search";
    tests.push((item) => item.textContent.toLowerCase().includes(search.value.toLowerCase()));
    add(search, "Words");
    bar.append(result);
    if (folded) folded.firstElementChild.after(bar);
    else if (list.matches("ol")) list.before(bar);
    else list.firstElementChild[list.matches("main") ? "before" : "after"](bar);
  }

  // The results of criteria can be saved as a table, which `earshot diff` reads.
  const tests = [...document.querySelectorAll("li.criterion")];
  if (tests.length > 0) {
    const readers = [...new Set([...document.querySelectorAll("[data-result]")].map((one) => one.dataset.result))];
    const cell = (text) => `"${text.replaceAll('"', '""')}"`;
    const fields = (test) => readers.flatMap((reader) => {
      const own = [...test.querySelectorAll("[data-result]")].find((one) => one.dataset.result === reader);
      return [own?.querySelector("[name=heard]").value ?? "", own?.querySelector(":checked")?.value ?? ""];
    });
    const save = document.createElement("button");
    save.type = "button";
    save.textContent = "Save the results";
    save.addEventListener("click", () => {
      const header = ["ID", "Title", "Section", ...readers.flatMap((one) => [`${one} Heard`, `${one} Result`]), "Note"];
      const rows = tests.map((test) => [
        test.dataset.test, test.querySelector(".announcement").textContent, "", ...fields(test),
        test.querySelector("[name=note]").value,
      ]);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(
        new Blob([[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")], { type: "text/csv" }));
      link.download = "results.csv";
      link.click();
    });
    document.querySelector("main").prepend(save);
  }

  // Equal recordings are in the page once.
  for (const player of document.querySelectorAll("audio[data-recording]")) {
    player.src = document.getElementById(player.dataset.recording).src;
    player.controls = true;
  }
  const players = [...document.querySelectorAll("audio")];
  if (players.length === 0) return;
  const bar = document.createElement("div");
  bar.className = "tabs";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", "Sound");
  const speedLabel = document.createElement("label");
  const speed = document.createElement("select");
  for (const rate of ["0.5", "0.75", "1", "1.5", "2", "3"]) {
    speed.append(new Option(`${rate} times`, rate, rate === "1", rate === "1"));
  }
  speedLabel.append("Speed ", speed);
  const onLabel = document.createElement("label");
  const goesOn = document.createElement("input");
  goesOn.type = "checkbox";
  onLabel.append(goesOn, " Go on to the next stop");
  bar.append(speedLabel);
  if (document.querySelector(".sound audio")) bar.append(onLabel);
  document.querySelector("main").prepend(bar);
  speed.addEventListener("change", () => players.forEach((one) => { one.playbackRate = Number(speed.value); }));

  players.forEach((player, index) => {
    const sound = player.closest(".sound");
    const own = sound ? [sound] : [...player.closest(".reader").querySelectorAll(".sound")];
    const heard = own.map((sound) => {
      const parts = [...sound.querySelectorAll(".part[data-from]")];
      const stop = sound.closest("li.stop");
      const from = Number(parts[0]?.dataset.from);
      return { parts, from, to: Number(parts.at(-1)?.dataset.to), places: pairs.get(stop) ?? [stop] };
    });
    // The words that are playing are marked in the text and in the drawing.
    const mark = () => {
      const now = player.currentTime;
      const isOn = !player.paused && !player.ended;
      const here = new Set();
      for (const { parts, from, to, places } of heard) {
        for (const part of parts) {
          part.classList.toggle("now", isOn && part.dataset.from <= now && now < part.dataset.to);
        }
        if (isOn && from - 0.3 <= now && now < to + 0.3) places.forEach((one) => here.add(one));
      }
      for (const { places } of heard) places.forEach((one) => one.classList.toggle("heard", here.has(one)));
      if (isOn) requestAnimationFrame(mark);
    };
    player.addEventListener("play", () => {
      players.filter((one) => one !== player).forEach((one) => one.pause());
      player.playbackRate = Number(speed.value);
      mark();
    });
    player.addEventListener("pause", mark);
    player.addEventListener("seeked", mark);
    player.addEventListener("ended", () => {
      mark();
      const next = players[index + 1];
      if (goesOn.checked && next && next.closest(".reader") === player.closest(".reader")) next.play();
    });
    // A recording of several stops can be begun at each of them.
    if (sound) return;
    own.forEach((sound, place) => {
      if (heard[place].parts.length === 0) return;
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Play from here";
      button.addEventListener("click", () => {
        player.currentTime = heard[place].from;
        player.play();
      });
      sound.append(button);
    });
  });
})();
"""#
}
