"use strict";
// Everything can be read without this script. It marks related stops and shows one reader at a time.
(() => {
  const pairs = new Map();
  for (const drawn of document.querySelectorAll("a.drawn")) {
    const said = document.getElementById(drawn.getAttribute("href").slice(1));
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
      tab.textContent = panel.firstElementChild.textContent;
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
    readers.classList.add("tabbed");
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
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const index = panels.findIndex((panel) => panel.contains(target));
      if (index >= 0 && panels[index].hidden) {
        show(index, false);
        target.scrollIntoView();
      }
    };
    addEventListener("hashchange", reveal);
    reveal();
  }

  // The items of a list can be filtered by severity, kind and words.
  const severities = { error: "must be fixed", warning: "should be fixed", note: "notes", none: "as expected" };
  const choices = { kind: "Findings", reader: "Reader", level: "Level" };
  for (const list of document.querySelectorAll("[data-filters]")) {
    const items = [...list.querySelectorAll("li.stop, li.finding")];
    if (items.length < 6) continue;
    const folded = list.querySelector("details.more");
    const bar = document.createElement("div");
    bar.className = "tabs";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", `${list.dataset.filters} that are shown`);
    const tests = [];
    const parts = [...list.querySelectorAll("section")];
    const result = document.createElement("p");
    result.setAttribute("aria-live", "polite");
    result.className = "result";
    const show = () => {
      items.forEach((item) => { item.hidden = !tests.every((test) => test(item)); });
      parts.forEach((part) => { part.hidden = !part.querySelector("li.stop:not([hidden])"); });
      result.textContent = `${items.filter((item) => !item.hidden).length} of ${items.length} are shown.`;
    };
    const add = (control, text, isBehind) => {
      const label = document.createElement("label");
      label.append(...(isBehind ? [control, ` ${text}`] : [`${text} `, control]));
      bar.append(label);
      control.addEventListener(control.type === "search" ? "input" : "change", show);
    };
    for (const [severity, name] of Object.entries(severities)) {
      const count = items.filter((item) => item.dataset.severity === severity).length;
      if (count === 0) continue;
      const box = document.createElement("input");
      box.type = "checkbox";
      box.checked = true;
      tests.push((item) => box.checked || item.dataset.severity !== severity);
      add(box, `${name} (${count})`, true);
    }
    for (const [key, name] of Object.entries(choices)) {
      const words = (item) => (item.dataset[key] ?? "").split(" ").filter((one) => one);
      const values = [...new Set(items.flatMap(words))].sort();
      if (values.length === 0 || key !== "level" && values.length < 2) continue;
      const select = document.createElement("select");
      select.append(new Option("all", ""), ...values.map((one) => new Option(one, one)));
      tests.push((item) => select.value === "" || words(item).includes(select.value));
      add(select, name);
    }
    const search = document.createElement("input");
    search.type = "search";
    tests.push((item) => item.textContent.toLowerCase().includes(search.value.toLowerCase()));
    add(search, "Words");
    bar.append(result);
    if (folded) folded.firstElementChild.after(bar);
    else if (list.matches("ol")) list.before(bar);
    else list.firstElementChild[list.matches("main") ? "before" : "after"](bar);
  }

  // The results of criteria can be saved as a table, which `earshot diff` reads.
  const tests = [...document.querySelectorAll("li.criterion")];
  if (tests.length > 0) {
    const readers = [...new Set([...document.querySelectorAll("[data-result]")].map((one) => one.dataset.result))];
    const cell = (text) => `"${text.replaceAll('"', '""')}"`;
    const fields = (test) => readers.flatMap((reader) => {
      const own = [...test.querySelectorAll("[data-result]")].find((one) => one.dataset.result === reader);
      return [own?.querySelector("[name=heard]").value ?? "", own?.querySelector(":checked")?.value ?? ""];
    });
    const save = document.createElement("button");
    save.type = "button";
    save.textContent = "Save the results";
    save.addEventListener("click", () => {
      const header = ["ID", "Title", "Section", ...readers.flatMap((one) => [`${one} Heard`, `${one} Result`]), "Note"];
      const rows = tests.map((test) => [
        test.dataset.test, test.querySelector(".announcement").textContent, "", ...fields(test),
        test.querySelector("[name=note]").value,
      ]);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(
        new Blob([[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")], { type: "text/csv" }));
      link.download = "results.csv";
      link.click();
    });
    document.querySelector("main").prepend(save);
  }

  // Equal recordings are in the page once.
  for (const player of document.querySelectorAll("audio[data-recording]")) {
    player.src = document.getElementById(player.dataset.recording).src;
    player.controls = true;
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
  if (document.querySelector(".sound audio")) bar.append(onLabel);
  document.querySelector("main").prepend(bar);
  speed.addEventListener("change", () => players.forEach((one) => { one.playbackRate = Number(speed.value); }));

  players.forEach((player, index) => {
    const sound = player.closest(".sound");
    const own = sound ? [sound] : [...player.closest(".reader").querySelectorAll(".sound")];
    const heard = own.map((sound) => {
      const parts = [...sound.querySelectorAll(".part[data-from]")];
      const stop = sound.closest("li.stop");
      const from = Number(parts[0]?.dataset.from);
      return { parts, from, to: Number(parts.at(-1)?.dataset.to), places: pairs.get(stop) ?? [stop] };
    });
    // The words that are playing are marked in the text and in the drawing.
    const mark = () => {
      const now = player.currentTime;
      const isOn = !player.paused && !player.ended;
      const here = new Set();
      for (const { parts, from, to, places } of heard) {
        for (const part of parts) {
          part.classList.toggle("now", isOn && part.dataset.from <= now && now < part.dataset.to);
        }
        if (isOn && from - 0.3 <= now && now < to + 0.3) places.forEach((one) => here.add(one));
      }
      for (const { places } of heard) places.forEach((one) => one.classList.toggle("heard", here.has(one)));
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
      const next = players[index + 1];
      if (goesOn.checked && next && next.closest(".reader") === player.closest(".reader")) next.play();
    });
    // A recording of several stops can be begun at each of them.
    if (sound) return;
    own.forEach((sound, place) => {
      if (heard[place].parts.length === 0) return;
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Play from here";
      button.addEventListener("click", () => {
        player.currentTime = heard[place].from;
        player.play();
      });
      sound.append(button);
    });
  });
})();
