import { button, find, make, radios, tell, tellOnce, untell } from "./page.js";
import { showCanvas } from "./canvas.js";
import "./drops.js";
import { clearInspector } from "./inspector.js";
import { kinds } from "./kinds.js";
import { markFindings } from "./findings.js";
import { reload } from "./screens.js";
import { lost, read } from "./server.js";
import { showShare } from "./share.js";
import { playAll, silence } from "./sound.js";
import { names, state } from "./state.js";
import { showPhone, showStops } from "./stops.js";
import { endWalk } from "./walk.js";

// The token stays in the cookie only.
history.replaceState(null, "", location.pathname + location.hash);

const readers = radios("Reader", Object.entries(names), (value) => {
  silence();
  state.platform = value;
  state.chosen = null;
  endWalk();
  if (!state.view) return;
  showPhone();
  showStops();
  showCanvas();
  markFindings();
});
find("switches").append(readers.group);
clearInspector();
readers.choose(state.platform);

for (const link of document.querySelectorAll(".skip")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    find(link.dataset.to).focus();
  });
}

// Several events during a reload cause one more.
let [isReloading, isChanged] = [false, false];
const follow = async () => {
  isChanged = true;
  if (isReloading) return;
  isReloading = true;
  while (isChanged) {
    isChanged = false;
    await reload().catch((error) => tell(error.message, true));
  }
  isReloading = false;
};

let events = null;
let retry = 0;
const connect = () => {
  disconnect();
  const own = events = new EventSource("events");
  own.addEventListener("change", follow);
  own.onopen = () => {
    untell("server");
    follow();
  };
  own.onerror = async () => {
    if (own.readyState !== EventSource.CLOSED) return tellOnce(lost, "server");
    // A new studio at the same port refuses the token of the last one.
    const failure = await read("screens").then(() => null, (error) => error);
    if (own !== events) return;
    if (failure?.status === 403) return tellOnce("The studio has ended. Open the address that the new studio has printed.", "server");
    retry = setTimeout(connect, 2000);
  };
};
const disconnect = () => {
  clearTimeout(retry);
  events?.close();
  events = null;
};
// Browsers allow few connections to a server, so a page that is not visible keeps none.
addEventListener("visibilitychange", () => document.hidden ? disconnect() : connect());

// The list of components shows the titles of kinds.
await kinds().catch(() => {});
await reload(true);
showShare();
if (state.folder.hasVoice) find("heard-title").after(make("div", { class: "controls" }, button("Play all", playAll), button("Stop", silence)));
if (!document.hidden) connect();
