import { canonicalOf } from "../formula/format.ts";
import type { Formula } from "../formula/formula.ts";
import { getFormula } from "../formula/parse.ts";
import { lewisStructure } from "./lewis.ts";
import type { LewisStructure } from "./lewis.ts";

/** A molecule or ion with one central atom, and what its Lewis structure says. */
export type Species = {
  readonly formula: string;
  readonly charge: number;
  readonly structure: LewisStructure;
  /** Bonding and lone pairs of the centre, a multiple bond counted once: the steric number. */
  readonly groups: number;
};

/**
 * `formula: centre ligands`. Left out are those whose structure books draw in several ways as far as the shape goes, those
 * with an odd electron, and those that are known for another structure than the formula says (BeH₂, PBr₅).
 */
const LINES = [
  "BeCl2: Be Cl Cl",
  "BeF2: Be F F",
  "CO2: C O O",
  "CS2: C S S",
  "HCN: C H N",
  "COS: C O S",
  "NO2+: N O O",
  "SCN-: C S N",
  "OCN-: C O N",
  "ClCN: C Cl N",
  "BF3: B F F F",
  "BCl3: B Cl Cl Cl",
  "BBr3: B Br Br Br",
  "CO3^2-: C O O O",
  "NO3-: N O O O",
  "HCHO: C O H H",
  "COCl2: C O Cl Cl",
  "COF2: C O F F",
  "SO3: S O O O",
  "SO2: S O O",
  "O3: O O O",
  "NO2-: N O O",
  "ClNO: N O Cl",
  "FNO: N O F",
  "SeO2: Se O O",
  "CH4: C H H H H",
  "CF4: C F F F F",
  "CCl4: C Cl Cl Cl Cl",
  "CBr4: C Br Br Br Br",
  "SiH4: Si H H H H",
  "SiF4: Si F F F F",
  "SiCl4: Si Cl Cl Cl Cl",
  "GeCl4: Ge Cl Cl Cl Cl",
  "GeH4: Ge H H H H",
  "SnCl4: Sn Cl Cl Cl Cl",
  "NH4+: N H H H H",
  "PH4+: P H H H H",
  "PCl4+: P Cl Cl Cl Cl",
  "BF4-: B F F F F",
  "BH4-: B H H H H",
  "AlCl4-: Al Cl Cl Cl Cl",
  "AlH4-: Al H H H H",
  "SO4^2-: S O O O O",
  "PO4^3-: P O O O O",
  "ClO4-: Cl O O O O",
  "POCl3: P O Cl Cl Cl",
  "POF3: P O F F F",
  "SO2Cl2: S O O Cl Cl",
  "SO2F2: S O O F F",
  "CHCl3: C H Cl Cl Cl",
  "CH2Cl2: C H H Cl Cl",
  "CH3Cl: C H H H Cl",
  "CH3F: C H H H F",
  "CHF3: C H F F F",
  "CH2F2: C H H F F",
  "CH3Br: C H H H Br",
  "CCl2F2: C Cl Cl F F",
  "CCl3F: C Cl Cl Cl F",
  "SiHCl3: Si H Cl Cl Cl",
  "CHBr3: C H Br Br Br",
  "CH3I: C H H H I",
  "CClF3: C Cl F F F",
  "CBrF3: C Br F F F",
  "CHClF2: C H Cl F F",
  "CH2Br2: C H H Br Br",
  "SiH2Cl2: Si H H Cl Cl",
  "SiH3Cl: Si H H H Cl",
  "SiBr4: Si Br Br Br Br",
  "GeF4: Ge F F F F",
  "SnBr4: Sn Br Br Br Br",
  "NH3: N H H H",
  "NF3: N F F F",
  "NCl3: N Cl Cl Cl",
  "PH3: P H H H",
  "PF3: P F F F",
  "PCl3: P Cl Cl Cl",
  "PBr3: P Br Br Br",
  "AsH3: As H H H",
  "AsCl3: As Cl Cl Cl",
  "AsF3: As F F F",
  "SbCl3: Sb Cl Cl Cl",
  "H3O+: O H H H",
  "SO3^2-: S O O O",
  "ClO3-: Cl O O O",
  "BrO3-: Br O O O",
  "IO3-: I O O O",
  "SOCl2: S O Cl Cl",
  "XeO3: Xe O O O",
  "H2O: O H H",
  "H2S: S H H",
  "H2Se: Se H H",
  "H2Te: Te H H",
  "OF2: O F F",
  "OCl2: O Cl Cl",
  "SCl2: S Cl Cl",
  "SF2: S F F",
  "NH2-: N H H",
  "ClO2-: Cl O O",
  "BrO2-: Br O O",
  "PF5: P F F F F F",
  "PCl5: P Cl Cl Cl Cl Cl",
  "AsF5: As F F F F F",
  "SbCl5: Sb Cl Cl Cl Cl Cl",
  "SF4: S F F F F",
  "SeF4: Se F F F F",
  "ClF3: Cl F F F",
  "BrF3: Br F F F",
  "XeF2: Xe F F",
  "KrF2: Kr F F",
  "I3-: I I I",
  "ICl2-: I Cl Cl",
  "IBr2-: I Br Br",
  "SF6: S F F F F F F",
  "SeF6: Se F F F F F F",
  "TeF6: Te F F F F F F",
  "PF6-: P F F F F F F",
  "PCl6-: P Cl Cl Cl Cl Cl Cl",
  "SiF6^2-: Si F F F F F F",
  "AsF6-: As F F F F F F",
  "IF5: I F F F F F",
  "BrF5: Br F F F F F",
  "ClF5: Cl F F F F F",
  "XeF4: Xe F F F F",
  "ICl4-: I Cl Cl Cl Cl",
  "BrF4-: Br F F F F",
] as const;

