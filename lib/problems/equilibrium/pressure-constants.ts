import { gasChange } from "../../chemistry/equilibrium/equilibrium.ts";
import { shownConstant } from "../../laws/bind.ts";
import { unitOfConstant } from "../../methods/equilibrium-terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { equationTerm } from "../../methods/terms.ts";
import { GAS_CONSTANTS, ZERO_CELSIUS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { GAS_REACTIONS } from "./reactions.ts";

const WORDS = "problems-equilibrium.constants";

/** In L·atm/(mol·K), as books print it beside this law; the statement quotes it. */
const GAS_CONSTANT = GAS_CONSTANTS["L·atm/(mol·K)"];

/** Kp from Kc, or back: Kp = Kc (RT)^Δn. */
export function pressureConstant(random: Random): ComputedDraft {
  const reaction = random.pick(GAS_REACTIONS.filter(({ participants }) => gasChange(participants) !== 0));
  const change = gasChange(reaction.participants);
  const isToPressure = random.chance(0.5);
  // Near the temperature of the constant, which stays near its value there.
  const celsius = reaction.celsius + random.integer(-4, 4);
  const kelvin = new Decimal(celsius).plus(ZERO_CELSIUS);
  const withConstant = (gasConstant: Decimal, exponent: number): Decimal => kelvin.times(gasConstant).pow(exponent);
  const concentrations = new Decimal(reaction.constant).times(0.85 + 0.3 * random.next());
  const constant = pureNumber(
    (isToPressure
      ? concentrations
      : concentrations.times(withConstant(GAS_CONSTANT.value, change))
    ).toSignificantDigits(3),
    3,
  );
  const power = isToPressure ? change : -change;
  const { value } = constant;
  const answer = pureNumber(value.times(withConstant(GAS_CONSTANT.value, power)), 3);
  const kinds = ["concentration-constant", "pressure-constant"] as const;
  const [from, to] = isToPressure ? kinds : kinds.toReversed();
  return {
    kind: "computed",
    variant: isToPressure ? "kp-from-kc" : "kc-from-kp",
    givens: {
      constant: given(from ?? kinds[0], null, constant),
      temperature: given("temperature", null, quantity(celsius, "°C", String(celsius).length)),
    },
    find: variableOf(to ?? kinds[1], null),
    unit: "",
    equation: reaction.equation,
    values: { equation: equationTerm(reaction.equation), gasConstant: shownConstant(GAS_CONSTANT) },
    reading: { alsoUnit: unitOfConstant(reaction.participants, isToPressure ? "pressure" : "concentration") },
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "no-powers"), value.times(withConstant(GAS_CONSTANT.value, Math.sign(power)))],
      [slipOf(WORDS, "wrong-gas-constant"), value.times(withConstant(GAS_CONSTANTS["J/(mol·K)"].value, power))],
      [slipOf(WORDS, "unchanged"), value],
    ]),
  };
}
