// Written by Scripts/embed-profiles from Studio/. Do not edit.
// swift-format-ignore-file

enum StudioParts {
  static let page = #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Earshot Studio</title>
<link rel="stylesheet" href="studio.css">
<script type="module" src="studio.js"></script>
</head>
<body class="studio">
<header class="top">
<a class="skip" href="#" data-to="outline-title">Skip to the components</a>
<a class="skip" href="#" data-to="heard-title">Skip to the announcements</a>
<a class="skip" href="#" data-to="findings-title">Skip to the findings</a>
<a class="skip" href="#" data-to="inspector-title">Skip to the component</a>
<h1 class="project">Earshot Studio</h1>
<p class="controls"><button type="button" id="undo">Undo</button> <button type="button" id="redo">Redo</button></p>
<div class="switches" id="switches"></div>
<details class="menu" id="share"><summary>Share</summary><ul id="forms"></ul></details>
</header>
<p id="message" class="message" role="status"></p>
<div class="columns">
<nav class="side" aria-label="Screens">
<div class="heading"><h2>Screens</h2><button type="button" id="new-screen">New</button></div>
<ul id="screens"></ul>
</nav>
<section class="side list" aria-labelledby="outline-title">
<div class="heading"><h2 id="outline-title" tabindex="-1">Components</h2><button type="button" id="add">Add</button></div>
<p class="state" id="no-components">Add a component, or draw it on the phone.</p>
<div class="controls"><button type="button" id="move-up">Up</button> <button type="button" id="move-down">Down</button> <button type="button" id="remove">Remove</button> <button type="button" id="sort">Use the natural order</button></div>
<div class="notes" id="order-notes"></div>
<ul class="outline" id="outline" role="tree" aria-labelledby="outline-title" aria-describedby="outline-help"></ul>
<p class="hidden" id="outline-help">The reading order. Alt with an arrow key moves a component, and Delete removes it.</p>
</section>
<main class="middle">
<section id="start-page" hidden><h2>This folder has no screens yet</h2></section>
<div class="screen-title"><h2 id="title" tabindex="-1">No screen</h2><p class="state" id="file"></p></div>
<div class="parts">
<section class="drawing" aria-label="Drawing">
<div class="controls" id="tools"></div>
<div id="frames">
<div class="canvas" id="canvas" role="group" aria-label="Frames" aria-describedby="canvas-help"><p class="state" id="canvas-empty">Drag to draw a component, or drop a screenshot here.</p></div>
<p class="state" id="canvas-help">Drag to draw. The arrow keys move a frame; with Shift, they change its size.</p>
</div>
<div id="phone"></div>
<p class="field" id="picture-row"><label for="picture">Screenshot (PNG, JPEG or WebP)</label> <input type="file" id="picture" accept="image/png,image/jpeg,image/webp"> <span class="problem" id="picture-problem"></span></p>
</section>
<section aria-labelledby="heard-title">
<h3 id="heard-title" tabindex="-1">Announcements</h3>
<ol class="stops" id="stops"></ol>
</section>
</div>
<section aria-labelledby="findings-title">
<h3 id="findings-title" tabindex="-1">Findings</h3>
<ul class="found" id="findings"></ul>
</section>
<section aria-labelledby="compare-title">
<h3 id="compare-title" tabindex="-1">Compare with the app</h3>
<p class="controls"><label for="capture">Drop a dump or a log of the app, or choose a file:</label> <input type="file" id="capture"> <button type="button" id="forget" hidden>Remove</button></p>
<div id="compared" class="compare"></div>
</section>
</main>
<aside class="side" aria-label="Component and walk">
<section aria-labelledby="inspector-title">
<h2 id="inspector-title" tabindex="-1">Component</h2>
<fieldset id="frame" hidden><legend>Frame</legend></fieldset>
<ul class="found" id="unsaved" aria-label="Texts that are not saved"></ul>
<div id="inspector"></div>
</section>
<section aria-labelledby="walk-title">
<h2 id="walk-title">Walk</h2>
<div id="walk"></div>
</section>
</aside>
</div>
<dialog id="palette" aria-labelledby="palette-title">
<form id="palette-form" novalidate>
<div class="heading"><h2 id="palette-title">Add a component</h2><button type="button" id="palette-close">Cancel</button></div>
<div class="field"><label for="sought">Kind</label><input type="search" id="sought" role="combobox" aria-expanded="true" aria-controls="kinds" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Button, toggle, search…"></div>
<ul id="kinds" class="kinds" role="listbox" aria-label="Kinds"></ul>
<p class="state" id="no-kinds" role="status"></p>
<div class="field"><label for="new-label">Label</label><input type="text" id="new-label" autocomplete="off"></div>
<div class="field"><label for="new-place">Place</label><select id="new-place"></select></div>
<fieldset id="new-frame"><legend>Frame (optional)</legend></fieldset>
<p class="problem" id="new-problem" role="status"></p>
<button class="main">Add</button>
</form>
</dialog>
<dialog id="start" aria-labelledby="start-heading">
<div class="heading"><h2 id="start-heading">New screen</h2><button type="button" id="start-close">Cancel</button></div>
<div id="start-panel" class="start">
<form id="start-form" novalidate>
<div class="field"><label for="start-title">Title of the screen</label><input type="text" id="start-title" autocomplete="off"></div>
<button class="main">Create</button>
</form>
<p class="problem" id="start-problem" role="status"></p>
<section><h3>From a screenshot</h3><p class="field"><label for="start-picture">PNG, JPEG or WebP</label> <input type="file" id="start-picture" accept="image/png,image/jpeg,image/webp"></p></section>
<section><h3>From the app</h3><p class="field"><label for="start-platform">Platform</label> <select id="start-platform"><option value="">From the file</option><option value="voiceover">iOS</option><option value="talkback">Android</option></select></p><p class="field"><label for="start-dump">Dump or log</label> <input type="file" id="start-dump"></p></section>
<section id="examples-part" hidden><h3>From an example</h3><ul id="examples"></ul></section>
</div>
</dialog>
</body>
</html>
"""#

  static let style = #"""
.studio {
  /* The frame: a line at the top, and columns below it. */
  .columns { display: grid; gap: 1.25rem 1.5rem; padding: 1rem max(1rem, 50vw - 60rem) 4rem; grid-template-columns: minmax(0, 1fr) }
  header.top { padding: .5rem max(1rem, 50vw - 60rem) }
  h1.project { font-size: 1rem }
  main { padding: 0; margin: 0; max-width: none; display: grid; gap: 1rem; align-content: start; grid-template-columns: minmax(0, 1fr) }
  .side { display: grid; gap: .75rem; align-content: start; grid-template-columns: minmax(0, 1fr) }
  :is(.side ul, ul.found, .kinds, #examples, #forms) { list-style: none; margin: 0; padding: 0; display: grid; gap: .25rem }
  :is(main, aside) section { display: grid; gap: .5rem; align-content: start; grid-template-columns: minmax(0, 1fr) }
  .heading { display: flex; align-items: center; justify-content: space-between; gap: .5rem }
  .side h2 { font-size: 1.0625rem }
  p.state { margin: 0 }
  .screen-title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem }
  small { display: block; color: var(--quiet); font-size: .8125rem; font-weight: 400 }
  .controls { display: flex; flex-wrap: wrap; gap: .375rem; margin: 0; align-items: center }
  &.is-empty :is(.list, aside, #title, #file, .parts, .parts ~ section, nav, #share, #switches, #undo, #redo) { display: none }

  /* Controls. */
  :where(button, select, summary, input:not([type=checkbox]), textarea) { font: inherit; min-height: 2.5rem }
  :where(button, select, input:not([type=checkbox]), textarea, .menu > summary) { color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 10px; padding: .25rem .75rem; max-width: 100% }
  :where(button, summary) { cursor: pointer }
  button:is(.main, #add) { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600 }
  button[aria-disabled=true] { background: none; color: var(--quiet); cursor: default; border-color: var(--line) }
  button[aria-pressed=true]:not(.number, .frame) { background: var(--marked); border-color: var(--accent); font-weight: 600 }
  :is(input, select, textarea):not([type=checkbox]) { width: 100% }
  :is(input:not([type=checkbox]), textarea) { min-height: 2.5rem }
  input[type=file] { border-style: dashed; padding: .375rem }
  input[type=checkbox] { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent) }
  :is(textarea, input, select, .stage, [role=treeitem]):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  .menu { position: relative }
  .menu > summary { display: flex; align-items: center; list-style: none }
  .menu > ul { position: absolute; right: 0; top: calc(100% + .375rem); z-index: 5; width: 18rem; padding: .5rem; background: var(--card); border: 1px solid var(--edge); border-radius: 12px; box-shadow: 0 8px 24px #0003 }
  :is(#forms, nav) button:not(#new-screen) { width: 100%; text-align: start; border-color: transparent; background: none }
  :is(#forms, nav) button:not(#new-screen):hover { background: var(--panel) }
  nav button[aria-current] { background: var(--marked) !important; font-weight: 600 }
  nav li ul { margin-inline-start: .75rem !important; padding-inline-start: .5rem !important; border-inline-start: 2px solid var(--line) }
  dialog { width: min(34rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem); padding: 1.25rem; color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 16px }
  dialog::backdrop { background: #0008 }
  :is(dialog form, .start, .start :is(form, section)) { display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr) }
  dialog > .heading { margin-bottom: .75rem }
  .start { max-width: 34rem }
  .start section { padding-top: .75rem; border-top: 1px solid var(--line) }
  .start p { margin: 0 }
  #examples { display: flex; flex-wrap: wrap }
  #start-page { max-width: 34rem; margin: 1rem auto; gap: 1rem; width: 100% }
  #start-page .start { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 1.25rem }

  /* Messages. */
  .message { margin: 0; white-space: pre-line }
  .message:not(:empty) { padding: .5rem max(1rem, 50vw - 60rem); background: var(--panel); border-block: 1px solid var(--line) }
  .message:not(.is-long) { position: fixed; inset: auto 0 0; z-index: 4 }
  .message.is-error { background: var(--error-back); color: var(--error) }
  &.is-dropping::after { content: "Drop a screenshot, a dump or a log" / ""; position: fixed; inset: 0; z-index: 9; display: grid; place-items: center; font-size: 1.5rem; font-weight: 600;
    background: color-mix(in srgb, var(--marked) 85%, transparent); border: 4px dashed var(--accent); pointer-events: none }

  /* The list of components. */
  .outline { max-height: 18rem; gap: 2px; grid-auto-rows: max-content; overflow: auto; padding: 3px !important; gap: 2px !important; border: 1px solid var(--line); border-radius: 12px; background: var(--card); scroll-padding: 1rem }
  .outline:empty { display: none !important }
  .outline li { position: relative; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .5rem; padding: .4375rem .625rem; padding-inline-start: calc(.625rem + 1rem * var(--depth, 0)); border-radius: 9px; cursor: pointer; user-select: none; min-height: 2.5rem }
  .outline li:hover { background: var(--panel) }
  .outline li[aria-selected=true] { background: var(--marked); font-weight: 600 }
  .outline li[aria-selected=true] small { color: var(--fore) }
  .outline li:focus-visible { outline-offset: -2px }
  .outline :is(.drop-before, .drop-after)::before { content: ""; position: absolute; inset-inline: .25rem; height: 3px; border-radius: 2px; background: var(--accent) }
  .outline .drop-before::before { top: -3px }
  .outline .drop-after::before { bottom: -3px }
  .notes { display: grid; gap: .375rem; justify-items: start }

  /* The phone. */
  .parts { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr) }
  .drawing { padding: 4px }
  #tools button { padding-inline: .5rem }
  #frames { display: grid; gap: .5rem }
  .canvas { position: relative; width: 100%; max-width: 24rem; margin: 0 auto; border-radius: 18px; background: var(--card); outline: 2px solid var(--edge); outline-offset: 2px; cursor: crosshair; user-select: none }
  .canvas.is-drawing { touch-action: none }
  .canvas.is-drawing .frame { pointer-events: none }
  .shot { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: 18px; pointer-events: none }
  .canvas > .state { position: absolute; inset: 0; display: grid; place-items: center; text-align: center; padding: 2rem; pointer-events: none }
  .frame { position: absolute; display: flex; align-items: center; gap: .375rem; min-height: 0; padding: 0 .25rem; border: 2px solid var(--accent); border-radius: 6px; overflow: hidden; font-size: .875rem; text-align: start; line-height: 1.2; white-space: nowrap; cursor: move;
    background: color-mix(in srgb, var(--marked) 70%, transparent) }
  .frame.is-container { align-items: start; background: none; border-style: dashed; padding-top: .125rem }
  .has-picture .frame { background: none; box-shadow: 0 0 0 1px var(--on-accent), inset 0 0 0 1px var(--on-accent) }
  .has-picture .frame bdi { display: none }
  .has-picture .frame { align-items: start; padding: 0 }
  .frame .number { flex: none; font-size: .75rem; line-height: 1.25rem; min-width: 1.25rem }
  .frame.is-warning { border-color: var(--warning) }
  .frame.is-error { border-color: var(--error) }
  .frame.is-error .number { background: var(--error) }
  .frame:is([aria-pressed=true], .heard) { border-width: 3px; background: color-mix(in srgb, var(--accent) 25%, transparent) }
  .frame[aria-pressed=true] { touch-action: none }
  .frame.heard { background: color-mix(in srgb, var(--warm) 75%, transparent) }
  .frame:focus-visible { outline-offset: 3px }
  .rubber { position: absolute; z-index: 1000; border: 2px dashed var(--accent); border-radius: 6px; background: color-mix(in srgb, var(--accent) 20%, transparent); pointer-events: none }
  .grip { position: absolute; z-index: 1001; width: 1.5rem; height: 1.5rem; margin: -.75rem; touch-action: none; cursor: nwse-resize }
  .grip:is([data-edge=ne], [data-edge=sw]) { cursor: nesw-resize }
  .grip::before { content: ""; position: absolute; inset: .4375rem; border-radius: 50%; background: var(--card); border: 2px solid var(--accent) }
  .canvas.is-drawing .grip { pointer-events: none }
  .phone a.chosen { outline: 3px solid var(--accent); outline-offset: 1px }

  /* Announcements and findings. */
  ol.stops > li { padding: .5rem .75rem .5rem 3.5rem; min-height: 0 }
  ol.stops > li > .number { position: absolute; left: .625rem; top: .5rem; min-height: 2.25rem; min-width: 2.25rem }
  .number { background: var(--accent); color: var(--on-accent); border: 0; font-weight: 700; font-size: .875rem; text-align: center; border-radius: 1.25rem; padding: 0 .375rem }
  ol.stops > li.chosen { outline: 2px solid var(--accent) }
  .box-title { color: var(--quiet); font-weight: 600 }
  .said { margin: 0; font-size: 1.0625rem; line-height: 1.5 }
  .row button { min-height: 2.25rem }
  .row { display: flex; flex-wrap: wrap; gap: .375rem; margin-top: .25rem }
  .found li { border-inline-start: 4px solid var(--edge); background: var(--card); border-radius: 8px; padding: .375rem .75rem }
  .found li.error { border-color: var(--error) }
  .found li.warning { border-color: var(--warning) }
  .reason { display: grid; gap: .375rem; grid-template-columns: minmax(0, 1fr) auto; align-items: end; margin-top: .375rem }
  .compare { display: grid; gap: .5rem }

  /* Fields. */
  .fields { display: grid; gap: .75rem }
  .field { margin: 0 }
  .field label { display: block; font-weight: 600 }
  .field.flag { display: grid; grid-template-columns: 2rem 1fr; align-items: center }
  .field.flag .help { grid-column: 2 }
  .field .state { display: block; margin: 0; font-size: .875rem }
  .problem { display: block; margin: 0; color: var(--error) }
  .problem:empty, p.state:empty { display: none }
  .field [aria-invalid=true] { border-color: var(--error); border-width: 2px }
  #inspector { display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr) }
  #inspector[inert] { opacity: .5; transition: opacity .2s .3s }
  #inspector details { border-top: 1px solid var(--line) }
  #inspector summary { padding: .5rem 0; font-weight: 600; color: var(--accent) }
  fieldset { display: grid; gap: .5rem; justify-items: start; margin: 0; padding: .75rem; border: 1px solid var(--line); border-radius: 12px; min-width: 0 }
  legend { font-weight: 600; padding: 0 .25rem }
  .numbers { width: 100%; display: grid; gap: .5rem; grid-template-columns: repeat(4, minmax(0, 1fr)) }
  .numbers .problem { grid-column: 1 / -1 }
  .numbers input { padding-inline: .5rem }
  .numbers label { font-weight: 400; font-size: .875rem }
  .kinds { max-height: 14rem; overflow: auto; border: 1px solid var(--line); border-radius: 12px; padding: 3px; gap: 0 }
  .kinds:empty { display: none }
  .kinds li { padding: .4375rem .625rem; border-radius: 9px; cursor: pointer }
  .kinds li:hover { background: var(--panel) }
  .kinds li[aria-selected=true] { background: var(--marked) }
  .kinds li[aria-selected=true] small { color: var(--fore) }

  /* The walk. */
  .stage { padding: 1rem; border: 2px dashed var(--edge); border-radius: 12px; text-align: center }
  .log { max-height: 16rem; overflow: auto; margin: 0; padding-inline-start: 1.25rem }

  & { --top: 5rem; --bottom: 3.5rem }
  @media (pointer: coarse) {
    :where(button, select, summary, input:not([type=checkbox]), textarea, .outline li) { min-height: 2.75rem }
  }
  @media (min-width: 64rem) {
    .columns { grid-template-columns: minmax(0, 1fr) 20rem; grid-template-rows: auto auto 1fr; grid-template-areas: "nav nav" "main list" "main aside" }
    nav { grid-area: nav }
    nav .heading { justify-content: start }
    nav > ul { display: flex !important; flex-wrap: wrap; max-height: 8rem; overflow: auto; padding: 4px }
    nav > ul > li { display: flex; flex-wrap: wrap; align-items: center; max-width: 100% }
    nav li button { width: auto !important }
    nav li ul { display: flex !important; flex-wrap: wrap; white-space: nowrap }
    .list { grid-area: list }
    .list .outline { max-height: 11rem }
    main { grid-area: main }
    aside { grid-area: aside }
    .parts { grid-template-columns: 17rem minmax(0, 1fr) }
    :is(.drawing, aside) { position: sticky; top: var(--top); align-self: start; max-height: calc(100vh - var(--top) - var(--bottom)); overflow: auto }
    aside { padding: 4px; scroll-padding-top: 1rem }
    &.is-empty .columns { display: block }
  }
  @media (min-width: 80rem) {
    .columns { grid-template-columns: 15rem minmax(0, 1fr) 19rem; grid-template-rows: auto 1fr; grid-template-areas: "nav main aside" "list main aside" }
    nav .heading { justify-content: space-between }
    nav > ul { display: grid !important; max-height: 16rem; padding: 0 }
    nav > ul > li { display: block }
    nav li button { width: 100% !important }
    nav li ul { display: grid !important; white-space: normal }
    .list { position: sticky; top: var(--top); align-self: start; max-height: calc(100vh - var(--top) - var(--bottom)); overflow: auto; padding: 4px; margin: -4px }
    .list .outline { max-height: max(12rem, calc(100vh - var(--top) - 17rem)) }
    .parts { grid-template-columns: 19rem minmax(0, 1fr) }
  }
  @media (min-width: 100rem) {
    .columns { grid-template-columns: 18rem minmax(0, 1fr) 22rem; gap: 1.5rem 2rem }
    .parts { grid-template-columns: 24rem minmax(0, 1fr); gap: 2rem }
  }
}
html:has(.studio) { scroll-padding: 5rem 0 4rem }
"""#

  static let scripts: [String: String] = [
    "canvas.js": #"""
import { button, find, make, radios } from "./page.js";
import { afterDrag, followDrag, isDragging } from "./drag.js";
import { markFindings } from "./findings.js";
import { layer } from "./layers.js";
import { showFrame } from "./numbers.js";
import { openPalette } from "./palette.js";
import { drawn, state } from "./state.js";
import { chooseComponent, select } from "./stops.js";
import { frameText, remove, setFrame } from "./structure.js";
import { componentOf, layerOf, nameOf } from "./tree.js";
const canvas = find("canvas");
const picture = make("img", { class: "shot", alt: "", draggable: false, hidden: true });
const rubber = make("div", { class: "rubber", hidden: true });
const grips = ["nw", "ne", "sw", "se"].map((edge) => make("div", { class: "grip", "data-edge": edge, hidden: true }));
canvas.append(picture, rubber, ...grips);
let wanted = null;
let isDrawing = false;
const pending = new Map();
const isFramed = () => (wanted ?? (state.view.screenshot || state.view.components.length === 0 || state.view.components.some((one) => one.frame) ? "frames" : "wireframe")) === "frames";
const size = () => state.view?.size ?? [390, 844];
const isPicture = () => Boolean(state.view.screenshot);
export const unit = () => Math.max(1, Math.round(size()[0] / 390));
export const frameOf = (id) => pending.has(id) ? pending.get(id) : componentOf(state.view, id)?.frame ?? null;
export const frameElement = (id) => [...canvas.querySelectorAll(".frame")].find((one) => one.dataset.id === id);
const put = (one, [x, y, width, height]) => {
const [across, down] = size();
for (const [name, part] of [["left", x / across], ["top", y / down], ["width", width / across], ["height", height / down]]) {
one.style.setProperty(name, `${part * 100}%`);
}
};
const contain = ([x, y, width, height]) => {
const [across, down] = size();
const [w, h] = [Math.min(Math.max(width, unit()), across), Math.min(Math.max(height, unit()), down)];
return [Math.min(Math.max(x, 0), across - w), Math.min(Math.max(y, 0), down - h), w, h].map(Math.round);
};
const views = radios("View of the phone", [["frames", "Frames"], ["wireframe", "Wireframe"]], (value) => {
wanted = value;
if (state.view) showCanvas();
});
const toggle = button("Draw", () => {
isDrawing = !isDrawing;
toggle.setAttribute("aria-pressed", String(isDrawing));
canvas.classList.toggle("is-drawing", isDrawing);
}, { "aria-pressed": "false", "aria-describedby": "canvas-help" });
find("tools").append(views.group, toggle);
let shown = "";
export const showCanvas = () => afterDrag(() => {
const isOn = isFramed();
views.mark(isOn ? "frames" : "wireframe");
toggle.hidden = find("frames").hidden = !isOn || Boolean(state.view.isBroken);
find("phone").hidden = isOn;
find("picture-row").hidden = state.view.isBroken === true;
find("picture-problem").textContent = state.view.screenshotError ?? "";
if (!isOn) {
for (const one of canvas.querySelectorAll(".frame")) one.remove();
shown = "";
return;
}
const address = state.view.screenshot?.address ?? "";
picture.hidden = !isPicture();
if (address && picture.getAttribute("src") !== address) picture.setAttribute("src", address);
picture.alt = isPicture() ? `Screenshot ${state.view.screenshot.name}` : "";
canvas.classList.toggle("has-picture", isPicture());
canvas.style.setProperty("aspect-ratio", `${size()[0]} / ${size()[1]}`);
const own = state.view.components.filter((one) => frameOf(one.id) && layerOf(state.view, one.id) === layer());
const texts = own.map((one) => [one.id, one.kind, nameOf(one), frameOf(one.id), numberOf(one.id), textOf(one.id)]);
const text = JSON.stringify([state.view.path, size(), texts]);
if (text !== shown) {
shown = text;
const focused = canvas.contains(document.activeElement) ? document.activeElement.dataset.id : null;
const last = new Map([...canvas.querySelectorAll(".frame")].map((one) => [one.dataset.id, one]));
for (const [id, one] of last) if (!own.some((other) => other.id === id)) one.remove();
own.forEach((one) => {
const element = last.get(one.id) ?? make("button", { type: "button", class: "frame", "data-id": one.id });
fill(element, one);
if (!last.has(one.id)) canvas.insertBefore(element, rubber);
});
sortFrames(own.map((one) => one.id));
if (focused && document.activeElement?.dataset.id !== focused) (frameElement(state.inspected) ?? find("title")).focus();
}
find("canvas-empty").hidden = own.length > 0 || isPicture();
markFrames();
markFindings();
});
const sortFrames = (ids) => {
const all = [...canvas.querySelectorAll(".frame")];
if (all.every((one, place) => one.dataset.id === ids[place])) return;
const focused = document.activeElement;
for (const id of ids) canvas.insertBefore(frameElement(id), rubber);
if (canvas.contains(focused)) focused.focus();
};
const stopOf = (id) => drawn()?.stops.find((one) => one.component === id && one.isCurrent) ?? drawn()?.stops.find((one) => one.component === id);
const numberOf = (id) => stopOf(id)?.label ?? "";
const textOf = (id) => stopOf(id)?.readings[0].text ?? "";
const fill = (element, one) => {
const frame = frameOf(one.id);
put(element, frame);
element.style.setProperty("z-index", String(1 + Math.round(900 * (1 - Math.min(1, frame[2] * frame[3] / (size()[0] * size()[1]))))));
const number = numberOf(one.id);
element.setAttribute("aria-label", `${number ? `${number}: ` : ""}${textOf(one.id) || nameOf(one)}. Frame ${frameText(frame)}`);
element.classList.toggle("is-container", Boolean(one.isContainer));
element.replaceChildren(...(number ? [make("span", { class: "number" }, number)] : []), make("bdi", {}, nameOf(one)));
};
export const markFrames = () => {
if (!state.view || isDragging()) return;
for (const one of canvas.querySelectorAll(".frame")) one.setAttribute("aria-pressed", String(one.dataset.id === state.inspected));
const frame = frameOf(state.inspected);
const isShown = Boolean(frame && frameElement(state.inspected));
for (const grip of grips) {
grip.hidden = !isShown;
if (isShown) putGrip(grip, frame);
}
};
const putGrip = (grip, [x, y, width, height]) => {
const { edge } = grip.dataset;
put(grip, [edge.includes("e") ? x + width : x, edge.includes("s") ? y + height : y, 0, 0]);
grip.style.removeProperty("width");
grip.style.removeProperty("height");
};
export const saveFrame = async (id, frame) => {
pending.set(id, frame);
showCanvas();
showFrame();
await setFrame(id, frame);
if (pending.get(id) === frame) pending.delete(id);
showCanvas();
showFrame();
};
const point = (event) => {
const own = canvas.getBoundingClientRect();
return [(event.clientX - own.left) / own.width * size()[0], (event.clientY - own.top) / own.height * size()[1]];
};
const between = ([a, b], [c, d]) => {
const [across, down] = size();
const [left, right] = [Math.max(0, Math.min(a, c)), Math.min(across, Math.max(a, c))];
const [top, bottom] = [Math.max(0, Math.min(b, d)), Math.min(down, Math.max(b, d))];
return [left, top, Math.max(right - left, unit()), Math.max(bottom - top, unit())].map(Math.round);
};
const resized = ([x, y, width, height], edge, [across, down]) => between(
[edge.includes("w") ? x + across : x, edge.includes("n") ? y + down : y],
[edge.includes("e") ? x + width + across : x + width, edge.includes("s") ? y + height + down : y + height]);
followDrag(canvas, {
begin: (event) => {
if (!state.view || state.view.isBroken) return null;
const grip = event.target.closest(".grip");
const frame = isDrawing ? null : event.target.closest(".frame");
const id = grip ? state.inspected : frame?.dataset.id;
if (event.pointerType === "touch" && !grip && !isDrawing && (!frame || id !== state.inspected)) return null;
if (!id) event.preventDefault();
return { id, edge: grip?.dataset.edge, from: id ? frameOf(id) : null, start: point(event), frame: null };
},
move: (drag, event) => {
const now = point(event);
const way = [now[0] - drag.start[0], now[1] - drag.start[1]];
if (!drag.id) {
rubber.hidden = false;
drag.frame = between(drag.start, now);
return put(rubber, drag.frame);
}
drag.frame = drag.edge ? resized(drag.from, drag.edge, way)
: contain([drag.from[0] + way[0], drag.from[1] + way[1], drag.from[2], drag.from[3]]);
put(frameElement(drag.id), drag.frame);
for (const grip of grips) drag.id === state.inspected ? putGrip(grip, drag.frame) : grip.hidden = true;
},
end: (drag, isKept) => {
rubber.hidden = true;
if (!drag.id) {
if (isKept && drag.frame && drag.frame[2] >= 4 * unit() && drag.frame[3] >= 4 * unit()) openPalette({ frame: drag.frame });
return;
}
const own = frameElement(drag.id);
if (!isKept || !drag.frame) return put(own, drag.from), markFrames();
own.focus();
if (state.inspected !== drag.id) select(drag.id);
saveFrame(drag.id, drag.frame);
},
});
canvas.addEventListener("click", (event) => {
const id = event.target.closest(".frame")?.dataset.id;
if (!id) return;
if (event.detail === 0) return chooseComponent(id);
event.target.closest(".frame").focus();
select(id);
});
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let resting = 0;
let moved = null;
const flush = () => {
clearTimeout(resting);
const id = moved;
moved = null;
if (id !== null && pending.has(id)) saveFrame(id, pending.get(id));
};
canvas.addEventListener("keydown", (event) => {
const id = event.target.dataset.id;
if (!id || event.ctrlKey || event.altKey || event.metaKey) return;
if (event.key === "Delete") return remove(id);
const way = arrows[event.key];
const from = frameOf(id);
if (!way || !from || state.view.isBroken) return;
event.preventDefault();
if (moved !== id) flush();
moved = id;
if (state.inspected !== id) select(id);
const [across, down] = way.map((one) => one * 4 * unit());
pending.set(id, event.shiftKey ? between(from, [from[0] + Math.max(from[2] + across, unit()), from[1] + Math.max(from[3] + down, unit())])
: contain([from[0] + across, from[1] + down, from[2], from[3]]));
showCanvas();
showFrame();
clearTimeout(resting);
resting = setTimeout(flush, 400);
});
canvas.addEventListener("focusout", flush);
"""#,
    "comparison.js": #"""
import { button, find, make, idle, tell } from "./page.js";
import { markFindings, severities, showButton } from "./findings.js";
import { encoded, lines, read, upload } from "./server.js";
import { state } from "./state.js";
let comparison = { sections: [] };
let shown = "";
const reasons = new Map();
const nameOf = (section, finding, names) => {
const keys = Object.fromEntries((finding.keys ?? []).map((one) => [one.key, one.value]));
let name = JSON.stringify([section.platform, keys.kind, keys.part, finding.component ?? keys.stop]);
while (names.has(name)) name += "+";
names.add(name);
return name;
};
export const isCompared = () => comparison.name !== undefined;
export const showComparison = (next) => {
const text = JSON.stringify(next);
comparison = { sections: [], ...next };
if (text !== shown) draw();
shown = text;
markFindings(comparison.sections);
};
const draw = () => {
find("forget").hidden = !isCompared();
const compared = find("compared");
const focused = compared.contains(document.activeElement) ? document.activeElement : null;
const item = focused?.closest("li");
const place = item && [item.dataset.finding, focused.dataset.role];
const names = new Set();
const items = comparison.sections.flatMap((section) => [
make("p", {}, make("strong", {}, `${section.title}: `), `${section.summary}.`),
make("ul", { class: "found" }, ...section.findings.map((one) => difference(one, nameOf(section, one, names))),
...[...section.limits, ...section.remarks].map((text) => make("li", { class: "note" }, text))),
]);
const others = [...reasons].filter(([name, text]) => isCompared() && text && !names.has(name));
items.push(...others.map(([, text]) => make("p", { class: "state" }, "Reason that is not saved: ", make("bdi", {}, text))));
compared.replaceChildren(...(isCompared() ? [make("p", { class: "state" }, comparison.name)] : []), ...items);
if (!focused) return;
const same = [...compared.querySelectorAll("li")].find((one) => place && one.dataset.finding === place[0]);
(same?.querySelector(`[data-role="${place[1]}"]`) ?? find("compare-title")).focus();
};
const difference = (finding, name) => {
const item = make("li", { class: finding.severity, "data-finding": name },
make("strong", {}, `${severities[finding.severity]}: `), finding.message,
make("p", { class: "state" }, "Design: ", make("bdi", {}, finding.expected || "(missing)"), make("br"), "App: ", make("bdi", {}, finding.heard || "(missing)")));
const row = make("div", { class: "row" });
if (finding.component) row.append(showButton(finding));
item.append(row);
if (finding.severity === "note") return item;
const opener = button("Accept", () => toggle(finding, name, item, opener),
{ "aria-label": `Accept: ${finding.message}`, "aria-expanded": "false", "data-role": "accept" });
row.append(opener);
if (reasons.has(name)) open(finding, name, item, opener);
return item;
};
const toggle = (finding, name, item, opener) => {
if (opener.getAttribute("aria-expanded") !== "true") return open(finding, name, item, opener).focus();
opener.setAttribute("aria-expanded", "false");
reasons.delete(name);
item.querySelector(".reason").remove();
};
const open = (finding, name, item, opener) => {
opener.setAttribute("aria-expanded", "true");
const input = make("input", { type: "text", autocomplete: "off", required: true, "data-role": "reason" });
input.value = reasons.get(name) ?? "";
reasons.set(name, input.value);
input.addEventListener("input", () => reasons.set(name, input.value));
const form = make("form", { class: "reason" }, make("label", {}, "Reason", input), make("button", { "data-role": "save" }, "Save"));
form.addEventListener("submit", async (event) => {
event.preventDefault();
const { path } = state.view;
try {
const keys = Object.fromEntries(finding.keys.map((one) => [one.key, one.value]));
const { file, isNamed } = await read("accept", { ...keys, path, reason: input.value });
reasons.delete(name);
if (state.view.path === path) await compareAgain();
tell(`Accepted in ${file}.${isNamed ? "" : ` “earshot diff” needs “--accepted ${file}”, or the key “accepted: ${file}” in earshot.yaml.`}`);
find("compare-title").focus();
} catch (error) {
tell(lines(error), true);
}
});
item.append(form);
return input;
};
let answers = 0;
export const compareAgain = async () => {
const own = ++answers;
const { path } = state.view;
try {
const next = await read(`comparison?path=${encoded(path)}`);
await idle();
if (own === answers && state.view.path === path && state.view.digest === next.digest) showComparison(next);
} catch (error) {
if (isCompared()) tell(lines(error), true);
}
};
export const compareWith = async (file) => {
if (!state.view || !file) return;
const { path } = state.view;
try {
const next = await upload(`capture?path=${encoded(path)}&name=${encoded(file.name)}`, file);
if (state.view.path !== path) return;
answers += 1;
showComparison(next);
if (state.view.digest !== next.digest) compareAgain();
tell(`Compared with ${next.name}. ${next.sections.map((one) => `${one.summary}.`).join(" ")}`);
} catch (error) {
tell(lines(error), true);
}
};
find("capture").addEventListener("change", (event) => {
compareWith(event.target.files[0]);
event.target.value = "";
});
find("forget").addEventListener("click", async () => {
const { path } = state.view;
try {
const next = await read("forget", { path });
if (state.view.path !== path) return;
answers += 1;
showComparison(next);
} catch (error) {
tell(error.message, true);
}
find("capture").focus();
});
"""#,
    "drag.js": #"""
const threshold = 4;
let drags = 0;
let ends = [];
export const isDragging = () => drags > 0;
export const afterDrag = (act) => isDragging() ? ends.push(act) : act();
export const followDrag = (place, { begin, move, end }) => {
let drag = null;
const finish = (isKept) => {
const { data, isMoved, pointer } = drag;
drag = null;
if (!isMoved) return;
drags -= 1;
place.releasePointerCapture(pointer);
end(data, isKept);
const waiting = ends;
ends = [];
for (const act of waiting) act();
};
place.addEventListener("pointerdown", (event) => {
if (drag || event.button !== 0 || !event.isPrimary) return;
const data = begin(event);
if (data) drag = { data, pointer: event.pointerId, x: event.clientX, y: event.clientY, isMoved: false };
});
place.addEventListener("pointermove", (event) => {
if (event.pointerId !== drag?.pointer) return;
if (event.buttons === 0) return finish(false);
if (!drag.isMoved) {
if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < threshold) return;
drag.isMoved = true;
drags += 1;
place.setPointerCapture(event.pointerId);
}
move(drag.data, event);
});
place.addEventListener("pointerup", (event) => { if (event.pointerId === drag?.pointer) finish(true); });
addEventListener("pointerup", (event) => { if (event.pointerId === drag?.pointer && !drag.isMoved) drag = null; });
place.addEventListener("pointercancel", (event) => { if (event.pointerId === drag?.pointer) finish(false); });
addEventListener("keydown", (event) => {
if (event.key !== "Escape" || !drag?.isMoved) return;
event.preventDefault();
event.stopPropagation();
finish(false);
}, { capture: true });
};
"""#,
    "drops.js": #"""
import { find } from "./page.js";
import { compareWith } from "./comparison.js";
import { isPicture, showPicture } from "./picture.js";
import { beginWith, importDump } from "./start.js";
import { state } from "./state.js";
const isOpen = () => state.view && !state.view.isBroken;
addEventListener("dragover", (event) => {
event.preventDefault();
document.body.classList.add("is-dropping");
});
addEventListener("dragleave", (event) => { if (!event.relatedTarget) document.body.classList.remove("is-dropping"); });
addEventListener("drop", (event) => {
event.preventDefault();
document.body.classList.remove("is-dropping");
const file = event.dataTransfer.files[0];
if (!file) return;
const isNew = !isOpen() || find("start").open;
if (isPicture(file)) isNew ? beginWith(file) : showPicture(file);
else isNew && !state.view?.isBroken ? importDump(file) : compareWith(file);
});
"""#,
    "edits.js": #"""
import { find, idle, isTextField, tell } from "./page.js";
import { refreshFields, saved, target } from "./inspector.js";
import { open, takeEdit } from "./screens.js";
import { lines, read } from "./server.js";
import { state } from "./state.js";
const drafts = [];
export const draftOf = (path, component, key) =>
drafts.find((one) => one.path === path && one.component === component && one.key === key);
export const draft = (path, component, key, values) => {
let own = draftOf(path, component, key);
if (!own) drafts.push(own = { path, component, key, problem: "" });
return Object.assign(own, values);
};
export const forget = (own) => {
const at = drafts.indexOf(own);
if (at >= 0) drafts.splice(at, 1);
};
export const forgetProblems = (path, component) => {
for (const one of drafts.filter((one) => one.path === path && one.component === component && one.text === undefined)) forget(one);
};
export const refusedDrafts = () => drafts.filter((one) => one.problem && one.text !== undefined);
export const draftsOf = (path, component) => drafts.filter((one) => one.path === path && one.component === component && one.text !== undefined);
addEventListener("beforeunload", (event) => { if (drafts.some((one) => one.text !== undefined)) event.preventDefault(); });
const queue = [];
let sending = null;
let before = null;
export const forgetTexts = () => { before = null; };
const texts = () => state.view.platforms.flatMap((one) => one.stops.flatMap((stop) => stop.readings.map((reading) => `${reading.text} ${reading.hint}`)));
export const rename = (path, old, id) => {
for (const one of [...drafts, ...queue, sending, target()]) {
if (one?.path === path && one.component === old) one.component = id;
}
if (state.view?.path === path && state.inspected === old) state.inspected = id;
};
const enqueue = (edit) => {
queue.push({ path: state.view.path, digest: state.view.digest, ...edit });
if (!sending) sendAll();
};
const sendAll = async () => {
while (queue.length > 0) {
sending = queue.shift();
try {
await (sending.request ? performChange : perform)(sending);
} catch (error) {
tell(error.message, true);
}
}
sending = before = null;
};
export const change = (component, request, prepare = () => {}) => new Promise((resolve) => {
if (!state.view || state.view.isBroken) return resolve(null);
enqueue({ component, request, prepare, resolve, view: state.view });
});
const performChange = async (own) => {
const view = state.view.path === own.path ? state.view : own.view;
let answer = null;
try {
answer = await own.request({ base: { path: own.path, digest: own.digest }, component: own.component, view });
} catch (error) {
await refuse(own, error);
}
if (answer) {
await idle();
passDigest(own, answer);
if (state.view.path === own.path) {
own.prepare(answer);
takeEdit({ digest: answer.digest, canUndo: answer.canUndo, canRedo: answer.canRedo });
before = null;
await open();
}
}
own.resolve(answer);
};
const passDigest = (own, answer) => {
for (const one of queue) if (one.path === own.path && one.digest === own.digest) one.digest = answer.digest;
};
export const edit = ({ path, component }, key, value, isText) => {
draft(path, component, key, { text: value ?? "", sent: value ?? "", isText, problem: "" });
const digest = path === state.view.path ? state.view.digest : "";
enqueue({ address: "edit", path, digest, component, key, value });
};
const perform = async (own) => {
const isShown = state.view.path === own.path;
if (isShown) before ??= texts();
let answer;
try {
const { address, path, digest, component, key, value } = own;
answer = await read(address, key === undefined ? { path, digest } : { path, digest, component, key, ...(value === null ? {} : { value }) });
} catch (error) {
return refuse(own, error);
}
await idle();
passDigest(own, answer);
settle(own);
if (state.view.path === own.path) takeEdit(answer, own.component);
else if (answer.component && answer.component !== own.component) rename(own.path, own.component, answer.component);
if (queue.some((one) => one.path === own.path)) return;
await open();
if (state.view.path !== own.path || !before) return tell(`Saved in ${own.path}.`);
const after = texts();
const count = after.filter((text, place) => text !== before[place]).length + Math.max(before.length - after.length, 0);
before = null;
tell(count === 0 ? "Saved. No announcement changes." : `Saved. ${count} ${count === 1 ? "announcement changes" : "announcements change"}.`);
};
const settle = ({ path, component, key, value }) => {
const own = key !== undefined && draftOf(path, component, key);
if (!own) return;
saved(path, component, key, value);
if (own.text === (value ?? "")) forget(own);
else own.base = value ?? "";
if (own.sent === (value ?? "")) own.sent = undefined;
refreshFields();
};
const refuse = async ({ path, component, key, value }, error) => {
const isConflict = error.status === 409;
const own = key !== undefined && draftOf(path, component, key);
if (own) {
own.problem = isConflict ? "Not saved, because the file has changed." : `Not saved: ${lines(error)}`;
if (own.sent === (value ?? "")) own.sent = undefined;
if (!own.isText) own.text = undefined;
}
refreshFields();
if (isConflict) await open();
const advice = !own ? "Nothing was changed; the page now shows the file."
: own.isText ? "Nothing was saved; your text is still in its field. Press Enter there to save it."
: "Nothing was saved; the page now shows the file. Repeat your change if it is still right.";
tell(isConflict ? `${error.message} ${advice}` : own ? `“${key}” of ${own.component} in ${path} is not saved. ${lines(error)}` : lines(error), true);
};
const canMove = (isRedo) => isRedo ? state.view?.canRedo : state.view?.canUndo;
const move = (isRedo) => { if (canMove(isRedo)) enqueue({ address: isRedo ? "redo" : "undo" }); };
find("undo").addEventListener("click", () => move(false));
find("redo").addEventListener("click", () => move(true));
addEventListener("keydown", (event) => {
if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
if (document.querySelector("dialog[open]")) return;
if (isTextField(event.target) && !event.target.matches(".is-saved")) return;
event.preventDefault();
move(event.shiftKey);
});
"""#,
    "findings.js": #"""
import { button, find, make } from "./page.js";
import { encoded, read } from "./server.js";
import { drawn, state } from "./state.js";
import { frameElement } from "./canvas.js";
import { chooseComponent, inDrawing, itemOf } from "./stops.js";
export const severities = { error: "Must be fixed", warning: "Should be fixed", note: "Note" };
let findings = [];
let compared = [];
let shown = "";
let searches = 0;
export const forgetFindings = () => {
findings = [];
shown = "";
searches += 1;
find("findings").replaceChildren();
find("findings").removeAttribute("aria-busy");
};
export const showFindings = async () => {
const own = ++searches;
const { path, digest } = state.view;
find("findings").setAttribute("aria-busy", "true");
try {
const found = await read(`findings?path=${encoded(path)}`);
if (own !== searches || found.digest !== digest) return;
findings = found.findings;
draw(found.remarks);
markFindings();
} catch {
} finally {
if (own === searches) find("findings").removeAttribute("aria-busy");
}
};
const mark = (one, severity) => {
one?.classList.remove("is-warning");
one?.classList.add(`is-${severity}`);
};
export const markFindings = (others = compared) => {
compared = others;
for (const one of document.querySelectorAll("#phone a, #stops li, #canvas .frame")) one.classList.remove("is-error", "is-warning");
const own = compared.filter((one) => (one.platform ?? state.platform) === state.platform).flatMap((one) => one.findings);
for (const level of ["warning", "error"]) {
for (const { severity, component } of [...findings, ...own]) {
if (severity !== level || !component) continue;
mark(frameElement(component), severity);
for (const stop of drawn()?.stops ?? []) {
if (stop.component !== component || !stop.isCurrent) continue;
for (const one of [inDrawing(stop), itemOf(stop)]) mark(one, severity);
}
}
}
};
export const showButton = (finding) => button("Show", () => chooseComponent(finding.component),
{ "aria-label": `Show the component: ${finding.message}` });
const draw = (remarks) => {
const text = JSON.stringify([findings, remarks]);
if (text === shown) return;
shown = text;
const list = find("findings");
const place = [...list.querySelectorAll("button")].indexOf(document.activeElement);
const all = findings.map((finding) => {
const item = make("li", { class: finding.severity }, make("strong", {}, `${severities[finding.severity]}: `), `${finding.message} `);
if (finding.component) item.append(showButton(finding));
return item;
});
all.push(...remarks.map((remark) => make("li", { class: "note" }, remark)));
list.replaceChildren(...(all.length > 0 ? all : [make("li", {}, "No findings.")]));
if (place >= 0) ([...list.querySelectorAll("button")].slice(0, place + 1).at(-1) ?? find("findings-title")).focus();
};
"""#,
    "inspector.js": #"""
import { button, find, idle, isTextField, make, tell } from "./page.js";
import { draft, draftOf, draftsOf, edit, forget, forgetProblems, refusedDrafts } from "./edits.js";
import { followLayer } from "./layers.js";
import { showFrame } from "./numbers.js";
import { markOutline } from "./outline.js";
import { chooseScreen, open } from "./screens.js";
import { ask, encoded } from "./server.js";
import { state } from "./state.js";
import { leaveKeys } from "./stops.js";
const usual = ["label", "value", "hint", "placeholder", "checked", "selected", "disabled", "required", "error", "expanded"];
const [on, off] = [["true", "yes", "on"], ["false", "no", "off"]];
const word = (text, words) => {
const lower = text.toLowerCase();
if (words.includes(text) || !words.includes("true")) return text;
return on.includes(lower) ? "true" : off.includes(lower) ? "false" : text;
};
let shown = null;
let shownText = "";
let rows = [];
let inspections = 0;
let latest = null;
let asking = null;
let isRebuilding = false;
export const target = () => shown;
const control = (field, text) => {
const id = `field-${field.key}`;
if (field.form === "flag") return make("input", { type: "checkbox", id });
if (field.form === "choice") {
const words = field.words.includes(word(text, field.words)) || text === "" ? field.words : [...field.words, text];
return make("select", { id }, make("option", { value: "" }, "(not set)"), ...words.map((one) => make("option", { value: one }, one)));
}
if (text.includes("\n")) return make("textarea", { id, rows: "3", spellcheck: "false" });
const input = make("input", { type: "text", id, autocomplete: "off", spellcheck: "false" });
if (field.form === "number") input.inputMode = "decimal";
return input;
};
const note = (field) => field.isElsewhere ? "Written in another form or file; edit it there."
: [field.meaning, field.uses > 1 ? `Used in ${field.uses} places; an edit changes all of them.` : "",
field.isSilent ? "Changes nothing that is announced." : ""].filter((one) => one).join(" ");
const row = (own, field) => {
const { key, form } = field;
const written = field.value?.replace(/\r\n?/g, "\n");
const draftNow = () => draftOf(own.path, own.component, key);
const one = control(field, draftNow()?.text ?? written ?? "");
const isText = isTextField(one);
const meaning = make("span", { class: "state", id: `note-${key}` }, note(field));
const problem = make("span", { class: "problem", id: `problem-${key}` });
const restore = button("Use the file’s text", () => {
forget(draftNow());
one.focus();
refreshFields();
}, { "aria-label": `Use the file’s text for ${key}` });
const entry = { key, field: one, saved: written, mark: (isSilent) => { meaning.textContent = note({ ...field, isSilent }); } };
if (field.isElsewhere) one.disabled = true;
const typed = draftNow();
if (typed?.isText && typed.text !== undefined && typed.sent === undefined && typed.base !== (written ?? "") && !typed.problem) {
typed.problem = "Not saved, because the file has changed. Press Enter to save it.";
typed.base = written ?? "";
tell(`${own.path} has changed. Your text for “${key}” is not saved; press Enter in its field to save it.`, true);
}
entry.refresh = () => {
const now = draftNow();
const text = now?.text ?? entry.saved ?? "";
if (form === "flag") one.checked = on.includes(text.toLowerCase());
else if (!isText) one.value = word(text, field.words);
else if (one.value !== text) one.value = text;
if (isText) one.classList.toggle("is-saved", now?.text === undefined);
one.setAttribute("aria-invalid", String(Boolean(now?.problem)));
one.setAttribute("aria-describedby", now?.problem ? `${problem.id} ${meaning.id}` : meaning.id);
problem.textContent = now?.problem ?? "";
restore.hidden = !(isText && now?.problem);
};
const save = (isWanted) => {
const now = draftNow();
if (isRebuilding || now?.text === undefined || now.sent === now.text || (now.problem && !isWanted)) return;
edit(own, key, now.text === "" ? null : now.text, true);
refreshFields();
};
if (isText) {
one.addEventListener("input", () => {
const now = draftNow();
if (one.value === (entry.saved ?? "") && now?.sent === undefined) {
if (now) forget(now);
} else draft(own.path, own.component, key, { text: one.value, base: entry.saved ?? "", isText, problem: "" });
refreshFields();
});
one.addEventListener("blur", () => save(false));
one.addEventListener("keydown", (event) => {
if (event.key === "Enter" && !event.isComposing && (one.matches("input") || event.ctrlKey || event.metaKey)) save(true);
});
} else {
one.addEventListener("change", () => {
const value = form === "flag" ? one.checked ? "true" : entry.saved === undefined ? null : "false" : one.value || null;
if (value !== null || entry.saved !== undefined) edit(own, key, value, false);
refreshFields();
});
}
const name = make("label", { for: one.id }, titleOf(key, field.group));
const help = make("span", { class: "help" }, problem, restore, meaning);
entry.element = make("div", { class: form === "flag" ? "field flag" : "field", "data-key": key }, ...(form === "flag" ? [one, name, help] : [name, one, help]));
entry.refresh();
return entry;
};
export const refreshFields = () => {
for (const one of rows) one.refresh();
const refused = refusedDrafts();
const text = JSON.stringify(refused.map(({ path, component, key }) => [path, component, key]));
const list = find("unsaved");
if (list.dataset.shown === text) return;
list.dataset.shown = text;
const hadFocus = list.contains(document.activeElement);
list.replaceChildren(...refused.map((one) => make("li", {}, `Not saved: ${one.key} of ${one.component} in ${one.path} `,
button("Show", () => showDraft(one), { "aria-label": `Show ${one.key} of ${one.component}` }))));
if (hadFocus) find("inspector-title").focus();
};
const groups = { ios: "iOS (VoiceOver)", android: "Android (TalkBack)" };
const ofGroup = { ios: " on iOS", android: " on Android" };
const titleOf = (key, group) => {
const own = group ? key.slice(key.indexOf(".") + 1) : key;
return own[0].toUpperCase() + own.slice(1).replaceAll("-", " ") + (ofGroup[group] ?? "");
};
const showDraft = async ({ path, component, key }) => {
if (state.view.path !== path) await chooseScreen(path);
await inspect(component);
find(`field-${key}`)?.focus();
};
export const saved = (path, component, key, value) => {
if (shown?.path !== path || shown.component !== component) return;
const own = rows.find((one) => one.key === key);
if (own) own.saved = value ?? undefined;
};
const clear = (text, items = []) => {
[rows, shownText] = [[], ""];
isRebuilding = true;
find("inspector").inert = false;
find("inspector").replaceChildren(make("p", { class: "state" }, text), ...items);
isRebuilding = false;
};
export const clearInspector = () => {
inspections += 1;
shown = latest = null;
const hadFocus = find("inspector").contains(document.activeElement);
find("inspector-title").textContent = "Component";
if (hadFocus) find("inspector-title").focus();
clear("Choose a component to see its keys.");
showChoice();
};
const draw = (own, component, isAgain) => {
const place = find("inspector");
const active = isAgain && place.contains(document.activeElement) ? document.activeElement : null;
const selection = active && isTextField(active) ? [active.selectionStart, active.selectionEnd] : null;
const wereOpen = isAgain ? [...place.querySelectorAll("details")].filter((one) => one.open).map((one) => one.dataset.part) : [];
const fields = component.fields.filter((one) => one.key !== "frame");
const isUsual = (one) => !one.group && (one.value !== undefined || one.isElsewhere || usual.includes(one.key));
const first = fields.filter(isUsual);
first.sort((one, two) => (usual.indexOf(one.key) + 99) % 99 - (usual.indexOf(two.key) + 99) % 99);
const shownRows = first.map((field) => row(own, field));
const foldedRows = [];
const part = (name, title, some) => {
if (some.length === 0) return [];
const rows = some.map((field) => row(own, field));
foldedRows.push(...rows);
const isSet = some.some((one) => one.group && (one.value !== undefined || one.isElsewhere));
const details = make("details", { "data-part": name }, make("summary", { id: `part-${name}` }, isSet ? `${title}: changed` : title),
make("div", { class: "fields", role: "group", "aria-labelledby": `part-${name}` }, ...rows.map((one) => one.element)));
details.open = wereOpen.includes(name) || rows.some((one) => draftOf(own.path, own.component, one.key)?.text !== undefined);
return [details];
};
const parts = [...part("more", "More keys", fields.filter((one) => !one.group && !isUsual(one))),
...Object.entries(groups).flatMap(([name, title]) => part(name, title, fields.filter((one) => one.group === name)))];
isRebuilding = true;
place.inert = false;
find("inspector-title").textContent = `Component: ${component.id}`;
place.replaceChildren(make("p", { class: "state" }, `${component.kind}, id ${component.id}, line ${component.line}`),
make("div", { class: "fields" }, ...shownRows.map((one) => one.element)), ...parts);
isRebuilding = false;
[shown, rows] = [own, [...shownRows, ...foldedRows]];
markSilent(own);
refreshFields();
if (!active) return;
const next = active.id ? find(active.id) : null;
(next ?? find("inspector-title")).focus();
if (next && selection && isTextField(next)) next.setSelectionRange(...selection);
};
const showChoice = () => {
if (!state.view) return;
followLayer(state.inspected);
markOutline();
showFrame();
};
const announceChoice = (path, id) => {
const place = find("inspector");
const isOther = shown?.path !== path || shown.component !== id;
if (isOther && place.contains(document.activeElement)) find("inspector-title").focus();
place.inert = isOther;
find("inspector-title").textContent = `Component: ${id}`;
};
let [trial, waiting] = [null, 0];
const markSilent = (own) => {
clearTimeout(waiting);
trial?.abort();
waiting = setTimeout(async () => {
trial = new AbortController();
const answer = await ask(`silent?path=${encoded(own.path)}&id=${encoded(own.component)}`, undefined, trial.signal)
.then((response) => response.json()).catch(() => null);
if (answer && shown === own) for (const one of rows) one.mark(answer.keys.includes(one.key));
}, 500);
};
export const inspect = (id, isAgain = false) => {
latest = inspectNow(id, isAgain);
return latest;
};
const inspectNow = async (id, isAgain) => {
state.inspected = id;
showChoice();
const own = ++inspections;
const { path } = state.view;
announceChoice(path, id);
while (asking) await asking;
if (own !== inspections) return latest;
try {
const answer = ask(`component?path=${encoded(path)}&id=${encoded(id)}`).then((response) => response.text());
asking = answer.catch(() => {}).finally(() => { asking = null; });
const text = await answer;
await idle();
if (own !== inspections) return latest;
if (state.view.path !== path) return;
if (isAgain && text === shownText && shown?.component === id) return refreshFields();
const component = JSON.parse(text);
if (!isAgain) forgetProblems(path, component.id);
draw({ path, component: component.id }, component, isAgain && shown?.path === path);
shownText = text;
} catch (error) {
if (error.status === 422) await open();
if (own !== inspections) return latest;
const place = find("inspector");
const hadFocus = place.contains(document.activeElement);
const items = draftsOf(path, id).map((one) => make("p", {}, `Not saved: ${one.key}: `, make("bdi", {}, one.text)));
clear(error.message, items);
if (hadFocus) find("inspector-title").focus();
}
};
find("inspector").addEventListener("keydown", (event) => {
if (event.key === "Escape" && !event.isComposing) leaveKeys();
});
find("inspector-title").addEventListener("keydown", (event) => { if (event.key === "Escape") leaveKeys(); });
"""#,
    "kinds.js": #"""
import { read } from "./server.js";
let asked = null;
let all = [];
export const kinds = () => {
asked ??= read("kinds").then((answer) => all = answer.kinds).catch((error) => {
asked = null;
throw error;
});
return asked;
};
export const kindTitle = (name) => all.find((one) => one.name === name)?.title ?? name.replaceAll("-", " ");
const simple = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
const wordsOf = (kind) => [kind.name, kind.title, ...kind.words].map(simple);
const score = (kind, sought) => {
const words = wordsOf(kind);
if (words.slice(0, 2).includes(sought)) return 4;
if (words.slice(0, 2).some((one) => one.startsWith(sought))) return 3;
if (words.includes(sought)) return 3;
const parts = sought.split(" ");
const starts = (texts) => parts.every((part) => texts.some((text) => ` ${text}`.includes(` ${part}`)));
return starts(words) ? 2 : starts([simple(kind.summary), ...words]) ? 1 : 0;
};
export const found = (some, text) => {
const sought = simple(text);
if (!sought) return some;
return some.map((kind) => [score(kind, sought), kind]).filter(([points]) => points > 0)
.sort(([one], [two]) => two - one).map(([, kind]) => kind);
};
"""#,
    "layers.js": #"""
import { button, find, make } from "./page.js";
import { markFrames, showCanvas } from "./canvas.js";
import { state } from "./state.js";
import { select } from "./stops.js";
import { componentOf, layerOf, nameOf } from "./tree.js";
let current = "";
export const layer = () => componentOf(state.view, current)?.isOverlay ? current : "";
export const chooseLayer = (id) => {
if (id === current) return;
current = id;
markLayer();
showCanvas();
};
export const followLayer = (component) => {
if (componentOf(state.view, component)) chooseLayer(layerOf(state.view, component));
markFrames();
};
const markLayer = () => {
for (const one of document.querySelectorAll("#screens .overlay")) {
if (one.dataset.layer === layer()) one.setAttribute("aria-current", "true");
else one.removeAttribute("aria-current");
}
};
export const showLayers = () => {
const own = [...document.querySelectorAll("#screens button[data-path]")].find((one) => one.dataset.path === state.view.path)?.closest("li");
const all = state.view.components.filter((one) => one.isOverlay);
const text = JSON.stringify([state.view.path, all.map((one) => [one.id, one.label])]);
const last = find("screens").querySelector("ul");
if (last && last.parentNode === own && last.dataset.shown === text) return markLayer();
const focused = document.activeElement?.dataset.layer;
last?.remove();
if (!own || all.length === 0) return;
own.append(make("ul", { "aria-label": "Overlays", "data-shown": text }, ...all.map((one) => {
const opener = button("", () => {
chooseLayer(one.id);
select(one.id);
}, { class: "overlay", "data-layer": one.id });
opener.append(make("bdi", {}, nameOf(one)), make("small", {}, one.kind));
return make("li", {}, opener);
})));
markLayer();
if (focused) [...document.querySelectorAll("#screens .overlay")].find((one) => one.dataset.layer === focused)?.focus();
};
"""#,
    "numbers.js": #"""
import { button, find, make } from "./page.js";
import { frameOf, saveFrame, unit } from "./canvas.js";
import { state } from "./state.js";
import { componentOf } from "./tree.js";
const titles = ["X", "Y", "Width", "Height"];
export const numberFields = (prefix) => {
const problem = make("span", { class: "problem", id: `${prefix}-problem` });
const inputs = titles.map((title) => make("input", { type: "text", inputmode: "decimal", autocomplete: "off", class: "is-saved", id: `${prefix}-${title.toLowerCase()}`, "aria-describedby": problem.id }));
const element = make("div", { class: "numbers" }, ...inputs.map((one, place) => make("div", { class: "field" }, make("label", { for: one.id }, titles[place]), one)), problem);
return {
element, inputs,
show: (frame) => {
inputs.forEach((one, place) => {
const text = frame ? String(frame[place]) : "";
if (document.activeElement !== one || one.matches(".is-saved")) one.value = text;
one.removeAttribute("aria-invalid");
});
problem.textContent = "";
},
frame: () => {
const texts = inputs.map((one) => one.value.trim().replace(",", "."));
if (texts.every((text) => text === "")) return null;
const isRight = texts.map((text, place) => text !== "" && Number.isFinite(Number(text)) && Number(text) >= 0 && (place < 2 || Number(text) > 0));
inputs.forEach((one, place) => one.setAttribute("aria-invalid", String(!isRight[place])));
problem.textContent = isRight.every((one) => one) ? "" : "X and Y must be 0 or more; width and height must be more than 0.";
return problem.textContent ? undefined : texts.map(Number);
},
};
};
const fields = numberFields("frame");
const removal = button("Remove the frame", () => {
saveFrame(state.inspected, null);
addition.hidden = false;
addition.focus();
});
const proposal = () => {
const [across, down] = state.view.size ?? [390, 844];
const height = 44 * unit();
const lowest = Math.max(0, ...state.view.components.map((one) => one.frame ? one.frame[1] + one.frame[3] : 0));
return [16 * unit(), Math.min(lowest + 12 * unit(), down - height), across - 32 * unit(), height].map(Math.round);
};
const addition = button("Add a frame", () => {
saveFrame(state.inspected, proposal());
fields.element.hidden = false;
fields.inputs[0].focus();
});
find("frame").append(fields.element, addition, removal);
export const showFrame = () => {
const own = componentOf(state.view, state.inspected);
find("frame").hidden = !own?.canMove && !own?.frame;
if (find("frame").hidden) return;
const frame = frameOf(own.id);
fields.show(frame);
removal.hidden = fields.element.hidden = !frame;
addition.hidden = Boolean(frame);
};
const save = () => {
if (!fields.inputs.some((one) => !one.matches(".is-saved"))) return;
const frame = fields.frame();
if (!frame) return;
for (const one of fields.inputs) one.classList.add("is-saved");
saveFrame(state.inspected, frame);
};
for (const one of fields.inputs) {
one.addEventListener("input", () => one.classList.remove("is-saved"));
one.addEventListener("blur", save);
one.addEventListener("keydown", (event) => { if (event.key === "Enter" && !event.isComposing) save(); });
}
"""#,
    "outline.js": #"""
import { able, button, find, make } from "./page.js";
import { followDrag } from "./drag.js";
import { kindTitle } from "./kinds.js";
import { openPalette } from "./palette.js";
import { state } from "./state.js";
import { chooseComponent, select } from "./stops.js";
import { canMoveBy, moveBy, moveTo, remove, sort } from "./structure.js";
import { ancestors, isBelow, nameOf, siblings } from "./tree.js";
const list = find("outline");
const items = () => [...list.children];
const itemOf = (id) => items().find((one) => one.dataset.id === id);
const idOf = (item) => item?.dataset.id;
const itemFor = (one) => make("li", { role: "treeitem", tabindex: "-1", "data-id": one.id, "aria-level": String((one.depth ?? 0) + 1) },
make("bdi", {}, nameOf(one)), make("small", {}, one.label ? kindTitle(one.kind) : "no label"));
let shown = "";
export const showOutline = () => {
const { components } = state.view;
const text = JSON.stringify(components.map(({ id, label, kind, depth }) => [id, label, kindTitle(kind), depth]));
if (text !== shown) {
shown = text;
const focused = list.contains(document.activeElement) ? idOf(document.activeElement) : null;
list.replaceChildren(...components.map((one) => {
const item = itemFor(one);
item.style.setProperty("--depth", one.depth ?? 0);
return item;
}));
if (focused !== null) (itemOf(focused) ?? itemOf(state.inspected) ?? list.firstChild ?? find("outline-title")).focus();
}
find("no-components").hidden = components.length > 0;
markOutline();
};
const reveal = (item) => {
if (!item) return;
const [own, around] = [item, list].map((one) => one.getBoundingClientRect());
list.scrollTop += Math.min(0, own.top - around.top) + Math.max(0, own.bottom - around.bottom);
};
export const markOutline = () => {
if (!state.view) return;
const { components } = state.view;
const isFocused = list.contains(document.activeElement);
const stop = itemOf(state.inspected) ?? items().find((one) => one.tabIndex === 0) ?? list.firstChild;
for (const item of items()) {
item.setAttribute("aria-selected", String(idOf(item) === state.inspected));
item.tabIndex = item === stop ? 0 : -1;
}
if (isFocused && stop !== document.activeElement) stop?.focus();
reveal(itemOf(state.inspected));
const own = components.find((one) => one.id === state.inspected);
able(find("move-up"), own && canMoveBy(own.id, -1));
able(find("move-down"), own && canMoveBy(own.id, 1));
able(find("remove"), own?.canMove);
able(find("sort"), components.some((one) => one.frame));
able(find("add"), !state.view.isBroken);
};
export const focusOutline = (id) => (itemOf(id) ?? find("outline-title")).focus();
list.addEventListener("click", (event) => {
const item = event.target.closest("li");
if (item) choose(item);
});
const choose = (item) => {
item.focus();
select(idOf(item));
};
list.addEventListener("keydown", (event) => {
const item = event.target.closest("li");
if (!item || event.ctrlKey || event.metaKey) return;
const id = idOf(item);
const all = items();
const at = all.indexOf(item);
const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
const parent = { ArrowLeft: () => itemOf(ancestors(state.view, id)[0]?.id), ArrowRight: () => all[at + 1] && isBelow(state.view, idOf(all[at + 1]), id) ? all[at + 1] : null }[event.key];
if (event.altKey) {
if (!step) return;
moveBy(id, step);
} else if (step || parent || event.key === "Home" || event.key === "End") {
const next = step ? all[at + step] : parent ? parent() : event.key === "Home" ? all[0] : all.at(-1);
if (next) choose(next);
} else if (event.key === "Enter" || event.key === " ") chooseComponent(id);
else if (event.key === "Delete") remove(id);
else return;
event.preventDefault();
});
find("add").addEventListener("click", () => { if (state.view && !state.view.isBroken) openPalette({}); });
find("move-up").addEventListener("click", () => moveBy(state.inspected, -1));
find("move-down").addEventListener("click", () => moveBy(state.inspected, 1));
find("remove").addEventListener("click", () => { if (state.inspected !== null) remove(state.inspected); });
find("sort").addEventListener("click", async () => {
const notes = await sort();
if (notes) showNotes(notes);
});
const showNotes = (notes) => {
const place = find("order-notes");
const close = button("Close the notes", () => {
forgetNotes();
find("sort").focus();
});
place.replaceChildren(...(notes.length === 0 ? [] : [make("ul", { class: "found" }, ...notes.map((text) => make("li", { class: "note" }, text))), close]));
};
export const forgetNotes = () => find("order-notes").replaceChildren();
const targetAt = (id, y) => {
const all = siblings(state.view, id);
return all.find((one) => {
const own = itemOf(one.id).getBoundingClientRect();
const below = items().filter((item) => isBelow(state.view, idOf(item), one.id)).at(-1).getBoundingClientRect();
return y < (own.top + below.bottom) / 2;
})?.id ?? null;
};
const markDrop = (id, target) => {
for (const item of items()) item.classList.remove("drop-before", "drop-after");
if (target === undefined) return;
if (target !== null) return itemOf(target)?.classList.add("drop-before");
const last = siblings(state.view, id).at(-1)?.id;
items().filter((item) => isBelow(state.view, idOf(item), last)).at(-1)?.classList.add("drop-after");
};
followDrag(list, {
begin: (event) => {
const item = event.target.closest("li");
const own = state.view?.components.find((one) => one.id === idOf(item));
return event.pointerType !== "touch" && own?.canMove ? { id: own.id, target: undefined } : null;
},
move: (drag, event) => {
drag.target = targetAt(drag.id, event.clientY);
markDrop(drag.id, drag.target);
},
end: (drag, isKept) => {
markDrop(drag.id);
if (!isKept || drag.target === undefined || drag.target === drag.id) return;
const all = siblings(state.view, drag.id);
const next = all[all.findIndex((one) => one.id === drag.id) + 1]?.id ?? null;
if (drag.target === next) return;
select(drag.id);
moveTo(drag.id, drag.target);
},
});
"""#,
    "page.js": #"""
export const find = (id) => document.getElementById(id);
export const make = (tag, attributes = {}, ...content) => {
const one = document.createElement(tag);
for (const [name, value] of Object.entries(attributes)) {
if (name in one && typeof value !== "string") one[name] = value;
else one.setAttribute(name, value);
}
one.append(...content);
return one;
};
export const button = (text, act, attributes = {}) => {
const one = make("button", { type: "button", ...attributes }, text);
one.addEventListener("click", () => { if (one.getAttribute("aria-disabled") !== "true") act(one); });
return one;
};
export const able = (one, isAble) => one.setAttribute("aria-disabled", String(!isAble));
export const isTextField = (one) => one.matches("textarea, input[type=text], input[type=search]");
export const radios = (label, values, act) => {
const group = make("div", { role: "radiogroup", "aria-label": label });
const all = values.map(([value, text]) => button(text, () => choose(value), { role: "radio", "data-value": value }));
const mark = (value) => {
for (const one of all) {
const isChosen = one.dataset.value === value;
one.setAttribute("aria-checked", String(isChosen));
one.tabIndex = isChosen ? 0 : -1;
if (isChosen && group.contains(document.activeElement)) one.focus();
}
};
const choose = (value) => {
mark(value);
act(value);
};
group.addEventListener("keydown", (event) => {
const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
if (!step) return;
event.preventDefault();
const now = all.findIndex((one) => one.getAttribute("aria-checked") === "true");
choose(all[(now + step + all.length) % all.length].dataset.value);
});
group.append(...all);
return { group, choose, mark };
};
let told = { text: "", subject: "" };
let telling = 0;
export const tell = (text, isError = false, subject = "") => {
const message = find("message");
const isAgain = text !== "" && text === told.text;
told = { text, subject };
clearTimeout(telling);
message.classList.toggle("is-error", isError);
message.classList.toggle("is-long", text.split("\n").length > 3);
message.textContent = isAgain ? "" : text;
if (isAgain) telling = setTimeout(() => { message.textContent = text; }, 150);
};
export const tellOnce = (text, subject) => { if (text !== told.text) tell(text, true, subject); };
export const untell = (subject) => { if (told.subject === subject) tell(""); };
let released = null;
addEventListener("pointerdown", () => {
let end;
released = new Promise((resolve) => { end = resolve; });
setTimeout(end, 1000);
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => setTimeout(end, 0), { capture: true, once: true });
}, { capture: true });
let composed = null;
addEventListener("compositionstart", () => {
composed = new Promise((resolve) => {
for (const name of ["compositionend", "blur"]) addEventListener(name, () => setTimeout(resolve, 0), { capture: true, once: true });
});
}, { capture: true });
export const idle = async () => {
await released;
await composed;
};
"""#,
    "palette.js": #"""
import { button, find, make, tell } from "./page.js";
import { frameElement } from "./canvas.js";
import { found, kinds } from "./kinds.js";
import { layer } from "./layers.js";
import { numberFields } from "./numbers.js";
import { lines } from "./server.js";
import { state } from "./state.js";
import { add } from "./structure.js";
import { ancestors, componentOf, layerOf, nameOf } from "./tree.js";
const dialog = find("palette");
const search = find("sought");
const list = find("kinds");
const label = find("new-label");
const place = find("new-place");
const numbers = numberFields("new");
find("new-frame").append(numbers.element);
let all = [];
let chosen = null;
let places = [];
let isDrawn = false;
let isAdding = false;
const recent = [];
const show = () => {
const shown = found(all, search.value);
chosen = shown[0]?.name ?? null;
list.replaceChildren(...shown.map((kind) => make("li", { role: "option", id: `kind-${kind.name}`, "data-kind": kind.name },
make("strong", {}, kind.title), make("small", {}, kind.summary))));
find("no-kinds").textContent = shown.length === 0 ? "No kind has this name. Try another word." : "";
mark();
};
const mark = () => {
for (const one of list.children) one.setAttribute("aria-selected", String(one.dataset.kind === chosen));
const own = [...list.children].find((one) => one.dataset.kind === chosen);
own?.scrollIntoView({ block: "nearest" });
if (own) search.setAttribute("aria-activedescendant", own.id);
else search.removeAttribute("aria-activedescendant");
};
const holds = ([x, y, width, height], inner) =>
inner[0] >= x && inner[1] >= y && inner[0] + inner[2] <= x + width && inner[1] + inner[3] <= y + height;
const area = (one) => one.frame[2] * one.frame[3];
const placesFor = (frame) => {
const { view } = state;
const own = componentOf(view, state.inspected);
const inLayer = (one) => layerOf(view, one.id) === layer();
const containers = view.components.filter((one) => one.isContainer && one.canMove && inLayer(one));
const base = layer() ? { text: `At the end of “${nameOf(componentOf(view, layer()))}”`, place: { inside: layer() } } : { text: "At the end of the screen", place: { after: null } };
places = [base, ...containers.filter((one) => one.id !== layer()).map((one) => ({ text: `Inside “${nameOf(one)}”`, place: { inside: one.id } }))];
const around = frame && containers.filter((one) => one.frame && one.id !== layer() && holds(one.frame, frame)).sort((one, two) => area(one) - area(two))[0];
const after = own?.canMove && !own.isOverlay && inLayer(own) ? { text: `After “${nameOf(own)}”`, place: { after: own.id } } : null;
if (after) places.splice(1, 0, after);
if (around) return places.findIndex((one) => one.place.inside === around.id);
const parent = after && ancestors(view, own.id)[0]?.id;
return after && (!frame || (parent ?? "") === layer()) ? 1 : 0;
};
export const openPalette = async ({ frame = null }) => {
try {
all = await kinds();
} catch (error) {
return tell(lines(error), true);
}
all = [...all].sort((one, two) => recent.indexOf(two.name) - recent.indexOf(one.name));
search.value = label.value = "";
isDrawn = frame !== null;
const suggested = placesFor(frame);
place.replaceChildren(...places.map((one, number) => make("option", { value: String(number) }, one.text)));
place.value = String(suggested);
numbers.show(frame);
find("new-problem").textContent = "";
show();
dialog.showModal();
search.focus();
};
search.addEventListener("input", show);
search.addEventListener("keydown", (event) => {
const names = [...list.children].map((one) => one.dataset.kind);
const at = names.indexOf(chosen);
const next = { ArrowDown: names[at + 1], ArrowUp: names[at - 1] }[event.key];
if (event.key === "ArrowDown" || event.key === "ArrowUp") event.preventDefault();
if (next) {
chosen = next;
mark();
}
if (event.key !== "Enter" || event.isComposing) return;
event.preventDefault();
if (chosen) label.focus();
});
list.addEventListener("click", (event) => {
const own = event.target.closest("li");
if (!own) return;
chosen = own.dataset.kind;
mark();
label.focus();
});
list.addEventListener("pointerdown", (event) => event.preventDefault());
find("palette-form").addEventListener("submit", async (event) => {
event.preventDefault();
const frame = numbers.frame();
if (frame === undefined) return numbers.inputs.find((one) => one.getAttribute("aria-invalid") === "true").focus();
if (!chosen) {
find("new-problem").textContent = "Choose a kind first.";
return search.focus();
}
if (isAdding) return;
isAdding = true;
const kind = chosen;
const id = await add({ kind, label: label.value.trim(), frame, place: places[Number(place.value)].place });
isAdding = false;
if (!id) return find("new-problem").textContent = find("message").textContent;
dialog.close();
if (!recent.includes(kind)) recent.push(kind);
if (isDrawn) frameElement(id)?.focus();
});
find("palette-close").addEventListener("click", () => dialog.close());
"""#,
    "picture.js": #"""
import { find, tell } from "./page.js";
import { showCanvas } from "./canvas.js";
import { change } from "./edits.js";
import { encoded, upload } from "./server.js";
export const isPicture = (file) => /^image\/(png|jpeg|webp)$/.test(file.type) || /\.(png|jpe?g|webp)$/i.test(file.name);
export const showPicture = async (file) => {
if (!file) return;
const answer = await change(null, ({ base }) => upload(`screenshot?path=${encoded(base.path)}&digest=${base.digest}&name=${encoded(file.name)}`, file));
if (!answer) return;
showCanvas();
tell(`The screen has the screenshot “${file.name}”.`);
};
find("picture").addEventListener("change", (event) => {
showPicture(event.target.files[0]);
event.target.value = "";
});
"""#,
    "screens.js": #"""
import { able, button, find, idle, make, tell, tellOnce, untell } from "./page.js";
import { compareAgain, isCompared, showComparison } from "./comparison.js";
import { draftsOf, forgetTexts, rename } from "./edits.js";
import { forgetFindings, markFindings, showFindings } from "./findings.js";
import { showCanvas } from "./canvas.js";
import { clearInspector, inspect } from "./inspector.js";
import { chooseLayer, showLayers } from "./layers.js";
import { forgetNotes, showOutline } from "./outline.js";
import { ask, encoded, lines, read } from "./server.js";
import { silence } from "./sound.js";
import { drawn, state } from "./state.js";
import { showStart } from "./start.js";
import { showPhone, showStops } from "./stops.js";
import { endWalk, refreshWalk } from "./walk.js";
const inAddress = () => {
try {
return decodeURIComponent(location.hash.slice(1));
} catch {
return "";
}
};
export const chooseScreen = (path) => {
tell("");
state.wanted = path;
if (inAddress() !== path) history.pushState(null, "", `#${encoded(path)}`);
return open(true);
};
addEventListener("hashchange", async () => {
const path = inAddress();
if (!path || path === state.wanted) return;
await chooseScreen(path);
if (document.activeElement === document.body) find("title").focus();
});
let listed = "";
const showList = () => {
const text = JSON.stringify(state.folder.screens);
if (text === listed) return;
listed = text;
const focused = document.activeElement?.dataset.path;
find("screens").replaceChildren(...state.folder.screens.map(({ path, title }) => {
const own = button("", () => {
chooseLayer("");
chooseScreen(path);
}, { "data-path": path });
own.append(make("bdi", {}, title), make("small", {}, path));
return make("li", {}, own);
}));
markScreens();
if (focused) [...document.querySelectorAll("#screens button")].find((one) => one.dataset.path === focused)?.focus();
};
const markScreens = () => {
for (const one of document.querySelectorAll("#screens button")) {
if (one.dataset.path === state.view?.path) one.setAttribute("aria-current", "true");
else one.removeAttribute("aria-current");
}
};
const current = (id, next, renamed) => next.components.some((one) => one.id === id) ? id : renamed.get(id) ?? id;
const show = (next) => {
const { view } = state;
const isOther = next.path !== view?.path;
const renamed = new Map();
if (!isOther && view.components.length === next.components.length) {
view.components.forEach((one, place) => {
const id = next.components[place].id;
if (one.id !== id && !next.components.some((other) => other.id === one.id)) renamed.set(one.id, id);
});
for (const [old, id] of renamed) rename(next.path, old, id);
}
state.view = next;
find("title").textContent = next.title;
find("title").lang = next.language;
find("file").textContent = next.path;
document.title = `${next.title} – Earshot Studio`;
able(find("undo"), next.canUndo);
able(find("redo"), next.canRedo);
if (isOther) {
state.chosen = state.inspected = null;
silence();
forgetTexts();
forgetFindings();
forgetNotes();
showComparison({});
clearInspector();
endWalk();
} else if (state.chosen) {
const id = current(state.chosen.component, next, renamed);
state.chosen = drawn()?.stops.find((one) => one.component === id && one.stop === state.chosen.stop) ?? null;
}
showStart();
showPhone();
showStops();
markScreens();
showLayers();
showOutline();
showCanvas();
markFindings();
if (next.isBroken) return;
showFindings();
compareAgain();
};
let shown = "";
export const takeEdit = (answer, component) => {
const { view } = state;
Object.assign(view, { digest: answer.digest, canUndo: answer.canUndo, canRedo: answer.canRedo });
shown = "";
for (const { id, stops } of answer.platforms ?? []) {
const old = view.platforms.find((one) => one.id === id)?.stops.filter((stop) => stop.component === component) ?? [];
if (old.length !== stops.length || old.some((stop, place) => stop.stop !== stops[place].stop)) continue;
old.forEach((stop, place) => Object.assign(stop, { component: answer.component, readings: stops[place].readings, states: stops[place].states }));
}
if (answer.component && answer.component !== component) {
const own = view.components.find((one) => one.id === component);
if (own) own.id = answer.component;
rename(view.path, component, answer.component);
}
showStops();
showCanvas();
};
let opening = 0;
let last = null;
export const open = (isFresh = false) => {
last = openNow(++opening, state.wanted, isFresh);
return last;
};
const openNow = async (own, path, isFresh) => {
let [text, failure] = ["", null];
try {
text = await (await ask(`screen?path=${encoded(path)}${isFresh ? "&fresh" : ""}`)).text();
} catch (error) {
failure = error;
}
await idle();
if (own !== opening) return last;
if (failure) return fail(path, failure);
untell("file");
if (text === shown) return;
shown = text;
show(JSON.parse(text));
inspectAgain();
await refreshWalk();
};
const inspectAgain = () => {
const id = state.inspected;
if (id === null) return;
if (state.view.components.some((one) => one.id === id) || draftsOf(state.view.path, id).length > 0) return inspect(id, true);
state.inspected = null;
clearInspector();
};
const fail = (path, error) => {
if (!error.status) return tellOnce(error.message, "server");
if (state.view?.path !== path) {
const title = state.folder.screens.find((one) => one.path === path)?.title ?? path;
show({ path, title, digest: "", language: "en", platforms: [], components: [], canUndo: false, canRedo: false, isBroken: true });
shown = "";
}
const isMissing = error.status === 404;
const problem = isMissing ? `${path} is missing, or it is not a design.` : "The file has mistakes.";
const kept = state.view.isBroken ? "" : isMissing ? " The page shows its last version." : " The page shows the last version without mistakes.";
tellOnce(`${problem}${kept}${isMissing ? "" : `\n${lines(error)}`}`, "file");
};
export const reload = async (isFresh = false) => {
try {
state.folder = await read("screens");
} catch (error) {
return tellOnce(error.message, "server");
}
await idle();
showList();
const isListed = (path) => state.folder.screens.some((one) => one.path === path);
if (state.wanted === null) {
state.wanted = isListed(inAddress()) ? inAddress() : state.folder.screens[0]?.path ?? null;
if (state.wanted !== null) history.replaceState(null, "", `#${encoded(state.wanted)}`);
}
showStart();
if (state.wanted === null) return;
const before = state.view;
await open(isFresh);
if (state.view === before && isCompared()) compareAgain();
};
"""#,
    "server.js": #"""
export const encoded = encodeURIComponent;
export const lost = "The studio does not answer. Is it still running?";
export class Refusal extends Error {
constructor(status, answer) {
super(answer.error ?? lost);
this.status = status;
this.all = answer.errors?.map((one) => `${one.location ? `${one.location}: ` : ""}${one.message}`) ?? [this.message];
}
}
export const lines = (error) => (error.all ?? [error.message]).join("\n");
export const send = async (path, options = {}) => {
let response;
try {
response = await fetch(path, options);
} catch (error) {
throw error.name === "AbortError" ? error : new Refusal(0, {});
}
if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => ({})));
return response;
};
export const ask = (path, message, signal) => send(path, message === undefined ? { signal }
: { signal, method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) });
export const read = async (path, message) => (await ask(path, message)).json();
const largest = 20 * 1024 * 1024;
export const upload = async (path, file) => {
if (file.size > largest) throw new Refusal(413, { error: `“${file.name}” has more than 20 MB.` });
return (await send(path, { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file })).json();
};
export const download = async (response, name) => {
const address = URL.createObjectURL(await response.blob());
Object.assign(document.createElement("a"), { href: address, download: name }).click();
setTimeout(() => URL.revokeObjectURL(address), 10000);
};
"""#,
    "share.js": #"""
