// The list of screens, and the shown one.
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
  // The keys arrive later, so that an edit is not delayed by them.
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
  // Another program can change the accepted findings.
  if (state.view === before && isCompared()) compareAgain();
};
