import type { Locale } from "../i18n/locales.ts";
import { convertTo, roundQuantity } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import type { Figures } from "../quantity/significant-figures.ts";
import { loadUnit } from "../quantity/stored-quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { areCommensurable, areSameUnit, intervalOf, isInterval, isUnity } from "../quantity/units/unit.ts";
import type { Unit } from "../quantity/units/unit.ts";
import type { ExpectedQuantity } from "./expected.ts";
import type { AnswerReading, Axis, Mark, PartialCredit } from "./mark.ts";
import type { Misconception } from "./misconception.ts";
import { compare } from "./quantity/closeness.ts";
import type { Closeness, GivenValue, Target } from "./quantity/closeness.ts";
import { findEarlyRounding } from "./quantity/early-rounding.ts";
import { readAnswer } from "./quantity/read-answer.ts";
import type { GivenQuantity } from "./quantity/read-answer.ts";
import { inExpectedUnit, withoutAsides } from "./quantity/other-unit.ts";
import { findPassed } from "./quantity/passed-values.ts";
import { findSlip } from "./quantity/slips.ts";
import type { Remark } from "./remarks.ts";
import { correct, creditWithout, incorrect, NO_CREDIT, ungradable } from "./score.ts";

/** What is expected, made ready to compare with. */
type Goal = { readonly expected: ExpectedQuantity; readonly target: Target; readonly unit: Unit };

/** The student's number as one in the expected unit. `hasUnit`: it had that unit, or one that measures the same. */
type Fitted = GivenValue & { readonly openZeros: number; readonly hasUnit: boolean };

/**
 * A value with its unit. Any unit that measures the same will do. A right number without its unit, or with another,
 * keeps the credit for the work; a number that a misconception of the problem, or a common slip, leads to keeps the
 * credit for all but that.
 */
export function gradeQuantity(expected: ExpectedQuantity, text: string, locale: Locale): Mark {
  const goal = readGoal(expected);
  if (goal === null) return ungradable({ code: "unreadable-expectation" });
  const answer = readAnswer(withoutAsides(text, expected), goal.unit, locale);
  if (!answer.ok) return ungradable(answer.issue);
  const given = inExpectedUnit(answer.value, goal.unit, expected);
  const mark = markAnswer(goal, given);
  if (mark.verdict === "correct" || !given.mayBeThousands) return mark;
  // "1.234" may be written for 1234: it is, when only that is right.
  const thousands = markAnswer(goal, { ...given, value: given.value.times(1000) });
  return thousands.verdict === "correct" ? thousands : mark;
}

function readGoal(expected: ExpectedQuantity): Goal | null {
  const unit = readUnit(expected.unit);
  if (unit === null) return null;
  const target: Target = {
    value: new Decimal(expected.value),
    figures: expected.significantFigures ?? null,
    tolerance: expected.tolerance ?? null,
    allowsNear: !isUnity(unit) && unit.dimension !== DIMENSIONS.temperature,
  };
  return { expected, target, unit };
}

function readUnit(text: string): Unit | null {
  const loaded = loadUnit(text.trim());
  return loaded.ok ? loaded.value : null;
}

function markAnswer(goal: Goal, given: GivenQuantity): Mark {
  const reading = echo(given);
  const fitted = fit(given, goal);
  if (fitted === null) return markAnotherKind(goal, given, reading);
  const closeness = compare(fitted, goal.target);
  if (closeness === "equal" || (closeness === "near" && !isNearerToMisconception(goal, given, fitted))) {
    return markRight(goal, given, fitted, closeness, reading);
  }
  return markWrong(goal, given, fitted, reading);
}

/** A known wrong way may end within the allowance for other atomic weights: then the nearer of the two values counts. */
function isNearerToMisconception(goal: Goal, given: GivenQuantity, fitted: Fitted): boolean {
  const listed = findMisconception(goal, given);
  const deviation = listed && measureDeviation(goal, given, listed);
  return deviation !== null && deviation.lt(fitted.value.minus(goal.target.value).abs());
}

function echo({ value, unit, figures }: GivenQuantity): AnswerReading {
  const written = Math.abs(value.e) > 30 ? value.toExponential() : value.toFixed();
  return { kind: "quantity", value: written, unit: formatUnit(unit), significantFigures: figures };
}

