import { Decimal } from "../quantity/decimal.ts";
import { ZERO_CELSIUS } from "../quantity/constants.ts";

/**
 * The vapour pressure of liquid water: W. Wagner and A. Pruss, J. Phys. Chem. Ref. Data 22, 783 (1993), which IAPWS
 * recommends (Supplementary Release on Saturation Properties, SR1-86, 1992): ln(p/p_c) = (T_c/T) Σ a_i τ^k_i, τ = 1 − T/T_c.
 */
const CRITICAL_KELVIN = 647.096;
const CRITICAL_PASCAL = 22_064_000;
const TERMS = [
  [-7.85951783, 1],
  [1.84408259, 1.5],
  [-11.7866497, 3],
  [22.6807411, 3.5],
  [-15.9618719, 4],
  [1.80122502, 7.5],
] as const;

const TORR_IN_PASCAL = new Decimal(101_325).div(760);

/** In torr, rounded to a tenth as in textbook tables; null outside 0 to 100 °C. */
export function findWaterVaporTorr(kelvin: Decimal): Decimal | null {
  const temperature = kelvin.toNumber();
  if (kelvin.lt(ZERO_CELSIUS) || kelvin.gt(ZERO_CELSIUS.plus(100))) return null;
  const tau = 1 - temperature / CRITICAL_KELVIN;
  const sum = TERMS.reduce((total, [factor, power]) => total + factor * tau ** power, 0);
  return new Decimal(CRITICAL_PASCAL * Math.exp((CRITICAL_KELVIN / temperature) * sum))
    .div(TORR_IN_PASCAL)
    .toDecimalPlaces(1);
}
