import type { SolutionStep, StepSolutionCard } from "../cards/step-solution.ts";
import type { Locale } from "../i18n/locales.ts";
import { convertTo } from "../quantity/conversion.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { areSameUnit } from "../quantity/units/unit.ts";
import { saysWhy } from "./asked-step.ts";
import { findBefore } from "./follow-up/before.ts";

/** A value as it was given and as the step computes with it; `step`: where it stands so. */
export type UnitFactor = { readonly from: Quantity; readonly to: Quantity; readonly step: SolutionStep };

/** Longer messages say more. UTF-16 units. */
const LONGEST = 100;

const UNITS = ["L", "mL", "kg", "g", "J", "kJ", "mol", "Pa", "atm", "m"].map(getUnit);

const POWER = /(?<![\p{Script=Latin}\d.,])(10\^[2-6]|10{1,6})(?![\p{Script=Latin}\d.,]*\d)/u;

const OTHERS = /(?<![\p{Script=Latin}\d.,])\d/u;

/**
 * "Why divide by 1000", of a value that a step has in another unit than it was given in: 250 mL there, 0.250 L here. Null where no
 * value differs by that number.
 */
export function findUnitFactor(text: string, card: StepSolutionCard, locale: Locale): UnitFactor | null {
  const [written = ""] = text.length > LONGEST || !saysWhy(text) ? [] : (POWER.exec(text) ?? []);
  if (written === "" || OTHERS.test(text.replace(written, " "))) return null;
  const factor = written.startsWith("10^") ? 10 ** Number(written.slice(3)) : Number(written);
  const steps = [card.solution].flat().flatMap((each) => each.steps);
  for (const { quantity: from } of findBefore(card)?.givens ?? []) {
    for (const unit of UNITS) {
      const converted = areSameUnit(unit, from.unit) ? null : convertTo(from, unit);
      if (converted?.ok !== true) continue;
      const to = converted.value;
      const ratio = from.value.div(to.value);
      if (![ratio, to.value.div(from.value)].some((each) => each.eq(factor))) continue;
      const step = steps.find(({ equation }) => standsIn(to, equation, locale));
      if (step !== undefined) return { from, to, step };
    }
  }
  return null;
}

function standsIn({ value, unit }: Quantity, line: string, locale: Locale): boolean {
  return listQuantities(line, { locale, trailingZeros: "measured" }).some(
    (read) => read.ok && areSameUnit(read.value.quantity.unit, unit) && read.value.quantity.value.eq(value),
  );
}
