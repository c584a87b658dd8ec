// Files that are dropped on the page: a screenshot, or a dump or a log of the app.
import { find } from "./page.js";
import { compareWith } from "./comparison.js";
import { isPicture, showPicture } from "./picture.js";
import { beginWith, importDump } from "./start.js";
import { state } from "./state.js";

const isOpen = () => state.view && !state.view.isBroken;
addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("is-dropping");
});
addEventListener("dragleave", (event) => { if (!event.relatedTarget) document.body.classList.remove("is-dropping"); });
addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("is-dropping");
  const file = event.dataTransfer.files[0];
  if (!file) return;
  const isNew = !isOpen() || find("start").open;
  if (isPicture(file)) isNew ? beginWith(file) : showPicture(file);
  else isNew && !state.view?.isBroken ? importDump(file) : compareWith(file);
});
