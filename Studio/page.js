// Elements of the page, its message, and the moments at which it may change.
export const find = (id) => document.getElementById(id);

export const make = (tag, attributes = {}, ...content) => {
  const one = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in one && typeof value !== "string") one[name] = value;
    else one.setAttribute(name, value);
  }
  one.append(...content);
  return one;
};
export const button = (text, act, attributes = {}) => {
  const one = make("button", { type: "button", ...attributes }, text);
  one.addEventListener("click", () => { if (one.getAttribute("aria-disabled") !== "true") act(one); });
  return one;
};
export const able = (one, isAble) => one.setAttribute("aria-disabled", String(!isAble));
export const isTextField = (one) => one.matches("textarea, input[type=text], input[type=search]");

export const radios = (label, values, act) => {
  const group = make("div", { role: "radiogroup", "aria-label": label });
  const all = values.map(([value, text]) => button(text, () => choose(value), { role: "radio", "data-value": value }));
  const mark = (value) => {
    for (const one of all) {
      const isChosen = one.dataset.value === value;
      one.setAttribute("aria-checked", String(isChosen));
      one.tabIndex = isChosen ? 0 : -1;
      if (isChosen && group.contains(document.activeElement)) one.focus();
    }
  };
  const choose = (value) => {
    mark(value);
    act(value);
  };
  group.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const now = all.findIndex((one) => one.getAttribute("aria-checked") === "true");
    choose(all[(now + step + all.length) % all.length].dataset.value);
  });
  group.append(...all);
  return { group, choose, mark };
};

// An equal text is announced again only if the region was empty in between.
let told = { text: "", subject: "" };
let telling = 0;
export const tell = (text, isError = false, subject = "") => {
  const message = find("message");
  const isAgain = text !== "" && text === told.text;
  told = { text, subject };
  clearTimeout(telling);
  message.classList.toggle("is-error", isError);
  message.classList.toggle("is-long", text.split("\n").length > 3);
  message.textContent = isAgain ? "" : text;
  if (isAgain) telling = setTimeout(() => { message.textContent = text; }, 150);
};
export const tellOnce = (text, subject) => { if (text !== told.text) tell(text, true, subject); };
export const untell = (subject) => { if (told.subject === subject) tell(""); };

// Nothing is replaced under a pressed pointer or an unfinished composition, because the click or the text would be lost.
let released = null;
addEventListener("pointerdown", () => {
  let end;
  released = new Promise((resolve) => { end = resolve; });
  setTimeout(end, 1000);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => setTimeout(end, 0), { capture: true, once: true });
}, { capture: true });
let composed = null;
addEventListener("compositionstart", () => {
  composed = new Promise((resolve) => {
    for (const name of ["compositionend", "blur"]) addEventListener(name, () => setTimeout(resolve, 0), { capture: true, once: true });
  });
}, { capture: true });
export const idle = async () => {
  await released;
  await composed;
};
