import type { Before } from "../../../reading/statement/problem-before.ts";
import type { Kind, Variable } from "../../../methods/rules/kinds.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import { electronsOfDeposit } from "../../../solver/problems/refinements/electrodes.ts";
import type { Given } from "../../../solver/problems/statement.ts";

/** What a substance has by itself: of another one it is another value. */
const OF_SUBSTANCE: ReadonlySet<Kind> = new Set<Kind>([
  "density",
  "molar-mass",
  "specific-heat",
  "specific-enthalpy",
  "formation-enthalpy",
  "acid-constant",
  "base-constant",
  "acid-exponent",
  "base-exponent",
  "solubility-product",
  "henry-constant",
  "half-life",
  "decay-constant",
  "absorptivity",
]);

export function withSubstance(before: Before, from: string | null, to: string): Before {
  const changed = (variable: Variable): Variable => (variable.of === from ? { ...variable, of: to } : variable);
  const { goal, scene } = before;
  const electrons = electronsOfDeposit(to);
  const givens = before.givens.flatMap((given): Given[] => {
    const { kind, of } = given.variable;
    // A constant that was told without a name is that of the only substance.
    if (OF_SUBSTANCE.has(kind) && from !== null && (of === from || of === null)) return [];
    if (from === null || of !== from) return [given];
    if (kind === "electrons-each")
      return electrons === null
        ? []
        : [{ ...given, variable: changed(given.variable), quantity: pureNumber(electrons) }];
    return [{ ...given, variable: changed(given.variable) }];
  });
  return {
    givens,
    goal: goal === null ? null : { ...goal, variable: changed(goal.variable) },
    substances: from === null ? [to] : before.substances.map((each) => (each === from ? to : each)),
    scene: {
      ...scene,
      solution:
        scene.solution === null
          ? null
          : { ...scene.solution, solute: scene.solution.solute === from ? to : scene.solution.solute },
      givens: givens.map(({ variable }) => variable),
    },
  };
}
