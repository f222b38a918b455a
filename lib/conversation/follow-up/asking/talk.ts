import type { Before } from "../../../reading/statement/problem-before.ts";
import type { Kind, Variable } from "../../../methods/rules/kinds.ts";
import { countPart, findSubstance } from "../../../methods/rules/substance.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS, type Dimension } from "../../../quantity/units/dimension.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import type { Given, Goal, Statement } from "../../../solver/problems/statement.ts";
import type { Substance } from "../../../solver/tokens.ts";
import type { Fragment, SaidValue } from "../fragment.ts";

export const isPercent = ({ unit }: Quantity): boolean => unit.dimension === DIMENSIONS.none && unit.counted === "";

/** What a value of a dimension is where no noun says so. */
export const USUAL = new Map<Dimension, Kind>([
  [DIMENSIONS.mass, "mass"],
  [DIMENSIONS.amount, "amount"],
  [DIMENSIONS.volume, "volume"],
  [DIMENSIONS.concentration, "molarity"],
  [DIMENSIONS.pressure, "pressure"],
  [DIMENSIONS.temperature, "temperature"],
  [DIMENSIONS.time, "time"],
  [DIMENSIONS.energy, "energy"],
  [DIMENSIONS.density, "density"],
  [DIMENSIONS.molarMass, "molar-mass"],
  [DIMENSIONS.specificHeat, "specific-heat"],
]);

/** How much there is of something: any of them says it. */
export const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "volume", "particles"]);

/** What "how much" may ask for. */
export const MEASURED: ReadonlySet<Kind> = new Set<Kind>([...SIZES, "solution-volume", "solution-mass"]);

export type Slot = { readonly variable: Variable; readonly quantity: Quantity; readonly isAnswer: boolean };

/** Where a value of the message goes: in the place of one of the problem, or beside all of them. */
export type Placed = { readonly value: SaidValue; readonly slot: Slot | null };

/** What a message says behind what was solved before. */
export type Talk = { readonly before: Before; readonly fragment: Fragment; readonly slots: readonly Slot[] };

export const talkOf = (before: Before, fragment: Fragment): Talk => ({ before, fragment, slots: listSlots(before) });

/** The substance of the problem that has a part in it. */
export function findWhole(talk: Talk, part: string): string | null {
  const inner = findSubstance(part);
  const whole = talk.before.substances.find((each) => {
    const outer = findSubstance(each);
    return inner !== null && outer !== null && each !== part && countPart(outer, inner) > 0;
  });
  return whole ?? null;
}

export function toStatement(talk: Talk, goal: Goal, givens: readonly Given[]): Statement {
  const { scene } = talk.before;
  const { of } = goal.variable;
  const whole =
    of !== null && scene.equation === null && !talk.before.substances.includes(of) ? findWhole(talk, of) : null;
  return {
    givens,
    goals: [goal],
    scene: {
      ...scene,
      conditions: new Set([...scene.conditions, ...talk.fragment.conditions]),
      containment: of !== null && whole !== null ? { part: of, whole } : scene.containment,
      givens: givens.map(({ variable }) => variable),
    },
  };
}

function listSlots({ givens, goal }: Before): Slot[] {
  return [
    ...givens.map(({ variable, quantity }): Slot => ({ variable, quantity, isAnswer: false })),
    ...(goal === null ? [] : [{ variable: goal.variable, quantity: goal.answer, isAnswer: true }]),
  ];
}

export function listProducts({ scene: { equation } }: Pick<Before, "scene">): string[] {
  return equation === null ? [] : equation.species.slice(equation.equation.reactants.length);
}

export function isOf({ of }: Variable, said: Substance): boolean {
  return of !== null && isSubstance(of, said);
}

/** Whether a formula is what is said: "sodium" is Na, and "chlorine" Cl or Cl2. */
export function isSubstance(formula: string, { formulas, element }: Substance): boolean {
  return (
    formulas.some((each) => sameAtoms(each, formula)) || (element !== null && formula.replace(/\d+$/, "") === element)
  );
}
