import type { Locale } from "../../i18n/locales.ts";
import { COLLIGATIVE_KINDS } from "../../methods/rules/colligative.ts";
import { findSubstance, particleUnit } from "../../methods/rules/substance.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { isAltered } from "../../solver/problems/alterations.ts";
import { hidesDifference, isContradictory } from "../../solver/problems/gates/contradiction.ts";
import { findIdleGiven } from "../../solver/problems/gates/influence.ts";
import { isAgainstMatter } from "../../solver/problems/gates/matter.ts";
import { countParticles } from "../topics/solutions/solvents.ts";
import { isOfConjugate, isOfTwoOwners, takesWholeForWater } from "../../solver/problems/gates/owners.ts";
import type { Statement } from "../../solver/problems/statement.ts";
import { isOfSample } from "../topics/analytical/analysis.ts";
import { OF_SOLUTION } from "./belongings.ts";
import { solveAll } from "./bind.ts";
import type { Solved } from "./bind.ts";
import type { GivenSpot } from "./givens.ts";
import { isCue } from "./goals.ts";
import type { GoalSpot } from "./goals.ts";
import type { Spot } from "../text/spot.ts";
import { contradictsItself, isUnderstood, NOTHING_MORE } from "./understood.ts";

/** Words of change that no rule reads: the mass that a nail increases to is no longer that of iron. */
export const CHANGED =
  /\b(?:increas|decreas|gain|los[et]|drop|fall|fell|ris(?:e|ing)|rose|doubl|tripl|halv|half\b(?!-| equiv)|twice|quarter|third)\w*/i;

const CHANGING: ReadonlySet<Kind> = new Set<Kind>(["temperature", "temperature-change", "pressure", "half-life"]);

/** "The entropy decreases by 120 J/K": its change has a sign that the number has not. */
const SUNK = /\b(?:entropy|enthalpy|free energy)\b[^.?!\d]{0,40}\b(?:decreas|drop|fall|fell|sink|sank|lower)\w* by\b/i;

function isChanged(text: string, { givens, goals }: Statement): boolean {
  if (SUNK.test(text)) return true;
  return CHANGED.test(text) && ![...givens, ...goals].some(({ variable }) => CHANGING.has(variable.kind));
}

const COLLIGATIVE: ReadonlySet<Kind> = new Set<Kind>(COLLIGATIVE_KINDS);

const WITHOUT_IONS = /\bnon-?electrolyte|\bdoes not (?:dissociate|ionize)/i;

/** A solute that evaporates, pairs up, or falls apart only in part: how many particles there are, nobody knows. */
function isSoluteUncertain(text: string, { givens, goals, scene }: Statement): boolean {
  const kinds = [...givens, ...goals].map(({ variable: { kind } }) => kind).filter((kind) => COLLIGATIVE.has(kind));
  const { solute, solvent } = scene.solution ?? { solute: null, solvent: null };
  // Osmosis asks for the volume of the solution, not of its water.
  const isOfWater = givens.some(({ variable }) => variable.kind === "volume" && variable.of === "H2O");
  if (kinds.includes("osmotic-pressure") && isOfWater) return true;
  if (kinds.length === 0 || solute === null) return false;
  const particles = countParticles(solute, solvent ?? "H2O", WITHOUT_IONS.test(text));
  return particles === null || (particles.isVolatile && kinds.some((kind) => kind.includes("boiling")));
}

/** "How many molecules of NaCl": what is counted must be what the formula's units are. */
function countsRightly({ goals }: Statement): boolean {
  return goals.every(({ variable, unit }) => {
    if (variable.kind !== "particles" || unit === null || unit.counted === "particles") return true;
    const substance = findSubstance(variable.of);
    return substance !== null && particleUnit(substance) === unit.counted;
  });
}

const ACIDS = /^(?:HCl|HBr|HI|HF|HNO3|H2SO4|H3PO4|HClO4|CH3COOH|NH3)$/;

/** "100 mL of HCl": of a gas, or of a solution whose strength is not told. */
function isUnsaidSolution({ of, kinds }: GivenSpot, givens: readonly GivenSpot[], spots: readonly Spot[]): boolean {
  if (kinds[0] !== "volume" || of === null || of.state === "g" || !ACIDS.test(of.formulas[0] ?? "")) return false;
  return (
    !givens.some((given) => given.kinds[0] === "molarity") &&
    !spots.some((spot) => isCue(spot, "filler") && spot.kind === "cue" && /^gas/i.test(spot.text))
  );
}

