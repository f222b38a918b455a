import { type Color, isCalled, partsOf, type SpokenColor } from "../../chemistry/analysis/colors.ts";
import { findLook, type Look } from "../../chemistry/analysis/looks.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { type Clause, judged, type Mentioned, right, type Statement } from "./statement.ts";

const WORDS: Readonly<Partial<Record<Concept, SpokenColor>>> = {
  red: "red",
  blue: "blue",
  pink: "pink",
  colorless: "colorless",
  orange: "orange",
  yellow: "yellow",
  green: "green",
  purple: "purple",
  white: "white",
  brown: "brown",
  black: "black",
};
/** What one eye or book calls the one, and another the other. */
const NEAR: Readonly<Record<string, string>> = {
  red: "orange brown pink purple crimson",
  blue: "green purple lilac",
  pink: "red purple lilac crimson pale",
  colorless: "white pale",
  orange: "red yellow brown",
  yellow: "orange green brown cream golden",
  green: "yellow blue pale",
  purple: "blue pink red lilac black",
  white: "colorless cream off grey silvery",
  brown: "red orange yellow black",
  black: "grey brown purple blue",
};
const STATES: Readonly<Partial<Record<Concept, keyof Look>>> = {
  "solution-of": "solution",
  solid: "solid",
  liquid: "liquid",
  gas: "gas",
};
/** Between a substance and its colour; `black copper(II) oxide`, `a white precipitate of silver chloride`. */
const FARTHEST = 30;
const FARTHEST_BEHIND = 20;
const PARTED = /[,;:.()]|(?<!\p{L})(?:is|are|in|with|to|and)(?!\p{L})/u;
const PRECIPITATE = /precipit|précipit|沉淀|अवक्षेप|ዝቃጭ|ጥሩር/iu;
/** A flame, an indicator or what it turns into has another colour than the substance. */
const OF_OTHERS = /flam|llama|burn|combust|arde|brûl|火焰|焰|燃|ज्वाला|लौ|जल|ነበልባል|ይቃጠላ|complex|ammonia|amoniaco|氨/iu;
/** Freshly made the one is white, in school books green; the other is red, and green with time. */
const UNSURE: ReadonlySet<string> = new Set(["Fe(OH)2", "Cu"]);

/** The colour of a substance or its ion in water: of what stands at once beside it. */
export function judgeColors(clause: Clause): Statement[] {
  const { concepts, mentioned, isDenied } = clause;
  const isOfIndicator = concepts.some(({ concept }) => concept === "litmus" || concept === "phenolphthalein");
  if (isDenied || isOfIndicator) return [];
  return concepts.flatMap((said): Statement[] => {
    const color = WORDS[said.concept];
    if (color === undefined) return [];
    const before = mentioned.findLast(({ end }) => end <= said.start && said.start - end <= FARTHEST);
    const owners = [behindOf(said, clause), before].filter((each) => each !== undefined);
    const isPrecipitate = PRECIPITATE.test(clause.text);
    const formulas =
      owners.length === 0 && mentioned.length === 0 && isPrecipitate
        ? clause.last.filter((formula) => isInsoluble(formula)).slice(-1)
        : owners.flatMap((owner) => owner.formulas);
    const states = statesIn(clause, isPrecipitate);
    const known = formulas.map((formula) => looksOf(formula, states));
    if (known.flat().some((each) => isCalled(each, [color]))) return [right(said)];
    const isAlone =
      mentioned.length <= 1 && formulas.length === 1 && !UNSURE.has(formulas[0] ?? "") && isOnlyColor(said, clause);
    return isAlone && isSurelyOther(said, color, known.flat(), clause) ? [judged(said, false)] : [];
  });
}

function behindOf({ end }: FoundConcept, { mentioned, text, start }: Clause): Mentioned | undefined {
  const next = mentioned.find((each) => each.start >= end);
  if (next === undefined || next.start - end > FARTHEST_BEHIND) return undefined;
  return PARTED.test(text.slice(end - start, next.start - start)) ? undefined : next;
}

function statesIn({ concepts }: Clause, isPrecipitate: boolean): readonly (keyof Look)[] {
  const told = concepts.flatMap(({ concept }) => STATES[concept] ?? []);
  return isPrecipitate ? ["solid"] : told;
}

/** In the states that are spoken of, where one has a colour there; else in all. */
function looksOf(formula: string, states: readonly (keyof Look)[]): Color[] {
  const look = findLook(formula) ?? {};
  const own = states.flatMap((state) => look[state] ?? []);
  return own.length > 0 ? own : Object.values(look);
}

const isOnlyColor = (said: FoundConcept, { concepts }: Clause): boolean =>
  concepts.every((each) => each === said || WORDS[each.concept] === undefined);

function isSurelyOther(
  { start }: FoundConcept,
  told: SpokenColor,
  known: readonly Color[],
  { text, concepts }: Clause,
): boolean {
  if (known.length === 0 || OF_OTHERS.test(text)) return false;
  if (
    concepts.some((each) => each.concept === "becomes" && each.start < start) ||
    known.some((each) => METALLIC.has(each))
  )
    return false;
  const near = (NEAR[told] ?? "").split(" ");
  return known.every((each) => partsOf(each).every((part) => part !== told && !near.includes(part)));
}

const METALLIC: ReadonlySet<Color> = new Set(["silvery", "golden"]);

function isInsoluble(formula: string): boolean {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt !== null && findSolubility(salt) === "insoluble";
}
