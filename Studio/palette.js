// The dialog that adds a component.
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
// Kinds of which one was added come first in the next palette.
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
  // The message of the page is behind the dialog.
  if (!id) return find("new-problem").textContent = find("message").textContent;
  dialog.close();
  if (!recent.includes(kind)) recent.push(kind);
  if (isDrawn) frameElement(id)?.focus();
});
find("palette-close").addEventListener("click", () => dialog.close());
