import { parseNuclide } from "../../../chemistry/formula/nuclide.ts";
import { quantity as measured } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { isAsk, isSense, splitSentences } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import type { Statement } from "../statement.ts";
import { isPercent } from "../substance-mentions.ts";
import type { ProblemToken } from "../tokens.ts";
import { readRows } from "./isotope-rows.ts";
import type { Mention, Row } from "./isotope-rows.ts";
import { toStatement } from "./isotope-statement.ts";
import {
  FARTHEST_FROM_NUMBER,
  findBehind,
  isKnown,
  isMassOfElement,
  nuclideOf,
  readQuantity,
} from "./isotope-tokens.ts";
import { readOtherMass } from "./mass-of-isotope.ts";

/** Reads what a text tells of the isotopes of one element, and which of their mean mass and their shares it asks for. */

const ASKED = ["atomic-mass", "relative-atomic-mass", "abundance"] as const;
type Asked = (typeof ASKED)[number];

function findAsked(token: ProblemToken): Asked | null {
  if (isSense(token, "average")) return "atomic-mass";
  return ASKED.find((kind) => isSense(token, `kind/${kind}`)) ?? null;
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

/** A nuclide's mass is near its mass number; without a mass, the mass number has to do. */
function withMass({ isotope, mass, share }: Row): Row | null {
  const number = parseNuclide(isotope)?.massNumber;
  if (number === undefined) return mass === null ? null : { isotope, mass, share };
  if (mass === null) return { isotope, mass: measured(String(number), "u", null), share };
  return mass.value.minus(number).abs().lte(FARTHEST_FROM_NUMBER) ? { isotope, mass, share } : null;
}

const byMass = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.mass?.value.comparedTo(b.mass?.value ?? 0) ?? 0);

/** The lighter or the heavier one, where a stretch of a text speaks of one of them. */
function findByWeight(tokens: readonly ProblemToken[], rows: readonly Row[]): Row | undefined {
  const [isLighter, isHeavier] = (["lighter", "heavier"] as const).map((sense) =>
    tokens.some((token) => isSense(token, sense)),
  );
  return isLighter === isHeavier ? undefined : byMass(rows).at(isLighter ? 0 : -1);
}

/** "The lighter isotope has an abundance of 50.69 %": one share, told of one of two masses. */
function readShareByWeight(sentences: readonly Sentence[], mentions: readonly Mention[]): Row[] | null {
  const shares = mentions.flatMap((mention) => (mention.kind === "X" ? [mention.quantity] : []));
  const masses = mentions.flatMap((mention) => (mention.kind === "M" ? [mention.quantity] : []));
  const [share] = shares;
  if (shares.length !== 1 || masses.length !== 2 || share === undefined || share === null) return null;
  const rows = masses.map((mass, index): Row => ({ isotope: String(index + 1), mass, share: null }));
  const told = sentences.find((sentence) =>
    sentence.some((token) => token.kind === "quantity" && token.reading.quantity.value.eq(share.value)),
  );
  const own = findByWeight(told ?? [], rows);
  return own === undefined ? null : rows.map((row) => (row === own ? { ...row, share } : row));
}

/** "28Si (27.98 u, 92.23 %), 29Si (28.98 u, 4.68 %) and 30Si (29.97 u)": the one without a share has the rest. */
function withRest(mentions: readonly Mention[]): readonly Mention[] {
  const starts = mentions.flatMap(({ kind }, at) => (kind === "N" ? [at] : []));
  const groups = starts.map((start, index) => mentions.slice(start, starts[index + 1] ?? mentions.length));
  const written = groups.map((group) => group.map(({ kind }) => kind).join(""));
  const isOpen = starts[0] === 0 && written.filter((each) => each === "NM").length === 1;
  return isOpen && written.every((each) => each === "NM" || each === "NMX")
    ? groups.flatMap((group): readonly Mention[] =>
        group.length === 2 ? [...group, { kind: "X", quantity: null }] : group,
      )
    : mentions;
}

function readMean(sentences: readonly Sentence[], mentions: readonly Mention[], asked: Asked): Statement | null {
  const rows = (readRows(withRest(mentions)) ?? readShareByWeight(sentences, mentions))?.map(withMass) ?? [null];
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
  const one = findByWeight(tokens, rows);
  return one === undefined ? rows.map(({ isotope }) => isotope) : [one.isotope];
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
  if (question === null) return readOtherMass(sentences);
  const mentions = listMentions(sentences, question);
  if (question.asked !== "abundance")
    return asksMean(sentences, question) ? readMean(sentences, mentions, question.asked) : readOtherMass(sentences);
  const asking = (sentences[question.sentence] ?? []).slice(question.start, question.end);
  return readShares(mentions, asking, listToldMeans(sentences, question));
}
