// Drags of a pointer. A press that does not move stays a click; Escape cancels a drag.
const threshold = 4;

let drags = 0;
let ends = [];
export const isDragging = () => drags > 0;
// Runs after the current drag.
export const afterDrag = (act) => isDragging() ? ends.push(act) : act();

// `begin` returns the data of the drag, or null. `end` gets false if the drag was cancelled.
export const followDrag = (place, { begin, move, end }) => {
  let drag = null;
  const finish = (isKept) => {
    const { data, isMoved, pointer } = drag;
    drag = null;
    if (!isMoved) return;
    drags -= 1;
    place.releasePointerCapture(pointer);
    end(data, isKept);
    const waiting = ends;
    ends = [];
    for (const act of waiting) act();
  };
  place.addEventListener("pointerdown", (event) => {
    if (drag || event.button !== 0 || !event.isPrimary) return;
    const data = begin(event);
    if (data) drag = { data, pointer: event.pointerId, x: event.clientX, y: event.clientY, isMoved: false };
  });
  place.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    // A context menu takes the release of the pointer.
    if (event.buttons === 0) return finish(false);
    if (!drag.isMoved) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < threshold) return;
      drag.isMoved = true;
      drags += 1;
      place.setPointerCapture(event.pointerId);
    }
    move(drag.data, event);
  });
  place.addEventListener("pointerup", (event) => { if (event.pointerId === drag?.pointer) finish(true); });
  addEventListener("pointerup", (event) => { if (event.pointerId === drag?.pointer && !drag.isMoved) drag = null; });
  place.addEventListener("pointercancel", (event) => { if (event.pointerId === drag?.pointer) finish(false); });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drag?.isMoved) return;
    event.preventDefault();
    event.stopPropagation();
    finish(false);
  }, { capture: true });
};
