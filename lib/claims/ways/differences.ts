import { enthalpyOfReaction, heatOf } from "../../chemistry/reaction/heat-of.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, Binding, ReadNumber } from "../claim.ts";
import type { Evidence } from "../evidence.ts";
import type { WayVerdict } from "./line.ts";
import { isComputed, isTold, pairOf } from "./told.ts";

type Calculation = {
  readonly tree: Arithmetic;
  readonly result: ReadNumber;
  readonly said: Binding;
  readonly evidence: Evidence;
};

const ENERGIES: ReadonlySet<number> = new Set([DIMENSIONS.energy, DIMENSIONS.molarEnergy]);

/** ΔT of two temperatures that were told; what is left of an amount; the heat of bonds, of equations that are added, of products and reactants. */
export function judgeDifference({ tree, result, said, evidence }: Calculation): WayVerdict {
  const pair = pairOf(tree);
  if (pair === null) return null;
  const { operator, left, right } = pair;
  const symbol = result.binding.symbol ?? said.symbol;
  const value =
    operator === "-" ? left.quantity.value.minus(right.quantity.value) : left.quantity.value.plus(right.quantity.value);
  if (!isRoundingOf(result, value, 1) || ![left, right].every((number) => isTold(number, evidence))) return null;
  const { dimension } = result.quantity.unit;
  if (symbol === "ΔT" && operator === "-") return "holds";
  const isLeftOver = operator === "-" && (dimension === DIMENSIONS.amount || dimension === DIMENSIONS.volume);
  if (isLeftOver) return value.gt(0) && (isComputed(right, evidence) || isStep(right, evidence)) ? "holds" : null;
  if (dimension === DIMENSIONS.amount) return evidence.equations.length === 0 ? "holds" : null;
  // What reacts and what forms weigh the same.
  if (dimension === DIMENSIONS.mass && operator === "+") return isWholeReaction(evidence) ? "holds" : null;
  if (!ENERGIES.has(dimension)) return null;
  return isOfHeat(value.toNumber(), evidence) ? "holds" : null;
}

/** Whether the engine has it, in this unit or without one. */
const isStep = (number: ReadNumber, { facts }: Evidence): boolean =>
  facts.some(
    ({ source, quantity, unrounded }) =>
      source === "step" &&
      !isUnity(quantity.unit) &&
      [quantity.value, unrounded].some((value) => isRoundingOf(number, value)),
  );

const isWholeReaction = ({ equations }: Evidence): boolean =>
  equations.length > 0 && equations.every(({ reactants, products }) => reactants.length === 2 && products.length === 1);

/** The sign of a heat that the enthalpies of formation do not speak against. */
function isOfHeat(value: number, { equations }: Evidence): boolean {
  const signs = equations.map((equation) => heatOf(equation));
  return signs.includes(Math.sign(value) === 1 ? 1 : -1) || equations.length === 0;
}

/** Books' enthalpies of formation differ by so much, as a share. */
const TABLES_DIFFER = 0.006;

/** The enthalpies of formation of products less those of reactants: what comes out is the heat of an equation that was written. */
export function judgeFormation({ tree, result, said, evidence }: Calculation): WayVerdict {
  const isHeat =
    (result.binding.symbol ?? said.symbol ?? "").startsWith("ΔH") && ENERGIES.has(result.quantity.unit.dimension);
  if (!isHeat || tree.kind !== "operation") return null;
  const told = result.quantity.value.toNumber();
  const isOfTables = evidence.equations.some((equation) => {
    const heat = enthalpyOfReaction(equation);
    return heat !== null && Math.abs(told - heat) <= TABLES_DIFFER * Math.abs(heat);
  });
  return isOfTables ? "holds" : null;
}

/** "pKa 4.76" of the problem, without a sign between. */
const isCalledExponent = (value: Decimal, { problem }: Evidence): boolean =>
  new RegExp(`pK_?\\{?[ab]?\\}?[^\\d]{0,8}${value.toFixed().replace(".", "[.,]")}(?!\\d)`, "u").test(problem);

const EXPONENT = /^p(?:O?H|K)/;

/** pH = pKa + log, of a logarithm that was computed before. */
export function judgeBufferSum({ tree, result, said, evidence }: Calculation): WayVerdict {
  const pair = pairOf(tree);
  const symbol = result.binding.symbol ?? said.symbol ?? "";
  if (pair === null || pair.operator !== "+" || !EXPONENT.test(symbol) || !isUnity(result.quantity.unit)) return null;
  const { left, right } = pair;
  const value = left.quantity.value.plus(right.quantity.value);
  const isOfConstant = [...evidence.facts, ...evidence.said].some(
    (fact) =>
      (fact.symbol?.startsWith("pK") === true || isCalledExponent(fact.quantity.value, evidence)) &&
      fact.quantity.value.eq(left.quantity.value),
  );
  return isOfConstant && isComputed(right, evidence) && isRoundingOf(result, value) ? "holds" : null;
}