import { button, find, make, tell } from "./page.js";
import { ask, download, encoded, lines } from "./server.js";
import { state } from "./state.js";
const forms = [
["page", "Report", "A page with announcements, drawings and findings", ".html"],
["csv", "Test criteria", "A table for testers", ".csv"],
["kit", "Kit with sound", "The page and a sound file for each announcement", ".zip"],
];
const menu = find("share");
const close = () => {
if (!menu.open) return;
const hadFocus = menu.contains(document.activeElement);
menu.open = false;
if (hadFocus) menu.firstElementChild.focus();
};
const nameIn = (response) => {
const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
return name && decodeURIComponent(name);
};
const share = async (form, title, extension) => {
if (!state.view) return;
const { path } = state.view;
close();
tell(`Preparing: ${title}…`);
try {
const response = await ask(`share?path=${encoded(path)}&form=${form}`);
await download(response, nameIn(response) ?? path.split("/").at(-1).replace(/\.[^.]*$/, extension));
tell(`Downloaded: ${title}.`);
} catch (error) {
tell(lines(error), true);
}
};
export const showShare = () => {
const own = forms.filter(([form]) => form !== "kit" || state.folder.hasVoice);
find("forms").replaceChildren(...own.map(([form, title, meaning, extension]) => {
const one = button("", () => share(form, title, extension), { "data-form": form });
one.append(make("strong", {}, title), make("small", {}, meaning));
return make("li", {}, one);
}));
};
menu.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
menu.addEventListener("focusout", (event) => { if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false; });
addEventListener("pointerdown", (event) => { if (!menu.contains(event.target)) menu.open = false; });
"""#,
    "sound.js": #"""
