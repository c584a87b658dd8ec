// The kinds of components, and the search for them in designers' words.
import { read } from "./server.js";

let asked = null;
let all = [];
export const kinds = () => {
  asked ??= read("kinds").then((answer) => all = answer.kinds).catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
};
export const kindTitle = (name) => all.find((one) => one.name === name)?.title ?? name.replaceAll("-", " ");

const simple = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
const wordsOf = (kind) => [kind.name, kind.title, ...kind.words].map(simple);
const score = (kind, sought) => {
  const words = wordsOf(kind);
  if (words.slice(0, 2).includes(sought)) return 4;
  if (words.slice(0, 2).some((one) => one.startsWith(sought))) return 3;
  if (words.includes(sought)) return 3;
  const parts = sought.split(" ");
  const starts = (texts) => parts.every((part) => texts.some((text) => ` ${text}`.includes(` ${part}`)));
  return starts(words) ? 2 : starts([simple(kind.summary), ...words]) ? 1 : 0;
};
export const found = (some, text) => {
  const sought = simple(text);
  if (!sought) return some;
  return some.map((kind) => [score(kind, sought), kind]).filter(([points]) => points > 0)
    .sort(([one], [two]) => two - one).map(([, kind]) => kind);
};
