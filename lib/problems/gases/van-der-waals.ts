import { rounded } from "../rounded.ts";
import { shownConstant } from "../../laws/bind.ts";
import { idealGas } from "../../laws/gases/ideal-gas.ts";
import { vanDerWaals as law } from "../../laws/gases/real-gas.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { formulaTerm, quantity as quantityFact } from "../../methods/terms.ts";
import { GAS_CONSTANTS } from "../../quantity/constants.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type ComputedDraft, type Draft, given } from "../draft.ts";
import type { Random } from "../random.ts";
import { COMPRESSED, type Constants, constantsAsGivens } from "./van-der-waals-constants.ts";

/** A compressed gas, its pressure by both laws in atm. */
type Gas = {
  readonly constants: Constants;
  readonly givens: ComputedDraft["givens"];
  readonly real: Decimal;
  readonly ideal: Decimal;
};

function sampleGas(random: Random): Gas | null {
  const constants = random.pick(COMPRESSED);
  const amount = random.measured({ from: 1.1, to: 4.5, figures: 3 }, "mol");
  const temperature = quantity(random.integer(constants.formula === "CO2" ? 325 : 250, 420), "K", 3);
  const volume = rounded(amount.value.times(0.12 + 0.5 * random.next()), "L");
  const state = { n: amount.value, T: temperature.value, V: volume.value };
  const real = lawValue(law, "P", { ...state, a: constants.a, b: constants.b });
  const ideal = lawValue(idealGas, "P", state);
  // Where both effects cancel, the corrections show nothing.
  if (real.lt(5) || real.div(ideal).minus(1).abs().lt("0.02")) return null;
  const givens = {
    n: given("amount", null, amount),
    T: given("temperature", null, temperature),
    V: given("volume", null, volume),
    ...constantsAsGivens(constants),
  };
  return { constants, givens, real, ideal };
}

const R = shownConstant(GAS_CONSTANTS["L·atm/(mol·K)"]);

function ask(variant: string, { constants: { formula, a, b }, givens }: Gas, find: ComputedDraft["find"]): Draft {
  // The statement names the units of a and b itself.
  const values = { gas: formulaTerm(formula), a: quantityFact(a, ""), b: quantityFact(b, ""), R };
  return { kind: "computed", variant, givens, find, unit: "atm", values };
}

/** By how much the ideal law misses the pressure. */
function askDifference(gas: Gas): Draft | null {
  const { real, ideal } = gas;
  if (ideal.minus(real).abs().lt(1)) return null;
  return ask("difference", gas, variableOf(ideal.gt(real) ? "pressure-lack" : "pressure-excess", null));
}

/** The pressure of a compressed gas by the van der Waals equation, or by how much the ideal law misses it. */
export function vanDerWaals(random: Random): Draft | null {
  const gas = sampleGas(random);
  if (gas === null) return null;
  return random.chance(0.35) ? askDifference(gas) : ask("pressure", gas, variableOf("pressure", null));
}
