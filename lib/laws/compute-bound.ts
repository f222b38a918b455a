import { evaluate, type Measured } from "../algebra/evaluate.ts";
import { findRoot } from "../algebra/find-root.ts";
import type { RuleIssue } from "../methods/rules/rule.ts";
import { convertTo } from "../quantity/conversion.ts";
import { ONE, type Decimal } from "../quantity/decimal.ts";
import { quantity, type Quantity } from "../quantity/quantity.ts";
import { coarsestPlace, fewestFigures, figuresToPlace, lastPlace } from "../quantity/significant-figures.ts";
import type { Unit } from "../quantity/units/unit.ts";
import { fail, succeed, type Result } from "../result.ts";
import { solvedFor, type Bound } from "./bind.ts";
import type { At, Law } from "./law.ts";

/** The values of all letters, the wanted one included. */
export function atValues({ bindings, target }: Bound, value: Decimal): At {
  return (letter) => (letter === target.key ? value : (bindings.get(letter)?.value ?? ONE));
}

/** The wanted quantity, unrounded; an issue where its value makes no sense, or two do. */
export function computeBound(bound: Bound): Result<Quantity, RuleIssue> {
  const { law, target, unitOf, answered, inputs } = bound;
  if (inputs.some(({ quantity: { isWhole }, given }) => isWhole && !given.value.isInteger()))
    return fail({ code: "not-valid" });
  const values = candidates(bound).filter(
    ({ value }) =>
      (target.isSigned || !value.isNegative()) && law.valid.every((isValid) => isValid(atValues(bound, value))),
  );
  const [only] = values;
  // Two branches that are both valid leave the answer open.
  if (only === undefined || values.length > 1) return fail({ code: "not-valid" });
  if (target.isWhole) return asWhole(only.value, unitOf(target));
  const figures = fewestFigures(only.figures, law.mostFigures);
  return succeed(inUnit(quantity(only.value, unitOf(target), figures), answered));
}

/** Measured values lead near a whole number, not to it. */
const MOST_FROM_WHOLE = "0.1";

function asWhole(value: Decimal, unit: Unit): Result<Quantity, RuleIssue> {
  const whole = value.round();
  return value.minus(whole).abs().gt(MOST_FROM_WHOLE) || whole.isZero()
    ? fail({ code: "not-valid" })
    : succeed(quantity(whole, unit, null));
}

/** The value of each branch; of a quantity that stands in the equation more than once, the root between its bounds. */
function candidates(bound: Bound): Measured[] {
  const { law, target, bindings } = bound;
  const bounds = law.bounds[target.key];
  const figures = fewestFigures(...[...bindings.values()].map((each) => each.figures));
  if (bounds === undefined)
    return solvedFor(law, target.key).flatMap((tree) => {
      const value = evaluate(tree, bindings);
      if (!value.ok) return [];
      const place = law.keepsDegrees.includes(target.key)
        ? degreesOf(bound)
        : law.keepsPlace
          ? placeOf(bindings)
          : null;
      const own = place === null ? value.value.figures : figuresToPlace(value.value.value, place);
      return [toldFigures(law, { ...value.value, figures: law.keepsFigures ? figures : own })];
    });
  const root = findRoot(law.equality, target.key, bindings, bounds(atValues(bound, ONE)));
  return root.ok ? [{ value: root.value, figures }] : [];
}

const placeOf = (bindings: Bound["bindings"]): number | null =>
  coarsestPlace(...[...bindings.values()].map(({ value, figures }) => lastPlace(value, figures)));

/** The place to which thermometers were read. */
const degreesOf = ({ inputs, values }: Bound): number | null =>
  coarsestPlace(
    ...inputs.flatMap(({ quantity: { key, unit } }) => {
      const value = unit.shift === null ? undefined : values.get(key);
      return value === undefined ? [] : [lastPlace(value.value, value.significantFigures)];
    }),
  );

const toldFigures = ({ leastFigures }: Law, { value, figures }: Measured): Measured => ({
  value,
  figures: figures === null ? null : Math.max(leastFigures, figures),
});

export function inUnit(of: Quantity, unit: Unit): Quantity {
  const converted = convertTo(of, unit);
  return converted.ok ? converted.value : of;
}
