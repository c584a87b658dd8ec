// The drawing of the phone and the list of stops.
import { button, find, make } from "./page.js";
import { frameElement } from "./canvas.js";
import { afterDrag } from "./drag.js";
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
// A longer list could move the drawing under a drag.
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
const areAllVisible = matchMedia("(min-width: 80rem)");
// Shows the keys, and the focus stays.
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
