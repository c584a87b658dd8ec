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
      await (sending.request ? performChange : perform)(sending);
    } catch (error) {
      tell(error.message, true);
    }
  }
  sending = before = null;
};
// An edit of the structure makes its request when its turn comes, because edits before it can change the ids and the order.
// `prepare` runs before the page shows the new file.
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
  // A text field undoes its own typing until its text is saved.
  if (isTextField(event.target) && !event.target.matches(".is-saved")) return;
  event.preventDefault();
  move(event.shiftKey);
});
