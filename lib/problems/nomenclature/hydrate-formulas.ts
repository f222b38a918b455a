import { shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { count, expression, formulaTerm, quantity as term, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { listDistinctFormulas } from "./formula-slips.ts";
import { listOtherWaters } from "./hydrate-names.ts";
import { HEATED, HYDRATES, WATER_MOLAR_MASS, waterPercent, writeHydrate } from "./hydrates.ts";
import type { Hydrate } from "./hydrates.ts";

const WORDS = "problems-nomenclature.hydrate-formulas";

/** A ratio farther from a whole number than this is spoilt by rounding. */
const NEAR = 0.06;

type Parts = { readonly salt: Quantity; readonly water: Quantity };

/** `n(H2O) / n(CuSO4) = 5.00 ≈ 5` */
function ratioSteps(
  { anhydrous, anhydrousMolarMass, waters, formula }: Hydrate,
  { salt, water }: Parts,
): StepFacts[] | null {
  const [ofSalt, ofWater] = [salt.value.div(anhydrousMolarMass), water.value.div(WATER_MOLAR_MASS)];
  const ratio = ofWater.div(ofSalt);
  if (ratio.minus(waters).abs().gt(NEAR)) return null;
  const moles = (value: Decimal) => shownTerm(quantity(value, "mol", 3));
  const amount = (of: string, mass: Quantity, molarMass: Decimal, value: Decimal) =>
    worked(
      variable("n", of),
      [[variable("m", of), mass], "/", [variable("M", of), term(molarMass.toFixed(), "g/mol")]],
      moles(value),
    );
  return [
    step("moles", [
      amount(anhydrous, salt, anhydrousMolarMass, ofSalt),
      amount("H2O", water, WATER_MOLAR_MASS, ofWater),
    ]),
    step("ratio", [
      expression(
        variable("n", "H2O"),
        "/",
        variable("n", anhydrous),
        "=",
        moles(ofWater),
        "/",
        moles(ofSalt),
        "=",
        term(ratio.toFixed(2), ""),
        "≈",
        count(waters),
      ),
    ]),
    step("write", [expression(formulaTerm(anhydrous), ":", formulaTerm("H2O"), "=", count(1), ":", count(waters))], {
      formula: formulaTerm(formula),
    }),
  ];
}

function slipsOf(hydrate: Hydrate, { salt, water }: Parts): Distractor[] {
  const massRatio = Math.max(1, water.value.div(salt.value).times(10).round().toNumber());
  const withWhole = water.value
    .div(WATER_MOLAR_MASS)
    .div(salt.value.plus(water.value).div(hydrate.anhydrousMolarMass))
    .round()
    .toNumber();
  const [near = 1, other = 2, third = 3] = listOtherWaters(hydrate);
  return listDistinctFormulas(
    [
      [slipOf(WORDS, "hydrate-for-salt"), writeHydrate(hydrate.anhydrous, Math.max(1, withWhole))],
      [slipOf(WORDS, "mass-ratio"), massRatio > 12 ? hydrate.formula : writeHydrate(hydrate.anhydrous, massRatio)],
      ["hydrate-water", writeHydrate(hydrate.anhydrous, near)],
      ["hydrate-water", writeHydrate(hydrate.anhydrous, other)],
      ["hydrate-water", writeHydrate(hydrate.anhydrous, third)],
    ],
    hydrate.formula,
  );
}

/** From two weighings, before and after heating. */
function fromHeating(random: Random): Draft | null {
  const hydrate = random.pick(HEATED);
  const before = random.measured({ from: 2.5, to: 9.8, figures: 3 }, "g");
  const after = quantity(
    before.value
      .times(new Decimal(100).minus(waterPercent(hydrate)))
      .div(100)
      .toDecimalPlaces(2),
    "g",
    3,
  );
  const lost = before.value.minus(after.value);
  const water = quantity(lost, "g", lost.e + 3);
  const parts = { salt: after, water };
  const steps = ratioSteps(hydrate, parts);
  if (steps === null) return null;
  const subtract: StepFacts = step("lost", [worked(variable("m", "H2O"), [["m₁", before], "-", ["m₂", after]], water)]);
  return {
    kind: "solved",
    variant: "heating",
    values: { salt: formulaTerm(hydrate.anhydrous) },
    givens: { before: ["m₁", before], after: ["m₂", after] },
    steps: [subtract, ...steps],
    answer: { id: "formula", value: formulaTerm(hydrate.formula) },
    distractors: slipsOf(hydrate, parts),
  };
}

/** From the percentage of water. */
function fromPercent(random: Random): Draft | null {
  const hydrate = random.pick(HYDRATES);
  const rounded = waterPercent(hydrate).toDecimalPlaces(1);
  const percent = quantity(rounded, "%", rounded.e + 2);
  const rest = new Decimal(100).minus(rounded);
  const parts = { salt: quantity(rest, "g", rest.e + 2), water: quantity(rounded, "g", rounded.e + 2) };
  const steps = ratioSteps(hydrate, parts);
  if (steps === null) return null;
  const hundred: StepFacts = step("hundred", [
    worked(variable("m", hydrate.anhydrous), [term("100", "g"), "-", parts.water], parts.salt),
  ]);
  return {
    kind: "solved",
    variant: "percent",
    values: { salt: formulaTerm(hydrate.anhydrous) },
    givens: { percent: [variable("w", "H2O"), percent] },
    steps: [hundred, ...steps],
    answer: { id: "formula", value: formulaTerm(hydrate.formula) },
    distractors: slipsOf(hydrate, parts),
  };
}

/** How many waters a salt crystallises with. */
export const hydrateFormulas: Family = {
  id: "hydrate-formulas",
  subtopic: "hydrates",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { hard: (random) => (random.chance(0.5) ? fromHeating(random) : fromPercent(random)) },
};
