// The screenshot of the screen.
import { find, tell } from "./page.js";
import { showCanvas } from "./canvas.js";
import { change } from "./edits.js";
import { encoded, upload } from "./server.js";

export const isPicture = (file) => /^image\/(png|jpeg|webp)$/.test(file.type) || /\.(png|jpe?g|webp)$/i.test(file.name);
// One edit, which can be undone; the image stays in the folder.
export const showPicture = async (file) => {
  if (!file) return;
  const answer = await change(null, ({ base }) => upload(`screenshot?path=${encoded(base.path)}&digest=${base.digest}&name=${encoded(file.name)}`, file));
  if (!answer) return;
  showCanvas();
  tell(`The screen has the screenshot “${file.name}”.`);
};
find("picture").addEventListener("change", (event) => {
  showPicture(event.target.files[0]);
  event.target.value = "";
});
