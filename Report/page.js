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

  // Stops of a comparison are shown by how much what differs matters, and by what it is.
  for (const list of document.querySelectorAll("ol.compared")) {
    const stops = [...list.children];
    const bar = document.createElement("div");
    bar.className = "tabs";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", "Shown stops");
    const hidden = new Set();
    const kind = document.createElement("select");
    const show = () => stops.forEach((stop) => {
      stop.hidden = hidden.has(stop.dataset.severity)
        || (kind.value !== "" && !stop.dataset.kinds.split(" ").includes(kind.value));
    });
    for (const severity of ["error", "warning", "note", "none"]) {
      const count = stops.filter((stop) => stop.dataset.severity === severity).length;
      if (count === 0) continue;
      const label = document.createElement("label");
      const box = document.createElement("input");
      box.type = "checkbox";
      box.checked = true;
      box.addEventListener("change", () => {
        if (box.checked) hidden.delete(severity); else hidden.add(severity);
        show();
      });
      const names = { error: "with errors", warning: "with warnings", note: "with notes", none: "as expected" };
      label.append(box, ` ${names[severity]} (${count})`);
      bar.append(label);
    }
    const kinds = new Set(stops.flatMap((stop) => stop.dataset.kinds.split(" ")).filter((one) => one));
    if (kinds.size > 1) {
      kind.append(new Option("of every kind", ""), ...[...kinds].sort().map((one) => new Option(one, one)));
      const label = document.createElement("label");
      label.append("Findings ", kind);
      kind.addEventListener("change", show);
      bar.append(label);
    }
    list.before(bar);
  }

  const players = [...document.querySelectorAll("audio")];
  if (players.length === 0) return;
  const bar = document.createElement("div");
  bar.className = "tabs";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", "Sound");
  const speedLabel = document.createElement("label");
  const speed = document.createElement("select");
  for (const rate of ["0.5", "0.75", "1", "1.5", "2", "3"]) {
    speed.append(new Option(`${rate} times`, rate, rate === "1", rate === "1"));
  }
  speedLabel.append("Speed ", speed);
  const onLabel = document.createElement("label");
  const goesOn = document.createElement("input");
  goesOn.type = "checkbox";
  onLabel.append(goesOn, " Go on to the next stop");
  bar.append(speedLabel);
  const isWalk = document.querySelector(".sound audio") === null;
  if (!isWalk) bar.append(onLabel);
  document.querySelector("main").prepend(bar);
  speed.addEventListener("change", () => players.forEach((one) => { one.playbackRate = Number(speed.value); }));

  players.forEach((player) => {
    const reader = player.closest(".reader");
    const sounds = [...reader.querySelectorAll(".sound")]
      .filter((one) => one.dataset.sound === player.getAttribute("src"));
    const parts = sounds.flatMap((one) => [...one.querySelectorAll(".part[data-from]")]);
    // What is heard now is marked in the text and in the drawing.
    const mark = () => {
      const now = player.currentTime;
      const isOn = !player.paused && !player.ended;
      for (const part of parts) {
        part.classList.toggle("now", isOn && part.dataset.from <= now && now < part.dataset.to);
      }
      for (const sound of sounds) {
        const times = [...sound.querySelectorAll(".part[data-from]")];
        const stop = sound.closest("li.stop");
        const isHere = isOn && times.length > 0 && times[0].dataset.from - 0.3 <= now
          && now < Number(times.at(-1).dataset.to) + 0.3;
        if (pairs.has(stop)) pairs.get(stop).forEach((one) => one.classList.toggle("heard", isHere));
      }
      if (isOn) requestAnimationFrame(mark);
    };
    player.addEventListener("play", () => {
      players.filter((one) => one !== player).forEach((one) => one.pause());
      player.playbackRate = Number(speed.value);
      mark();
    });
    player.addEventListener("pause", mark);
    player.addEventListener("seeked", mark);
    player.addEventListener("ended", () => {
      mark();
      const next = players[players.indexOf(player) + 1];
      if (goesOn.checked && next && next.closest(".reader") === reader) next.play();
    });
    if (!isWalk) return;
    for (const sound of sounds) {
      const first = sound.querySelector(".part[data-from]");
      if (!first) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Play from here";
      button.addEventListener("click", () => {
        player.currentTime = first.dataset.from;
        player.play();
      });
      sound.append(button);
    }
  });
})();
