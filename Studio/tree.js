// The tree of the components, from the depth of each one.
const depthOf = (one) => one.depth ?? 0;
export const componentOf = (view, id) => view?.components.find((one) => one.id === id);
// The nearest ancestor is first.
export const ancestors = (view, id) => {
  const at = view.components.findIndex((one) => one.id === id);
  const found = [];
  for (let place = at - 1, depth = depthOf(view.components[at] ?? {}); place >= 0 && depth > 0; place -= 1) {
    if (depthOf(view.components[place]) >= depth) continue;
    found.push(view.components[place]);
    depth = depthOf(view.components[place]);
  }
  return found;
};
// The components of the same list that can be moved.
export const siblings = (view, id) => {
  const own = componentOf(view, id);
  if (!own) return [];
  const parent = ancestors(view, id)[0];
  return view.components.filter((one) => one.canMove && depthOf(one) === depthOf(own) && ancestors(view, one.id)[0] === parent);
};
// The screen or the overlay on which a component is; the id of the screen is empty.
export const layerOf = (view, id) => {
  const own = componentOf(view, id);
  return (own?.isOverlay ? own : own && ancestors(view, id).find((one) => one.isOverlay))?.id ?? "";
};
export const isBelow = (view, id, other) => id === other || ancestors(view, id).some((one) => one.id === other);
export const nameOf = (one) => one?.label || one?.id || "";