import { tell } from "./page.js";
import { ask } from "./server.js";
import { drawn, state } from "./state.js";
import { heard } from "./stops.js";
const player = new Audio();
let request = new AbortController();
export const silence = () => {
request.abort();
player.pause();
};
const play = async (message) => {
silence();
const own = request = new AbortController();
const response = await ask("speech", message, own.signal);
const address = URL.createObjectURL(await response.blob());
if (!own.signal.aborted) {
player.src = address;
await new Promise((resolve) => {
player.onended = resolve;
player.onpause = resolve;
player.onerror = resolve;
player.play().catch(resolve);
});
}
URL.revokeObjectURL(address);
return !own.signal.aborted;
};
export const listen = async (message, place = { path: state.view.path, platform: state.platform }) => {
try {
return await play({ ...place, ...message });
} catch (error) {
if (error.name !== "AbortError") tell(error.message, true);
return false;
}
};
export const playAll = async () => {
if (!state.view) return;
const place = { path: state.view.path, platform: state.platform };
for (const stop of drawn()?.stops ?? []) {
heard(stop);
if (!await listen({ index: stop.index, reading: stop.readings[0].reading }, place)) break;
}
heard(null);
};
"""#,
    "start.js": #"""
import { button, find, make, tell } from "./page.js";
import { showPicture } from "./picture.js";
import { chooseScreen, reload } from "./screens.js";
import { encoded, lines, read, upload } from "./server.js";
import { state } from "./state.js";
const panel = find("start-panel");
const dialog = find("start");
const problem = find("start-problem");
const title = find("start-title");
const openNew = async ({ path, remarks = [] }) => {
if (dialog.open) dialog.close();
title.value = "";
await reload();
await chooseScreen(path);
find("title").focus();
tell([`Created ${path}.`, ...remarks].join("\n"));
return path;
};
let isStarting = false;
const begin = async (act) => {
if (isStarting) return null;
isStarting = true;
problem.textContent = "";
try {
return await openNew(await act());
} catch (error) {
problem.textContent = lines(error);
if (!dialog.open && panel.parentNode === dialog) tell(lines(error), true);
return null;
} finally {
isStarting = false;
}
};
const baseName = (file) => file.name.replace(/\.[^.]*$/, "");
export const beginWith = async (picture) => {
const path = await begin(() => read("start", { title: title.value.trim() || baseName(picture) }));
if (path !== null && state.view?.path === path) await showPicture(picture);
};
export const importDump = (file) => {
const platform = find("start-platform").value;
return begin(() => upload(`import?name=${encoded(file.name)}${platform ? `&platform=${platform}` : ""}`, file));
};
find("start-form").addEventListener("submit", (event) => {
event.preventDefault();
const text = title.value.trim();
if (!text) {
problem.textContent = "Type a title first.";
return title.focus();
}
begin(() => read("start", { title: text }));
});
for (const [id, act] of [["start-picture", beginWith], ["start-dump", importDump]]) {
find(id).addEventListener("change", (event) => {
if (event.target.files[0]) act(event.target.files[0]);
event.target.value = "";
});
}
let examples = null;
const showExamples = async () => {
try {
examples ??= (await read("examples")).examples;
} catch {
return;
}
find("examples-part").hidden = examples.length === 0;
find("examples").replaceChildren(...examples.map((one) => make("li", {},
button(one.title, () => begin(() => read("start", { title: title.value.trim() || one.title, example: one.name }))))));
};
export const showStart = () => {
const isEmpty = state.folder.screens.length === 0 && !state.view;
const place = isEmpty ? find("start-page") : dialog;
document.body.classList.toggle("is-empty", isEmpty);
find("start-page").hidden = !isEmpty;
find("new-screen").hidden = isEmpty;
if (panel.parentNode === place) return;
place.append(panel);
if (isEmpty) showExamples();
};
find("new-screen").addEventListener("click", () => {
problem.textContent = "";
showExamples();
dialog.showModal();
title.focus();
});
find("start-close").addEventListener("click", () => dialog.close());
"""#,
    "state.js": #"""
