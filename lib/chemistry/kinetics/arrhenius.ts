import { CONSTANTS } from "../../quantity/constants.ts";
import type { Decimal } from "../../quantity/decimal.ts";

/** One temperature or two, in kelvins. */
type Between = { readonly from: Decimal; readonly to: Decimal };

/** 1/T₁ − 1/T₂, in K⁻¹: positive when it gets warmer. */
export function inverseDifference({ from, to }: Between): Decimal {
  return from.pow(-1).minus(to.pow(-1));
}

/** ln(k₂ / k₁) of the Arrhenius equation, for an activation energy in J/mol that does not depend on the temperature; R in J/(mol·K). */
export function logarithmOfRatio(
  activation: Decimal,
  between: Between,
  gasConstant: Decimal = CONSTANTS.gas.value,
): Decimal {
  return activation.div(gasConstant).times(inverseDifference(between));
}
