import { parseEquation } from "../chemistry/equation/parse.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Span } from "./claim.ts";

const ARROW = /<[-=]{1,3}>|[-=]{1,4}>|[⇌⇄⇆⇋↔⟷⟶→⇒⟹]|(?<=\s)=(?=\s)/g;
/** A sign that stands between terms, and what may stand above an arrow. */
const LOOSE = /^(?:[+]|\d{1,3}|\d\/\d|½|e[-−⁻]|\[[^\]]{0,30}\]|\((?:s|l|g|aq)\)|↑|↓|Δ|heat)$/;
const EDGE_PUNCTUATION = /[.,;:!?*"”»।።]+$/;
const LONGEST_SIDE = 220;
/** How concentrated an acid is, or how much there is of it: `HNO₃(稀)`. */
const STRENGTH =
  /\((?:dil|conc|diluted?|concentrated|excess|diluido|concentrado|dilué|concentré|稀|浓|热|热浓|过量|足量|少量|सांद्र|तनु)\.?\)/giu;

/** As `\\ce{}` writes what settles and what escapes. */
const FALLS = /(?<=[\p{L}\d)₀-₉] )v(?= |$)/gu;
const RISES = /(?<=[\p{L}\d)₀-₉] )\^(?= |$)/gu;

/** The reactions of a text: an arrow, and on both sides as many words as are terms of one. A plain `=` needs compounds on both. */
export function findEquations(written: string): (Span & { readonly equation: string })[] {
  const text = written
    .replaceAll(STRENGTH, (note) => " ".repeat(note.length))
    .replaceAll(FALLS, "↓")
    .replaceAll(RISES, "↑");
  const found: (Span & { readonly equation: string })[] = [];
  for (const arrow of text.matchAll(ARROW)) {
    const end = arrow.index + arrow[0].length;
    const previous = found.at(-1);
    if (previous !== undefined && arrow.index < previous.end) continue;
    const left = extendLeft(text, arrow.index, previous?.end ?? 0);
    const right = extendRight(text, end);
    if (left === arrow.index || right <= end) continue;
    const equation = text.slice(left, right);
    const parsed = parseEquation(equation);
    if (!parsed.ok) continue;
    const { reactants, products } = parsed.value;
    const terms = [...reactants, ...products];
    const areMolecules = [reactants, products].every((side) => side.some(({ formula }) => countAtoms(formula) > 1));
    const hasCompound = terms.some(({ formula }) => formula.counts.size > 1);
    if (arrow[0] === "=" && (terms.length < 3 || !areMolecules || !hasCompound)) continue;
    found.push({ start: left, end: right, equation });
  }
  return found;
}

const countAtoms = ({ counts }: Formula): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

function isTerm(word: string): boolean {
  if (word === "" || LOOSE.test(word)) return true;
  const bare = word
    .replace(/[↑↓]$/u, "")
    .replace(/^\(?(?:\d{1,3}(?:\/\d)?|\d?[½¼¾⅓⅔])\s?/u, "")
    .replace(/^\+|\+$/g, "");
  return (
    bare === "" ||
    /^\d/.test(bare) ||
    parseFormula(bare).ok ||
    parseFormula(word.replace(/^\d{1,3}/, "")).ok ||
    word
      .split("+")
      .every((part) => part === "" || parseFormula(part.replace(/^\d{0,3}[½¼¾⅓⅔]?/u, "")).ok || LOOSE.test(part))
  );
}

function extendLeft(text: string, from: number, least: number): number {
  let start = from;
  let at = from;
  while (at > Math.max(least, from - LONGEST_SIDE)) {
    while (at > least && /[ \u00a0\u202f]/.test(text.charAt(at - 1))) at -= 1;
    let begin = at;
    while (begin > least && !isBreak(text.charAt(begin - 1))) begin -= 1;
    if (begin === at) break;
    // A label ends where the equation begins: "Overall:2 Na + Cl2 → 2 NaCl".
    const label = /^.*[:;](?=[\dA-Z([])/.exec(text.slice(begin, at))?.[0].length ?? 0;
    begin += label;
    const word = text.slice(begin, at);
    const bracket = /^\((?!(?:s|l|g|aq)\))/.test(word) && !isTerm(word) ? 1 : 0;
    if (EDGE_PUNCTUATION.test(word) || !isTerm(word.slice(bracket))) break;
    start = begin + bracket;
    if (bracket > 0 || label > 0) break;
    at = begin;
  }
  return start;
}

function extendRight(text: string, from: number): number {
  // What stands above the arrow, in whatever script.
  const above = /^\[[^\]\n]{0,30}\]/.exec(text.slice(from, from + LONGEST_SIDE))?.[0].length ?? 0;
  let end = from + above;
  let at = end;
  while (at < Math.min(text.length, from + LONGEST_SIDE)) {
    while (at < text.length && /[ \u00a0\u202f]/.test(text.charAt(at))) at += 1;
    let stop = at;
    while (stop < text.length && !isBreak(text.charAt(stop))) stop += 1;
    if (stop === at) break;
    const word = text.slice(at, stop);
    const trimmed = word.replace(EDGE_PUNCTUATION, "");
    // "(1 : 1)" says something of the equation.
    if (/^\(\d*$/.test(word)) break;
    const bare = !isTerm(trimmed) && trimmed.endsWith(")") ? trimmed.slice(0, -1) : trimmed;
    if (!isTerm(bare) || bare === "") break;
    end = at + bare.length;
    if (bare.length < word.length) break;
    at = stop;
  }
  // A sign that nothing follows belongs to the sentence.
  return end - (/(?:\s+\+?)+$/.exec(text.slice(from, end))?.[0].length ?? 0);
}

function isBreak(sign: string): boolean {
  return /[\s→⇌⟶⇒\uff0c\uff1a\p{Script=Han}\p{Script=Ethiopic}\p{Script=Devanagari}。、]/u.test(sign);
}
