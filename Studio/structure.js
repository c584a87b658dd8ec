// Edits of the list of components: each one is a step that can be undone.
import { tell } from "./page.js";
import { change } from "./edits.js";
import { clearInspector } from "./inspector.js";
import { read } from "./server.js";
import { state } from "./state.js";
import { select } from "./stops.js";
import { componentOf, nameOf, siblings } from "./tree.js";

const quoted = (one) => `“${nameOf(one)}”`;

// `place` is { after: ID or null } or { inside: ID }.
export const add = async ({ kind, label, frame, place }) => {
  const answer = await change(null, ({ base }) => read("add", { ...base, kind, ...(label ? { label } : {}), ...(frame ? { frame } : {}), ...place }));
  if (!answer) return null;
  select(answer.component);
  tell(`Added ${quoted(componentOf(state.view, answer.component) ?? { id: answer.component })}.`);
  return answer.component;
};
export const remove = async (id) => {
  const own = componentOf(state.view, id);
  if (!own?.canMove) return;
  const all = siblings(state.view, id);
  const at = all.indexOf(own);
  const next = all[at + 1] ?? all[at - 1];
  const answer = await change(id, ({ base, component }) => read("remove", { ...base, component }), () => {
    state.inspected = null;
    clearInspector();
  });
  if (!answer) return;
  if (componentOf(state.view, next?.id)) select(next.id);
  tell(`Removed ${quoted(own)}. Undo brings it back.`);
};
const moveBefore = async (id, targetOf) => {
  if (!componentOf(state.view, id)?.canMove) return;
  const answer = await change(id, async ({ base, component, view }) => {
    const before = targetOf(view, component);
    return before === undefined ? null : read("move", { ...base, component, before });
  });
  if (!answer) return;
  const moved = answer.component ?? id;
  const all = siblings(state.view, moved);
  const at = all.findIndex((one) => one.id === moved);
  if (at >= 0) tell(`${quoted(all[at])}: place ${at + 1} of ${all.length}.`);
};
// Moves a component by one place within its list.
export const moveBy = (id, step) => moveBefore(id, (view, component) => {
  const all = siblings(view, component);
  const at = all.findIndex((one) => one.id === component);
  if (at + step < 0 || at + step >= all.length) return undefined;
  return step < 0 ? all[at - 1].id : all[at + 2]?.id ?? null;
});
export const moveTo = (id, before) => moveBefore(id, () => before);
export const canMoveBy = (id, step) => {
  const all = siblings(state.view, id);
  const at = all.findIndex((one) => one.id === id);
  return Boolean(all[at]?.canMove) && at + step >= 0 && at + step < all.length;
};

export const rounded = (frame) => frame.map((one) => Math.round(one * 10) / 10);
export const frameText = (frame) => `${frame[0]}, ${frame[1]}, ${frame[2]} by ${frame[3]}`;
// Resolves to whether the file contains the frame.
export const setFrame = async (id, frame) => {
  const own = componentOf(state.view, id);
  const answer = await change(id, ({ base, component }) => read("frame", { ...base, component, frame }));
  if (answer) tell(frame ? `Frame of ${quoted(own)}: ${frameText(frame)}.` : `Removed the frame of ${quoted(own)}.`);
  return answer !== null;
};
export const sort = async () => {
  const answer = await change(null, ({ base }) => read("sort", base));
  if (!answer) return null;
  const notes = answer.notes ?? [];
  tell(notes.length === 0 ? "The list has the natural order." : "The list has the natural order. Read the notes.");
  return notes;
};
