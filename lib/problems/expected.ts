import type { Axis } from "../grading/mark.ts";
import type { Expected, PassedValue } from "../grading/expected.ts";
import type { SlipId } from "../methods/rules/rule.ts";
import type { FactValue, Quantity } from "../methods/facts.ts";
import type { SystematicName } from "../nomenclature/organic/systematic/systematic-name.ts";
import { convertTo } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import { loadQuantity, loadUnit } from "../quantity/stored-quantity.ts";
import { areSameUnit } from "../quantity/units/unit.ts";
import type { Problem } from "./problem.ts";
import { isWide } from "./wide-answers.ts";

/** The texts of words and names in the reader's language: marking compares them as they are written. */
export type AnswerTexts = {
  /** What the message with this key says. */
  readonly word: (key: string) => readonly string[];
  /** The names of a substance, the preferred one first. */
  readonly names: (formula: string) => readonly string[];
  /** The forms of a systematic name, the preferred one first. */
  readonly systematic: (name: SystematicName) => readonly string[];
};

/**
 * What goes wrong on the way to a wrong number: a wrong value in the right relation (`setup`), a wrong operation or another
 * relation (`method`), a wrong key or a last step left out (`calculation`). A slip of a family's own is one of method.
 */
const AXIS_OF_SLIP: Readonly<Record<SlipId, Axis>> = {
  "inverted-ratio": "method",
  "multiplied-instead-of-divided": "method",
  "divided-instead-of-multiplied": "method",
  "missing-coefficient": "setup",
  "skipped-moles": "method",
  "atom-for-molecule": "setup",
  "millilitres-for-litres": "setup",
  "celsius-for-kelvin": "setup",
  "wrong-limiting-reactant": "method",
  "unconverted-unit": "setup",
  "fraction-for-percent": "calculation",
  "wrong-reference": "setup",
  "ln-for-log": "calculation",
  "log-for-ln": "calculation",
  "constant-left-out": "setup",
  sign: "calculation",
  "vapor-pressure-ignored": "setup",
  "added-concentrations": "method",
  "plain-average": "method",
  "linear-decay": "method",
  "missing-ln-two": "method",
  "decayed-for-left": "setup",
  "acid-for-base": "setup",
  "both-protons-strong": "setup",
  "weak-as-strong": "method",
  "forgot-root": "calculation",
  "forgot-square": "calculation",
  "neglected-dissociation": "setup",
  "final-for-change": "setup",
  "initial-for-change": "setup",
  "change-for-final": "calculation",
  "mean-temperature": "method",
  "same-specific-heat": "setup",
  "forgot-phase-change": "setup",
  "forgot-warming": "setup",
  "forgot-calorimeter": "setup",
  "ignored-charge": "setup",
};

/** A rounding on the way by half of a hundredth doubles in a square. */
const WIDE_TOLERANCE = 0.01;

function axisOf(slip: string): Axis {
  // A family that words a common slip in its own way names it alike: `problems-redox.oxidation-numbers.slips.sign`.
  const name = slip.split(".").at(-1) ?? slip;
  return Object.hasOwn(AXIS_OF_SLIP, name) ? AXIS_OF_SLIP[name as SlipId] : "method";
}

/** Whether a text names a unit by itself, not behind a number: "in g/mL", "the percent" is not enough. */
function namesUnit(statement: string, unit: string): boolean {
  if (unit === "%") return true;
  if (unit === "") return false;
  const parts = statement.split(unit);
  return parts.some((before, index) => {
    const after = parts[index + 1];
    if (after === undefined) return false;
    const isWhole = !/[\p{L}\p{N}/·²³⁻¹]/u.test(after[0] ?? " ") && !/[\p{Script=Latin}/·]$/u.test(before);
    return isWhole && !/[\d⁰¹²³⁴-⁹]\s*$/u.test(before);
  });
}

/** Whether the answer is a given value in another unit: what is said already is then no answer. */
function isConversion(
  givens: readonly Problem["values"][],
  { value, unit, significantFigures }: Quantity,
  unrounded: string | undefined,
): boolean {
  const to = loadUnit(unit);
  if (!to.ok) return false;
  const answer = new Decimal(unrounded ?? value);
  // What a rounded factor (1 oz = 28.35 g) and the rounded last place may have changed.
  const lastPlace =
    unrounded === undefined && significantFigures !== null
      ? new Decimal(10).pow(answer.e + 1 - significantFigures)
      : new Decimal(0);
  const allowed = Decimal.max(answer.abs().times("0.001"), lastPlace);
  return givens
    .flatMap((values) => Object.values(values))
    .some((given) => {
      const from = given.kind === "quantity" ? loadQuantity(given) : null;
      if (from?.ok !== true || areSameUnit(from.value.unit, to.value)) return false;
      const converted = convertTo(from.value, to.value);
      return converted.ok && converted.value.value.minus(answer).abs().lte(allowed);
    });
}

type PassedBy = Pick<Problem, "solution"> & Partial<Pick<Problem, "values">>;

