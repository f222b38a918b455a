import { unitOfConstant } from "../../laws/kinetics/unit-of-constant.ts";
import { arrhenius as law, arrheniusSlope } from "../../laws/kinetics/arrhenius.ts";
import { shownConstant } from "../../laws/bind.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { equationTerm } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import { given } from "../draft.ts";
import type { Family } from "../family.ts";
import { sampleCelsius } from "../gases/gas-samples.ts";
import type { Random } from "../random.ts";
import { threeFigures } from "./rate-terms.ts";

/**
 * Activation energies in kJ/mol and one rate constant (mol/L, s): OpenStax Chemistry 2e (HI), Chang (N₂O, CO + NO₂), Brown
 * (CH₃NC, NO₂), Petrucci (H₂ + I₂), Laidler (N₂O₅, C₄H₈).
 */
const REACTIONS = [
  { equation: "2 N2O5 -> 4 NO2 + O2", order: 1, activation: 103, constant: 3.46e-5, kelvin: 298 },
  { equation: "2 HI -> H2 + I2", order: 2, activation: 185, constant: 1.22e-6, kelvin: 575 },
  { equation: "2 NO2 -> 2 NO + O2", order: 2, activation: 114, constant: 0.54, kelvin: 573 },
  { equation: "2 N2O -> 2 N2 + O2", order: 1, activation: 240, constant: 0.76, kelvin: 1000 },
  { equation: "CH3NC -> CH3CN", order: 1, activation: 160, constant: 5.25e-5, kelvin: 472 },
  { equation: "C4H8 -> 2 C2H4", order: 1, activation: 262, constant: 0.0092, kelvin: 773 },
  { equation: "CO + NO2 -> CO2 + NO", order: 2, activation: 134, constant: 0.22, kelvin: 650 },
  { equation: "H2 + I2 -> 2 HI", order: 2, activation: 160, constant: 5.4e-4, kelvin: 599 },
] as const;

const VARIABLES = {
  activation: variableOf("activation-energy", null),
  first: variableOf("rate-constant", null, "first"),
  second: variableOf("rate-constant", null, "second"),
  from: variableOf("temperature", null, "first"),
  to: variableOf("temperature", null, "second"),
} as const;

type Part = keyof typeof VARIABLES;

type Sample = Readonly<Record<Part, Quantity>> & { readonly equation: string };

/** A reaction at two temperatures, both rate constants rounded. */
function sample(random: Random): Sample {
  const { equation, order, activation: literature, constant, kelvin } = random.pick(REACTIONS);
  // Measurements scatter by some percent.
  const activation = Math.round(literature * (0.94 + 0.12 * random.next()));
  const start = Math.round(kelvin * (0.96 + 0.05 * random.next()));
  const end = start + Math.round(start * (0.025 + 0.05 * random.next()));
  const at = (temperature: number): Quantity =>
    threeFigures(
      lawValue(law, "r", { Ea: activation * 1000, "T₁": kelvin, "T₂": temperature }).times(constant),
      unitOfConstant(order),
    );
  // To the kelvin: of 1003 K three figures would be another temperature than the one that is reckoned with.
  const kelvins = (value: number): Quantity => quantity(value, "K", String(value).length);
  const [from, to] = [kelvins(start), kelvins(end)];
  return { equation, activation: quantity(activation, "kJ/mol", 3), first: at(start), second: at(end), from, to };
}

const R = shownConstant(CONSTANTS.gas);

/** What is asked for, from the others of a reaction in the order in which they are told. */
function ask(variant: string, asked: Part, told: readonly Part[], unit: string | null) {
  return (random: Random): Draft => {
    const sampled = sample(random);
    return {
      kind: "computed",
      variant,
      givens: Object.fromEntries(
        told.map((part) => [part, { variable: VARIABLES[part], quantity: sampled[part] }] as const),
      ),
      find: VARIABLES[asked],
      unit,
      values: { equation: equationTerm(sampled.equation), R },
    };
  };
}

/** Ea from the slope of ln k over 1/T. */
function slope(random: Random): Draft {
  const activation = 42_000 + 200_000 * random.next();
  const measured = threeFigures(lawValue(arrheniusSlope, "m", { Ea: activation }), "K");
  return {
    kind: "computed",
    variant: "slope",
    givens: { slope: given("arrhenius-slope", null, measured) },
    find: VARIABLES.activation,
    unit: "kJ/mol",
    values: { R },
  };
}

const otherConstant = ask("constant", "second", ["activation", "first", "from", "to"], null);

/** By which factor a reaction becomes faster when it gets warmer by some degrees. */
function factor(random: Random): Draft {
  const activation = random.measured({ from: 30, to: 110, figures: 3 }, "kJ/mol");
  const from = sampleCelsius(random, 5, 40);
  const warmer = from.value.plus(random.pick([8, 10, 10, 12, 15, 20, 25]));
  const to = quantity(warmer, "°C", figuresToPlace(warmer, lastPlace(from.value, from.significantFigures)));
  return {
    kind: "computed",
    variant: "factor",
    givens: {
      activation: { variable: VARIABLES.activation, quantity: activation },
      from: { variable: VARIABLES.from, quantity: from },
      to: { variable: VARIABLES.to, quantity: to },
    },
    find: variableOf("constant-ratio", null),
    unit: "",
    values: { R },
  };
}

const activationFrom = ask("activation", "activation", ["first", "from", "second", "to"], "kJ/mol");

const temperature = ask("temperature", "to", ["activation", "first", "from", "second"], "K");

/** The Arrhenius equation. */
export const arrhenius: Family = {
  id: "arrhenius",
  subtopic: "activation-energy-arrhenius-equation",
  words: "problems-kinetics.arrhenius",
  forms: ["free", "choice"],
  levels: {
    easy: slope,
    medium: (random) => random.pick([otherConstant, factor])(random),
    hard: (random) => random.pick([activationFrom, activationFrom, temperature])(random),
  },
};
