import { rounded } from "../rounded.ts";
import { inUnit, worked } from "../../methods/rules/quantity-terms.ts";
import { formulaTerm, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { exactMolarMass } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-environmental.water-quality";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);

/** What waters hold, in mg/L: from what is usual to what guidelines allow or more (WHO, Guidelines for drinking-water quality, 4th edition, 2022). */
const SOLUTES = [
  ["NO3^-", 2, 60],
  ["F^-", 0.2, 2.5],
  ["Cl^-", 10, 300],
  ["SO4^2-", 10, 300],
  ["Na^+", 10, 250],
  ["Fe^2+", 0.05, 0.9],
  ["Mn^2+", 0.02, 0.4],
  ["PO4^3-", 0.05, 3],
  ["NH4^+", 0.05, 2],
] as const;

/** 1 mg in 1 L of water, which weighs 1 kg, is 1 ppm. */
function askPpm(random: Random): SolvedDraft {
  const [solute, from, to] = random.pick(SOLUTES);
  const volume = random.measured({ from: 0.12, to: 0.95, figures: 3 }, "L");
  const content = random.measured({ from, to, figures: 3 }, "mg/L");
  const mass = rounded(content.value.times(volume.value), "mg");
  const millilitres = inUnit(volume, "mL");
  const answer = quantity(mass.value.div(volume.value), "ppm", 3);
  return {
    kind: "solved",
    variant: "ppm",
    values: { solute: formulaTerm(solute) },
    givens: { mass: [variable("m", solute), mass], volume: ["V", millilitres] },
    steps: [
      step("kilograms", [worked("V", [millilitres], volume)]),
      step("ppm", [worked("w", [["m", mass], "/", ["V", volume]], answer)]),
    ],
    answer: quantityAnswer("ppm", answer, { solute: formulaTerm(solute) }),
    distractors: wrongQuantities(answer, [
      ["unconverted-unit", mass.value.div(millilitres.value)],
      ["multiplied-instead-of-divided", mass.value.times(volume.value)],
      ["inverted-ratio", volume.value.div(mass.value)],
      [slip("mass-for-content"), mass.value],
    ]),
  };
}

/** The chlorine for a pool or a tank. */
function askDose(random: Random): SolvedDraft {
  const dose = random.measured({ from: 0.5, to: 4.5, figures: 3 }, "mg/L");
  const volume = random.measured({ from: 12, to: 450, figures: 3 }, "m^3");
  const answer = quantity(dose.value.times(volume.value), "g", 3);
  const litres = inUnit(volume, "L");
  return {
    kind: "solved",
    variant: "dose",
    givens: { dose: ["c", dose], volume: ["V", volume] },
    steps: [
      step("litres", [worked("V", [volume], litres)]),
      step("dose", [worked("m", [["c", dose], "*", ["V", litres]], answer)]),
    ],
    answer: quantityAnswer("dose", answer),
    distractors: wrongQuantities(answer, [
      ["divided-instead-of-multiplied", volume.value.div(dose.value)],
      ["unconverted-unit", answer.value.div(1000)],
      ["inverted-ratio", dose.value.div(volume.value).times(1000)],
    ]),
  };
}

const TREATMENTS = ["coagulation", "filtration", "disinfection", "ion-exchange", "aeration"] as const;
const DESCRIPTIONS_EACH = 2;

function askTreatment(random: Random): SolvedDraft {
  const treatment = random.pick(TREATMENTS);
  return {
    kind: "solved",
    variant: "treatment",
    values: { purpose: word(`${treatment}-${random.integer(1, DESCRIPTIONS_EACH)}`) },
    steps: [step("what-is-removed"), step("name-treatment")],
    answer: { id: "treatment", value: word(treatment) },
    distractors: wrongChoices(TREATMENTS, treatment, slip, word),
  };
}

const [CARBONATE, CALCIUM, MAGNESIUM] = [exactMolarMass("CaCO3"), exactMolarMass("Ca"), exactMolarMass("Mg")];

const asCarbonate = (content: Quantity, of: Quantity): Quantity =>
  quantity(content.value.times(CARBONATE.value).div(of.value), "mg/L", 3);

const carbonateLine = (letter: string, content: Quantity, of: Quantity) =>
  worked(letter, [content, "*", CARBONATE, "/", of], asCarbonate(content, of));

/** Hardness as calcium carbonate, of calcium alone. */
function askHardness(random: Random): SolvedDraft {
  const isCalcium = random.chance(0.6);
  const [ion, of] = isCalcium ? (["Ca^2+", CALCIUM] as const) : (["Mg^2+", MAGNESIUM] as const);
  const content = random.measured(
    isCalcium ? { from: 15, to: 160, figures: 3 } : { from: 5, to: 60, figures: 3 },
    "mg/L",
  );
  const answer = asCarbonate(content, of);
  return {
    kind: "solved",
    variant: "hardness",
    values: { ion: formulaTerm(ion) },
    givens: { content: [variable("c", ion), content] },
    steps: [step("same-amount"), step("as-carbonate", [carbonateLine("H", content, of)])],
    answer: quantityAnswer("hardness", answer),
    distractors: wrongQuantities(answer, [
      [slip("content-for-hardness"), content.value],
      ["inverted-ratio", content.value.times(of.value).div(CARBONATE.value)],
      [slip("other-metal"), asCarbonate(content, isCalcium ? MAGNESIUM : CALCIUM).value],
    ]),
  };
}

function askTotalHardness(random: Random): SolvedDraft {
  const [calcium, magnesium] = [
    random.measured({ from: 25, to: 130, figures: 3 }, "mg/L"),
    random.measured({ from: 8, to: 48, figures: 3 }, "mg/L"),
  ];
  const [a, b] = [asCarbonate(calcium, CALCIUM), asCarbonate(magnesium, MAGNESIUM)];
  const answer = quantity(a.value.plus(b.value), "mg/L", 3);
  const sum = calcium.value.plus(magnesium.value);
  return {
    kind: "solved",
    variant: "total-hardness",
    givens: { calcium: [variable("c", "Ca^2+"), calcium], magnesium: [variable("c", "Mg^2+"), magnesium] },
    steps: [
      step("same-amount"),
      step("each-as-carbonate", [carbonateLine("H₁", calcium, CALCIUM), carbonateLine("H₂", magnesium, MAGNESIUM)]),
      step("add", [worked("H", [["H₁", a], "+", ["H₂", b]], answer)]),
    ],
    answer: quantityAnswer("hardness", answer),
    distractors: wrongQuantities(answer, [
      [slip("content-for-hardness"), sum],
      [slip("one-factor"), sum.times(CARBONATE.value).div(CALCIUM.value)],
      [slip("calcium-only"), a.value],
    ]),
  };
}

/** Hardness by titration with EDTA, which binds one metal ion each. */
function askTitration(random: Random): SolvedDraft {
  const sample = random.pick(["25.0", "50.0", "100.0"].map((each) => quantity(each, "mL", 3)));
  const molarity = quantity("0.0100", "mol/L", 3);
  const used = random.measured({ from: 6, to: 28, figures: 3 }, "mL");
  const amount = quantity(molarity.value.times(used.value).div(1000), "mol", 3);
  const mass = quantity(amount.value.times(CARBONATE.value).times(1000), "mg", 3);
  const litres = inUnit(sample, "L");
  const answer = quantity(mass.value.div(litres.value), "mg/L", 3);
  return {
    kind: "solved",
    variant: "titration",
    givens: { sample: ["V₁", sample], used: ["V₂", used], molarity: ["c", molarity] },
    steps: [
      step("amount", [worked("n", [["c", molarity], "*", ["V₂", inUnit(used, "L")]], amount)]),
      step("mass", [worked("m", [["n", amount], "*", ["M", CARBONATE]], mass)]),
      step("per-litre", [worked("H", [["m", mass], "/", ["V₁", litres]], answer)]),
    ],
    answer: quantityAnswer("hardness", answer),
    distractors: wrongQuantities(answer, [
      [slip("calcium-for-carbonate"), answer.value.times(CALCIUM.value).div(CARBONATE.value)],
      [slip("mass-for-content"), mass.value],
      [slip("volumes-swapped"), molarity.value.times(sample.value).times(CARBONATE.value).div(used.value).times(1000)],
    ]),
  };
}

/** The oxygen that bacteria use in five days in a diluted sample. */
function askOxygenDemand(random: Random): SolvedDraft {
  const bottle = quantity("300", "mL", 3);
  const sample = quantity(new Decimal(random.pick([10, 15, 20, 25, 30, 50, 60])).toFixed(1), "mL", 3);
  const before = quantity(new Decimal(random.integer(780, 910)).div(100).toFixed(2), "mg/L", 3);
  const after = quantity(new Decimal(random.integer(250, 590)).div(100).toFixed(2), "mg/L", 3);
  const drop = quantity(before.value.minus(after.value), "mg/L", 3);
  const answer = quantity(drop.value.times(bottle.value).div(sample.value), "mg/L", 3);
  return {
    kind: "solved",
    variant: "oxygen-demand",
    givens: { before: ["c₁", before], after: ["c₂", after], sample: ["V₁", sample], bottle: ["V₂", bottle] },
    steps: [
      step("drop", [worked("Δc", [["c₁", before], "-", ["c₂", after]], drop)]),
      step("undilute", [worked("B", [["Δc", drop], "*", ["V₂", bottle], "/", ["V₁", sample]], answer)]),
    ],
    answer: quantityAnswer("oxygen-demand", answer),
    distractors: wrongQuantities(answer, [
      [slip("dilution-left-out"), drop.value],
      [slip("oxygen-left"), after.value.times(bottle.value).div(sample.value)],
      ["inverted-ratio", drop.value.times(sample.value).div(bottle.value)],
    ]),
  };
}

const easy = (random: Random): Draft => random.pick([askPpm, askPpm, askTreatment])(random);

const medium = (random: Random): Draft => random.pick([askHardness, askHardness, askDose])(random);

const hard = (random: Random): Draft => random.pick([askTotalHardness, askTitration, askOxygenDemand])(random);

/** What water holds, in ppm and as hardness; how it is treated, and how much oxygen it takes up. */
export const waterQuality: Family = {
  id: "water-quality",
  subtopic: "water-quality",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy, medium, hard },
};
