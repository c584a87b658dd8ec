"use strict";
// Lists the sections that contain every word of the search. Without this script, the page lists all sections.
(() => {
  const MOST = 30;
  const AROUND = 80;
  const field = document.querySelector("input[name=q]");
  const [count, results] = ["count", "results"].map((id) => document.getElementById(id));
  const escaped = (word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  // A word is found at its beginning: "back" is not in "TalkBack".
  const pattern = (words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join("|")})`, "giu");
  const marked = (text, words) => {
    const pieces = [];
    let end = 0;
    for (const found of text.matchAll(pattern(words))) {
      const mark = document.createElement("mark");
      mark.textContent = found[0];
      pieces.push(text.slice(end, found.index), mark);
      end = found.index + found[0].length;
    }
    return [...pieces, text.slice(end)];
  };
  const excerpt = (text, words) => {
    const place = Math.max(text.search(pattern(words)), 0);
    const from = place > AROUND ? text.indexOf(" ", place - AROUND) + 1 : 0;
    const part = text.slice(from, place + 2 * AROUND);
    return `${from > 0 ? "…" : ""}${part}${place + 2 * AROUND < text.length ? "…" : ""}`;
  };
  const score = ([, title, , heading, text], tests) => {
    let sum = 0;
    for (const test of tests) {
      const found = [[heading, 8], [title, 4], [text, 1]].filter(([place]) => place.search(test) >= 0);
      if (found.length === 0) return 0;
      sum += found.reduce((all, [, worth]) => all + worth, 0);
    }
    return sum;
  };
  const item = ([address, title, anchor, heading, text], words) => {
    const one = document.createElement("li");
    const link = document.createElement("a");
    link.href = `${address}#${anchor}`;
    link.append(...marked(heading === title ? title : `${title}: ${heading}`, words));
    const context = document.createElement("p");
    context.append(...marked(excerpt(text, words), words));
    one.append(link, context);
    return one;
  };
  const search = () => {
    const words = field.value.split(/\s+/).filter((one) => one);
    const tests = words.map((one) => pattern([one]));
    const found = words.length === 0 ? [] : sections.map((one) => [score(one, tests), one])
      .filter(([sum]) => sum > 0).sort(([one], [other]) => other - one);
    results.replaceChildren(...found.slice(0, MOST).map(([, one]) => item(one, words)));
    const rest = found.length > MOST ? `, the best ${MOST} are shown` : "";
    count.textContent = words.length === 0 ? "" : found.length === 0
      ? "No section contains these words." : `${found.length} ${found.length === 1 ? "section" : "sections"} found${rest}.`;
  };
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", search);
  search();
})();
