// The comparison with a dump or a log, which the server keeps until it ends.
import { button, find, make, idle, tell } from "./page.js";
import { markFindings, severities, showButton } from "./findings.js";
import { encoded, lines, read, upload } from "./server.js";
import { state } from "./state.js";

let comparison = { sections: [] };
let shown = "";
// Reasons that are typed and not saved yet, by the finding. The keys of a finding can change with the file.
const reasons = new Map();
const nameOf = (section, finding, names) => {
  const keys = Object.fromEntries((finding.keys ?? []).map((one) => [one.key, one.value]));
  let name = JSON.stringify([section.platform, keys.kind, keys.part, finding.component ?? keys.stop]);
  while (names.has(name)) name += "+";
  names.add(name);
  return name;
};

export const isCompared = () => comparison.name !== undefined;
export const showComparison = (next) => {
  const text = JSON.stringify(next);
  comparison = { sections: [], ...next };
  if (text !== shown) draw();
  shown = text;
  markFindings(comparison.sections);
};
const draw = () => {
  find("forget").hidden = !isCompared();
  const compared = find("compared");
  const focused = compared.contains(document.activeElement) ? document.activeElement : null;
  const item = focused?.closest("li");
  const place = item && [item.dataset.finding, focused.dataset.role];
  const names = new Set();
  const items = comparison.sections.flatMap((section) => [
    make("p", {}, make("strong", {}, `${section.title}: `), `${section.summary}.`),
    make("ul", { class: "found" }, ...section.findings.map((one) => difference(one, nameOf(section, one, names))),
      ...[...section.limits, ...section.remarks].map((text) => make("li", { class: "note" }, text))),
  ]);
  const others = [...reasons].filter(([name, text]) => isCompared() && text && !names.has(name));
  items.push(...others.map(([, text]) => make("p", { class: "state" }, "Reason that is not saved: ", make("bdi", {}, text))));
  compared.replaceChildren(...(isCompared() ? [make("p", { class: "state" }, comparison.name)] : []), ...items);
  if (!focused) return;
  const same = [...compared.querySelectorAll("li")].find((one) => place && one.dataset.finding === place[0]);
  (same?.querySelector(`[data-role="${place[1]}"]`) ?? find("compare-title")).focus();
};
const difference = (finding, name) => {
  const item = make("li", { class: finding.severity, "data-finding": name },
    make("strong", {}, `${severities[finding.severity]}: `), finding.message,
    make("p", { class: "state" }, "Design: ", make("bdi", {}, finding.expected || "(missing)"), make("br"), "App: ", make("bdi", {}, finding.heard || "(missing)")));
  const row = make("div", { class: "row" });
  if (finding.component) row.append(showButton(finding));
  item.append(row);
  if (finding.severity === "note") return item;
  const opener = button("Accept", () => toggle(finding, name, item, opener),
    { "aria-label": `Accept: ${finding.message}`, "aria-expanded": "false", "data-role": "accept" });
  row.append(opener);
  if (reasons.has(name)) open(finding, name, item, opener);
  return item;
};
const toggle = (finding, name, item, opener) => {
  if (opener.getAttribute("aria-expanded") !== "true") return open(finding, name, item, opener).focus();
  opener.setAttribute("aria-expanded", "false");
  reasons.delete(name);
  item.querySelector(".reason").remove();
};
const open = (finding, name, item, opener) => {
  opener.setAttribute("aria-expanded", "true");
  const input = make("input", { type: "text", autocomplete: "off", required: true, "data-role": "reason" });
  input.value = reasons.get(name) ?? "";
  reasons.set(name, input.value);
  input.addEventListener("input", () => reasons.set(name, input.value));
  const form = make("form", { class: "reason" }, make("label", {}, "Reason", input), make("button", { "data-role": "save" }, "Save"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { path } = state.view;
    try {
      const keys = Object.fromEntries(finding.keys.map((one) => [one.key, one.value]));
      const { file, isNamed } = await read("accept", { ...keys, path, reason: input.value });
      reasons.delete(name);
      if (state.view.path === path) await compareAgain();
      tell(`Accepted in ${file}.${isNamed ? "" : ` “earshot diff” needs “--accepted ${file}”, or the key “accepted: ${file}” in earshot.yaml.`}`);
      find("compare-title").focus();
    } catch (error) {
      tell(lines(error), true);
    }
  });
  item.append(form);
  return input;
};
// An answer that was on its way when a capture was chosen or removed is outdated.
let answers = 0;
export const compareAgain = async () => {
  const own = ++answers;
  const { path } = state.view;
  try {
    const next = await read(`comparison?path=${encoded(path)}`);
    await idle();
    if (own === answers && state.view.path === path && state.view.digest === next.digest) showComparison(next);
  } catch (error) {
    if (isCompared()) tell(lines(error), true);
  }
};
export const compareWith = async (file) => {
  if (!state.view || !file) return;
  const { path } = state.view;
  try {
    const next = await upload(`capture?path=${encoded(path)}&name=${encoded(file.name)}`, file);
    if (state.view.path !== path) return;
    answers += 1;
    showComparison(next);
    if (state.view.digest !== next.digest) compareAgain();
    tell(`Compared with ${next.name}. ${next.sections.map((one) => `${one.summary}.`).join(" ")}`);
  } catch (error) {
    tell(lines(error), true);
  }
};
find("capture").addEventListener("change", (event) => {
  compareWith(event.target.files[0]);
  event.target.value = "";
});
find("forget").addEventListener("click", async () => {
  const { path } = state.view;
  try {
    const next = await read("forget", { path });
    if (state.view.path !== path) return;
    answers += 1;
    showComparison(next);
  } catch (error) {
    tell(error.message, true);
  }
  find("capture").focus();
});
