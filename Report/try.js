"use strict";
// A walk through a screen. Earshot has written what each component says and does; this script decides order, focus
// and overlays. Numbers refer to `texts`, `rows`, `stops`, `moves` and `components`:
// - A stop: its id, announcement and hint for each number of groups that the last stop shares, its groups, flags
//   (1 adjustable, 2 an entered group is not announced first), and custom actions.
// - A state: the row of its stops (s); rows of moves plus 1, one for each stop, for activate (a), hold (h), up (u),
//   down (d) and custom actions (c); moves that close it (w); and the opened contents (o).
// - A row that begins with a negative number: -1 minus the place of a similar row, then places and values.
// - A text that resembles an earlier one: how many texts before, the letters of its beginning, what follows, and the
//   letters of its end.
// - A move: the next state, or -1 if the page does not contain it, and effects with a value.
(() => {
  const similar = (text, [, start, middle, end = 0]) => text.slice(0, start) + middle + text.slice(text.length - end);
  const walker = (data) => {
    const { moves, components, beginning } = data;
    const [texts, rows] = [[], []];
    for (const text of data.texts) texts.push(typeof text === "string" ? text : similar(texts.at(-text[0]), text));
    for (const row of data.rows) {
      const all = row[0] < 0 ? [...rows[-1 - row[0]]] : row;
      for (let place = 1; row[0] < 0 && place < row.length; place += 2) all[row[place]] = row[place + 1];
      rows.push(all);
    }
    const stops = data.stops.map(([id, said, groups = [], flags = 0, actions = []]) =>
      ({ id, said, groups, isAdjustable: (flags & 1) > 0, entersLater: (flags & 2) > 0, actions }));
    let states, absent, layers, focus, groups, last, chosen, said, remarks;

    const state = (component) => components[component].states[states[component]];
    const span = (component) => Array.from({ length: components[component].span ?? 1 }, (_, place) => component + place);
    const stopsOf = (component) => absent[component] ? [] : (rows[state(component).s] ?? []).map((one) => stops[one]);
    const remark = (name, text) => { remarks.push([name, text]); };
    const say = (announcement, hint) => { said.push(...[announcement, hint].filter((one) => one)); };

    const bounds = () => {
      const layer = layers.findLast((one) => one.opening.confines);
      return layer
        ? { from: layer.component, to: layer.component + span(layer.component).length, outside: layer.opening.outside ?? [] }
        : { from: 0, to: components.length, outside: [] };
    };
    const place = (component, id) => {
      const all = stopsOf(component);
      const stop = id === undefined ? 0 : all.findIndex((one) => one.id === id);
      return all[stop] ? { component, stop } : null;
    };
    const stopAt = ({ component, stop }) => stopsOf(component)[stop];
    const focused = () => {
      const now = focus && place(focus.component, focus.id);
      return now ? stopAt(now) : null;
    };
    const neighbour = (from, step) => {
      const { from: first, to, outside } = bounds();
      let component = from?.component ?? (step > 0 ? first : to - 1);
      let next = from ? from.stop + step : null;
      for (; component >= first && component < to; component += step, next = null) {
        const all = stopsOf(component);
        for (let stop = next ?? (step > 0 ? 0 : all.length - 1); all[stop]; stop += step) {
          if (component !== first || !outside.includes(all[stop].id)) return { component, stop };
        }
      }
      return null;
    };
    const reachable = (component, id) => {
      const { from, to, outside } = bounds();
      const found = component >= from && component < to ? place(component, id) : null;
      return found && !(component === from && outside.includes(stopAt(found).id)) ? found : null;
    };

    // A group is announced only if the last stop was outside of it.
    const composed = (stop) => {
      const entered = stop.groups.findIndex((one) => !groups.includes(one));
      const shared = entered < 0 ? stop.groups.length : entered;
      groups = stop.groups;
      return { announcement: texts[stop.said[2 * shared]], hint: texts[stop.said[2 * shared + 1]], isInside: entered < 0 };
    };
    const inside = (stop) => texts[stop.said.at(-2)];
    const moveTo = (to) => {
      const stop = stopAt(to);
      focus = { component: to.component, id: stop.id };
      chosen = null;
      const { announcement, hint, isInside } = composed(stop);
      say(announcement, hint);
      last = isInside || stop.entersLater ? announcement : inside(stop);
    };
    const moveBack = (to) => {
      const known = to ? reachable(to.component, to.id) : null;
      if (!known) remark("lost");
      const next = known ?? neighbour(null, 1);
      if (next) moveTo(next);
      else focus = null;
    };
    const settle = () => {
      if (!focus) {
        const first = neighbour(null, 1);
        if (first) moveTo(first);
      } else if (!reachable(focus.component, focus.id)) {
        const main = reachable(focus.component, stopsOf(focus.component)[0]?.id);
        if (!main || stopsOf(focus.component).length === 0) return moveBack(null);
        remark("lost");
        moveTo(main);
      }
    };

    const showContents = (component, isShown) => {
      const nested = span(component).slice(1);
      nested.forEach((one) => { absent[one] = !isShown; });
      if (isShown) nested.filter((one) => state(one).hides).forEach((one) => showContents(one, false));
    };
    const change = (component, next) => {
      const wasHiding = state(component).hides;
      states[component] = next;
      if (wasHiding !== state(component).hides) showContents(component, !state(component).hides);
    };
    const setAbsent = (component) => span(component).forEach((one) => { absent[one] = true; });
    const setPresent = (component) => {
      const open = layers.map((one) => one.component);
      span(component).forEach((one) => { absent[one] = false; });
      span(component).slice(1).filter((one) => components[one].presence && !open.includes(one)).forEach(setAbsent);
    };
    const closeAll = (component) => {
      const all = span(component);
      for (const layer of layers.filter((one) => all.includes(one.component))) {
        const next = moves[state(layer.component).w?.escape]?.[0] ?? -1;
        if (next >= 0) change(layer.component, next);
      }
      layers = layers.filter((one) => !all.includes(one.component));
    };
    const open = (component) => {
      const opening = state(component).o;
      if (!opening) return;
      remark("opened");
      layers.push({ component, opening, returns: focus });
      const next = (opening.focus === undefined ? null : place(component, opening.focus)) ?? neighbour(null, 1);
      if (next) moveTo(next);
    };
    const takeAway = (component, id) => {
      remark("closed");
      const layer = layers.findLast((one) => one.component === component);
      layers = layers.filter((one) => one.component !== component);
      if (components[component].presence === 1) {
        closeAll(component);
        setAbsent(component);
      }
      return id >= 0 ? { component, id } : layer?.returns;
    };
    const show = (component) => {
      if (layers.some((one) => one.component === component)) return remark("ignored");
      const isRevealed = absent[component] || state(component).hidden;
      setPresent(component);
      if (state(component).shown !== undefined) change(component, state(component).shown);
      if (components[component].presence === 1) return open(component);
      if (components[component].presence === 2) {
        setAbsent(component);
        return announce(state(component).announced);
      }
      const first = reachable(component);
      if (isRevealed) return first ? moveTo(first) : undefined;
      if (!first) return remark("unreachable");
      const move = moves[rows[state(component).a]?.[0] - 1];
      if (!move?.includes("opened")) return remark("ignored");
      follow(component, move, stopAt(first).id);
    };
    const announce = (stop) => {
      if (!stops[stop]) return;
      const { announcement, hint } = composed(stops[stop]);
      say(announcement, hint);
    };

    const effects = {
      refused: (value) => { remark("refused"); say(texts[value]); },
      changed: (value, component, id) => {
        const stop = focus?.component === component && focus.id === id ? focused() : null;
        if (!stop) return;
        const { announcement } = composed(stop);
        if (announcement !== last) say(announcement);
        last = announcement;
      },
      adjusted: (value) => {
        const stop = focused();
        if (!stop) return;
        say(texts[value]);
        groups = stop.groups;
        last = inside(stop);
      },
      limit: () => remark("limit"),
      opened: (value, component) => open(component),
      closed: (value, component) => moveBack(takeAway(component, value)),
      moved: (value, component) => moveBack({ component, id: value }),
      gone: (value, component) => {
        const { from, to } = bounds();
        if (focus?.component !== component || component < from || component >= to) return;
        const next = neighbour({ component, stop: 0 }, 1) ?? neighbour({ component, stop: 0 }, -1);
        if (next) moveTo(next);
      },
      announced: (value, component) => { if (!absent[component]) announce(value); },
      opens: (value) => { value < 0 ? remark("unreachable") : show(value); },
      submitted: (value) => remark("acted", texts[value]),
      acted: (value) => remark("acted", texts[value]),
      typing: () => remark("typing"),
    };
    const follow = (component, move, id) => {
      if (!move) return remark("ignored");
      const [next, ...all] = move;
      if (next < 0) return remark("cut");
      change(component, next);
      const goesOn = all.some((one, place) => one === "opens" && components[all[place + 1]]?.presence === 1);
      for (let place = 0; place < all.length; place += 2) {
        // Focus returns without an announcement, because another overlay opens next.
        if (goesOn && all[place] === "closed") focus = takeAway(component, all[place + 1]) ?? null;
        else effects[all[place]](all[place + 1], component, id);
      }
    };
    const interact = (row) => {
      const now = focus && place(focus.component, focus.id);
      if (!now) return remark("ignored");
      follow(focus.component, moves[rows[row(state(focus.component))]?.[now.stop] - 1], focus.id);
    };
    const close = (way) => {
      const layer = layers.at(-1);
      follow(layer?.component, layer && moves[state(layer.component).w?.[way]], focus?.id);
    };
    const step = (by) => {
      const next = neighbour(focus && place(focus.component, focus.id), by);
      const layer = layers.at(-1);
      if (!next) return remark("edge");
      const isOpener = by < 0 && layer?.component === next.component && layer.opening.opener === stopAt(next).id;
      if (isOpener) close("swipe-back");
      else moveTo(next);
    };
    const adjust = (by, row) => {
      const stop = focused();
      const count = stop?.actions.length ?? 0;
      if (count === 0 || stop.isAdjustable) return interact(row);
      chosen = ((chosen ?? (by > 0 ? count : -1)) - by + count) % count;
      say(texts[stop.actions[chosen]]);
    };
    const gestures = {
      "swipe-right": () => step(1),
      "swipe-left": () => step(-1),
      "swipe-up": () => adjust(1, (one) => one.u),
      "swipe-down": () => adjust(-1, (one) => one.d),
      "double-tap": () => interact((one) => chosen !== null && chosen < focused()?.actions.length ? one.c?.[chosen] : one.a),
      "double-tap-and-hold": () => interact((one) => one.h),
      back: () => close(data.back),
      "tap-outside": () => close("outside"),
      touch: (component, id) => {
        const index = components.findIndex((one) => one.id === component);
        const stop = texts.indexOf(id);
        const found = index < 0 || stop < 0 ? null : reachable(index, stop);
        found ? moveTo(found) : remark("unreachable");
      },
    };
    const result = () => ({
      said, remarks, component: focus ? components[focus.component] : null,
      focus: focus ? `${components[focus.component].id}/${texts[focus.id]}` : "", open: layers.map((one) => components[one.component].id),
    });
    return {
      start: () => {
        states = components.map(() => 0);
        absent = components.map((_, component) => beginning.absent.includes(component));
        layers = beginning.layers.map((component) => ({ component, opening: state(component).o, returns: null }));
        focus = beginning.focus ? { component: beginning.focus[0], id: beginning.focus[1] } : null;
        groups = beginning.groups;
        last = texts[beginning.last];
        [chosen, said, remarks] = [null, beginning.said.map((one) => texts[one]), []];
        return result();
      },
      perform: (gesture, ...values) => {
        [said, remarks] = [[], []];
        gestures[gesture](...values);
        settle();
        return result();
      },
    };
  };

  const make = (tag, attributes = {}, ...content) => {
    const one = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
    one.append(...content);
    return one;
  };
  const button = (text, act, attributes = {}) => {
    const one = make("button", { type: "button", ...attributes }, text);
    one.addEventListener("click", act);
    return one;
  };
  const notes = {
    edge: "No more stops in this direction.", ignored: "Nothing happens.", refused: "It is disabled.",
    limit: "The value is already at its limit.", opened: "It opens.", closed: "It closes.", lost: "Focus was lost.",
    unreachable: "It cannot be reached now.", typing: "Typing is left out of this page.",
    cut: "The next step is not on this page.",
  };
  const keys = {
    ArrowRight: "swipe-right", ArrowLeft: "swipe-left", ArrowUp: "swipe-up", ArrowDown: "swipe-down",
    Enter: "double-tap", " ": "double-tap", Escape: "back",
  };
  // What the data leaves out is named.
  const limits = ({ components }) => {
    const names = (all) => all.map((one) => `“${one.name ?? one.id}”`).join(", ");
    const [typing, cut] = [components.filter((one) => one.typing), components.filter((one) => one.cut)];
    return [
      typing.length > 0 ? `Typing is left out: ${names(typing)}.` : "",
      cut.length > 0 ? `Only some of the states are in this page: ${names(cut)}.` : "",
      "Events of the app, such as results and errors, are left out.",
    ].filter((one) => one).join(" ");
  };
  let end = () => {};
  addEventListener("earshot-reader", () => end());

  for (const script of document.querySelectorAll("script.walk")) {
    const panel = script.closest(".panel");
    const chapter = document.querySelectorAll(".chapter").length > 1 ? panel.closest(".chapter").querySelector("h2") : null;
    const name = `Try it: ${panel.dataset.name}${chapter ? `, ${chapter.textContent}` : ""}`;
    const begin = () => {
      end();
      const data = JSON.parse(script.textContent);
      const walk = walker(data);
      const items = new Map([...panel.querySelectorAll("li[data-stop]")].map((one) => [one.dataset.stop, one]));
      const [said, hint, note] = [make("p", { class: "said" }), make("p", { class: "hint" }), make("p", { class: "state" })];
      const stage = make("div", { class: "stage", role: "application", tabindex: "0", "aria-label":
        `${name}: arrow keys swipe, Enter or space activates, Escape goes back` }, "Swipe here, or use the arrow keys, Enter and Escape.");
      let sound = null;
      const play = (item, text) => {
        sound?.pause();
        const own = [...item?.querySelectorAll("audio") ?? []]
          .find((one) => one.parentElement.querySelector(":scope > .said")?.textContent === text);
        sound = own ?? null;
        if (!own) return;
        own.currentTime = 0;
        // The next step can stop it before it begins.
        own.play().catch(() => {});
      };
      const report = ({ said: [first = "", ...rest], remarks, focus, component }) => {
        const item = items.get(focus) ?? items.get([...items.keys()].find((one) => one.startsWith(`${component?.id}/`)));
        region.dataset.focus = focus;
        said.textContent = first;
        hint.textContent = rest.join(" ");
        note.textContent = remarks.map(([one, text]) => notes[one] ?? (text ? `It does “${text}”.` : "Done.")).join(" ");
        for (const one of [said, hint]) one.setAttribute("lang", component?.lang ?? data.lang);
        dispatchEvent(new CustomEvent("earshot-stop", { detail: item }));
        if (first) play(item, first);
      };
      const act = (...gesture) => report(walk.perform(...gesture));
      const controls = [
        ["Previous", "swipe-left"], ["Next", "swipe-right"], ["Activate", "double-tap"], ["Hold", "double-tap-and-hold"],
        ["Swipe up", "swipe-up"], ["Swipe down", "swipe-down"], ["Go back", "back"],
      ].map(([text, gesture]) => button(text, () => act(gesture)));
      const region = make("section", { class: "try", "aria-label": name },
        make("div", { "aria-live": "polite", "aria-atomic": "true", dir: "auto" }, said, hint, note), stage,
        make("div", { class: "controls" }, ...controls, button("Start again", () => report(walk.start())),
          button("Close", () => end(), { class: "close" })),
        make("details", {}, make("summary", {}, "Left out"), make("p", { class: "state" }, limits(data))));
      // A stop is touched in the drawing or in the list.
      const touch = (event) => {
        const link = event.target.closest?.(".phone a[href^='#'], li[data-stop] > a:first-child");
        const item = link?.closest("li") ?? document.getElementById(link?.getAttribute("href").slice(1));
        if (!item || items.get(item.dataset.stop) !== item) return;
        event.preventDefault();
        const [id, ...stop] = item.dataset.stop.split("/");
        act("touch", id, stop.join("/"));
      };
      stage.addEventListener("keydown", (event) => {
        if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        act(keys[event.key]);
      });
      let down = null;
      stage.addEventListener("pointerdown", (event) => { down = event; });
      stage.addEventListener("pointerup", (event) => {
        const [x, y] = down ? [event.clientX - down.clientX, event.clientY - down.clientY] : [0, 0];
        down = null;
        if (Math.max(Math.abs(x), Math.abs(y)) < 24) return;
        if (Math.abs(x) > Math.abs(y)) act(x > 0 ? "swipe-right" : "swipe-left");
        else act(y > 0 ? "swipe-down" : "swipe-up");
      });
      stage.addEventListener("dblclick", () => act("double-tap"));
      addEventListener("click", touch, true);
      end = () => {
        end = () => {};
        removeEventListener("click", touch, true);
        sound?.pause();
        region.remove();
        document.body.classList.remove("is-trying");
        dispatchEvent(new CustomEvent("earshot-stop", { detail: null }));
        opener.focus();
      };
      opener.after(region);
      document.body.classList.add("is-trying");
      const fold = panel.closest(".chapter").querySelector("details.screen");
      if (fold) fold.open = true;
      (fold ?? panel.closest(".chapter")).scrollIntoView();
      report(walk.start());
      stage.focus();
    };
    const opener = button("Try it", () => begin(), { class: "try", "aria-label": name });
    panel.firstElementChild.after(opener);
  }
})();
