import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import { quantity as measured } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { isAsk, isSense, splitSentences } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import type { Given, Statement } from "../statement.ts";
import { isPercent } from "../substance-mentions.ts";
import type { ProblemToken } from "../tokens.ts";
import { readRows } from "./isotope-rows.ts";
import type { Mention, Row } from "./isotope-rows.ts";
import { parseNuclide } from "../../../chemistry/formula/nuclide.ts";

/** Reads what a text tells of the isotopes of one element, and which of their mean mass and their shares it asks for. */

const NO_WORDS = { before: [], behind: [] };

const SIGNS: ReadonlySet<string> = new Set(["(", ")", ",", ":", "="]);

const WORDS = [
  "what",
  "find",
  "asked",
  "of",
  "in",
  "is",
  "and",
  "has",
  "contain",
  "when",
  "from",
  "to",
  "with",
  "filler",
  "isotope",
  "lighter",
  "heavier",
  "remainder",
  "average",
  "kind/atomic-mass",
  "kind/relative-atomic-mass",
  "kind/isotope-mass",
  "kind/abundance",
] as const;

const ASKED = ["atomic-mass", "relative-atomic-mass", "abundance"] as const;
type Asked = (typeof ASKED)[number];

function findAsked(token: ProblemToken): Asked | null {
  if (isSense(token, "average")) return "atomic-mass";
  return ASKED.find((kind) => isSense(token, `kind/${kind}`)) ?? null;
}

function isAtomicUnit({ unit }: Quantity): boolean {
  const [factor, ...others] = unit.factors;
  return (
    unit.dimension === DIMENSIONS.mass &&
    others.length === 0 &&
    (factor?.unit.symbol === "u" || factor?.unit.symbol === "Da")
  );
}

/** A share is a percentage or a fraction of one; a mass is in u, or a pure number as a relative mass. */
function readQuantity(quantity: Quantity): Mention | null {
  if (isPercent(quantity)) return { kind: "X", quantity };
  if (isAtomicUnit(quantity)) return { kind: "M", quantity };
  if (quantity.unit.factors.length > 0 || !quantity.value.gt(0)) return null;
  return quantity.value.lt(1) ? { kind: "X", quantity } : { kind: "M", quantity: { ...quantity, unit: getUnit("u") } };
}

function nuclideOf(token: ProblemToken): string | null {
  const formula = token.kind === "substance" ? token.substance.formulas[0] : undefined;
  return formula !== undefined && parseNuclide(formula) !== null ? formula : null;
}

/** Whether a token may stand in such a text at all: a word that is not known may change what is asked. */
function isKnown(token: ProblemToken): boolean {
  if (token.kind === "quantity") return readQuantity(token.reading.quantity) !== null;
  if (token.kind === "substance") return nuclideOf(token) !== null || token.substance.element !== null;
  if (token.kind === "unit")
    return (
      token.unit.unit.dimension === DIMENSIONS.none ||
      token.unit.unit.factors.every(({ unit }) => unit.symbol === "u" || unit.symbol === "Da")
    );
  return token.kind === "sign" ? SIGNS.has(token.sign) : isSense(token, ...WORDS);
}

type Place = { readonly sentence: number; readonly at: number };

type Question = {
  readonly asked: Asked;
  /** The places of the question's own words. */ readonly sentence: number;
  readonly start: number;
  readonly end: number;
};

/** "What is the … ?" asks for what comes next; "… 是多少" for what came last. The question ends where its sentence tells on. */
function readQuestion(sentence: Sentence, { sentence: index, at }: Place): Question | null {
  const isBehind = isSense(sentence[at], "asked");
  const named = sentence.flatMap((token, place) => {
    const asked = findAsked(token);
    return asked === null ? [] : [{ asked, place }];
  });
  const kind = isBehind ? named.findLast(({ place }) => place < at) : named.find(({ place }) => place > at);
  if (kind === undefined) return null;
  const isTelling = (token: ProblemToken): boolean => token.kind === "quantity" || isSense(token, "when");
  const end = sentence.findIndex((token, place) => place > Math.max(at, kind.place) && isTelling(token));
  const start =
    sentence.findLastIndex(
      (token, place) =>
        place < Math.min(at, kind.place) &&
        (token.kind === "quantity" || (token.kind === "sign" && token.sign === ",")),
    ) + 1;
  return { asked: kind.asked, sentence: index, start, end: end === -1 ? sentence.length : end };
}

/** The one question; a second one, or the same asked twice, is null. */
function findQuestion(sentences: readonly Sentence[]): Question | null {
  const places = sentences.flatMap((sentence, index) =>
    sentence.flatMap((token, at): Place[] => (isAsk(token) ? [{ sentence: index, at }] : [])),
  );
  const questions = places.map((place) => readQuestion(sentences[place.sentence] ?? [], place));
  const [first, ...others] = questions;
  // "What percentage … , calculate": two words for one question name the same quantity.
  const isOne = others.every(
    (other) => other !== null && first !== null && other.asked === first?.asked && other.sentence === first.sentence,
  );
  return first === undefined || !isOne ? null : first;
}

