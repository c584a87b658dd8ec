// The findings of the shown screen, and their marks on stops.
import { button, find, make } from "./page.js";
import { encoded, read } from "./server.js";
import { drawn, state } from "./state.js";
import { frameElement } from "./canvas.js";
import { chooseComponent, inDrawing, itemOf } from "./stops.js";

export const severities = { error: "Must be fixed", warning: "Should be fixed", note: "Note" };
let findings = [];
let compared = [];
let shown = "";
let searches = 0;

export const forgetFindings = () => {
  findings = [];
  shown = "";
  searches += 1;
  find("findings").replaceChildren();
  find("findings").removeAttribute("aria-busy");
};
export const showFindings = async () => {
  const own = ++searches;
  const { path, digest } = state.view;
  find("findings").setAttribute("aria-busy", "true");
  try {
    const found = await read(`findings?path=${encoded(path)}`);
    if (own !== searches || found.digest !== digest) return;
    findings = found.findings;
    draw(found.remarks);
    markFindings();
  } catch {
    // The next version of the file brings its findings.
  } finally {
    if (own === searches) find("findings").removeAttribute("aria-busy");
  }
};
const mark = (one, severity) => {
  one?.classList.remove("is-warning");
  one?.classList.add(`is-${severity}`);
};
export const markFindings = (others = compared) => {
  compared = others;
  for (const one of document.querySelectorAll("#phone a, #stops li, #canvas .frame")) one.classList.remove("is-error", "is-warning");
  const own = compared.filter((one) => (one.platform ?? state.platform) === state.platform).flatMap((one) => one.findings);
  for (const level of ["warning", "error"]) {
    for (const { severity, component } of [...findings, ...own]) {
      if (severity !== level || !component) continue;
      mark(frameElement(component), severity);
      for (const stop of drawn()?.stops ?? []) {
        if (stop.component !== component || !stop.isCurrent) continue;
        for (const one of [inDrawing(stop), itemOf(stop)]) mark(one, severity);
      }
    }
  }
};
export const showButton = (finding) => button("Show", () => chooseComponent(finding.component),
  { "aria-label": `Show the component: ${finding.message}` });
const draw = (remarks) => {
  const text = JSON.stringify([findings, remarks]);
  if (text === shown) return;
  shown = text;
  const list = find("findings");
  const place = [...list.querySelectorAll("button")].indexOf(document.activeElement);
  const all = findings.map((finding) => {
    const item = make("li", { class: finding.severity }, make("strong", {}, `${severities[finding.severity]}: `), `${finding.message} `);
    if (finding.component) item.append(showButton(finding));
    return item;
  });
  all.push(...remarks.map((remark) => make("li", { class: "note" }, remark)));
  list.replaceChildren(...(all.length > 0 ? all : [make("li", {}, "No findings.")]));
  if (place >= 0) ([...list.querySelectorAll("button")].slice(0, place + 1).at(-1) ?? find("findings-title")).focus();
};