function readLine(line: string): Species {
  const [formula = "", atoms = ""] = line.split(": ");
  const [center = "", ...ligands] = atoms.split(" ");
  const { charge } = getFormula(formula);
  const structure = lewisStructure(center, ligands, charge);
  if (structure === null) throw new Error(`${formula} has no structure that is derived here`);
  return { formula, charge, structure, groups: ligands.length + structure.centerPairs };
}

/** Molecules and ions of textbooks, the plain shapes first. */
export const SPECIES: readonly Species[] = LINES.map((line) => readLine(line));

/** Of two atoms, the one named first taken for the centre; carbon monoxide by its oxygen, which can take the bonds. */
const DIATOMIC: readonly Species[] = [
  "H2: H H",
  "N2: N N",
  "O2: O O",
  "F2: F F",
  "Cl2: Cl Cl",
  "Br2: Br Br",
  "I2: I I",
  "HF: F H",
  "HCl: Cl H",
  "HBr: Br H",
  "HI: I H",
  "ClF: Cl F",
  "BrF: Br F",
  "BrCl: Br Cl",
  "ICl: I Cl",
  "IBr: I Br",
  "CO: O C",
  "CN-: C N",
  "NO+: O N",
  "OH-: O H",
].map((line) => readLine(line));

/** The molecule or ion with one central atom, or of two atoms, that a formula means; null for any other. */
export function findSpecies(formula: Formula): Species | null {
  const text = canonicalOf(formula);
  return [...SPECIES, ...DIATOMIC].find((each) => each.formula === text) ?? null;
}

/** Whether it has a centre that other atoms surround. */
export const hasCenter = ({ structure: { ligands } }: Species): boolean => ligands.length > 1;

/** Electrons in the outer shell of the centre: all of its pairs, those of bonds included. */
export function centerElectrons({ centerPairs, ligands }: Pick<LewisStructure, "centerPairs" | "ligands">): number {
  return 2 * (centerPairs + ligands.reduce((sum, { order }) => sum + order, 0));
}

/** Valence electrons of all atoms, one more for each negative charge: what a Lewis structure has to place. */
export function valenceElectrons({ structure: { ligands, centerPairs } }: Species): number {
  return 2 * centerPairs + ligands.reduce((sum, { order, pairs }) => sum + 2 * (order + pairs), 0);
}

/** Shapes whose equal bonds point symmetrically in all directions. */
const SYMMETRIC: ReadonlySet<LewisStructure["shape"]> = new Set([
  "linear",
  "trigonal-planar",
  "tetrahedral",
  "trigonal-bipyramidal",
  "octahedral",
  "square-planar",
]);

/** Whether the bond dipoles cancel: equal ligands around a symmetric shape. Of polar bonds, as nothing cancels otherwise. */
export function isSymmetric({ shape, ligands }: LewisStructure): boolean {
  return SYMMETRIC.has(shape) && new Set(ligands.map(({ symbol }) => symbol)).size === 1;
}