/** Null when the unit measures something else. */
function fit(given: GivenQuantity, goal: Goal): Fitted | null {
  const { unit, target } = goal;
  const { value, figures, openZeros } = given;
  const bare: Fitted = { value, figures, openZeros, hasUnit: isUnity(unit) };
  if (isUnity(given.unit) && unit.dimension !== DIMENSIONS.none) return bare;
  const own = isInterval(unit) ? (intervalOf(given.unit) ?? given.unit) : given.unit;
  const converted = convertTo({ value, unit: own, significantFigures: figures }, unit);
  if (!converted.ok) return null;
  const fitted: Fitted = { ...roundScale(converted.value, given.unit, goal), openZeros, hasUnit: true };
  if (!isUnity(given.unit) || isUnity(unit)) return fitted;
  // A bare number for a percentage or a count: 0.40 is 40 %, 3 is 3 molecules; 40 lacks its sign.
  return compare(fitted, target) !== "apart" ? fitted : bare;
}

/** 298 K is 24.85 °C, and meant for 25 °C: between scales the value may be the rounded one. */
function roundScale(converted: Quantity, from: Unit, { unit, target }: Goal): GivenValue {
  const { value, significantFigures: figures } = converted;
  if (areSameUnit(from, unit) || (from.shift === null && unit.shift === null)) return { value, figures };
  const whole = { value: roundQuantity(converted).value, figures };
  return compare({ value, figures }, target) === "apart" && compare(whole, target) !== "apart"
    ? whole
    : { value, figures };
}

/** Another unit than the one that a known value is to be converted to; a bare number has none. */
function isUnconverted({ expected, unit }: Goal, given: GivenQuantity): boolean {
  return expected.unitAsked === true && !isUnity(given.unit) && !areSameUnit(given.unit, unit);
}

function markRight(
  goal: Goal,
  given: GivenQuantity,
  fitted: Fitted,
  closeness: Closeness,
  reading: AnswerReading,
): Mark {
  if (isUnconverted(goal, given)) {
    const remark: Remark = {
      code: "unit-not-converted",
      expected: formatUnit(goal.unit),
      given: formatUnit(given.unit),
    };
    return incorrect({ credit: NO_CREDIT, hasUnits: true, reading, remarks: [remark], misconception: null });
  }
  const remarks = [...remarkOnRounding(goal, fitted, closeness), ...remarkOnFigures(fitted, goal.target.figures)];
  if (fitted.hasUnit) return correct({ reading, remarks });
  const missing: Remark = { code: "unit-missing", expected: formatUnit(goal.unit) };
  if (goal.expected.unitNamed === true) return correct({ reading, remarks: [missing, ...remarks] });
  return incorrect({
    credit: creditWithout("units"),
    hasUnits: true,
    reading,
    remarks: [missing, ...remarks],
    misconception: null,
  });
}

function remarkOnRounding({ expected, target }: Goal, fitted: Fitted, closeness: Closeness): Remark[] {
  if (closeness === "equal") return [];
  const early = expected.plan ? findEarlyRounding(expected.plan, fitted, target.value) : null;
  return [early ? { code: "early-rounding", step: early.step } : { code: "rounding-difference" }];
}

function remarkOnFigures({ figures, openZeros }: Fitted, expected: Figures): Remark[] {
  if (expected === null || figures === null) return [];
  const isMet = expected >= figures && expected <= figures + openZeros;
  return isMet ? [] : [{ code: "significant-figures", expected, given: figures }];
}

/** The unit measures something else, or the unit counts other things. */
function markAnotherKind(goal: Goal, given: GivenQuantity, reading: AnswerReading): Mark {
  const units = { expected: formatUnit(goal.unit), given: formatUnit(given.unit) };
  const isSameDimension = given.unit.dimension === goal.unit.dimension;
  const remark: Remark = { code: isSameDimension ? "another-thing-counted" : "unit-of-another-dimension", ...units };
  const listed = findMisconception(goal, given);
  if (listed) {
    return incorrect({
      credit: creditAfter(listed.axis, "units"),
      hasUnits: true,
      reading,
      remarks: [remark],
      misconception: listed.id,
    });
  }
  const isSameNumber = compare(given, goal.target) !== "apart";
  const passed = isSameNumber ? null : markPassed(goal, given, false, reading);
  if (passed) return passed;
  return incorrect({
    credit: isSameNumber ? creditWithout("units") : NO_CREDIT,
    hasUnits: true,
    // A pure number that was given a unit is otherwise right.
    isOfAnotherKind: !isUnity(goal.unit),
    reading,
    remarks: [remark],
    misconception: null,
  });
}

