// A frame as four numbers.
import { button, find, make } from "./page.js";
import { frameOf, saveFrame, unit } from "./canvas.js";
import { state } from "./state.js";
import { componentOf } from "./tree.js";

const titles = ["X", "Y", "Width", "Height"];
export const numberFields = (prefix) => {
  const problem = make("span", { class: "problem", id: `${prefix}-problem` });
  const inputs = titles.map((title) => make("input", { type: "text", inputmode: "decimal", autocomplete: "off", class: "is-saved", id: `${prefix}-${title.toLowerCase()}`, "aria-describedby": problem.id }));
  const element = make("div", { class: "numbers" }, ...inputs.map((one, place) => make("div", { class: "field" }, make("label", { for: one.id }, titles[place]), one)), problem);
  return {
    element, inputs,
    show: (frame) => {
      inputs.forEach((one, place) => {
        const text = frame ? String(frame[place]) : "";
        if (document.activeElement !== one || one.matches(".is-saved")) one.value = text;
        one.removeAttribute("aria-invalid");
      });
      problem.textContent = "";
    },
    // Undefined for mistakes, null if all fields are empty.
    frame: () => {
      const texts = inputs.map((one) => one.value.trim().replace(",", "."));
      if (texts.every((text) => text === "")) return null;
      const isRight = texts.map((text, place) => text !== "" && Number.isFinite(Number(text)) && Number(text) >= 0 && (place < 2 || Number(text) > 0));
      inputs.forEach((one, place) => one.setAttribute("aria-invalid", String(!isRight[place])));
      problem.textContent = isRight.every((one) => one) ? "" : "X and Y must be 0 or more; width and height must be more than 0.";
      return problem.textContent ? undefined : texts.map(Number);
    },
  };
};

const fields = numberFields("frame");
const removal = button("Remove the frame", () => {
  saveFrame(state.inspected, null);
  addition.hidden = false;
  addition.focus();
});
// Below the lowest frame if there is room.
const proposal = () => {
  const [across, down] = state.view.size ?? [390, 844];
  const height = 44 * unit();
  const lowest = Math.max(0, ...state.view.components.map((one) => one.frame ? one.frame[1] + one.frame[3] : 0));
  return [16 * unit(), Math.min(lowest + 12 * unit(), down - height), across - 32 * unit(), height].map(Math.round);
};
const addition = button("Add a frame", () => {
  saveFrame(state.inspected, proposal());
  fields.element.hidden = false;
  fields.inputs[0].focus();
});
find("frame").append(fields.element, addition, removal);

export const showFrame = () => {
  const own = componentOf(state.view, state.inspected);
  find("frame").hidden = !own?.canMove && !own?.frame;
  if (find("frame").hidden) return;
  const frame = frameOf(own.id);
  fields.show(frame);
  removal.hidden = fields.element.hidden = !frame;
  addition.hidden = Boolean(frame);
};
const save = () => {
  if (!fields.inputs.some((one) => !one.matches(".is-saved"))) return;
  const frame = fields.frame();
  if (!frame) return;
  for (const one of fields.inputs) one.classList.add("is-saved");
  saveFrame(state.inspected, frame);
};
for (const one of fields.inputs) {
  one.addEventListener("input", () => one.classList.remove("is-saved"));
  one.addEventListener("blur", save);
  one.addEventListener("keydown", (event) => { if (event.key === "Enter" && !event.isComposing) save(); });
}