export const state = {
folder: { screens: [], hasVoice: false },
view: null,
wanted: null,
platform: "voiceover",
chosen: null,
inspected: null,
};
export const names = { voiceover: "VoiceOver", talkback: "TalkBack" };
export const drawn = () => state.view?.platforms.find((one) => one.id === state.platform);
"""#,
    "stops.js": #"""
import { button, find, make } from "./page.js";
import { frameElement } from "./canvas.js";
import { afterDrag } from "./drag.js";
import { inspect } from "./inspector.js";
import { listen } from "./sound.js";
import { drawn, state } from "./state.js";
export const itemOf = (stop) => stop && find("stops").querySelector(`li[data-index="${stop.index}"]`);
export const inDrawing = (stop) => stop && find(`${state.platform}-${stop.index}d`);
export const heard = (stop, scrolls = true) => {
for (const one of document.querySelectorAll(".heard")) one.classList.remove("heard");
const item = itemOf(stop);
item?.classList.add("heard");
if (stop) frameElement(stop.component)?.classList.add("heard");
if (scrolls) item?.scrollIntoView({ block: "nearest" });
};
const said = (reading, language) => {
const text = make("p", { class: "said", lang: language, dir: "auto" }, reading.text || "(silent)");
return reading.hint ? [text, make("p", { class: "hint", lang: language, dir: "auto" }, reading.hint)] : [text];
};
const itemFor = (stop) => {
const language = stop.language ?? state.view.language;
const [first, ...others] = stop.readings;
const item = make("li", { "data-index": String(stop.index) });
const name = `${stop.label ?? "Announcement"}: ${first.text}`;
item.append(
button(stop.label ?? "•", () => choose(stop), { class: "number", "aria-label": `${name}. Show the keys`, "aria-pressed": "false" }),
...said(first, language),
...others.map((other) => make("div", { class: "device" }, make("p", { class: "state" }, `${other.title}:`), ...said(other, language))));
for (const other of stop.states) {
item.append(make("p", { class: "state" }, `When ${other.state}: `, make("bdi", { lang: language }, other.text)));
}
if (state.folder.hasVoice) {
item.append(make("div", { class: "row" }, ...stop.readings.map((reading) => button("Play", () => {
heard(stop);
listen({ index: stop.index, reading: reading.reading }).then((isWhole) => { if (isWhole) heard(null); });
}, { "aria-label": `Play ${reading.title}: ${reading.text}` }))));
}
return item;
};
const drawnItems = new Map();
const replace = (list, items) => {
const kept = new Set(items);
const focused = list.contains(document.activeElement) ? document.activeElement.closest("li") : null;
const place = focused && !kept.has(focused) ? [focused.dataset.index, [...focused.querySelectorAll("button")].indexOf(document.activeElement)] : null;
for (const old of [...list.children]) if (!kept.has(old)) old.remove();
items.forEach((item, at) => { if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null); });
if (place) list.querySelector(`li[data-index="${place[0]}"]`)?.querySelectorAll("button")[place[1]]?.focus();
};
export const showStops = () => afterDrag(() => {
let box;
const last = new Map(drawnItems);
drawnItems.clear();
replace(find("stops"), (drawn()?.stops ?? []).flatMap((stop) => {
const key = JSON.stringify([state.platform, state.view.language, state.folder.hasVoice, stop]);
const item = last.get(key) ?? itemFor(stop);
drawnItems.set(key, item);
if (stop.box === box) return [item];
box = stop.box;
if (!box) return [item];
const titleKey = `${stop.index} ${box}`;
const title = last.get(titleKey) ?? make("li", { class: "box-title" }, box);
drawnItems.set(titleKey, title);
return [title, item];
}));
mark();
});
let drawnPhone = "";
export const showPhone = () => {
const drawing = drawn()?.phone ?? "";
if (drawing !== drawnPhone) {
const focused = find("phone").contains(document.activeElement) ? document.activeElement.id : "";
const template = make("template");
template.innerHTML = drawnPhone = drawing;
find("phone").replaceChildren(template.content);
if (focused) find(focused)?.focus();
}
};
const mark = () => {
for (const one of document.querySelectorAll(".chosen")) one.classList.remove("chosen");
for (const one of document.querySelectorAll("#stops .number")) one.setAttribute("aria-pressed", "false");
const item = itemOf(state.chosen);
item?.classList.add("chosen");
item?.querySelector(".number").setAttribute("aria-pressed", "true");
inDrawing(state.chosen)?.classList.add("chosen");
};
let opener = null;
const showKeys = async (component) => {
opener = document.activeElement;
await inspect(component);
if (state.inspected === component && opener === document.activeElement) find("inspector-title").focus();
};
const areAllVisible = matchMedia("(min-width: 80rem)");
export const select = (id) => {
state.chosen = drawn()?.stops.find((one) => one.component === id) ?? null;
mark();
if (areAllVisible.matches) itemOf(state.chosen)?.scrollIntoView({ block: "nearest" });
return inspect(id);
};
export const choose = (stop) => {
state.chosen = stop;
mark();
return showKeys(stop.component);
};
export const chooseComponent = (id) => {
const stop = drawn()?.stops.find((one) => one.component === id);
if (stop) return choose(stop);
state.chosen = null;
mark();
return showKeys(id);
};
export const leaveKeys = () => {
const stop = itemOf(state.chosen)?.querySelector(".number");
(opener?.isConnected && opener !== document.body ? opener : stop ?? find("title")).focus();
};
find("phone").addEventListener("click", (event) => {
const link = event.target.closest("a[id]");
if (!link) return;
event.preventDefault();
const stop = drawn().stops.find((one) => `${state.platform}-${one.index}d` === link.id);
if (stop) choose(stop);
});
find("stops").addEventListener("keydown", (event) => {
if (!event.target.matches(".number") || event.ctrlKey || event.altKey || event.metaKey) return;
const all = [...find("stops").querySelectorAll(".number")];
const at = all.indexOf(event.target);
const next = { ArrowDown: all[at + 1], ArrowUp: all[at - 1], Home: all[0], End: all.at(-1) }[event.key];
if (!next) return;
event.preventDefault();
next.focus();
});
"""#,
    "structure.js": #"""
