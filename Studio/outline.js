// The list of components, which is the reading order.
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
// Only the list scrolls: the window would move under a drag if another program changes the file.
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

// A mouse can drag a component to another place in its list. A touch scrolls; there are buttons for it.
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
