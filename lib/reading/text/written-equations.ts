import { parseEquation } from "../../chemistry/equation/parse.ts";
import { isBalancedAsWritten } from "../../solver/problems/hess.ts";

/** Equations in the words of a text, as they are written: constants belong to their coefficients. */

const ARROW = /^(?:<=>|->|=)$/;
const COEFFICIENT = /^(?:\d{1,2}(?:\.\d{1,3})?|\d{1,2}\/\d{1,2})$/;
const TERM =
  /^(\d{1,2}(?:\.\d{1,3})?|\d{1,2}\/\d{1,2})?([A-Z([][A-Za-z\d()[\]]*(?:\^?\d?[+-])?)(\((?:s|l|g|aq)\))?[.,;:)?]*$/;
const LETTERS = /^[A-Z]\d?(?:[A-Z]\d?)?$/;

export type Side = ReadonlyMap<string, number>;

/** What an equation makes (above zero) and uses up, with its text. */
export type Written = { readonly text: string; readonly net: Side };

export const numberOf = (text: string): number => {
  const [above = "1", below = "1"] = text.split("/");
  return Number(above) / Number(below);
};

type Place = { readonly from: number; readonly to: number };

/** The words of one side from a place on, to the left or to the right: terms with a plus between each two. */
function sideOf(words: readonly string[], start: number, step: 1 | -1): Place | null {
  let [at, last] = [start, -1];
  for (;;) {
    const word = words[at] ?? "";
    const isSplit = step === 1 && COEFFICIENT.test(word) && TERM.test(words[at + 1] ?? "");
    const end = isSplit ? at + 1 : at;
    if (!TERM.test(words[end] ?? "")) break;
    last = step === -1 && COEFFICIENT.test(words[end - 1] ?? "") && !/\d$/.test(words[end - 2] ?? "+") ? end - 1 : end;
    at = last + step;
    const isEnded = step === 1 && /[.,;:)?]$/.test(words[end] ?? "") && !/[\])]$/.test(strip(words[end] ?? ""));
    if (isEnded || words[at] !== "+") break;
    at += step;
  }
  return last === -1 ? null : { from: Math.min(start, last), to: Math.max(start, last) };
}

/** A word without the signs of the sentence behind it; a bracket that it opened itself is its own. */
export function strip(word: string): string {
  const bare = word.replace(/[.,;:?]+$/, "");
  const opened = (bare.match(/\(/g) ?? []).length;
  const closed = (bare.match(/\)/g) ?? []).length;
  return closed > opened ? bare.replace(/\)+[.,;:?]*$/, "").replace(/[.,;:?]+$/, "") : bare;
}

function netOf(words: readonly string[], sign: 1 | -1, net: Map<string, number>): boolean {
  let factor = 1;
  for (const word of words) {
    if (word === "+") continue;
    if (COEFFICIENT.test(word)) {
      factor = numberOf(word);
      continue;
    }
    const [, own, species = "", state = ""] = TERM.exec(strip(word)) ?? [];
    if (species === "") return false;
    const key = species.replace("^", "") + state;
    net.set(key, (net.get(key) ?? 0) + sign * (own === undefined ? factor : numberOf(own)));
    factor = 1;
  }
  return true;
}

/** Whether it is balanced as it stands, or made of letters alone: K belongs to the coefficients. */
function isSound(text: string, net: Side): boolean {
  const species = [...net.keys()].map((each) => each.replace(/\((?:s|l|g|aq)\)$/, ""));
  const parsed = parseEquation(text);
  const isOfLetters = species.every((each) => LETTERS.test(each));
  return parsed.ok && !(isOfLetters && !isBalancedAsWritten(text)) ? isBalancedAsWritten(text) : isOfLetters;
}

type Found = { readonly equation: Written; readonly place: Place };

export function listWritten(words: readonly string[]): Found[] | null {
  const found: Found[] = [];
  for (const [at, word] of words.entries()) {
    if (!ARROW.test(word)) continue;
    const [left, right] = [sideOf(words, at - 1, -1), sideOf(words, at + 1, 1)];
    if (left === null || right === null) {
      if (word === "=") continue;
      return null;
    }
    const net = new Map<string, number>();
    const own = words.slice(left.from, right.to + 1).map(strip);
    const text = own.join(" ").replace(" = ", " <=> ").replace(" -> ", " <=> ");
    const isRead =
      netOf(words.slice(left.from, left.to + 1), -1, net) && netOf(words.slice(right.from, right.to + 1), 1, net);
    if (!isRead || !isSound(text, net)) return null;
    found.push({ equation: { text, net }, place: { from: left.from, to: right.to } });
  }
  return found;
}
