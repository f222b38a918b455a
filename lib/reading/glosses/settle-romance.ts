import { findElement } from "../../chemistry/elements/elements.ts";
import { isPossibleMassNumber } from "../../chemistry/formula/nuclide.ts";
import { listElementNames } from "../../nomenclature/list-names.ts";
import { isMark } from "./token.ts";
import type { Token } from "./token.ts";

/** What Spanish and French put in another place than English. */

const word = (english: string): Token => ({ english, kind: "word" });

const NAMED = /^(?:chloride|sulfate|oxide|hydroxide|nitrate|carbonate|sodium|fluoride|bromide|iodide|phosphate)$/;

const CHARGED = /[+\-−⁺⁻]$/;

/** "Ions H3O+" → "H3O+ ions", "iones sodio" → "sodium ions". */
function turnIons(tokens: readonly Token[]): Token[] {
  const out = [...tokens];
  for (let at = 0; at + 1 < out.length; at += 1) {
    const [noun, ion] = [out[at], out[at + 1]];
    if (noun === undefined || ion === undefined || !/^ions?$/.test(noun.english)) continue;
    const isIon =
      ion.kind === "substance" ? CHARGED.test(ion.english) || SYMBOLS.has(ion.english) : NAMED.test(ion.english);
    if (isIon) out.splice(at, 2, ion, noun);
  }
  return out;
}

const STRENGTH = /^(?:concentration|molarity|initial|final)$/;

/** "La concentration en ions", "concentration en NaCl": of them. */
function turnContents(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const isContent = next?.kind === "substance" || /^(?:ions?|solute)$/.test(next?.english ?? "");
    return token.english === "in" && STRENGTH.test(tokens[at - 1]?.english ?? "") && isContent ? word("of") : token;
  });
}

const RAISING = /^(?:to raise|to lower|to heat|to cool)$/;

/** "To raise of 60 °C the temperature of 100 g of water" → "to raise the temperature of 100 g of water by 60 °C". */
function turnRaising(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [verb, by, value] = tokens.slice(at, at + 3);
    const rest = tokens.slice(at + 3);
    const isThis =
      verb !== undefined &&
      RAISING.test(verb.english) &&
      /^(?:of|in)$/.test(by?.english ?? "") &&
      value?.kind === "quantity" &&
      [rest[0], rest[1]].some((token) => token?.english === "temperature");
    if (!isThis) {
      if (verb !== undefined) out.push(verb);
      continue;
    }
    const end = rest.findIndex((token) => token.kind === "mark");
    const clause = end === -1 ? rest : rest.slice(0, end);
    out.push(verb, ...clause, word("by"), value);
    at += 2 + clause.length;
  }
  return out;
}

/** "A cada elemento", "5 g cada 100 g". */
function settleEach(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.english === "@to" && tokens[at + 1]?.english === "@each") return word("to");
    if (token.english !== "@each") return token;
    const next = tokens[at + 1];
    return word(next?.kind === "quantity" || next?.kind === "number" ? "per" : "each");
  });
}

const symbolOf = (token: Token | undefined): string | null =>
  token?.kind === "quantity" ? token.english.replace(/^[^ ]+(?: ?[×x·] ?10\S+)? /, "") : null;

const CHANGE = /^(?:to drop|drops|decreases|falls|to lower|is lowered by|increases|rises by|to raise|reaches)$/;

/** "De 0,10 mol/L a 0,07 mol/L", "de 20 °C à 80 °C": between two values in one unit. */
function settleRanges(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const unit = symbolOf(tokens[at + 1]);
    const isFrom = token.english === "of" && isTo(tokens[at + 2]) && unit !== null && unit === symbolOf(tokens[at + 3]);
    const isAfter = /(?:^of|from)$/.test(tokens[at - 2]?.english ?? "") && isSameAround(tokens, at);
    const isUntil = isTo(token) && (isAfter || CHANGE.test(tokens[at - 1]?.english ?? ""));
    if (token.english === CHANGING) return word(directionOf(tokens[at + 1], tokens[at + 3]));
    return isFrom ? word("from") : isUntil ? word("to") : token;
  });
}

const CHANGING = "changes from";

/** "Passe de 20 °C à 40 °C": which way, by the values. */
function directionOf(from: Token | undefined, to: Token | undefined): string {
  const unit = symbolOf(from);
  const [before, after] = [from, to].map((token) =>
    Number(/^[-−]?[\d.]+(?= )/.exec(token?.english ?? "")?.[0]?.replace("−", "-")),
  );
  if (unit === null || unit !== symbolOf(to) || before === undefined || after === undefined) return CHANGING;
  return after > before ? "increases from" : after < before ? "decreases from" : CHANGING;
}

const isTo = (token: Token | undefined): boolean => token?.english === "@to" || token?.english === "to";

function isSameAround(tokens: readonly Token[], at: number): boolean {
  const unit = symbolOf(tokens[at - 1]);
  return unit !== null && unit === symbolOf(tokens[at + 1]);
}

const ASKS = /^(?:what|what is|calculate|determine|find|convert|how many|how much|how long)$/;

/** "No se añade …", "la masa no es 5 g": what is not so, in a sentence that tells or asks. */
export function isNegated(tokens: readonly Token[]): boolean {
  let sentence: Token[] = [];
  for (const token of [...tokens, { english: ".", kind: "mark" } as const]) {
    if (!isMark(token, ".", "?", "\n")) {
      sentence.push(token);
      continue;
    }
    const isTelling = sentence.some(({ kind, english }) => kind === "quantity" || ASKS.test(english));
    if (isTelling && sentence.some(({ english }) => english === "not")) return true;
    sentence = [];
  }
  return false;
}

/** Behind these stands what contains something, or what is told of it. */
const SUBJECT = /^(?:this|a|of a|its|that|whose|where|in|in the|with|if|when)$/;

/** "How many atoms contains 2 g of iron": what is asked for is in it. */
function turnContained(tokens: readonly Token[]): Token[] {
  let isAsked = false;
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    if (token.kind === "mark") isAsked = false;
    else if (ASKS.test(token.english)) isAsked = true;
    else if (token.kind === "quantity" || SUBJECT.test(token.english)) isAsked = false;
    if (token.english !== "contains" || !isAsked || next === undefined || next.kind === "mark") return token;
    return word("are contained in");
  });
}

const ORDERS: Readonly<Record<string, string>> = { "0": "zero order", "1": "first order", "2": "second order" };

/** "Bore 10", "d'ordre 1": a number that belongs to the word before it. */
function joinNumbers(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const before = out.at(-1);
    const order = before?.english === "order" ? ORDERS[token.english] : undefined;
    if (order !== undefined) out.splice(-1, 1, word(order));
    else if (token.kind === "number" && before?.kind === "substance" && isNuclide(before.english, token.english))
      out.splice(-1, 1, { ...before, english: `${before.english}-${token.english}` });
    else out.push(token);
  }
  return out;
}

const SYMBOLS: ReadonlyMap<string, string> = new Map(listElementNames("en").map(({ name, symbol }) => [name, symbol]));

function isNuclide(name: string, mass: string): boolean {
  const element = findElement(SYMBOLS.get(name) ?? "");
  return element !== null && /^\d{1,3}$/.test(mass) && isPossibleMassNumber(element.number, Number(mass));
}

/** The order that the readers of English know. */
export function settleRomance(tokens: readonly Token[]): Token[] {
  return turnRaising(settleRanges(settleEach(turnIons(turnContents(joinNumbers(turnContained(tokens)))))));
}
