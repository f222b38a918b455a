import { KINDS } from "../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { QuantityReading } from "../../quantity/scan-quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isDecayShare, tellsDecay } from "./decay-shares.ts";
import { isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findKindOf } from "./senses.ts";
import type { Surroundings } from "./statement.ts";
import { FARTHEST, findSubstanceBehind, findSubstanceOf, findUnknownName, isPercent } from "./substance-mentions.ts";
import type { SubstanceMention } from "./substance-mentions.ts";
import { findLabel, findWord, isConnective, listConcepts, splitWordsAround, withoutNextKind } from "./surroundings.ts";
import type { ProblemToken } from "./tokens.ts";
import { findKindOfUnit } from "./units-of-kinds.ts";

/** A quantity of the text with what it measures, as far as its own words tell. */
export type QuantityMention = {
  readonly quantity: Quantity;
  readonly kind: Kind;
  readonly of: SubstanceMention | null;
  readonly label: Label | null;
  /** A name behind the quantity that is not known. */
  readonly unknownName: string | null;
  readonly words: Surroundings;
};

/** "85.0% CaCO3": of what else than its mass a solid is a share need not be said. "20% of the CaCO3" is a part of it. */
function readsShare(sentence: Sentence, at: number): boolean {
  return sentence[at + 1]?.kind === "substance";
}

/** "40.0% carbon" is a share by mass; other percentages must be named. */
function findPercentKind(sentence: Sentence, at: number, named: Kind | null): Kind | null {
  if (named !== null && KINDS[named].unit === "%") return named;
  if (tellsDecay(sentence)) return "fraction-left";
  if (isSense(sentence[at + 1], "pure") || readsShare(sentence, at)) return "mass-percent";
  const behind = findSubstanceBehind(sentence, at);
  return behind !== null && behind.substance.element !== null ? "mass-percent" : null;
}

function readKind(sense: string, fits: (kind: Kind) => boolean): Kind | null {
  const kind = findKindOf(sense);
  return kind !== null && fits(kind) ? kind : null;
}

/** Kinds that have no unit: pH, absorbance. Formulas are none of them. */
function isPureNumber(kind: Kind): boolean {
  return KINDS[kind].dimension === 0 && KINDS[kind].unit === "" && !kind.endsWith("-formula");
}

/** What a quantity measures: by its unit, and by the words around it where the unit leaves it open. */
function findKind(
  sentence: Sentence,
  at: number,
  quantity: Quantity,
  words: readonly ProblemToken[],
  nearest: readonly ProblemToken[],
): Kind | null {
  const fits = (kind: Kind): boolean =>
    KINDS[kind].dimension === quantity.unit.dimension && kind !== "limiting-reactant" && kind !== "excess-reactant";
  const first = findWord(words, findKindOf);
  const named = first !== null && fits(first) ? first : findWord(nearest, (sense) => readKind(sense, fits));
  if (isPercent(quantity)) return findPercentKind(sentence, at, named);
  if (isDecayShare(sentence, at, quantity)) return "fraction-left";
  const next = sentence
    .slice(at + 1, at + FARTHEST)
    .find((token) => !isLoose(token) && token.kind !== "substance" && !isSense(token, "of"));
  const isCount = next?.kind === "unit" && next.unit.unit.counted !== "";
  if (quantity.unit.factors.length === 0)
    return isCount ? findKindOfUnit(next.unit.unit) : findWord(nearest, (sense) => readKind(sense, isPureNumber));
  if (named !== null) return named;
  const kind = findKindOfUnit(quantity.unit);
  // "k = 0.045 s⁻¹": a letter that names a constant beside a first order, and a frequency nowhere near it.
  return kind === "frequency" && sentence.some((token) => isSense(token, "condition/decay")) ? "decay-constant" : kind;
}

/** "15 C2H4 molecules": a whole number of counted things; null for any other number before a formula. */
function readCount(sentence: Sentence, at: number): Quantity | null {
  const [number, substance, unit] = sentence.slice(at, at + 3);
  const isCount =
    number?.kind === "number" &&
    /^\d+$/.test(number.text) &&
    substance?.kind === "substance" &&
    unit?.kind === "unit" &&
    unit.unit.unit.counted !== "";
  return isCount ? pureNumber(number.text) : null;
}

/** "… has a volume of 5.25 cm3 and a mass of 59.5 g": the second of two properties belongs to the thing of the first. */
function inherit(sentence: Sentence, at: number, earlier: QuantityMention | undefined): SubstanceMention | null {
  const previous = sentence.findLastIndex((token, index) => index < at && token.kind === "quantity");
  const isListed =
    earlier !== undefined &&
    previous !== -1 &&
    sentence
      .slice(previous + 1, at)
      .every(
        (token) =>
          (isConnective(token) && token.kind !== "substance") ||
          isSense(token, "and") ||
          (token.kind === "sign" && token.sign === ","),
      );
  return isListed ? earlier.of : null;
}

/** "0.250 m NaCl": before a solute the letter is molal, not metre. */
function readMolal(sentence: Sentence, at: number, { quantity, unit }: QuantityReading): Quantity {
  const molal = unit?.alternatives.find(({ dimension }) => dimension === DIMENSIONS.molality);
  const next = sentence.slice(at + 1).find((token) => !isSense(token, "filler"));
  const isStrength = next?.kind === "substance" || next?.kind === "state" || isSense(next, "solution");
  return molal !== undefined && isStrength ? { ...quantity, unit: molal } : quantity;
}

/** The quantities of a sentence; null when one of them is not understood. `taken` are the places of its questions. */
export function readQuantities(sentence: Sentence, taken: ReadonlySet<number>): QuantityMention[] | null {
  const mentions: QuantityMention[] = [];
  for (const [at, token] of sentence.entries()) {
    const quantity =
      token.kind === "quantity"
        ? readMolal(sentence, at, token.reading)
        : token.kind === "number"
          ? readCount(sentence, at)
          : undefined;
    if (quantity === null) return null;
    if (quantity === undefined) continue;
    const [before, behind] = splitWordsAround(sentence, at, taken);
    const own = withoutNextKind(sentence, at, behind);
    const kind = findKind(sentence, at, quantity, [...before, ...own], [...before.toReversed(), ...own]);
    if (kind === null) return null;
    const of =
      isPercent(quantity) && kind !== "mass-percent"
        ? null
        : (findSubstanceOf(sentence, at) ?? inherit(sentence, at, mentions.at(-1)));
    const words = { before: listConcepts(before), behind: listConcepts(behind) };
    mentions.push({
      quantity: withoutCounting(quantity),
      kind,
      of,
      label: findLabel(before, behind),
      unknownName: findUnknownName(sentence, at),
      words,
    });
  }
  return mentions;
}

/** A single digit without a decimal point, as in "2 mol", is as good as exact: nobody means 1.5 to 2.5. */
export function withoutCounting(quantity: Quantity): Quantity {
  return quantity.significantFigures === 1 && quantity.value.isInteger()
    ? { ...quantity, significantFigures: null }
    : quantity;
}