/** Whether every value is of what the reader takes it for: in "0.100 L of serum" the serum is the solution. */
export function isWellOwned(spots: readonly Spot[], goals: readonly GoalSpot[], givens: readonly GivenSpot[]): boolean {
  const isSolution = goals.some(({ kinds }) => kinds.some((kind) => OF_SOLUTION.has(kind)));
  const hasSubstance = spots.some(({ kind }) => kind === "substance" || kind === "equation");
  const decays = [...goals, ...givens].some(({ kinds: [kind] }) => kind === "half-life" || kind === "decay-constant");
  const isOnce = (kind: Kind | undefined): boolean => givens.filter(({ kinds }) => kinds[0] === kind).length === 1;
  // "The half-life of the decay": of whatever decays.
  const isWhole = ({ kinds: [kind] }: GivenSpot): boolean =>
    (isSolution && (kind === "volume" || kind === "mass")) ||
    (decays && (kind === "mass-percent" || (kind === "half-life" && isOnce(kind))));
  const isAnalysed = (given: GivenSpot): boolean =>
    goals.some(({ kinds: [kind] }) => kind === "mass-percent") && isOfSample(spots, given);
  return (
    !givens.some((given) => given.isOther && hasSubstance && !isWhole(given) && !isAnalysed(given)) &&
    !givens.some((given) => isUnsaidSolution(given, givens, spots)) &&
    !takesSolutionForSolute(spots, goals, givens) &&
    !isPurityOfUnnamed(spots, goals)
  );
}

/** "Contains 6.80 g of CaCO3": a part of the sample by its mass, and nothing else beside it. */
function tellsPart(spots: readonly Spot[]): boolean {
  const named = new Set(spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.formulas.join()] : [])));
  return (
    named.size === 1 &&
    spots.some((spot) => (spot.kind === "cue" || spot.kind === "word") && /^contains?$/i.test(spot.text))
  );
}

/** "What is its purity?" of a rock in an acid: how pure it is by a substance that nobody names. */
function isPurityOfUnnamed(spots: readonly Spot[], goals: readonly GoalSpot[]): boolean {
  const asksPurity = goals.some(
    ({ of, start }) =>
      of === null && spots.some((spot) => spot.start === start && spot.kind === "cue" && /purity/i.test(spot.text)),
  );
  return asksPurity && !tellsPart(spots) && !spots.some(({ kind }) => kind === "equation");
}

const WEIGHED: ReadonlySet<Kind> = new Set<Kind>(["density", "volume", "mass", "solution-volume", "solution-mass"]);

/** "What mass of NaCl is in 2.0 L of a solution with a density of 1.1 g/mL?": the solution is weighed so, and not what is in it. */
function takesSolutionForSolute(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): boolean {
  const isNamed = (at: number): boolean => {
    const before = spots.slice(0, at).findLast((spot) => !isCue(spot, "filler"));
    const behind = spots.slice(at + 1).find((spot) => !isCue(spot, "filler", "link"));
    return before?.kind === "substance" || behind?.kind === "substance";
  };
  return (
    spots.some((spot, at) => isCue(spot, "solution") && !isNamed(at)) &&
    givens.some(({ kinds: [kind] }) => kind === "density") &&
    givens.every(({ kinds }) => kinds.every((kind) => WEIGHED.has(kind))) &&
    goals.some(({ kinds: [kind], of }) => (kind === "mass" || kind === "volume") && of !== null)
  );
}

const OF_REACTION: ReadonlySet<Kind> = new Set<Kind>([
  "equilibrium-constant",
  "standard-gibbs-energy",
  "gibbs-energy",
  "solubility-product",
]);

/** The entropies of ions change with the temperature: what the tables have at 25 °C says nothing of K at another one. */
function isBeyondTables({ givens, goals, scene }: Statement): boolean {
  return (
    scene.conditions.has("other-temperature") &&
    scene.equation?.species.some((formula) => /[+-]$/.test(formula)) === true &&
    goals.some(({ variable }) => OF_REACTION.has(variable.kind)) &&
    givens.every(({ variable }) => variable.kind === "temperature")
  );
}

/** Whether nothing that the text says speaks against what was read and answered. */
export function isUnopposed(text: string, locale: Locale, { statement, solutions }: Solved): boolean {
  return (
    !isAltered(text, statement) &&
    !isOfConjugate(text, statement) &&
    !isContradictory(text, locale, statement) &&
    !hidesDifference(text, locale, statement) &&
    !isAgainstMatter(text, statement, solutions) &&
    findIdleGiven(statement, solutions, solveAll) === null
  );
}

/** Whether an answer may be given: the text is understood as far as it must be, and nothing speaks against what was read. */
export function isAdmitted(
  text: string,
  locale: Locale,
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  { statement, solutions }: Solved,
  allowance = NOTHING_MORE,
): boolean {
  return (
    !contradictsItself(spots) &&
    isUnderstood(spots, goals, statement, allowance) &&
    countsRightly(statement) &&
    !isSoluteUncertain(text, statement) &&
    !isBeyondTables(statement) &&
    !isChanged(text, statement) &&
    !isOfTwoOwners(statement) &&
    !takesWholeForWater(statement) &&
    isUnopposed(text, locale, { statement, solutions })
  );
}
