import { DOUBT } from "./gloss.ts";
import { isHead } from "./groups.ts";
import { isMark } from "./token.ts";
import type { Token } from "./token.ts";
import { readChange } from "./verbs.ts";

/** What keeps a text from being read word by word: whatever its words leave open, an answer would be a guess. */

const END: Token = { english: ".", kind: "mark" };

const ASKS = /^(?:what|what is|calculate|determine|find|convert|how many|how much|how long)$/;

/** Whether a sentence that tells a value or asks has a word that changes what is told, or may change it. */
function hasDoubt(tokens: readonly Token[]): boolean {
  let sentence: Token[] = [];
  for (const token of [...tokens, END]) {
    if (!isMark(token, ".", "?", "\n")) {
      sentence.push(token);
      continue;
    }
    const isTelling =
      token.english === "?" ||
      sentence.some((each) => each.kind === "quantity" || ASKS.test(each.english) || isHead(each));
    if (isTelling && sentence.some(({ kind, english }) => kind === "unknown" || english === DOUBT)) return true;
    sentence = [];
  }
  return false;
}

const CHANGE =
  /^(?:drops|falls|rises by|increases|decreases|compressed|expands|rises|lost|cooled|heated|warms up|is heated)$/;

/** What is heated for a reaction is not told to another temperature. */
const OF_HEAT = /^(?:cooled|heated|warms up|is heated)$/;

/** "The pressure increases by 0.50 atm", "the temperature increases as well": not to what it comes, with an order of its own. */
function tellsDifference(tokens: readonly Token[], isHeadLast: boolean): boolean {
  let clause: Token[] = [];
  for (const token of [...tokens, END]) {
    if (token.kind !== "mark") {
      clause.push(token);
      continue;
    }
    const hasDegrees = clause.some(({ kind, english }) => kind === "quantity" && / (?:°C|K|°F)$/.test(english));
    const isChange = clause.some(({ english }) => CHANGE.test(english) && (hasDegrees || !OF_HEAT.test(english)));
    const isState = clause.some(
      ({ english }) => /^(?:to|~to|@to|from|~from)$/.test(english) || english.endsWith(" to"),
    );
    const isOfState = clause.some((each) => isHead(each)) || clause.some(({ kind }) => kind === "quantity");
    const isBy = clause.some((_, at) => readChange(clause, at)?.said.some(({ english }) => /°C|K$/.test(english)));
    // "The freezing point decreases 1.60 °C": that is how far solutions are told.
    const isOfSolution = clause.some(({ english }) => /^(?:freezing|boiling) point/.test(english));
    if (isChange && !isState && isOfState && !isOfSolution && !(isBy && isHeadLast)) return true;
    clause = [];
  }
  return false;
}

const GENERIC = /^(?:acid|base|salt|oil|air|ice)$/;

/** "Acid is added": nobody says how much. */
function addsSomething(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ english }, at) =>
      /^(?:added|mixed)$/.test(english) &&
      [tokens[at - 1], tokens[at + 1]].some((token) => token !== undefined && GENERIC.test(token.english)),
  );
}

/** "How many grams of CO2 and of water": several questions in one. */
function asksForTwo(tokens: readonly Token[]): boolean {
  const ask = tokens.findIndex(({ english }) => ASKS.test(english));
  if (ask === -1) return false;
  return tokens.some(
    (token, at) =>
      token.english === "and" &&
      tokens[at - 1]?.kind === "substance" &&
      tokens[at + 1]?.kind !== "quantity" &&
      [tokens[at + 1], tokens[at + 2]].some((next) => next?.kind === "substance") &&
      Math.abs(at - ask) < 7 &&
      !tokens.slice(Math.min(at, ask), Math.max(at, ask)).some(({ kind }) => kind === "mark" || kind === "quantity"),
  );
}

/** 锆氟酸钠: pieces of a name that are known each by themselves. */
function namesInPieces(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ english }, at) => english === "acid" && tokens[at - 1]?.isName === true && tokens[at + 1]?.isName === true,
  );
}

/** "How many liters of air": of what the answer would be for a part. */
function asksForMixture(tokens: readonly Token[]): boolean {
  let clause: Token[] = [];
  for (const token of [...tokens, END]) {
    if (token.kind !== "mark") {
      clause.push(token);
      continue;
    }
    if (clause.some(({ english }) => english === "air") && clause.some(({ english }) => ASKS.test(english)))
      return true;
    clause = [];
  }
  return false;
}

/** Whether the words of a text leave open what it tells or asks. */
export function isUncertain(tokens: readonly Token[], isHeadLast: boolean): boolean {
  return (
    tellsDifference(tokens, isHeadLast) ||
    [hasDoubt, namesInPieces, addsSomething, asksForTwo, asksForMixture, hasMaterial].some((isOpen) => isOpen(tokens))
  );
}

/** A time before the one that is told of, and a choice between equations. */
const OTHER =
  /\b(?:before|ago)\b.*\bhalf life\b|\bhalf life\b.*\b(?:before|ago)\b|\bwhich (?:reaction )?equation\b|\bpercent yield unknown\b/s;

/** "Il y a 10 jours": so long ago, in the words for what there is. */
const LONG_AGO = /\b(?:contains|contained in) \d[\d.]* (?:s|min|h|d|wk|yr)\b/;

/** What gives heat to another thing, of which nothing is told: the one that is asked for loses it. */
const BETWEEN = /\bice\b[^.?]* is absorbed .*(?:J|heat)/;

/** What is only made of a substance, or is beside it. */
const MATERIALS = /^(?:oil|amalgam|brass|bronze|wood|glass|milk|juice|vinegar|alcohol|fuel|seawater|blood|stone|coal)$/;

/** "An amalgam of mercury", "water and oil": a value may be of either. */
function hasMaterial(tokens: readonly Token[]): boolean {
  // "A juice whose [H+] is …", "the H3O+ ions of a juice": a concentration, and an acidity, is of all that it is in.
  const isNamed = ({ kind, english }: Token): boolean =>
    kind === "substance" && !/^(?:\[|(?:H|H3O)\+$|OH-$)/.test(english);
  return tokens.some(({ english }) => MATERIALS.test(english)) && tokens.some((token) => isNamed(token));
}

const FALLING = /from (-?[\d.]+) °C to (-?[\d.]+) °C/;

const OF_TWO =
  /(?:volume|mass|number of moles|pressure) of [\d.]+ [^\s\d]+ (?:of )?\S+ and [\d.]+ [^\s\d]+ (?:of )?\S+/;

/** Two photons have twice the energy of one. */
const SEVERAL = /\b(?:two|three|four|five|six|ten) (?:photons?|electrons?|molecules?)\b/;

/** "The mass, the volume and the number of molecules": more than one answer tells. */
const OF_SEVERAL = /(?:calculate|determine|find|what is) [^.?]*, [^.?]*and (?:the )?number of/;

/** "Heat from 90 °C to 15 °C", "the volume of 32 g of O2 and 10 g of H2": what no question means, or what is two. */
export function isOdd(english: string): boolean {
  const [, from, to] = FALLING.exec(english) ?? [];
  const isCooled = from !== undefined && to !== undefined && Number(from) > Number(to);
  return (
    (isCooled && /\bto heat\b/.test(english)) ||
    OF_TWO.test(english) ||
    SEVERAL.test(english) ||
    OTHER.test(english) ||
    LONG_AGO.test(english) ||
    BETWEEN.test(english) ||
    OF_SEVERAL.test(english)
  );
}
