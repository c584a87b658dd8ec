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
<a class="skip" href="#" data-to="heard-title">Skip to the announcements</a>
<a class="skip" href="#" data-to="findings-title">Skip to the findings</a>
<a class="skip" href="#" data-to="inspector-title">Skip to the component</a>
<h1 class="project">Earshot Studio</h1>
<div class="switches" id="switches"></div>
</header>
<p id="message" class="message" role="status"></p>
<div class="columns">
<nav class="side" aria-label="Screens"><h2>Screens</h2><ul id="screens"></ul></nav>
<main class="middle">
<h2 id="title" tabindex="-1">No screen</h2>
<p class="state" id="file"></p>
<div class="parts">
<section class="drawing" aria-label="Drawing" id="phone"></section>
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
<p class="controls"><button type="button" id="undo">Undo</button> <button type="button" id="redo">Redo</button></p>
<ul class="found" id="unsaved" aria-label="Texts that are not saved"></ul>
<div id="inspector"></div>
</section>
<section aria-labelledby="walk-title">
<h2 id="walk-title">Walk</h2>
<div id="walk"></div>
</section>
</aside>
</div>
</body>
</html>
"""#

  static let style = #"""
.studio .columns { display: grid; gap: 1.5rem; padding: 1rem max(1rem, 50vw - 52rem); grid-template-columns: minmax(0, 1fr) }
.studio h1.project { font-size: 1rem }
.studio main { padding: 0; margin: 0; max-width: none; display: grid; gap: 1rem; align-content: start }
.studio .side { display: grid; gap: 1rem; align-content: start }
.studio .side ul, .studio ul.found { list-style: none; margin: 0; padding: 0; display: grid; gap: .25rem }
.studio button, .studio select, .studio input:not([type=checkbox]), .studio textarea { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge);
  border-radius: 8px; padding: .25rem .625rem; min-height: 2rem; max-width: 100% }
.studio button { cursor: pointer }
.studio button[aria-disabled=true] { color: var(--quiet); cursor: default; border-color: var(--line) }
.studio :is(input, select, textarea):not([type=checkbox]) { width: 100% }
.studio :is(textarea, input, select, .stage):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.studio nav button { width: 100%; text-align: start; border-color: transparent; background: none }
.studio nav button[aria-current] { background: var(--marked); border-color: var(--accent); font-weight: 600 }
.studio nav small { display: block; color: var(--quiet) }
.studio :is(main, aside) section { display: grid; gap: .5rem; align-content: start; grid-template-columns: minmax(0, 1fr) }
.studio p.state { margin: 0 }
.studio .parts { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr) }
.studio .message { margin: 0; white-space: pre-line }
.studio .message:not(:empty) { padding: .5rem max(1rem, 50vw - 52rem); background: var(--panel) }
.studio .message:not(.is-long) { position: sticky; top: 0; z-index: 1 }
.studio .message.is-error { background: var(--error-back); color: var(--error) }
.studio ol.stops > li { padding: .5rem .75rem .5rem 3.25rem; min-height: 0 }
.studio ol.stops > li > .number { position: absolute; left: .75rem; top: .6rem }
.studio .number { background: var(--accent); color: var(--on-accent); font-weight: 700; font-size: .875rem; text-align: center; border-radius: 1rem; line-height: 1.75rem; min-width: 1.75rem; padding: 0 .375rem }
.studio ol.stops > li.chosen { outline: 2px solid var(--accent) }
.studio .box-title { color: var(--quiet); font-weight: 600 }
.studio .said { margin: 0 }
.studio .row { display: flex; flex-wrap: wrap; gap: .375rem; margin-top: .25rem }
.studio .found li { border-inline-start: 4px solid var(--edge); background: var(--card); border-radius: 8px; padding: .375rem .75rem }
.studio .found li.error { border-color: var(--error) }
.studio .found li.warning { border-color: var(--warning) }
.studio .reason { display: grid; gap: .375rem; grid-template-columns: minmax(0, 1fr) auto; align-items: end; margin-top: .375rem }
.studio .compare { display: grid; gap: .5rem }
.studio .fields { display: grid; gap: .625rem }
.studio .field label { display: block; font-weight: 600 }
.studio .field.flag { display: grid; grid-template-columns: 1.5rem 1fr; align-items: center }
.studio .field.flag label { font-weight: 600 }
.studio .field.flag .help { grid-column: 2 }
.studio .field .state { display: block; margin: 0 }
.studio .problem { display: block; color: var(--error) }
.studio .field [aria-invalid=true] { border-color: var(--error); border-width: 2px }
.studio .stage { padding: 1rem; border: 2px dashed var(--edge); border-radius: 12px; text-align: center }
.studio .controls { display: flex; flex-wrap: wrap; gap: .375rem; margin: 0 }
.studio .log { max-height: 16rem; overflow: auto; margin: 0; padding-inline-start: 1.25rem }
.studio .phone a.chosen { outline: 3px solid var(--accent); outline-offset: 1px }
html:has(.studio) { scroll-padding-top: 8rem }
.studio { --top: 4.5rem }
.studio:has(.message:not(:empty, .is-long)) { --top: 7rem }
@media (min-width: 46rem) {
  .studio .message:not(.is-long) { top: 3.5rem }
}
@media (min-width: 64rem) {
  .studio .columns { grid-template-columns: minmax(0, 1fr) 20rem }
  .studio nav { grid-column: 1 / -1 }
  .studio nav ul { display: flex; flex-wrap: wrap; max-height: 8rem; overflow: auto; padding: 4px }
  .studio .parts { grid-template-columns: 17rem minmax(0, 1fr) }
  .studio :is(.drawing, aside) { position: sticky; top: var(--top); align-self: start; max-height: calc(100vh - var(--top) - 1rem); overflow: auto }
  .studio aside { padding: 4px; scroll-padding-top: 1rem }
}
@media (min-width: 80rem) {
  .studio .columns { grid-template-columns: 14rem minmax(0, 1fr) 20rem }
  .studio nav { grid-column: auto }
  .studio nav ul { display: grid; max-height: none; overflow: visible; padding: 0 }
}
"""#

  static let scripts: [String: String] = [
    "comparison.js": #"""
