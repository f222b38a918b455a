import type { SubtopicSlug } from "../curriculum/outline.ts";
import { MEASUREMENT } from "./measurement/families.ts";
import { MATTER } from "./matter/families.ts";
import { ATOMS } from "./atoms/families.ts";
import { PERIODIC_TABLE } from "./periodic-table/families.ts";
import { BONDING } from "./bonding/families.ts";
import { NOMENCLATURE } from "./nomenclature/families.ts";
import { REACTIONS } from "./reactions/families.ts";
import { GASES } from "./gases/families.ts";
import { SOLUTIONS } from "./solutions/families.ts";
import { ENERGY } from "./energy/families.ts";
import { KINETICS } from "./kinetics/families.ts";
import { EQUILIBRIUM } from "./equilibrium/families.ts";
import { ACIDS } from "./acids/families.ts";
import { REDOX } from "./redox/families.ts";
import { NUCLEAR } from "./nuclear/families.ts";
import { ORGANIC } from "./organic/families.ts";
import { BIOCHEMISTRY } from "./biochemistry/families.ts";
import { ENVIRONMENTAL } from "./environmental/families.ts";
import { MATERIALS } from "./materials/families.ts";
import { ANALYTICAL } from "./analytical/families.ts";
import type { Family } from "./family.ts";

/** Every family by its subtopic. A subtopic that is left out does not compile. */
const FAMILIES_BY_SUBTOPIC: Readonly<Record<SubtopicSlug, readonly Family[]>> = {
  ...MEASUREMENT,
  ...MATTER,
  ...ATOMS,
  ...PERIODIC_TABLE,
  ...BONDING,
  ...NOMENCLATURE,
  ...REACTIONS,
  ...GASES,
  ...SOLUTIONS,
  ...ENERGY,
  ...KINETICS,
  ...EQUILIBRIUM,
  ...ACIDS,
  ...REDOX,
  ...NUCLEAR,
  ...ORGANIC,
  ...BIOCHEMISTRY,
  ...ENVIRONMENTAL,
  ...MATERIALS,
  ...ANALYTICAL,
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
