import { rounded } from "../rounded.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { findWaterVaporTorr } from "../../chemistry/water-vapor.ts";
import { kelvins } from "../../methods/rules/kelvin.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { givenTerm, inUnit } from "../../methods/rules/quantity-terms.ts";
import { BARE_SCENE } from "../../methods/rules/rule.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, Draft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { sampleCelsius, sampleVolume } from "./gas-samples.ts";

const WORDS = "problems-gases.partial-pressures";

/** Gases that do not react with each other at room temperature. */
const MIXTURES = [
  ["N2", "O2", "Ar"],
  ["He", "N2", "O2"],
  ["He", "Ne", "Ar"],
  ["CH4", "CO2", "N2"],
  ["H2", "He", "N2"],
  ["CO2", "O2", "N2"],
  ["CH4", "C2H6", "N2"],
  ["Ar", "Kr", "Xe"],
] as const;

const RANGES = {
  kPa: { from: 12, to: 95, figures: 3 },
  Torr: { from: 105, to: 480, figures: 3 },
  atm: { from: 0.12, to: 0.95, figures: 3 },
} as const;
const UNITS = ["kPa", "Torr", "atm"] as const;
type Unit = (typeof UNITS)[number];

function mixture(random: Random): readonly [string, string, string] {
  const [a, b, c] = random.shuffle(random.pick(MIXTURES));
  if (a === undefined || b === undefined || c === undefined) throw new Error("A mixture has three gases");
  return [a, b, c];
}

const gases = (...formulas: readonly string[]) =>
  Object.fromEntries(formulas.map((formula, index) => [`gas${index + 1}`, formulaTerm(formula)]));

/** Sums end at the last place of the least precise: whole hundredths for atm, whole tenths for kPa. */
function part(random: Random, unit: Unit) {
  const value = random.measured(RANGES[unit], unit);
  return unit === "atm" ? quantity(value.value.toDecimalPlaces(2), unit, 2) : value;
}

function total(random: Random): ComputedDraft {
  const unit = random.pick(UNITS);
  const [a, b, c] = mixture(random);
  const [p1, p2, p3] = [part(random, unit), part(random, unit), part(random, unit)];
  const sum = p1.value.plus(p2.value).plus(p3.value);
  return {
    kind: "computed",
    variant: "total",
    givens: { p1: given("pressure", a, p1), p2: given("pressure", b, p2), p3: given("pressure", c, p3) },
    find: variableOf("pressure", null, "total"),
    unit,
    values: gases(a, b, c),
    distractors: wrongQuantities(quantity(sum, unit, 3), [
      [slipOf(WORDS, "one-left-out"), p1.value.plus(p2.value)],
      ["plain-average", sum.div(3)],
      [slipOf(WORDS, "one-left-out"), p2.value.plus(p3.value)],
    ]),
  };
}

function rest(random: Random): ComputedDraft {
  const unit = random.pick(UNITS);
  const [a, b, c] = mixture(random);
  const [p1, p2, p3] = [part(random, unit), part(random, unit), part(random, unit)];
  const sum = p1.value.plus(p2.value).plus(p3.value);
  const whole = quantity(sum, unit, sum.e + 1 + (unit === "Torr" ? 0 : unit === "kPa" ? 1 : 2));
  return {
    kind: "computed",
    variant: "rest",
    givens: {
      total: given("pressure", null, whole, "total"),
      p1: given("pressure", a, p1),
      p2: given("pressure", b, p2),
    },
    find: variableOf("pressure", c),
    unit,
    values: gases(a, b, c),
    distractors: wrongQuantities(p3, [
      [slipOf(WORDS, "one-left-out"), sum.minus(p1.value)],
      [slipOf(WORDS, "one-left-out"), sum.minus(p2.value)],
    ]),
  };
}

function share(random: Random): ComputedDraft {
  const unit = random.pick(UNITS);
  const [a] = mixture(random);
  const fraction = pureNumber(random.measured({ from: 0.12, to: 0.88, figures: 3 }, "g").value, 3);
  const whole = random.measured({ from: RANGES[unit].to, to: RANGES[unit].to * 3, figures: 3 }, unit);
  const answer = quantity(fraction.value.times(whole.value), unit, 3);
  return {
    kind: "computed",
    variant: "share",
    givens: { fraction: given("mole-fraction", a, fraction), total: given("pressure", null, whole, "total") },
    find: variableOf("pressure", a),
    unit,
    values: gases(a),
    distractors: wrongQuantities(answer, [[slipOf(WORDS, "other-share"), whole.value.minus(answer.value)]]),
  };
}

