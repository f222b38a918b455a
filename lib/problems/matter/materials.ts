import { substanceTerm } from "../../methods/terms.ts";
import type { Term } from "../../methods/facts.ts";

/** The four kinds of matter that a first course tells apart. */
export const MATTER_CLASSES = ["element", "compound", "homogeneous", "heterogeneous"] as const;

export type MatterClass = (typeof MATTER_CLASSES)[number];

export const MATERIAL_WORDS = "problems-matter.matter-classes";

const substances = (formulas: string): Term[] => formulas.split(" ").map((formula) => substanceTerm(formula));

const worded = (ids: string): Term[] =>
  ids.split(" ").map((id) => ({ kind: "word", key: `${MATERIAL_WORDS}.materials.${id}` }));

/** Materials on whose place all textbooks agree: pure ones by their names, mixtures of the household and the laboratory. */
export const MATERIALS: Readonly<Record<MatterClass, readonly Term[]>> = {
  element: substances("Cu Fe Au Ag Al S O2 N2 He Hg Pb Zn I2 Ne Br2 Mg Sn Ar"),
  compound: substances(
    "H2O NaCl CO2 CaCO3 C12H22O11 NH3 C2H5OH MgO CuSO4 CH4 SiO2 KNO3 Fe2O3 NaHCO3 C3H8 SO2 CaO NaOH",
  ),
  homogeneous: worded(
    "salt-water sugar-water air brass bronze vinegar gasoline alcohol-water iodine-alcohol jewelry-gold",
  ),
  heterogeneous: worded(
    "granite sand-water oil-water iron-sulfur soil river-water salad concrete sand-salt muesli chalk-water soup",
  ),
};

/** What an examination of a material shows: each fits one class alone. */
export const FINDINGS: Readonly<Record<MatterClass, readonly string[]>> = {
  element: ["not-decomposed", "twin-atoms", "same-protons"],
  compound: ["decomposed-by-current", "fixed-percentages", "two-elements"],
  homogeneous: ["clear-with-residue", "rising-boiling-point", "any-ratio"],
  heterogeneous: ["colored-grains", "two-layers", "magnet-takes-part", "cloudy-with-residue"],
};

/** Properties of a sample: those that a half of it has as well, and those that are halved with it. */
export const PROPERTIES = {
  intensive: [
    "density",
    "temperature",
    "boiling-point",
    "melting-point",
    "color",
    "molar-mass",
    "specific-heat",
    "mass-fraction",
  ],
  extensive: ["mass", "volume", "amount", "atom-count", "electron-count", "heat-to-melt", "heat-capacity"],
} as const;
