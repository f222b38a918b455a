import { rounded } from "../rounded.ts";
import { STRONG_BASES } from "../../chemistry/data/acid-constants.ts";
import { WATER_CONSTANT } from "../../chemistry/data/water-constant.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import { formulaTerm } from "../../methods/terms.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { sampleConcentration, samplePower, tenTo, wrongConcentration, wrongPower, wrongPowers } from "./acidity.ts";

const WORDS = "problems-acids.strong-solutions";

const ACIDS = ["HCl", "HBr", "HI", "HNO3", "HClO4"] as const;

/** The second of each is the greatest concentration, as a power of ten, that dissolves with ease. */
const BASES = [
  ["NaOH", -0.3],
  ["KOH", -0.3],
  ["LiOH", -0.5],
  ["Ba(OH)2", -1.2],
  ["Sr(OH)2", -1.5],
  ["Ca(OH)2", -2],
] as const;

const hydroxides = (formula: string): number => STRONG_BASES[formula] ?? 1;

type Sample = {
  readonly formula: string;
  readonly isAcid: boolean;
  readonly ions: number;
  readonly molarity: Quantity;
};

function sample(random: Random, least = -3.8, figures = 2): Sample {
  const isAcid = random.chance(0.45);
  if (isAcid)
    return {
      formula: random.pick(ACIDS),
      isAcid,
      ions: 1,
      molarity: sampleConcentration(random, least, -0.3, figures),
    };
  const [formula, greatest] = random.pick(BASES);
  return {
    formula,
    isAcid,
    ions: hydroxides(formula),
    molarity: sampleConcentration(random, least, greatest, figures),
  };
}

/** Taken for an acid of two protons, or for a base of one more hydroxide. */
const doubled = (value: Decimal, isPower: boolean): Distractor => ({
  slip: slipOf(WORDS, "too-many-ions"),
  value: isPower ? wrongPower(value) : wrongConcentration(value),
});

/** One relation: pH of an acid, [OH⁻] or pOH of a base. */
function direct(random: Random): ComputedDraft {
  const { formula, isAcid, ions, molarity } = sample(random);
  const isPower = isAcid || random.chance(0.4);
  const c = molarity.value.times(ions);
  const slips: Distractor[] = isPower
    ? [doubled(c.times(2).log(10).neg(), true)]
    : [
        doubled(c.times(2), false),
        { slip: "acid-for-base", value: wrongConcentration(WATER_CONSTANT.div(c)) },
        { slip: slipOf(WORDS, "halved-ions"), value: wrongConcentration(molarity.value.div(2)) },
      ];
  return {
    kind: "computed",
    variant: isAcid ? "ph-of-acid" : isPower ? "poh-of-base" : "hydroxide-of-base",
    givens: { molarity: given("molarity", formula, molarity) },
    find: variableOf(isAcid ? "ph" : isPower ? "poh" : "hydroxide", null),
    unit: isPower ? "" : "mol/L",
    values: { formula: formulaTerm(formula) },
    distractors: slips,
  };
}

/** The pH of a base, or the concentration from a pH. */
function chained(random: Random): ComputedDraft {
  if (random.chance(0.5)) {
    const [formula, greatest] = random.pick(BASES);
    const molarity = sampleConcentration(random, -3.8, greatest);
    return {
      kind: "computed",
      variant: "ph-of-base",
      givens: { molarity: given("molarity", formula, molarity) },
      find: variableOf("ph", null),
      unit: "",
      values: { formula: formulaTerm(formula) },
    };
  }
  // Where one ion comes from each formula unit, the step before the answer would be the answer.
  const [formula, greatest] = random.pick(BASES.filter(([base]) => hydroxides(base) > 1));
  const ions = hydroxides(formula);
  const ph = samplePower(random, 10.3, 14 + greatest);
  const [hydroxide, hydronium] = [tenTo(ph.value.minus(14)), tenTo(ph.value.neg())];
  return {
    kind: "computed",
    variant: "molarity-of-base",
    givens: { ph: given("ph", null, ph) },
    find: variableOf("molarity", formula),
    unit: "mol/L",
    values: { formula: formulaTerm(formula) },
    distractors: [
      { slip: "multiplied-instead-of-divided", value: wrongConcentration(hydroxide.times(ions)) },
      { slip: "acid-for-base", value: wrongConcentration(hydronium.div(ions)) },
      { slip: slipOf(WORDS, "power-for-concentration"), value: wrongConcentration(ph.value) },
    ],
  };
}

