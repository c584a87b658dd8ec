// Written by Scripts/embed-profiles from Report/. Do not edit.
// swift-format-ignore-file

import EarshotOutput

enum PageParts {
  static let pageStyleDigest = "sha256-XAocs6rA2QYIFaL+GhbfxDwK31tlilwtn8pXzVfmJSQ="
  static let pageScriptDigest = "sha256-VG7ukeleqi+jwpCVJ92pHrHW9ZARKjizan1odgPOKwo="
  static let tryScriptDigest = "sha256-7yoorAv9ot6tUmSPbYMlk2PQg+b6dbloOOQQgV0eb+g="

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
  --back: #f5f6f8; --card: #ffffff; --fore: #1b1f24; --quiet: #555f6a; --line: #d5dbe1; --edge: #76808b; --panel: #eceff3;
  --accent: #0a55c4; --on-accent: #ffffff; --marked: #dbe8ff; --warm: #fff3c4;
  --error: #b3261e; --warning: #8a5300; --good: #1a7030; --error-back: #fdecea; --warning-back: #fdf1dc; --good-back: #e3f4e7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #0f1318; --card: #181d24; --fore: #e7ebf0; --quiet: #aab4bf; --line: #333c47; --edge: #7a8591; --panel: #232a33;
    --accent: #86b3ff; --on-accent: #0b1220; --marked: #1d3355; --warm: #443706;
    --error: #ff9189; --warning: #f2b34c; --good: #56c76d; --error-back: #391b1a; --warning-back: #352812; --good-back: #14301b;
  }
  .wireframe rect.stop { fill: #181d24; stroke: #9aa5b1 }
  .wireframe rect.text, .wireframe rect.image, .wireframe rect.heading { stroke: #7a8591 }
  .wireframe rect.field, .wireframe rect.dimmed { fill: #14181d }
  .wireframe rect.spoken { fill: #33290c }
  .wireframe rect.box { stroke: #9aa5b1 }
  .wireframe rect.error { stroke: #ff9189 }
  .wireframe rect.warning { stroke: #f2b34c }
  .wireframe rect.skipped { fill: none }
  .wireframe rect.focused { stroke: #86b3ff }
  .wireframe path.badge { fill: #b3bcc6 }
  .wireframe path.badge.error { fill: #ff9189 }
  .wireframe path.badge.warning { fill: #f2b34c }
  .wireframe text { fill: #e8ecf0 }
  .wireframe text.role, .wireframe text.title { fill: #b3bcc6 }
  .wireframe circle.number { fill: #86b3ff }
  .wireframe circle.later { fill: #14181d; stroke: #86b3ff }
  .wireframe text.number, .wireframe text.badge { fill: #0d1420 }
  .wireframe text.later { fill: #86b3ff }
  .wireframe path.way, .wireframe path.end, .wireframe path.more, .wireframe path.jump { stroke: #86b3ff }
  .wireframe path.cursor { fill: #86b3ff }
  .wireframe path.back { stroke: #f2b34c }
}
* { box-sizing: border-box }
@media screen { [hidden] { display: none !important } }
html { scroll-padding-top: 4.5rem }
body { margin: 0; background: var(--back); color: var(--fore); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 0; text-wrap: balance }
h1 { font-size: 1.75rem; letter-spacing: -.01em }
h2 { font-size: 1.25rem }
h3, h4, h5, h6 { font-size: 1rem }
a { color: var(--accent) }
:is(a, summary, select, input, audio, button, pre, [tabindex]):focus-visible {
  outline: 3px solid var(--accent); outline-offset: 2px }
:is(h2, h3, h4, .verdict):focus-visible { outline-offset: 6px }
.skip { position: absolute; left: -100vw; padding: .5rem 1rem; background: var(--card); z-index: 3 }
.skip:focus { left: 1rem; top: .5rem }
.hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap }

/* The frame: a line at the top, lists, and drawings on the right. */
header.top { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.5rem; padding: .625rem max(1rem, 50vw - 38rem);
  background: var(--card); border-bottom: 1px solid var(--line) }
.project { margin: 0; font-weight: 600; margin-inline-end: auto }
.project code { color: var(--quiet); font-weight: 400 }
main { max-width: 78rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
.chapter + .chapter, .answer ~ :is(.chapter, .clean) { margin-top: 2.5rem; padding-top: 2rem; border-top: 1px solid var(--line) }
.answer ~ .chapter h2 { font-size: 1.5rem }
.answer ~ :is(.chapter, .clean) h3 { font-size: 1.25rem }
.answer ~ :is(.chapter, .clean) .panel > h4:first-child { font-size: 1rem }
.clean > .chapter { margin-top: .75rem; padding-top: .75rem }
.clean > .chapter > .lists { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem }
.clean .lists > h2 + .summary { margin: 0 }
.screens, .lists section section { display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr) }
.lists { display: grid; gap: 2rem; align-content: start; grid-template-columns: minmax(0, 1fr) }
.lists > section { display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr) }
.drawings { display: grid; gap: 1.5rem; justify-items: center; margin-top: 2rem }
@media (min-width: 46rem) {
  header.top { position: sticky; top: 0; z-index: 2 }
  div.drawn { display: grid; grid-template-columns: minmax(0, 1fr) minmax(16rem, 27%); gap: 2.5rem }
  .drawings { position: sticky; top: 4.5rem; align-self: start; max-height: calc(100vh - 5.5rem); overflow: auto; margin-top: 0; padding: 4px 4px 2rem;
    mask-image: linear-gradient(#000 calc(100% - 2rem), transparent) }
}
@media (min-width: 62rem) {
  div.drawn { grid-template-columns: minmax(0, 1fr) 21rem }
  .tools:has(~ section > .criteria) { position: sticky; top: 3.6rem; z-index: 1; padding: .5rem 0; background: var(--back); box-shadow: 0 -1rem var(--back) }
}
details > div.drawn, details > div > .lists { margin-top: 1rem }
.screen > summary { padding: .5rem 0; font-weight: 600; color: var(--accent) }
.screen > .drawings, .screen > .tools { margin: .5rem 0 .75rem }

/* The answer. */
.answer { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) }
.answer + .screens { margin-top: 2rem }
.verdict { margin: 0; padding: .75rem 1rem; border-radius: 12px; background: var(--good-back); color: var(--good); font-size: 1.25rem; font-weight: 700 }
.verdict::before { content: "✓" / ""; margin-inline-end: .5rem }
.verdict.error { background: var(--error-back); color: var(--error) }
.verdict.error::before { content: "×" / "" }
.verdict.warning { background: var(--warning-back); color: var(--warning) }
.verdict.warning::before { content: "!" / "" }
.summary { margin: 0; color: var(--quiet) }
ol.worst { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
ol.worst li { padding-inline-start: .75rem; border-inline-start: 4px solid var(--error) }
ol.worst li.warning { border-color: var(--warning) }
ol.worst a { color: var(--fore); text-decoration-color: var(--edge) }
.lists > h2 + .summary { margin-top: -1.5rem }
.answer nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0 }

/* Findings: one line each. */
ol.findings { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr) }
.finding { border: 1px solid var(--line); border-inline-start: 4px solid var(--edge); border-radius: 8px; background: var(--card) }
.findings.long > .finding { content-visibility: auto; contain-intrinsic-size: auto 2.75rem }
.finding.error { border-inline-start-color: var(--error) }
.finding.warning { border-inline-start-color: var(--warning) }
.finding summary { padding: .5rem .75rem; color: var(--fore) }
.finding details > :not(summary) { margin: .25rem 1rem; max-width: 70ch }
.finding details[open] { padding-bottom: .75rem }
.fix { display: block; color: var(--quiet) }
.rest section { display: grid; gap: .5rem; margin-top: .75rem; grid-template-columns: minmax(0, 1fr) }
.severity { font-weight: 700; color: var(--quiet) }
.severity.error { color: var(--error) }
.severity.warning { color: var(--warning) }
.rest { display: grid; gap: .5rem }
:is(.rest, .clean) > summary { padding: .5rem 0; font-weight: 600; color: var(--accent) }
.equal > summary { padding: .25rem 0 }
.equal > ol { margin-top: .25rem }
summary { cursor: pointer }
pre { margin: .25rem 0; padding: .5rem .75rem; border-radius: 8px; background: var(--panel); white-space: pre-wrap }
code { font: .875em ui-monospace, monospace }

/* Announcements: a card for each stop. */
.panels { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr) }
.panel { display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr) }
.switched .panel > :is(h3, h4):first-child { position: absolute; clip-path: inset(50%) }
ol.stops, ol.steps { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr) }
ol.stops > li { position: relative; padding: .75rem 1rem .75rem 3.5rem; min-height: 3.5rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
.long ol.stops { display: block }
.long ol.stops > li { content-visibility: auto; contain-intrinsic-size: auto 6rem; margin-bottom: .5rem }
ol.stops > li > a:first-child, .compared th a { background: var(--accent); color: var(--on-accent); font-weight: 700; font-size: .875rem;
  text-align: center; text-decoration: none; border-radius: 1rem; line-height: 1.75rem; min-width: 1.75rem; padding: 0 .25rem }
ol.stops > li > a:first-child { position: absolute; left: .875rem; top: .8rem }
.compared th a { display: inline-block }
ol.stops > li.is-error { border-inline-start: 4px solid var(--error) }
ol.stops > li.is-warning { border-inline-start: 4px solid var(--warning) }
li p { margin: 0 }
.said { font-size: 1.1875rem; line-height: 1.7 }
.said[dir=rtl] { width: fit-content; max-width: 100% }
.said bdi { padding: .08em .3em; border-radius: 6px; background: var(--panel); box-decoration-break: clone; -webkit-box-decoration-break: clone }
.said :is(.name, .content, .announcement) { background: none; padding: 0; font-weight: 650 }
.said .role { font-size: .9em }
.said .value { font-style: italic }
.said :is(.state, .error) { text-decoration: underline; text-decoration-color: var(--edge); text-underline-offset: .2em }
.said :is(.position, .container) { color: var(--quiet); font-size: .9em }
.hint, .state, .difference, .source, .spoken { color: var(--quiet); font-size: .9375rem }
.device { margin-top: .375rem; padding-inline-start: .75rem; border-inline-start: 2px solid var(--line) }
.device .said { font-size: 1rem }
.more { font-size: .875rem; margin-inline-end: .75rem; color: var(--quiet); display: inline-block; min-height: 1.5rem }
a.more { text-decoration-color: var(--edge) }
:is(li[data-stop], .states li) > a.more { position: absolute; top: .75rem; right: 1rem; margin: 0; text-align: end; max-width: 4rem }
:is(li[data-stop], .states li) > a.more ~ a.more { position: static }
.states li { position: relative }
.states li > a.more { top: 0; right: 0 }
:is(li[data-stop], .states li) > .said { padding-right: 3.75rem }
@media (min-width: 48rem) {
  :is(li[data-stop], .states li) > a.more { max-width: none; white-space: nowrap }
  :is(li[data-stop], .states li) > .said { padding-right: 7rem }
}
.why { margin: .5rem 0; padding: .5rem .75rem; border-radius: 8px; background: var(--panel); font-size: .9375rem }
.why ul, .why ol { margin: 0; padding-inline-start: 1.25rem }
.states { font-size: .9375rem }
.states > summary, .box > summary { color: var(--quiet) }
.states ul { margin: .25rem 0 0; padding: 0; list-style: none; display: grid; gap: .5rem }
.states .said { font-size: 1rem }
.box { display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr); padding-inline-start: .75rem; border-inline-start: 2px solid var(--line) }
details.box > summary { padding: .25rem 0; font-weight: 600 }
details.box > ol { margin-top: .5rem }
[data-reading=device] :is(li, .states li):has(> .device) > :is(.said, .hint, .sound, audio) { display: none }
[data-reading=guideline] .device { display: none }
:is(ol.stops > li, li, tr):is(:target, .heard) { background: var(--marked) }
:is(ol.stops > li, li, tr).marked { box-shadow: inset 3px 0 0 var(--accent) }
bdi.now { background: var(--warm) !important; outline: 2px solid var(--accent) }

/* Tables. */
table { border-collapse: collapse; width: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 8px }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line) }
thead th { color: var(--quiet); font-size: .875rem; overflow-wrap: normal }
.compared th:first-child { width: 4.5rem; white-space: nowrap }
.compared p { margin: 0 }
.scrolling { overflow-x: auto }
.scrolling td { min-width: 8rem }
.is-same mark { background: none; text-decoration: underline dotted var(--edge) }
.compared :is(td, th:not(:first-child)) { width: 50% }
.compared tr.is-error th { box-shadow: inset 4px 0 var(--error) }
.compared tr.is-warning th { box-shadow: inset 4px 0 var(--warning) }
mark { background: var(--warm); color: inherit; padding: 0 .15em; border-radius: 4px; text-decoration: underline 2px; text-decoration-color: var(--warning) }
.count { font-variant-numeric: tabular-nums }
.count.is-error { color: var(--error); font-weight: 700 }
.count.is-none { color: var(--quiet) }
.count.is-warning { color: var(--warning); font-weight: 700 }
th button { font: inherit; font-weight: 700; color: inherit; background: none; border: none; padding: 0; cursor: pointer; text-align: start }
th:not([aria-sort]) button::after { content: " ↕" / ""; color: var(--quiet) }
th[aria-sort=ascending] button::after { content: " ↑" / "" }
th[aria-sort=descending] button::after { content: " ↓" / "" }
.criteria :is(ul, p) { margin: 0; padding-inline-start: 0; list-style: none }
.criteria th[scope=row] { width: 20%; font-weight: 600 }
.criteria td { width: 22% }
.criteria td:nth-of-type(2) { width: 38% }
section > :is(h3, h4):has(+ .criteria) { margin-top: 2rem }
.criteria td ul { display: grid; gap: .5rem }
.criteria td p + p { margin-top: .25rem }
.criteria tr.is-pass { background: var(--good-back) }
.criteria tr.is-fail { background: var(--error-back) }
.criteria td.result { width: 22% }
section:not([hidden]):has(> .criteria) ~ section > .criteria thead { position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden }
.result :is(select, input) { width: 100%; margin-top: .25rem }
@media screen and (min-width: 75rem), screen and (max-width: 62rem) {
  .result p { display: grid; grid-template-columns: 5.25rem minmax(0, 1fr); align-items: center; gap: .25rem }
  .result p > * { margin-top: 0 }
  .result p > input { grid-column: 2 }
}
.criteria .source { font-weight: 400 }
@media screen and (max-width: 62rem) {
  .criteria thead { position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden }
  .criteria :is(tr, td, th[scope=row]) { display: block; width: auto; border: none; padding: .25rem .75rem }
  .criteria tbody > tr { border-bottom: 1px solid var(--edge); padding: .5rem 0 }
  .criteria td:nth-of-type(-n+2)::before { color: var(--quiet); font-weight: 700; font-size: .875rem }
  .criteria td:nth-of-type(1)::before { content: "Action" }
  .criteria td:nth-of-type(2)::before { content: "Expected" }
}
@media (max-width: 48rem) {
  .more { min-height: 2.75rem; min-width: 2.75rem }
  :is(li[data-stop], .states li) > a.more { top: .25rem; padding-top: .6rem }
}
@media (max-width: 40rem) {
  main { padding-top: 1rem }
  header.top .switches { display: contents }
  .lists { gap: 1.5rem }
  .answer ~ .chapter .lists > h2 + .summary { margin-top: 0 }
  .answer { gap: .75rem }
  .chapter + .chapter, .answer ~ :is(.chapter, .clean) { margin-top: .75rem; padding-top: .75rem }
  .answer:has(~ .chapter), .answer ~ .chapter .lists { gap: .5rem }
  .answer + .screens { margin-top: 1rem }
  .answer ~ .chapter details:not([open]) > summary .fix { display: none }
  th, td { padding: .375rem .5rem }
  .sortable :is(th, td):is(:nth-child(2), :nth-child(3), :nth-child(6)) { display: none }
  .sortable:not(.changes) thead th { overflow-wrap: normal }
}

/* Controls. */
.tools, .switches { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem }
.work { flex: 1 0 100%; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem }
progress { flex: 1 1 6rem; min-width: 4rem; max-width: 16rem; accent-color: var(--accent) }
button, select, input[type=search], input[type=text] { font: inherit; font-size: .9375rem; min-height: 2.25rem; padding: .25rem .75rem;
  border: 1px solid var(--edge); border-radius: 8px; background: var(--card); color: var(--fore); max-width: 100% }
::placeholder { color: var(--quiet); opacity: 1 }
button { cursor: pointer }
[role=radiogroup] { display: flex; flex-wrap: wrap; border: 1px solid var(--edge); border-radius: 8px; padding: 2px; gap: 2px }
[role=radio] { border: none; min-height: 2rem; border-radius: 6px; background: none }
[role=radio][aria-checked=true], [aria-pressed=true] { background: var(--accent); color: var(--on-accent); font-weight: 600 }
.play { min-height: 2rem; min-width: 2rem; padding: 0 .5rem; border-radius: 1rem; margin-inline-end: .5rem; color: var(--accent) }
.result-line { margin: 0; color: var(--quiet) }
.player { position: fixed; inset: auto 0 0; z-index: 3; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem;
  padding: .5rem max(1rem, 50vw - 38rem); background: var(--card); border-top: 1px solid var(--line) }
.player p { flex: 1 1 12rem; margin: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.has-player main { padding-bottom: 8rem }
.has-player { scroll-padding-bottom: 6rem }
.panel > button.try { justify-self: start; border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600 }
.tools + .switched > .panel > button.try { place-self: start end; margin-top: -3rem }
section.try { position: fixed; inset: auto 0 0; z-index: 4; display: grid; gap: .5rem; max-height: 70vh; overflow: auto;
  grid-template-columns: minmax(0, 1fr); padding: .75rem max(1rem, 50vw - 38rem); background: var(--card); border-top: 2px solid var(--accent) }
section.try p { margin: 0 }
section.try .said { font-size: 1.75rem; line-height: 1.3; min-height: 1.3em; font-weight: 650 }
.stage { padding: .75rem; border: 2px dashed var(--edge); border-radius: 12px; text-align: center; touch-action: none; user-select: none }
.controls { display: flex; flex-wrap: wrap; gap: .5rem }
.is-trying .player { display: none }
.is-trying .drawings { max-height: calc(100vh - 25rem); overflow: auto }
.is-trying .screen .drawings { max-height: 30vh; margin-top: .5rem }
.is-trying main { padding-bottom: 24rem }
.is-trying { scroll-padding-bottom: 22rem }
audio { display: block; width: 100%; max-width: 24rem; height: 2.5rem; margin: .25rem 0 }
audio[hidden] { display: none }

/* The sketch of a phone. */
figure { margin: 0; width: 100%; max-width: 20rem; overflow-wrap: break-word }
figcaption { margin-top: .5rem; color: var(--quiet); font-size: .875rem; text-align: center }
.display, .phone .sheet { display: flex; flex-direction: column; gap: .5rem; padding: .75rem; background: var(--card); font-size: .9375rem; line-height: 1.35 }
.display { min-height: 26rem; padding-top: 2.25rem; border: 9px solid var(--fore); border-radius: 2.25rem; position: relative }
.display::before { content: ""; position: absolute; top: .5rem; left: 50%; margin-left: -2.25rem; width: 4.5rem; height: .9rem; border-radius: 1rem; background: var(--fore) }
.captured .display { padding: 1.75rem 0 1rem; min-height: 0 }
.phone .sheet { margin-top: .75rem; border: 1px solid var(--edge); border-radius: 1.25rem; font-size: .875rem }
.phone .sheet > p { margin: 0; color: var(--quiet) }
.phone .sheet > p::before { content: ""; display: block; width: 2.5rem; height: 4px; margin: 0 auto .375rem; border-radius: 2px; background: var(--line) }
.phone :where(a, .display span, .sheet span) { position: relative; display: flex; align-items: center; gap: .5rem; padding: .375rem .5rem; border-radius: 8px; color: var(--fore);
  text-decoration: none; border: 1px solid transparent; min-height: 2.25rem; flex-wrap: wrap }
.phone :is(a, span) > bdi { flex: 1 1 0; min-width: min-content; max-width: max(11rem, 100% - 1.875rem) }
.phone svg a { display: inline }
.phone i { flex: none; min-width: 1.375rem; height: 1.375rem; padding: 0 .2rem; border-radius: 1rem; background: var(--accent); color: var(--on-accent); font: 700 .75rem/1.375rem system-ui, sans-serif; text-align: center }
.phone .sheet i { background: var(--card); color: var(--accent); box-shadow: inset 0 0 0 2px var(--accent) }
.phone small { color: var(--quiet); font-size: .8125rem; margin-inline-start: auto; text-align: end }
.phone .heading { font-size: 1.125rem; font-weight: 700 }
.phone .link { color: var(--accent); text-decoration: underline }
.phone .spoken { font-style: italic; border: 1px dashed var(--edge) }
.phone .image { min-height: 4rem; color: var(--quiet); border-color: var(--line); background: repeating-linear-gradient(135deg, var(--panel) 0 8px, var(--card) 8px 16px) }
.phone .image bdi { background: var(--card); padding: 0 .25rem }
.phone :is(.button, .toggle-button, .back-button, .menu, .menu-button, .key):not(:where(.group)) { background: var(--panel); font-weight: 600; color: var(--accent) }
.phone .radio-group > .button { background: none; font-weight: 400; color: var(--fore) }
.phone :is(.text-field, .edit-box, .secure-text-field, .search-field, .dropdown, .dropdown-list, .pop-up-button, .date-picker, .time-picker, .date-time-picker, .picker-wheel, .picker-item) { border-color: var(--edge); background: var(--back) }
.phone .search-field { border-radius: 1.5rem }
.phone :is(.dropdown, .dropdown-list, .pop-up-button, .date-picker, .time-picker, .date-time-picker) { flex-wrap: nowrap }
.phone :is(.dropdown, .dropdown-list, .pop-up-button, .date-picker, .time-picker, .date-time-picker, .menu, .expandable-row):not(:where(.group))::after { content: "▾" / ""; margin-inline-start: auto; color: var(--quiet) }
.phone small + *, .phone :is(.dropdown, .date-picker, .time-picker):has(small)::after { margin-inline-start: 0 }
.phone :is(.switch, .checkbox, .radio-button, :where(.radio-group > .button)):not(:where(.group))::after { content: "" / ""; flex: none; margin-inline-start: auto; width: 1.25rem; height: 1.25rem; border: 2px solid var(--edge); border-radius: 4px }
.phone :is(.radio-button, .radio-group > .button)::after { border-radius: 50% }
.phone .switch::after { width: 2.25rem; border-radius: 1rem; background: radial-gradient(circle at .6rem 50%, var(--edge) .4rem, transparent .42rem) }
.phone .switch.on::after { border-color: var(--accent); background: radial-gradient(circle at calc(100% - .6rem) 50%, var(--on-accent) .4rem, var(--accent) .42rem) }
.phone .checkbox.on::after { content: "✓" / ""; background: var(--accent); border-color: var(--accent); color: var(--on-accent); font: 700 .875rem/1.1rem system-ui; text-align: center }
.phone :is(.radio-button, .radio-group > .button).on::after { border-color: var(--accent); border-width: 6px }
.phone :is(.switch, .checkbox, .radio-button) small { margin-inline-start: 0 }
.phone :is(.slider, .adjustable, .progress, .progress-bar, .loading, .rating, .stepper) { flex-wrap: wrap }
.phone :is(.slider, .progress, .progress-bar, .loading):not(:where(.group))::after { content: "" / ""; flex: 1 0 100%; height: 4px; border-radius: 2px; background: linear-gradient(90deg, var(--accent) 60%, var(--line) 0) }
.phone :is(.card, .banner, .alert) { border-color: var(--line); box-shadow: 0 1px 3px #0003 }
.phone :is(.table-row, .list > *, .reorderable-row) { border-bottom-color: var(--line); border-radius: 0 }
.phone .chip { border-color: var(--edge); border-radius: 1rem }
.group { display: flex; flex-direction: column; gap: .375rem }
.group:is(.card, .banner, .group, .modal, .sheet) { padding: .375rem; border: 1px solid var(--line); border-radius: 12px; margin: 0; font-size: inherit; background: none }
.group:is(.tab-bar, .segmented-control, .toolbar, .navigation-bar, .chip-group, .rating, .stepper, .page-control) { flex-flow: row wrap; background: var(--panel); border-radius: 10px; padding: .25rem; gap: .25rem }
.group:is(.tab-bar, .segmented-control) > * { flex: 1 1 4.5rem; flex-flow: column; gap: .125rem; justify-content: center; text-align: center; background: none; font-weight: 400; color: var(--fore); padding: .25rem }
.group:is(.tab-bar, .segmented-control) bdi { flex: none; max-width: 100% }
.group:is(.tab-bar, .segmented-control) > .on { background: var(--card); font-weight: 700; border-color: var(--line) }
.group.tab-bar:last-child { margin-top: auto }
.group.chip-group { background: none; padding: 0 }
.phone .on:is(.chip, .button, .tab, .picker-item, .text) { font-weight: 700; border-color: var(--accent) }
.phone .off { color: var(--quiet); border-style: dashed; border-color: var(--line); background: none }
.phone .missing { border: 2px dashed var(--error) }
.phone .extra { border: 2px dotted var(--edge) }
.phone :is(.is-error, .is-warning, .is-note)::before { position: absolute; inset-inline-end: -.375rem; top: -.5rem; width: 1.25rem; height: 1.25rem; border-radius: 50%; font: 700 .875rem/1.25rem system-ui; text-align: center }
.phone .is-error { border: 2px solid var(--error) }
.phone .is-error::before { content: "×" / ""; background: var(--error); color: var(--card) }
.phone .is-warning { border: 2px dashed var(--warning) }
.phone .is-warning::before { content: "!" / ""; background: var(--warning); color: var(--card); border-radius: 4px }
.phone .is-note::before { content: "i" / ""; background: var(--quiet); color: var(--card); border-radius: 0 }
.phone a:is(:target, .marked, .heard) { outline: 3px solid var(--accent); outline-offset: 1px }
a.drawn:is(:target, .marked, .heard, :focus-visible) rect.stop { stroke: var(--accent); stroke-width: 4 }
a.drawn { outline: none !important }
.wireframe.frames rect.stop { fill-opacity: .25; pointer-events: all }
.wireframe.frames rect:is(.field, .button) { rx: 8px }
.wireframe.frames rect.button { fill: var(--panel); fill-opacity: 1 }
.wireframe.frames rect:is(.button, .text, .heading, .link):not(.error, .warning) { stroke-opacity: .35 }
.wireframe.frames text:is(.button, .link) { fill: var(--accent) }
.wireframe.frames text:is(.text, .control, .field) { font-weight: 400 }
.glyph { fill: none; stroke: var(--edge); stroke-width: 2 }
rect.glyph.on { fill: var(--accent); stroke: none }
circle.glyph.on { stroke: var(--accent); stroke-width: 5 }
.knob { fill: var(--edge) }
.wireframe rect.on + .knob { fill: var(--on-accent) }
.wireframe.pictured rect.stop { fill-opacity: 0 }

/* Walks. */
li.step { display: grid; gap: .25rem 1rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
li.step .time { color: var(--quiet); font-variant-numeric: tabular-nums }
@media (min-width: 62rem) {
  li.step { grid-template-columns: 6rem 20rem minmax(0, 1fr) }
  li.step .action { grid-column: 2 / -1 }
  li.step svg.moment { grid-column: 2 }
  li.step .heard { grid-column: 3 }
}
.counts { margin: 0; font-weight: 600 }
svg.time { display: block; width: 100%; height: .875rem; margin: .125rem 0 .5rem }
svg.time[role] { height: 2rem; border: 1px solid var(--line) }
rect.heard { fill: var(--accent) }
rect.hint { fill: var(--panel); stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke }
rect.cut { fill: var(--warning) }
rect.unheard { fill: none; stroke: var(--warning); stroke-width: 2; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke }
path.silence { stroke: var(--edge); stroke-width: 2; stroke-dasharray: 2 2; fill: none; vector-effect: non-scaling-stroke }
path.tick { stroke: var(--fore); stroke-width: 1; vector-effect: non-scaling-stroke }
dt { font-weight: 600 } dl { margin: .25rem 0 } dd { margin: 0 0 .25rem 1rem }

.about { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet) }
.about > summary { font-weight: 600 }
.about p { max-width: 70ch }
.sources { margin: .5rem 0 }
.sources li { content-visibility: auto; contain-intrinsic-size: auto 2rem; margin: .25rem 0 }
@media (forced-colors: active) {
  .phone i, ol.stops > li > a:first-child, .verdict { border: 1px solid }
  .phone :is(a, span) { border-color: CanvasText }
}
@page { margin: 1.2cm }
@media print {
  .skip, .tools, .switches, .player, .try, audio, .play, a.more, header.top, nav { display: none }
  [hidden] { display: revert !important }
  :root { --back: #ffffff }
  html { font-size: 9pt }
  body { line-height: 1.3 }
  main { max-width: none; padding: 0 }
  h1 { font-size: 14pt } h2 { font-size: 11pt } h3, h4, h5, h6 { font-size: 9pt; break-after: avoid }
  div.drawn { display: block }
  .drawings { position: static; max-height: none; display: block; columns: 3 }
  .lists, .lists > section, .panels, .panel { gap: .375rem }
  ol.stops { display: block; columns: 2 }
  ol.stops > li { padding: .25rem .25rem .25rem 2.25rem; min-height: 0; break-inside: avoid; margin-bottom: .25rem }
  .long ol.stops > li { content-visibility: visible }
  ol.stops > li > a:first-child { left: .25rem; top: .25rem; line-height: 1.3; background: none; color: var(--fore) }
  .said, .device .said, .states .said { font-size: 1rem; line-height: 1.3 }
  th, td { padding: .1rem .25rem }
  thead th { font-size: inherit }
  section:has(> section > .criteria) { display: block; columns: 2; column-gap: 1.5rem; font-size: 9pt; line-height: 1.25 }
  section:has(> section > .criteria) > :is(h2, h3, .summary) { column-span: all; margin-bottom: .25rem }
  .lists section section:has(> .criteria) { display: block; margin-bottom: .5rem }
  section > :is(h3, h4):has(+ .criteria) { margin: 0 0 .125rem; font-size: 9pt }
  .criteria, .criteria :is(tbody, tr, th[scope=row], td, td.result, td ul, li) { display: block; width: auto; border: none; padding: 0; background: none }
  .criteria :is(thead, .source) { display: none }
  .criteria tr[data-test] { padding: .25rem 0; border-top: 1px solid var(--edge) }
  .criteria td p + p { margin: 0 }
  .criteria :is(tr, td) :is(th[scope=row], th + td, th b, th + td > p, li p) { display: inline }
  .criteria th b::after { content: ": " }
  .criteria tr[data-test] li { padding-inline-start: .5rem; text-indent: -.5rem }
  .criteria td li::before { content: "• " / "" }
  .criteria li p:not(:last-child)::after { content: ";" }
  .criteria tr .result { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-top: .125rem }
  .result :is(select, input) { width: auto; max-width: 100%; min-height: 0; margin: 0; padding: 0 .25em; border: none; font-size: inherit; appearance: none; field-sizing: content }
  .result :is(select:has(option:first-child:checked), :placeholder-shown) { display: none !important }
  .result p:not(:has(option:not(:first-child):checked))::after { content: "☐ pass  ☐ fail  ☐ n/a"; white-space: pre; margin-inline-start: .5em }
  .result:not(:has(> input:not(:placeholder-shown)))::after { content: "Note"; flex: 1 0 3rem; border-bottom: 1px dotted var(--edge) }
  .criteria tr, figure, .finding { break-inside: avoid }
  .finding summary { padding: .1rem .25rem }
}
"""#

  static let pageScript: HTMLText = #"""
"use strict";
(() => {
const all = (selector, place = document) => [...place.querySelectorAll(selector)];
const make = (tag, attributes = {}, ...content) => {
const one = document.createElement(tag);
for (const [name, value] of Object.entries(attributes)) {
if (name in one && typeof value !== "string") one[name] = value;
else one.setAttribute(name, value);
}
one.append(...content);
return one;
};
const button = (text, attributes, act) => {
const one = make("button", { type: "button", ...attributes }, text);
one.addEventListener("click", act);
return one;
};
const stored = (key, value) => {
try {
if (value === undefined) return localStorage.getItem(key);
if (value === "") localStorage.removeItem(key);
else localStorage.setItem(key, value);
} catch { /* Nothing is remembered. */ }
return null;
};
const address = () => location.hash.slice(1).split("?");
const anchor = () => decodeURIComponent(address()[0]);
const choicesNow = new URLSearchParams(address()[1] ?? "");
const remember = (key, value) => {
if (value === "") choicesNow.delete(key);
else choicesNow.set(key, value);
const query = choicesNow.toString();
const hash = `${address()[0]}${query ? `?${query}` : ""}`;
if (hash !== location.hash.slice(1)) history.replaceState(null, "", hash ? `#${hash}` : location.href.split("#")[0]);
};
const target = (link) => document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1)));
const chapters = all(".chapter");
for (const chapter of chapters.length > 1 ? chapters : []) {
const title = chapter.querySelector("h2")?.textContent ?? "";
for (const summary of all("summary:not(.states > summary)", chapter)) {
summary.append(make("span", { class: "hidden" }, `: ${title}`));
}
}
const unnumbered = "announced without focus";
const numberOf = (stop) => stop.querySelector(":scope > a:first-child")?.textContent ?? unnumbered;
const kinds = "name value role state position container content error actions hint announcement".split(" ");
const divide = (said) => {
const text = said.textContent;
let place = 0;
said.replaceChildren(...[...said.dataset.parts.matchAll(/([a-z])(\d+)/g)].flatMap(([, letter, length]) =>
[make("bdi", { class: kinds[letter.charCodeAt(0) - 97] }, text.slice(place, place += Number(length))), text.slice(place, place += 2)]));
said.removeAttribute("data-parts");
};
const prepare = (stop, part = stop) => {
const isOwn = (one) => (one.closest(".states > ul") ?? stop) === part;
all("[data-parts]", part).filter(isOwn).forEach(divide);
const screen = chapters.length > 1 ? `${stop.closest(".chapter").querySelector("h2").textContent}, ` : "";
const number = numberOf(stop);
for (const control of all("a.more, .states > summary", part).filter(isOwn)) {
const place = control.closest(".device, .states li, li");
const said = place.querySelector(":scope > .said");
if (!said) continue;
const names = all(".name, .content, .announcement", said).map((one) => one.textContent);
const text = names.join(", ") || said.textContent;
const name = text.length > 40 ? `${text.slice(0, 39)}…` : text;
const notes = [place.closest(".states li"), place.closest(".device")]
.map((one) => one?.querySelector(":scope > .state").textContent.replace(/^when |:$/g, "")).filter((one) => one);
control.append(make("span", { class: "hidden" }, ": ",
said.lang ? make("bdi", { lang: said.lang, dir: said.dir }, name) : name, ", ", [...notes, ""].join(", "), screen, number));
}
};
const unprepared = all("li[data-stop]").values();
const isLong = document.querySelector(".long") !== null;
const prepareSome = () => {
const end = performance.now() + 8;
for (const stop of unprepared) {
prepare(stop);
if (isLong && performance.now() > end) {
(self.requestIdleCallback ?? setTimeout)(prepareSome);
return;
}
}
};
prepareSome();
const states = new Set(all("li[data-stop] > .states"));
addEventListener("toggle", ({ target: fold }) => {
if (states.delete(fold)) prepare(fold.parentElement, fold.querySelector("ul"));
}, true);
const choice = (label, names, act, first = 0) => {
const group = make("div", { role: "radiogroup", "aria-label": label });
const radios = names.map((name, place) => button(name, { role: "radio" }, () => choose(place)));
const key = label.toLowerCase().replaceAll(" ", "-");
const choose = (chosen) => {
radios.forEach((one, place) => {
one.setAttribute("aria-checked", String(place === chosen));
one.tabIndex = place === chosen ? 0 : -1;
});
act(chosen);
remember(key, chosen === first ? "" : names[chosen]);
};
const start = () => choose(Math.max(names.indexOf(choicesNow.get(key) ?? names[first]), 0));
group.addEventListener("keydown", (event) => {
const now = radios.indexOf(document.activeElement);
const steps = { ArrowRight: now + 1, ArrowDown: now + 1, ArrowLeft: now - 1, ArrowUp: now - 1 };
if (!(event.key in steps)) return;
event.preventDefault();
event.stopPropagation();
const next = (steps[event.key] + radios.length) % radios.length;
choose(next);
radios[next].focus();
});
group.append(...radios);
return { group, choose, start };
};
const stops = "li[data-stop], li.finding, .phone a, tr[id]";
const pair = (stop) => {
const isFinding = stop.matches(".finding");
const link = stop.matches("a") ? stop : stop.querySelector(isFinding ? ".source > a[href^='#']" : "a[href^='#']");
const other = link && target(link);
return other ? [stop, ...(isFinding ? pair(other) : [other])] : [stop];
};
const follow = (places) => {
for (const place of places) {
const frame = place.closest(".drawings");
if (!frame || frame.contains(places[0])) continue;
const [inner, outer] = [place.getBoundingClientRect(), frame.getBoundingClientRect()];
frame.scrollTop += Math.min(0, inner.top - outer.top - 24) + Math.max(0, inner.bottom - outer.bottom + 48);
}
};
let marked = [];
const mark = (event) => {
marked.forEach((one) => one.classList.remove("marked"));
const stop = event.target.closest?.(stops);
marked = stop ? pair(stop) : [];
marked.forEach((one) => one.classList.add("marked"));
follow(marked);
};
let tried = [];
addEventListener("earshot-stop", ({ detail: stop }) => {
tried.forEach((one) => one.classList.remove("heard"));
tried = stop ? pair(stop) : [];
tried.forEach((one) => one.classList.add("heard"));
follow(tried);
});
addEventListener("pointerover", mark);
addEventListener("focusin", mark);
const panels = all(".panels > .panel");
const names = [...new Set(panels.map((panel) => panel.dataset.name))];
const switches = make("div", { class: "switches" });
document.querySelector("header.top").append(switches);
const app = document.querySelector("table.compared[data-reader]")?.dataset.reader;
const compared = Math.max(names.findIndex((name) => app && name.startsWith(app)), 0);
let show = () => {};
if (names.length > 1) {
const readers = choice("Reader", names, (place) => {
panels.forEach((panel) => { panel.hidden = panel.dataset.name !== names[place]; });
for (const drawing of all("figure[data-panel]")) {
const own = drawing.dataset.panel.split(" ").map((id) => document.getElementById(id)).filter((one) => one?.matches(".panel"));
const shown = own.find((panel) => !panel.hidden);
drawing.hidden = own.length > 0 && !shown;
if (own.length < 2 || !shown) continue;
for (const link of all("a[id]", drawing)) link.setAttribute("href", `#${shown.id}${link.id.slice(link.id.lastIndexOf("-"), -1)}`);
}
dispatchEvent(new Event("earshot-reader"));
}, compared);
all(".panels").forEach((one) => one.classList.add("switched"));
switches.append(readers.group);
show = readers.choose;
readers.start();
}
if (document.querySelector(".device")) {
const readings = [["Both", ""], ["Guidelines", "guideline"], ["Device", "device"]];
const reading = choice("Announcements of", readings.map((one) => one[0]), (place) => {
document.body.dataset.reading = readings[place][1];
});
switches.append(reading.group);
reading.start();
}
const reveal = () => {
const place = document.getElementById(anchor());
if (!place) return;
const hidden = place.closest("[hidden]");
const name = hidden?.dataset.name ?? document.getElementById(hidden?.dataset.panel?.split(" ")[0])?.dataset.name;
if (name) show(names.indexOf(name));
for (let one = place; one; one = one.parentElement) if (one.matches("details")) one.open = true;
const screen = place.matches("h2") && place.closest(".chapter")?.querySelector(":scope > details");
if (screen) screen.open = true;
place.scrollIntoView({ block: "nearest" });
mark({ target: place });
if (!place.matches(".finding")) return;
place.firstElementChild.open = true;
place.querySelector("summary").focus();
};
addEventListener("hashchange", () => {
reveal();
remember("", "");
});
if (chapters.length === 1 && matchMedia("(min-width: 46rem)").matches) {
const first = document.querySelector(".finding:is(.error, .warning) > details");
if (first) first.open = true;
}
reveal();
const narrow = matchMedia("(max-width: 45.99rem)");
const foldIfNarrow = (fold, put, restore) => {
const place = () => {
if (narrow.matches) return put();
fold.remove();
restore();
};
narrow.addEventListener("change", place);
place();
};
for (const drawings of all(".drawings")) {
const next = drawings.previousElementSibling;
const after = next.querySelector(":scope > .answer, :scope > .summary");
const fold = make("details", { class: "screen" }, make("summary", {}, "Show the screen",
...(chapters.length > 1 ? [make("span", { class: "hidden" }, `: ${drawings.closest(".chapter").querySelector("h2").textContent}`)] : [])));
foldIfNarrow(fold, () => {
fold.append(drawings);
if (after) after.after(fold);
else next.prepend(fold);
}, () => next.after(drawings));
}
addEventListener("click", (event) => {
const link = event.target.closest?.("a.more");
if (!link) return;
event.preventDefault();
const open = link.nextElementSibling?.matches(".why") ? link.nextElementSibling : null;
link.setAttribute("aria-expanded", String(!open));
if (open) {
open.remove();
return;
}
const source = target(link);
const copy = make("div", { class: "why" });
copy.innerHTML = source.innerHTML;
const rules = [...new Set(all("a[href^='#r']", copy).map(target))];
all("a[href^='#']", copy).forEach((one) => one.replaceWith(...one.childNodes));
if (rules.length > 0) copy.append(make("ul", {}, ...rules.map((rule) => {
const item = make("li");
item.innerHTML = rule.innerHTML;
return item;
})));
link.after(copy);
});
for (const link of all("a.more")) link.setAttribute("aria-expanded", "false");
all("li.finding").forEach((finding, place) => {
const link = finding.querySelector(":scope > details > a");
if (link) link.append(make("span", { class: "hidden" }, `: finding ${place + 1}`));
});
const copied = (text, from) => {
const area = make("textarea", {}, text);
document.body.append(area);
area.select();
document.execCommand("copy");
area.remove();
from.focus();
};
all("pre.accept").forEach((lines, place) => {
const status = make("span", { role: "log", class: "result-line" });
lines.hidden = true;
lines.after(button("Copy lines to accept it", { "aria-label": `Copy lines to accept finding ${place + 1}` }, (event) => {
copied(lines.textContent, event.currentTarget);
status.textContent = " Copied.";
}), status);
});
const beginning = (text) => new RegExp(`${/^\p{Script=Latin}/u.test(text) ? "(?<!\\p{Script=Latin})" : ""}${text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`, "iu");
const wordsOf = (item) => {
const copy = item.cloneNode(true);
all(".result, .hidden", copy).forEach((one) => one.remove());
return copy.textContent;
};
const severities = { error: "must be fixed", warning: "should be fixed", note: "notes" };
const choices = { kind: "Kind", language: "Language", reader: "Reader", area: "Area", level: "Level" };
const severityOf = (item) => Object.keys(severities).find((one) => item.classList.contains(one));
for (const [index, list] of all("[data-filters]").entries()) {
const items = all("li.finding, tbody > tr", list);
if (items.length < 6) continue;
const chapter = all(".chapter").length > 1 ? list.closest(".chapter")?.querySelector("h2") : null;
const place = chapter ? `: ${chapter.textContent}` : "";
const bar = make("div", { class: "tools", role: "group", "aria-label": `Filter: ${list.dataset.filters}${place}` });
const tests = [];
const groups = all("section", list);
const controls = [];
const effects = [];
const clear = button("Clear filters", { hidden: true }, () => {
for (const [control, , first] of controls) control[control.type === "checkbox" ? "checked" : "value"] = first;
update();
controls[0][0].focus();
});
const result = make("p", { "aria-live": "polite", class: "result-line" });
const update = () => {
items.forEach((item) => { item.hidden = !tests.every((test) => test(item)); });
groups.forEach((group) => { group.hidden = !group.querySelector(":is(tbody > tr, li.finding):not([hidden])"); });
const count = items.filter((item) => !item.hidden).length;
result.textContent = count > 0 ? `${count} of ${items.length} are shown.` : "Nothing matches the filters.";
effects.forEach((act) => act());
const wasHidden = clear.hidden;
clear.hidden = controls.every(([control, , first, free]) => valueOf(control) === first || valueOf(control) === free);
if (wasHidden !== clear.hidden) for (const group of all(".equal", list)) {
[group.open, group.wasOpen] = wasHidden ? [true, group.open] : [group.wasOpen, false];
}
for (const [control, key, first] of controls) remember(key, valueOf(control) === first ? "" : valueOf(control) === "" ? "all" : String(valueOf(control)));
dispatchEvent(new Event("earshot-filter"));
};
const valueOf = (control) => control.type === "checkbox" ? control.checked : control.value;
const add = (control, key, text, { isAfter = false, free = "", first = free } = {}) => {
const path = `${list.dataset.filters.toLowerCase()}-${key}${index === 0 ? "" : `-${index + 1}`}`;
const value = choicesNow.get(path) ?? first;
if (control.type === "checkbox") control.checked = String(value) === "true";
else control.value = value === "all" ? free : value;
controls.push([control, path, first, free]);
const name = make("span", {}, text, make("span", { class: "hidden" }, place));
bar.append(make("label", {}, ...(isAfter ? [control, " ", name] : [name, " ", control])));
control.addEventListener(control.type === "search" ? "input" : "change", update);
};
for (const [severity, name] of Object.entries(severities)) {
const count = items.filter((item) => severityOf(item) === severity).length;
if (count === 0) continue;
const box = make("input", { type: "checkbox", checked: true });
tests.push((item) => box.checked || severityOf(item) !== severity);
add(box, severity, `${name} (${count})`, { isAfter: true, free: true });
}
for (const [key, name] of Object.entries(choices)) {
const valueIn = (item) => (key === "kind" ? item.querySelector(":scope.finding .source code")?.textContent : item.dataset[key]) ?? "";
const words = (item) => (key === "reader" ? valueIn(item).split(" ") : [valueIn(item)]).filter((one) => one);
const values = [...new Set(items.flatMap(words))].sort();
if (values.every((one) => items.every((item) => words(item).includes(one))) && !list.querySelector("tr [data-reader]")) continue;
if (values.length === 0 || (key === "level" ? items.every((item) => words(item).length > 0) : values.length < 2)) continue;
const select = make("select");
select.append(new Option("all", ""), ...values.map((one) => new Option(one, one)));
tests.push((item) => select.value === "" || words(item).includes(select.value));
add(select, key, name, { first: key === "level" ? values[0] : "" });
if (key === "level") {
const whole = button(`Show all ${items.length}`, {}, () => { select.value = ""; update(); select.focus(); });
effects.push(() => { whole.hidden = select.value === ""; });
bar.append(whole);
}
if (key === "reader") effects.push(() => {
for (const one of all("tr [data-reader]", list)) one.hidden = select.value !== "" && one.dataset.reader !== select.value;
});
}
const search = make("input", { type: "search" });
const texts = new Map();
tests.push((item) => {
if (search.value === "") return true;
if (!texts.has(item)) texts.set(item, wordsOf(item));
return beginning(search.value).test(texts.get(item));
});
add(search, "words", "Words");
for (const item of items) {
const chapterOf = list.matches(".screens") && document.getElementById(item.querySelector("a").hash.slice(1))?.closest(".chapter");
if (chapterOf) effects.push(() => { chapterOf.hidden = item.hidden; });
}
const clean = list.matches(".screens") && document.querySelector(".clean");
if (clean) effects.push(() => { clean.hidden = !clean.querySelector(".chapter:not([hidden])"); });
bar.append(clear, result);
list.firstElementChild.after(bar);
update();
}
const collator = new Intl.Collator(undefined, { numeric: true });
for (const table of all("table.sortable")) {
const heads = all("thead th", table);
if (table.tBodies[0].rows.length < 6) continue;
heads.forEach((head, column) => {
const text = head.textContent;
head.replaceChildren(button(text, {}, () => {
const isUp = head.getAttribute("aria-sort") !== "ascending";
heads.forEach((one) => one.removeAttribute("aria-sort"));
head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
const key = (row) => row.children[column].textContent;
const rows = [...table.tBodies[0].rows].sort((a, b) => collator.compare(key(a), key(b)));
table.tBodies[0].append(...(isUp ? rows : rows.reverse()));
}));
});
}
const screens = chapters.length > 1 && document.querySelector(".screens");
if (screens) {
const title = screens.querySelector("h2");
const fold = make("details", { class: "screen" }, make("summary", {}, `Show all ${chapters.length} screens`));
foldIfNarrow(fold, () => {
fold.append(...all(":scope > :not(h2)", screens));
title.after(fold);
}, () => screens.append(...all(":scope > :not(summary)", fold)));
fold.open = [...choicesNow.keys()].some((key) => key.startsWith("screens-"));
}
const differing = (first, second) => {
const [one, other] = [first.split(" "), second.split(" ")];
const bare = (word) => word.replace(/(?<=.)[.,]$/, "");
const isEqual = (a, b) => bare(one[a]) === bare(other[b]);
const put = (side, word, isDifferent) => {
const last = side.at(-1);
if (isDifferent && last instanceof Element) last.append(` ${word}`);
else side.push(...(last ? [" "] : []), isDifferent ? make("mark", {}, word) : word);
};
const isLong = one.length * other.length > 40000;
const lengths = isLong ? [] : Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
if (!isLong) {
for (let a = one.length - 1; a >= 0; a -= 1) {
for (let b = other.length - 1; b >= 0; b -= 1) {
lengths[a][b] = isEqual(a, b) ? lengths[a + 1][b + 1] + 1 : Math.max(lengths[a + 1][b], lengths[a][b + 1]);
}
}
}
const [left, right] = [[], []];
let [a, b] = [0, 0];
while (a < one.length || b < other.length) {
if (a < one.length && b < other.length && isEqual(a, b)) {
put(left, one[a], false);
put(right, other[b], false);
a += 1;
b += 1;
} else if (b >= other.length || a < one.length && !isLong && lengths[a + 1][b] >= lengths[a][b + 1]) {
put(left, one[a], true);
a += 1;
} else {
put(right, other[b], true);
b += 1;
}
}
return [left, right];
};
for (const group of all(".panels")) {
const own = all(":scope > .panel", group);
if (own.length < 2) continue;
let table = null;
const build = () => {
const rows = new Map();
own.forEach((panel, place) => {
for (const stop of all("li[data-stop]", panel)) {
if (!rows.has(stop.dataset.stop)) rows.set(stop.dataset.stop, []);
rows.get(stop.dataset.stop)[place] ??= stop.querySelector("p");
}
});
const heads = ["Stop", ...own.map((panel) => panel.dataset.name)].map((name) => make("th", { scope: "col" }, name));
const body = [...rows].map(([name, said]) => {
const texts = own.map((_, place) => said[place]?.textContent ?? "");
const pieces = own.length === 2 && texts[0] && texts[1] ? differing(...texts) : texts.map((text) => [text || "nothing"]);
const cells = pieces.map((piece, place) => {
const cell = make("td", {}, ...piece);
const language = said[place]?.lang;
if (language) cell.lang = language;
return cell;
});
const found = [...new Set(said.filter((one) => one).map((one) => numberOf(one.parentElement)))];
const numbered = found.filter((one) => one !== unnumbered);
const numbers = (numbered.length > 0 ? numbered : found).join(" / ");
return make("tr", {}, make("th", { scope: "row" }, numbers, make("span", { class: "hidden" }, ` ${name}`)), ...cells);
});
const rowsOfStops = make("table", { class: "compared" }, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...body));
return make("div", { class: "scrolling", role: "region", tabindex: "0", "aria-label": `Side by side: ${chapter}` }, rowsOfStops);
};
const side = button("Side by side", { "aria-pressed": "false" }, () => {
const isOn = side.getAttribute("aria-pressed") !== "true";
side.setAttribute("aria-pressed", String(isOn));
if (isOn && !table) group.before(table = build());
if (table) table.hidden = !isOn;
group.hidden = isOn;
});
const chapter = group.closest(".chapter").querySelector("h1, h2")?.textContent ?? "";
side.append(make("span", { class: "hidden" }, `: ${chapter}`));
group.before(make("div", { class: "tools" }, side));
}
const quoted = (text) => `"${(/^(\s*[=+\-@＝＋－＠]|[\t\r])/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
for (const chapter of chapters) {
const criteria = all("table.criteria tbody > tr", chapter);
if (criteria.length === 0) continue;
const screen = chapters.length > 1 ? `${chapter.querySelector("h2").textContent} ` : "";
const readers = [...new Set(all("[data-result]", chapter).map((one) => one.dataset.result))];
const done = make("p", { "aria-live": "polite", class: "result-line" });
const field = (row, name, control) => {
const key = `earshot ${document.title} ${screen}${row.dataset.test} ${name}`;
control.value = stored(key) ?? "";
control.addEventListener("change", () => { stored(key, control.value); update(); });
return control;
};
const tests = criteria.map((row) => {
const about = `${screen}${row.dataset.subject}: ${row.querySelector("th").firstElementChild.textContent}`;
const fields = new Map(all("[data-result]", row).map((place) => {
const reader = place.dataset.result;
const result = make("select", { "aria-label": `Result, ${reader}, ${about}` });
result.append(new Option("no result", ""), ...["pass", "fail", "not applicable"].map((one) => new Option(one, one)));
const heard = make("input", { type: "text", "aria-label": `Heard, ${reader}, ${about}`, placeholder: "heard" });
place.append(field(row, `${reader} result`, result), field(row, `${reader} heard`, heard));
return [reader, { result, heard }];
}));
const note = field(row, "note", make("input", { type: "text", "aria-label": `Note, ${about}`, placeholder: "note" }));
row.querySelector(".result").append(note);
return { row, fields, note };
});
const refresh = ({ row, fields, note }) => {
const own = [...fields.values()];
const results = own.map((one) => one.result.value);
for (const { result, heard } of own) heard.hidden = result.value !== "fail" && heard.value === "";
note.hidden = !results.some((one) => one === "fail" || one === "not applicable") && note.value === "";
row.classList.toggle("is-fail", results.includes("fail"));
row.classList.toggle("is-pass", results.every((one) => one === "pass"));
};
const fieldsOfResults = tests.flatMap((test) => [...test.fields.values()].map((one) => one.result));
const shown = () => fieldsOfResults.filter((one) => !one.closest("[hidden]"));
const isOpen = (one) => one.value === "";
const bar = make("progress", { "aria-label": `Results${screen && `: ${screen}`}` });
const update = () => {
tests.forEach(refresh);
const results = shown();
const left = results.filter(isOpen).length;
[bar.max, bar.value] = [results.length || 1, results.length - left];
const fails = results.filter((one) => one.value === "fail").length;
done.textContent = `${results.length - left} of ${results.length} results are noted${fails > 0 ? `, ${fails} failed` : ""}.`;
next.hidden = left === 0;
};
let last = null;
chapter.addEventListener("focusin", (event) => { last = event.target.closest("[data-result]")?.querySelector("select") ?? last; });
const next = button("Next open test", {}, () => {
const results = shown();
const place = results.indexOf(last) + 1;
const result = [...results.slice(place), ...results.slice(0, place)].find(isOpen);
result.focus({ preventScroll: true });
result.closest("tr").scrollIntoView({ block: "center" });
});
if (screen) next.append(make("span", { class: "hidden" }, `: ${screen}`));
const save = button("Save results as CSV", {}, () => {
const header = ["ID", "Title", "Section", ...readers.flatMap((one) => [`${one} Heard`, `${one} Result`]), "Note"];
const rows = tests.map(({ row, fields, note }) => [
row.dataset.test, row.querySelector("th").firstElementChild.textContent, row.dataset.subject,
...readers.flatMap((one) => [fields.get(one)?.heard.value ?? "", fields.get(one)?.result.value ?? ""]), note.value,
]);
const address = URL.createObjectURL(
new Blob([[header, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n"], { type: "text/csv" }));
make("a", { href: address, download: `${screen}results.csv` }).click();
URL.revokeObjectURL(address);
});
if (screen) save.append(make("span", { class: "hidden" }, `: ${screen}`));
addEventListener("earshot-filter", update);
update();
const section = criteria[0].closest("[data-filters]");
const tools = section.querySelector(":scope > .tools");
const work = make("div", { class: "work" }, next, bar, done, save);
if (tools) tools.append(work);
else section.firstElementChild.after(make("div", { class: "tools" }, work));
}
for (const player of all("audio[data-recording]")) player.src = document.getElementById(player.dataset.recording).src;
const players = all("audio");
if (players.length === 0) return;
const units = [];
const counts = new Map();
const playName = (text) => {
const count = (counts.get(text) ?? 0) + 1;
counts.set(text, count);
return count > 1 ? `Play: ${text}, ${count}` : `Play: ${text}`;
};
for (const said of all("p.said")) {
const place = said.parentElement;
const own = place.querySelector(":scope > audio");
const audio = own ?? said.closest(".panel")?.querySelector(":scope > audio");
const parts = all(":scope > p bdi[data-from]", place);
if (!audio || parts.length === 0) continue;
const item = said.closest("li[data-stop], li.step") ?? place;
const unit = {
audio, parts, item, isShared: !own, from: own ? 0 : Number(parts[0].dataset.from), to: Number(parts.at(-1).dataset.to),
isMain: place.matches("li[data-stop], li.step, li.step *"), text: said.textContent,
};
said.after(button("▶", { class: "play", "aria-label": playName(said.textContent) }, () => start(unit, false)));
units.push(unit);
}
const used = new Set(units.map((one) => one.audio));
for (const audio of players) {
audio.controls = false;
audio.hidden = true;
if (used.has(audio)) continue;
const unit = { audio, parts: [], item: audio.closest("tr, li, section"), isShared: false, from: 0, to: 0, isMain: false, text: audio.getAttribute("aria-label") };
audio.after(button("▶", { class: "play", "aria-label": playName(unit.text) }, () => start(unit, false)));
}
let current = null;
let goesOn = false;
const isPlaying = () => current !== null && !current.audio.paused;
const list = () => units.filter((one) => one.isMain && !one.item.closest("[hidden], details:not([open])"));
const bar = make("div", { class: "player", role: "region", "aria-label": "Player" });
const text = make("p");
const step = (by) => {
const now = list();
const next = now[current ? now.indexOf(current) + by : 0];
if (next) start(next, goesOn && isPlaying());
};
const toggle = () => {
if (isPlaying()) current.audio.pause();
else if (current && current.audio.currentTime > current.from && !current.audio.ended) { goesOn = true; current.audio.play(); }
else start(current ?? list()[0], true);
};
const main = button("▶ Play all", {}, toggle);
const speed = make("select", { "aria-label": "Speed" });
speed.append(...["0.5", "0.75", "1", "1.5", "2", "3"].map((rate) => new Option(`${rate}×`, rate)));
speed.value = stored("earshot speed") ?? "1";
speed.addEventListener("change", () => {
stored("earshot speed", speed.value);
players.forEach((one) => { one.playbackRate = Number(speed.value); });
});
const keys = make("input", { type: "checkbox", checked: stored("earshot keys") !== "off" });
keys.addEventListener("change", () => stored("earshot keys", keys.checked ? "" : "off"));
bar.append(button("◀", { "aria-label": "Previous stop" }, () => step(-1)), main, button("▶|", { "aria-label": "Next stop" }, () => step(1)),
speed, make("label", {}, keys, " Keys: space, J, K"), text);
if (units.length > 0) {
document.body.append(bar);
document.body.classList.add("has-player");
}
const clear = (unit) => {
unit.parts.forEach((part) => part.classList.remove("now"));
pair(unit.item).forEach((one) => one.classList.remove("heard"));
};
const watch = () => {
const unit = current;
main.textContent = isPlaying() ? "❚❚ Pause" : "▶ Play all";
if (!unit || !isPlaying()) {
if (unit) clear(unit);
return;
}
const now = unit.audio.currentTime;
for (const part of unit.parts) part.classList.toggle("now", part.dataset.from <= now && now < part.dataset.to);
if (unit.isShared && now > unit.to + 0.2) end();
requestAnimationFrame(watch);
};
const end = () => {
const unit = current;
const now = list();
const next = goesOn ? now[now.indexOf(unit) + 1] : null;
if (next) start(next, true);
else if (unit.isShared) unit.audio.pause();
};
function start(unit, isList) {
if (!unit) return;
if (current) clear(current);
const continues = current?.audio === unit.audio && isPlaying() && isList && unit.isShared
&& Math.abs(unit.audio.currentTime - unit.from) < 2;
if (current && !continues) current.audio.pause();
current = unit;
goesOn = isList;
text.textContent = unit.text;
pair(unit.item).forEach((one) => one.classList.add("heard"));
follow(pair(unit.item));
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
unit.item.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
unit.audio.playbackRate = Number(speed.value);
if (!continues) {
unit.audio.currentTime = unit.from;
unit.audio.play();
}
}
players.forEach((one) => {
one.addEventListener("play", watch);
one.addEventListener("ended", () => { if (current?.audio === one) { end(); watch(); } });
});
addEventListener("earshot-reader", () => {
if (current) { current.audio.pause(); clear(current); current = null; text.textContent = ""; }
});
addEventListener("keydown", (event) => {
if (units.length === 0 || !keys.checked || event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea, [role=radio]")) return;
const acts = { j: () => step(1), k: () => step(-1), ArrowRight: () => step(1), ArrowLeft: () => step(-1) };
if (event.key === " " && !event.target.closest("button, summary, a")) acts[" "] = toggle;
const act = acts[event.key];
if (!act) return;
event.preventDefault();
act();
});
})();
"""#

  static let tryScript: HTMLText = #"""
"use strict";
(() => {
const similar = (text, [, start, middle, end = 0]) => text.slice(0, start) + middle + text.slice(text.length - end);
const walker = (data) => {
const { moves, components, beginning } = data;
const [texts, rows] = [[], []];
for (const text of data.texts) texts.push(typeof text === "string" ? text : similar(texts.at(-text[0]), text));
for (const row of data.rows) {
const all = row[0] < 0 ? [...rows[-1 - row[0]]] : row;
for (let place = 1; row[0] < 0 && place < row.length; place += 2) all[row[place]] = row[place + 1];
rows.push(all);
}
const stops = data.stops.map(([id, said, groups = [], flags = 0, actions = []]) =>
({ id, said, groups, isAdjustable: (flags & 1) > 0, entersLater: (flags & 2) > 0, actions }));
let states, absent, layers, focus, groups, last, chosen, said, remarks;
const state = (component) => components[component].states[states[component]];
const span = (component) => Array.from({ length: components[component].span ?? 1 }, (_, place) => component + place);
const stopsOf = (component) => absent[component] ? [] : (rows[state(component).s] ?? []).map((one) => stops[one]);
const remark = (name, text) => { remarks.push([name, text]); };
const say = (announcement, hint) => { said.push(...[announcement, hint].filter((one) => one)); };
const bounds = () => {
const layer = layers.findLast((one) => one.opening.confines);
return layer
? { from: layer.component, to: layer.component + span(layer.component).length, outside: layer.opening.outside ?? [] }
: { from: 0, to: components.length, outside: [] };
};
const place = (component, id) => {
const all = stopsOf(component);
const stop = id === undefined ? 0 : all.findIndex((one) => one.id === id);
return all[stop] ? { component, stop } : null;
};
const stopAt = ({ component, stop }) => stopsOf(component)[stop];
const focused = () => {
const now = focus && place(focus.component, focus.id);
return now ? stopAt(now) : null;
};
const neighbour = (from, step) => {
const { from: first, to, outside } = bounds();
let component = from?.component ?? (step > 0 ? first : to - 1);
let next = from ? from.stop + step : null;
for (; component >= first && component < to; component += step, next = null) {
const all = stopsOf(component);
for (let stop = next ?? (step > 0 ? 0 : all.length - 1); all[stop]; stop += step) {
if (component !== first || !outside.includes(all[stop].id)) return { component, stop };
}
}
return null;
};
const reachable = (component, id) => {
const { from, to, outside } = bounds();
const found = component >= from && component < to ? place(component, id) : null;
return found && !(component === from && outside.includes(stopAt(found).id)) ? found : null;
};
const composed = (stop) => {
const entered = stop.groups.findIndex((one) => !groups.includes(one));
const shared = entered < 0 ? stop.groups.length : entered;
groups = stop.groups;
return { announcement: texts[stop.said[2 * shared]], hint: texts[stop.said[2 * shared + 1]], isInside: entered < 0 };
};
const inside = (stop) => texts[stop.said.at(-2)];
const moveTo = (to) => {
const stop = stopAt(to);
focus = { component: to.component, id: stop.id };
chosen = null;
const { announcement, hint, isInside } = composed(stop);
say(announcement, hint);
last = isInside || stop.entersLater ? announcement : inside(stop);
};
const moveBack = (to) => {
const known = to ? reachable(to.component, to.id) : null;
if (!known) remark("lost");
const next = known ?? neighbour(null, 1);
if (next) moveTo(next);
else focus = null;
};
const settle = () => {
if (!focus) {
const first = neighbour(null, 1);
if (first) moveTo(first);
} else if (!reachable(focus.component, focus.id)) {
const main = reachable(focus.component, stopsOf(focus.component)[0]?.id);
if (!main || stopsOf(focus.component).length === 0) return moveBack(null);
remark("lost");
moveTo(main);
}
};
const showContents = (component, isShown) => {
const nested = span(component).slice(1);
nested.forEach((one) => { absent[one] = !isShown; });
if (isShown) nested.filter((one) => state(one).hides).forEach((one) => showContents(one, false));
};
const change = (component, next) => {
const wasHiding = state(component).hides;
states[component] = next;
if (wasHiding !== state(component).hides) showContents(component, !state(component).hides);
};
const setAbsent = (component) => span(component).forEach((one) => { absent[one] = true; });
const setPresent = (component) => {
const open = layers.map((one) => one.component);
span(component).forEach((one) => { absent[one] = false; });
span(component).slice(1).filter((one) => components[one].presence && !open.includes(one)).forEach(setAbsent);
};
const closeAll = (component) => {
const all = span(component);
for (const layer of layers.filter((one) => all.includes(one.component))) {
const next = moves[state(layer.component).w?.escape]?.[0] ?? -1;
if (next >= 0) change(layer.component, next);
}
layers = layers.filter((one) => !all.includes(one.component));
};
const open = (component) => {
const opening = state(component).o;
if (!opening) return;
remark("opened");
layers.push({ component, opening, returns: focus });
const next = (opening.focus === undefined ? null : place(component, opening.focus)) ?? neighbour(null, 1);
if (next) moveTo(next);
};
const takeAway = (component, id) => {
remark("closed");
const layer = layers.findLast((one) => one.component === component);
layers = layers.filter((one) => one.component !== component);
if (components[component].presence === 1) {
closeAll(component);
setAbsent(component);
}
return id >= 0 ? { component, id } : layer?.returns;
};
const show = (component) => {
if (layers.some((one) => one.component === component)) return remark("ignored");
const isRevealed = absent[component] || state(component).hidden;
setPresent(component);
if (state(component).shown !== undefined) change(component, state(component).shown);
if (components[component].presence === 1) return open(component);
if (components[component].presence === 2) {
setAbsent(component);
return announce(state(component).announced);
}
const first = reachable(component);
if (isRevealed) return first ? moveTo(first) : undefined;
if (!first) return remark("unreachable");
const move = moves[rows[state(component).a]?.[0] - 1];
if (!move?.includes("opened")) return remark("ignored");
follow(component, move, stopAt(first).id);
};
const announce = (stop) => {
if (!stops[stop]) return;
const { announcement, hint } = composed(stops[stop]);
say(announcement, hint);
};
const effects = {
refused: (value) => { remark("refused"); say(texts[value]); },
changed: (value, component, id) => {
const stop = focus?.component === component && focus.id === id ? focused() : null;
if (!stop) return;
const { announcement } = composed(stop);
if (announcement !== last) say(announcement);
last = announcement;
},
adjusted: (value) => {
const stop = focused();
if (!stop) return;
say(texts[value]);
groups = stop.groups;
last = inside(stop);
},
limit: () => remark("limit"),
opened: (value, component) => open(component),
closed: (value, component) => moveBack(takeAway(component, value)),
moved: (value, component) => moveBack({ component, id: value }),
gone: (value, component) => {
const { from, to } = bounds();
if (focus?.component !== component || component < from || component >= to) return;
const next = neighbour({ component, stop: 0 }, 1) ?? neighbour({ component, stop: 0 }, -1);
if (next) moveTo(next);
},
announced: (value, component) => { if (!absent[component]) announce(value); },
opens: (value) => { value < 0 ? remark("unreachable") : show(value); },
submitted: (value) => remark("acted", texts[value]),
acted: (value) => remark("acted", texts[value]),
typing: () => remark("typing"),
};
const follow = (component, move, id) => {
if (!move) return remark("ignored");
const [next, ...all] = move;
if (next < 0) return remark("cut");
change(component, next);
const goesOn = all.some((one, place) => one === "opens" && components[all[place + 1]]?.presence === 1);
for (let place = 0; place < all.length; place += 2) {
if (goesOn && all[place] === "closed") focus = takeAway(component, all[place + 1]) ?? null;
else effects[all[place]](all[place + 1], component, id);
}
};
const interact = (row) => {
const now = focus && place(focus.component, focus.id);
if (!now) return remark("ignored");
follow(focus.component, moves[rows[row(state(focus.component))]?.[now.stop] - 1], focus.id);
};
const close = (way) => {
const layer = layers.at(-1);
follow(layer?.component, layer && moves[state(layer.component).w?.[way]], focus?.id);
};
const step = (by) => {
const next = neighbour(focus && place(focus.component, focus.id), by);
const layer = layers.at(-1);
if (!next) return remark("edge");
const isOpener = by < 0 && layer?.component === next.component && layer.opening.opener === stopAt(next).id;
if (isOpener) close("swipe-back");
else moveTo(next);
};
const adjust = (by, row) => {
const stop = focused();
const count = stop?.actions.length ?? 0;
if (count === 0 || stop.isAdjustable) return interact(row);
chosen = ((chosen ?? (by > 0 ? count : -1)) - by + count) % count;
say(texts[stop.actions[chosen]]);
};
const gestures = {
"swipe-right": () => step(1),
"swipe-left": () => step(-1),
"swipe-up": () => adjust(1, (one) => one.u),
"swipe-down": () => adjust(-1, (one) => one.d),
"double-tap": () => interact((one) => chosen !== null && chosen < focused()?.actions.length ? one.c?.[chosen] : one.a),
"double-tap-and-hold": () => interact((one) => one.h),
back: () => close(data.back),
"tap-outside": () => close("outside"),
touch: (component, id) => {
const index = components.findIndex((one) => one.id === component);
const stop = texts.indexOf(id);
const found = index < 0 || stop < 0 ? null : reachable(index, stop);
found ? moveTo(found) : remark("unreachable");
},
};
const result = () => ({
said, remarks, component: focus ? components[focus.component] : null,
focus: focus ? `${components[focus.component].id}/${texts[focus.id]}` : "", open: layers.map((one) => components[one.component].id),
});
return {
start: () => {
states = components.map(() => 0);
absent = components.map((_, component) => beginning.absent.includes(component));
layers = beginning.layers.map((component) => ({ component, opening: state(component).o, returns: null }));
focus = beginning.focus ? { component: beginning.focus[0], id: beginning.focus[1] } : null;
groups = beginning.groups;
last = texts[beginning.last];
[chosen, said, remarks] = [null, beginning.said.map((one) => texts[one]), []];
return result();
},
perform: (gesture, ...values) => {
[said, remarks] = [[], []];
gestures[gesture](...values);
settle();
return result();
},
};
};
const make = (tag, attributes = {}, ...content) => {
const one = document.createElement(tag);
for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
one.append(...content);
return one;
};
const button = (text, act, attributes = {}) => {
const one = make("button", { type: "button", ...attributes }, text);
one.addEventListener("click", act);
return one;
};
const notes = {
edge: "No more stops in this direction.", ignored: "Nothing happens.", refused: "It is disabled.",
limit: "The value is already at its limit.", opened: "It opens.", closed: "It closes.", lost: "Focus was lost.",
unreachable: "It cannot be reached now.", typing: "Typing is left out of this page.",
cut: "The next step is not on this page.",
};
const keys = {
ArrowRight: "swipe-right", ArrowLeft: "swipe-left", ArrowUp: "swipe-up", ArrowDown: "swipe-down",
Enter: "double-tap", " ": "double-tap", Escape: "back",
};
const limits = ({ components }) => {
const names = (all) => all.map((one) => `“${one.name ?? one.id}”`).join(", ");
const [typing, cut] = [components.filter((one) => one.typing), components.filter((one) => one.cut)];
return [
typing.length > 0 ? `Typing is left out: ${names(typing)}.` : "",
cut.length > 0 ? `Only some of the states are in this page: ${names(cut)}.` : "",
"Events of the app, such as results and errors, are left out.",
].filter((one) => one).join(" ");
};
let end = () => {};
addEventListener("earshot-reader", () => end());
for (const script of document.querySelectorAll("script.walk")) {
const panel = script.closest(".panel");
const chapter = document.querySelectorAll(".chapter").length > 1 ? panel.closest(".chapter").querySelector("h2") : null;
const name = `Try it: ${panel.dataset.name}${chapter ? `, ${chapter.textContent}` : ""}`;
const begin = () => {
end();
const data = JSON.parse(script.textContent);
const walk = walker(data);
const items = new Map([...panel.querySelectorAll("li[data-stop]")].map((one) => [one.dataset.stop, one]));
const [said, hint, note] = [make("p", { class: "said" }), make("p", { class: "hint" }), make("p", { class: "state" })];
const stage = make("div", { class: "stage", role: "application", tabindex: "0", "aria-label":
`${name}: arrow keys swipe, Enter or space activates, Escape goes back` }, "Swipe here, or use the arrow keys, Enter and Escape.");
let sound = null;
const play = (item, text) => {
sound?.pause();
const own = [...item?.querySelectorAll("audio") ?? []]
.find((one) => one.parentElement.querySelector(":scope > .said")?.textContent === text);
sound = own ?? null;
if (!own) return;
own.currentTime = 0;
own.play().catch(() => {});
};
const report = ({ said: [first = "", ...rest], remarks, focus, component }) => {
const item = items.get(focus) ?? items.get([...items.keys()].find((one) => one.startsWith(`${component?.id}/`)));
region.dataset.focus = focus;
said.textContent = first;
hint.textContent = rest.join(" ");
note.textContent = remarks.map(([one, text]) => notes[one] ?? (text ? `It does “${text}”.` : "Done.")).join(" ");
for (const one of [said, hint]) one.setAttribute("lang", component?.lang ?? data.lang);
dispatchEvent(new CustomEvent("earshot-stop", { detail: item }));
if (first) play(item, first);
};
const act = (...gesture) => report(walk.perform(...gesture));
const controls = [
["Previous", "swipe-left"], ["Next", "swipe-right"], ["Activate", "double-tap"], ["Hold", "double-tap-and-hold"],
["Swipe up", "swipe-up"], ["Swipe down", "swipe-down"], ["Go back", "back"],
].map(([text, gesture]) => button(text, () => act(gesture)));
const region = make("section", { class: "try", "aria-label": name },
make("div", { "aria-live": "polite", "aria-atomic": "true", dir: "auto" }, said, hint, note), stage,
make("div", { class: "controls" }, ...controls, button("Start again", () => report(walk.start())),
button("Close", () => end(), { class: "close" })),
make("details", {}, make("summary", {}, "Left out"), make("p", { class: "state" }, limits(data))));
const touch = (event) => {
const link = event.target.closest?.(".phone a[href^='#'], li[data-stop] > a:first-child");
const item = link?.closest("li") ?? document.getElementById(link?.getAttribute("href").slice(1));
if (!item || items.get(item.dataset.stop) !== item) return;
event.preventDefault();
const [id, ...stop] = item.dataset.stop.split("/");
act("touch", id, stop.join("/"));
};
stage.addEventListener("keydown", (event) => {
if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
event.preventDefault();
event.stopPropagation();
act(keys[event.key]);
});
let down = null;
stage.addEventListener("pointerdown", (event) => { down = event; });
stage.addEventListener("pointerup", (event) => {
const [x, y] = down ? [event.clientX - down.clientX, event.clientY - down.clientY] : [0, 0];
down = null;
if (Math.max(Math.abs(x), Math.abs(y)) < 24) return;
if (Math.abs(x) > Math.abs(y)) act(x > 0 ? "swipe-right" : "swipe-left");
else act(y > 0 ? "swipe-down" : "swipe-up");
});
stage.addEventListener("dblclick", () => act("double-tap"));
addEventListener("click", touch, true);
end = () => {
end = () => {};
removeEventListener("click", touch, true);
sound?.pause();
region.remove();
document.body.classList.remove("is-trying");
dispatchEvent(new CustomEvent("earshot-stop", { detail: null }));
opener.focus();
};
opener.after(region);
document.body.classList.add("is-trying");
const fold = panel.closest(".chapter").querySelector("details.screen");
if (fold) fold.open = true;
(fold ?? panel.closest(".chapter")).scrollIntoView();
report(walk.start());
stage.focus();
};
const opener = button("Try it", () => begin(), { class: "try", "aria-label": name });
panel.firstElementChild.after(opener);
}
})();
"""#
}
