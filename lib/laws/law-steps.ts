import { writeEquality, writeTree, type Show } from "../algebra/write-tree.ts";
import type { Expression, StepFacts } from "../methods/facts.ts";
import { kelvinSteps } from "../methods/rules/kelvin.ts";
import { shownTerm } from "../methods/rules/quantity-terms.ts";
import { molarMassStep, type Substance } from "../methods/rules/substance.ts";
import { bracketed, expression, step, variable } from "../methods/terms.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { areSameUnit } from "../quantity/units/unit.ts";
import { shownConstant, solvedFor, type Bound } from "./bind.ts";
import type { Cast, LawQuantity } from "./law.ts";

export const substanceOf = ({ role }: LawQuantity, cast: Cast): string | null => cast[role] ?? null;

/** A molar mass that is known by a formula. */
export type Weighed = { readonly quantity: LawQuantity; readonly substance: Substance };

type Shown = { readonly cast: Cast; readonly weighed: readonly Weighed[] };

export function explainSteps(bound: Bound, output: Quantity, shown: Shown): StepFacts[] {
  const { law, target, inputs } = bound;
  const { cast, weighed } = shown;
  const temperatures = inputs
    .filter(({ quantity: { kind, unit } }) => kind === "temperature" && unit.shift === null)
    .map(({ quantity: { letter }, given }) => ({ letter, quantity: given }));
  const converted = inputs.flatMap(({ quantity: own, given }): StepFacts[] => {
    const value = bound.values.get(own.key);
    if (own.conversion === null || value === undefined || areSameUnit(value.unit, given.unit)) return [];
    const of = own.isMolarMass ? substanceOf(own, cast) : null;
    const line = expression(variable(own.letter, of), "=", shownTerm(given), "=", shownTerm(value));
    return [step(own.conversion, [line])];
  });
  // What is brought to another unit alike is one step: percentages to fractions.
  const together = [...new Set(converted.map(({ id }) => id))].map((id): StepFacts =>
    step(
      id,
      converted.filter((each) => each.id === id).flatMap(({ lines }) => lines),
    ),
  );
  const own = law.stepTo(target.key, cast);
  return [
    ...kelvinSteps(temperatures),
    // A molar mass comes from the formula before it goes to another unit.
    ...weighed.map(({ substance }) => molarMassStep(substance)),
    ...together,
    step(own, writeLines(bound, output, shown), law.mention(target.key, cast, bound.values)),
  ];
}

/** The law, where it is not solved as it stands, and `V₂ = c₁ × V₁ / c₂ = … = 12.5 mL`. */
function writeLines({ law, target, values, constants }: Bound, output: Quantity, { cast }: Shown): Expression[] {
  const letters: Show = (key) => {
    const own = law.quantities.find((each) => each.key === key);
    const fixed = constants.find(({ letter, isFixed }) => letter === key && isFixed === true);
    if (own === undefined) return [fixed === undefined ? variable(key) : shownConstant(fixed.quantity, true)];
    const isNamed = own.isNamed || own.isMolarMass;
    return [variable(own.letter, isNamed ? substanceOf(own, cast) : null)];
  };
  const numbers: Show = (key) => {
    const value = values.get(key);
    if (value !== undefined) return bracketed(shownTerm(value));
    const constant = constants.find(({ letter }) => letter === key);
    return constant === undefined ? letters(key) : [shownConstant(constant.quantity, constant.isFixed)];
  };
  const { left, right } = law.equality;
  const [solved] = solvedFor(law, target.key);
  const own = letters(target.key);
  const whole = writeEquality(law.equality, letters);
  // A root that is bracketed has no line of letters of its own: the law with the numbers put in leads to it.
  if (solved === undefined)
    return [whole, writeEquality(law.equality, numbers), expression(...own, "=", shownTerm(output))];
  const line = expression(
    ...own,
    "=",
    ...writeTree(solved, letters),
    "=",
    ...writeTree(solved, numbers),
    "=",
    shownTerm(output),
  );
  const isSolved = [left, right].some((side) => side.kind === "letter" && side.letter === target.key);
  return isSolved || law.isPlain ? [line] : [whole, line];
}
