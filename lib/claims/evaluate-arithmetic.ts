import { fail, succeed } from "../result.ts";
import type { Result } from "../result.ts";
import { add, divide, multiply, negate, raise, subtract, takeRoot } from "../quantity/arithmetic.ts";
import { Decimal } from "../quantity/decimal.ts";
import { pureNumber } from "../quantity/quantity.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { isUnity } from "../quantity/units/unit.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import type { Arithmetic } from "./claim.ts";

type Evaluation = Result<Quantity, "not-computable">;

const NOT_COMPUTABLE = fail("not-computable" as const);
const LARGEST_POWER = 200;
const KELVIN = getUnit("K");

/** The exact value of an arithmetic, every number taken as it is written. */
export function evaluate(arithmetic: Arithmetic): Evaluation {
  switch (arithmetic.kind) {
    case "number":
      return succeed(arithmetic.number.quantity);
    case "function":
      return evaluateFunction(arithmetic);
    case "operation": {
      const [left, right] = [evaluate(arithmetic.left), evaluate(arithmetic.right)];
      return left.ok && right.ok ? operate(arithmetic.operator, left.value, right.value) : NOT_COMPUTABLE;
    }
  }
}

function operate(operator: "+" | "-" | "*" | "/" | "^", left: Quantity, right: Quantity): Evaluation {
  const result = OPERATIONS[operator](left, right);
  return result.ok ? result : (operateOnScale(operator, left, right) ?? NOT_COMPUTABLE);
}

const OPERATIONS = {
  "+": add,
  "-": subtract,
  "*": multiply,
  "/": divide,
  "^": (base: Quantity, exponent: Quantity) => raise(base, exponent.value.toNumber()),
} as const;

/** 25 °C + 273.15 = 298.15 K: a number without its unit, as it is usually written. */
function operateOnScale(operator: string, left: Quantity, right: Quantity): Evaluation | null {
  const isOffset = isUnity(right.unit) && right.value.toDecimalPlaces(0, Decimal.ROUND_DOWN).eq(273);
  if (!isOffset) return null;
  if (operator === "+" && left.unit.shift !== null)
    return succeed({ value: left.value.plus(right.value), unit: KELVIN, significantFigures: null });
  const isKelvin = left.unit.factors.length === 1 && left.unit.factors[0]?.unit.symbol === "K";
  return operator === "-" && isKelvin
    ? succeed({ value: left.value.minus(right.value), unit: getUnit("°C"), significantFigures: null })
    : null;
}

function evaluateFunction({ name, of }: Extract<Arithmetic, { kind: "function" }>): Evaluation {
  const inner = evaluate(of);
  if (!inner.ok) return inner;
  const { value } = inner.value;
  switch (name) {
    case "exp":
    case "power":
      return isUnity(inner.value.unit) && value.abs().lte(LARGEST_POWER)
        ? succeed(pureNumber(name === "exp" ? value.exp() : new Decimal(10).pow(value)))
        : NOT_COMPUTABLE;
    case "negative":
      return succeed(negate(inner.value));
    case "root": {
      const root = takeRoot(inner.value, 2);
      return root.ok ? root : NOT_COMPUTABLE;
    }
    case "log":
    case "ln":
      // The concentration in a logarithm is taken over 1 mol/L.
      return value.gt(0) ? succeed(pureNumber(name === "log" ? value.log(10) : value.ln())) : NOT_COMPUTABLE;
  }
}
