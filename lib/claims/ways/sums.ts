import { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf, valueInUnit } from "../agreement.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import type { Evidence } from "../evidence.ts";
import { asMolarMass } from "../known-operands.ts";
import { isMassOf, rowsOf } from "../reference.ts";
import { dimensionOf, isOnScale, isWhole, multiplesOf, type Line, type Operand, type WayVerdict } from "./line.ts";
import { listSpokenOf } from "./meanings.ts";
import { stateOf } from "./two-states.ts";
import { comesToResult } from "./units-tell.ts";

/** `2 × 14.01 = 28.02`: so many atoms of one element as a formula that is spoken of has. */
export function judgePartOfMass({ factors, evidence, result }: Line): WayVerdict {
  const [first, second, ...more] = factors ?? [];
  if (first === undefined || second === undefined || more.length > 0 || first.power + second.power < 2) return null;
  const [count, mass] = isWhole(first.number) ? [first, second] : [second, first];
  const isOfResult =
    isUnity(result.quantity.unit) || asMolarMass(result).quantity.unit.dimension === DIMENSIONS.molarMass;
  if (!isWhole(count.number) || mass.meaning?.origin !== "atom" || !isOfResult) return null;
  const counts = listCounts(mass.meaning.of, evidence);
  return counts.includes(count.number.quantity.value.toNumber()) ? "holds" : null;
}

function listCounts(symbol: string | null, evidence: Evidence): number[] {
  return listSpokenOf(evidence).flatMap((formula) =>
    rowsOf(formula).flatMap((row) => (row.symbol === symbol ? [row.count] : [])),
  );
}

/** `28.02 + 4.032 + 48.00 = 80.05 g/mol`: the parts of the mass of a formula that is spoken of. */
export function judgeSumOfMass(tree: Arithmetic, result: ReadNumber, evidence: Evidence): WayVerdict {
  const terms = termsOf(tree);
  const mass = asMolarMass(result);
  if (terms === null || terms.length < 2) return null;
  const isSumOf = (formula: string): boolean => {
    const rows = rowsOf(formula);
    const isWhole = rows.length === terms.length && rows.every((row) => terms.some((term) => isPartOf(term, row)));
    return isWhole || (isMassOf(mass, formula) && terms.every((term) => rows.some((row) => isOfRow(term, row))));
  };
  return listSpokenOf(evidence).some((formula) => isSumOf(formula)) ? "holds" : null;
}

type Row = ReturnType<typeof rowsOf>[number];

/** The mass of all atoms of an element in a formula, or that of one of them. */
function isOfRow(number: ReadNumber, row: Row): boolean {
  return isPartOf(number, row) || isRoundingOf(asMolarMass(number), new Decimal(row.weight));
}

/** Of atoms that weigh 16.00 each, two may weigh 32.00. */
export function isPartOf(number: ReadNumber, { mass, weight, count }: Row): boolean {
  const rounded = [0, 1, 2, 3].map((places) => new Decimal(weight).toDecimalPlaces(places).times(count));
  return [new Decimal(mass), ...rounded].some((value) => isRoundingOf(asMolarMass(number), value));
}

/** `6 × 12 + 12 × 1 + 6 × 16 = 180`, `2 × 16 = 32`: as many atoms of each element as a formula has, with masses as they are rounded. */
export function judgeSumOfMultiples(tree: Arithmetic, result: ReadNumber, evidence: Evidence): WayVerdict {
  const terms = multiplesOf(tree);
  const mass = asMolarMass(result);
  if (terms === null || mass.quantity.unit.dimension !== DIMENSIONS.molarMass) return null;
  const isSumOf = (formula: string): boolean => {
    const rows = rowsOf(formula);
    return (
      isMassOf(mass, formula) &&
      rows.length === terms.length &&
      terms.some(([times]) => times > 1) &&
      rows.every((row) =>
        terms.some(([times, of]) =>
          [
            [times, of.quantity.value] as const,
            // "12 × 1": which of two whole numbers counts is not written.
            ...(isWhole(of) ? [[of.quantity.value.toNumber(), new Decimal(times)] as const] : []),
          ].some(([count, weight]) => count === row.count && isWeightOf(weight, row)),
        ),
      )
    );
  };
  return listSpokenOf(evidence).some((formula) => isSumOf(formula)) ? "holds" : null;
}

const isWeightOf = (weight: Decimal, row: Row): boolean =>
  [0, 1, 2, 3].some((places) => new Decimal(row.weight).toDecimalPlaces(places).eq(weight)) ||
  (row.symbol === "Cl" && weight.eq("35.5"));

