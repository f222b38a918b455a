import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { COMPOUNDS, pickRow, shareOf, SOURCES } from "./compounds.ts";
import type { Compound } from "./compounds.ts";

const WORDS = "problems-nomenclature.element-mass";

/** Worded with the shares of elements, where the same goes wrong. */
const SHARE_WORDS = "problems-nomenclature.element-share";

type Pair = { readonly compound: Compound; readonly symbol: string };

/** A compound and an element that it is a source of. */
function pickSource(random: Random): Pair {
  const [symbol, compounds] = random.pick(Object.entries(SOURCES));
  return { symbol, compound: random.pick(compounds) };
}

function valuesOf({ compound, symbol }: Pair) {
  return { formula: formulaTerm(compound.formula), element: formulaTerm(symbol) };
}

function sceneOf({ compound, symbol }: Pair) {
  return { containment: { part: symbol, whole: compound.formula } };
}

/** All atoms of a formula for one of the element: who takes them for equally heavy multiplies or divides with it. */
function atomsForOne({ compound, symbol }: Pair): Decimal {
  const all = compound.rows.reduce((sum, { count }) => sum + count, 0);
  return new Decimal(all).div(compound.rows.find((row) => row.symbol === symbol)?.count ?? 1);
}

/** A hint that counts ten atoms would say an answer of ten grams. */
const FEW_ATOMS = COMPOUNDS.filter(({ rows }) => rows.every(({ count }) => count < 10));

function massOfElement(random: Random): Draft {
  const compound = random.pick(FEW_ATOMS);
  const pair = { compound, symbol: pickRow(random, compound).symbol };
  const mass = random.measured({ from: 2, to: 250, figures: 3 }, "g");
  return {
    kind: "computed",
    variant: "element",
    givens: { mass: given("mass", compound.formula, mass) },
    find: variableOf("mass", pair.symbol),
    unit: "g",
    scene: sceneOf(pair),
    values: valuesOf(pair),
    distractors: [
      { slip: slipOf(SHARE_WORDS, "atom-percent"), value: wrongQuantity(mass.value.div(atomsForOne(pair)), "g") },
      {
        slip: slipOf(SHARE_WORDS, "remainder"),
        value: wrongQuantity(mass.value.times(new Decimal(100).minus(shareOf(compound, pair.symbol))).div(100), "g"),
      },
    ],
  };
}

function massOfCompound(random: Random): Draft {
  const pair = pickSource(random);
  const mass = random.measured({ from: 2, to: 90, figures: 3 }, "g");
  return {
    kind: "computed",
    variant: "compound",
    givens: { mass: given("mass", pair.symbol, mass) },
    find: variableOf("mass", pair.compound.formula),
    unit: "g",
    scene: sceneOf(pair),
    values: valuesOf(pair),
    distractors: [
      { slip: slipOf(SHARE_WORDS, "atom-percent"), value: wrongQuantity(mass.value.times(atomsForOne(pair)), "g") },
      {
        slip: slipOf(SHARE_WORDS, "remainder"),
        value: wrongQuantity(
          mass.value.times(100).div(new Decimal(100).minus(shareOf(pair.compound, pair.symbol))),
          "g",
        ),
      },
    ],
  };
}

/** An impure sample: the share of the compound, then that of the element in it. */
function inSample(random: Random): Draft {
  const pair = pickSource(random);
  return {
    kind: "computed",
    variant: "impure",
    givens: {
      sample: given("sample-mass", null, random.measured({ from: 5, to: 400, figures: 3 }, "g")),
      purity: given("mass-percent", pair.compound.formula, random.measured({ from: 42, to: 97, figures: 3 }, "%")),
    },
    find: variableOf("mass", pair.symbol),
    unit: "g",
    scene: sceneOf(pair),
    values: valuesOf(pair),
  };
}

/** The other way: how pure a sample is, from the mass of the element that was found in it. */
function purityOfSample(random: Random): Draft {
  const pair = pickSource(random);
  const sample = random.measured({ from: 2, to: 60, figures: 3 }, "g");
  const share = shareOf(pair.compound, pair.symbol);
  const found = sample.value
    .times(share)
    .times(0.4 + 0.55 * random.next())
    .div(100);
  const mass = rounded(found, "g");
  return {
    kind: "computed",
    variant: "purity",
    givens: { sample: given("sample-mass", null, sample), mass: given("mass", pair.symbol, mass) },
    find: variableOf("mass-percent", pair.compound.formula),
    unit: "%",
    scene: sceneOf(pair),
    values: valuesOf(pair),
    distractors: [
      {
        slip: slipOf(WORDS, "element-for-compound"),
        value: wrongQuantity(mass.value.div(sample.value).times(100), "%"),
      },
      { slip: slipOf(WORDS, "pure-compound"), value: wrongQuantity(share, "%") },
    ],
  };
}

/** Masses of an element in compounds and in samples that hold more than the compound. */
export const elementMass: Family = {
  id: "element-mass",
  subtopic: "percent-composition",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    medium: (random) => (random.chance(0.5) ? massOfElement(random) : massOfCompound(random)),
    hard: (random) => (random.chance(0.5) ? inSample(random) : purityOfSample(random)),
  },
};
