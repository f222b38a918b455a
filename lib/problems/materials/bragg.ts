import { rounded } from "../rounded.ts";
import { lawValue } from "../../laws/law-value.ts";
import { bragg as law } from "../../laws/materials/bragg.ts";
import { type Kind, variableOf } from "../../methods/rules/kinds.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { UNITY } from "../../quantity/units/unit.ts";
import { type Draft, given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";

/** Kα lines of X-ray tubes in pm: Mo, Cu, Co, Fe, Cr (International Tables for Crystallography C, 4.2.2). */
const LINES = ["71.1", "154", "179", "194", "229"] as const;

/** Beyond this the reflection grazes back into the source. */
const GREATEST_SINE = 0.9;

const KINDS = {
  spacing: "plane-spacing",
  wavelength: "wavelength",
  angle: "glancing-angle",
  order: "reflection-order",
} as const satisfies Record<string, Kind>;

type Part = keyof typeof KINDS;

const UNITS: Readonly<Record<Part, string>> = { spacing: "pm", wavelength: "pm", angle: "", order: "" };

type Sample = Readonly<Record<Part, Quantity>>;

/** A reflection of one of these orders; null where the planes are too near for it. */
function sample(random: Random, orders: readonly number[]): Sample | null {
  const order = random.pick(orders);
  const spacing = random.measured({ from: 180, to: 480, figures: 3 }, "pm");
  const wavelength = quantity(random.pick(LINES), "pm", 3);
  if (wavelength.value.times(order).gt(spacing.value.times(2 * GREATEST_SINE))) return null;
  const angle = lawValue(law, "θ", { n: order, λ: wavelength.value, d: spacing.value });
  return {
    spacing,
    wavelength,
    angle: rounded(angle, UNITY),
    order: quantity(order, UNITY, null),
  };
}

const TOLD = ["wavelength", "spacing", "order", "angle"] as const satisfies readonly Part[];

/** One of the four from the other three. */
function ask(random: Random, asked: readonly Part[], orders: readonly number[]): Draft | null {
  const find = random.pick(asked);
  const sampled = sample(random, orders);
  if (sampled === null) return null;
  return {
    kind: "computed",
    variant: find,
    givens: Object.fromEntries(
      TOLD.filter((part) => part !== find).map((part) => [part, given(KINDS[part], null, sampled[part])]),
    ),
    find: variableOf(KINDS[find], null),
    unit: UNITS[find],
    ...(find === "angle" && { reading: { alsoUnit: "°" } }),
  };
}

/** X-rays that the planes of a crystal reflect. */
export const bragg: Family = {
  id: "bragg",
  subtopic: "crystal-structures",
  words: "problems-materials.bragg",
  forms: ["free", "choice"],
  levels: {
    easy: (random) => ask(random, ["spacing", "wavelength"], [1]),
    medium: (random) => ask(random, ["angle"], [1, 2]),
    hard: (random) => ask(random, ["spacing", "angle", "order"], [2, 3]),
  },
};
