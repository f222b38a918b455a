import { rounded } from "../rounded.ts";
import { substanceTerm } from "../../methods/terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given, unitValue, wrongQuantity } from "../draft.ts";
import type { ComputedDraft, Draft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { MATERIALS } from "./materials.ts";

const FIGURES = 3;

type Units = { readonly mass: string; readonly volume: string; readonly density: string };

type Sample = {
  readonly formula: string;
  readonly mass: Quantity;
  readonly volume: Quantity;
  readonly density: Quantity;
};

function measured(value: Decimal, unit: string): Quantity {
  return rounded(value, unit, FIGURES);
}

/** A piece of a metal of this volume in millilitres, its quantities in these units. */
function sample(
  random: Random,
  from: number,
  to: number,
  units: Units,
  sizes: { readonly mass: number; readonly volume: number; readonly density: number },
): Sample {
  const { formula, density } = random.pick(MATERIALS);
  const volume = random.measured({ from, to, figures: FIGURES }, "mL").value;
  // Measured values scatter a little around the one of the table.
  const mass = volume.times(density).times(0.995 + 0.01 * random.next());
  return {
    formula,
    mass: measured(mass.times(sizes.mass), units.mass),
    volume: measured(volume.times(sizes.volume), units.volume),
    density: measured(new Decimal(density).times(sizes.density), units.density),
  };
}

/** What a forgotten kilo or milli makes of the result. */
const THOUSANDS = [1000, 0.001] as const;

type Asked = "density" | "mass" | "volume";

function ask(
  asked: Asked,
  { formula, ...all }: Sample,
  unit: string,
  variant: string,
  unconverted: readonly number[] = [],
): ComputedDraft {
  const givens: Record<string, DraftGiven> = {};
  for (const kind of ["mass", "volume", "density"] as const)
    if (kind !== asked) givens[kind] = given(kind, formula, all[kind]);
  return {
    kind: "computed",
    variant,
    givens,
    find: variableOf(asked, formula),
    unit,
    values: { substance: substanceTerm(formula), unit: unitValue(unit) },
    distractors: unconverted.map((factor) => ({
      slip: "unconverted-unit",
      value: wrongQuantity(getValueIn(all[asked], unit).times(factor), unit),
    })),
  };
}

const PLAIN = { mass: "g", volume: "mL", density: "g/mL" } as const;

function direct(random: Random): Draft {
  const asked = random.pick(["density", "mass", "volume"] as const);
  return ask(asked, sample(random, 2, 60, PLAIN, { mass: 1, volume: 1, density: 1 }), PLAIN[asked], asked);
}

/** A large piece, of which one quantity is given in another unit than the density has. */
function converted(random: Random): Draft {
  const asked = random.pick(["density", "mass", "volume"] as const);
  const large = sample(
    random,
    120,
    2500,
    { mass: "kg", volume: "L", density: "g/mL" },
    { mass: 1e-3, volume: 1e-3, density: 1 },
  );
  const units = { density: random.pick(["g/mL", "g/cm^3"]), mass: "kg", volume: "L" };
  if (asked === "density") return ask(asked, large, units.density, "density-converted", THOUSANDS);
  return ask(asked, large, asked === "mass" ? "kg" : random.pick(["mL", "L"]), `${asked}-converted`, THOUSANDS);
}

/** Two conversions: both given in units that do not fit each other. */
function twiceConverted(random: Random): Draft {
  const asked = random.pick(["density", "mass", "volume"] as const);
  const small = sample(
    random,
    2,
    90,
    { mass: "kg", volume: "mm^3", density: "kg/m^3" },
    { mass: 1e-3, volume: 1e3, density: 1e3 },
  );
  const unit = { density: "g/cm^3", mass: "g", volume: "cm^3" }[asked];
  return ask(asked, small, unit, `${asked}-twice-converted`, THOUSANDS);
}

/** Mass, volume and density of one sample. */
export const density: Family = {
  id: "density",
  subtopic: "density",
  words: "problems-measurement.density",
  forms: ["free", "choice"],
  levels: { easy: direct, medium: converted, hard: twiceConverted },
};