/** The numbers of a sum, of those that are taken several times the number; null of anything else. */
function termsOf(tree: Arithmetic): readonly ReadNumber[] | null {
  if (tree.kind === "number") return [tree.number];
  if (tree.kind !== "operation") return null;
  const [left, right] = [termsOf(tree.left), termsOf(tree.right)];
  if (left === null || right === null) return null;
  if (tree.operator === "+") return [...left, ...right];
  const [number, ...others] = [...left, ...right].filter((each) => !isWhole(each));
  return tree.operator === "*" && number !== undefined && others.length === 0 ? [number] : null;
}

const KELVIN = getUnit("K");
const ADDED: ReadonlySet<number> = new Set([
  DIMENSIONS.energy,
  DIMENSIONS.molarEnergy,
  DIMENSIONS.mass,
  DIMENSIONS.pressure,
]);

/** Differences of temperatures and masses, sums of energies, masses and partial pressures, degrees and kelvins. */
export function judgeSum(line: Line): WayVerdict {
  const { tree, operands, result } = line;
  if (tree.kind !== "operation" || tree.left.kind !== "number" || tree.right.kind !== "number") return null;
  const [first, second] = operands;
  if (first === undefined || second === undefined || operands.length > 2) return null;
  if (judgeKelvins(line) !== null) return judgeKelvins(line);
  const kind = dimensionOf(first);
  if (first.meaning === null || second.meaning === null || dimensionOf(second) !== kind) return null;
  const { unit } = result.quantity;
  if (kind === DIMENSIONS.none) return tree.operator === "+" && isOfParts(line) ? "holds" : null;
  const isOfEquation = kind === DIMENSIONS.molarEnergy && unit.dimension === DIMENSIONS.energy;
  if (!isUnity(unit) && unit.dimension !== kind && !isOfEquation) return null;
  const isPositive = operands.every(({ number }) => number.quantity.value.gt(0));
  // Of what reacts, something may be left over.
  if (kind === DIMENSIONS.mass && tree.operator === "+" && line.evidence.equations.length > 0) return null;
  if (tree.operator === "+")
    return isPositive && ADDED.has(kind) && (isOfEquation || comesToResult(line)) ? "holds" : null;
  if (tree.operator !== "-") return null;
  if (kind === DIMENSIONS.mass) return result.quantity.value.gt(0) && comesToResult(line) ? "holds" : null;
  if (kind !== DIMENSIONS.temperature) return null;
  const states = [stateOf(first, line.evidence), stateOf(second, line.evidence)];
  return states[0] === 2 && states[1] === 1 ? "holds" : null;
}

/** What was computed before, of what has no unit: parts of a weighted mean. */
function isOfParts({ operands, result, evidence }: Line): boolean {
  const isComputed = ({ number }: Operand): boolean =>
    evidence.facts.some(({ source, quantity }) => source === "computed" && quantity.value.eq(number.quantity.value));
  const [factor] = result.quantity.unit.factors;
  return operands.every((operand) => isComputed(operand)) && (factor === undefined || factor.unit.symbol === "u");
}

/** 25 °C + 273.15 = 298.15 K, and back; a unit that is left out is the other one of the two. */
function judgeKelvins({ tree, operands, result }: Line): WayVerdict {
  const [first, second] = operands;
  if (tree.kind !== "operation" || first === undefined || second === undefined) return null;
  const isOffset = ["273", "273.15", "273.2"].includes(second.number.quantity.value.toFixed());
  const { unit } = result.quantity;
  if (!isOffset || unit.dimension !== DIMENSIONS.temperature) return null;
  const isToKelvin =
    tree.operator === "+" && unit.shift === null && (isUnity(first.number.quantity.unit) || isOnScale(first));
  const isToDegrees = tree.operator === "-" && unit.shift !== null;
  const value =
    tree.operator === "+"
      ? first.number.quantity.value.plus(second.number.quantity.value)
      : first.number.quantity.value.minus(second.number.quantity.value);
  const isKelvin =
    isUnity(first.number.quantity.unit) || valueInUnit(value, first.number.quantity.unit, KELVIN) !== null;
  const isFahrenheit = [first.number, result].some(({ quantity }) => quantity.unit.factors[0]?.unit.symbol === "°F");
  if (isFahrenheit) return null;
  return (isToKelvin || isToDegrees) && isKelvin && isRoundingOf(result, value) ? "holds" : null;
}
