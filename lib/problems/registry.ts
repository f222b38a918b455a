import type { SubtopicSlug } from "../curriculum/outline.ts";
import { MEASUREMENT } from "./measurement/families.ts";
import { MATTER } from "./matter/families.ts";
import { PERIODIC_TABLE } from "./periodic-table/families.ts";
import { NOMENCLATURE } from "./nomenclature/families.ts";
import { REACTIONS } from "./reactions/families.ts";
import { GASES } from "./gases/families.ts";
import { SOLUTIONS } from "./solutions/families.ts";
import { ENERGY } from "./energy/families.ts";
import { ACIDS } from "./acids/families.ts";
import { REDOX } from "./redox/families.ts";
import { NUCLEAR } from "./nuclear/families.ts";
import { ANALYTICAL } from "./analytical/families.ts";
import type { Family } from "./family.ts";

/** Every family by its subtopic. A subtopic that is left out does not compile; one without families has none yet. */
const FAMILIES_BY_SUBTOPIC: Readonly<Record<SubtopicSlug, readonly Family[]>> = {
  ...MEASUREMENT,
  ...MATTER,
  ...PERIODIC_TABLE,
  ...NOMENCLATURE,
  ...REACTIONS,
  ...GASES,
  ...SOLUTIONS,
  ...ENERGY,
  ...ACIDS,
  ...REDOX,
  ...NUCLEAR,
  ...ANALYTICAL,
  "atomic-models": [],
  "subatomic-particles": [],
  "isotopes-average-atomic-mass": [],
  "electron-configuration": [],
  "quantum-numbers": [],
  "light-atomic-spectra": [],
  "ionic-bonding": [],
  "covalent-bonding": [],
  "lewis-structures": [],
  "molecular-geometry-vsepr": [],
  "bond-molecular-polarity": [],
  hybridization: [],
  "intermolecular-forces": [],
  "metallic-bonding": [],
  "reaction-rates": [],
  "rate-laws": [],
  "integrated-rate-laws-half-life": [],
  "activation-energy-arrhenius-equation": [],
  "reaction-mechanisms": [],
  catalysis: [],
  "equilibrium-constant": [],
  "ice-tables": [],
  "reaction-quotient": [],
  "le-chateliers-principle": [],
  "solubility-product": [],
  hydrocarbons: [],
  "functional-groups": [],
  "iupac-naming-of-organic-compounds": [],
  isomers: [],
  "organic-reactions": [],
  polymers: [],
  carbohydrates: [],
  lipids: [],
  "proteins-amino-acids": [],
  "nucleic-acids": [],
  enzymes: [],
  "atmospheric-chemistry": [],
  "water-quality": [],
  "greenhouse-gases": [],
  "green-chemistry": [],
  "transition-metals": [],
  "coordination-compounds": [],
  "crystal-structures": [],
  "alloys-semiconductors": [],
};

export const FAMILIES: readonly Family[] = Object.values(FAMILIES_BY_SUBTOPIC).flat();

const familiesById = new Map(FAMILIES.map((family) => [family.id, family]));

export function listFamilies(subtopic: SubtopicSlug): readonly Family[] {
  return FAMILIES_BY_SUBTOPIC[subtopic];
}

/** Null for a family that is no more, or never was. */
export function findFamily(id: string): Family | null {
  return familiesById.get(id) ?? null;
}
