import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { Decimal } from "./decimal.ts";
import type { Quantity, QuantityIssue } from "./quantity.ts";
import { pureNumber } from "./quantity.ts";
import { figuresOfAntilogarithm, figuresOfLogarithm } from "./significant-figures.ts";
import { isUnity } from "./units/unit.ts";

type LogarithmBase = "10" | "e";

/** Arguments of exponentials beyond this are no chemistry, and slow. */
const GREATEST_ARGUMENT = 1000;

/** Of a pure number above zero: as many decimal places as its argument has figures. */
export function logarithm(argument: Quantity, base: LogarithmBase): Result<Quantity, QuantityIssue> {
  if (!isUnity(argument.unit)) return fail({ code: "not-a-pure-number" });
  if (!argument.value.isPositive() || argument.value.isZero()) return fail({ code: "out-of-domain" });
  const value = base === "10" ? argument.value.log(10) : argument.value.ln();
  return succeed(pureNumber(value, figuresOfLogarithm(value, argument.significantFigures)));
}

/** Ten or e to the power of a pure number: as many figures as the argument has decimal places. */
export function antilogarithm(argument: Quantity, base: LogarithmBase): Result<Quantity, QuantityIssue> {
  if (!isUnity(argument.unit)) return fail({ code: "not-a-pure-number" });
  if (argument.value.abs().gt(GREATEST_ARGUMENT)) return fail({ code: "out-of-domain" });
  const value = base === "10" ? new Decimal(10).pow(argument.value) : argument.value.exp();
  return succeed(pureNumber(value, figuresOfAntilogarithm(argument.value, argument.significantFigures)));
}
