import { findCues, toCueWord } from "../cues/cues.ts";
import type { Cue } from "../cues/cue.ts";
import { plainText } from "../text/notation.ts";
import type { Token } from "./token.ts";

/** What belongs together in a clause whose heads come last. */

/** The cue that a piece is for the reader of English, if it is one alone. */
function cueOf({ english, kind }: Token): Cue | null {
  if (kind !== "word") return null;
  const words = plainText(english)
    .trim()
    .split(/[\s-]+/)
    .map(toCueWord);
  const entries = findCues("en")?.get(words[0] ?? "") ?? [];
  const found = entries.find(
    (entry) => entry.words.length === words.length && entry.words.every((word, index) => word === words[index]),
  );
  return found?.cue ?? null;
}

const NAMED =
  /^(?:(?:empirical |molecular )?formula|limiting reactant|(?:average |effusion )?rate|(?:average )?rate of \w+|rate law|(?:average |relative )?atomic mass|(?:percent )?abundance|fraction|percent(?:age)?|binding energy|de broglie wavelength|mass defect|(?:abbreviated )?electron configuration|number of \w+|(?:average )?oxidation (?:state|number))$/;

/** A noun that is measured. */
export function isHead(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (/^\[.*\]$/.test(token.english)) return true;
  const cue = cueOf(token);
  return cue?.is === "kind" || cue?.is === "property" || NAMED.test(token.english);
}

/** The end of what was put in its place: nothing is taken across it. */
export const BOUND = "¦";

/** What no group of words goes beyond. */
const STOPS =
  /^(?:<|¦|what|what is|calculate|find|determine|how many|how much|if|when|after|while|that|is|are|was|were|has|contain|contains|needed|required|react|reacts|formed|form|forms|dissolved|mixed|added|placed|heated|cooled|burned|diluted|diluted to|neutralize|titrated|prepare|prepared|given|then|to prepare|occupies|weighs|used|remain|in|at|with|into|to|from|by|for|on|at constant .*|at equilibrium|is obtained|is deposited|is passed|is released|is absorbed|falls|electrolysis|=|->|→)$/;

export const isStop = (token: Token): boolean =>
  token.kind === "mark" || token.kind === "postposition" || STOPS.test(token.english);

export const word = (english: string): Token => ({ english, kind: "word" });

const isAnd = (token: Token | undefined): boolean => token?.english === "and";

/**
 * Where the smallest group of words begins that ends right before a place: values side by side, or what is named, with the
 * value before it.
 */
export function startOfGroup(tokens: readonly Token[], end: number, least = 0): number {
  let start = end;
  const isFree = (at: number): boolean => {
    const token = tokens[at];
    return at >= least && token !== undefined && !isStop(token);
  };
  const isValue = (at: number): boolean => isFree(at) && tokens[at]?.kind === "quantity";
  const equal = startOfEqual(tokens, end, least);
  if (equal !== null) return equal;
  if (isValue(start - 1)) {
    start -= 1;
    while (isValue(start - 1) || (isAnd(tokens[start - 1]) && isValue(start - 2))) start -= 1;
    return start;
  }
  // "Mol/L ~in"
  const beforeUnit = tokens[start - 2];
  if (
    tokens[start - 1]?.kind === "unit" &&
    beforeUnit?.kind !== "substance" &&
    beforeUnit?.kind !== "sign" &&
    beforeUnit?.english !== "how many"
  )
    return Math.max(least, start - 1);
  while (isFree(start - 1) && !isValue(start - 1)) {
    if (isAnd(tokens[start - 1]) && tokens[start]?.kind !== "substance") break;
    start -= 1;
  }
  while (isValue(start - 1)) start -= 1;
  // "How many mL": with what asks.
  return tokens[start - 1]?.english === "how many" && tokens[start]?.kind === "unit" ? start - 1 : start;
}

/** "N = 3", "[A] = 0.10 M and [B] = 0.20 M": with what is equal to it. */
function startOfEqual(tokens: readonly Token[], end: number, least: number): number | null {
  if (tokens[end - 2]?.english !== "=" || end - 3 < least) return null;
  const start = end - 3;
  return isAnd(tokens[start - 1]) ? (startOfEqual(tokens, start - 1, least) ?? start) : start;
}

/** Where what is said of a place begins, over places and times: back to what asks or does. */
export function startOfWhole(tokens: readonly Token[], end: number): number {
  let start = end;
  while (start > 0) {
    const before = tokens[start - 1];
    if (before === undefined || (before.english !== "<" && before.kind !== "postposition" && isStop(before))) break;
    start -= 1;
  }
  return start;
}
