import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { DIMENSIONS, findKind } from "../../quantity/units/dimension.ts";
import { intervalOf, isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf, valueInUnit } from "../agreement.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { mapNumbers } from "../read-arithmetic.ts";
import { contradictsUnit } from "../symbols.ts";
import { isComputed, isDifferenceOfTold, withIntervals } from "./told.ts";
import { listRatios } from "./list-ratios.ts";
import { dimensionOf, type Factor, isOnScale, isPowerOfTen, isWhole, type Line, type WayVerdict } from "./line.ts";

const LN_TWO: ReadonlySet<string> = new Set(["0.693", "0.6931"]);
const DIATOMIC: ReadonlySet<string> = new Set(["H", "N", "O", "F", "Cl", "Br", "I"]);

/**
 * A product of quantities that are each of a kind of their own, n · M, P · V / (R · T): there is one way only in which their
 * units come to that of the result.
 */
export function judgeByUnits(line: Line): WayVerdict {
  const { factors } = line;
  if (factors === null || factors.length < 2) return null;
  if (isColligative(line)) return "holds";
  const telling = factors.filter((factor) => !isConversion(factor));
  const kinds = telling.map((factor) => dimensionOf(factor));
  if (kinds.includes(DIMENSIONS.none) || new Set(kinds).size < kinds.length || kinds.length === 0) return null;
  if (failsInDegrees(telling) || isOverOther(telling, line)) return "fails";
  if (telling.some((factor) => isOnScale(factor))) {
    const isOfHeat = kinds.includes(DIMENSIONS.specificHeat) || kinds.includes(DIMENSIONS.energy);
    const isDifference = telling.some((factor) => isOnScale(factor) && isChange(factor, line));
    if (isOfHeat && isDifference) return comesToResult({ ...line, tree: withIntervals(line.tree) }) ? "holds" : null;
    if (!isOfOneTemperature(line)) return null;
  }
  return comesToResult(withDifferences(line)) && areOfOneSubstance(line, telling) ? "holds" : null;
}

/** The amount of the acid over the concentration of the base, where the equation does not have one of each. */
function isOverOther(factors: readonly Factor[], { evidence }: Line): boolean {
  const [amount, concentration] = [DIMENSIONS.amount, DIMENSIONS.concentration].map((kind) => {
    const factor = factors.find((each) => dimensionOf(each) === kind);
    return factor?.number.binding.of[0] ?? factor?.meaning?.of ?? null;
  });
  if (amount === null || concentration === null || amount === undefined || concentration === undefined) return false;
  const ratios = amount === concentration ? [] : listRatios(evidence, amount, concentration);
  return ratios.length > 0 && !ratios.includes(1);
}

/** A number that is called ΔT is an interval. */
function withDifferences(line: Line): Line {
  const differences = line.operands.filter(({ meaning }) => /^[Δ∆]/u.test(meaning?.symbol ?? ""));
  if (differences.length === 0) return line;
  return {
    ...line,
    tree: mapNumbers(line.tree, (number) => {
      const interval = differences.some((each) => each.number.start === number.start)
        ? intervalOf(number.quantity.unit)
        : null;
      return interval === null ? number : { ...number, quantity: { ...number.quantity, unit: interval } };
    }),
  };
}

/** ΔT = i · K · b, with as many particles as the ions of a salt that is spoken of. */
function isColligative(line: Line): boolean {
  const { factors, evidence } = line;
  const known = (factors ?? []).filter(({ meaning }) => meaning !== null);
  const [count, ...more] = (factors ?? []).filter(({ meaning }) => meaning === null);
  const kinds = known.map((factor) => dimensionOf(factor)).toSorted((a, b) => a - b);
  const isOfShift =
    kinds.join() === [DIMENSIONS.molalTemperatureShift, DIMENSIONS.molality].toSorted((a, b) => a - b).join();
  if (!isOfShift || more.length > 0 || (factors ?? []).some(({ power }) => power < 0)) return false;
  if (count === undefined) return comesToResult(line);
  return (
    comesToResult(line) &&
    [...evidence.formulas, ...evidence.mentioned].some(
      (formula) => countIons(formula) === count.number.quantity.value.toNumber(),
    )
  );
}

function countIons(formula: string): number {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt === null ? 1 : salt.cations.reduce((sum, { count }) => sum + count, salt.anion.count);
}

/** What was computed, or lies between two temperatures that were told. */
const isChange = ({ number }: Factor, { evidence }: Line): boolean =>
  isComputed(number, evidence) || isDifferenceOfTold(number, evidence);

/** 1000, 101.325 kPa/atm, ln 2. */
const isConversion = (factor: Factor): boolean =>
  factor.meaning === null
    ? isPowerOfTen(factor.number) || LN_TWO.has(factor.number.quantity.value.toFixed())
    : factor.meaning.origin === "constant" && dimensionOf(factor) === DIMENSIONS.none;

