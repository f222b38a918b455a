import { convertTo } from "../../quantity/conversion.ts";
import { type Decimal, ONE } from "../../quantity/decimal.ts";
import { multiply } from "../../quantity/arithmetic.ts";
import { quantity as measured, pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fewestFigures } from "../../quantity/significant-figures.ts";
import {
  type Unit,
  type UnitFactor,
  areSameUnit,
  convertValue,
  unitOf,
  unitOfFactors,
} from "../../quantity/units/unit.ts";
import type { Operator, SolutionFacts, Term } from "../facts.ts";
import { expression, step } from "../terms.ts";
import { answerTerm, givenTerm } from "./quantity-terms.ts";

/** A value in a unit, and what is counted where that is no unit: 20 drops. */
export type Side = { readonly quantity: Quantity; readonly thing: string | null };

/** What a problem tells: an amount, or where something stands below it, so much of one thing for so much of another. */
export type Told<S extends Side = Side> = { readonly above: S; readonly below: S | null };

/** What is asked for: a unit, or a count of things. */
export type Asked = { readonly unit: Unit; readonly thing: string | null };

/** 1: as it is told; -1: turned over. */
export type Turn = 1 | -1;

const turned = ({ above, below }: Told, turn: Turn): readonly [Side | null, Side | null] =>
  turn === 1 ? [above, below] : [below, above];

/** The dimension of a product, and what it counts, each with its power: equal texts are equal measures. */
function measureOf(sides: readonly (readonly [Side, Turn])[]): string {
  const counts = new Map<string, number>();
  const count = (thing: string, turn: Turn): unknown => counts.set(thing, (counts.get(thing) ?? 0) + turn);
  let dimension = 0;
  for (const [{ quantity, thing }, turn] of sides) {
    dimension += turn * quantity.unit.dimension;
    if (thing !== null) count(thing, turn);
    else if (quantity.unit.counted !== "") count(`[${quantity.unit.counted}]`, turn);
  }
  const left = [...counts].filter(([, power]) => power !== 0).map(([thing, power]) => `${thing}^${power}`);
  return [dimension, ...left.toSorted()].join(" ");
}

function sidesOf(told: readonly Told[], turns: readonly Turn[]): (readonly [Side, Turn])[] {
  return told.flatMap((each, index) => {
    const [above, below] = turned(each, turns[index] ?? 1);
    return [...(above === null ? [] : [[above, 1] as const]), ...(below === null ? [] : [[below, -1] as const])];
  });
}

/** More values make no chain that a course asks for. */
const MOST_TOLD = 7;

/**
 * The way to turn each of the told values, all of them used once, so that the units of the product are those that are asked
 * for; null where none does or more than one. `fixed` says of some how they stand.
 */
export function findChain(
  told: readonly Told[],
  asked: Asked,
  fixed: ReadonlyMap<Told, Turn> = new Map(),
): readonly Turn[] | null {
  if (told.length > MOST_TOLD) return null;
  const wanted = measureOf([[{ quantity: measured(ONE, asked.unit), thing: asked.thing }, 1]]);
  let ways: Turn[][] = [[]];
  for (const each of told) {
    const turns: readonly Turn[] = fixed.has(each) ? [fixed.get(each) ?? 1] : [1, -1];
    ways = ways.flatMap((way) => turns.map((turn): Turn[] => [...way, turn]));
  }
  const [found, ...others] = ways.filter((way) => measureOf(sidesOf(told, way)) === wanted);
  return found === undefined || others.length > 0 ? null : found;
}

/** `1 mi / 1.609344 km`, the one of the larger unit: null where both are the same. */
function factorBetween(from: Unit, to: Unit): { readonly above: Quantity; readonly below: Quantity } | null {
  if (areSameUnit(from, to)) return null;
  const [up, down] = [convertValue(ONE, from, to), convertValue(ONE, to, from)];
  const isPlain = (size: Decimal): boolean => size.sd() <= FACTOR_FIGURES;
  // Of a pound is known exactly what it has of a kilogram, not the other way.
  return (isPlain(up) === isPlain(down) ? up.gte(1) : isPlain(up))
    ? { above: measured(up, to), below: measured(ONE, from) }
    : { above: measured(ONE, to), below: measured(down, from) };
}

