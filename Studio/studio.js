const find = (id) => document.getElementById(id);
// Nothing is replaced under a pressed pointer, because the click would be lost.
let released = null;
addEventListener("pointerdown", () => {
  let end;
  released = new Promise((resolve) => { end = resolve; });
  setTimeout(end, 1000);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => setTimeout(end, 0), { capture: true, once: true });
}, { capture: true });
const make = (tag, attributes = {}, ...content) => {
  const one = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in one && typeof value !== "string") one[name] = value;
    else one.setAttribute(name, value);
  }
  one.append(...content);
  return one;
};
const button = (text, act, attributes = {}) => {
  const one = make("button", { type: "button", ...attributes }, text);
  one.addEventListener("click", () => { if (one.getAttribute("aria-disabled") !== "true") act(one); });
  return one;
};
const able = (one, isAble) => one.setAttribute("aria-disabled", String(!isAble));
const tell = (text, isError = false) => {
  const message = find("message");
  message.classList.toggle("is-error", isError);
  message.textContent = text;
};

class Refusal extends Error {
  constructor(status, answer) {
    super(answer.error ?? "The studio does not answer.");
    this.status = status;
    this.all = answer.errors?.map((one) => `${one.location ? `${one.location}: ` : ""}${one.message}`) ?? [this.message];
  }
}
const ask = async (path, message) => {
  const options = message === undefined ? {}
    : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) };
  const response = await fetch(path, options);
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => ({})));
  return response;
};
const read = async (path, message) => (await ask(path, message)).json();
// A view that is shown already is not drawn again.
let shown = "";
const readView = async (path) => {
  const text = await (await ask(path)).text();
  if (text === shown) return null;
  return () => {
    shown = text;
    show(JSON.parse(text));
  };
};
const encoded = encodeURIComponent;

// The token stays in the cookie only.
history.replaceState(null, "", location.hash ? `/${location.hash}` : "/");

let folder = { screens: [], hasVoice: false };
let view = null;
let platform = "voiceover";
let chosen = null;
let inspected = null;
const names = { voiceover: "VoiceOver", talkback: "TalkBack" };
const drawn = () => view?.platforms.find((one) => one.id === platform);

