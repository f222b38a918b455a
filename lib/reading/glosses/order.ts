import { BOUND, isHead, isStop, startOfGroup, startOfWhole, word } from "./groups.ts";
import { isCounted, settleAsking, settleHow, turnConversions, turnPlace, turnQuestions } from "./questions.ts";
import { turnRelatives } from "./relatives.ts";
import type { Token } from "./token.ts";
import { settleVerbs, turnReacts } from "./verbs.ts";

/** Brings the words of a language whose heads come last into the order that the reader knows. */

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

const STRENGTH = / (?:mol\/L|M|mmol\/L)$/;

/** "0.01 M የሆነ የHCl solution": a solution's strength in front of the sign that it belongs to, behind it in English's order. */
function joinStrengths(tokens: readonly Token[]): Token[] {
  const out = [...tokens];
  for (const [at, token] of tokens.entries()) {
    const [strength, named] = [tokens[at - 1], tokens[at + 1]];
    const isStrength = strength?.kind === "quantity" && STRENGTH.test(strength.english);
    const isAlone = tokens[at - 2]?.kind !== "quantity";
    if (token.english !== "~of" || !isStrength || !isAlone || named?.kind !== "substance") continue;
    out.splice(at - 1, 2, token, strength);
  }
  return out;
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
    const noun = tokens[head] ?? token;
    // "~of S average oxidation number"
    const isOfAverage = owner.length > 1 && owner.at(-1)?.english === "average";
    const named = isOfAverage ? [word(`average ${noun.english}`), word("of"), ...owner.slice(0, -1)] : null;
    out.push(...(named !== null && isHead(named[0]) ? named : [noun, word("of"), ...owner]));
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
    const asked = next?.english === "how many" && (isCounted(tokens[at + 2]) || isHead(tokens[at + 2]));
    if (asked && !isDone) {
      // "Of oxygen how many atoms"
      const owner = out.splice(startOfGroup(out, out.length));
      out.push(...tokens.slice(at + 1, at + 3), word("of"), ...owner);
      at += 2;
    } else if (isHead(next) && !isDone) {
      turn(out, next, before.kind === "postposition" ? startOfWhole(out, out.length) : startOfOwner(out));
      at += 1;
    } else if (next?.kind === "quantity" && before?.kind === "substance") {
      at += turnPortion(out, next);
    } else if (before?.english === "stp" && next?.kind === "substance") {
      out.splice(-1, 1, next, word("at stp"));
      at += 1;
    } else if (before?.kind === "quantity" && next?.kind === "substance") {
      at += joinValues(out, before, next);
    }
  }
  return out;
}

/** "0.100 M NaOH ~of 18.5 mL": with the values right before it. */
function startOfPortion(tokens: readonly Token[]): number {
  let start = tokens.length - 1;
  while (tokens[start - 1]?.kind === "quantity") start -= 1;
  return start;
}

/** "NaOH ~of 18.5 mL", but "… and of Cu2+ 1.5 mol/L"; returns how many tokens more were taken. */
function turnPortion(out: Token[], value: Token): number {
  if (isAnd(out.at(-2)) && STRENGTH.test(value.english)) {
    out.splice(-1, 0, word("of"));
    return 0;
  }
  turn(out, value, startOfPortion(out));
  return 1;
}

const isAnd = (token: Token | undefined): boolean => token?.english === "and";

const isState = ({ english }: Token): boolean => / (?:°C|K|atm|kPa)$/.test(english);

/** "200 g 90 °C ~of water", "10.0 mL 2.00 mol/L ~of HCl"; returns how many tokens more were taken. */
function joinValues(out: Token[], before: Token, next: Token): number {
  if (out.at(-2)?.kind !== "quantity") {
    out.push(word("of"));
    return 0;
  }
  out.splice(-1, 1, word("of"), ...(isState(before) ? [next, word("at"), before] : [before, next]));
  return 1;
}

/** "AgCl in pure water ~of …", "0.10 M HCl solution ~of …": the group, and a place that it is in. */
function startOfOwner(tokens: readonly Token[]): number {
  return startOfGroup(tokens, tokens.length);
}

/** "25 °C ~at" → "at 25 °C" */
function turnPostpositions(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  const purposes: Token[] = [];
  let least = 0;
  for (const token of tokens) {
    if (token.kind !== "postposition") {
      out.push(token);
      continue;
    }
    const english = token.english.slice(1);
    if (PURPOSE.test(english)) {
      const whole = out.splice(startOfPurpose(out)).filter((each) => !/^(?:<|¦|is)$/.test(each.english));
      purposes.push(word(english), ...whole);
      least = out.length;
      continue;
    }
    const open = out.findLastIndex((each) => each.english === "<");
    const start = open >= least ? open : startOfGroup(out, out.length, least);
    const before = out[start - 1];
    // Amharic says both "in" before and "inside" behind.
    const isTwice = before !== undefined && start - 1 >= least && /^(?:in|from|for|to|at|after)$/.test(before.english);
    if (isTwice) out.splice(start - 1, 1);
    if (out[isTwice ? start - 1 : start]?.english === "<") out.splice(isTwice ? start - 1 : start, 1);
    if (english !== "") out.splice(isTwice ? start - 1 : start, 0, word(english));
    out.push(word(BOUND));
    least = out.length;
  }
  return [...out.filter(({ english }) => english !== "<"), ...(purposes.length > 0 ? [word(BOUND)] : []), ...purposes];
}

const PURPOSE = /^to [a-z]+$/;

const VERBS = /^(?:what|what is|calculate|find|determine|how many|how much|needed|and|if|when)$/;

/** All that is done to an end stands before it, and what needs it behind: "500 g of water from 15 °C to 90 °C ~to heat". */
function startOfPurpose(tokens: readonly Token[]): number {
  const verb = tokens.findLastIndex(({ english }) => VERBS.test(english) && english !== "and");
  return verb + 1;
}

/** "… mass 2.0 g is" → "… mass is 2.0 g" */
function turnVerb(tokens: readonly Token[]): Token[] {
  const [verb] = tokens.slice(-1);
  if (verb?.english !== "is") return [...tokens];
  const rest = tokens.slice(0, -1);
  const head = rest.findIndex((token) => isHead(token));
  const last = rest.findLastIndex(({ kind }, at) => at > head && (kind === "quantity" || kind === "number"));
  const value = rest[last - 1]?.english === "and" && rest[last - 2]?.kind === "quantity" ? last - 2 : last;
  if (head === -1 || value === -1 || rest[value - 1]?.english === "=") return rest;
  return [...rest.slice(0, value), verb, ...rest.slice(value)];
}

/** One clause, without the marks around it. */
export function orderClause(tokens: readonly Token[], isPrefixed: boolean): Token[] {
  const described = turnRelatives(settleVerbs(tokens));
  const owned = isPrefixed ? turnPrefixed(joinStrengths(described)) : turnGenitives(described);
  const placed = turnPostpositions(owned);
  return turnQuestions(settleAsking(settleHow(turnVerb(turnReacts(turnConversions(turnPlace(placed))))))).filter(
    ({ english }) => english !== BOUND,
  );
}
