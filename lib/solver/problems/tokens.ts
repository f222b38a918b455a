import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findIonNamed } from "../../nomenclature/list-names.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import type { UnitReading } from "../../quantity/units/parse-unit.ts";
import type { Locale } from "../../i18n/locales.ts";
import { assembleEquations } from "../equations.ts";
import { spend } from "../../budget/budget.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import { normalise } from "../normalise.ts";
import { readPieces } from "../pieces.ts";
import { atomsOf, sameAtoms } from "../../chemistry/formula/atoms.ts";
import { findApposition } from "../substances.ts";
import { isConcept, isSign } from "../token-kinds.ts";
import { readTokens } from "../tokens.ts";
import type { Substance, Token } from "../tokens.ts";
import { spellOut } from "./casual-spelling.ts";
import { hasLooseIonName, hasUnnamedIons } from "./bare-ions.ts";
import { resolveIons } from "./ions-of-salts.ts";
import { distributeLists } from "./distribute.ts";
import { isLoose, isSense } from "./sentences.ts";
import { tellFalls } from "./turned-falls.ts";
import { readRanges } from "./ranges.ts";
import { dropStatedFactors } from "./stated-factors.ts";
import { readSingleParticles } from "./single-particles.ts";
import { MARK, maskQuantities } from "./mask.ts";
import type { Reading } from "./mask.ts";
import { spellSymbols } from "./symbols.ts";

/** A token of a word problem: also a unit by itself. */
export type ProblemToken = Token | { readonly kind: "unit"; readonly unit: UnitReading };

/** Shorter words are no names of units, and symbols were taken out before. */
const SHORTEST_UNIT_NAME = 3;

const PLACE = /^\ue001(\d+)$/;

function placeToken(reading: Reading | undefined, index: number): Token {
  return reading?.kind === "quantity"
    ? { kind: "quantity", reading: reading.quantity }
    : { kind: "unknown", text: `\ue001${index}` };
}

function readStretches(masked: string, readings: readonly Reading[], vocabulary: Vocabulary): Token[] {
  const stretches = normalise(masked).split(MARK);
  return stretches.flatMap((stretch, index): Token[] => {
    const tokens = readTokens(readPieces(stretch, vocabulary), vocabulary);
    return index === stretches.length - 1 ? tokens : [...tokens, placeToken(readings[index], index)];
  });
}

/** "To decay" is what a sample does; decays are counted in a time. */
function asVerb(unit: UnitReading): ProblemToken {
  const isVerb = unit.unit.counted === "decays" && unit.unit.factors.length <= 1 && unit.unit.dimension === 0;
  return isVerb ? { kind: "concept", concept: "decays" } : { kind: "unit", unit };
}

/** Units that were taken out, and unknown words that name one ("grams"). */
function readUnits(tokens: readonly Token[], readings: readonly Reading[], locale: Locale): ProblemToken[] {
  return tokens.map((token): ProblemToken => {
    if (token.kind !== "unknown") return token;
    const place = PLACE.exec(token.text)?.[1];
    const reading = place === undefined ? undefined : readings[Number(place)];
    if (reading?.kind === "unit") return asVerb(reading.unit);
    if (token.text.length < SHORTEST_UNIT_NAME) return token;
    const unit = parseUnit(token.text, { words: UNIT_WORDS[locale] });
    return unit.ok ? asVerb(unit.value) : token;
  });
}

/** "Glucose (C6H12O6)", "silver oxide, Ag2O,": a name with its formula behind it is one substance. Null when they differ. */
function joinWrittenNames(tokens: readonly Token[]): Token[] | null {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { next, isBracketed } = findApposition(tokens, at);
    const second = tokens[next];
    const isPair =
      token.kind === "substance" &&
      second?.kind === "substance" &&
      token.substance.source === "name" &&
      second.substance.source === "formula";
    if (!isPair) {
      joined.push(token);
      continue;
    }
    const merged = merge(token.substance, second.substance);
    if (merged === null && (isBracketed || contradicts(token.substance, second.substance, tokens.slice(next + 1))))
      return null;
    joined.push(merged === null ? token : { kind: "substance", substance: merged });
    if (merged === null) continue;
    const end = tokens[next + 1]?.kind === "state" ? next + 1 : next;
    at =
      (isBracketed && isSign(tokens[end + 1], ")")) || (next === at + 2 && !isBracketed && isSign(tokens[end + 1], ","))
        ? end + 1
        : end;
  }
  const written = listWritten(joined);
  return joined.map((token) => asWritten(token, written));
}

/** The formulas that a text writes, by their atoms. */
function listWritten(tokens: readonly Token[]): ReadonlyMap<string, readonly Token[]> {
  const written = new Map<string, Token[]>();
  const known = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "substance" || token.substance.source !== "formula") continue;
    const formula = token.substance.formulas[0] ?? "";
    const atoms = atomsOf(formula);
    if (atoms === null || known.has(formula)) continue;
    known.add(formula);
    written.set(atoms, [...(written.get(atoms) ?? []), token]);
  }
  return written;
}

/** A name that is a formula elsewhere in the text is that formula everywhere: acetone as C3H6O. */
function asWritten(token: Token, written: ReadonlyMap<string, readonly Token[]>): Token {
  if (token.kind !== "substance" || token.substance.source !== "name" || token.substance.element !== null) return token;
  const [formula, ...others] = token.substance.formulas;
  if (formula === undefined || others.length > 0) return token;
  const other = written
    .get(atomsOf(formula) ?? "")
    ?.find((each) => each.kind === "substance" && each.substance.formulas[0] !== formula);
  return other ?? token;
}