// The comparison with a dump or a log, which the server keeps until it ends.
import { button, find, make, idle, tell } from "./page.js";
import { markFindings, severities, showButton } from "./findings.js";
import { encoded, lines, read, send } from "./server.js";
import { state } from "./state.js";

let comparison = { sections: [] };
let shown = "";
// Reasons that are typed and not saved yet, by the finding. The keys of a finding can change with the file.
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
// An answer that was on its way when a capture was chosen or removed is outdated.
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
const drop = async (file) => {
  if (!state.view || !file) return;
  if (file.size > 20 * 1024 * 1024) return tell("The file has more than 20 MB.", true);
  const { path } = state.view;
  try {
    const response = await send(`capture?path=${encoded(path)}&name=${encoded(file.name)}`,
      { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file });
    const next = await response.json();
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
  drop(event.target.files[0]);
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
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  drop(event.dataTransfer.files[0]);
});
"""#,
    "edits.js": #"""
// Edits of keys: texts that are not saved yet, the queue to the server, and undoing.
import { find, idle, isTextField, tell } from "./page.js";
import { refreshFields, saved, target } from "./inspector.js";
import { open, takeEdit } from "./screens.js";
import { lines, read } from "./server.js";
import { state } from "./state.js";

// Texts that the file does not contain yet. A text stays here until the server has saved it.
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

// Edits are sent one after the other, because each needs the digest of the last one.
const queue = [];
let sending = null;
let before = null;
export const forgetTexts = () => { before = null; };
const texts = () => state.view.platforms.flatMap((one) => one.stops.flatMap((stop) => stop.readings.map((reading) => `${reading.text} ${reading.hint}`)));

// The id of a component can follow from its label, so an edit can change it.
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
      await perform(sending);
    } catch (error) {
      tell(error.message, true);
    }
  }
  sending = before = null;
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
  for (const one of queue) if (one.path === own.path && one.digest === own.digest) one.digest = answer.digest;
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
  // A text field undoes its own typing until its text is saved.
  if (isTextField(event.target) && !event.target.matches(".is-saved")) return;
  event.preventDefault();
  move(event.shiftKey);
});
"""#,
    "findings.js": #"""
