import type { Quantity as FactQuantity } from "../methods/facts.ts";
import { areCommensurable, areSameUnit, isUnity } from "../quantity/units/unit.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { roundToFigures } from "../quantity/significant-figures.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { isRoundingOf, valueInUnit } from "./agreement.ts";
import type { Binding, ClaimCheck, ReadNumber } from "./claim.ts";
import { areSameSubstance } from "./bind.ts";
import type { Evidence, Fact } from "./evidence.ts";
import { REASON_OF } from "./evidence.ts";
import { checkReference, isMassOfAtom, isMassTabled, isMolarMass } from "./reference.ts";
import { isSlipOf } from "./slip.ts";
import { baseOf, contradictsUnit } from "./symbols.ts";

/** A number without a unit and with fewer figures than these fits something by chance. */
const TELLING_FIGURES = 3;
/** A whole number below it counts something. */
const LARGE = 1000;

const UNKNOWN: ClaimCheck = { verdict: "unknown", reason: "no-evidence", correction: null };

/** A number against all that is known: by its letter first, then by its unit and substance, then by the reference data. */
export function checkNumber(number: ReadNumber, evidence: Evidence): ClaimCheck {
  const { binding, quantity } = number;
  if (number.isUnclear) return { verdict: "unknown", reason: "not-understood", correction: null };
  if (
    binding.symbol !== null &&
    !isUnity(quantity.unit) &&
    contradictsUnit(binding.symbol, quantity.unit.dimension) &&
    !hasLetterFor(number, evidence)
  )
    return { verdict: "wrong", reason: "contradicts-unit", correction: correctBySymbol(number, evidence) };
  const namesakes = listNamesakes(binding, evidence);
  const agreeing = withoutDetours(
    number,
    evidence.facts.filter(
      (fact) => mayPlay(fact, binding.role, evidence) && !isLogarithm(fact, binding, evidence) && agrees(number, fact),
    ),
    evidence,
  );
  const match =
    namesakes.length > 0
      ? agreeing.find((fact) => namesakes.includes(fact) && !(fact.of === null && isOfAnother(binding, agreeing)))
      : findOwn(number, agreeing, evidence);
  if (match !== undefined && missesAnswer(number, evidence)) return UNKNOWN;
  if (match !== undefined && isProof(match, number, evidence))
    return { verdict: "supported", reason: REASON_OF[match.source], correction: null };
  // Where the problem gives its letter a value, a constant of the same kind is no excuse.
  const mayBeReference =
    !isKnownNegated(number, evidence) &&
    (namesakes.length === 0 || /^(?:R|N_?A|F|h|k|M|Mr|Ar)$/.test(binding.symbol ?? ""));
  const reference = mayBeReference ? checkReference(number, evidence) : null;
  if (reference !== null) return reference;
  return contradict(number, namesakes, evidence) ?? UNKNOWN;
}

/** Whether the engine means another quantity by this letter than is usual: the slope m of a line. */
function hasLetterFor({ binding, quantity }: ReadNumber, { facts }: Evidence): boolean {
  return facts.some(
    ({ symbol, source, quantity: { unit } }) =>
      symbol === binding.symbol && source !== "material" && unit.dimension === quantity.unit.dimension,
  );
}

/**
 * Of what the engine's own tables have, neither a file of anybody's is a proof nor what a student wrote that is no problem; and what a step only
 * reckons with, the mass of an element or 100 %, is none of its results.
 */
function isProof({ source, symbol, of }: Fact, number: ReadNumber, evidence: Evidence): boolean {
  const isUnnamed = symbol === null && of === null && source !== "answer" && number.binding.of.length === 0;
  if (isPercent(number.quantity)) return !(isUnnamed && source === "step" && number.quantity.value.eq(WHOLE));
  if (!isMolarMass(number)) return true;
  if (isUnnamed && isMassOfAtom(number, evidence)) return false;
  return source !== "material" && (source !== "given" || evidence.isSolved || !isMassTabled(number.binding.of));
}

const WHOLE = 100;

function isPercent({ unit }: Quantity): boolean {
  return unit.factors.length === 1 && unit.factors[0]?.unit.symbol === "%";
}

/** The facts of this letter: those of the same substance alone, where there are such. */
function listNamesakes(binding: Binding, { facts }: Evidence): readonly Fact[] {
  if (binding.symbol === null) return [];
  const all = facts.filter((fact) => isNamesake(fact, binding));
  const own = all.filter((fact) =>
    binding.of.length === 0 ? fact.of === null : fact.of !== null && isOfOne(fact.of, binding.of),
  );
  return own.length > 0 ? own : all;
}

