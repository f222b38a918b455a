import { findCues, toCueWord } from "../cues/cues.ts";
import type { Cue } from "../cues/cue.ts";
import { plainText } from "../notation.ts";
import type { Token } from "./token.ts";

/** Brings the words of a language whose heads come last into the order that the reader knows. */

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

/** A noun that is measured. */
export function isHead(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (/^\[.*\]$/.test(token.english)) return true;
  const cue = cueOf(token);
  return cue?.is === "kind" || cue?.is === "property" || /^(?:empirical|molecular) formula$/.test(token.english);
}

/** What no group of words goes beyond. */
const STOPS =
  /^(?:<|what|what is|calculate|find|determine|how many|how much|if|when|after|while|that|is|are|was|were|has|contain|contains|needed|required|react|reacts|formed|form|forms|dissolved|mixed|added|placed|heated|cooled|burned|diluted|diluted to|neutralize|titrated|prepare|prepared|given|then|to prepare|occupies|weighs|used|remain|in|at|with|into|to|from|by|for|on|at constant .*|at equilibrium|is obtained|is deposited|is passed|electrolysis|=|->|→)$/;

const isStop = (token: Token): boolean =>
  token.kind === "mark" || token.kind === "postposition" || STOPS.test(token.english);

const word = (english: string): Token => ({ english, kind: "word" });

const isAnd = (token: Token | undefined): boolean => token?.english === "and";

/**
 * Where the smallest group of words begins that ends right before a place: values side by side, or what is named, with the
 * value before it.
 */
function startOfGroup(tokens: readonly Token[], end: number, least = 0): number {
  let start = end;
  const isFree = (at: number): boolean => {
    const token = tokens[at];
    return at >= least && token !== undefined && !isStop(token);
  };
  const isValue = (at: number): boolean => isFree(at) && tokens[at]?.kind === "quantity";
  if (isValue(start - 1)) {
    start -= 1;
    while (isValue(start - 1) || (isAnd(tokens[start - 1]) && isValue(start - 2))) start -= 1;
    return start;
  }
  // "… solubility mol/L <in": the unit alone.
  if (isFree(start - 1) && tokens[start - 1]?.kind === "unit" && tokens[start - 2]?.english !== "how many")
    return start - 1;
  while (isFree(start - 1) && !isValue(start - 1)) {
    if (isAnd(tokens[start - 1]) && tokens[start]?.kind !== "substance") break;
    start -= 1;
  }
  while (isValue(start - 1)) start -= 1;
  // "How many mL": with what asks.
  return tokens[start - 1]?.english === "how many" && tokens[start]?.kind === "unit" ? start - 1 : start;
}

/** Where what is said of a place begins, over places and times: back to what asks or does. */
function startOfWhole(tokens: readonly Token[], end: number): number {
  let start = end;
  while (start > 0) {
    const before = tokens[start - 1];
    if (before === undefined || (before.english !== "<" && before.kind !== "postposition" && isStop(before))) break;
    start -= 1;
  }
  return start;
}

/** The noun that is measured behind a place, over words that only describe it. */
function findHead(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.english === "~of") continue;
    if (token === undefined || isStop(token)) return null;
    if (isHead(token)) return at;
  }
  return null;
}

function turn(out: Token[], head: Token | undefined, start: number): void {
  const owner = out.splice(start);
  const isPlace = /^(?:<|in|at)$/.test(owner[0]?.english ?? "") || owner.length === 0;
  if (head !== undefined) out.push(head, ...(isPlace ? [] : [word("of")]), ...owner);
}

/** "~of NaCl mass": Amharic የ stands before what something belongs to. */
function turnPrefixed(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.english !== "~of") {
      out.push(token);
      continue;
    }
    const head = findHead(tokens, at + 1);
    const owner = head === null ? [] : tokens.slice(at + 1, head).filter(({ english }) => english !== "~of");
    if (head === null || owner.length === 0) {
      if (out.at(-1)?.kind === "quantity") out.push(word("of"));
      continue;
    }
    out.push(...tokens.slice(head, head + 1), word("of"), ...owner);
    at = head;
  }
  return out;
}

/** "NaCl ~of mass" → "mass of NaCl": as far as a noun follows that is measured; else the sign goes. */
function turnGenitives(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.english !== "~of") {
      out.push(token);
      continue;
    }
    const next = tokens[at + 1];
    const before = out.at(-1);
    const isDone = before === undefined || (before.kind !== "postposition" && isStop(before));
    if (isHead(next) && !isDone) {
      turn(out, next, before.kind === "postposition" ? startOfWhole(out, out.length) : startOfOwner(out));
      at += 1;
    } else if (next?.kind === "quantity" && before?.kind === "substance") {
      turn(out, next, startOfGroup(out, out.length));
      at += 1;
    } else if (before?.kind === "quantity" && next?.kind === "substance") out.push(word("of"));
  }
  return out;
}

