/**
 * English words of coordination compounds: IUPAC Nomenclature of Inorganic Chemistry, 2005, IR-9.2 and tables IX and X. The older
 * names of ligands are those of its 1990 edition, which many school books still print.
 */

/** A ligand with its charge and its number of donor atoms; `spellings` are those of formulas. */
export type LigandWords = {
  readonly formula: string;
  readonly charge: number;
  readonly donors: number;
  readonly name: string;
  readonly older: readonly string[];
  readonly spellings: readonly string[];
  /** Whether its number is said with bis- and tris-, and its name stands in brackets. */
  readonly isBracketed: boolean;
};

function ligand(
  formula: string,
  charge: number,
  name: string,
  more: Partial<Pick<LigandWords, "donors" | "older" | "spellings" | "isBracketed">> = {},
): LigandWords {
  return { formula, charge, name, donors: 1, older: [], spellings: [], isBracketed: false, ...more };
}

export const LIGANDS: readonly LigandWords[] = [
  ligand("NH3", 0, "ammine"),
  ligand("H2O", 0, "aqua", { older: ["aquo"], spellings: ["OH2"] }),
  ligand("CO", 0, "carbonyl"),
  ligand("C2H8N2", 0, "ethane-1,2-diamine", {
    donors: 2,
    older: ["ethylenediamine", "1,2-ethanediamine"],
    spellings: ["en", "H2NCH2CH2NH2", "NH2CH2CH2NH2"],
    isBracketed: true,
  }),
  ligand("F", -1, "fluorido", { older: ["fluoro"] }),
  ligand("Cl", -1, "chlorido", { older: ["chloro"] }),
  ligand("Br", -1, "bromido", { older: ["bromo"] }),
  ligand("I", -1, "iodido", { older: ["iodo"] }),
  ligand("CN", -1, "cyanido", { older: ["cyano"] }),
  ligand("OH", -1, "hydroxido", { older: ["hydroxo", "hydroxy"] }),
  ligand("C2O4", -2, "oxalato", { donors: 2, spellings: ["ox"] }),
];

/** Metals as they stand in the name of a cation or neutral complex and in that of an anion, with the charges of their usual complexes. */
export const METALS: Readonly<
  Record<string, { readonly name: string; readonly ate: string; readonly charges: readonly number[] }>
> = {
  Al: { name: "aluminium", ate: "aluminate", charges: [3] },
  Ti: { name: "titanium", ate: "titanate", charges: [3, 4] },
  V: { name: "vanadium", ate: "vanadate", charges: [2, 3] },
  Cr: { name: "chromium", ate: "chromate", charges: [0, 2, 3] },
  Mn: { name: "manganese", ate: "manganate", charges: [2, 3] },
  Fe: { name: "iron", ate: "ferrate", charges: [0, 2, 3] },
  Co: { name: "cobalt", ate: "cobaltate", charges: [2, 3] },
  Ni: { name: "nickel", ate: "nickelate", charges: [0, 2] },
  Cu: { name: "copper", ate: "cuprate", charges: [1, 2] },
  Zn: { name: "zinc", ate: "zincate", charges: [2] },
  Mo: { name: "molybdenum", ate: "molybdate", charges: [0] },
  Ru: { name: "ruthenium", ate: "ruthenate", charges: [2, 3] },
  Rh: { name: "rhodium", ate: "rhodate", charges: [3] },
  Pd: { name: "palladium", ate: "palladate", charges: [2, 4] },
  Ag: { name: "silver", ate: "argentate", charges: [1] },
  Cd: { name: "cadmium", ate: "cadmate", charges: [2] },
  W: { name: "tungsten", ate: "tungstate", charges: [0] },
  Ir: { name: "iridium", ate: "iridate", charges: [3] },
  Pt: { name: "platinum", ate: "platinate", charges: [2, 4] },
  Au: { name: "gold", ate: "aurate", charges: [1, 3] },
  Hg: { name: "mercury", ate: "mercurate", charges: [2] },
};

/** Ions that make a salt with a complex. */
export const OUTER_IONS: readonly { readonly formula: string; readonly charge: number; readonly name: string }[] = [
  { formula: "Li", charge: 1, name: "lithium" },
  { formula: "Na", charge: 1, name: "sodium" },
  { formula: "K", charge: 1, name: "potassium" },
  { formula: "Rb", charge: 1, name: "rubidium" },
  { formula: "Cs", charge: 1, name: "caesium" },
  { formula: "NH4", charge: 1, name: "ammonium" },
  { formula: "Mg", charge: 2, name: "magnesium" },
  { formula: "Ca", charge: 2, name: "calcium" },
  { formula: "Ba", charge: 2, name: "barium" },
  { formula: "F", charge: -1, name: "fluoride" },
  { formula: "Cl", charge: -1, name: "chloride" },
  { formula: "Br", charge: -1, name: "bromide" },
  { formula: "I", charge: -1, name: "iodide" },
  { formula: "OH", charge: -1, name: "hydroxide" },
  { formula: "NO3", charge: -1, name: "nitrate" },
  { formula: "ClO4", charge: -1, name: "perchlorate" },
  { formula: "SO4", charge: -2, name: "sulfate" },
  { formula: "CO3", charge: -2, name: "carbonate" },
  { formula: "PO4", charge: -3, name: "phosphate" },
];

/** From one on; "bis" and "tris" stand before brackets. */
export const MULTIPLIERS = ["", "di", "tri", "tetra", "penta", "hexa"] as const;
export const BRACKET_MULTIPLIERS = ["", "bis", "tris"] as const;

export const ROMAN = ["0", "I", "II", "III", "IV"] as const;