const radios = (label, values, act) => {
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

// Sound: one announcement at a time.
const player = new Audio();
let playing = 0;
const silence = () => {
  playing += 1;
  player.pause();
};
const play = async (request) => {
  const own = ++playing;
  player.pause();
  const response = await ask("/speech", { path: view.path, platform, ...request });
  if (own !== playing) return false;
  const address = URL.createObjectURL(await response.blob());
  player.src = address;
  await new Promise((resolve) => {
    player.onended = resolve;
    player.onpause = resolve;
    player.onerror = resolve;
    player.play().catch(resolve);
  });
  URL.revokeObjectURL(address);
  return own === playing;
};
const listen = (request) => play(request).catch((error) => {
  tell(error.message, true);
  return false;
});
const playAll = async () => {
  for (const stop of drawn()?.stops ?? []) {
    heard(stop);
    if (!await listen({ index: stop.index, reading: stop.readings[0].reading })) break;
  }
  heard(null);
};

const itemOf = (stop) => stop && find("stops").querySelector(`li[data-index="${stop.index}"]`);
const heard = (stop) => {
  for (const one of document.querySelectorAll(".heard")) one.classList.remove("heard");
  const item = itemOf(stop);
  item?.classList.add("heard");
  item?.scrollIntoView({ block: "nearest" });
};

const said = (reading, language) => {
  const text = make("p", { class: "said", lang: language, dir: "auto" }, reading.text || "(silent)");
  return reading.hint ? [text, make("p", { class: "hint", lang: language, dir: "auto" }, reading.hint)] : [text];
};
const itemFor = (stop) => {
  const language = stop.language ?? view.language;
  const [first, ...others] = stop.readings;
  const item = make("li", { "data-index": String(stop.index) });
  const name = `${stop.label ?? "Announcement"}: ${first.text}`;
  item.append(
    button(stop.label ?? "•", () => choose(stop), { class: "number", "aria-label": `${name}. Show the keys`, "aria-pressed": "false" }),
    ...said(first, language),
    ...others.map((other) => make("div", { class: "device" }, make("p", { class: "state" }, `${other.title}:`), ...said(other, language))));
  for (const state of stop.states) {
    item.append(make("p", { class: "state" }, `When ${state.state}: `, make("bdi", { lang: language }, state.text)));
  }
  if (folder.hasVoice) {
    item.append(make("div", { class: "row" }, ...stop.readings.map((reading) => button("Play", () => {
      heard(stop);
      listen({ index: stop.index, reading: reading.reading }).then(() => heard(null));
    }, { "aria-label": `Play ${reading.title}: ${reading.text}` }))));
  }
  return item;
};
// Unchanged items stay, so that the focus and the place of a screen reader do.
const drawnItems = new Map();
const replace = (list, items) => {
  const kept = new Set(items);
  const focused = list.contains(document.activeElement) ? document.activeElement.closest("li") : null;
  const place = focused && !kept.has(focused) ? [focused.dataset.index, [...focused.querySelectorAll("button")].indexOf(document.activeElement)] : null;
  for (const old of [...list.children]) if (!kept.has(old)) old.remove();
  items.forEach((item, at) => { if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null); });
  if (place) list.querySelector(`li[data-index="${place[0]}"]`)?.querySelectorAll("button")[place[1]]?.focus();
};
const showStops = () => {
  let box;
  const last = new Map(drawnItems);
  drawnItems.clear();
  replace(find("stops"), (drawn()?.stops ?? []).flatMap((stop) => {
    const key = JSON.stringify([platform, view.language, folder.hasVoice, stop]);
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
const showPhone = () => {
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
  const item = itemOf(chosen);
  item?.classList.add("chosen");
  item?.querySelector(".number").setAttribute("aria-pressed", "true");
  find(`${platform}-${chosen?.index}d`)?.classList.add("chosen");
};
const choose = (stop) => {
  chosen = stop;
  mark();
  inspect(stop.component);
};
const chooseComponent = (id) => {
  const stop = drawn()?.stops.find((one) => one.component === id);
  if (stop) choose(stop);
  else inspect(id);
};
find("phone").addEventListener("click", (event) => {
  const link = event.target.closest("a[id]");
  if (!link) return;
  event.preventDefault();
  const stop = drawn().stops.find((one) => `${platform}-${one.index}d` === link.id);
  if (stop) choose(stop);
});

const severities = { error: "Must be fixed", warning: "Should be fixed", note: "Note" };
let findings = [];
const showFindings = async () => {
  const { path, digest } = view;
  find("findings").setAttribute("aria-busy", "true");
  try {
    const found = await read(`/findings?path=${encoded(path)}`);
    if (view.path !== path || view.digest !== digest || found.digest !== digest) return;
    findings = found.findings;
    drawFindings(found.remarks);
    markFindings();
    find("findings").removeAttribute("aria-busy");
  } catch {
    // The next version of the file brings its findings.
  }
};
const markFindings = () => {
  for (const one of document.querySelectorAll("#phone a, #stops li")) one.classList.remove("is-error", "is-warning");
  const compared = comparison.sections.filter((one) => (one.platform ?? platform) === platform).flatMap((one) => one.findings);
  for (const level of ["warning", "error"]) {
    for (const { severity, component } of [...findings, ...compared]) {
      if (severity !== level || !component) continue;
      for (const stop of drawn()?.stops ?? []) {
        if (stop.component !== component || !stop.isCurrent) continue;
        for (const one of [find(`${platform}-${stop.index}d`), itemOf(stop)]) {
          one?.classList.remove("is-warning");
          one?.classList.add(`is-${severity}`);
        }
      }
    }
  }
};
const showButton = (finding) => button("Show", () => {
  chooseComponent(finding.component);
  find("inspector-title").scrollIntoView({ block: "nearest" });
}, { "aria-label": `Show the component: ${finding.message}` });
const drawFindings = (remarks) => {
  const all = findings.map((finding) => {
    const item = make("li", { class: finding.severity }, make("strong", {}, `${severities[finding.severity]}: `), `${finding.message} `);
    if (finding.component) item.append(showButton(finding));
    return item;
  });
  all.push(...remarks.map((remark) => make("li", { class: "note" }, remark)));
  find("findings").replaceChildren(...(all.length > 0 ? all : [make("li", {}, "No findings.")]));
};

// The comparison with a dump or a log, which the server keeps until it ends.
let comparison = { sections: [] };
const showComparison = (next) => {
  comparison = { sections: [], ...next };
  find("forget").hidden = comparison.name === undefined;
  const lines = comparison.sections.flatMap((section) => [
    make("p", {}, make("strong", {}, `${section.title}: `), `${section.summary}.`),
    make("ul", { class: "found" }, ...section.findings.map(difference),
      ...[...section.limits, ...section.remarks].map((text) => make("li", { class: "note" }, text))),
  ]);
  find("compared").replaceChildren(...(comparison.name === undefined ? [] : [make("p", { class: "state" }, comparison.name)]), ...lines);
  markFindings();
};
const difference = (finding) => {
  const item = make("li", { class: finding.severity }, make("strong", {}, `${severities[finding.severity]}: `), finding.message,
    make("p", { class: "state" }, "Design: ", make("bdi", {}, finding.expected || "(missing)"), make("br"), "App: ", make("bdi", {}, finding.heard || "(missing)")));
  const row = make("div", { class: "row" });
  if (finding.component) row.append(showButton(finding));
  if (finding.severity !== "note") row.append(button("Accept", (one) => accept(finding, item, one), { "aria-label": `Accept: ${finding.message}`, "aria-expanded": "false" }));
  item.append(row);
  return item;
};
const accept = (finding, item, opener) => {
  const isOpen = opener.getAttribute("aria-expanded") === "true";
  opener.setAttribute("aria-expanded", String(!isOpen));
  if (isOpen) return item.querySelector(".reason").remove();
  const input = make("input", { type: "text", autocomplete: "off", required: true });
  const form = make("form", { class: "reason" }, make("label", {}, "Reason", input), make("button", {}, "Save"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const keys = Object.fromEntries(finding.keys.map((one) => [one.key, one.value]));
      const { file, isNamed } = await read("/accept", { ...keys, path: view.path, reason: input.value });
      await compareAgain();
      tell(`Accepted in ${file}.${isNamed ? "" : ` “earshot diff” needs “--accepted ${file}”, or the key “accepted: ${file}” in earshot.yaml.`}`);
      find("compare-title").focus();
    } catch (error) {
      tell((error.all ?? [error.message]).join("\n"), true);
    }
  });
  item.append(form);
  input.focus();
};
const compareAgain = async () => {
  const { path } = view;
  try {
    const next = await read(`/comparison?path=${encoded(path)}`);
    await released;
    if (view.path === path && view.digest === next.digest) showComparison(next);
  } catch (error) {
    tell((error.all ?? [error.message]).join("\n"), true);
  }
};
const drop = async (file) => {
  if (!view || !file) return;
  if (file.size > 20 * 1024 * 1024) return tell("The file has more than 20 MB.", true);
  try {
    const response = await fetch(`/capture?path=${encoded(view.path)}&name=${encoded(file.name)}`,
      { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file });
    if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => ({})));
    const next = await response.json();
    showComparison(next);
    tell(`Compared with ${next.name}. ${next.sections.map((one) => `${one.summary}.`).join(" ")}`);
  } catch (error) {
    showComparison({});
    tell((error.all ?? [error.message]).join("\n"), true);
  }
};
find("capture").addEventListener("change", (event) => {
  drop(event.target.files[0]);
  event.target.value = "";
});
find("forget").addEventListener("click", async () => {
  await read("/forget", { path: view.path }).then(showComparison, (error) => tell(error.message, true));
  find("capture").focus();
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  drop(event.dataTransfer.files[0]);
});

// The id of a component can follow from its label, so an edit can change it.
const renamed = new Map();
const current = (id, all = view.components) => {
  let now = id;
  while (now !== undefined && !all.some((one) => one.id === now)) now = renamed.get(now);
  return now;
};
const show = (next) => {
  const isOther = next.path !== view?.path;
  if (isOther) renamed.clear();
  else if (view.components.length === next.components.length) {
    view.components.forEach((one, place) => {
      const id = next.components[place].id;
      if (one.id !== id && !next.components.some((other) => other.id === one.id)) renamed.set(one.id, id);
    });
    for (const one of next.components) renamed.delete(one.id);
  }
  view = next;
  if (inspected !== null) inspected = current(inspected) ?? null;
  find("title").textContent = view.title;
  find("title").lang = view.language;
  find("file").textContent = view.path;
  document.title = `${view.title} – Earshot Studio`;
  able(find("undo"), view.canUndo);
  able(find("redo"), view.canRedo);
  if (isOther) {
    chosen = null;
    inspected = null;
    findings = [];
    find("findings").replaceChildren();
    showComparison({});
    find("inspector").replaceChildren(make("p", { class: "state" }, "Choose a stop to see its keys."));
    endWalk();
  } else if (chosen) {
    chosen = drawn()?.stops.find((one) => one.component === current(chosen.component) && one.stop === chosen.stop) ?? null;
  }
  showPhone();
  showStops();
  markFindings();
  showFindings();
  compareAgain();
  markScreens();
};
const markScreens = () => {
  for (const one of document.querySelectorAll("#screens button")) {
    if (one.dataset.path === view?.path) one.setAttribute("aria-current", "true");
    else one.removeAttribute("aria-current");
  }
};
// The announcements of the changed component arrive before all others.
const applyEdit = (answer, component) => {
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
    renamed.set(component, answer.component);
    if (inspected === component) inspected = answer.component;
  }
  showStops();
};
const texts = () => view.platforms.flatMap((one) => one.stops.flatMap((stop) => stop.readings.map((reading) => `${reading.text} ${reading.hint}`)));

