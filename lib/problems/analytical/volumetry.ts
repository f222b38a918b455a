import { rounded } from "../rounded.ts";
import { computed, inUnit, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { quantity } from "../../quantity/quantity.ts";
import { subtract } from "../../quantity/arithmetic.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { exactMolarMass, molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-analytical.volumetry";

/** What permanganate oxidizes in acid, with the balanced ionic equation. */
const OXIDATIONS = [
  { sought: "Fe^2+", each: [5, 1], equation: "MnO4^- + 5 Fe^2+ + 8 H^+ -> Mn^2+ + 5 Fe^3+ + 4 H2O" },
  { sought: "C2O4^2-", each: [5, 2], equation: "2 MnO4^- + 5 C2O4^2- + 16 H^+ -> 2 Mn^2+ + 10 CO2 + 8 H2O" },
  { sought: "H2O2", each: [5, 2], equation: "2 MnO4^- + 5 H2O2 + 6 H^+ -> 2 Mn^2+ + 5 O2 + 8 H2O" },
  { sought: "NO2^-", each: [5, 2], equation: "2 MnO4^- + 5 NO2^- + 6 H^+ -> 2 Mn^2+ + 5 NO3^- + 3 H2O" },
] as const;

/** As a burette is read: to 0.01 mL. */
const burette = (random: Random): Quantity => quantity((12 + 26 * random.next()).toFixed(2), "mL", 4);

const dissolved = (letter: string, of: string, concentration: Quantity, volume: Quantity, amount: Quantity) =>
  worked(variable(letter, of), [["c", concentration], "*", ["V", inUnit(volume, "L")]], amount);

function amountOf(concentration: Quantity, volume: Quantity): Quantity {
  return computed(concentration.value.times(inUnit(volume, "L").value), "mol", concentration, volume);
}

/** One to one: an acid with a base. */
function oneToOne(random: Random): SolvedDraft {
  const acid = random.pick(["HCl", "HNO3", "CH3COOH", "HClO4"] as const);
  const base = random.pick(["NaOH", "KOH"] as const);
  const [added, concentration] = [burette(random), random.measured({ from: 0.0505, to: 0.195, figures: 4 }, "mol/L")];
  const volume = quantity(random.pick(["10.00", "20.00", "25.00"]), "mL", 4);
  const amount = amountOf(concentration, added);
  const sought = computed(amount.value.div(inUnit(volume, "L").value), "mol/L", amount, volume);
  return {
    kind: "solved",
    variant: "one-to-one",
    values: { acid: formulaTerm(acid), base: formulaTerm(base) },
    givens: {
      concentration: [variable("c", base), concentration],
      added: [variable("V", base), added],
      volume: [variable("V", acid), volume],
    },
    steps: [
      step("amount-added", [dissolved("n", base, concentration, added, amount)]),
      step("concentration", [worked(variable("c", acid), [["n", amount], "/", ["V", inUnit(volume, "L")]], sought)]),
    ],
    answer: quantityAnswer("concentration", sought),
    distractors: wrongQuantities(sought, [
      [slipOf(WORDS, "volumes-swapped"), concentration.value.times(volume.value).div(added.value)],
      [slipOf(WORDS, "same-concentration"), concentration.value],
      [slipOf(WORDS, "over-total-volume"), amount.value.times(1000).div(volume.value.plus(added.value))],
    ]),
  };
}

/** The concentration of what permanganate oxidizes. */
function permanganate(random: Random): SolvedDraft {
  const {
    sought,
    each: [many, few],
    equation,
  } = random.pick(OXIDATIONS);
  const [added, concentration] = [burette(random), random.measured({ from: 0.0101, to: 0.0295, figures: 4 }, "mol/L")];
  const volume = quantity(random.pick(["10.00", "20.00", "25.00", "50.00"]), "mL", 4);
  const amount = amountOf(concentration, added);
  const reacted = computed(amount.value.times(many).div(few), "mol", amount);
  const found = computed(reacted.value.div(inUnit(volume, "L").value), "mol/L", reacted, volume);
  return {
    kind: "solved",
    variant: "permanganate",
    values: { sought: formulaTerm(sought), equation: equationTerm(equation) },
    givens: {
      concentration: [variable("c", "MnO4^-"), concentration],
      added: [variable("V", "MnO4^-"), added],
      volume: [variable("V", sought), volume],
    },
    steps: [
      step("amount-added", [dissolved("n", "MnO4^-", concentration, added, amount)]),
      step("ratio", [
        worked(variable("n", sought), [[variable("n", "MnO4^-"), amount], "*", count(many), "/", count(few)], reacted),
      ]),
      step("concentration", [worked(variable("c", sought), [["n", reacted], "/", ["V", inUnit(volume, "L")]], found)]),
    ],
    answer: quantityAnswer("concentration", found),
    distractors: wrongQuantities(found, [
      [slipOf(WORDS, "ratio-left-out"), amount.value.times(1000).div(volume.value)],
      [slipOf(WORDS, "ratio-inverted"), amount.value.times(1000).div(volume.value).times(few).div(many)],
      [slipOf(WORDS, "volumes-swapped"), concentration.value.times(volume.value).div(added.value).times(many).div(few)],
    ]),
  };
}

/** Hardness of water by EDTA, as calcium carbonate. */
function hardness(random: Random): SolvedDraft {
  const added = quantity((4 + 24 * random.next()).toFixed(2), "mL", null);
  const burette = { ...added, significantFigures: added.value.gte(10) ? 4 : 3 };
  const concentration = random.measured({ from: 0.0095, to: 0.0119, figures: 4 }, "mol/L");
  const volume = quantity(random.pick(["50.00", "100.0"]), "mL", 4);
  const carbonate = exactMolarMass("CaCO3");
  const amount = amountOf(concentration, burette);
  const mass = computed(amount.value.times(carbonate.value).times(1000), "mg", amount);
  const found = computed(mass.value.div(inUnit(volume, "L").value), "mg/L", mass, volume);
  return {
    kind: "solved",
    variant: "hardness",
    values: { carbonate: formulaTerm("CaCO3") },
    givens: { concentration: ["c", concentration], added: ["V₁", burette], volume: ["V₂", volume] },
    steps: [
      step("amount-edta", [worked("n", [["c", concentration], "*", ["V₁", inUnit(burette, "L")]], amount)]),
      step("as-carbonate", [worked(variable("m", "CaCO3"), [["n", amount], "*", ["M", carbonate]], mass)]),
      step("per-liter", [worked("ρ", [["m", mass], "/", ["V₂", inUnit(volume, "L")]], found)]),
    ],
    answer: quantityAnswer("hardness", found),
    distractors: wrongQuantities(found, [
      [
        slipOf(WORDS, "calcium-for-carbonate"),
        amount.value.times(molarMassOf("Ca")).times(1000).div(inUnit(volume, "L").value),
      ],
      [slipOf(WORDS, "not-per-liter"), mass.value],
      [
        slipOf(WORDS, "volumes-swapped"),
        concentration.value.times(carbonate.value).times(1000).times(volume.value).div(burette.value),
      ],
    ]),
  };
}

/** Carbonate by an excess of acid that is titrated back. */
function backTitration(random: Random): Draft | null {
  const percent = 0.55 + 0.42 * random.next();
  const sample = random.measured({ from: 0.4, to: 1.2, figures: 4 }, "g");
  const carbonate = exactMolarMass("CaCO3");
  const acid = quantity("50.00", "mL", 4);
  const [acidity, basicity] = [
    random.measured({ from: 0.45, to: 0.62, figures: 4 }, "mol/L"),
    random.measured({ from: 0.19, to: 0.42, figures: 4 }, "mol/L"),
  ];
  const whole = amountOf(acidity, acid);
  const wanted = whole.value.minus(sample.value.times(percent).div(carbonate.value).times(2));
  const back = quantity(wanted.div(basicity.value).times(1000).toFixed(2), "mL", 4);
  if (back.value.lt(11) || back.value.gt(45)) return null;
  const spare = amountOf(basicity, back);
  const used = subtract(whole, spare);
  if (!used.ok) return null;
  const reacted = computed(used.value.value.div(2), "mol", used.value);
  const mass = computed(reacted.value.times(carbonate.value), "g", reacted);
  const share = computed(mass.value.div(sample.value).times(100), "%", mass, sample);
  const shareOf = (amount: Quantity["value"]) => amount.times(carbonate.value).div(sample.value).times(100);
  return {
    kind: "solved",
    variant: "back",
    values: { carbonate: formulaTerm("CaCO3"), equation: equationTerm("CaCO3 + 2 HCl -> CaCl2 + CO2 + H2O") },
    givens: {
      sample: ["m", sample],
      acidity: [variable("c", "HCl"), acidity],
      acid: [variable("V", "HCl"), acid],
      basicity: [variable("c", "NaOH"), basicity],
      back: [variable("V", "NaOH"), back],
    },
    steps: [
      step("whole-acid", [dissolved("n₁", "HCl", acidity, acid, whole)]),
      step("spare-acid", [dissolved("n₂", "HCl", basicity, back, spare)]),
      step("used-acid", [
        expression(
          variable("n", "CaCO3"),
          "=",
          "(",
          variable("n₁"),
          "-",
          variable("n₂"),
          ")",
          "/",
          count(2),
          "=",
          shownTerm(used.value),
          "/",
          count(2),
          "=",
          shownTerm(reacted),
        ),
      ]),
      step("share", [worked("w", [["n", reacted], "*", ["M", carbonate], "/", ["m", sample]], share)]),
    ],
    answer: quantityAnswer("share", share),
    distractors: wrongQuantities(share, [
      [slipOf(WORDS, "ratio-left-out"), shareOf(used.value.value)],
      [slipOf(WORDS, "spare-for-used"), shareOf(spare.value.div(2))],
      [slipOf(WORDS, "spare-not-subtracted"), shareOf(whole.value.div(2))],
      ["fraction-for-percent", share.value.div(100)],
    ]),
  };
}

/** Iron in an ore by permanganate. */
function ironOre(random: Random): SolvedDraft {
  const [added, concentration] = [burette(random), random.measured({ from: 0.0185, to: 0.0255, figures: 4 }, "mol/L")];
  const iron = exactMolarMass("Fe");
  const amount = amountOf(concentration, added);
  const reacted = computed(amount.value.times(5), "mol", amount);
  const mass = computed(reacted.value.times(iron.value), "g", reacted);
  const sample = rounded(mass.value.div(0.3 + 0.38 * random.next()), "g", 4);
  const share = computed(mass.value.div(sample.value).times(100), "%", mass, sample);
  return {
    kind: "solved",
    variant: "iron-ore",
    values: { equation: equationTerm(OXIDATIONS[0].equation) },
    givens: {
      sample: ["m", sample],
      concentration: [variable("c", "MnO4^-"), concentration],
      added: [variable("V", "MnO4^-"), added],
    },
    steps: [
      step("amount-added", [dissolved("n", "MnO4^-", concentration, added, amount)]),
      step("ratio", [worked(variable("n", "Fe^2+"), [count(5), "*", [variable("n", "MnO4^-"), amount]], reacted)]),
      step("iron-mass", [worked(variable("m", "Fe"), [["n", reacted], "*", ["M", iron]], mass)]),
      step("share-of-sample", [worked("w", [[variable("m", "Fe"), mass], "/", ["m", sample]], share)]),
    ],
    answer: quantityAnswer("share", share),
    distractors: wrongQuantities(share, [
      [slipOf(WORDS, "ratio-left-out"), share.value.div(5)],
      [slipOf(WORDS, "ratio-inverted"), share.value.div(25)],
      [slipOf(WORDS, "oxide-for-iron"), reacted.value.div(2).times(molarMassOf("Fe2O3")).div(sample.value).times(100)],
      ["fraction-for-percent", share.value.div(100)],
    ]),
  };
}

/** Titrations for concentrations, hardness and shares. */
export const volumetry: Family = {
  id: "volumetry",
  subtopic: "gravimetric-volumetric-analysis",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: oneToOne,
    medium: (random) => (random.chance(0.65) ? permanganate(random) : hardness(random)),
    hard: (random) => random.pick([backTitration, ironOre])(random),
  },
};
