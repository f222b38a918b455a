import { molarHeat, shareOfHeat } from "../../laws/energy/heat.ts";
import { lawWays } from "../../laws/law-way.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Kind, Variable } from "./kinds.ts";
import { findCoefficient, isMeasured, withEquation } from "./reaction.ts";
import { isGiven, withInputs } from "./rule.ts";
import type { BalancedEquation, Rule, Scene, Way } from "./rule.ts";

/**
 * How many times the balanced equation the written one is, so that ΔH belongs to the written one: ½ for H2 + ½ O2 → H2O.
 * An equation that is not balanced as written means its balanced form. Null where it is balanced for no one factor.
 */
export function writtenFactor({ equation, coefficients }: BalancedEquation): Decimal | null {
  const terms = listTerms(equation);
  const factors = terms.map(({ coefficient }, index) => ({
    above: coefficient?.numerator ?? 1,
    below: (coefficient?.denominator ?? 1) * (coefficients[index] ?? 1),
  }));
  const [first] = factors;
  if (first !== undefined && factors.every(({ above, below }) => above * first.below === first.above * below))
    return new Decimal(first.above).div(first.below);
  return terms.every(({ coefficient }) => coefficient === null) ? new Decimal(1) : null;
}

type Share = { readonly equation: BalancedEquation; readonly formula: string; readonly coefficient: Decimal };

function findShare(equation: BalancedEquation | null, formula: string | null): Share | null {
  const coefficient = equation === null || formula === null ? null : findCoefficient(equation, formula);
  const factor = equation === null ? null : writtenFactor(equation);
  return equation === null || formula === null || coefficient === null || factor === null
    ? null
    : { equation, formula, coefficient: factor.times(coefficient) };
}

/** By the equation that ΔH belongs to. */
function shareWays(wanted: Variable, { equation, formula, coefficient }: Share, scene: Scene): Way[] {
  const isSize = wanted.kind === "amount";
  const cast = { self: formula, heat: wanted.kind === "energy" ? wanted.of : null };
  return lawWays([shareOfHeat(coefficient, isSize)], wanted, scene, cast).map((way) =>
    withEquation(isSize ? ofSizes(way) : way, equation),
  );
}

/** Of how much heat there is, whichever way it goes. */
const ofSizes = (way: Way): Way =>
  withInputs(way, (inputs) => inputs.map((input) => ({ ...input, value: input.value.abs() })));

/** What tells how much reacts. */
const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "volume", "solution-volume", "particles", "atoms"]);

/** Heat in proportion to what reacts: by an enthalpy per mole, or by the equation that ΔH belongs to. */
export const reactionHeat: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const { equation, givens } = scene;
  if (label !== null) return [];
  const hasMolar = kind === "molar-energy" || givens.some((given) => given.kind === "molar-energy");
  const isHeat = kind === "energy" || givens.some((given) => given.kind === "energy");
  const isSized = givens.some((given) => SIZES.has(given.kind));
  if (hasMolar && isHeat && (kind !== "molar-energy" || isSized) && !scene.conditions.has("light")) {
    const bodies =
      kind === "energy"
        ? [...new Set(givens.flatMap((given) => (given.kind === "molar-energy" ? [given.of] : [])))]
        : [of];
    return bodies.flatMap((body) =>
      lawWays([molarHeat], wanted, scene, { self: body, heat: kind === "energy" ? of : body }),
    );
  }
  if (equation === null) return [];
  const listMeasured = (): Share[] =>
    equation.species
      .filter((formula) => isMeasured(scene, formula))
      .flatMap((formula) => findShare(equation, formula) ?? []);
  const hasEnthalpy = isGiven(scene, "reaction-enthalpy", null) || scene.conditions.has("from-tables");
  if (kind === "energy" && hasEnthalpy) return listMeasured().flatMap((share) => shareWays(wanted, share, scene));
  if (kind === "reaction-enthalpy" && of === null && isGiven(scene, "energy", null))
    return listMeasured().flatMap((share) => shareWays(wanted, share, scene));
  const share =
    kind === "amount" && isGiven(scene, "reaction-enthalpy", null) && isGiven(scene, "energy", null)
      ? findShare(equation, of)
      : null;
  return share === null ? [] : shareWays(wanted, share, scene);
};