let opening = 0;
let lastOpening = null;
let brokenText = "";
const open = (path, isFresh = false) => {
  lastOpening = openNow(++opening, path, isFresh);
  return lastOpening;
};
const openNow = async (own, path, isFresh) => {
  try {
    const draw = await readView(`/screen?path=${encoded(path)}${isFresh ? "&fresh" : ""}`);
    await released;
    if (own !== opening) return lastOpening;
    if (brokenText && find("message").textContent === brokenText) tell("");
    brokenText = "";
    if (!draw) return;
    draw();
    location.hash = encoded(path);
    if (inspected) inspect(inspected, true);
    if (walk) perform();
  } catch (error) {
    if (own !== opening) return lastOpening;
    const last = view?.path === path ? "The file has mistakes. The page shows the last version without mistakes.\n" : "";
    brokenText = last + (error.all ?? [error.message]).join("\n");
    tell(brokenText, true);
  }
};

const reload = async (isFresh = false) => {
  try {
    folder = await read("/screens");
  } catch (error) {
    return tell(error.message, true);
  }
  await released;
  const focused = document.activeElement?.dataset.path;
  find("screens").replaceChildren(...folder.screens.map((screen) => make("li", {}, button("", () => {
    tell("");
    open(screen.path, true);
  }, { "data-path": screen.path }))));
  folder.screens.forEach((screen, place) => {
    find("screens").children[place].firstChild.append(make("bdi", {}, screen.title), make("small", {}, screen.path));
  });
  if (focused) [...document.querySelectorAll("#screens button")].find((one) => one.dataset.path === focused)?.focus();
  markScreens();
  const wanted = view?.path ?? decodeURIComponent(location.hash.slice(1));
  const path = folder.screens.find((one) => one.path === wanted)?.path ?? folder.screens[0]?.path;
  if (path) {
    await open(path, isFresh);
    // Another program can change the accepted findings.
    if (comparison.name !== undefined) compareAgain();
  } else {
    brokenText = "This folder does not contain designs. “earshot new” writes a first one.";
    tell(brokenText);
  }
};

