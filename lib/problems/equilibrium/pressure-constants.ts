import { gasChange } from "../../chemistry/equilibrium/equilibrium.ts";
import { givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, quantity as quantityFact, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { unitOfConstant } from "../../methods/equilibrium-terms.ts";
import { GAS_REACTIONS } from "./reactions.ts";

const WORDS = "problems-equilibrium.constants";

/** The gas constant in L·atm/(mol·K), as books print it beside this law; the statement quotes it. */
const GAS_CONSTANT = "0.08206";

function wholeDegrees(value: number): Quantity {
  return quantity(value, "°C", String(value).length);
}

/** Kp from Kc, or back: Kp = Kc (RT)^Δn. */
export function pressureConstant(random: Random): SolvedDraft {
  const reaction = random.pick(GAS_REACTIONS.filter(({ participants }) => gasChange(participants) !== 0));
  const change = gasChange(reaction.participants);
  const isToPressure = random.chance(0.5);
  // Near the temperature of the constant, which stays near its value there.
  const celsius = wholeDegrees(reaction.celsius + random.integer(-4, 4));
  const kelvin = quantity(celsius.value.plus("273.15"), "K", celsius.value.gt(726) ? 6 : 5);
  const concentrations = new Decimal(reaction.constant).times(0.85 + 0.3 * random.next());
  const thermal = celsius.value.plus("273.15").times(GAS_CONSTANT);
  const constant = pureNumber(
    (isToPressure ? concentrations : concentrations.times(thermal.pow(change))).toSignificantDigits(3),
    3,
  );
  const power = isToPressure ? change : -change;
  const answer = pureNumber(constant.value.times(thermal.pow(power)), 3);
  const [from, to] = isToPressure ? [variable("Kc"), variable("Kp")] : [variable("Kp"), variable("Kc")];
  const exponent = power === 1 ? "" : `^(${String(power).replace("-", "−")})`;
  const of = (temperature: Decimal, exponentOf: number, gasConstant = GAS_CONSTANT): Decimal =>
    constant.value.times(temperature.times(gasConstant).pow(exponentOf));
  return {
    kind: "solved",
    variant: isToPressure ? "kp-from-kc" : "kc-from-kp",
    values: {
      equation: equationTerm(reaction.equation),
      constant: givenTerm(constant),
      temperature: givenTerm(celsius),
      gasConstant: quantityFact(GAS_CONSTANT, "L·atm/(mol·K)"),
    },
    given: [expression(from, "=", givenTerm(constant)), expression(variable("T"), "=", givenTerm(celsius))],
    steps: [
      { id: "gas-change", lines: [expression(variable("Δn"), "=", count(change))], values: {} },
      {
        id: "kelvin",
        lines: [
          expression(variable("T"), "=", givenTerm(celsius), "+", quantityFact("273.15", ""), "=", givenTerm(kelvin)),
        ],
        values: {},
      },
      {
        id: isToPressure ? "to-pressure" : "to-concentration",
        lines: [
          expression(to, "=", from, "*", variable(`(R × T)${exponent}`)),
          expression(
            variable("R × T"),
            "=",
            quantityFact(GAS_CONSTANT, ""),
            "*",
            { ...givenTerm(kelvin), unit: "" },
            "=",
            shownTerm(pureNumber(thermal, 3)),
          ),
          expression(to, "=", shownTerm(answer)),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer(isToPressure ? "kp" : "kc", answer),
    reading: { alsoUnit: unitOfConstant(reaction.participants, isToPressure ? "pressure" : "concentration") },
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "change-reversed"), of(celsius.value.plus("273.15"), -power)],
      ["celsius-for-kelvin", of(celsius.value, power)],
      [slipOf(WORDS, "no-powers"), constant.value.times(thermal.pow(Math.sign(power)))],
      [slipOf(WORDS, "wrong-gas-constant"), of(celsius.value.plus("273.15"), power, "8.314")],
      [slipOf(WORDS, "unchanged"), constant.value],
    ]),
  };
}
