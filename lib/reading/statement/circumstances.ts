import type { Quantity } from "../../quantity/quantity.ts";
import { areSameUnit } from "../../quantity/units/unit.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { GivenSpot } from "./givens.ts";
import { isCue } from "./goals.ts";
import type { GoalSpot } from "./goals.ts";
import type { Spot } from "../text/spot.ts";

const K: ReadonlySet<Kind> = new Set<Kind>([
  "equilibrium-constant",
  "concentration-constant",
  "pressure-constant",
  "solubility-product",
]);

/** "Convert the values of Kc to Kp": what is given is not asked for. */
export function withoutGiven(goals: readonly GoalSpot[], givens: readonly GivenSpot[]): readonly GoalSpot[] {
  const kept = goals.filter(
    ({ kinds: [kind], of, unit }) =>
      unit !== null ||
      !givens.some((given) => given.kinds[0] === kind && given.of?.formulas.join() === of?.formulas.join()),
  );
  // K of a reaction between gases is that of their pressures.
  const isTwice =
    kept.length === 2 && kept[0]?.kinds[0] === "equilibrium-constant" && kept[1]?.kinds[0] === "pressure-constant";
  return kept.length === 0 ? goals : isTwice ? kept.slice(0, 1) : kept;
}

/** What a temperature changes nothing of, where no gas has a pressure and no heat flows. */
const OF_COMPOSITION: ReadonlySet<Kind> = new Set<Kind>([
  "molality",
  "mole-fraction",
  "molarity",
  "mass-percent",
  "mass",
  "amount",
  "solution-volume",
]);

/** "A saturated solution at 0 °C", "K at 2000 °C is …": a temperature at which it is so, and by which nothing is computed. */
export function withoutCircumstance(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): readonly GivenSpot[] {
  // Beside Kp the pressures alone tell the mixture.
  const isOfPressures = [...goals, ...givens].some(({ kinds: [kind] }) => kind === "pressure-constant");
  const isConstantTold = givens.some(({ kinds: [kind] }) => kind !== undefined && K.has(kind));
  const isPart = (kind: Kind): boolean => (isOfPressures ? kind === "pressure" : OF_COMPOSITION.has(kind));
  const isCold = [...goals, ...givens].every(
    ({ kinds: [kind] }) =>
      kind !== undefined &&
      (isPart(kind) || kind === "temperature" || (kind === "volume" && !isOfPressures) || K.has(kind)),
  );
  const isAsked = goals.every(
    ({ kinds: [kind] }) => kind !== undefined && (isPart(kind) || (!isConstantTold && kind === "pressure-constant")),
  );
  const isPlain = spots.some((spot) => isCue(spot, "solution", "saturated")) || isConstantTold || isOfPressures;
  return isCold && isAsked && isPlain && isOfOneTemperature(givens)
    ? givens.filter(({ kinds: [kind] }) => kind !== "temperature")
    : givens;
}

/** A constant at 2000 °C says nothing of a mixture at 1500 °C. */
export function isOfOneTemperature(givens: readonly GivenSpot[]): boolean {
  const [first, ...others] = givens.filter(({ kinds: [kind] }) => kind === "temperature");
  return first === undefined || others.every(({ quantity }) => isSameTemperature(quantity, first.quantity));
}

const isSameTemperature = (one: Quantity, other: Quantity): boolean =>
  one.value.eq(other.value) && areSameUnit(one.unit, other.unit);

/** "It calls for 0.125 M HNO3. What volume of 0.125 M HNO3 …": one strength, said twice. */
export function withoutRepeatedStrength(givens: readonly GivenSpot[]): readonly GivenSpot[] {
  return givens.filter(
    (given, index) =>
      given.kinds[0] !== "molarity" ||
      !givens
        .slice(index + 1)
        .some(
          ({ kinds: [kind], quantity, of }) =>
            kind === "molarity" &&
            quantity.value.eq(given.quantity.value) &&
            of !== null &&
            of.formulas.join() === given.of?.formulas.join(),
        ),
  );
}

/** "ΔG° at 298 K is … Find K at 350 K": the first temperature is one at which it is so, and no room's. */
export function isOfTwoTemperatures(goals: readonly GoalSpot[], givens: readonly GivenSpot[]): boolean {
  const kinds = [...goals, ...givens].flatMap((each) => each.kinds.slice(0, 1));
  const [first, ...others] = givens.filter(({ kinds: [kind] }) => kind === "temperature");
  return (
    first !== undefined &&
    others.some(({ quantity }) => !isSameTemperature(quantity, first.quantity)) &&
    kinds.some((kind) => kind === "gibbs-energy" || kind === "standard-gibbs-energy")
  );
}