function isNamesake(fact: Fact, binding: Binding): boolean {
  if (fact.symbol === null || fact.symbol !== binding.symbol) return false;
  return fact.of === null || binding.of.length === 0 || isOfOne(fact.of, binding.of);
}

/** The logarithm of a ratio is not the ratio: what is computed as one may be said of nothing else. */
function isLogarithm({ quantity }: Fact, binding: Binding, { facts }: Evidence): boolean {
  const same = facts.find(
    ({ symbol, quantity: other }) =>
      symbol !== null && /^(?:ln|log)/.test(symbol) && isUnity(other.unit) && other.value.eq(quantity.value),
  );
  return same !== undefined && isUnity(quantity.unit) && binding.symbol !== same.symbol;
}

/** What is called the answer must be the answer, what is called a result must be computed. */
function mayPlay({ source }: Fact, role: Binding["role"], { facts, isSolved }: Evidence): boolean {
  if (role === null) return true;
  if (role === "result" || !isSolved) return source !== "given" && source !== "material";
  return source === "answer" || !facts.some((fact) => fact.source === "answer");
}

/** A value in another unit counts only where none in this one is nearly, but not quite, the same: it was rounded on the way. */
function withoutDetours({ quantity }: ReadNumber, agreeing: readonly Fact[], { facts }: Evidence): readonly Fact[] {
  const direct = agreeing.filter((fact) => areSameUnit(fact.quantity.unit, quantity.unit));
  return direct.length > 0 || !facts.some((fact) => isNear(fact, quantity)) ? agreeing : [];
}

const NEAR = 0.02;

function isNear({ quantity: other }: Fact, quantity: Quantity): boolean {
  return (
    areSameUnit(other.unit, quantity.unit) &&
    !isUnity(quantity.unit) &&
    other.value.minus(quantity.value).abs().lte(other.value.abs().times(NEAR))
  );
}

const LOGARITHMS: ReadonlySet<string> = new Set(["pH", "pOH", "pKa", "pKb"]);

/** What a pH is off by where its concentration was rounded, or an acid's ionization left out of what is left of it. */
const NEAR_LOGARITHM = 0.02;

/** Whether a number may be the engine's pH, of a concentration that was rounded. */
export function isRoundedLogarithm({ quantity: { value, unit } }: ReadNumber, { facts }: Evidence): boolean {
  return facts.some(
    ({ symbol, quantity: other }) =>
      symbol !== null && LOGARITHMS.has(symbol) && isUnity(unit) && other.value.minus(value).abs().lte(NEAR_LOGARITHM),
  );
}

/** Whether the engine has nearly, but not quite, this value. */
export function isNearMiss({ quantity }: ReadNumber, { facts }: Evidence): boolean {
  return facts.some((fact) => (fact.source === "step" || fact.source === "answer") && isNear(fact, quantity));
}

/** Said to be the answer, with the other sign, or nearly but not quite. */
function missesAnswer(number: ReadNumber, { facts, isSolved }: Evidence): boolean {
  const answers = isSolved && number.binding.role !== null ? facts.filter(({ source }) => source === "answer") : [];
  const negated = { ...number, quantity: { ...number.quantity, value: number.quantity.value.neg() } };
  return (
    !answers.some((fact) => agrees(number, fact)) &&
    answers.some((fact) => agrees(negated, fact) || isNear(fact, number.quantity))
  );
}

/** 25 °C is a constant, but not where the problem has −25 °C. */
function isKnownNegated(number: ReadNumber, { facts }: Evidence): boolean {
  const negated = { ...number, quantity: { ...number.quantity, value: number.quantity.value.neg() } };
  return (
    !number.quantity.value.isZero() &&
    facts.some(
      (fact) =>
        fact.source !== "computed" && areSameUnit(fact.quantity.unit, number.quantity.unit) && agrees(negated, fact),
    )
  );
}

function isOfOne(formula: string, formulas: readonly string[]): boolean {
  return formulas.some((other) => areSameSubstance(formula, other));
}

function agrees(number: ReadNumber, fact: Fact): boolean {
  const { unit } = number.quantity;
  const { value: rounded } = fact.quantity;
  const values = (fact.unrounded === rounded ? [rounded] : [rounded, fact.unrounded]).flatMap(
    (value) => valueInUnit(value, fact.quantity.unit, unit) ?? [],
  );
  // Of a value that is known the zeros at the end are meant as they stand, unless figures enough stand before them.
  const roundPlace =
    number.roundPlace !== null && number.quantity.value.e - number.roundPlace + 1 >= TELLING_FIGURES
      ? number.roundPlace
      : null;
  if (values.some((value) => isRoundingOf({ ...number, roundPlace }, value))) return true;
  // A value that is repeated without its unit, with digits enough to be no chance.
  return (
    isUnity(unit) &&
    number.quantity.value.sd() >= TELLING_FIGURES &&
    number.binding.symbol === null &&
    fact.quantity.value.eq(number.quantity.value)
  );
}

