import { evaluate } from "../algebra/evaluate.ts";
import { splitFraction, type Tree } from "../algebra/tree.ts";
import type { Slip } from "../methods/rules/rule.ts";
import { convertTo } from "../quantity/conversion.ts";
import type { Decimal } from "../quantity/decimal.ts";
import { isFarShare } from "../quantity/far-share.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { areSameUnit, type Unit } from "../quantity/units/unit.ts";
import { solvedFor, type Bound } from "./bind.ts";
import type { LawQuantity } from "./law.ts";
import { atValues, inUnit } from "./compute-bound.ts";
import { listSolvedSlips } from "./tree-slips.ts";

const CELSIUS = getUnit("°C");

/** What the result becomes where one thing goes wrong, with the figures of the right one, in the unit that it is told in. */
export function listSlips(bound: Bound, answer: Quantity): Slip[] {
  const { answered, target, unitOf } = bound;
  const own = unitOf(target);
  if (areSameUnit(answered, own)) return listOwnSlips(bound, answer);
  const output = inUnit(answer, own);
  const told = listOwnSlips(bound, output).map(({ id, quantity: value }): Slip => ({
    id,
    quantity: inUnit(value, answered),
  }));
  return [...told, { id: "unconverted-unit", quantity: { ...answer, value: output.value } }];
}

/** Degrees of a scale that are a quotient are a mean: turned, multiplied out or of differences it is one that nobody believes. */
const isOfQuotient = (id: Slip["id"], solved: Tree): boolean =>
  id === "inverted-ratio" ||
  id === "multiplied-instead-of-divided" ||
  (id === "sign" && splitFraction(solved).below.length > 0);

function listOwnSlips(bound: Bound, output: Quantity): Slip[] {
  const { law, target, bindings, constants, inputs, unitOf } = bound;
  const [solved] = solvedFor(law, target.key);
  const told = (value: Decimal, unit: Unit = output.unit): Quantity => ({ ...output, value, unit });
  const evaluated = (id: Slip["id"], tree: Tree, values = bindings, unit?: Unit): Slip[] => {
    const value = evaluate(tree, values);
    return value.ok ? [{ id, quantity: told(value.value.value, unit) }] : [];
  };
  const letters = new Set(constants.map(({ letter }) => letter));
  const ofTree =
    solved === undefined
      ? []
      : listSolvedSlips(bound, solved, letters)
          .filter(({ id }) => output.unit.shift === null || !isOfQuotient(id, solved))
          .flatMap(({ id, tree }) => evaluated(id, tree));
  // Whoever leaves one temperature as it is leaves all of them.
  const ofInputs = [...new Set(inputs.map(({ quantity: { kind } }) => kind))].flatMap((kind): Slip[] => {
    const raw = inputs.flatMap(({ quantity: input, given }) => {
      const own = input.kind === kind ? unconverted(input, given, unitOf(input)) : null;
      return own === null ? [] : [{ ...own, key: input.key }];
    });
    const [first] = raw;
    if (first === undefined || solved === undefined) return [];
    const values = new Map([...bindings, ...raw.map(({ key, value }) => [key, { value, figures: null }] as const)]);
    // Who leaves out the kelvins gives the answer in degrees Celsius, too.
    const isScale = first.id === "celsius-for-kelvin" && target.kind === "temperature";
    return evaluated(first.id, solved, values, isScale ? CELSIUS : undefined).filter(
      ({ quantity: { value } }) => isScale || target.isSigned || value.isPositive(),
    );
  });
  const own = law.slips
    .filter(({ of }) => of === target.key)
    .map(({ id, value }): Slip => ({ id, quantity: told(value(atValues(bound, output.value))) }));
  const slips = [...own, ...ofTree, ...ofInputs].filter(
    ({ quantity: { value } }) =>
      (target.isSigned || !value.isNegative()) && isPlausible(value, output.value) && !isFarShare(value, output),
  );
  return target.isWhole ? preferWhole(slips) : slips;
}

/** As many as a question has wrong options. */
const ENOUGH_SLIPS = 3;

/** Whoever counts sees that a fraction is wrong, as long as there are others to tell apart. */
function preferWhole(slips: readonly Slip[]): Slip[] {
  const whole = slips.filter(({ quantity: { value } }) => value.isInteger());
  return whole.length < ENOUGH_SLIPS ? [...slips] : whole;
}

/** So far from the answer that whoever gets it sees that it is wrong. */
const FARTHEST = 1e10;

function isPlausible(value: Decimal, answer: Decimal): boolean {
  if (!value.isFinite() || value.isZero() || answer.isZero()) return value.isFinite();
  const ratio = value.div(answer).abs();
  return ratio.lt(FARTHEST) && ratio.gt(1 / FARTHEST);
}

/** The number of a given as it stands, where the law needs it in another unit. */
function unconverted(
  input: LawQuantity,
  given: Quantity,
  unit: Unit,
): { readonly id: Slip["id"]; readonly value: Decimal } | null {
  if (areSameUnit(given.unit, unit) || input.isMolarMass) return null;
  if (unit.shift !== null) return { id: "unconverted-unit", value: given.value };
  if (given.unit.shift !== null) {
    const celsius = convertTo(given, CELSIUS);
    return celsius.ok && !celsius.value.value.isZero()
      ? { id: "celsius-for-kelvin", value: celsius.value.value }
      : null;
  }
  const isSmall = given.unit.factors[0]?.unit.symbol === "mL" && unit.factors[0]?.unit.symbol === "L";
  return { id: isSmall ? "millilitres-for-litres" : "unconverted-unit", value: given.value };
}
