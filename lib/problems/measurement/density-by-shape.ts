import { rounded } from "../rounded.ts";
import { computed, givenTerm, inUnit, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { formulaTerm, step, substanceTerm } from "../../methods/terms.ts";
import { subtract } from "../../quantity/arithmetic.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { FOILS, MATERIALS } from "./materials.ts";
import type { Material } from "./materials.ts";

const WORDS = "problems-measurement.density-by-shape";

function massOf({ density }: Material, millilitres: Decimal, random: Random): Quantity {
  const mass = millilitres.times(density).times(0.995 + 0.01 * random.next());
  return rounded(mass, "g");
}

type Levels = {
  readonly material: Material;
  readonly mass: Quantity;
  readonly before: Quantity;
  readonly after: Quantity;
  readonly volume: Quantity;
};

/** A piece sinks in a measuring cylinder: the water rises by its volume. */
function sink(random: Random, materials: readonly Material[]): Levels | null {
  const material = random.pick(materials);
  const before = random.measured({ from: 20, to: 50, figures: 3 }, "mL");
  const rise = random.measured({ from: 10, to: 40, figures: 3 }, "mL").value;
  const after = quantity(before.value.plus(rise), "mL", 3);
  const volume = subtract(after, before);
  return volume.ok ? { material, mass: massOf(material, rise, random), before, after, volume: volume.value } : null;
}

const riseStep = ({ before, after, volume }: Levels) =>
  step("rise", [worked("V", [["V₂", after], "-", ["V₁", before]], volume)]);

function displaced(random: Random): Draft | null {
  const levels = sink(random, MATERIALS);
  if (levels === null) return null;
  const { material, mass, before, after, volume } = levels;
  const density = computed(mass.value.div(volume.value), "g/mL", mass, volume);
  const over = (level: Quantity): Decimal => mass.value.div(level.value);
  return {
    kind: "solved",
    variant: "displaced",
    values: { substance: substanceTerm(material.formula) },
    givens: { mass: ["m", mass], before: ["V₁", before], after: ["V₂", after] },
    steps: [riseStep(levels), step("density", [worked("ρ", [["m", mass], "/", ["V", volume]], density)])],
    answer: quantityAnswer("density", density),
    distractors: wrongQuantities(density, [
      [slipOf(WORDS, "level-for-volume"), over(after)],
      [slipOf(WORDS, "first-level-for-volume"), over(before)],
      ["inverted-ratio", volume.value.div(mass.value)],
    ]),
  };
}

/** The water level after a piece of known mass and density has sunk. */
function risen(random: Random): Draft | null {
  const levels = sink(random, MATERIALS);
  if (levels === null) return null;
  const { material, mass, before } = levels;
  const density = quantity(material.density, "g/mL", 3);
  const volume = computed(mass.value.div(density.value), "mL", mass, density);
  const after = quantity(before.value.plus(volume.value), "mL", 3);
  return {
    kind: "solved",
    variant: "risen",
    values: { substance: substanceTerm(material.formula) },
    givens: { mass: ["m", mass], density: ["ρ", density], before: ["V₁", before] },
    steps: [
      step("volume", [worked("V", [["m", mass], "/", ["ρ", density]], volume)]),
      step("level", [worked("V₂", [["V₁", before], "+", ["V", volume]], after)]),
    ],
    answer: quantityAnswer("level", after),
    distractors: wrongQuantities(after, [
      [slipOf(WORDS, "rise-for-level"), volume.value],
      ["sign", before.value.minus(volume.value).abs()],
      ["multiplied-instead-of-divided", before.value.plus(mass.value.times(density.value))],
    ]),
  };
}

/** h = m / (ρ · l · w), for a foil too thin to measure. */
function foil(random: Random): Draft {
  const material = random.pick(FOILS);
  const density = quantity(material.density, "g/cm^3", 3);
  const length = random.measured({ from: 8, to: 40, figures: 3 }, "cm");
  const width = random.measured({ from: 5, to: 30, figures: 3 }, "cm");
  const microns = random.integer(12, 250);
  const mass = massOf(material, length.value.times(width.value).times(microns).div(10_000), random);
  const area = computed(length.value.times(width.value), "cm^2", length, width);
  const volume = computed(mass.value.div(density.value), "cm^3", mass, density);
  const thickness = computed(volume.value.div(area.value), "cm", mass, density, length, width);
  const answer = inUnit(thickness, "mm");
  return {
    kind: "solved",
    variant: "foil",
    values: { substance: substanceTerm(material.formula) },
    givens: { mass: ["m", mass], density: ["ρ", density], length: ["l", length], width: ["w", width] },
    steps: [
      step("volume", [worked("V", [["m", mass], "/", ["ρ", density]], volume)]),
      step("area", [worked("A", [["l", length], "*", ["w", width]], area)]),
      step("thickness", [worked("h", [["V", volume], "/", ["A", area]], answer)]),
    ],
    answer: quantityAnswer("thickness", answer),
    distractors: wrongQuantities(answer, [
      ["unconverted-unit", thickness.value],
      [slipOf(WORDS, "one-side-only"), answer.value.times(width.value)],
      ["multiplied-instead-of-divided", answer.value.times(density.value.pow(2))],
    ]),
  };
}

/** Which metal it is, from mass and displaced water and the densities of three. */
function identified(random: Random): Draft | null {
  const candidates = random.pickSeveral(MATERIALS, 4).toSorted((a, b) => Number(a.density) - Number(b.density));
  const isClear = candidates.every(
    ({ density }, index) => index === 0 || Number(density) > 1.15 * Number(candidates[index - 1]?.density),
  );
  const levels = isClear ? sink(random, candidates) : null;
  if (levels === null) return null;
  const { material, mass, before, after, volume } = levels;
  const density = computed(mass.value.div(volume.value), "g/mL", mass, volume);
  const values = Object.fromEntries(
    candidates.flatMap((each, index) => [
      [`metal${index + 1}`, substanceTerm(each.formula)] as const,
      [`density${index + 1}`, givenTerm(quantity(each.density, "g/mL", 3))] as const,
    ]),
  );
  return {
    kind: "solved",
    variant: "identified",
    values,
    givens: { mass: ["m", mass], before: ["V₁", before], after: ["V₂", after] },
    steps: [
      riseStep(levels),
      step("density", [worked("ρ", [["m", mass], "/", ["V", volume]], density)]),
      step("compare"),
    ],
    answer: {
      id: "metal",
      value: formulaTerm(material.formula),
      values: { density: shownTerm(density) },
    },
    distractors: candidates
      .filter((each) => each !== material)
      .map(({ formula }) => ({ slip: slipOf(WORDS, "another-density"), value: formulaTerm(formula) })),
  };
}

/** Density through the space that a body takes: by the water that it displaces, or by its shape. */
export const densityByShape: Family = {
  id: "density-by-shape",
  subtopic: "density",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: displaced, hard: (random) => random.pick([foil, risen, identified])(random) },
};