/** Of the facts of this value one that the number may be; where some say what they are of, one of them must fit. */
function findOwn(number: ReadNumber, agreeing: readonly Fact[], { facts, formulas }: Evidence): Fact | undefined {
  const isStrange = isOfStranger(number.binding, formulas, number.quantity.unit.dimension === DIMENSIONS.molarMass);
  const fitting = agreeing.filter((fact) => fits(number, fact) && !(isStrange && fact.of === null));
  const { of, symbol, label } = number.binding;
  const isTold = (known: (fact: Fact) => boolean): boolean => !agreeing.some(known) || fitting.some(known);
  if (symbol !== null && (isAmbiguous(number, fitting, facts) || isOfOtherLetter(number, agreeing))) return undefined;
  const isOwn =
    (of.length === 0 || isTold((fact) => fact.of !== null)) &&
    ((symbol === null && label === null) || isTold((fact) => fact.label !== null || labelOf(fact.symbol) !== null));
  return isOwn ? fitting[0] : undefined;
}

/** Said to be of a substance that the problem does not speak of: no value without a substance is its. */
function isOfStranger({ of, isOfCertain }: Binding, formulas: ReadonlySet<string>, isAlwaysOf: boolean): boolean {
  return of.length > 0 && (isOfCertain || isAlwaysOf) && ![...formulas].some((formula) => isOfOne(formula, of));
}

/** M(Na) is not the M of which the problem says that it is NaCl's. */
function isOfAnother({ of }: Binding, agreeing: readonly Fact[]): boolean {
  const told = agreeing.flatMap((fact) => fact.of ?? []);
  return of.length > 0 && told.length > 0 && !told.some((formula) => isOfOne(formula, of));
}

/** A letter that no fact has, beside another value of this kind: which of them it is cannot be told. */
function isAmbiguous({ quantity, binding }: ReadNumber, fitting: readonly Fact[], facts: readonly Fact[]): boolean {
  if (isUnity(quantity.unit)) return false;
  const isOwn = fitting.some((fact) => fact.of !== null && binding.isOfCertain && isOfOne(fact.of, binding.of));
  return (
    !isOwn &&
    facts.some(
      (fact) =>
        fact.source !== "computed" &&
        areCommensurable(fact.quantity.unit, quantity.unit) &&
        isUnity(fact.quantity.unit) === isUnity(quantity.unit) &&
        !fitting.some((other) => areEqual(other, fact)),
    )
  );
}

const LOGARITHM = /^p(?:O?H|K)/;

/** A number without a unit that is the value of another letter: the pH is no pOH. */
function isOfOtherLetter({ quantity, binding: { symbol } }: ReadNumber, agreeing: readonly Fact[]): boolean {
  if (!isUnity(quantity.unit) || symbol === null) return false;
  const letters = agreeing.flatMap((fact) =>
    fact.symbol !== null && isUnity(fact.quantity.unit) ? [baseOf(fact.symbol)] : [],
  );
  return !letters.includes(baseOf(symbol)) && (letters.length > 0 || LOGARITHM.test(symbol));
}

function areEqual(a: Fact, b: Fact): boolean {
  return [b.quantity.value, b.unrounded].some(
    (value) =>
      valueInUnit(value, b.quantity.unit, a.quantity.unit)
        ?.toSignificantDigits(3)
        .eq(a.quantity.value.toSignificantDigits(3)) === true,
  );
}

/** Whether a fact may be what the number is said to be: of the same substance, with the same index, told apart from chance. */
function fits({ quantity, binding }: ReadNumber, fact: Fact): boolean {
  if (
    isUnity(quantity.unit) &&
    quantity.value.abs().sd() < TELLING_FIGURES &&
    !(isUnity(fact.quantity.unit) && fact.symbol !== null && fact.symbol === binding.symbol)
  ) {
    if (isUnity(fact.quantity.unit) && fact.of !== null && binding.isOfCertain && isOfOne(fact.of, binding.of))
      return true;
    const isCount = quantity.value.isInteger() && quantity.value.abs().lt(LARGE);
    return fact.source === "answer" && isUnity(fact.quantity.unit) && !isCount;
  }
  if (fact.of !== null && binding.of.length > 0 && !isOfOne(fact.of, binding.of)) return false;
  if (binding.symbol !== null && fact.symbol !== null && haveOtherIndex(binding.symbol, fact.symbol)) return false;
  const label = fact.label ?? labelOf(fact.symbol);
  return binding.label === null || label === null || binding.label === label;
}

