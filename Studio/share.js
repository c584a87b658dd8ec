// Downloads to share: nothing is written next to the designs.
import { button, find, make, tell } from "./page.js";
import { ask, download, encoded, lines } from "./server.js";
import { state } from "./state.js";

const forms = [
  ["page", "Report", "A page with announcements, drawings and findings", ".html"],
  ["csv", "Test criteria", "A table for testers", ".csv"],
  ["kit", "Kit with sound", "The page and a sound file for each announcement", ".zip"],
];
const menu = find("share");
const close = () => {
  if (!menu.open) return;
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.firstElementChild.focus();
};
const nameIn = (response) => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  return name && decodeURIComponent(name);
};
const share = async (form, title, extension) => {
  if (!state.view) return;
  const { path } = state.view;
  close();
  tell(`Preparing: ${title}…`);
  try {
    const response = await ask(`share?path=${encoded(path)}&form=${form}`);
    await download(response, nameIn(response) ?? path.split("/").at(-1).replace(/\.[^.]*$/, extension));
    tell(`Downloaded: ${title}.`);
  } catch (error) {
    tell(lines(error), true);
  }
};
// The kit needs a voice.
export const showShare = () => {
  const own = forms.filter(([form]) => form !== "kit" || state.folder.hasVoice);
  find("forms").replaceChildren(...own.map(([form, title, meaning, extension]) => {
    const one = button("", () => share(form, title, extension), { "data-form": form });
    one.append(make("strong", {}, title), make("small", {}, meaning));
    return make("li", {}, one);
  }));
};
menu.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
menu.addEventListener("focusout", (event) => { if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false; });
addEventListener("pointerdown", (event) => { if (!menu.contains(event.target)) menu.open = false; });
