// The keys of a component.
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
  const entry = { key, field: one, saved: written, mark: (isSilent) => { meaning.textContent = note({ ...field, isSilent }); } };
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
// The file now contains the value of a key.
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
  // The frame has its own fields.
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
// Shows the inspected component in the list and on the drawing.
const showChoice = () => {
  if (!state.view) return;
  followLayer(state.inspected);
  markOutline();
  showFrame();
};
// Until the keys of another component arrive, those of the last one cannot be edited.
const announceChoice = (path, id) => {
  const place = find("inspector");
  const isOther = shown?.path !== path || shown.component !== id;
  if (isOther && place.contains(document.activeElement)) find("inspector-title").focus();
  place.inert = isOther;
  find("inspector-title").textContent = `Component: ${id}`;
};
// The server tries every key, which can take seconds.
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
  // One request at a time: after it, only the newest choice is asked for.
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
    // A component that is missing can have another id by now.
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
