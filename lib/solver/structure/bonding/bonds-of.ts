import { findSpecies } from "../../../chemistry/bonding/species.ts";
import type { Species } from "../../../chemistry/bonding/species.ts";
import { MOLECULES } from "../../../chemistry/organic/molecules.ts";
import { readDrawn } from "../../../chemistry/organic/read-drawn.ts";
import { hydrogensOn, readStructure } from "../../../chemistry/organic/structure.ts";
import type { Structure } from "../../../chemistry/organic/structure.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { formatFormula } from "../../../chemistry/formula/format.ts";
import { findMolecule } from "../../../nomenclature/organic/molecule-key.ts";
import type { Bonds } from "../../../problems/bonding/hybridization.ts";
import { readFormulaObject, readNameObject } from "../read-objects.ts";

const SECOND_PERIOD = ["Be", "B", "C", "N", "O", "F", "H"];

/** Formulas of two carbon atoms at most that only one molecule has. */
const ONLY_ONES: Readonly<Record<string, string>> = { C2H6: "CC", C2H4: "C=C", C2H2: "C#C", C3H8: "CCC" };

/** Formulas that books write in another order. */
const OTHER_ORDERS: Readonly<Record<string, string>> = {
  H2CO: "HCHO",
  CH2O: "HCHO",
  NOCl: "ClNO",
  NOF: "FNO",
  Cl2O: "OCl2",
  F2O: "OF2",
  Cl2CO: "COCl2",
};

/** The molecule or ion with one centre that a formula or a name means. */
export function speciesOf(thing: string): Species | null {
  const formula = readFormulaObject(OTHER_ORDERS[thing] ?? thing) ?? readNameObject(thing, DEFAULT_LOCALE);
  return formula === null ? null : findSpecies(formula);
}

/** The molecule without rings that a formula with its atoms in a row, or a name, means. */
export function structureOf(thing: string): Structure | null {
  const drawn = readDrawn(thing) ?? findMolecule(thing, DEFAULT_LOCALE);
  if (drawn !== null) return drawn;
  const formula = readFormulaObject(thing) ?? readNameObject(thing, DEFAULT_LOCALE);
  const written = formula === null ? "" : formatFormula(formula, "ascii");
  const smiles = ONLY_ONES[written];
  return smiles !== undefined ? readStructure(smiles) : formula === null ? null : readDrawn(written);
}

const ofStructure = (structure: Structure): Bonds => ({
  toHydrogen: structure.atoms.reduce((sum, _, atom) => sum + hydrogensOn(structure, atom), 0),
  others: structure.bonds.length,
  pi: structure.bonds.filter(({ order }) => order > 1).map(({ order }) => order - 1),
});

/** A centre of a later period with double bonds is drawn in two ways. */
function ofSpecies({ structure: { center, ligands } }: Species): Bonds | null {
  const hydrogens = ligands.filter(({ symbol }) => symbol === "H").length;
  const pi = ligands.filter(({ order }) => order > 1).map(({ order }) => order - 1);
  if (pi.length > 0 && !SECOND_PERIOD.includes(center)) return null;
  return { toHydrogen: center === "H" ? 1 : hydrogens, others: center === "H" ? 0 : ligands.length - hydrogens, pi };
}

const BENZENE: Bonds = { toHydrogen: 6, others: 6, pi: [1, 1, 1] };

/** The bonds of a molecule or ion that is written or named; null where books draw it in several ways. */
export function bondsOf(thing: string): Bonds | null {
  const species = speciesOf(thing);
  if (species !== null) return ofSpecies(species);
  const structure = structureOf(thing);
  if (structure !== null) return ofStructure(structure);
  return thing === "benzene" || thing === MOLECULES.benzene.formula ? BENZENE : null;
}