import { tell } from "./page.js";
import { change } from "./edits.js";
import { clearInspector } from "./inspector.js";
import { read } from "./server.js";
import { state } from "./state.js";
import { select } from "./stops.js";
import { componentOf, nameOf, siblings } from "./tree.js";
const quoted = (one) => `“${nameOf(one)}”`;
export const add = async ({ kind, label, frame, place }) => {
const answer = await change(null, ({ base }) => read("add", { ...base, kind, ...(label ? { label } : {}), ...(frame ? { frame } : {}), ...place }));
if (!answer) return null;
select(answer.component);
tell(`Added ${quoted(componentOf(state.view, answer.component) ?? { id: answer.component })}.`);
return answer.component;
};
export const remove = async (id) => {
const own = componentOf(state.view, id);
if (!own?.canMove) return;
const all = siblings(state.view, id);
const at = all.indexOf(own);
const next = all[at + 1] ?? all[at - 1];
const answer = await change(id, ({ base, component }) => read("remove", { ...base, component }), () => {
state.inspected = null;
clearInspector();
});
if (!answer) return;
if (componentOf(state.view, next?.id)) select(next.id);
tell(`Removed ${quoted(own)}. Undo brings it back.`);
};
const moveBefore = async (id, targetOf) => {
if (!componentOf(state.view, id)?.canMove) return;
const answer = await change(id, async ({ base, component, view }) => {
const before = targetOf(view, component);
return before === undefined ? null : read("move", { ...base, component, before });
});
if (!answer) return;
const moved = answer.component ?? id;
const all = siblings(state.view, moved);
const at = all.findIndex((one) => one.id === moved);
if (at >= 0) tell(`${quoted(all[at])}: place ${at + 1} of ${all.length}.`);
};
export const moveBy = (id, step) => moveBefore(id, (view, component) => {
const all = siblings(view, component);
const at = all.findIndex((one) => one.id === component);
if (at + step < 0 || at + step >= all.length) return undefined;
return step < 0 ? all[at - 1].id : all[at + 2]?.id ?? null;
});
export const moveTo = (id, before) => moveBefore(id, () => before);
export const canMoveBy = (id, step) => {
const all = siblings(state.view, id);
const at = all.findIndex((one) => one.id === id);
return Boolean(all[at]?.canMove) && at + step >= 0 && at + step < all.length;
};
export const rounded = (frame) => frame.map((one) => Math.round(one * 10) / 10);
export const frameText = (frame) => `${frame[0]}, ${frame[1]}, ${frame[2]} by ${frame[3]}`;
export const setFrame = async (id, frame) => {
const own = componentOf(state.view, id);
const answer = await change(id, ({ base, component }) => read("frame", { ...base, component, frame }));
if (answer) tell(frame ? `Frame of ${quoted(own)}: ${frameText(frame)}.` : `Removed the frame of ${quoted(own)}.`);
return answer !== null;
};
export const sort = async () => {
const answer = await change(null, ({ base }) => read("sort", base));
if (!answer) return null;
const notes = answer.notes ?? [];
tell(notes.length === 0 ? "The list has the natural order." : "The list has the natural order. Read the notes.");
return notes;
};
"""#,
    "studio.js": #"""