/** As tables give it: to a tenth of a torr, or to a hundredth of a kilopascal. */
function vaporAt(temperature: Quantity, unit: "kPa" | "Torr"): DraftGiven {
  const torr = findWaterVaporTorr(kelvins(temperature).value);
  if (torr === null) throw new Error("Water is liquid at the temperatures of a laboratory");
  const value = inUnit(quantity(torr, "Torr", null), unit).value.toDecimalPlaces(unit === "kPa" ? 2 : 1);
  return given("vapor-pressure", null, quantity(value, unit, figuresToPlace(value, unit === "kPa" ? -2 : -1)));
}

function overWater(random: Random): ComputedDraft {
  const unit = random.pick(["kPa", "Torr"] as const);
  const gas = random.pick(["H2", "O2", "N2", "CH4"]);
  const whole =
    unit === "kPa"
      ? random.measured({ from: 96, to: 104, figures: 4 }, unit)
      : random.measured({ from: 725, to: 780, figures: 4 }, unit);
  const temperature = quantity(random.integer(15, 35), "°C", 2);
  return {
    kind: "computed",
    variant: "over-water",
    givens: { total: given("pressure", null, whole, "total"), vapor: vaporAt(temperature, unit) },
    find: variableOf("pressure", gas),
    unit,
    scene: { conditions: new Set([...BARE_SCENE.conditions, "over-water"]) },
    // Said, but not used: the vapor pressure says it all.
    values: { ...gases(gas), T: givenTerm(temperature) },
  };
}

/** Amounts or masses of two gases, and the total pressure. */
function fromAmounts(random: Random): ComputedDraft {
  const unit = random.pick(UNITS);
  const [a, b] = mixture(random);
  const isMass = random.chance(0.5);
  const moles = [0, 1].map(() => random.measured({ from: 0.15, to: 1.9, figures: 3 }, "mol"));
  const [first, second] = [a, b].map((formula, index) => {
    const amount = moles[index]?.value ?? new Decimal(1);
    return isMass ? rounded(amount.times(molarMassOf(formula)), "g") : quantity(amount, "mol", 3);
  });
  if (first === undefined || second === undefined) throw new Error("Two gases have two amounts");
  const whole = random.measured({ from: RANGES[unit].to, to: RANGES[unit].to * 3, figures: 3 }, unit);
  const of = (formula: string, value: Decimal): Decimal => (isMass ? value.div(molarMassOf(formula)) : value);
  const [n1, n2] = [of(a, first.value), of(b, second.value)];
  const answer = quantity(n1.div(n1.plus(n2)).times(whole.value), unit, 3);
  const wrong: Distractor[] = wrongQuantities(answer, [
    [slipOf(WORDS, "other-share"), whole.value.minus(answer.value)],
    ...(isMass ? [["skipped-moles", first.value.div(first.value.plus(second.value)).times(whole.value)] as const] : []),
  ]);
  return {
    kind: "computed",
    variant: isMass ? "from-masses" : "from-amounts",
    givens: {
      first: given(isMass ? "mass" : "amount", a, first),
      second: given(isMass ? "mass" : "amount", b, second),
      total: given("pressure", null, whole, "total"),
    },
    find: variableOf("pressure", a),
    unit,
    values: gases(a, b),
    distractors: wrong,
  };
}

/** How much gas stands over water. */
function amountOverWater(random: Random): ComputedDraft {
  const gas = random.pick(["H2", "O2", "N2", "CH4"]);
  const isMass = random.chance(0.5);
  const temperature = sampleCelsius(random, 15, 35);
  return {
    kind: "computed",
    variant: isMass ? "mass-over-water" : "amount-over-water",
    givens: {
      V: given("volume", gas, sampleVolume(random, "mL")),
      total: given("pressure", null, random.measured({ from: 96, to: 104, figures: 4 }, "kPa"), "total"),
      T: given("temperature", null, temperature),
      vapor: vaporAt(temperature, "kPa"),
    },
    find: variableOf(isMass ? "mass" : "amount", gas),
    unit: isMass ? "g" : "mmol",
    scene: { conditions: new Set([...BARE_SCENE.conditions, "over-water"]) },
    values: gases(gas),
  };
}

/** Gases that share a vessel. */
export const partialPressures: Family = {
  id: "partial-pressures",
  subtopic: "daltons-law-of-partial-pressures",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random): Draft => random.pick([total, rest])(random),
    medium: (random): Draft => random.pick([share, overWater])(random),
    hard: (random): Draft => random.pick([fromAmounts, amountOverWater])(random),
  },
};