/** The acid or base is weighed out. */
function weighed(random: Random): ComputedDraft {
  const [formula, greatest] = random.pick(BASES);
  const molarMass = molarMassOf(formula);
  const volume = random.measured({ from: 150, to: 950, figures: 3 }, "mL");
  const molarity = tenTo(-3 + (greatest + 3) * random.next());
  const mass = rounded(molarity.times(volume.value).div(1000).times(molarMass), "g");
  return {
    kind: "computed",
    variant: "ph-of-weighed",
    givens: { mass: given("mass", formula, mass), volume: given("solution-volume", formula, volume) },
    find: variableOf("ph", null),
    unit: "",
    values: { formula: formulaTerm(formula) },
  };
}

function diluted(random: Random): ComputedDraft {
  const { formula, ions, isAcid, molarity } = sample(random, -1.9, 3);
  const from = random.measured({ from: 5, to: 60, figures: 3 }, "mL");
  const to = random.measured({ from: 100, to: 900, figures: 3 }, "mL");
  const undiluted = molarity.value.times(ions).log(10).neg();
  const result = undiluted.plus(to.value.div(from.value).log(10));
  return {
    kind: "computed",
    variant: "ph-of-diluted",
    givens: {
      molarity: given("molarity", formula, molarity, "initial"),
      from: given("solution-volume", formula, from, "initial"),
      to: given("solution-volume", formula, to, "final"),
    },
    find: variableOf("ph", null),
    unit: "",
    values: { formula: formulaTerm(formula) },
    distractors: wrongPowers(isAcid ? result : result.neg().plus(14), [
      [slipOf(WORDS, "undiluted"), isAcid ? undiluted : undiluted.neg().plus(14)],
    ]),
  };
}

/** A strong acid and a strong base, of which one is left over; null where they nearly neutralise each other. */
function mixed(random: Random): ComputedDraft | null {
  const acid = random.pick(ACIDS);
  const base = random.pick(["NaOH", "KOH", "Ba(OH)2"] as const);
  const [acidity, basicity] = [
    random.measured({ from: 0.05, to: 0.4, figures: 3 }, "mol/L"),
    random.measured({ from: 0.03, to: 0.2, figures: 3 }, "mol/L"),
  ];
  const [first, second] = [
    random.measured({ from: 15, to: 80, figures: 3 }, "mL"),
    random.measured({ from: 15, to: 80, figures: 3 }, "mL"),
  ];
  const [protons, hydroxide] = [
    acidity.value.times(first.value),
    basicity.value.times(second.value).times(hydroxides(base)),
  ];
  const rest = protons.minus(hydroxide).abs();
  if (rest.lt(protons.times(0.15))) return null;
  const isAcidic = protons.gt(hydroxide);
  const [larger, volume] = isAcidic ? [protons, first.value] : [hydroxide, second.value];
  const phOf = (concentration: Decimal): Decimal =>
    isAcidic ? concentration.log(10).neg() : concentration.log(10).plus(14);
  return {
    kind: "computed",
    variant: "ph-of-mixture",
    givens: {
      acidity: given("molarity", acid, acidity),
      first: given("solution-volume", acid, first),
      basicity: given("molarity", base, basicity),
      second: given("solution-volume", base, second),
    },
    find: variableOf("ph", null),
    unit: "",
    scene: { conditions: new Set<Condition>(["neutralization"]) },
    values: { acid: formulaTerm(acid), base: formulaTerm(base) },
    distractors: wrongPowers(phOf(rest.div(first.value.plus(second.value))), [
      [slipOf(WORDS, "no-reaction"), phOf(larger.div(first.value.plus(second.value)))],
      [slipOf(WORDS, "first-volume-only"), phOf(rest.div(volume))],
    ]),
  };
}

/** Solutions of strong acids and bases, which are all ions. */
export const strongSolutions: Family = {
  id: "strong-solutions",
  subtopic: "strong-acids-bases",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: direct, medium: chained, hard: (random) => random.pick([weighed, diluted, mixed])(random) },
};