/** `V1` and `V2`. */
function haveOtherIndex(first: string, second: string): boolean {
  const [a, b] = [/^(\D+)(\d)$/.exec(first), /^(\D+)(\d)$/.exec(second)];
  return a !== null && b !== null && a[1] === b[1] && a[2] !== b[2];
}

function labelOf(symbol: string | null): Fact["label"] {
  if (symbol === null) return null;
  return /\D1$/.test(symbol) ? "initial" : /\D2$/.test(symbol) ? "final" : null;
}

/** A letter that has one value, and another is claimed. */
function contradict(number: ReadNumber, namesakes: readonly Fact[], evidence: Evidence): ClaimCheck | null {
  const [fact, ...others] = namesakes.filter(({ source }) => source !== "material");
  if (fact === undefined || others.some((other) => !other.unrounded.eq(fact.unrounded))) return null;
  const known = valueInUnit(fact.quantity.value, fact.quantity.unit, number.quantity.unit);
  // Rounded coarsely, or the value of something else: the letter may be what is wrong, or another one's.
  if (known === null || isRoundingOf(number, known, 1) || isKnownElsewhere(number, evidence)) return null;
  // What one body takes up another gives off.
  if (number.binding.symbol === "q" && isRoundingOf(number, known.neg(), 1)) return null;
  const reason =
    fact.source === "answer"
      ? "contradicts-answer"
      : fact.source === "given"
        ? "contradicts-given"
        : "contradicts-step";
  // A letter without its substance or index is used again for other things.
  if (fact.of !== null && number.binding.of.length === 0) return null;
  // It may be another case: only what is called the answer, or is nearly what is known, contradicts it.
  if (number.binding.role === null && !isSlipOf(number.quantity.value, known)) return null;
  return { verdict: "wrong", reason, correction: correctBySymbol(number, evidence) };
}

/** The pH of pure water. */
const NEUTRAL = 7;

function isKnownElsewhere(number: ReadNumber, { facts }: Evidence): boolean {
  if (/^pO?H$/.test(number.binding.symbol ?? "") && number.quantity.value.eq(NEUTRAL)) return true;
  return facts.some(
    (fact) =>
      (!isUnity(fact.quantity.unit) || fact.quantity.value.sd() >= TELLING_FIGURES || fact.source === "given") &&
      agrees(number, fact),
  );
}

/** What the letter stands for, in the figures that the problem or its answer has it in. */
function correctBySymbol(number: ReadNumber, evidence: Evidence): ClaimCheck["correction"] {
  if (number.hasSignApart || evidence.facts.some((fact) => agrees(number, fact))) return null;
  const namesakes = listNamesakes(number.binding, evidence).filter(({ source }) => source !== "material");
  const [fact] = namesakes;
  if (fact === undefined || namesakes.some((other) => !other.unrounded.eq(fact.unrounded))) return null;
  const isMeant =
    number.binding.role !== null ||
    isSlipOf(
      number.quantity.value,
      valueInUnit(fact.quantity.value, fact.quantity.unit, number.quantity.unit) ?? fact.quantity.value,
    );
  return isMeant ? { start: number.start, end: number.end, value: factOf(findShown(fact, evidence)) } : null;
}

/** A step is computed with guard digits; the reader is told the rounded value. */
function findShown(fact: Fact, { facts }: Evidence): Quantity {
  const rounded = facts.find(({ source, quantity: { value, unit, significantFigures } }) => {
    const isTold =
      (source === "answer" || source === "given") &&
      areSameUnit(unit, fact.quantity.unit) &&
      significantFigures !== null;
    // The answer may tell how much is released, and the step that q is negative.
    return isTold && roundToFigures(fact.unrounded, significantFigures).abs().eq(value.abs());
  })?.quantity;
  if (rounded === undefined) return fact.quantity;
  return fact.unrounded.isNegative() === rounded.value.isNegative()
    ? rounded
    : { ...rounded, value: rounded.value.neg() };
}

export function factOf(quantity: Quantity): FactQuantity {
  const { value, unit, significantFigures } = quantity;
  return {
    kind: "quantity",
    value: writeDecimal(value, significantFigures),
    unit: formatUnit(unit),
    significantFigures,
  };
}