// The inspector.
let inspections = 0;
let isRebuilding = false;
const usual = ["label", "value", "hint", "placeholder", "checked", "selected", "disabled", "required", "error", "expanded"];
const control = (field) => {
  const id = `field-${field.key}`;
  const isSet = field.value !== undefined;
  if (field.form === "flag") {
    const isOn = ["true", "yes", "on"].includes((field.value ?? "").toLowerCase());
    return make("input", { type: "checkbox", id, checked: isOn });
  }
  if (field.form === "choice") {
    const select = make("select", { id }, make("option", { value: "" }, "(not set)"),
      ...field.words.map((word) => make("option", { value: word }, word)));
    select.value = field.value ?? "";
    return select;
  }
  if (isSet && field.value.includes("\n")) return make("textarea", { id, rows: "3" }, field.value);
  const input = make("input", { type: "text", id, autocomplete: "off", spellcheck: "false" });
  if (field.form === "number") input.inputMode = "decimal";
  input.value = field.value ?? "";
  return input;
};
const label = (key) => (key[0].toUpperCase() + key.slice(1)).replaceAll("-", " ");
const row = (field) => {
  const one = control(field);
  const note = make("span", { class: "state", id: `note-${field.key}` },
    field.isElsewhere ? "Written in another form or file; edit it there."
      : field.uses > 1 ? `${field.meaning} Used in ${field.uses} places; an edit changes all of them.` : field.meaning);
  one.setAttribute("aria-describedby", note.id);
  if (field.isElsewhere) one.disabled = true;
  const isText = one.matches("textarea, input[type=text]");
  one.dataset.saved = isText ? one.value : "";
  const save = () => {
    if (isText && (isRebuilding || one.value === one.dataset.saved)) return;
    const value = one.type === "checkbox" ? (one.checked ? "true" : field.value === undefined ? null : "false") : one.value === "" ? null : one.value;
    one.dataset.saved = one.value;
    if (value !== null || field.value !== undefined) edit(field.key, value);
  };
  one.addEventListener(isText ? "blur" : "change", save);
  one.addEventListener("keydown", (event) => { if (event.key === "Enter" && one.matches("input[type=text]")) save(); });
  const name = make("label", { for: one.id }, label(field.key));
  return make("div", { class: `field ${field.form}`, "data-key": field.key }, ...(field.form === "flag" ? [one, name, note] : [name, one, note]));
};
const inspect = async (id, isAgain = false) => {
  inspected = id;
  const own = ++inspections;
  const place = find("inspector");
  try {
    const component = await read(`/component?path=${encoded(view.path)}&id=${encoded(id)}`);
    await released;
    if (own !== inspections) return;
    const active = isAgain && place.contains(document.activeElement) ? document.activeElement : null;
    const typed = active?.dataset.saved !== undefined && active.matches("textarea, input[type=text]") && active.value !== active.dataset.saved
      ? [active.value, active.selectionStart] : null;
    const wasOpen = isAgain && place.querySelector("details")?.open;
    const isUsual = (field) => field.value !== undefined || field.isElsewhere || usual.includes(field.key);
    const [first, more] = [component.fields.filter(isUsual), component.fields.filter((one) => !isUsual(one))];
    first.sort((one, two) => (usual.indexOf(one.key) + 99) % 99 - (usual.indexOf(two.key) + 99) % 99);
    const folded = make("details", {}, make("summary", {}, "More keys"), make("div", { class: "fields" }, ...more.map(row)));
    folded.open = Boolean(wasOpen);
    isRebuilding = true;
    place.replaceChildren(
      make("p", { class: "state" }, `${component.kind}, id ${component.id}, line ${component.line}`),
      make("div", { class: "fields" }, ...first.map(row)), folded);
    isRebuilding = false;
    const next = active && find(active.id);
    next?.focus();
    // Text that is not saved yet stays in its field.
    if (next && typed) {
      next.value = typed[0];
      next.setSelectionRange(typed[1], typed[1]);
    }
  } catch (error) {
    isRebuilding = false;
    if (own === inspections) place.replaceChildren(make("p", { class: "state" }, error.message));
  }
};
let before = null;
const change = async (path, message) => {
  before ??= texts();
  try {
    const answer = await read(path, { path: view.path, ...message });
    await released;
    applyEdit(answer, message.component);
    if (waiting > 0) return;
    await open(view.path);
    const after = texts();
    const count = after.filter((text, place) => text !== before[place]).length + Math.max(before.length - after.length, 0);
    tell(count === 0 ? "Saved. No announcement changes." : `Saved. ${count} ${count === 1 ? "announcement changes" : "announcements change"}.`);
  } catch (error) {
    if (error.status === 409) {
      // The typed text stays in its field.
      await open(view.path);
      const field = message.key && find(`field-${message.key}`);
      if (field && message.value !== undefined && field.matches("textarea, input[type=text]")) field.value = message.value;
      tell(`${error.message} Nothing was saved; the page now shows the file. Repeat your change if it is still right.`, true);
    } else tell((error.all ?? [error.message]).join("\n"), true);
  }
  if (waiting === 0) before = null;
};
// Edits are sent one after the other, because each needs the digest of the last one.
let queue = Promise.resolve();
let waiting = 0;
const enqueue = (act) => {
  waiting += 1;
  queue = queue.then(async () => {
    waiting -= 1;
    await act();
  });
};
const edit = (key, value) => {
  const [component, path] = [inspected, view.path];
  enqueue(async () => { if (view.path === path) await change("/edit", { digest: view.digest, component: current(component) ?? component, key, ...(value === null ? {} : { value }) }); });
};
const undo = (path) => enqueue(() => change(path, {}));
find("undo").addEventListener("click", () => { if (view?.canUndo) undo("/undo"); });
find("redo").addEventListener("click", () => { if (view?.canRedo) undo("/redo"); });
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target.matches("input, textarea")) return;
  event.preventDefault();
  if (event.shiftKey ? view?.canRedo : view?.canUndo) undo(event.shiftKey ? "/redo" : "/undo");
});