/** Longer descriptions are no names. */
const LONGEST_NAME = 3;

/** "Saccharin, C7H5NO3S,": an unknown name right before its formula is that substance, there and wherever it is named. */
function describeFormulas(tokens: readonly Token[]): Token[] {
  const named = new Map<string, Token>();
  const described: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const name = readUnknownName(tokens, at);
    const formula = name === null ? undefined : tokens[at + name.length + 1];
    if (
      name === null ||
      formula?.kind !== "substance" ||
      !isSign(tokens[at + name.length], "(", ",") ||
      formula.substance.source !== "formula" ||
      formula.substance.element !== null
    ) {
      described.push(token);
      continue;
    }
    for (const word of name) named.set(word, formula);
    // "Silver sulfadiazine, AgC10H9N4SO2": the element belongs to the name.
    const before = described.at(-1);
    if (before?.kind === "substance" && before.substance.source === "name" && before.substance.element !== null)
      described.pop();
    described.push(formula);
    at += name.length + 1;
    if (isSign(tokens[at + 1], ")", ",")) at += 1;
  }
  return described.map((token) => (token.kind === "unknown" ? (named.get(token.text.toLowerCase()) ?? token) : token));
}

function readUnknownName(tokens: readonly Token[], at: number): string[] | null {
  const words: string[] = [];
  for (
    let token = tokens[at];
    token?.kind === "unknown" && !PLACE.test(token.text) && words.length < LONGEST_NAME;
    token = tokens[at + words.length]
  )
    words.push(token.text.toLowerCase());
  return words.length === 0 ? null : words;
}

function merge(name: Substance, written: Substance): Substance | null {
  const formula = written.formulas[0] ?? "";
  // "Sulfur, S8": the formula tells which molecules.
  const isForm = name.element !== null && written.element === null && listElements(formula).join() === name.element;
  return isForm || name.formulas.some((named) => sameAtoms(named, formula)) ? { ...written, text: formula } : null;
}

/** The symbols of a formula, deuterium as the hydrogen that it is. */
function listElements(formula: string): string[] {
  const parsed = parseFormula(formula);
  const symbols = parsed.ok
    ? [...parsed.value.counts.keys()].map((key) => key.replace(/^\d+/, "").replace(/^[DT]$/, "H"))
    : [];
  return [...new Set(symbols)].toSorted();
}

/** "Water, D2O", "salt, KCl?": another formula where that of the name should stand; in a list it is one more substance. */
function contradicts(name: Substance, written: Substance, behind: readonly Token[]): boolean {
  const elements = listElements(written.formulas[0] ?? "").join();
  if (name.formulas.some((formula) => listElements(formula).join() === elements)) return true;
  const [next, another] = behind;
  const isClosed = next === undefined || isSign(next, ".", "?", "newline");
  const isInserted =
    isSign(next, ",") && another?.kind !== "substance" && another?.kind !== "quantity" && !isConcept(another, "and");
  return isClosed || isInserted;
}

/** "Freon-12": a number that belongs to a name. */
function dropNumbersOfNames(tokens: readonly Token[], text: string): Token[] {
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    return token.kind !== "number" || before?.kind !== "unknown" || !text.includes(`${before.text}-${token.text}`);
  });
}

/** "Sulfate ions": the name of an ion before the word for one. */
function nameIons(tokens: readonly ProblemToken[], { locale }: Vocabulary): ProblemToken[] {
  return tokens.map((token, at): ProblemToken => {
    const next = tokens[at + 1];
    if (token.kind !== "unknown" || next?.kind !== "unit" || next.unit.unit.counted !== "ions") return token;
    const ion = findIonNamed(token.text, locale);
    return ion === null
      ? token
      : { kind: "substance", substance: { text: token.text, source: "name", formulas: [ion], element: null } };
  });
}

/** "Titré par 25 mL de NaOH": behind a neutralization the word tells what it is done with, not a rate. */
function readAgents(tokens: readonly ProblemToken[]): ProblemToken[] {
  return tokens.map((token, at): ProblemToken => {
    if (token.kind !== "concept" || token.concept !== "per") return token;
    const sentence = tokens.slice(
      tokens.findLastIndex(
        (other, place) => place < at && other.kind === "sign" && [".", "?", "newline"].includes(other.sign),
      ) + 1,
      at,
    );
    const next = tokens.slice(at + 1).find((other) => !isLoose(other) && !isSense(other, "of"));
    const isAgent =
      sentence.some((other) => isSense(other, "neutralise")) &&
      (next?.kind === "quantity" || next?.kind === "substance");
    return isAgent ? { kind: "concept", concept: "with" } : token;
  });
}

/** A problem → its tokens; null when a number or a name in it is not certain. */
export function readProblemTokens(text: string, vocabulary: Vocabulary, locale: Locale): ProblemToken[] | null {
  spend(4 * text.length);
  const told = locale === "en" ? tellFalls(text) : text;
  const masked = text.includes(MARK) ? null : maskQuantities(spellSymbols(spellOut(told, locale), vocabulary), locale);
  if (masked === null) return null;
  const joined = joinWrittenNames(
    describeFormulas(
      dropNumbersOfNames(assembleEquations(readStretches(masked.text, masked.readings, vocabulary)), text),
    ),
  );
  const named =
    joined === null
      ? null
      : readSingleParticles(resolveIons(nameIons(readUnits(joined, masked.readings, locale), vocabulary)));
  return named === null || hasUnnamedIons(named) || hasLooseIonName(named, vocabulary)
    ? null
    : readRanges(distributeLists(dropStatedFactors(readAgents(named))));
}