function isWithin({ sentence, start, end }: Question, index: number, at: number): boolean {
  return index === sentence && at >= start && at < end;
}

/** Masses, shares and nuclides outside the question; for a mean those of the question's sentence count too. */
function listMentions(sentences: readonly Sentence[], question: Question): Mention[] {
  const tells = (sentences[question.sentence] ?? []).some(({ kind }) => kind === "quantity");
  return sentences.flatMap((sentence, index) =>
    sentence.flatMap((token, at): Mention[] => {
      const isAsked = isWithin(question, index, at) && (question.asked === "abundance" || !tells);
      if (token.kind === "quantity") return [readQuantity(token.reading.quantity) ?? []].flat();
      if (isSense(token, "remainder")) return [{ kind: "X", quantity: null }];
      const nuclide = isAsked ? null : nuclideOf(token);
      return nuclide === null ? [] : [{ kind: "N", nuclide }];
    }),
  );
}

/** Whether all that is named is of one element. */
function isOneElement(tokens: readonly ProblemToken[]): boolean {
  const symbols = tokens.flatMap((token) => {
    const nuclide = nuclideOf(token);
    if (nuclide !== null) return [parseNuclide(nuclide)?.symbol];
    return token.kind === "substance" ? [token.substance.element] : [];
  });
  return new Set(symbols).size <= 1;
}

/** No stable nuclide's mass, rounded to tenths, is farther from its mass number. */
const FARTHEST_FROM_NUMBER = 0.11;

/** A nuclide's mass is near its mass number; without a mass, the mass number has to do. */
function withMass({ isotope, mass, share }: Row): Row | null {
  const number = parseNuclide(isotope)?.massNumber;
  if (number === undefined) return mass === null ? null : { isotope, mass, share };
  if (mass === null) return { isotope, mass: measured(String(number), "u", null), share };
  return mass.value.minus(number).abs().lte(FARTHEST_FROM_NUMBER) ? { isotope, mass, share } : null;
}

function toGivens(rows: readonly Row[]): Given[] {
  const given = (kind: Kind, of: string, quantity: Quantity): Given => ({
    variable: variableOf(kind, of),
    quantity,
    words: NO_WORDS,
  });
  return rows.flatMap(({ isotope, mass, share }) => [
    ...(mass === null ? [] : [given("isotope-mass", isotope, mass)]),
    ...(share === null || share === undefined ? [] : [given("abundance", isotope, share)]),
  ]);
}

function toStatement(
  rows: readonly Row[],
  mean: Quantity | null,
  goals: readonly (readonly [Kind, string | null])[],
): Statement {
  const givens = [
    ...(mean === null ? [] : [{ variable: variableOf("atomic-mass", null), quantity: mean, words: NO_WORDS }]),
    ...toGivens(rows),
  ];
  return {
    givens,
    goals: goals.map(([kind, of]) => ({ variable: variableOf(kind, of), unit: null, words: NO_WORDS })),
    scene: {
      ...BARE_SCENE,
      givens: givens.map(({ variable }) => variable),
      isotopes: rows.map(({ isotope }) => isotope),
    },
  };
}

function readMean(mentions: readonly Mention[], asked: Asked): Statement | null {
  const rows = readRows(mentions)?.map(withMass) ?? [null];
  if (!rows.every((row) => row !== null)) return null;
  const untold = rows.filter(({ share }) => share === null || share === undefined).length;
  // Relative masses are pure numbers; with one in u the mean has its unit.
  return untold > 1 ? null : toStatement(rows, null, [[asked, null]]);
}

/** Of three masses the mean is the one between; beside two mass numbers, the only one. */
function splitMean(
  mentions: readonly Mention[],
): { readonly mean: Quantity; readonly others: readonly Mention[] } | null {
  const masses = mentions
    .flatMap((mention) => (mention.kind === "M" ? [mention.quantity] : []))
    .toSorted((a, b) => a.value.comparedTo(b.value));
  const mean = masses.length === 3 ? masses[1] : masses.length === 1 ? masses[0] : undefined;
  return mean === undefined
    ? null
    : { mean, others: mentions.filter((mention) => mention.kind !== "M" || mention.quantity !== mean) };
}

