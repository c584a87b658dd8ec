"use strict";
// Everything can be read without this script.
(() => {
  const all = (selector, place = document) => [...place.querySelectorAll(selector)];
  const make = (tag, attributes = {}, ...content) => {
    const one = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name in one && typeof value !== "string") one[name] = value;
      else one.setAttribute(name, value);
    }
    one.append(...content);
    return one;
  };
  const button = (text, attributes, act) => {
    const one = make("button", { type: "button", ...attributes }, text);
    one.addEventListener("click", act);
    return one;
  };
  // Browsers can forbid storage, for example for files.
  const stored = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem(key);
      if (value === "") localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch { /* Nothing is remembered. */ }
    return null;
  };
  // The address has a place and, after a question mark, all choices that are not the first ones.
  const address = () => location.hash.slice(1).split("?");
  const anchor = () => decodeURIComponent(address()[0]);
  const choicesNow = new URLSearchParams(address()[1] ?? "");
  const remember = (key, value) => {
    if (value === "") choicesNow.delete(key);
    else choicesNow.set(key, value);
    const query = choicesNow.toString();
    const hash = `${address()[0]}${query ? `?${query}` : ""}`;
    if (hash !== location.hash.slice(1)) history.replaceState(null, "", hash ? `#${hash}` : location.href.split("#")[0]);
  };
  const target = (link) => document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1)));

  // Controls of different screens have different names.
  const chapters = all(".chapter");
  for (const chapter of chapters.length > 1 ? chapters : []) {
    const title = chapter.querySelector("h2")?.textContent ?? "";
    for (const summary of all("summary:not(.states > summary)", chapter)) {
      summary.append(make("span", { class: "hidden" }, `: ${title}`));
    }
  }

  // A stop has one number in all places.
  const unnumbered = "announced without focus";
  const numberOf = (stop) => stop.querySelector(":scope > a:first-child")?.textContent ?? unnumbered;

  // A short announcement has a letter and a length for each of its parts, with two characters between them.
  const kinds = "name value role state position container content error actions hint announcement".split(" ");
  const divide = (said) => {
    const text = said.textContent;
    let place = 0;
    said.replaceChildren(...[...said.dataset.parts.matchAll(/([a-z])(\d+)/g)].flatMap(([, letter, length]) =>
      [make("bdi", { class: kinds[letter.charCodeAt(0) - 97] }, text.slice(place, place += Number(length))), text.slice(place, place += 2)]));
    said.removeAttribute("data-parts");
  };

  // Controls of different stops, states and profiles have different names too.
  const prepare = (stop, part = stop) => {
    const isOwn = (one) => (one.closest(".states > ul") ?? stop) === part;
    all("[data-parts]", part).filter(isOwn).forEach(divide);
    const screen = chapters.length > 1 ? `${stop.closest(".chapter").querySelector("h2").textContent}, ` : "";
    const number = numberOf(stop);
    for (const control of all("a.more, .states > summary", part).filter(isOwn)) {
      const place = control.closest(".device, .states li, li");
      const said = place.querySelector(":scope > .said");
      if (!said) continue;
      const names = all(".name, .content, .announcement", said).map((one) => one.textContent);
      const text = names.join(", ") || said.textContent;
      const name = text.length > 40 ? `${text.slice(0, 39)}…` : text;
      const notes = [place.closest(".states li"), place.closest(".device")]
        .map((one) => one?.querySelector(":scope > .state").textContent.replace(/^when |:$/g, "")).filter((one) => one);
      control.append(make("span", { class: "hidden" }, ": ",
        said.lang ? make("bdi", { lang: said.lang, dir: said.dir }, name) : name, ", ", [...notes, ""].join(", "), screen, number));
    }
  };
  const unprepared = all("li[data-stop]").values();
  const isLong = document.querySelector(".long") !== null;
  // The browser prepares long lists when it has time.
  const prepareSome = () => {
    const end = performance.now() + 8;
    for (const stop of unprepared) {
      prepare(stop);
      if (isLong && performance.now() > end) {
        (self.requestIdleCallback ?? setTimeout)(prepareSome);
        return;
      }
    }
  };
  prepareSome();
  // Folded states are prepared when they are opened.
  const states = new Set(all("li[data-stop] > .states"));
  addEventListener("toggle", ({ target: fold }) => {
    if (states.delete(fold)) prepare(fold.parentElement, fold.querySelector("ul"));
  }, true);

  // A group of buttons of which one is pressed; arrow keys move between them.
  const choice = (label, names, act, first = 0) => {
    const group = make("div", { role: "radiogroup", "aria-label": label });
    const radios = names.map((name, place) => button(name, { role: "radio" }, () => choose(place)));
    const key = label.toLowerCase().replaceAll(" ", "-");
    const choose = (chosen) => {
      radios.forEach((one, place) => {
        one.setAttribute("aria-checked", String(place === chosen));
        one.tabIndex = place === chosen ? 0 : -1;
      });
      act(chosen);
      remember(key, chosen === first ? "" : names[chosen]);
    };
    const start = () => choose(Math.max(names.indexOf(choicesNow.get(key) ?? names[first]), 0));
    group.addEventListener("keydown", (event) => {
      const now = radios.indexOf(document.activeElement);
      const steps = { ArrowRight: now + 1, ArrowDown: now + 1, ArrowLeft: now - 1, ArrowUp: now - 1 };
      if (!(event.key in steps)) return;
      event.preventDefault();
      event.stopPropagation();
      const next = (steps[event.key] + radios.length) % radios.length;
      choose(next);
      radios[next].focus();
    });
    group.append(...radios);
    return { group, choose, start };
  };

  // A stop of the list and its place in the drawing are marked together.
  const stops = "li[data-stop], li.finding, .phone a, tr[id]";
  const pair = (stop) => {
    const isFinding = stop.matches(".finding");
    const link = stop.matches("a") ? stop : stop.querySelector(isFinding ? ".source > a[href^='#']" : "a[href^='#']");
    const other = link && target(link);
    return other ? [stop, ...(isFinding ? pair(other) : [other])] : [stop];
  };
  // The drawing follows the current stop.
  const follow = (places) => {
    for (const place of places) {
      const frame = place.closest(".drawings");
      if (!frame || frame.contains(places[0])) continue;
      const [inner, outer] = [place.getBoundingClientRect(), frame.getBoundingClientRect()];
      frame.scrollTop += Math.min(0, inner.top - outer.top - 24) + Math.max(0, inner.bottom - outer.bottom + 48);
    }
  };
  let marked = [];
  const mark = (event) => {
    marked.forEach((one) => one.classList.remove("marked"));
    const stop = event.target.closest?.(stops);
    marked = stop ? pair(stop) : [];
    marked.forEach((one) => one.classList.add("marked"));
    follow(marked);
  };
  let tried = [];
  addEventListener("earshot-stop", ({ detail: stop }) => {
    tried.forEach((one) => one.classList.remove("heard"));
    tried = stop ? pair(stop) : [];
    tried.forEach((one) => one.classList.add("heard"));
    follow(tried);
  });
  addEventListener("pointerover", mark);
  addEventListener("focusin", mark);

  // One reader is shown at a time.
  const panels = all(".panels > .panel");
  const names = [...new Set(panels.map((panel) => panel.dataset.name))];
  const switches = make("div", { class: "switches" });
  document.querySelector("header.top").append(switches);
  // A comparison begins with its reader.
  const app = document.querySelector("table.compared[data-reader]")?.dataset.reader;
  const compared = Math.max(names.findIndex((name) => app && name.startsWith(app)), 0);
  let show = () => {};
  if (names.length > 1) {
    const readers = choice("Reader", names, (place) => {
      panels.forEach((panel) => { panel.hidden = panel.dataset.name !== names[place]; });
      for (const drawing of all("figure[data-panel]")) {
        const own = drawing.dataset.panel.split(" ").map((id) => document.getElementById(id)).filter((one) => one?.matches(".panel"));
        const shown = own.find((panel) => !panel.hidden);
        drawing.hidden = own.length > 0 && !shown;
        // Readers with the same stops share a drawing.
        if (own.length < 2 || !shown) continue;
        for (const link of all("a[id]", drawing)) link.setAttribute("href", `#${shown.id}${link.id.slice(link.id.lastIndexOf("-"), -1)}`);
      }
      dispatchEvent(new Event("earshot-reader"));
    }, compared);
    all(".panels").forEach((one) => one.classList.add("switched"));
    switches.append(readers.group);
    show = readers.choose;
    readers.start();
  }
  if (document.querySelector(".device")) {
    const readings = [["Both", ""], ["Guidelines", "guideline"], ["Device", "device"]];
    const reading = choice("Announcements of", readings.map((one) => one[0]), (place) => {
      document.body.dataset.reading = readings[place][1];
    });
    switches.append(reading.group);
    reading.start();
  }
  // A link may lead to a place that is folded or belongs to another reader.
  const reveal = () => {
    const place = document.getElementById(anchor());
    if (!place) return;
    const hidden = place.closest("[hidden]");
    const name = hidden?.dataset.name ?? document.getElementById(hidden?.dataset.panel?.split(" ")[0])?.dataset.name;
    if (name) show(names.indexOf(name));
    for (let one = place; one; one = one.parentElement) if (one.matches("details")) one.open = true;
    const screen = place.matches("h2") && place.closest(".chapter")?.querySelector(":scope > details");
    if (screen) screen.open = true;
    place.scrollIntoView({ block: "nearest" });
    mark({ target: place });
    if (!place.matches(".finding")) return;
    place.firstElementChild.open = true;
    place.querySelector("summary").focus();
  };
  addEventListener("hashchange", () => {
    reveal();
    remember("", "");
  });
  if (chapters.length === 1 && matchMedia("(min-width: 46rem)").matches) {
    const first = document.querySelector(".finding:is(.error, .warning) > details");
    if (first) first.open = true;
  }
  reveal();

  // On narrow windows, parts are folded so that the first announcement is near the top.
  const narrow = matchMedia("(max-width: 45.99rem)");
  const foldIfNarrow = (fold, put, restore) => {
    const place = () => {
      if (narrow.matches) return put();
      fold.remove();
      restore();
    };
    narrow.addEventListener("change", place);
    place();
  };
  // Drawings follow the answer, as in the reading order.
  for (const drawings of all(".drawings")) {
    const next = drawings.previousElementSibling;
    const after = next.querySelector(":scope > .answer, :scope > .summary");
    const fold = make("details", { class: "screen" }, make("summary", {}, "Show the screen",
      ...(chapters.length > 1 ? [make("span", { class: "hidden" }, `: ${drawings.closest(".chapter").querySelector("h2").textContent}`)] : [])));
    foldIfNarrow(fold, () => {
      fold.append(drawings);
      if (after) after.after(fold);
      else next.prepend(fold);
    }, () => next.after(drawings));
  }

  // An explanation opens next to its announcement.
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a.more");
    if (!link) return;
    event.preventDefault();
    const open = link.nextElementSibling?.matches(".why") ? link.nextElementSibling : null;
    link.setAttribute("aria-expanded", String(!open));
    if (open) {
      open.remove();
      return;
    }
    const source = target(link);
    const copy = make("div", { class: "why" });
    copy.innerHTML = source.innerHTML;
    const rules = [...new Set(all("a[href^='#r']", copy).map(target))];
    all("a[href^='#']", copy).forEach((one) => one.replaceWith(...one.childNodes));
    if (rules.length > 0) copy.append(make("ul", {}, ...rules.map((rule) => {
      const item = make("li");
      item.innerHTML = rule.innerHTML;
      return item;
    })));
    link.after(copy);
  });
  for (const link of all("a.more")) link.setAttribute("aria-expanded", "false");
  all("li.finding").forEach((finding, place) => {
    const link = finding.querySelector(":scope > details > a");
    if (link) link.append(make("span", { class: "hidden" }, `: finding ${place + 1}`));
  });

  const copied = (text, from) => {
    const area = make("textarea", {}, text);
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    from.focus();
  };
  all("pre.accept").forEach((lines, place) => {
    const status = make("span", { role: "log", class: "result-line" });
    lines.hidden = true;
    lines.after(button("Copy lines to accept it", { "aria-label": `Copy lines to accept finding ${place + 1}` }, (event) => {
      copied(lines.textContent, event.currentTarget);
      status.textContent = " Copied.";
    }), status);
  });

  // Words are found at their beginnings, because "TalkBack" does not contain the word "back".
  const beginning = (text) => new RegExp(`${/^\p{Script=Latin}/u.test(text) ? "(?<!\\p{Script=Latin})" : ""}${text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`, "iu");
  const wordsOf = (item) => {
    const copy = item.cloneNode(true);
    all(".result, .hidden", copy).forEach((one) => one.remove());
    return copy.textContent;
  };

  // Items can be filtered by severity, kind and words; the number of shown items is announced.
  const severities = { error: "must be fixed", warning: "should be fixed", note: "notes" };
  const choices = { kind: "Kind", language: "Language", reader: "Reader", area: "Area", level: "Level" };
  const severityOf = (item) => Object.keys(severities).find((one) => item.classList.contains(one));
  for (const [index, list] of all("[data-filters]").entries()) {
    const items = all("li.finding, tbody > tr", list);
    if (items.length < 6) continue;
    const chapter = all(".chapter").length > 1 ? list.closest(".chapter")?.querySelector("h2") : null;
    const place = chapter ? `: ${chapter.textContent}` : "";
    const bar = make("div", { class: "tools", role: "group", "aria-label": `Filter: ${list.dataset.filters}${place}` });
    const tests = [];
    const groups = all("section", list);
    const controls = [];
    const effects = [];
    const clear = button("Clear filters", { hidden: true }, () => {
      for (const [control, , first] of controls) control[control.type === "checkbox" ? "checked" : "value"] = first;
      update();
      controls[0][0].focus();
    });
    const result = make("p", { "aria-live": "polite", class: "result-line" });
    const update = () => {
      items.forEach((item) => { item.hidden = !tests.every((test) => test(item)); });
      groups.forEach((group) => { group.hidden = !group.querySelector(":is(tbody > tr, li.finding):not([hidden])"); });
      const count = items.filter((item) => !item.hidden).length;
      result.textContent = count > 0 ? `${count} of ${items.length} are shown.` : "Nothing matches the filters.";
      effects.forEach((act) => act());
      const wasHidden = clear.hidden;
      clear.hidden = controls.every(([control, , first, free]) => valueOf(control) === first || valueOf(control) === free);
      // Equal notes are open as long as they are filtered.
      if (wasHidden !== clear.hidden) for (const group of all(".equal", list)) {
        [group.open, group.wasOpen] = wasHidden ? [true, group.open] : [group.wasOpen, false];
      }
      for (const [control, key, first] of controls) remember(key, valueOf(control) === first ? "" : valueOf(control) === "" ? "all" : String(valueOf(control)));
      dispatchEvent(new Event("earshot-filter"));
    };
    const valueOf = (control) => control.type === "checkbox" ? control.checked : control.value;
    // `free` is the value that hides nothing, and `first` is the initial value.
    const add = (control, key, text, { isAfter = false, free = "", first = free } = {}) => {
      const path = `${list.dataset.filters.toLowerCase()}-${key}${index === 0 ? "" : `-${index + 1}`}`;
      const value = choicesNow.get(path) ?? first;
      if (control.type === "checkbox") control.checked = String(value) === "true";
      else control.value = value === "all" ? free : value;
      controls.push([control, path, first, free]);
      const name = make("span", {}, text, make("span", { class: "hidden" }, place));
      bar.append(make("label", {}, ...(isAfter ? [control, " ", name] : [name, " ", control])));
      control.addEventListener(control.type === "search" ? "input" : "change", update);
    };
    for (const [severity, name] of Object.entries(severities)) {
      const count = items.filter((item) => severityOf(item) === severity).length;
      if (count === 0) continue;
      const box = make("input", { type: "checkbox", checked: true });
      tests.push((item) => box.checked || severityOf(item) !== severity);
      add(box, severity, `${name} (${count})`, { isAfter: true, free: true });
    }
    for (const [key, name] of Object.entries(choices)) {
      const valueIn = (item) => (key === "kind" ? item.querySelector(":scope.finding .source code")?.textContent : item.dataset[key]) ?? "";
      const words = (item) => (key === "reader" ? valueIn(item).split(" ") : [valueIn(item)]).filter((one) => one);
      const values = [...new Set(items.flatMap(words))].sort();
      if (values.every((one) => items.every((item) => words(item).includes(one))) && !list.querySelector("tr [data-reader]")) continue;
      if (values.length === 0 || (key === "level" ? items.every((item) => words(item).length > 0) : values.length < 2)) continue;
      const select = make("select");
      select.append(new Option("all", ""), ...values.map((one) => new Option(one, one)));
      tests.push((item) => select.value === "" || words(item).includes(select.value));
      add(select, key, name, { first: key === "level" ? values[0] : "" });
      if (key === "level") {
        const whole = button(`Show all ${items.length}`, {}, () => { select.value = ""; update(); select.focus(); });
        effects.push(() => { whole.hidden = select.value === ""; });
        bar.append(whole);
      }
      // Texts and fields of other readers are hidden too.
      if (key === "reader") effects.push(() => {
        for (const one of all("tr [data-reader]", list)) one.hidden = select.value !== "" && one.dataset.reader !== select.value;
      });
    }
    const search = make("input", { type: "search" });
    const texts = new Map();
    tests.push((item) => {
      if (search.value === "") return true;
      if (!texts.has(item)) texts.set(item, wordsOf(item));
      return beginning(search.value).test(texts.get(item));
    });
    add(search, "words", "Words");
    // A hidden screen hides its chapter.
    for (const item of items) {
      const chapterOf = list.matches(".screens") && document.getElementById(item.querySelector("a").hash.slice(1))?.closest(".chapter");
      if (chapterOf) effects.push(() => { chapterOf.hidden = item.hidden; });
    }
    const clean = list.matches(".screens") && document.querySelector(".clean");
    if (clean) effects.push(() => { clean.hidden = !clean.querySelector(".chapter:not([hidden])"); });
    bar.append(clear, result);
    list.firstElementChild.after(bar);
    update();
  }

  // A table can be sorted by each of its columns.
  const collator = new Intl.Collator(undefined, { numeric: true });
  for (const table of all("table.sortable")) {
    const heads = all("thead th", table);
    if (table.tBodies[0].rows.length < 6) continue;
    heads.forEach((head, column) => {
      const text = head.textContent;
      head.replaceChildren(button(text, {}, () => {
        const isUp = head.getAttribute("aria-sort") !== "ascending";
        heads.forEach((one) => one.removeAttribute("aria-sort"));
        head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
        const key = (row) => row.children[column].textContent;
        const rows = [...table.tBodies[0].rows].sort((a, b) => collator.compare(key(a), key(b)));
        table.tBodies[0].append(...(isUp ? rows : rows.reverse()));
      }));
    });
  }

  // An index has its screens on other pages, so its table is the content.
  const screens = chapters.length > 1 && document.querySelector(".screens");
  if (screens) {
    const title = screens.querySelector("h2");
    const fold = make("details", { class: "screen" }, make("summary", {}, `Show all ${chapters.length} screens`));
    foldIfNarrow(fold, () => {
      fold.append(...all(":scope > :not(h2)", screens));
      title.after(fold);
    }, () => screens.append(...all(":scope > :not(summary)", fold)));
    fold.open = [...choicesNow.keys()].some((key) => key.startsWith("screens-"));
  }

  // Both readers in one table; different words are marked.
  const differing = (first, second) => {
    const [one, other] = [first.split(" "), second.split(" ")];
    // A separator after a word is no difference.
    const bare = (word) => word.replace(/(?<=.)[.,]$/, "");
    const isEqual = (a, b) => bare(one[a]) === bare(other[b]);
    const put = (side, word, isDifferent) => {
      const last = side.at(-1);
      if (isDifferent && last instanceof Element) last.append(` ${word}`);
      else side.push(...(last ? [" "] : []), isDifferent ? make("mark", {}, word) : word);
    };
    const isLong = one.length * other.length > 40000;
    const lengths = isLong ? [] : Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
    if (!isLong) {
      for (let a = one.length - 1; a >= 0; a -= 1) {
        for (let b = other.length - 1; b >= 0; b -= 1) {
          lengths[a][b] = isEqual(a, b) ? lengths[a + 1][b + 1] + 1 : Math.max(lengths[a + 1][b], lengths[a][b + 1]);
        }
      }
    }
    const [left, right] = [[], []];
    let [a, b] = [0, 0];
    while (a < one.length || b < other.length) {
      if (a < one.length && b < other.length && isEqual(a, b)) {
        put(left, one[a], false);
        put(right, other[b], false);
        a += 1;
        b += 1;
      } else if (b >= other.length || a < one.length && !isLong && lengths[a + 1][b] >= lengths[a][b + 1]) {
        put(left, one[a], true);
        a += 1;
      } else {
        put(right, other[b], true);
        b += 1;
      }
    }
    return [left, right];
  };
  for (const group of all(".panels")) {
    const own = all(":scope > .panel", group);
    if (own.length < 2) continue;
    let table = null;
    const build = () => {
      const rows = new Map();
      own.forEach((panel, place) => {
        for (const stop of all("li[data-stop]", panel)) {
          if (!rows.has(stop.dataset.stop)) rows.set(stop.dataset.stop, []);
          rows.get(stop.dataset.stop)[place] ??= stop.querySelector("p");
        }
      });
      const heads = ["Stop", ...own.map((panel) => panel.dataset.name)].map((name) => make("th", { scope: "col" }, name));
      const body = [...rows].map(([name, said]) => {
        const texts = own.map((_, place) => said[place]?.textContent ?? "");
        const pieces = own.length === 2 && texts[0] && texts[1] ? differing(...texts) : texts.map((text) => [text || "nothing"]);
        const cells = pieces.map((piece, place) => {
          const cell = make("td", {}, ...piece);
          const language = said[place]?.lang;
          if (language) cell.lang = language;
          return cell;
        });
        const found = [...new Set(said.filter((one) => one).map((one) => numberOf(one.parentElement)))];
        const numbered = found.filter((one) => one !== unnumbered);
        const numbers = (numbered.length > 0 ? numbered : found).join(" / ");
        return make("tr", {}, make("th", { scope: "row" }, numbers, make("span", { class: "hidden" }, ` ${name}`)), ...cells);
      });
      const rowsOfStops = make("table", { class: "compared" }, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...body));
      return make("div", { class: "scrolling", role: "region", tabindex: "0", "aria-label": `Side by side: ${chapter}` }, rowsOfStops);
    };
    const side = button("Side by side", { "aria-pressed": "false" }, () => {
      const isOn = side.getAttribute("aria-pressed") !== "true";
      side.setAttribute("aria-pressed", String(isOn));
      if (isOn && !table) group.before(table = build());
      if (table) table.hidden = !isOn;
      group.hidden = isOn;
    });
    const chapter = group.closest(".chapter").querySelector("h1, h2")?.textContent ?? "";
    side.append(make("span", { class: "hidden" }, `: ${chapter}`));
    group.before(make("div", { class: "tools" }, side));
  }

  // Results of a tester are kept in the browser and saved as a table for each screen, which `earshot diff` reads.
  // An apostrophe prevents spreadsheets from evaluating a formula.
  const quoted = (text) => `"${(/^(\s*[=+\-@＝＋－＠]|[\t\r])/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  for (const chapter of chapters) {
    const criteria = all("table.criteria tbody > tr", chapter);
    if (criteria.length === 0) continue;
    const screen = chapters.length > 1 ? `${chapter.querySelector("h2").textContent} ` : "";
    const readers = [...new Set(all("[data-result]", chapter).map((one) => one.dataset.result))];
    const done = make("p", { "aria-live": "polite", class: "result-line" });
    const field = (row, name, control) => {
      const key = `earshot ${document.title} ${screen}${row.dataset.test} ${name}`;
      control.value = stored(key) ?? "";
      control.addEventListener("change", () => { stored(key, control.value); update(); });
      return control;
    };
    const tests = criteria.map((row) => {
      const about = `${screen}${row.dataset.subject}: ${row.querySelector("th").firstElementChild.textContent}`;
      const fields = new Map(all("[data-result]", row).map((place) => {
        const reader = place.dataset.result;
        const result = make("select", { "aria-label": `Result, ${reader}, ${about}` });
        result.append(new Option("no result", ""), ...["pass", "fail", "not applicable"].map((one) => new Option(one, one)));
        const heard = make("input", { type: "text", "aria-label": `Heard, ${reader}, ${about}`, placeholder: "heard" });
        place.append(field(row, `${reader} result`, result), field(row, `${reader} heard`, heard));
        return [reader, { result, heard }];
      }));
      const note = field(row, "note", make("input", { type: "text", "aria-label": `Note, ${about}`, placeholder: "note" }));
      row.querySelector(".result").append(note);
      return { row, fields, note };
    });
    // Only a test without a pass needs more words.
    const refresh = ({ row, fields, note }) => {
      const own = [...fields.values()];
      const results = own.map((one) => one.result.value);
      for (const { result, heard } of own) heard.hidden = result.value !== "fail" && heard.value === "";
      note.hidden = !results.some((one) => one === "fail" || one === "not applicable") && note.value === "";
      row.classList.toggle("is-fail", results.includes("fail"));
      row.classList.toggle("is-pass", results.every((one) => one === "pass"));
    };
    const fieldsOfResults = tests.flatMap((test) => [...test.fields.values()].map((one) => one.result));
    const shown = () => fieldsOfResults.filter((one) => !one.closest("[hidden]"));
    const isOpen = (one) => one.value === "";
    const bar = make("progress", { "aria-label": `Results${screen && `: ${screen}`}` });
    const update = () => {
      tests.forEach(refresh);
      const results = shown();
      const left = results.filter(isOpen).length;
      [bar.max, bar.value] = [results.length || 1, results.length - left];
      const fails = results.filter((one) => one.value === "fail").length;
      done.textContent = `${results.length - left} of ${results.length} results are noted${fails > 0 ? `, ${fails} failed` : ""}.`;
      next.hidden = left === 0;
    };
    // The search begins after the last result that had the focus.
    let last = null;
    chapter.addEventListener("focusin", (event) => { last = event.target.closest("[data-result]")?.querySelector("select") ?? last; });
    const next = button("Next open test", {}, () => {
      const results = shown();
      const place = results.indexOf(last) + 1;
      const result = [...results.slice(place), ...results.slice(0, place)].find(isOpen);
      result.focus({ preventScroll: true });
      result.closest("tr").scrollIntoView({ block: "center" });
    });
    if (screen) next.append(make("span", { class: "hidden" }, `: ${screen}`));
    const save = button("Save results as CSV", {}, () => {
      const header = ["ID", "Title", "Section", ...readers.flatMap((one) => [`${one} Heard`, `${one} Result`]), "Note"];
      const rows = tests.map(({ row, fields, note }) => [
        row.dataset.test, row.querySelector("th").firstElementChild.textContent, row.dataset.subject,
        ...readers.flatMap((one) => [fields.get(one)?.heard.value ?? "", fields.get(one)?.result.value ?? ""]), note.value,
      ]);
      const address = URL.createObjectURL(
        new Blob([[header, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n"], { type: "text/csv" }));
      make("a", { href: address, download: `${screen}results.csv` }).click();
      URL.revokeObjectURL(address);
    });
    if (screen) save.append(make("span", { class: "hidden" }, `: ${screen}`));
    addEventListener("earshot-filter", update);
    update();
    const section = criteria[0].closest("[data-filters]");
    const tools = section.querySelector(":scope > .tools");
    const work = make("div", { class: "work" }, next, bar, done, save);
    if (tools) tools.append(work);
    else section.firstElementChild.after(make("div", { class: "tools" }, work));
  }

  // Equal recordings are in the page once.
  for (const player of all("audio[data-recording]")) player.src = document.getElementById(player.dataset.recording).src;
  const players = all("audio");
  if (players.length === 0) return;
  const units = [];
  // Two buttons for equal announcements have different names.
  const counts = new Map();
  const playName = (text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count > 1 ? `Play: ${text}, ${count}` : `Play: ${text}`;
  };
  for (const said of all("p.said")) {
    const place = said.parentElement;
    const own = place.querySelector(":scope > audio");
    const audio = own ?? said.closest(".panel")?.querySelector(":scope > audio");
    const parts = all(":scope > p bdi[data-from]", place);
    if (!audio || parts.length === 0) continue;
    const item = said.closest("li[data-stop], li.step") ?? place;
    const unit = {
      audio, parts, item, isShared: !own, from: own ? 0 : Number(parts[0].dataset.from), to: Number(parts.at(-1).dataset.to),
      isMain: place.matches("li[data-stop], li.step, li.step *"), text: said.textContent,
    };
    said.after(button("▶", { class: "play", "aria-label": playName(said.textContent) }, () => start(unit, false)));
    units.push(unit);
  }
  const used = new Set(units.map((one) => one.audio));
  for (const audio of players) {
    audio.controls = false;
    audio.hidden = true;
    if (used.has(audio)) continue;
    const unit = { audio, parts: [], item: audio.closest("tr, li, section"), isShared: false, from: 0, to: 0, isMain: false, text: audio.getAttribute("aria-label") };
    audio.after(button("▶", { class: "play", "aria-label": playName(unit.text) }, () => start(unit, false)));
  }
  let current = null;
  let goesOn = false;
  const isPlaying = () => current !== null && !current.audio.paused;
  const list = () => units.filter((one) => one.isMain && !one.item.closest("[hidden], details:not([open])"));
  const bar = make("div", { class: "player", role: "region", "aria-label": "Player" });
  const text = make("p");
  const step = (by) => {
    const now = list();
    const next = now[current ? now.indexOf(current) + by : 0];
    if (next) start(next, goesOn && isPlaying());
  };
  const toggle = () => {
    if (isPlaying()) current.audio.pause();
    else if (current && current.audio.currentTime > current.from && !current.audio.ended) { goesOn = true; current.audio.play(); }
    else start(current ?? list()[0], true);
  };
  const main = button("▶ Play all", {}, toggle);
  const speed = make("select", { "aria-label": "Speed" });
  speed.append(...["0.5", "0.75", "1", "1.5", "2", "3"].map((rate) => new Option(`${rate}×`, rate)));
  speed.value = stored("earshot speed") ?? "1";
  speed.addEventListener("change", () => {
    stored("earshot speed", speed.value);
    players.forEach((one) => { one.playbackRate = Number(speed.value); });
  });
  const keys = make("input", { type: "checkbox", checked: stored("earshot keys") !== "off" });
  keys.addEventListener("change", () => stored("earshot keys", keys.checked ? "" : "off"));
  bar.append(button("◀", { "aria-label": "Previous stop" }, () => step(-1)), main, button("▶|", { "aria-label": "Next stop" }, () => step(1)),
    speed, make("label", {}, keys, " Keys: space, J, K"), text);
  if (units.length > 0) {
    document.body.append(bar);
    document.body.classList.add("has-player");
  }

  const clear = (unit) => {
    unit.parts.forEach((part) => part.classList.remove("now"));
    pair(unit.item).forEach((one) => one.classList.remove("heard"));
  };
  const watch = () => {
    const unit = current;
    main.textContent = isPlaying() ? "❚❚ Pause" : "▶ Play all";
    if (!unit || !isPlaying()) {
      if (unit) clear(unit);
      return;
    }
    const now = unit.audio.currentTime;
    for (const part of unit.parts) part.classList.toggle("now", part.dataset.from <= now && now < part.dataset.to);
    if (unit.isShared && now > unit.to + 0.2) end();
    requestAnimationFrame(watch);
  };
  const end = () => {
    const unit = current;
    const now = list();
    const next = goesOn ? now[now.indexOf(unit) + 1] : null;
    if (next) start(next, true);
    else if (unit.isShared) unit.audio.pause();
  };
  function start(unit, isList) {
    if (!unit) return;
    if (current) clear(current);
    const continues = current?.audio === unit.audio && isPlaying() && isList && unit.isShared
      && Math.abs(unit.audio.currentTime - unit.from) < 2;
    if (current && !continues) current.audio.pause();
    current = unit;
    goesOn = isList;
    text.textContent = unit.text;
    pair(unit.item).forEach((one) => one.classList.add("heard"));
    follow(pair(unit.item));
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    unit.item.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
    unit.audio.playbackRate = Number(speed.value);
    if (!continues) {
      unit.audio.currentTime = unit.from;
      unit.audio.play();
    }
  }
  players.forEach((one) => {
    one.addEventListener("play", watch);
    one.addEventListener("ended", () => { if (current?.audio === one) { end(); watch(); } });
  });
  addEventListener("earshot-reader", () => {
    if (current) { current.audio.pause(); clear(current); current = null; text.textContent = ""; }
  });
  addEventListener("keydown", (event) => {
    if (units.length === 0 || !keys.checked || event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea, [role=radio]")) return;
    const acts = { j: () => step(1), k: () => step(-1), ArrowRight: () => step(1), ArrowLeft: () => step(-1) };
    if (event.key === " " && !event.target.closest("button, summary, a")) acts[" "] = toggle;
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
})();
