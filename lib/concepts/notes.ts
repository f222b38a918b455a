import type { SubtopicSlug } from "../curriculum/outline.ts";
import type { Note } from "./note.ts";
import { SCIENTIFIC_FOUNDATIONS_MEASUREMENT } from "./notes/scientific-foundations-measurement.ts";
import { MATTER_ENERGY } from "./notes/matter-energy.ts";
import { ATOMIC_STRUCTURE } from "./notes/atomic-structure.ts";
import { PERIODIC_TABLE_PERIODIC_TRENDS } from "./notes/periodic-table-periodic-trends.ts";
import { CHEMICAL_BONDING } from "./notes/chemical-bonding.ts";
import { NOMENCLATURE_CHEMICAL_FORMULAS } from "./notes/nomenclature-chemical-formulas.ts";
import { CHEMICAL_REACTIONS_STOICHIOMETRY } from "./notes/chemical-reactions-stoichiometry.ts";
import { STATES_OF_MATTER_GASES } from "./notes/states-of-matter-gases.ts";
import { SOLUTIONS_MIXTURES } from "./notes/solutions-mixtures.ts";
import { THERMOCHEMISTRY_THERMODYNAMICS } from "./notes/thermochemistry-thermodynamics.ts";
import { KINETICS } from "./notes/kinetics.ts";
import { CHEMICAL_EQUILIBRIUM } from "./notes/chemical-equilibrium.ts";
import { ACIDS_BASES } from "./notes/acids-bases.ts";
import { REDOX_ELECTROCHEMISTRY } from "./notes/redox-electrochemistry.ts";
import { NUCLEAR_CHEMISTRY } from "./notes/nuclear-chemistry.ts";
import { ORGANIC_CHEMISTRY } from "./notes/organic-chemistry.ts";
import { BIOCHEMISTRY } from "./notes/biochemistry.ts";
import { ENVIRONMENTAL_APPLIED_CHEMISTRY } from "./notes/environmental-applied-chemistry.ts";
import { MATERIALS_INORGANIC_CHEMISTRY } from "./notes/materials-inorganic-chemistry.ts";
import { ANALYTICAL_SPECTROSCOPIC_TECHNIQUES } from "./notes/analytical-spectroscopic-techniques.ts";

/** Every note by its subtopic. A subtopic that is left out does not compile. */
export const NOTES: Readonly<Record<SubtopicSlug, Note>> = {
  ...SCIENTIFIC_FOUNDATIONS_MEASUREMENT,
  ...MATTER_ENERGY,
  ...ATOMIC_STRUCTURE,
  ...PERIODIC_TABLE_PERIODIC_TRENDS,
  ...CHEMICAL_BONDING,
  ...NOMENCLATURE_CHEMICAL_FORMULAS,
  ...CHEMICAL_REACTIONS_STOICHIOMETRY,
  ...STATES_OF_MATTER_GASES,
  ...SOLUTIONS_MIXTURES,
  ...THERMOCHEMISTRY_THERMODYNAMICS,
  ...KINETICS,
  ...CHEMICAL_EQUILIBRIUM,
  ...ACIDS_BASES,
  ...REDOX_ELECTROCHEMISTRY,
  ...NUCLEAR_CHEMISTRY,
  ...ORGANIC_CHEMISTRY,
  ...BIOCHEMISTRY,
  ...ENVIRONMENTAL_APPLIED_CHEMISTRY,
  ...MATERIALS_INORGANIC_CHEMISTRY,
  ...ANALYTICAL_SPECTROSCOPIC_TECHNIQUES,
};
