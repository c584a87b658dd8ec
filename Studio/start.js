// New screens: empty, from an example, from a screenshot or from a dump of the app.
import { button, find, make, tell } from "./page.js";
import { showPicture } from "./picture.js";
import { chooseScreen, reload } from "./screens.js";
import { encoded, lines, read, upload } from "./server.js";
import { state } from "./state.js";

const panel = find("start-panel");
const dialog = find("start");
const problem = find("start-problem");
const title = find("start-title");

const openNew = async ({ path, remarks = [] }) => {
  if (dialog.open) dialog.close();
  title.value = "";
  await reload();
  await chooseScreen(path);
  find("title").focus();
  tell([`Created ${path}.`, ...remarks].join("\n"));
  return path;
};
let isStarting = false;
const begin = async (act) => {
  if (isStarting) return null;
  isStarting = true;
  problem.textContent = "";
  try {
    return await openNew(await act());
  } catch (error) {
    problem.textContent = lines(error);
    if (!dialog.open && panel.parentNode === dialog) tell(lines(error), true);
    return null;
  } finally {
    isStarting = false;
  }
};
const baseName = (file) => file.name.replace(/\.[^.]*$/, "");
export const beginWith = async (picture) => {
  const path = await begin(() => read("start", { title: title.value.trim() || baseName(picture) }));
  if (path !== null && state.view?.path === path) await showPicture(picture);
};
export const importDump = (file) => {
  const platform = find("start-platform").value;
  return begin(() => upload(`import?name=${encoded(file.name)}${platform ? `&platform=${platform}` : ""}`, file));
};

find("start-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = title.value.trim();
  if (!text) {
    problem.textContent = "Type a title first.";
    return title.focus();
  }
  begin(() => read("start", { title: text }));
});
for (const [id, act] of [["start-picture", beginWith], ["start-dump", importDump]]) {
  find(id).addEventListener("change", (event) => {
    if (event.target.files[0]) act(event.target.files[0]);
    event.target.value = "";
  });
}
let examples = null;
const showExamples = async () => {
  try {
    examples ??= (await read("examples")).examples;
  } catch {
    return;
  }
  find("examples-part").hidden = examples.length === 0;
  find("examples").replaceChildren(...examples.map((one) => make("li", {},
    button(one.title, () => begin(() => read("start", { title: title.value.trim() || one.title, example: one.name }))))));
};

// The panel is in the page while the folder has no screens, and in a dialog afterwards.
export const showStart = () => {
  const isEmpty = state.folder.screens.length === 0 && !state.view;
  const place = isEmpty ? find("start-page") : dialog;
  document.body.classList.toggle("is-empty", isEmpty);
  find("start-page").hidden = !isEmpty;
  find("new-screen").hidden = isEmpty;
  if (panel.parentNode === place) return;
  place.append(panel);
  if (isEmpty) showExamples();
};
find("new-screen").addEventListener("click", () => {
  problem.textContent = "";
  showExamples();
  dialog.showModal();
  title.focus();
});
find("start-close").addEventListener("click", () => dialog.close());