/** "AgCl in pure water ~of …", "0.10 M HCl solution ~of …": the group, and a place that it is in. */
function startOfOwner(tokens: readonly Token[]): number {
  return startOfGroup(tokens, tokens.length);
}

/** "25 °C ~at" → "at 25 °C" */
function turnPostpositions(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let least = 0;
  for (const token of tokens) {
    if (token.kind !== "postposition") {
      out.push(token);
      continue;
    }
    const english = token.english.slice(1);
    const open = out.findLastIndex((each) => each.english === "<");
    const start = open >= least ? open : startOfGroup(out, out.length, least);
    const before = out[start - 1];
    // Amharic says both "in" before and "inside" behind.
    const isTwice = before !== undefined && start - 1 >= least && /^(?:in|from|for|to|at)$/.test(before.english);
    if (isTwice) out.splice(start - 1, 1);
    if (out[isTwice ? start - 1 : start]?.english === "<") out.splice(isTwice ? start - 1 : start, 1);
    if (english !== "") out.splice(isTwice ? start - 1 : start, 0, word(english));
    least = out.length;
  }
  return out.filter(({ english }) => english !== "<");
}

/** "… mass 2.0 g is" → "… mass is 2.0 g" */
function turnVerb(tokens: readonly Token[]): Token[] {
  const [last] = tokens.slice(-1);
  if (last?.english !== "is") return [...tokens];
  const rest = tokens.slice(0, -1);
  const head = rest.findIndex((token) => isHead(token));
  const value = rest.findLastIndex(({ kind }, at) => at > head && (kind === "quantity" || kind === "number"));
  if (head === -1 || value === -1 || rest[value - 1]?.english === "=") return rest;
  return [...rest.slice(0, value), last, ...rest.slice(value)];
}

const ASKS = /^(?:what|what is|calculate|find|determine|how many|how much|how long)$/;

const isUnit = (token: Token | undefined): boolean =>
  token?.kind === "unit" || /^(?:number of|molecules|atoms|ions|electrons)/.test(token?.english ?? "");

/** What asks before a unit counts, before a noun it asks for that, and else for what stands before it. */
function settleHow(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.english !== "how many") return token;
    const next = tokens[at + 1];
    if (isUnit(next)) return token;
    return word(isHead(next) ? "what" : "what is");
  });
}

/** "… mass of NaCl find" → "… find mass of NaCl"; "mass of NaCl is how many grams" → "what is mass of NaCl in grams". */
function turnQuestions(tokens: readonly Token[]): Token[] {
  const ask = tokens.findLastIndex(({ english }) => ASKS.test(english));
  if (ask === -1) return [...tokens];
  const rest = tokens.slice(ask + 1);
  if (rest.some((token) => isHead(token))) return [...tokens];
  const asking = tokens[ask];
  if (asking?.english === "how long") return [...tokens];
  const isHow = asking?.english.startsWith("how") === true;
  const unit = rest.find(({ kind }) => kind === "unit");
  const head = findAskedHead(tokens, ask);
  // "How many grams of NaCl": in its place.
  const left = startOfGroup(tokens, ask);
  // "NaCl how many grams": of what stands before it.
  if (isHow && unit !== undefined && head === null && rest.length === 1 && left < ask)
    return [...tokens.slice(0, left), word("how many"), unit, word("of"), ...tokens.slice(left, ask)];
  if (head === null || (isHow && unit !== undefined && rest.some(({ kind }) => kind === "substance")))
    return [...tokens];
  const asked = tokens.slice(head, ask);
  const isIn = [asked.at(-1), ...rest].some((token) => token?.english === "in");
  const kept = rest.filter((token) => token !== unit && token.english !== "is");
  return [
    ...tokens.slice(0, head),
    word(isHow ? "what is" : (asking?.english ?? "what is")),
    ...(asked.at(-1)?.english === "is" ? asked.slice(0, -1) : asked),
    ...(unit === undefined ? [] : isIn ? [unit] : [word("in"), unit]),
    ...kept,
  ];
}

/** The last noun before a question that has no value of its own. */
function findAskedHead(tokens: readonly Token[], ask: number): number | null {
  for (let at = ask - 1; at >= 0; at -= 1) {
    const next = tokens.slice(at + 1, ask).find(({ english }) => english !== "is" && english !== "=");
    if (isHead(tokens[at]) && next?.kind !== "quantity" && next?.kind !== "number") return at;
  }
  return null;
}

/** One clause, without the marks around it. */
export function orderClause(tokens: readonly Token[], isPrefixed: boolean): Token[] {
  const owned = isPrefixed ? turnPrefixed(tokens) : turnGenitives(tokens);
  return turnQuestions(settleHow(turnVerb(turnPostpositions(owned))));
}