import { button, find, make, radios, tell, tellOnce, untell } from "./page.js";
import { showCanvas } from "./canvas.js";
import "./drops.js";
import { clearInspector } from "./inspector.js";
import { kinds } from "./kinds.js";
import { markFindings } from "./findings.js";
import { reload } from "./screens.js";
import { lost, read } from "./server.js";
import { showShare } from "./share.js";
import { playAll, silence } from "./sound.js";
import { names, state } from "./state.js";
import { showPhone, showStops } from "./stops.js";
import { endWalk } from "./walk.js";
history.replaceState(null, "", location.pathname + location.hash);
const readers = radios("Reader", Object.entries(names), (value) => {
silence();
state.platform = value;
state.chosen = null;
endWalk();
if (!state.view) return;
showPhone();
showStops();
showCanvas();
markFindings();
});
find("switches").append(readers.group);
clearInspector();
readers.choose(state.platform);
for (const link of document.querySelectorAll(".skip")) {
link.addEventListener("click", (event) => {
event.preventDefault();
find(link.dataset.to).focus();
});
}
let [isReloading, isChanged] = [false, false];
const follow = async () => {
isChanged = true;
if (isReloading) return;
isReloading = true;
while (isChanged) {
isChanged = false;
await reload().catch((error) => tell(error.message, true));
}
isReloading = false;
};
let events = null;
let retry = 0;
const connect = () => {
disconnect();
const own = events = new EventSource("events");
own.addEventListener("change", follow);
own.onopen = () => {
untell("server");
follow();
};
own.onerror = async () => {
if (own.readyState !== EventSource.CLOSED) return tellOnce(lost, "server");
const failure = await read("screens").then(() => null, (error) => error);
if (own !== events) return;
if (failure?.status === 403) return tellOnce("The studio has ended. Open the address that the new studio has printed.", "server");
retry = setTimeout(connect, 2000);
};
};
const disconnect = () => {
clearTimeout(retry);
events?.close();
events = null;
};
addEventListener("visibilitychange", () => document.hidden ? disconnect() : connect());
await kinds().catch(() => {});
await reload(true);
showShare();
if (state.folder.hasVoice) find("heard-title").after(make("div", { class: "controls" }, button("Play all", playAll), button("Stop", silence)));
if (!document.hidden) connect();
"""#,
    "tree.js": #"""
