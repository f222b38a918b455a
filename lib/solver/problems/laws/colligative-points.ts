import type { Operator, Term } from "../../../methods/facts.ts";
import { answerTerm, computed, exactly, givenTerm, inUnit, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { expression, variable } from "../../../methods/terms.ts";
import { slipOf } from "../../../problems/slip-name.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { quantity } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../../quantity/significant-figures.ts";
import type { ColligativeGoal } from "./colligative-reading.ts";
import { step } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";
import { findSolvent } from "./solvents.ts";
import { COLLIGATIVE_WORDS as WORDS, isNear } from "./stated-solution.ts";
import type { Found, StatedSolution } from "./stated-solution.ts";

type Change = "freezing" | "boiling";

const LETTERS = { freezing: "Kf", boiling: "Kb" } as const;

/** More is not measured: of solutions that follow these laws. */
const GREATEST_CHANGE = 60;

/** A constant in a problem may differ by this share from that of the table. */
const SPREAD = 0.06;

/** The difference of two values, known to the coarser of their last places. */
function difference(larger: Quantity, smaller: Quantity, unit: string): Quantity {
  const value = larger.value.minus(smaller.value);
  const place = coarsestPlace(
    lastPlace(larger.value, larger.significantFigures),
    lastPlace(smaller.value, smaller.significantFigures),
  );
  return quantity(value, unit, figuresToPlace(value, place));
}

/** What the table has of the solvent; null where it is not named, or not in it. */
function solventOf(
  solution: StatedSolution,
  change: Change,
): { readonly point: Decimal; readonly constant: Decimal; readonly isWater: boolean } | null {
  const { solvent } = solution.problem;
  const known = solvent === null ? null : (findSolvent(solvent)?.[change] ?? null);
  return known === null
    ? null
    : { point: new Decimal(known.point), constant: new Decimal(known.constant), isWater: solvent === "H2O" };
}

/** K as given, if it agrees with the table, or else from the table. */
function constantOf(solution: StatedSolution, change: Change): Quantity | null {
  const known = solventOf(solution, change);
  const given = solution.take(LETTERS[change]);
  const inOwn = given === null ? null : inUnit(given, "°C·kg/mol");
  if (inOwn !== null) return known === null || isNear(inOwn, known.constant, SPREAD) ? inOwn : null;
  return known === null ? null : quantity(known.constant, "°C·kg/mol", 3);
}

/** Where the pure solvent freezes or boils; water does so exactly at 0 and 100 °C. */
function purePointOf(solution: StatedSolution, change: Change): Quantity | null {
  const known = solventOf(solution, change);
  const given = solution.take(`pure-${change}-point`);
  if (given !== null && known !== null && given.value.minus(known.point).abs().gt(0.6)) return null;
  if (known?.isWater === true) return exactly(known.point, "°C");
  if (given !== null) return given;
  return known === null ? null : quantity(known.point, "°C", known.point.sd());
}

/** How far the solution freezes or boils from its solvent, or where it does: ΔT = i K b. */
export function shiftOf(solution: StatedSolution, change: Change, goal: ColligativeGoal): LawSolution | null {
  const [constant, molality] = [constantOf(solution, change), solution.molality()];
  if (constant === null || molality === null || (change === "boiling" && solution.isVolatile())) return null;
  const shift = computed(
    constant.value.times(molality.value.value).times(solution.factor.value),
    "Δ°C",
    constant,
    molality.value,
    solution.factor,
  );
  if (shift.value.gt(GREATEST_CHANGE)) return null;
  const { letter, number } = solution.times("*");
  const line = expression(
    variable("ΔT"),
    "=",
    ...letter,
    variable(LETTERS[change]),
    "*",
    variable("b"),
    "=",
    ...number,
    shownTerm(constant),
    "*",
    shownTerm(molality.value),
    "=",
    shownTerm(shift),
  );
  const steps = [
    ...molality.steps,
    ...solution.ions(),
    step(WORDS, solution.hasFactor ? "change-of-ions" : "change", [line]),
  ];
  const slips = solution.hasFactor
    ? [
        [slipOf(WORDS, "ions-ignored"), shift.value.div(solution.factor.value)] as const,
        [
          slipOf(WORDS, "one-ion-too-many"),
          shift.value.div(solution.factor.value).times(solution.factor.value.plus(1)),
        ] as const,
      ]
    : [["divided-instead-of-multiplied", molality.value.value.div(constant.value)] as const];
  if (goal.endsWith("-change")) return { words: WORDS, steps, answer: { id: goal, quantity: shift }, slips };
  const pure = purePointOf(solution, change);
  if (pure === null) return null;
  const sign = change === "freezing" ? -1 : 1;
  const value = pure.value.plus(shift.value.times(sign));
  const place = coarsestPlace(
    lastPlace(pure.value, pure.significantFigures),
    lastPlace(shift.value, shift.significantFigures),
  );
  // The third decimal of a boiling point is no longer that of an ideal solution.
  const point = quantity(value, "°C", figuresToPlace(value, change === "boiling" ? coarsestPlace(place, -2) : place));
  const end = expression(
    variable("T"),
    "=",
    variable("T₀"),
    change === "freezing" ? "-" : "+",
    variable("ΔT"),
    "=",
    givenTerm(pure),
    change === "freezing" ? "-" : "+",
    shownTerm(shift),
    "=",
    answerTerm(point),
  );
  return {
    words: WORDS,
    steps: [...steps, step(WORDS, goal, [end])],
    answer: { id: goal, quantity: point },
    slips: [
      ...slips.map(([id, wrong]) => [id, pure.value.plus(wrong.times(sign))] as const),
      [slipOf(WORDS, "wrong-direction"), pure.value.minus(shift.value.times(sign))],
    ],
    isSum: true,
  };
}

/** The change of one of the two points: given, or from the points of the solution and of the solvent. */
function changeOf(solution: StatedSolution): (Found & { readonly change: Change; readonly constant: Quantity }) | null {
  const told = (["freezing", "boiling"] as const).filter(
    (change) => solution.problem.values.has(`${change}-change`) || solution.problem.values.has(`${change}-point`),
  );
  const [change, ...others] = told;
  if (change === undefined || others.length > 0 || (change === "boiling" && solution.isVolatile())) return null;
  const constant = constantOf(solution, change);
  const given = solution.take(`${change}-change`);
  const point = solution.take(`${change}-point`);
  if (constant === null) return null;
  if (given !== null) {
    const isPossible =
      point === null &&
      given.value.lte(GREATEST_CHANGE) &&
      (!solution.problem.values.has(`pure-${change}-point`) || purePointOf(solution, change) !== null);
    return isPossible ? { value: given, change, constant, steps: [] } : null;
  }
  const pure = purePointOf(solution, change);
  if (point === null || pure === null) return null;
  const [larger, smaller] = change === "freezing" ? [pure, point] : [point, pure];
  const shift = difference(larger, smaller, "Δ°C");
  if (!shift.value.gt(0) || shift.value.gt(GREATEST_CHANGE)) return null;
  return {
    value: shift,
    change,
    constant,
    steps: [
      step(WORDS, "difference", [
        expression(variable("ΔT"), "=", givenTerm(larger), "-", givenTerm(smaller), "=", shownTerm(shift)),
      ]),
    ],
  };
}

/** b from the change of a point: ΔT / (i K). */
export function findMolality(solution: StatedSolution): Found | null {
  const change = changeOf(solution);
  if (change === null) return null;
  const { letter, number } = solution.times("*");
  const molality = computed(
    change.value.value.div(change.constant.value).div(solution.factor.value),
    "mol/kg",
    change.value,
    change.constant,
    solution.factor,
  );
  const bracket = (terms: readonly (Term | Operator)[]): (Term | Operator)[] =>
    solution.hasFactor ? ["(", ...terms, ")"] : [...terms];
  const line = expression(
    variable("b"),
    "=",
    variable("ΔT"),
    "/",
    ...bracket([...letter, variable(LETTERS[change.change])]),
    "=",
    shownTerm(change.value),
    "/",
    ...bracket([...number, shownTerm(change.constant)]),
    "=",
    shownTerm(molality),
  );
  return { value: molality, steps: [...change.steps, ...solution.ions(), step(WORDS, "molality", [line])] };
}

/** The same as an answer. */
export function molalityOfChange(solution: StatedSolution): LawSolution | null {
  const molality = findMolality(solution);
  if (molality === null) return null;
  return {
    words: WORDS,
    steps: molality.steps,
    answer: { id: "molality", quantity: molality.value },
    slips: solution.hasFactor
      ? [[slipOf(WORDS, "ions-ignored"), molality.value.value.times(solution.factor.value)]]
      : [],
  };
}

/** i from the change that was measured and the molality: ΔT / (K b). */
export function factorOfChange(solution: StatedSolution): LawSolution | null {
  const [change, molality] = [changeOf(solution), solution.molality()];
  if (change === null || molality === null || solution.problem.solute === null) return null;
  const answer = computed(
    change.value.value.div(change.constant.value.times(molality.value.value)),
    "",
    change.value,
    change.constant,
    molality.value,
  );
  if (answer.value.lt(0.9) || answer.value.gt(solution.particles.count * 1.05)) return null;
  const line = expression(
    variable("i"),
    "=",
    variable("ΔT"),
    "/",
    "(",
    variable(LETTERS[change.change]),
    "*",
    variable("b"),
    ")",
    "=",
    shownTerm(change.value),
    "/",
    "(",
    shownTerm(change.constant),
    "*",
    shownTerm(molality.value),
    ")",
    "=",
    answerTerm(answer),
  );
  return {
    words: WORDS,
    steps: [...change.steps, ...molality.steps, step(WORDS, "factor", [line])],
    answer: { id: "factor", quantity: answer },
    slips: [],
  };
}
