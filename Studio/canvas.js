// The frames of the components, over the screenshot or an empty phone.
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

// The chosen view of the phone: null follows the screen.
let wanted = null;
let isDrawing = false;
// Frames that are not in the file yet.
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
      // A focused element that is inserted again would lose the focus.
      if (!last.has(one.id)) canvas.insertBefore(element, rubber);
    });
    sortFrames(own.map((one) => one.id));
    if (focused && document.activeElement?.dataset.id !== focused) (frameElement(state.inspected) ?? find("title")).focus();
  }
  find("canvas-empty").hidden = own.length > 0 || isPicture();
  markFrames();
  markFindings();
});
// The order of Tab is the reading order.
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
  // A small frame is above a large one.
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
    // A touch scrolls unless it is on a chosen frame, or drawing is on.
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
  // A click by mouse keeps the focus on the frame, for the arrow keys.
  if (event.detail === 0) return chooseComponent(id);
  event.target.closest(".frame").focus();
  select(id);
});

// The arrow keys move a frame by 4 points; with Shift, they change its size. The edit is sent when they rest.
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