// The walk.
let walk = null;
let walks = 0;
const gestures = [
  ["Previous", "swipe-left"], ["Next", "swipe-right"], ["Activate", "double-tap"], ["Hold", "double-tap-and-hold"],
  ["Swipe up", "swipe-up"], ["Swipe down", "swipe-down"],
];
const leave = () => platform === "voiceover" ? "scrub" : "back";
const keys = {
  ArrowRight: () => "swipe-right", ArrowLeft: () => "swipe-left", ArrowUp: () => "swipe-up", ArrowDown: () => "swipe-down",
  Enter: () => "double-tap", " ": () => "double-tap", Escape: leave,
};
const rotors = ["default", "headings", "links", "controls"];
const perform = async (action) => {
  const own = ++walks;
  const actions = action ? [...walk.actions, action] : walk.actions;
  try {
    const result = await read("/walk", { path: view.path, platform, reading: walk.reading, actions });
    if (own !== walks || !walk) return;
    Object.assign(walk, { actions, result });
    showWalk(Boolean(action));
  } catch (error) {
    tell((error.all ?? [error.message]).join("\n"), true);
  }
};
const showWalk = (isNew) => {
  const { result } = walk;
  const last = result.steps.at(-1);
  walk.said.textContent = last.heard.filter((one) => !one.isHint).map((one) => one.text).join(" ");
  walk.hint.textContent = last.heard.filter((one) => one.isHint).map((one) => one.text).join(" ");
  walk.note.textContent = [...last.remarks, result.rotor === "default" ? "" : `Rotor: ${result.rotor}`].filter((one) => one).join(" ");
  walk.log.replaceChildren(...result.steps.map((step) => make("li", {}, `${step.action || "start"}: `,
    make("bdi", { lang: view.language }, step.heard.map((one) => one.text).join(" ") || step.remarks.join(" ") || "(silent)"))));
  walk.log.scrollTop = walk.log.scrollHeight;
  const stops = drawn()?.stops ?? [];
  heard(stops.find((one) => one.component === result.component && one.stop === result.stop)
    ?? stops.find((one) => one.component === result.component));
  if (isNew && folder.hasVoice && walk.isAloud && last.heard.length > 0) listen({ reading: walk.reading, actions: walk.actions });
};
const endWalk = () => {
  if (walk) silence();
  walk = null;
  heard(null);
  find("walk").replaceChildren(
    make("p", { class: "state" }, "Swipe through the screen and listen, as on a phone."),
    make("div", { class: "controls" }, button("Start with the guidelines", () => beginWalk("guidelines")),
      button("Start with the device", () => beginWalk("device"))));
};
const beginWalk = (reading) => {
  if (!view) return;
  const stage = make("div", { class: "stage", role: "application", tabindex: "0",
    "aria-label": `Walk with ${names[platform]}: arrow keys swipe, Enter activates, Escape goes back` }, "Arrow keys swipe, Enter activates, Escape goes back.");
  stage.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    perform(act());
  });
  const typed = make("input", { type: "text", id: "typed", autocomplete: "off" });
  const rotor = make("select", { id: "rotor" }, ...rotors.map((one) => make("option", { value: one }, one)));
  rotor.addEventListener("change", () => perform(`rotor: ${rotor.value}`));
  const aloud = make("input", { type: "checkbox", id: "aloud", checked: folder.hasVoice });
  aloud.addEventListener("change", () => {
    walk.isAloud = aloud.checked;
    if (!aloud.checked) silence();
  });
  const lang = view.language;
  walk = {
    reading, actions: [], isAloud: folder.hasVoice, result: null, log: make("ol", { class: "log", tabindex: "0", "aria-label": "Log of the walk" }),
    said: make("p", { class: "said", lang }), hint: make("p", { class: "hint", lang }), note: make("p", { class: "state" }),
  };
  find("walk").replaceChildren(
    make("div", { "aria-live": "polite", "aria-atomic": "true", dir: "auto" }, walk.said, walk.hint, walk.note), stage,
    make("div", { class: "controls" }, ...gestures.map(([text, gesture]) => button(text, () => perform(gesture))), button("Go back", () => perform(leave()))),
    make("div", { class: "fields" },
      make("div", { class: "field" }, make("label", { for: "typed" }, "Text to type into the edited field"), typed,
        make("div", { class: "row" }, button("Type", () => {
          if (typed.value) perform(`type: ${typed.value}`);
          typed.value = "";
        }), button("Enter key", () => perform("key: enter")))),
      make("div", { class: "field" }, make("label", { for: "rotor" }, "Rotor or reading control"), rotor),
      ...(folder.hasVoice ? [make("div", { class: "field flag" }, aloud, make("label", { for: "aloud" }, "Speak"))] : [])),
    make("div", { class: "controls" }, button("Start again", () => {
      walk.actions = [];
      perform();
    }), button("Save as .walk", saveWalk), button("Close", endWalk)), walk.log);
  perform();
  stage.focus();
};
const saveWalk = async () => {
  try {
    const response = await ask("/script", { path: view.path, platform, reading: walk.reading, actions: walk.actions });
    const address = URL.createObjectURL(await response.blob());
    make("a", { href: address, download: `${view.path.split("/").at(-1).replace(/\.[^.]*$/, "")}.walk` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  } catch (error) {
    tell(error.message, true);
  }
};

const readers = radios("Reader", Object.entries(names), (value) => {
  platform = value;
  chosen = null;
  if (!view) return;
  endWalk();
  showPhone();
  showStops();
  markFindings();
});
find("switches").append(readers.group);
readers.choose(platform);
endWalk();

const begin = async () => {
  await reload(true);
  if (folder.hasVoice) find("heard-title").after(make("div", { class: "controls" }, button("Play all", playAll), button("Stop", silence)));
  const events = new EventSource("/events");
  events.addEventListener("change", () => reload());
  events.onerror = () => tell("The studio does not answer. Is it still running?", true);
  const isLost = () => find("message").textContent.startsWith("The studio does not answer");
  events.onopen = () => { if (isLost()) reload().then(() => { if (isLost()) tell(""); }); };
};
begin();
