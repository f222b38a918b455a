import type { SubtopicSlug } from "../curriculum/outline.ts";
import type { Note } from "./note.ts";
import { CHEMICAL_EQUILIBRIUM } from "./notes/chemical-equilibrium.ts";
import { KINETICS } from "./notes/kinetics.ts";
import { CHEMICAL_BONDING } from "./notes/chemical-bonding.ts";
import { PERIODIC_TABLE_PERIODIC_TRENDS } from "./notes/periodic-table-periodic-trends.ts";
import { SOLUTIONS_MIXTURES } from "./notes/solutions-mixtures.ts";

/** Every note by its subtopic. A subtopic without one has no lesson yet. */
export const NOTES: Readonly<Partial<Record<SubtopicSlug, Note>>> = {
  ...CHEMICAL_EQUILIBRIUM,
  ...KINETICS,
  ...CHEMICAL_BONDING,
  ...PERIODIC_TABLE_PERIODIC_TRENDS,
  ...SOLUTIONS_MIXTURES,
};

export function findNote(subtopic: SubtopicSlug): Note | null {
  return NOTES[subtopic] ?? null;
}
