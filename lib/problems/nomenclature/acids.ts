import type { IonPart } from "../../nomenclature/designation.ts";

/** How an acid's name comes from that of its anion: `-ide` → hydro-…-ic, `-ate` → -ic, `-ite` → -ous. */
type AcidKind = "binary" | "ate" | "ite";

export type Acid = {
  readonly formula: string;
  /** The formula with the state that makes it an acid: HCl is a gas, HCl(aq) is hydrochloric acid. */
  readonly inWater: string;
  readonly anion: IonPart;
  readonly kind: AcidKind;
};

type Row = readonly [formula: string, anion: string, charge: number, kind: AcidKind];

const ROWS: readonly Row[] = [
  ["HF", "F", -1, "binary"],
  ["HCl", "Cl", -1, "binary"],
  ["HBr", "Br", -1, "binary"],
  ["HI", "I", -1, "binary"],
  ["HNO3", "NO3", -1, "ate"],
  ["HNO2", "NO2", -1, "ite"],
  ["H2SO4", "SO4", -2, "ate"],
  ["H2SO3", "SO3", -2, "ite"],
  ["HClO4", "ClO4", -1, "ate"],
  ["HClO3", "ClO3", -1, "ate"],
  ["HClO2", "ClO2", -1, "ite"],
  ["HClO", "ClO", -1, "ite"],
  ["HBrO3", "BrO3", -1, "ate"],
  ["HIO3", "IO3", -1, "ate"],
  ["H3PO4", "PO4", -3, "ate"],
  ["H2CO3", "CO3", -2, "ate"],
  ["CH3COOH", "CH3COO", -1, "ate"],
  ["HCOOH", "HCOO", -1, "ate"],
  ["H2C2O4", "C2O4", -2, "ate"],
  ["H2CrO4", "CrO4", -2, "ate"],
];

export const ACIDS: readonly Acid[] = ROWS.map(([formula, atoms, charge, kind]) => ({
  formula,
  inWater: kind === "binary" ? `${formula}(aq)` : formula,
  anion: { atoms, charge },
  kind,
}));

/** Acids whose names or formulas are taken for each other. */
const FAMILIES: readonly (readonly string[])[] = [
  ["HNO3", "HNO2"],
  ["H2SO4", "H2SO3"],
  ["HCl", "HClO", "HClO2", "HClO3", "HClO4"],
  ["HBr", "HBrO3"],
  ["HI", "HIO3"],
  ["HF", "HCl", "HBr", "HI"],
  ["H2CO3", "H2C2O4", "CH3COOH", "HCOOH"],
  ["H3PO4", "H2CrO4", "H2CO3"],
];

function getAcid(formula: string): Acid {
  const acid = ACIDS.find((each) => each.formula === formula);
  if (acid === undefined) throw new Error(`${formula} is none of the acids of this room`);
  return acid;
}

/** Those of the same element first, then others that begin alike; at least three. */
export function listConfusedAcids({ formula, kind }: Acid): readonly Acid[] {
  const related = FAMILIES.filter((family) => family.includes(formula)).flat();
  const others = ACIDS.filter((each) => each.kind === kind || each.kind === "ate").map((each) => each.formula);
  return [...new Set([...related, ...others])]
    .filter((each) => each !== formula)
    .slice(0, 4)
    .map(getAcid);
}
