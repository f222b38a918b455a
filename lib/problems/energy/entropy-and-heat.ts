import { answerTerm, equals, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { bracketed, equationTerm, expression, step, substanceTerm, variable } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { entropyOf, REACTIONS } from "./standard-values.ts";
import { enthalpyOf } from "./thermochemical-equations.ts";

const WORDS = "problems-energy.entropy";

const slip = (name: string): string => slipOf(WORDS, name);

/**
 * Enthalpies of vaporisation and fusion in kJ/mol and the temperatures in K at which both phases are in equilibrium at 1 atm: CRC
 * Handbook of Chemistry and Physics, section 6, from its transcription in the data of the Python library `chemicals`; the melting
 * points are those of `states.ts`, and for those that are not there CRC's as well.
 */
const TRANSITIONS = {
  vaporization: [
    ["H2O", "40.65", "373"],
    ["C2H5OH", "38.56", "351"],
    ["CH3OH", "35.21", "338"],
    ["NH3", "23.33", "240"],
    ["C6H6", "30.72", "353"],
    ["Br2", "29.96", "332"],
    ["Hg", "59.11", "630"],
    ["CCl4", "29.82", "350"],
    ["CH4", "8.19", "112"],
    ["Cl2", "20.41", "239"],
    ["N2", "5.57", "77.4"],
    ["O2", "6.82", "90.2"],
  ],
  fusion: [
    ["H2O", "6.01", "273"],
    ["C2H5OH", "4.93", "159"],
    ["CH3OH", "3.22", "176"],
    ["NH3", "5.66", "195"],
    ["C6H6", "9.87", "279"],
    ["Br2", "10.57", "266"],
    ["Hg", "2.30", "234"],
    ["Cl2", "6.40", "172"],
    ["I2", "15.52", "387"],
    ["Na", "2.60", "371"],
    ["Pb", "4.77", "601"],
    ["NaCl", "28.16", "1074"],
  ],
} as const;

const REVERSED = { vaporization: "condensation", fusion: "freezing" } as const;

/** In joules, with the figures of the kilojoules. */
const inJoules = ({ value, significantFigures }: Quantity, unit: string): Quantity =>
  quantity(value.times(1000), unit, significantFigures);

const written = (text: string, unit: string): Quantity => quantity(text, unit, text.replace(".", "").length);

/** ΔS of melting, boiling and the ways back. */
export function entropyOfTransition(random: Random): SolvedDraft {
  const kind = random.pick(["vaporization", "fusion"] as const);
  const [formula, kilojoules, kelvins] = random.pick<readonly [string, string, string]>(TRANSITIONS[kind]);
  const [enthalpy, temperature] = [written(kilojoules, "kJ/mol"), written(kelvins, "K")];
  const isReversed = random.chance(0.5);
  const taken: Quantity = isReversed ? { ...enthalpy, value: enthalpy.value.neg() } : enthalpy;
  const joules = inJoules(taken, "J/mol");
  const answer = quantity(joules.value.div(temperature.value), "J/(mol·K)", 3);
  return {
    kind: "solved",
    variant: isReversed ? REVERSED[kind] : kind,
    values: { substance: substanceTerm(formula) },
    givens: { enthalpy: ["ΔH", enthalpy], temperature: ["T", temperature] },
    steps: [
      step(isReversed ? "heat-given" : "heat-taken", [worked("ΔH", [taken], joules)]),
      step("divide", [
        expression(
          variable("ΔS"),
          "=",
          variable("ΔH"),
          "/",
          variable("T"),
          "=",
          ...bracketed(givenTerm(joules)),
          "/",
          givenTerm(temperature),
          "=",
          answerTerm(answer),
        ),
      ]),
    ],
    answer: quantityAnswer("change", answer),
    distractors: wrongQuantities(answer, [
      ["sign", answer.value.neg()],
      ["unconverted-unit", answer.value.div(1000)],
      ...(temperature.value.lt(300)
        ? []
        : [["celsius-for-kelvin", joules.value.div(temperature.value.minus("273"))] as const]),
    ]),
  };
}

const ROOM = quantity(298, "K", 3);

/** The entropy that the heat of a reaction brings to the surroundings, and the change of both together. */
export function entropyOutside(random: Random, asked: "surroundings" | "total"): SolvedDraft | null {
  const equation = random.pick(REACTIONS);
  const [enthalpy, own] = [enthalpyOf(equation), entropyOf(equation)];
  const joules = inJoules(enthalpy, "J");
  const isTotal = asked === "total";
  const outside = quantity(joules.value.neg().div(ROOM.value), "J/K", 3);
  const total = outside.value.plus(own.value);
  const answer = isTotal ? quantity(total, "J/K", figuresToPlace(total, 0)) : outside;
  if (total.abs().lt(30)) return null;
  const [outer, whole] = [variable("ΔS(2)"), variable("ΔS(1+2)")];
  const shownOutside = isTotal
    ? quantity(outside.value.toDecimalPlaces(1), "J/K", figuresToPlace(outside.value, -1))
    : outside;
  const first = expression(
    outer,
    "=",
    "-",
    variable("ΔH"),
    "/",
    variable("T"),
    "=",
    "-",
    ...bracketed(givenTerm(joules)),
    "/",
    givenTerm(ROOM),
    "=",
    isTotal ? givenTerm(shownOutside) : answerTerm(answer),
  );
  return {
    kind: "solved",
    variant: asked,
    values: {
      equation: equationTerm(equation),
      ...(isTotal && { entropy: givenTerm(own) }),
      temperature: givenTerm(ROOM),
    },
    givens: { enthalpy: ["ΔH°", enthalpy] },
    given: [...(isTotal ? [equals("ΔS°", own)] : []), equals("T", ROOM)],
    steps: [
      step("joules", [worked("ΔH", [enthalpy], joules)]),
      step("outside", [first]),
      ...(isTotal
        ? [
            step("total", [
              expression(
                whole,
                "=",
                variable("ΔS(1)"),
                "+",
                outer,
                "=",
                ...bracketed(givenTerm(own)),
                "+",
                ...bracketed(givenTerm(shownOutside)),
                "=",
                answerTerm(answer),
              ),
            ]),
          ]
        : []),
    ],
    answer: quantityAnswer(asked, answer),
    reading: { perEquation: true },
    distractors: isTotal
      ? wrongQuantities(
          answer,
          [
            [slip("heat-sign"), own.value.minus(outside.value)],
            [slip("surroundings-only"), outside.value],
            [slip("not-in-joules"), own.value.plus(outside.value.div(1000))],
          ],
          "place",
        )
      : wrongQuantities(answer, [
          [slip("heat-sign"), outside.value.neg()],
          ["unconverted-unit", outside.value.div(1000)],
          ["celsius-for-kelvin", joules.value.neg().div(25)],
        ]),
  };
}