/** Which shares the question is after: of the nuclides that it names, of the lighter or heavier one, else of both. */
function listWanted(tokens: readonly ProblemToken[], rows: readonly Row[]): string[] {
  const named = tokens.flatMap((token) => nuclideOf(token) ?? []);
  if (named.length > 0) return [...new Set(named)];
  const byMass = rows.toSorted((a, b) => a.mass?.value.comparedTo(b.mass?.value ?? 0) ?? 0);
  const [isLighter, isHeavier] = [
    tokens.some((token) => isSense(token, "lighter")),
    tokens.some((token) => isSense(token, "heavier")),
  ];
  if (isLighter !== isHeavier) return [(isLighter ? byMass[0] : byMass.at(-1))?.isotope ?? ""];
  return rows.map(({ isotope }) => isotope);
}

function readShares(
  mentions: readonly Mention[],
  asking: readonly ProblemToken[],
  told: readonly Quantity[],
): Statement | null {
  const split = splitMean(mentions);
  if (
    split === null ||
    !told.some(({ value }) => value.eq(split.mean.value)) ||
    split.others.some(({ kind }) => kind === "X")
  )
    return null;
  // Nuclides that only the question names are those of the text.
  const named = split.others.some(({ kind }) => kind === "N")
    ? []
    : asking.flatMap((token): Mention[] => [nuclideOf(token) ?? []].flat().map((nuclide) => ({ kind: "N", nuclide })));
  const rows = readRows([...named, ...split.others])?.map(withMass) ?? [null];
  if (rows.length !== 2 || !rows.every((row) => row !== null)) return null;
  const wanted = listWanted(asking, rows);
  const isKnownIsotope = wanted.every((each) => rows.some(({ isotope }) => isotope === each));
  return isKnownIsotope
    ? toStatement(
        rows,
        split.mean,
        wanted.map((each) => ["abundance", each]),
      )
    : null;
}

const isMassOfElement = (token: ProblemToken): boolean =>
  isSense(token, "average", "kind/atomic-mass", "kind/relative-atomic-mass");

/** What comes behind a word, over harmless ones. */
function findBehind(sentence: Sentence, at: number): ProblemToken | undefined {
  return sentence.slice(at + 1).find((token) => !isSense(token, "of", "filler", "is"));
}

const namesIsotope = (token: ProblemToken | undefined): boolean =>
  token !== undefined && (nuclideOf(token) !== null || isSense(token, "isotope", "lighter", "heavier"));

/**
 * Whether the mean is asked for, and not told: nobody calls the mass of one isotope "average", while "atomic mass" may be
 * either. Isotopes without a name could take a told mean for the mass of one of them.
 */
function asksMean(sentences: readonly Sentence[], question: Question): boolean {
  const hasNames = sentences.flat().some((token) => nuclideOf(token) !== null);
  return sentences.every((sentence, index) =>
    sentence.every((token, at) => {
      if (!isMassOfElement(token)) return true;
      const behind = findBehind(sentence, at);
      if (isWithin(question, index, at)) return !namesIsotope(behind);
      const isOfElement = behind?.kind === "substance" && nuclideOf(behind) === null;
      return hasNames && !isSense(token, "average") && !isOfElement;
    }),
  );
}

/** The masses that the text calls those of the element: the quantity behind such a word, else the one before it. */
function listToldMeans(sentences: readonly Sentence[], question: Question): Quantity[] {
  return sentences.flatMap((sentence, index) =>
    sentence.flatMap((token, at): Quantity[] => {
      if (!isMassOfElement(token) || isWithin(question, index, at)) return [];
      const told =
        sentence.slice(at).find(({ kind }) => kind === "quantity") ??
        sentence.findLast((each, place) => each.kind === "quantity" && place < at);
      const mention = told?.kind === "quantity" ? readQuantity(told.reading.quantity) : null;
      return mention?.kind === "M" ? [mention.quantity] : [];
    }),
  );
}

/** "69,2 % en masa": a share of the mass, not of the atoms. */
function isShareOfMass(tokens: readonly ProblemToken[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind === "quantity" &&
    isPercent(token.reading.quantity) &&
    isSense(tokens[at + 1], "in") &&
    isSense(tokens[at + 2], "kind/isotope-mass")
  );
}

/** The tokens of a problem about isotopes → what it states and asks; null when they do not say it beyond doubt. */
export function readIsotopes(tokens: readonly ProblemToken[]): Statement | null {
  const sentences = splitSentences(tokens);
  if (!sentences.flat().every(isKnown) || !isOneElement(tokens) || tokens.some((_, at) => isShareOfMass(tokens, at)))
    return null;
  const question = findQuestion(sentences);
  if (question === null) return null;
  const mentions = listMentions(sentences, question);
  if (question.asked !== "abundance") return asksMean(sentences, question) ? readMean(mentions, question.asked) : null;
  const asking = (sentences[question.sentence] ?? []).slice(question.start, question.end);
  return readShares(mentions, asking, listToldMeans(sentences, question));
}