/** The values of the question, and what the steps end with, but for the answer itself. */
function listPassed({ solution: { givens, steps }, values }: PassedBy, answer: Quantity): PassedValue[] {
  const given = [values ?? {}, givens].flatMap((each) => Object.values(each));
  const results = steps.flatMap(({ lines }) => lines).flatMap(({ terms }) => terms.at(-1) ?? []);
  const listed = [
    ...given.map((value) => ({ value, isGiven: true })),
    ...results.map((value) => ({ value, isGiven: false })),
  ].flatMap(({ value, isGiven }) =>
    value.kind === "quantity" && !isSameAmount(value, answer)
      ? [{ value: value.value, unit: value.unit, isGiven }]
      : [],
  );
  // A step may end with what is given, and so may several.
  return listed.filter(
    ({ value, unit }, index) => listed.findIndex((other) => other.value === value && other.unit === unit) === index,
  );
}

/** Whether two quantities are one but for their rounding and their sign, in whatever units. */
function isSameAmount(first: Quantity, second: Quantity): boolean {
  const [from, to] = [loadQuantity(first), loadQuantity(second)];
  const converted = from.ok && to.ok ? convertTo(from.value, to.value.unit) : null;
  if (converted?.ok !== true || !to.ok) return false;
  const size = to.value.value.abs();
  return converted.value.value.abs().minus(size).abs().lte(size.times("0.01"));
}

/**
 * What marking expects as the free answer of a problem; null where its answer is none that can be written and read. A
 * `statement` that names the unit of the answer spares the student to write it.
 */
export function expectFree(
  problem: Pick<Problem, "solution" | "distractors" | "reading"> & Partial<Pick<Problem, "values">>,
  texts: AnswerTexts,
  statement = "",
): Expected | null {
  const { answer } = problem.solution;
  const { value } = answer;
  switch (value.kind) {
    case "quantity":
      return {
        kind: "quantity",
        value: answer.unrounded ?? value.value,
        unit: value.unit,
        significantFigures: value.significantFigures,
        ...(namesUnit(statement, value.unit) && { unitNamed: true }),
        ...pick(problem.reading, "perEquation", "alsoUnit"),
        ...(isWide(answer) && { tolerance: WIDE_TOLERANCE }),
        ...(isConversion([problem.values ?? {}, problem.solution.givens], value, answer.unrounded) && {
          unitAsked: true,
        }),
        passed: listPassed(problem, value),
        misconceptions: problem.distractors.flatMap(({ slip, value: wrong }) =>
          wrong.kind === "quantity" ? [{ id: slip, value: wrong.value, unit: wrong.unit, axis: axisOf(slip) }] : [],
        ),
      };
    case "count":
      return {
        kind: "quantity",
        value: String(value.value),
        unit: "",
        misconceptions: problem.distractors.flatMap(({ slip, value: wrong }) =>
          wrong.kind === "count" ? [{ id: slip, value: String(wrong.value), axis: axisOf(slip) }] : [],
        ),
      };
    case "formula":
      return { kind: "formula", formula: value.formula, ...pick(problem.reading, "form") };
    case "equation":
      return {
        kind: "equation",
        equation: value.equation,
        ...pick(problem.reading, "statesRequired", "lowestTermsRequired"),
      };
    case "configuration":
      return {
        kind: "configuration",
        configuration: value.configuration,
        misconceptions: problem.distractors.flatMap(({ slip, value: wrong }) =>
          wrong.kind === "configuration" ? [{ id: slip, configuration: wrong.configuration }] : [],
        ),
      };
    case "substance":
      return {
        kind: "name",
        formula: value.formula,
        names: [...texts.names(value.formula)],
        others: problem.distractors.flatMap(({ value: wrong }) =>
          wrong.kind === "substance" ? texts.names(wrong.formula) : [],
        ),
      };
    case "word":
      return {
        kind: "text",
        accepted: [value.key, ...(problem.reading?.alsoAccepted ?? [])].flatMap((key) => texts.word(key)),
        others: problem.distractors.flatMap(({ value: wrong }) => (wrong.kind === "word" ? texts.word(wrong.key) : [])),
      };
    case "organic":
      return {
        kind: "text",
        accepted: [...texts.systematic(value.name)],
        others: problem.distractors.flatMap(({ value: wrong }) =>
          wrong.kind === "organic" ? texts.systematic(wrong.name) : [],
        ),
      };
    case "notation":
      if (problem.reading?.molecules !== undefined)
        return { kind: "structure", accepted: [...problem.reading.molecules] };
      return {
        kind: "text",
        accepted: [value.text],
        others: problem.distractors.flatMap(({ value: wrong }) => (wrong.kind === "notation" ? [wrong.text] : [])),
        exactSpelling: true,
      };
    default:
      return null;
  }
}

function pick<T extends object, K extends keyof T>(from: T | undefined, ...keys: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (from?.[key] !== undefined) picked[key] = from[key];
  return picked;
}

/** Whether a free answer of this kind can be marked. */
export function isMarkable({ kind }: FactValue): boolean {
  return kind !== "expression" && kind !== "list" && kind !== "variable" && kind !== "operator";
}