function markWrong(goal: Goal, given: GivenQuantity, fitted: Fitted, reading: AnswerReading): Mark {
  const { unit, target, expected } = goal;
  const hasUnits = !isUnity(unit);
  const missing: Remark[] = fitted.hasUnit ? [] : [{ code: "unit-missing", expected: formatUnit(unit) }];
  const unitsLost = fitted.hasUnit ? [] : (["units"] as const);
  const listed = findMisconception(goal, given);
  if (listed) {
    return incorrect({
      credit: creditAfter(listed.axis, ...unitsLost),
      hasUnits,
      reading,
      remarks: missing,
      misconception: listed.id,
    });
  }
  if (isMismatch(goal, given)) {
    const remark: Remark = { code: "unit-mismatch", expected: formatUnit(unit), given: formatUnit(given.unit) };
    return incorrect({ credit: creditWithout("units"), hasUnits, reading, remarks: [remark] });
  }
  const passed = markPassed(goal, given, fitted.hasUnit, reading);
  if (passed) return passed;
  const early = expected.plan ? findEarlyRounding(expected.plan, fitted, target.value) : null;
  const slip = early
    ? { remark: { code: "early-rounding", step: early.step } as const, lost: "calculation" as const }
    : findSlip(fitted, target, unit.dimension);
  if (slip)
    return incorrect({
      credit: creditAfter(slip.lost, ...unitsLost),
      hasUnits,
      reading,
      remarks: [slip.remark, ...missing],
    });
  return incorrect({
    credit: { ...NO_CREDIT, units: fitted.hasUnit },
    hasUnits,
    reading,
    remarks: missing,
    misconception: null,
  });
}

/** A wrong operation makes another relation of it: whoever turns a quotient over has not set it up either. */
function creditAfter(lost: Axis, ...more: readonly Axis[]): PartialCredit {
  return creditWithout(lost, ...more, ...(lost === "method" ? (["setup"] as const) : []));
}

/** A value of the question, or of a step before the last one, taken for the answer: that far the way is right. */
function markPassed(
  { expected, unit }: Goal,
  given: GivenQuantity,
  isUnitRight: boolean,
  reading: AnswerReading,
): Mark | null {
  const passed = findPassed(expected.passed ?? [], given);
  if (passed === null) return null;
  const hasUnits = !isUnity(unit);
  if (passed.isGiven) {
    const credit = { ...NO_CREDIT, units: isUnitRight };
    return incorrect({ credit, hasUnits, reading, remarks: [{ code: "given-repeated" }] });
  }
  // In a unit of its own that is the answer's it is a part of the answer, and the relation lacks the rest.
  const isPart = isUnitRight && passed.isInItsUnit;
  const credit = isPart || !hasUnits ? creditAfter("method") : creditWithout("method", "units");
  return incorrect({ credit, hasUnits, reading, remarks: [{ code: "on-the-way" }] });
}

/** The right number, but of another unit of the same kind. */
function isMismatch({ unit, target }: Goal, given: GivenQuantity): boolean {
  return !isUnity(given.unit) && !areSameUnit(given.unit, unit) && compare(given, target) !== "apart";
}

/** The listed misconception whose value is nearest among those that the number meets. */
function findMisconception(goal: Goal, given: GivenQuantity): Misconception | null {
  let nearest: { readonly misconception: Misconception; readonly deviation: Decimal } | null = null;
  for (const misconception of goal.expected.misconceptions ?? []) {
    const deviation = measureDeviation(goal, given, misconception);
    if (deviation !== null && (nearest === null || deviation.lt(nearest.deviation)))
      nearest = { misconception, deviation };
  }
  return nearest?.misconception ?? null;
}

/** How far the number is from a misconception's value; null when it does not meet it, or when that value is the right one. */
function measureDeviation(goal: Goal, given: GivenQuantity, { value, unit: text }: Misconception): Decimal | null {
  const unit = text === undefined ? goal.unit : readUnit(text);
  if (unit === null) return null;
  const target: Target = { ...goal.target, value: new Decimal(value) };
  const isBare = isUnity(given.unit);
  if (!isBare && !areCommensurable(given.unit, unit)) return null;
  const fitted = fit(given, { ...goal, unit, target });
  if (fitted === null || compare(fitted, target) === "apart") return null;
  return fitted.value.minus(target.value).abs();
}
