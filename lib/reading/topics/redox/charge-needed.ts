import { getFormula } from "../../../chemistry/formula/parse.ts";
import { findOxidationNumbers } from "../../../chemistry/redox/oxidation.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { isOfDimension, type Spot, type SpotOf, textOf } from "../../text/spot.ts";

/** How much charge takes one formula to another: "How many faradays reduce 2.0 mol of Al3+ to Al?" */

const ASKED: readonly (readonly [RegExp, Kind, string])[] = [
  [/\bhow many faradays?\b|\bfaradays? (?:of|are|is) |\bin (?:terms of )?faradays?\b/i, "charge", "faraday"],
  [/\bhow many coulombs?\b|\bin (?:terms of )?coulombs?\b/i, "charge", "C"],
  [/\bhow many mol(?:es)? of electrons\b/i, "electron-amount", "mol"],
  [/\b(?:how much|what(?: quantity of| amount of)?) (?:electric(?:al)? )?(?:charge|electricity)\b/i, "charge", "C"],
];

const CHANGES =
  /\b(?:reduc(?:e[sd]?|ing|tion)|oxidi[sz](?:e[sd]?|ing|ation)|convert(?:s|ed|ing)?|conversion|chang(?:e[sd]?|ing)|deposit(?:s|ed|ing)?|deposition|produc(?:e[sd]?|ing|tion)|obtain(?:ed)?|liberat(?:e[sd]?|ing)|form(?:s|ed)?|plat(?:e[sd]?|ing))\b/i;

const REDUCED = /\breduc/i;
const OXIDIZED = /\boxidi[sz](?!ing agent)/i;

/** What else may pass the charge, or another part of it. */
const ELSE =
  /\b(?:not|half|twice|thrice|double|each|per|efficien\w*|current|amperes?|amps?|time|hours?|minutes?|seconds?|long|volts?|potential|energy|series|ratio|same|excess|percent|remain\w*|left|more|less|than)\b|%/i;

/** Other languages say "in": what an ion is only part of has it at the same oxidation number. */
const LINK = /^(?:to|into|as|in)$/i;
const SOURCE = /^(?:from|out)$/i;

/** The oxidation numbers of the atoms of an element in a formula, together; null where they do not tell. */
function sumOf(formula: string, symbol: string): number | null {
  const rows = findOxidationNumbers(getFormula(formula));
  const row = rows.ok ? rows.value.find((each) => each.symbol === symbol) : undefined;
  if (row === undefined || row.within !== null) return null;
  return (row.number.numerator / row.number.denominator) * (getFormula(formula).counts.get(symbol) ?? 0);
}

/**
 * Electrons that each `from` gives off as it becomes as much of `to` as its atoms allow, negative where it takes them up, by the
 * one element whose oxidation number changes; null where none does, or several do.
 */
function electronsBetween(from: string, to: string): number | null {
  const [one, two] = [getFormula(from).counts, getFormula(to).counts];
  const changes = [...one].flatMap(([symbol, count]) => {
    const other = two.get(symbol);
    const [before, after] = [sumOf(from, symbol), other === undefined ? null : sumOf(to, symbol)];
    if (before === null || after === null || other === undefined) return [];
    const change = (after * count) / other - before;
    return Math.abs(change) > 1e-9 ? [change] : [];
  });
  const [only, ...others] = changes;
  return only !== undefined && others.length === 0 && Math.abs(only - Math.round(only)) < 1e-9
    ? Math.round(only)
    : null;
}

const isSubstance = (spot: Spot): spot is SpotOf<"substance"> => spot.kind === "substance";

/** One formula where the name leaves none open; of an element that is named, its atoms or its molecules: both are told. */
const formulasOf = ({ substance: { formulas } }: SpotOf<"substance">): readonly string[] => formulas;

/** Electrons that are given off for each `of`; taken up where they are below zero. */
type Change = { readonly of: string; readonly electrons: number };

/** Whether a text calls a reduction what takes electrons up, and an oxidation what gives them off. */
function isSoCalled(text: string, { electrons }: Change, isForward: boolean): boolean {
  const isReduction = isForward ? electrons < 0 : electrons > 0;
  return isReduction ? !OXIDIZED.test(text) : !REDUCED.test(text);
}

/** What is counted, and its electrons: the first of two substances that a word of change joins, or the second one "from" the other. */
function findChange(text: string, spots: readonly Spot[], value: number): Change | null {
  const told = spots.flatMap((spot, at) => (isSubstance(spot) ? [{ spot, at }] : []));
  const [first, second, ...others] = told;
  if (first === undefined || second === undefined || others.length > 0) return null;
  const between = spots.slice(first.at + 1, second.at).map((spot) => textOf(spot));
  const isForward = between.some((text) => LINK.test(text));
  const isBack = between.some((text) => SOURCE.test(text));
  // The amount is told of the one that it stands right before.
  const counted = value < first.at ? first : value < second.at ? second : null;
  if (isForward === isBack || counted === null) return null;
  const other = counted === first ? second : first;
  const found = formulasOf(counted.spot).flatMap((of) =>
    formulasOf(other.spot).flatMap((becomes) => {
      const electrons = electronsBetween(of, becomes);
      return electrons === null ? [] : [{ of, electrons }];
    }),
  );
  const [only] = found;
  // "Oxygen" by name may be O or O2: per formula they differ.
  const isOne = found.every(({ of, electrons }) => of === only?.of && electrons === only.electrons);
  const isStart = (counted === first) === isForward;
  return only !== undefined && isOne && isSoCalled(text, only, isStart) ? only : null;
}

function solveAsked(
  { of, electrons }: Change,
  kind: Kind,
  unit: Unit,
  spot: SpotOf<"quantity">,
): SolutionFacts[] | null {
  const isMass = spot.quantity.unit.dimension === DIMENSIONS.mass;
  return solveByLaws(
    [
      [variableOf(isMass ? "mass" : "amount", of), spot.quantity],
      [variableOf("electrons-each", of), pureNumber(Math.abs(electrons))],
    ],
    variableOf(kind, null),
    unit,
  );
}

/** "How many faradays are needed to reduce 2.0 mol of Al3+ to Al?"; null for any other text. */
export function solveChargeNeeded(text: string, spots: readonly Spot[]): SolutionFacts[] | null {
  const asked = ASKED.find(([pattern]) => pattern.test(text));
  if (asked === undefined || !CHANGES.test(text) || ELSE.test(text)) return null;
  const values = spots.flatMap((spot, at) => (spot.kind === "quantity" ? [{ spot, at }] : []));
  const [only, ...others] = values;
  if (only === undefined || others.length > 0) return null;
  const isAmount = isOfDimension(only.spot, DIMENSIONS.amount) || isOfDimension(only.spot, DIMENSIONS.mass);
  const change = isAmount ? findChange(text, spots, only.at) : null;
  return change === null ? null : solveAsked(change, asked[1], getUnit(asked[2]), only.spot);
}