// The findings of the shown screen, and their marks on stops.
import { button, find, make } from "./page.js";
import { encoded, read } from "./server.js";
import { drawn, state } from "./state.js";
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
    // The next version of the file brings its findings.
  } finally {
    if (own === searches) find("findings").removeAttribute("aria-busy");
  }
};
export const markFindings = (others = compared) => {
  compared = others;
  for (const one of document.querySelectorAll("#phone a, #stops li")) one.classList.remove("is-error", "is-warning");
  const own = compared.filter((one) => (one.platform ?? state.platform) === state.platform).flatMap((one) => one.findings);
  for (const level of ["warning", "error"]) {
    for (const { severity, component } of [...findings, ...own]) {
      if (severity !== level || !component) continue;
      for (const stop of drawn()?.stops ?? []) {
        if (stop.component !== component || !stop.isCurrent) continue;
        for (const one of [inDrawing(stop), itemOf(stop)]) {
          one?.classList.remove("is-warning");
          one?.classList.add(`is-${severity}`);
        }
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
// The keys of a component.
import { button, find, idle, isTextField, make, tell } from "./page.js";
import { draft, draftOf, draftsOf, edit, forget, forgetProblems, refusedDrafts } from "./edits.js";
import { chooseScreen } from "./screens.js";
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
const note = (field) => {
  if (field.isElsewhere) return "Written in another form or file; edit it there.";
  return field.uses > 1 ? `${field.meaning} Used in ${field.uses} places; an edit changes all of them.` : field.meaning;
};
const row = (own, field) => {
  const { key, form } = field;
  // Fields write each line end in this form.
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
  const entry = { key, field: one, saved: written };
  if (field.isElsewhere) one.disabled = true;
  // Another program has changed the key while its new text was typed.
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
  const name = make("label", { for: one.id }, titleOf(key));
  const help = make("span", { class: "help" }, problem, restore, meaning);
  entry.element = make("div", { class: `field ${form}`, "data-key": key }, ...(form === "flag" ? [one, name, help] : [name, one, help]));
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
const titleOf = (key) => key[0].toUpperCase() + key.slice(1).replaceAll("-", " ");
const showDraft = async ({ path, component, key }) => {
  if (state.view.path !== path) await chooseScreen(path);
  await inspect(component);
  find(`field-${key}`)?.focus();
};
// The file now contains the value of a key.
export const saved = (path, component, key, value) => {
  if (shown?.path !== path || shown.component !== component) return;
  const own = rows.find((one) => one.key === key);
  if (own) own.saved = value ?? undefined;
};

const clear = (text, items = []) => {
  [rows, shownText] = [[], ""];
  isRebuilding = true;
  find("inspector").replaceChildren(make("p", { class: "state" }, text), ...items);
  isRebuilding = false;
};
export const clearInspector = () => {
  inspections += 1;
  shown = null;
  find("inspector-title").textContent = "Component";
  clear("Choose a stop to see its keys.");
};
const draw = (own, component, isAgain) => {
  const place = find("inspector");
  const active = isAgain && place.contains(document.activeElement) ? document.activeElement : null;
  const selection = active && isTextField(active) ? [active.selectionStart, active.selectionEnd] : null;
  const wasOpen = isAgain && place.querySelector("details")?.open;
  const all = component.fields.map((field) => ({ field, isUsual: field.value !== undefined || field.isElsewhere || usual.includes(field.key) }));
  const first = all.filter((one) => one.isUsual).map((one) => one.field);
  first.sort((one, two) => (usual.indexOf(one.key) + 99) % 99 - (usual.indexOf(two.key) + 99) % 99);
  const [shownRows, foldedRows] = [first, all.filter((one) => !one.isUsual).map((one) => one.field)].map((some) => some.map((field) => row(own, field)));
  const folded = make("details", {}, make("summary", {}, "More keys"), make("div", { class: "fields" }, ...foldedRows.map((one) => one.element)));
  folded.open = Boolean(wasOpen) || foldedRows.some((one) => draftOf(own.path, own.component, one.key)?.text !== undefined);
  isRebuilding = true;
  find("inspector-title").textContent = `Component: ${component.id}`;
  place.replaceChildren(make("p", { class: "state" }, `${component.kind}, id ${component.id}, line ${component.line}`),
    make("div", { class: "fields" }, ...shownRows.map((one) => one.element)), folded);
  isRebuilding = false;
  [shown, rows] = [own, [...shownRows, ...foldedRows]];
  refreshFields();
  if (!active) return;
  const next = active.id ? find(active.id) : active.matches("summary") ? folded.firstChild : null;
  (next ?? find("inspector-title")).focus();
  if (next && selection && isTextField(next)) next.setSelectionRange(...selection);
};
export const inspect = async (id, isAgain = false) => {
  state.inspected = id;
  const own = ++inspections;
  const { path } = state.view;
  try {
    const text = await (await ask(`component?path=${encoded(path)}&id=${encoded(id)}`)).text();
    await idle();
    if (own !== inspections || state.view.path !== path) return;
    if (isAgain && text === shownText && shown?.component === id) return refreshFields();
    const component = JSON.parse(text);
    if (!isAgain) forgetProblems(path, component.id);
    draw({ path, component: component.id }, component, isAgain && shown?.path === path);
    shownText = text;
  } catch (error) {
    if (own !== inspections) return;
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
    "page.js": #"""
// Elements of the page, its message, and the moments at which it may change.
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
export const isTextField = (one) => one.matches("textarea, input[type=text]");

export const radios = (label, values, act) => {
  const group = make("div", { role: "radiogroup", "aria-label": label });
  const all = values.map(([value, text]) => button(text, () => choose(value), { role: "radio", "data-value": value }));
  const choose = (value) => {
    for (const one of all) {
      const isChosen = one.dataset.value === value;
      one.setAttribute("aria-checked", String(isChosen));
      one.tabIndex = isChosen ? 0 : -1;
      if (isChosen && group.contains(document.activeElement)) one.focus();
    }
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
  return { group, choose };
};

// An equal text is announced again only if the region was empty in between.
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

// Nothing is replaced under a pressed pointer or an unfinished composition, because the click or the text would be lost.
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
    "screens.js": #"""
// The list of screens, and the shown one.
import { able, button, find, idle, make, tell, tellOnce, untell } from "./page.js";
import { compareAgain, isCompared, showComparison } from "./comparison.js";
import { forgetTexts, rename } from "./edits.js";
import { forgetFindings, markFindings, showFindings } from "./findings.js";
import { clearInspector, inspect } from "./inspector.js";
import { ask, encoded, lines, read } from "./server.js";
import { silence } from "./sound.js";
import { drawn, state } from "./state.js";
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
    const own = button("", () => chooseScreen(path), { "data-path": path });
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
    showComparison({});
    clearInspector();
    endWalk();
  } else if (state.chosen) {
    const id = current(state.chosen.component, next, renamed);
    state.chosen = drawn()?.stops.find((one) => one.component === id && one.stop === state.chosen.stop) ?? null;
  }
  showPhone();
  showStops();
  markFindings();
  markScreens();
  if (next.isBroken) return;
  showFindings();
  compareAgain();
};
// A view that is shown already is not drawn again.
let shown = "";
// The announcements of the changed component arrive before all others.
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
  markFindings();
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
  await Promise.all([state.inspected !== null && inspect(state.inspected, true), refreshWalk()]);
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
  if (state.wanted === null) return tell("This folder does not contain designs. “earshot new” writes a first one.", false, "file");
  const before = state.view;
  await open(isFresh);
  // Another program can change the accepted findings.
  if (state.view === before && isCompared()) compareAgain();
};
"""#,
    "server.js": #"""
// Requests to the server. Addresses are relative to the page's.
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
"""#,
    "sound.js": #"""
// Sound: one announcement at a time.
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
    "state.js": #"""
// The screen and the component on the page. `wanted` is the screen that was chosen, which can still be on its way.
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
// The drawing of the phone and the list of stops.
import { button, find, make } from "./page.js";
import { inspect } from "./inspector.js";
import { listen } from "./sound.js";
import { drawn, state } from "./state.js";

export const itemOf = (stop) => stop && find("stops").querySelector(`li[data-index="${stop.index}"]`);
export const inDrawing = (stop) => stop && find(`${state.platform}-${stop.index}d`);
// `scrolls` is false during a walk in one column, because the buttons of the walk would leave the window.
export const heard = (stop, scrolls = true) => {
  for (const one of document.querySelectorAll(".heard")) one.classList.remove("heard");
  const item = itemOf(stop);
  item?.classList.add("heard");
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

// Unchanged items stay, so that the focus and a screen reader's position stay too.
const drawnItems = new Map();
const replace = (list, items) => {
  const kept = new Set(items);
  const focused = list.contains(document.activeElement) ? document.activeElement.closest("li") : null;
  const place = focused && !kept.has(focused) ? [focused.dataset.index, [...focused.querySelectorAll("button")].indexOf(document.activeElement)] : null;
  for (const old of [...list.children]) if (!kept.has(old)) old.remove();
  items.forEach((item, at) => { if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null); });
  if (place) list.querySelector(`li[data-index="${place[0]}"]`)?.querySelectorAll("button")[place[1]]?.focus();
};
export const showStops = () => {
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
};
let drawnPhone = "";
export const showPhone = () => {
  const drawing = drawn()?.phone ?? "";
  if (drawing !== drawnPhone) {
    const focused = find("phone").contains(document.activeElement) ? document.activeElement.id : "";
    const template = make("template");
    // The server has escaped all texts in the drawing.
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

// Escape returns from the keys to the place of the choice.
let opener = null;
const showKeys = async (component) => {
  opener = document.activeElement;
  await inspect(component);
  if (state.inspected === component && opener === document.activeElement) find("inspector-title").focus();
};
export const choose = (stop) => {
  state.chosen = stop;
  mark();
  return showKeys(stop.component);
};
export const chooseComponent = (id) => {
  const stop = drawn()?.stops.find((one) => one.component === id);
  return stop ? choose(stop) : showKeys(id);
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
    "studio.js": #"""
import { button, find, make, radios, tell, tellOnce, untell } from "./page.js";
import { clearInspector } from "./inspector.js";
import { markFindings } from "./findings.js";
import { reload } from "./screens.js";
import { lost, read } from "./server.js";
import { playAll, silence } from "./sound.js";
import { names, state } from "./state.js";
import { showPhone, showStops } from "./stops.js";
import { endWalk } from "./walk.js";

// The token stays in the cookie only.
history.replaceState(null, "", location.pathname + location.hash);

const readers = radios("Reader", Object.entries(names), (value) => {
  silence();
  state.platform = value;
  state.chosen = null;
  endWalk();
  if (!state.view) return;
  showPhone();
  showStops();
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

// Several events during a reload cause one more.
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
    // A new studio at the same port refuses the token of the last one.
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
// Browsers allow few connections to a server, so a page that is not visible keeps none.
addEventListener("visibilitychange", () => document.hidden ? disconnect() : connect());

await reload(true);
if (state.folder.hasVoice) find("heard-title").after(make("div", { class: "controls" }, button("Play all", playAll), button("Stop", silence)));
if (!document.hidden) connect();
"""#,
    "walk.js": #"""
// The walk through a screen.
import { button, find, make, tell } from "./page.js";
import { ask, lines, read } from "./server.js";
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
// The last walk of each screen and platform, which can be continued.
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
// All actions since the last answer are sent together. If they are refused, they are sent one by one.
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
    // The reader of scripts removes spaces and quotation marks only outside of these.
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
    const address = URL.createObjectURL(await response.blob());
    make("a", { href: address, download: `${path.split("/").at(-1).replace(/\.[^.]*$/, "")}.walk` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  } catch (error) {
    tell(lines(error), true);
  }
};
"""#,
  ]
}