const depthOf = (one) => one.depth ?? 0;
export const componentOf = (view, id) => view?.components.find((one) => one.id === id);
export const ancestors = (view, id) => {
const at = view.components.findIndex((one) => one.id === id);
const found = [];
for (let place = at - 1, depth = depthOf(view.components[at] ?? {}); place >= 0 && depth > 0; place -= 1) {
if (depthOf(view.components[place]) >= depth) continue;
found.push(view.components[place]);
depth = depthOf(view.components[place]);
}
return found;
};
export const siblings = (view, id) => {
const own = componentOf(view, id);
if (!own) return [];
const parent = ancestors(view, id)[0];
return view.components.filter((one) => one.canMove && depthOf(one) === depthOf(own) && ancestors(view, one.id)[0] === parent);
};
export const layerOf = (view, id) => {
const own = componentOf(view, id);
return (own?.isOverlay ? own : own && ancestors(view, id).find((one) => one.isOverlay))?.id ?? "";
};
export const isBelow = (view, id, other) => id === other || ancestors(view, id).some((one) => one.id === other);
export const nameOf = (one) => one?.label || one?.id || "";
"""#,
    "walk.js": #"""
import { button, find, make, tell } from "./page.js";
import { ask, download, lines, read } from "./server.js";
import { listen, silence } from "./sound.js";
import { drawn, names, state } from "./state.js";
import { heard } from "./stops.js";
const gestures = [
["Previous", "swipe-left"], ["Next", "swipe-right"], ["Activate", "double-tap"], ["Hold", "double-tap-and-hold"],
["Swipe up", "swipe-up"], ["Swipe down", "swipe-down"],
];
const leave = () => state.platform === "voiceover" ? "scrub" : "back";
const keys = {
ArrowRight: () => "swipe-right", ArrowLeft: () => "swipe-left", ArrowUp: () => "swipe-up", ArrowDown: () => "swipe-down",
Enter: () => "double-tap", " ": () => "double-tap", Escape: leave,
};
const rotors = ["default", "headings", "links", "controls"];
const isWide = matchMedia("(min-width: 64rem)");
let walk = null;
let isAloud = true;
const ended = new Map();
const placeOf = () => JSON.stringify([state.view?.path, state.platform]);
const keep = () => {
const actions = walk ? [...walk.actions, ...walk.pending] : [];
if (actions.length > 0) ended.set(walk.place, { reading: walk.reading, actions });
};
const perform = (action) => {
walk.pending.push(action);
if (!walk.isSending) sendAll(walk);
};
export const refreshWalk = async () => {
if (!walk) return;
walk.isStale = true;
if (!walk.isSending) await sendAll(walk);
};
const sendAll = async (own) => {
own.isSending = true;
let most = Infinity;
while (walk === own && (own.pending.length > 0 || own.isStale)) {
own.isStale = false;
const next = own.pending.slice(0, most);
const actions = [...own.actions, ...next];
try {
const result = await read("walk", { path: own.path, platform: own.platform, reading: own.reading, actions });
if (walk !== own) break;
own.actions = actions;
own.pending.splice(0, next.length);
showWalk(result, next.length > 0);
} catch (error) {
if (walk !== own) break;
if (error.status && next.length > 1) {
most = 1;
continue;
}
own.pending.splice(0, error.status ? next.length : Infinity);
tell(lines(error), true);
}
}
own.isSending = false;
};
const showWalk = (result, isNew) => {
const last = result.steps.at(-1);
walk.said.textContent = last.heard.filter((one) => !one.isHint).map((one) => one.text).join(" ");
walk.hint.textContent = last.heard.filter((one) => one.isHint).map((one) => one.text).join(" ");
walk.note.textContent = [...last.remarks, result.rotor === "default" ? "" : `Rotor: ${result.rotor}`].filter((one) => one).join(" ");
walk.log.replaceChildren(...result.steps.map((step) => make("li", {}, `${step.action || "start"}: `,
make("bdi", { lang: state.view.language }, step.heard.map((one) => one.text).join(" ") || step.remarks.join(" ") || "(silent)"))));
walk.log.scrollTop = walk.log.scrollHeight;
if (result.isEditing === false && walk.typing.contains(document.activeElement)) walk.stage.focus();
walk.typing.hidden = result.isEditing === false;
const stops = drawn()?.stops ?? [];
heard(stops.find((one) => one.component === result.component && one.stop === result.stop)
?? stops.find((one) => one.component === result.component), isWide.matches);
if (isNew && state.folder.hasVoice && isAloud && last.heard.length > 0) listen({ reading: walk.reading, actions: walk.actions });
};
export const endWalk = () => {
if (walk) silence();
keep();
const hadFocus = find("walk").contains(document.activeElement);
walk = null;
heard(null);
const start = button("Start with the guidelines", () => beginWalk("guidelines"));
find("walk").replaceChildren(
make("p", { class: "state" }, "Swipe through the screen and listen, as on a phone."),
make("div", { class: "controls" }, start, button("Start with the device", () => beginWalk("device")),
...continueButton()));
if (hadFocus) start.focus();
};
const continueButton = () => {
const last = ended.get(placeOf());
return last ? [button("Continue the last walk", () => beginWalk(last.reading, last.actions))] : [];
};
const stageOf = () => {
const stage = make("div", { class: "stage", role: "application", tabindex: "0",
"aria-label": `Walk with ${names[state.platform]}: arrow keys swipe, Enter activates, Escape goes back` }, "Arrow keys swipe, Enter activates, Escape goes back.");
stage.addEventListener("keydown", (event) => {
const act = keys[event.key];
if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
event.preventDefault();
perform(act());
});
return stage;
};
const typingOf = () => {
const typed = make("input", { type: "text", id: "typed", autocomplete: "off" });
const type = () => {
if (typed.value) perform(`type: "${typed.value}"`);
typed.value = "";
};
return make("div", { class: "field", hidden: true }, make("label", { for: "typed" }, "Text to type into the edited field"), typed,
make("div", { class: "row" }, button("Type", type), button("Enter key", () => perform("key: enter"))));
};
const beginWalk = (reading, actions = []) => {
if (!state.view) return;
const rotor = make("select", { id: "rotor" }, ...rotors.map((one) => make("option", { value: one }, one)));
rotor.addEventListener("change", () => perform(`rotor: ${rotor.value}`));
const aloud = make("input", { type: "checkbox", id: "aloud", checked: isAloud });
aloud.addEventListener("change", () => {
isAloud = aloud.checked;
if (!isAloud) silence();
});
const lang = state.view.language;
walk = {
path: state.view.path, platform: state.platform, place: placeOf(), reading, actions: [], pending: [...actions], isSending: false, isStale: true,
stage: stageOf(), typing: typingOf(),
log: make("ol", { class: "log", tabindex: "0", "aria-label": "Log of the walk" }),
said: make("p", { class: "said", lang }), hint: make("p", { class: "hint", lang }), note: make("p", { class: "state" }),
};
find("walk").replaceChildren(
make("div", { "aria-live": "polite", "aria-atomic": "true", dir: "auto" }, walk.said, walk.hint, walk.note), walk.stage,
make("div", { class: "controls" }, ...gestures.map(([text, gesture]) => button(text, () => perform(gesture))), button("Go back", () => perform(leave()))),
make("div", { class: "fields" }, walk.typing,
make("div", { class: "field" }, make("label", { for: "rotor" }, "Rotor or reading control"), rotor),
...(state.folder.hasVoice ? [make("div", { class: "field flag" }, aloud, make("label", { for: "aloud" }, "Speak"))] : [])),
make("div", { class: "controls" }, button("Start again", () => {
keep();
silence();
beginWalk(reading);
}), button("Save as .walk", saveWalk), button("Close", endWalk),
...(actions.length > 0 ? [] : continueButton())), walk.log);
sendAll(walk);
walk.stage.focus();
};
const saveWalk = async () => {
const { path, platform, reading, actions } = walk;
try {
const response = await ask("script", { path, platform, reading, actions });
await download(response, `${path.split("/").at(-1).replace(/\.[^.]*$/, "")}.walk`);
} catch (error) {
tell(lines(error), true);
}
};
"""#,
  ]
}