/** A factor that is defined exactly is no longer. */
const FACTOR_FIGURES = 8;

type Factor = { readonly above: Quantity | null; readonly below: Quantity | null };

const powerOf = ({ unit }: UnitFactor, exponent: number): Unit =>
  exponent === 1 ? unitOf(unit) : unitOfFactors([{ unit, exponent }]);

/** The factors by which what is left of the units, beside those that are asked for, cancels: pounds above against kilograms below. */
function conversionsOf(product: Unit, asked: Unit): Factor[] {
  const left = new Map<string, UnitFactor>();
  const count = ({ unit, exponent }: UnitFactor, sign: Turn): unknown =>
    left.set(unit.symbol, { unit, exponent: (left.get(unit.symbol)?.exponent ?? 0) + sign * exponent });
  for (const factor of product.factors) count(factor, 1);
  for (const factor of asked.factors) count(factor, -1);
  const conversions: Factor[] = [];
  for (const { unit } of [...left.values()].filter(({ exponent }) => exponent > 0))
    for (const to of left.values()) {
      const from = left.get(unit.symbol);
      const shared = Math.min(from?.exponent ?? 0, -to.exponent);
      if (from === undefined || shared <= 0 || to.unit.dimension !== unit.dimension) continue;
      const factor = factorBetween(powerOf(from, shared), powerOf(to, shared));
      if (factor !== null) conversions.push(factor);
      count({ unit, exponent: shared }, -1);
      count({ unit: to.unit, exponent: shared }, 1);
    }
  return conversions;
}

function productOf(factors: readonly Factor[]): Quantity {
  let product = pureNumber(ONE);
  for (const { above, below } of factors) {
    const up = above === null ? null : multiply(product, above);
    product = up?.ok === true ? up.value : product;
    if (below === null) continue;
    const under = unitOfFactors(below.unit.factors.map(({ unit, exponent }) => ({ unit, exponent: -exponent })));
    const down = multiply(product, measured(ONE.div(below.value), under, below.significantFigures));
    product = down.ok ? down.value : product;
  }
  return product;
}

function termsOf(factors: readonly Factor[]): (Term | Operator)[] {
  return factors.flatMap(({ above, below }, index): (Term | Operator)[] => [
    ...(index === 0 ? [] : (["*"] as const)),
    givenTerm(above ?? pureNumber(ONE)),
    ...(below === null ? [] : (["/", givenTerm(below)] as const)),
  ]);
}

/** The product of what is told, each turned as it must be, with the factors between units; null where its unit is another one. */
export function multiplyChain(told: readonly Told[], turns: readonly Turn[], asked: Asked): SolutionFacts | null {
  const own = told.map((each, index): Factor => {
    const [above, below] = turned(each, turns[index] ?? 1);
    return { above: above?.quantity ?? null, below: below?.quantity ?? null };
  });
  // An amount begins the line.
  const ordered = [...own.filter(({ below }) => below === null), ...own.filter(({ below }) => below !== null)];
  const factors = [...ordered, ...conversionsOf(productOf(ordered).unit, asked.unit)];
  const product = productOf(factors);
  const last = areSameUnit(product.unit, asked.unit) ? null : factorBetween(product.unit, asked.unit);
  const answer = convertTo(product, asked.unit);
  if (!answer.ok) return null;
  const figures = fewestFigures(
    ...told.flatMap(({ above, below }) => [
      above.quantity.significantFigures,
      below?.quantity.significantFigures ?? null,
    ]),
  );
  const value = answerTerm({ ...answer.value, significantFigures: figures });
  const line = termsOf(last === null ? factors : [...factors, last]);
  return {
    method: "unit-conversion",
    givens: {},
    steps: [step("chain", [expression(...line, "=", value)])],
    answer: { id: "chained", unrounded: answer.value.value.toFixed(), value, values: {} },
    misconceptions: [],
  };
}
