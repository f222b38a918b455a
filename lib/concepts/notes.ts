import type { SubtopicSlug } from "../curriculum/outline.ts";
import type { Note } from "./note.ts";
import { ORGANIC_CHEMISTRY } from "./notes/organic-chemistry.ts";
import { NUCLEAR_CHEMISTRY } from "./notes/nuclear-chemistry.ts";
import { REDOX_ELECTROCHEMISTRY } from "./notes/redox-electrochemistry.ts";
import { ACIDS_BASES } from "./notes/acids-bases.ts";
import { CHEMICAL_EQUILIBRIUM } from "./notes/chemical-equilibrium.ts";
import { KINETICS } from "./notes/kinetics.ts";
import { CHEMICAL_BONDING } from "./notes/chemical-bonding.ts";
import { PERIODIC_TABLE_PERIODIC_TRENDS } from "./notes/periodic-table-periodic-trends.ts";
import { CHEMICAL_REACTIONS_STOICHIOMETRY } from "./notes/chemical-reactions-stoichiometry.ts";
import { STATES_OF_MATTER_GASES } from "./notes/states-of-matter-gases.ts";
import { THERMOCHEMISTRY_THERMODYNAMICS } from "./notes/thermochemistry-thermodynamics.ts";
import { SOLUTIONS_MIXTURES } from "./notes/solutions-mixtures.ts";

/** Every note by its subtopic. A subtopic without one has no lesson yet. */
export const NOTES: Readonly<Partial<Record<SubtopicSlug, Note>>> = {
  ...ORGANIC_CHEMISTRY,
  ...NUCLEAR_CHEMISTRY,
  ...REDOX_ELECTROCHEMISTRY,
  ...ACIDS_BASES,
  ...CHEMICAL_EQUILIBRIUM,
  ...KINETICS,
  ...CHEMICAL_BONDING,
  ...PERIODIC_TABLE_PERIODIC_TRENDS,
  ...CHEMICAL_REACTIONS_STOICHIOMETRY,
  ...STATES_OF_MATTER_GASES,
  ...THERMOCHEMISTRY_THERMODYNAMICS,
  ...SOLUTIONS_MIXTURES,
};

export function findNote(subtopic: SubtopicSlug): Note | null {
  return NOTES[subtopic] ?? null;
}
