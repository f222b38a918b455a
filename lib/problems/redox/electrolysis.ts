import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { equationTerm, formulaTerm } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";

const WORDS = "problems-redox.electrolysis";

/** What is deposited at the cathode from a solution or a melt, and the electrons for one atom. */
const METALS = [
  { formula: "Ag", electrons: 1, half: "Ag^+ + e^- -> Ag" },
  { formula: "Cu", electrons: 2, half: "Cu^2+ + 2 e^- -> Cu" },
  { formula: "Ni", electrons: 2, half: "Ni^2+ + 2 e^- -> Ni" },
  { formula: "Zn", electrons: 2, half: "Zn^2+ + 2 e^- -> Zn" },
  { formula: "Cr", electrons: 3, half: "Cr^3+ + 3 e^- -> Cr" },
  { formula: "Au", electrons: 3, half: "Au^3+ + 3 e^- -> Au" },
  { formula: "Al", electrons: 3, half: "Al^3+ + 3 e^- -> Al" },
  { formula: "Mg", electrons: 2, half: "Mg^2+ + 2 e^- -> Mg" },
] as const;

const FARADAY = CONSTANTS.faraday.value;

/** Charge, current and time; charge and electrons. */
function charge(random: Random): ComputedDraft {
  const current = random.measured({ from: 0.4, to: 9.5, figures: 3 }, "A");
  const time = random.measured({ from: 8, to: 95, figures: 3 }, "min");
  const coulombs = rounded(current.value.times(time.value).times(60), "C");
  switch (random.pick(["charge", "current", "electrons"] as const)) {
    case "charge":
      return {
        kind: "computed",
        variant: "charge",
        givens: { current: given("current", null, current), time: given("time", null, time) },
        find: variableOf("charge", null),
        unit: "C",
        distractors: wrongQuantities(coulombs, [
          ["unconverted-unit", current.value.times(time.value)],
          ["divided-instead-of-multiplied", time.value.times(60).div(current.value)],
          [slipOf(WORDS, "hours-for-minutes"), current.value.times(time.value).times(3600)],
        ]),
      };
    case "current":
      return {
        kind: "computed",
        variant: "current",
        givens: { charge: given("charge", null, coulombs), time: given("time", null, time) },
        find: variableOf("current", null),
        unit: "A",
        distractors: wrongQuantities(current, [["unconverted-unit", coulombs.value.div(time.value)]]),
      };
    case "electrons":
      return {
        kind: "computed",
        variant: "electrons",
        givens: { charge: given("charge", null, coulombs) },
        find: variableOf("electron-amount", null),
        unit: "mol",
        distractors: wrongQuantities(rounded(coulombs.value.div(FARADAY), "mol"), [
          [slipOf(WORDS, "doubled-electrons"), coulombs.value.div(FARADAY).times(2)],
          [slipOf(WORDS, "halved-electrons"), coulombs.value.div(FARADAY).div(2)],
        ]),
      };
  }
}

/** A metal that is deposited: its mass, or the time or the current that it takes. */
function deposit(random: Random, asked: "mass" | "time" | "current"): ComputedDraft {
  const { formula, electrons, half } = random.pick(METALS);
  const molarMass = molarMassOf(formula);
  const current = random.measured({ from: 0.8, to: 9.5, figures: 3 }, "A");
  const minutes = random.measured({ from: 12, to: 170, figures: 3 }, "min");
  const mass = rounded(current.value.times(minutes.value).times(60).div(FARADAY).div(electrons).times(molarMass), "g");
  const all = {
    mass: given("mass", formula, mass),
    current: given("current", null, current),
    time: given("time", null, minutes),
    each: given("electrons-each", formula, pureNumber(electrons)),
  };
  const { [asked]: wanted, ...rest } = all;
  return {
    kind: "computed",
    variant: asked === "current" ? "current-deposit" : asked,
    givens: rest,
    find: wanted.variable,
    unit: { mass: "g", time: "min", current: "A" }[asked],
    values: { metal: formulaTerm(formula), half: equationTerm(half) },
    distractors: wrongQuantities(wanted.quantity, [
      ["unconverted-unit", asked === "mass" ? mass.value.div(60) : wanted.quantity.value.times(60)],
      [
        slipOf(WORDS, "grams-for-moles"),
        asked === "mass" ? mass.value.div(molarMass) : wanted.quantity.value.times(molarMass),
      ],
    ]),
  };
}

/** Faraday's laws: charge, electrons and what they deposit. */
export const electrolysis: Family = {
  id: "electrolysis",
  subtopic: "electrolysis-faradays-laws",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: charge,
    medium: (random) => deposit(random, "mass"),
    hard: (random) => deposit(random, random.pick(["time", "current"] as const)),
  },
};
