import type { Outer } from "../../nomenclature/complexes/write-complex.ts";

/** A ligand as it is written inside the brackets, with its charge and the number of its donor atoms. */
export type Ligand = { readonly formula: string; readonly charge: number; readonly donors: number };

/** `C2H8N2` is ethane-1,2-diamine, `C2O4` oxalate. IUPAC Nomenclature of Inorganic Chemistry, 2005, table VII. */
const LIGANDS: readonly Ligand[] = [
  ...["H2O", "NH3"].map((formula) => ({ formula, charge: 0, donors: 1 })),
  { formula: "C2H8N2", charge: 0, donors: 2 },
  ...["Cl", "Br", "I", "F", "CN", "OH", "SCN", "NO2"].map((formula) => ({ formula, charge: -1, donors: 1 })),
  { formula: "C2O4", charge: -2, donors: 2 },
];

export type Complex = {
  readonly metal: string;
  readonly oxidation: number;
  readonly ligands: readonly { readonly ligand: Ligand; readonly count: number }[];
};

/** `Co3 NH3*4 Cl*2` */
function readComplex(text: string): Complex {
  const [ion = "", ...parts] = text.split(" ");
  const [, metal = "", oxidation = ""] = /^([A-Z][a-z]?)(\d)$/.exec(ion) ?? [];
  const ligands = parts.map((part) => {
    const [formula, count] = part.split("*");
    const ligand = LIGANDS.find((each) => each.formula === formula);
    if (ligand === undefined) throw new Error(`${part} is no ligand`);
    return { ligand, count: Number(count) };
  });
  return { metal, oxidation: Number(oxidation), ligands };
}

/** Complexes of school books (OpenStax Chemistry 2e, 19.2; Housecroft and Sharpe, Inorganic Chemistry, ch. 19 to 22), neutral ligands first. */
export const COMPLEXES: readonly Complex[] = [
  "Co3 NH3*6",
  "Co3 NH3*5 Cl*1",
  "Co3 NH3*4 Cl*2",
  "Co3 NO2*6",
  "Co3 CN*6",
  "Co3 NH3*5 H2O*1",
  "Co3 F*6",
  "Co3 NH3*5 Br*1",
  "Co3 NH3*5 NO2*1",
  "Co2 H2O*6",
  "Co2 NH3*6",
  "Co2 Cl*4",
  "Co2 SCN*4",
  "Cr3 H2O*6",
  "Cr3 NH3*6",
  "Cr3 H2O*4 Cl*2",
  "Cr3 H2O*5 Cl*1",
  "Cr3 CN*6",
  "Cr3 NH3*5 Cl*1",
  "Cr3 NH3*4 Cl*2",
  "Cr3 OH*6",
  "Cr3 SCN*6",
  "Fe2 CN*6",
  "Fe2 H2O*6",
  "Fe3 CN*6",
  "Fe3 H2O*6",
  "Fe3 Cl*4",
  "Fe3 F*6",
  "Fe3 H2O*5 SCN*1",
  "Cu2 NH3*4",
  "Cu2 H2O*6",
  "Cu2 Cl*4",
  "Cu1 CN*4",
  "Cu1 Cl*2",
  "Cu1 NH3*2",
  "Ni2 NH3*6",
  "Ni2 H2O*6",
  "Ni2 CN*4",
  "Ni2 Cl*4",
  "Zn2 NH3*4",
  "Zn2 OH*4",
  "Zn2 CN*4",
  "Cd2 CN*4",
  "Cd2 NH3*4",
  "Hg2 I*4",
  "Ag1 NH3*2",
  "Ag1 CN*2",
  "Au1 CN*2",
  "Au3 Cl*4",
  "Pt2 Cl*4",
  "Pt2 NH3*4",
  "Pt4 Cl*6",
  "Pt4 NH3*5 Cl*1",
  "Pt2 NH3*3 Cl*1",
  "Pt2 NH3*1 Cl*3",
  "Pd2 Cl*4",
  "Pd2 NH3*4",
  "Mn2 H2O*6",
  "Mn2 CN*6",
  "Ti3 H2O*6",
  "V3 H2O*6",
  "Al3 F*6",
  "Al3 OH*4",
  "Ru3 NH3*6",
  "Ru3 NH3*5 Cl*1",
  "Rh3 NH3*5 Cl*1",
  "Ir3 Cl*6",
].map(readComplex);

/** With ligands of two donor atoms. */
export const CHELATES: readonly Complex[] = [
  "Co3 C2H8N2*3",
  "Co3 C2H8N2*2 Cl*2",
  "Co3 C2H8N2*2 NH3*2",
  "Cr3 C2H8N2*3",
  "Cr3 C2H8N2*2 Cl*2",
  "Ni2 C2H8N2*3",
  "Ni2 C2H8N2*2 H2O*2",
  "Cu2 C2H8N2*2",
  "Zn2 C2H8N2*3",
  "Pt2 C2H8N2*2",
  "Pd2 C2H8N2*2",
  "Fe2 C2H8N2*3",
  "Fe3 C2O4*3",
  "Cr3 C2O4*3",
  "Al3 C2O4*3",
  "Co3 C2O4*3",
  "Mn3 C2O4*3",
  "Cr3 H2O*2 C2O4*2",
  "Cu2 C2O4*2",
  "Pt2 C2O4*2",
].map(readComplex);

const CATIONS: readonly Outer[] = ["K", "Na"].map((formula) => ({ formula, charge: 1 }));
const ANIONS: readonly Outer[] = [
  { formula: "Cl", charge: -1 },
  { formula: "Br", charge: -1 },
  { formula: "NO3", charge: -1 },
  { formula: "SO4", charge: -2 },
];

/** Ions that make a salt with a complex of this charge. */
export function listOuter(charge: number): readonly Outer[] {
  if (charge === 0) return [];
  return charge > 0 ? ANIONS : CATIONS;
}
