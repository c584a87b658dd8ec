// The walk through a screen.
import { button, find, make, tell } from "./page.js";
import { ask, download, lines, read } from "./server.js";
import { listen, silence } from "./sound.js";
import { drawn, names, state } from "./state.js";
import { heard } from "./stops.js";

const gestures = [
  ["Previous", "swipe-left"], ["Next", "swipe-right"], ["Activate", "double-tap"], ["Hold", "double-tap-and-hold"],
  ["Swipe up", "swipe-up"], ["Swipe down", "swipe-down"],
];
const leave = () => state.platform === "voiceover" ? "scrub" : "back";
const keys = {
  ArrowRight: () => "swipe-right", ArrowLeft: () => "swipe-left", ArrowUp: () => "swipe-up", ArrowDown: () => "swipe-down",
  Enter: () => "double-tap", " ": () => "double-tap", Escape: leave,
};
const rotors = ["default", "headings", "links", "controls"];
const isWide = matchMedia("(min-width: 64rem)");

let walk = null;
let isAloud = true;
// The last walk of each screen and platform, which can be continued.
const ended = new Map();
const placeOf = () => JSON.stringify([state.view?.path, state.platform]);
const keep = () => {
  const actions = walk ? [...walk.actions, ...walk.pending] : [];
  if (actions.length > 0) ended.set(walk.place, { reading: walk.reading, actions });
};

const perform = (action) => {
  walk.pending.push(action);
  if (!walk.isSending) sendAll(walk);
};
export const refreshWalk = async () => {
  if (!walk) return;
  walk.isStale = true;
  if (!walk.isSending) await sendAll(walk);
};
// All actions since the last answer are sent together. If they are refused, they are sent one by one.
const sendAll = async (own) => {
  own.isSending = true;
  let most = Infinity;
  while (walk === own && (own.pending.length > 0 || own.isStale)) {
    own.isStale = false;
    const next = own.pending.slice(0, most);
    const actions = [...own.actions, ...next];
    try {
      const result = await read("walk", { path: own.path, platform: own.platform, reading: own.reading, actions });
      if (walk !== own) break;
      own.actions = actions;
      own.pending.splice(0, next.length);
      showWalk(result, next.length > 0);
    } catch (error) {
      if (walk !== own) break;
      if (error.status && next.length > 1) {
        most = 1;
        continue;
      }
      own.pending.splice(0, error.status ? next.length : Infinity);
      tell(lines(error), true);
    }
  }
  own.isSending = false;
};
const showWalk = (result, isNew) => {
  const last = result.steps.at(-1);
  walk.said.textContent = last.heard.filter((one) => !one.isHint).map((one) => one.text).join(" ");
  walk.hint.textContent = last.heard.filter((one) => one.isHint).map((one) => one.text).join(" ");
  walk.note.textContent = [...last.remarks, result.rotor === "default" ? "" : `Rotor: ${result.rotor}`].filter((one) => one).join(" ");
  walk.log.replaceChildren(...result.steps.map((step) => make("li", {}, `${step.action || "start"}: `,
    make("bdi", { lang: state.view.language }, step.heard.map((one) => one.text).join(" ") || step.remarks.join(" ") || "(silent)"))));
  walk.log.scrollTop = walk.log.scrollHeight;
  if (result.isEditing === false && walk.typing.contains(document.activeElement)) walk.stage.focus();
  walk.typing.hidden = result.isEditing === false;
  const stops = drawn()?.stops ?? [];
  heard(stops.find((one) => one.component === result.component && one.stop === result.stop)
    ?? stops.find((one) => one.component === result.component), isWide.matches);
  if (isNew && state.folder.hasVoice && isAloud && last.heard.length > 0) listen({ reading: walk.reading, actions: walk.actions });
};
export const endWalk = () => {
  if (walk) silence();
  keep();
  const hadFocus = find("walk").contains(document.activeElement);
  walk = null;
  heard(null);
  const start = button("Start with the guidelines", () => beginWalk("guidelines"));
  find("walk").replaceChildren(
    make("p", { class: "state" }, "Swipe through the screen and listen, as on a phone."),
    make("div", { class: "controls" }, start, button("Start with the device", () => beginWalk("device")),
      ...continueButton()));
  if (hadFocus) start.focus();
};
const continueButton = () => {
  const last = ended.get(placeOf());
  return last ? [button("Continue the last walk", () => beginWalk(last.reading, last.actions))] : [];
};
const stageOf = () => {
  const stage = make("div", { class: "stage", role: "application", tabindex: "0",
    "aria-label": `Walk with ${names[state.platform]}: arrow keys swipe, Enter activates, Escape goes back` }, "Arrow keys swipe, Enter activates, Escape goes back.");
  stage.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    perform(act());
  });
  return stage;
};
const typingOf = () => {
  const typed = make("input", { type: "text", id: "typed", autocomplete: "off" });
  const type = () => {
    // The reader of scripts removes spaces and quotation marks only outside of these.
    if (typed.value) perform(`type: "${typed.value}"`);
    typed.value = "";
  };
  return make("div", { class: "field", hidden: true }, make("label", { for: "typed" }, "Text to type into the edited field"), typed,
    make("div", { class: "row" }, button("Type", type), button("Enter key", () => perform("key: enter"))));
};
const beginWalk = (reading, actions = []) => {
  if (!state.view) return;
  const rotor = make("select", { id: "rotor" }, ...rotors.map((one) => make("option", { value: one }, one)));
  rotor.addEventListener("change", () => perform(`rotor: ${rotor.value}`));
  const aloud = make("input", { type: "checkbox", id: "aloud", checked: isAloud });
  aloud.addEventListener("change", () => {
    isAloud = aloud.checked;
    if (!isAloud) silence();
  });
  const lang = state.view.language;
  walk = {
    path: state.view.path, platform: state.platform, place: placeOf(), reading, actions: [], pending: [...actions], isSending: false, isStale: true,
    stage: stageOf(), typing: typingOf(),
    log: make("ol", { class: "log", tabindex: "0", "aria-label": "Log of the walk" }),
    said: make("p", { class: "said", lang }), hint: make("p", { class: "hint", lang }), note: make("p", { class: "state" }),
  };
  find("walk").replaceChildren(
    make("div", { "aria-live": "polite", "aria-atomic": "true", dir: "auto" }, walk.said, walk.hint, walk.note), walk.stage,
    make("div", { class: "controls" }, ...gestures.map(([text, gesture]) => button(text, () => perform(gesture))), button("Go back", () => perform(leave()))),
    make("div", { class: "fields" }, walk.typing,
      make("div", { class: "field" }, make("label", { for: "rotor" }, "Rotor or reading control"), rotor),
      ...(state.folder.hasVoice ? [make("div", { class: "field flag" }, aloud, make("label", { for: "aloud" }, "Speak"))] : [])),
    make("div", { class: "controls" }, button("Start again", () => {
      keep();
      silence();
      beginWalk(reading);
    }), button("Save as .walk", saveWalk), button("Close", endWalk),
      ...(actions.length > 0 ? [] : continueButton())), walk.log);
  sendAll(walk);
  walk.stage.focus();
};
const saveWalk = async () => {
  const { path, platform, reading, actions } = walk;
  try {
    const response = await ask("script", { path, platform, reading, actions });
    await download(response, `${path.split("/").at(-1).replace(/\.[^.]*$/, "")}.walk`);
  } catch (error) {
    tell(lines(error), true);
  }
};