/** Whether the units come to that of the result, and the values with them. */
export function comesToResult({ tree, result, said }: Pick<Line, "tree" | "result" | "said">): boolean {
  const value = evaluate(tree);
  if (!value.ok) return false;
  const { unit } = result.quantity;
  const symbol = result.binding.symbol ?? said.symbol;
  if (isUnity(unit))
    return (
      findKind(value.value.unit.dimension) !== null &&
      (symbol === null || !contradictsUnit(symbol, value.value.unit.dimension)) &&
      isRoundingOf(result, value.value.value)
    );
  const converted = valueInUnit(value.value.value, value.value.unit, unit);
  return converted !== null && isRoundingOf(result, converted);
}

/** 25 °C put into the law of gases. */
function failsInDegrees(factors: readonly Factor[]): boolean {
  return factors.some((factor) => isOnScale(factor)) && factors.some((factor) => isGasConstant(factor));
}

const isGasConstant = (factor: Factor): boolean =>
  factor.meaning?.origin === "constant" && dimensionOf(factor) === DIMENSIONS.molarHeatCapacity;

/** "Heated by 15 °C": where several temperatures are told, a difference of two of them is meant. */
function isOfOneTemperature({ evidence: { facts, said }, factors }: Line): boolean {
  const told = [...facts, ...said].filter(({ quantity: { unit } }) => unit.dimension === DIMENSIONS.temperature);
  const values = [...new Map(told.map(({ quantity: { value } }) => [value.toString(), value] as const)).values()];
  const own = factors?.find((factor) => isOnScale(factor))?.number.quantity.value;
  return (
    values.length === 1 ||
    values.some((one) => values.some((other) => own?.eq(one.minus(other)) === true && one.gt(other)))
  );
}

/** A molar mass is of what the mass or amount is of; that of an atom is none of its molecule. */
function areOfOneSubstance({ said, result, sentence, evidence }: Line, factors: readonly Factor[]): boolean {
  const mass = factors.find((factor) => dimensionOf(factor) === DIMENSIONS.molarMass);
  const of = mass?.meaning?.of ?? null;
  if (mass === undefined || of === null) return true;
  const others = factors
    .filter((factor) => factor !== mass)
    .flatMap(({ number, meaning }) => number.binding.of[0] ?? meaning?.of ?? []);
  const told = [
    ...others,
    ...(said.isOfCertain ? said.of : []),
    ...(result.binding.isOfCertain ? result.binding.of : []),
  ];
  if (told.some((formula) => formula !== of)) return false;
  const isToldOf = told.length > 0 || mass.number.binding.of.includes(of) || sentence.includes(of);
  if (mass.meaning?.origin !== "atom")
    return isToldOf || evidence.asked.has(of) || isOnlyOne(of, evidence) || [...evidence.mentioned].at(-1) === of;
  const isLabelled = new RegExp(`(?<![\\p{L}\\d])${of}\\s?[:：፦]`, "u").test(sentence);
  const isSpokenOf = evidence.formulas.has(of) || [...evidence.mentioned].at(-1) === of;
  return isLabelled || (isSpokenOf && !DIATOMIC.has(of));
}

/** Of the substances that have a mass, this one alone is spoken of. */
function isOnlyOne(of: string, { formulas, mentioned }: Evidence): boolean {
  return [...formulas, ...mentioned].every((formula) => formula === of || findElement(formula) !== null);
}

/** Kinds that no letter of another unit is taken for. */
const PLAIN: ReadonlySet<number> = new Set([
  DIMENSIONS.mass,
  DIMENSIONS.amount,
  DIMENSIONS.molarMass,
  DIMENSIONS.volume,
  DIMENSIONS.concentration,
  DIMENSIONS.pressure,
]);

/** Whether the units alone speak against a calculation: all its numbers are known, and nothing comes to what is told. */
export function contradictsUnits(line: Line): boolean {
  const { factors, result, said } = line;
  if (factors === null || factors.some(({ meaning, number }) => meaning === null && !isPowerOfTen(number)))
    return false;
  // mg/L of water are told in ppm.
  if (!isUnity(result.quantity.unit) && result.quantity.unit.dimension === DIMENSIONS.none) return false;
  if (factors.some((factor) => factor.meaning !== null && !PLAIN.has(dimensionOf(factor)))) return false;
  const value = evaluate(line.tree);
  if (!value.ok) return false;
  const symbol = result.binding.symbol ?? said.symbol;
  return isUnity(result.quantity.unit)
    ? symbol !== null && contradictsUnit(symbol, value.value.unit.dimension)
    : value.value.unit.dimension !== result.quantity.unit.dimension && !isWhole(result);
}
