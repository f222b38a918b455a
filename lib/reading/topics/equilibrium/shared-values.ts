import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import type { BalancedEquation } from "../../../methods/rules/rule.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue, isMark } from "../../statement/goals.ts";
import { isText, type NamedSubstance, type Spot } from "../../text/spot.ts";

/** A value that is told once for several species: "each 0.10 M", "0.20 mol of each of the two reactants". */

export type Reaction = { readonly spots: readonly Spot[]; readonly equation: BalancedEquation };

export function speciesOf({ equation }: Reaction, substance: NamedSubstance | null): string | null {
  const own = equation.species.filter((each) => substance?.formulas.some((formula) => sameAtoms(formula, each)));
  return own.length === 1 ? (own[0] ?? null) : null;
}

type Run = { readonly from: number; readonly to: number; readonly substances: readonly NamedSubstance[] };

/** "H2 and I2", "N2, H2 and NH3": what stands side by side. */
function listRuns(spots: readonly Spot[]): Run[] {
  const runs: Run[] = [];
  for (const [at, spot] of spots.entries()) {
    if (spot.kind !== "substance") continue;
    const run = runs.at(-1);
    const isNext =
      run !== undefined && spots.slice(run.to + 1, at).every((each) => isCue(each, "and") || isMark(each, ","));
    if (isNext) runs[runs.length - 1] = { ...run, to: at, substances: [...run.substances, spot.substance] };
    else runs.push({ from: at, to: at, substances: [spot.substance] });
  }
  return runs.filter(({ substances }) => substances.length > 1);
}

/** What stands side by side in the sentence of a place, once. */
export function listRun(spots: readonly Spot[], near: number): readonly NamedSubstance[] {
  const isInSentence = ({ from, to }: Run): boolean =>
    !spots.slice(Math.min(from, near), Math.max(to, near)).some((spot) => isMark(spot, ".", "?"));
  const [only, ...others] = listRuns(spots).filter(isInSentence);
  return only === undefined || others.length > 0 ? [] : only.substances;
}

const ELEMENT = /^[A-Z][a-z]?\d?$/;
const EACH = /^(?:each|both)$/i;

const asNamed = (formula: string): NamedSubstance => ({
  formulas: [formula],
  state: null,
  element: null,
  isName: false,
});

/** "Each reactant", "each of the two elements": those of the equation that the noun means. */
function listMeant({ equation }: Reaction, noun: Spot | undefined): NamedSubstance[] {
  const { length } = equation.equation.reactants;
  if (isText(noun, /^reactants?$/i)) return equation.species.slice(0, length).map(asNamed);
  if (isText(noun, /^products?$/i)) return equation.species.slice(length).map(asNamed);
  return isText(noun, /^elements?$/i) ? equation.species.filter((each) => ELEMENT.test(each)).map(asNamed) : [];
}

/** "0.11 mol of each was left": of those that have such a value already. */
function listTold(
  reaction: Reaction,
  { at, kinds: [kind] }: GivenSpot,
  givens: readonly GivenSpot[],
): NamedSubstance[] {
  const told = givens.filter((other) => other.at < at && other.kinds[0] === kind);
  const named = new Map(told.map(({ of }) => [speciesOf(reaction, of), of]));
  return [...named].flatMap(([species, of]) => (species === null || of === null ? [] : [of]));
}

/** The value of each that it is told for: "each 0.100 M", "0.20 mol of each of A and B". */
export function spread(reaction: Reaction, given: GivenSpot, givens: readonly GivenSpot[]): GivenSpot[] {
  const { spots } = reaction;
  const each = spots.findIndex(
    (spot, at) => at >= given.at - 2 && at < given.at + 4 && at !== given.at && isText(spot, EACH),
  );
  if (each === -1 && given.of !== null) return [given];
  const noun = spots.slice(each + 1, each + 5).find((spot) => !isText(spot, /^(?:of|the|two|three)$/i));
  const named = listRuns(spots).find(({ from }) => from > each && from < each + 4)?.substances ?? [];
  const isNext = (to: number): boolean =>
    spots
      .slice(to + 1, given.at)
      .every((spot) => isCue(spot, "link", "filler", "kind", "label", "condition") || isMark(spot, "=", ","));
  const groups =
    each === -1
      ? listRuns(spots).flatMap(({ to, substances }) => (to < given.at && isNext(to) ? [substances] : []))
      : [named, listMeant(reaction, noun), listRun(spots, given.at), listTold(reaction, given, givens)];
  const shared = groups.find((several) => several.length > 1) ?? [];
  return shared.length === 0 ? [given] : shared.map((of) => ({ ...given, of }));
}
