import { lowerSymbols } from "../chemistry/display/split-scripts.ts";
import type { Expression, Term } from "../methods/facts.ts";
import type { Spot } from "./spot.ts";

/** Names that stand for no quantity: a function is written with the letters of one. */
const FUNCTIONS: ReadonlySet<string> = new Set(["√", "∛", "ln", "log", "sin", "arcsin", "e", "|", "10"]);

const NUMBER = /\d+(?:[.,]\d+)?(?:\u202F×\u202F10[⁰¹²³⁴-⁹⁻]+)?/gu;
/** What a number is not behind, and not right before: it would be a part of a formula, or of another number. */
const WITHIN = /[\p{L}\p{N}·.,₀-₉⁰-⁹]$/u;
const UNIT = /^(?:\u202F(?:[^\s()]|\([^()]*\))+|%)/u;

/** Powers of ten are written with superscripts. */
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The number that a text of ours writes, in whichever language. */
function readNumber(text: string): number {
  const plain = text
    .replace(",", ".")
    .replace("\u202F×\u202F10", "e")
    .replace("⁻", "-")
    .replaceAll(/[⁰¹²³⁴-⁹]/gu, (sign) => String(SUPERSCRIPTS.indexOf(sign)));
  return Number(plain);
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.abs(one);

type Found = { readonly start: number; readonly end: number };

function findNumber(text: string, from: number, value: number, hasUnit: boolean): Found | null {
  NUMBER.lastIndex = from;
  for (let match = NUMBER.exec(text); match !== null; match = NUMBER.exec(text)) {
    const [written] = match;
    if (WITHIN.test(text.slice(Math.max(0, match.index - 1), match.index))) continue;
    if (!isSame(readNumber(written), Math.abs(value))) continue;
    const isSigned = value < 0 && text[match.index - 1] === "−";
    if (value < 0 && !isSigned) continue;
    const end = match.index + written.length;
    const unit = hasUnit ? (UNIT.exec(text.slice(end))?.[0].replace(/[,;:.]$/u, "") ?? "") : "";
    return { start: match.index - (isSigned ? 1 : 0), end: end + unit.length };
  }
  return null;
}

function findLetter(text: string, from: number, { name, of }: Extract<Term, { kind: "variable" }>): Found | null {
  const letter = lowerSymbols(name);
  for (let at = text.indexOf(letter, from); at !== -1; at = text.indexOf(letter, at + 1)) {
    const end = at + letter.length;
    // A count stands right before its letter: 2n.
    if (/[\p{L}₀-₉]$/u.test(text.slice(0, at)) || /^[\p{L}\p{Nd}₀-₉]/u.test(text.slice(end))) continue;
    if (of === null) return { start: at, end };
    const closed = text[end] === "(" ? closing(text, end) : -1;
    if (closed !== -1) return { start: at, end: closed + 1 };
  }
  return null;
}

function closing(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

const isRaised = (before: Term | undefined, term: Term): boolean =>
  before?.kind === "operator" && before.symbol === "^" && term.kind === "count";

function findTerm(text: string, from: number, term: Spot["term"]): Found | null {
  if (term.kind === "variable") return FUNCTIONS.has(term.name) ? null : findLetter(text, from, term);
  return findNumber(text, from, Number(term.value), term.kind === "quantity" && term.unit !== "");
}

/**
 * Where the numbers and letters of a step's lines stand in its text, which was written from them: in their order, so that of
 * two alike each has its own place. A text of other lines has none.
 */
export function findSpots(step: number, equation: string, lines: readonly Expression[]): Spot[] {
  const texts = equation.split("\n");
  if (texts.length !== lines.length) return [];
  return lines.flatMap(({ terms }, line) => {
    const text = texts[line] ?? "";
    let from = 0;
    return terms.flatMap((term, index): Spot[] => {
      if (term.kind !== "quantity" && term.kind !== "count" && term.kind !== "variable") return [];
      const found = isRaised(terms[index - 1], term) ? null : findTerm(text, from, term);
      if (found === null) return [];
      from = found.end;
      return [{ step, line, ...found, text: text.slice(found.start, found.end), index, term }];
    });
  });
}
