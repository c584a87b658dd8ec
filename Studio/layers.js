// The layers of the drawing: the screen and its overlays.
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
