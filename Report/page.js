"use strict";
// Without this script everything can be read: what follows marks what belongs together, and shows
// one reader at a time.
(() => {
  const pairs = new Map();
  for (const drawn of document.querySelectorAll("a.drawn")) {
    const said = document.querySelector(drawn.getAttribute("href"));
    pairs.set(drawn, [drawn, said]);
    pairs.set(said, [drawn, said]);
  }
  for (const [place, pair] of pairs) {
    const mark = (on) => pair.forEach((one) => one.classList.toggle("marked", on));
    for (const event of ["pointerenter", "focusin"]) place.addEventListener(event, () => mark(true));
    for (const event of ["pointerleave", "focusout"]) place.addEventListener(event, () => mark(false));
  }

  for (const readers of document.querySelectorAll(".readers")) {
    const panels = [...readers.querySelectorAll(":scope > .reader")];
    if (panels.length < 2) continue;
    const bar = document.createElement("div");
    bar.className = "tabs";
    const list = document.createElement("div");
    list.className = "tabs";
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", "Reader");
    const tabs = panels.map((panel) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.id = `${panel.id}-tab`;
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", panel.id);
      tab.textContent = panel.querySelector("h3").textContent;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", tab.id);
      list.append(tab);
      return tab;
    });
    const side = document.createElement("button");
    side.type = "button";
    side.textContent = "Side by side";
    bar.append(list, side);
    readers.before(bar);
    let chosen = 0;
    const show = (index, isSide) => {
      chosen = index;
      side.setAttribute("aria-pressed", isSide);
      readers.classList.toggle("side", isSide);
      tabs.forEach((tab, place) => {
        const isChosen = place === index;
        tab.setAttribute("aria-selected", isChosen);
        tab.tabIndex = isChosen ? 0 : -1;
        panels[place].hidden = !isSide && !isChosen;
      });
    };
    tabs.forEach((tab, place) => tab.addEventListener("click", () => show(place, false)));
    list.addEventListener("keydown", (event) => {
      const steps = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: tabs.length - 1 };
      if (!(event.key in steps)) return;
      event.preventDefault();
      const index = (steps[event.key] + tabs.length) % tabs.length;
      show(index, false);
      tabs[index].focus();
    });
    side.addEventListener("click", () => show(chosen, !readers.classList.contains("side")));
    show(0, false);
    // A link may lead into a panel that is not shown.
    const reveal = () => {
      const target = location.hash ? document.querySelector(location.hash) : null;
      const index = panels.findIndex((panel) => panel.contains(target));
      if (index >= 0 && panels[index].hidden) {
        show(index, false);
        target.scrollIntoView();
      }
    };
    addEventListener("hashchange", reveal);
    reveal();
  }
})();
