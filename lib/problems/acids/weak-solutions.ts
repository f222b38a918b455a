import { rounded } from "../rounded.ts";
import { WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import { WATER_CONSTANT } from "../../chemistry/data/water-constant.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { constantOf, power, sampleConcentration, wrongPowers } from "./acidity.ts";

const WORDS = "problems-acids.weak-solutions";

/** One spelling of each. */
const ACIDS = ["CH3COOH", "HCOOH", "C6H5COOH", "C2H5COOH", "HNO2", "HF", "HCN", "HClO", "HBrO"] as const;
const BASES = ["NH3", "CH3NH2", "C2H5NH2", "(CH3)2NH", "(CH3)3N", "C5H5N"] as const;

type Side = {
  readonly name: "acid" | "base";
  readonly constant: Kind;
  readonly exponent: Kind;
  readonly other: Side["name"];
  readonly otherConstant: Kind;
  readonly otherExponent: Kind;
};

const ACID: Side = {
  name: "acid",
  constant: "acid-constant",
  exponent: "acid-exponent",
  other: "base",
  otherConstant: "base-constant",
  otherExponent: "base-exponent",
};
const BASE: Side = {
  name: "base",
  constant: "base-constant",
  exponent: "base-exponent",
  other: "acid",
  otherConstant: "acid-constant",
  otherExponent: "acid-exponent",
};

type Solute = { readonly side: Side; readonly formula: string; readonly constant: Quantity };

function sampleSolute(random: Random, only?: (constant: Decimal) => boolean): Solute {
  const all = [
    ...ACIDS.map((formula) => ({ side: ACID, formula, text: WEAK_ACIDS[formula] ?? "" })),
    ...BASES.map((formula) => ({ side: BASE, formula, text: WEAK_BASES[formula] ?? "" })),
  ];
  const { side, formula, text } = random.pick(all.filter((each) => only?.(new Decimal(each.text)) ?? true));
  return { side, formula, constant: constantOf(text) };
}

/** A constant and its negative logarithm, near those of the tables: these differ by a little among themselves. */
type SampledConstant = {
  readonly side: Side;
  readonly formula: string;
  readonly value: Quantity;
  readonly exponent: Quantity;
};

function sampleConstant(random: Random): SampledConstant {
  const { side, formula, constant } = sampleSolute(random);
  const value = constantOf(
    constant.value
      .times(0.9 + 0.2 * random.next())
      .toSignificantDigits(2)
      .toString(),
  );
  return { side, formula, value, exponent: power(value.value.log(10).neg()) };
}

const inConstants = (formula: string) =>
  ({ kind: "computed", values: { formula: formulaTerm(formula) }, unit: "" }) as const;

function exponentOfConstant({ side, formula, value, exponent }: SampledConstant): ComputedDraft {
  return {
    ...inConstants(formula),
    variant: `${side.name}-exponent`,
    givens: { constant: given(side.constant, null, value) },
    find: variableOf(side.exponent, null),
    distractors: wrongPowers(exponent.value, [[slipOf(WORDS, "partner"), exponent.value.neg().plus(14)]]),
  };
}

function constantOfExponent({ side, formula, value, exponent }: SampledConstant): ComputedDraft {
  return {
    ...inConstants(formula),
    variant: `${side.name}-constant`,
    givens: { exponent: given(side.exponent, null, exponent) },
    find: variableOf(side.constant, null),
    distractors: wrongQuantities(pureNumber(value.value, 2), [
      [slipOf(WORDS, "partner"), WATER_CONSTANT.div(value.value)],
      [slipOf(WORDS, "positive-exponent"), new Decimal(10).pow(exponent.value)],
    ]),
  };
}

const CONJUGATE = { conditions: new Set<Condition>(["conjugate"]) } as const;

function conjugateConstant({ side, formula, value }: SampledConstant): ComputedDraft {
  return {
    ...inConstants(formula),
    variant: `${side.name}-conjugate`,
    givens: { constant: given(side.constant, null, value) },
    find: variableOf(side.otherConstant, null),
    scene: CONJUGATE,
    distractors: wrongQuantities(pureNumber(WATER_CONSTANT.div(value.value), 2), [
      ["multiplied-instead-of-divided", value.value.times(WATER_CONSTANT)],
      ["inverted-ratio", value.value.times("1e14")],
    ]),
  };
}

function conjugateExponent({ side, formula, exponent }: SampledConstant): ComputedDraft {
  return {
    ...inConstants(formula),
    variant: `${side.name}-conjugate-exponent`,
    givens: { exponent: given(side.exponent, null, exponent) },
    find: variableOf(side.otherExponent, null),
    scene: CONJUGATE,
    distractors: wrongPowers(exponent.value.neg().plus(14), [
      [slipOf(WORDS, "added-to-fourteen"), exponent.value.plus(14)],
      [slipOf(WORDS, "seven-for-fourteen"), exponent.value.minus(7).abs()],
    ]),
  };
}

/** K to pK and back, and to the conjugate partner. */
const constants = (random: Random): ComputedDraft =>
  random.pick([exponentOfConstant, constantOfExponent, conjugateConstant, conjugateExponent])(sampleConstant(random));

/** The percentage that is ionized, by definition. */
function ionized(random: Random): ComputedDraft {
  const { side, formula, constant } = sampleSolute(random, (value) => value.gt("1e-6"));
  const molarity = sampleConcentration(random, -2, -0.1, 3);
  const ion: Kind = side === ACID ? "hydronium" : "hydroxide";
  const x = rounded(
    constant.value
      .times(molarity.value)
      .sqrt()
      .times(0.95 + 0.1 * random.next()),
    "mol/L",
    2,
  );
  const percent = quantity(x.value.div(molarity.value).times(100), "%", 2);
  const isPercentAsked = random.chance(0.6);
  const values = { formula: formulaTerm(formula) };
  if (isPercentAsked) {
    return {
      kind: "computed",
      variant: `${side.name}-ionized`,
      givens: { molarity: given("molarity", formula, molarity), ion: given(ion, null, x) },
      find: variableOf("percent-ionization", null),
      unit: "%",
      values,
      distractors: wrongQuantities(percent, [
        ["inverted-ratio", molarity.value.div(x.value)],
        [slipOf(WORDS, "not-ionized"), percent.value.neg().plus(100)],
      ]),
    };
  }
  const given2 = rounded(percent.value, "%", 2);
  const answer = quantity(molarity.value.times(given2.value).div(100), "mol/L", 2);
  return {
    kind: "computed",
    variant: `${side.name}-ion-from-percent`,
    givens: { molarity: given("molarity", formula, molarity), percent: given("percent-ionization", null, given2) },
    find: variableOf(ion, null),
    unit: "mol/L",
    values,
    distractors: wrongQuantities(answer, [
      ["weak-as-strong", molarity.value],
      [slipOf(WORDS, "not-ionized"), molarity.value.minus(answer.value)],
      ["divided-instead-of-multiplied", molarity.value.div(given2.value)],
    ]),
  };
}

/** Solutions in which c − x may be taken for c. */
function approximate(random: Random): ComputedDraft {
  const { side, formula, constant } = sampleSolute(random, (value) => value.lt("7e-5"));
  const molarity = sampleConcentration(random, -1.3, -0.1);
  const asked = random.pick(["ph", "ph", "percent"] as const);
  return {
    kind: "computed",
    variant: `${side.name}-${asked}`,
    givens: { molarity: given("molarity", formula, molarity), constant: given(side.constant, null, constant) },
    find: variableOf(asked === "ph" ? "ph" : "percent-ionization", null),
    unit: asked === "ph" ? "" : "%",
    values: { formula: formulaTerm(formula) },
  };
}

/** K from a measured pH. */
function constantFromPh(random: Random): ComputedDraft | null {
  const { side, formula, constant } = sampleSolute(random, (value) => value.gt("1e-6"));
  const molarity = sampleConcentration(random, -3, -0.2, 3);
  const x = constant.value
    .pow(2)
    .plus(constant.value.times(molarity.value).times(4))
    .sqrt()
    .minus(constant.value)
    .div(2);
  // Between these it hardly shows whether c − x was taken for c.
  const share = x.div(molarity.value);
  if (share.gt(0.004) && share.lt(0.06)) return null;
  const exponent = x
    .log(10)
    .neg()
    .plus(0.06 * random.next() - 0.03);
  const ph = power(side === ACID ? exponent : exponent.neg().plus(14));
  return {
    kind: "computed",
    variant: `${side.name}-constant-from-ph`,
    givens: { molarity: given("molarity", formula, molarity), ph: given("ph", null, ph) },
    find: variableOf(side.constant, null),
    unit: "",
    values: { formula: formulaTerm(formula) },
  };
}

/** So thin a solution that the quadratic equation has to be solved. */
function quadratic(random: Random): ComputedDraft {
  const { side, formula, constant } = sampleSolute(random, (value) => value.gt("1e-4"));
  const molarity = sampleConcentration(random, -2.7, -1.4);
  return {
    kind: "computed",
    variant: `${side.name}-ph-exact`,
    givens: { molarity: given("molarity", formula, molarity), constant: given(side.constant, null, constant) },
    find: variableOf("ph", null),
    unit: "",
    values: { formula: formulaTerm(formula) },
  };
}

/** The acid or base is weighed out. */
function weighed(random: Random): ComputedDraft {
  const { side, formula, constant } = sampleSolute(random, (value) => value.lt("7e-5") && value.gt("1e-6"));
  const volume = random.measured({ from: 150, to: 950, figures: 3 }, "mL");
  const molarMass = molarMassOf(formula);
  const limit = formula === "C6H5COOH" ? 0.02 : 0.5;
  const mass = rounded(
    volume.value
      .div(1000)
      .times(molarMass)
      .times(limit * (0.3 + 0.7 * random.next())),
    "g",
  );
  return {
    kind: "computed",
    variant: `${side.name}-weighed`,
    givens: {
      mass: given("mass", formula, mass),
      volume: given("solution-volume", formula, volume),
      constant: given(side.constant, null, constant),
    },
    find: variableOf("ph", null),
    unit: "",
    values: { formula: formulaTerm(formula) },
  };
}

/** Solutions of weak acids and bases, of which a part is ions. */
export const weakSolutions: Family = {
  id: "weak-solutions",
  subtopic: "weak-acids-bases",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([constants, ionized])(random),
    medium: approximate,
    hard: (random) => random.pick([constantFromPh, quadratic, weighed])(random),
  },
};
