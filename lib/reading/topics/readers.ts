import type { SolutionFacts } from "../../methods/facts.ts";
import type { Material, Reader } from "../text/material.ts";
import { ACIDS } from "./acids/readers.ts";
import { ANALYTICAL } from "./analytical/readers.ts";
import { ATOMS } from "./atoms/readers.ts";
import { ENERGY } from "./energy/readers.ts";
import { EQUILIBRIUM } from "./equilibrium/readers.ts";
import { GASES } from "./gases/readers.ts";
import { KINETICS } from "./kinetics/readers.ts";
import { MATERIALS } from "./materials/readers.ts";
import { MATTER } from "./matter/readers.ts";
import { MEASUREMENT } from "./measurement/readers.ts";
import { NOMENCLATURE } from "./nomenclature/readers.ts";
import { NUCLEAR } from "./nuclear/readers.ts";
import { PERIODIC_TABLE } from "./periodic-table/readers.ts";
import { REACTIONS } from "./reactions/readers.ts";
import { REDOX } from "./redox/readers.ts";
import { SOLUTIONS } from "./solutions/readers.ts";

/**
 * Readers that know a problem whole, by the words and units of its topic. A text is one reader's: no order between topics is
 * meant. Within a topic the closer reader comes first.
 */
const READERS: readonly Reader[] = [
  ...ATOMS,
  ...PERIODIC_TABLE,
  ...NOMENCLATURE,
  ...MATTER,
  ...REACTIONS,
  ...GASES,
  ...ENERGY,
  ...KINETICS,
  ...EQUILIBRIUM,
  ...ACIDS,
  ...SOLUTIONS,
  ...REDOX,
  ...NUCLEAR,
  ...MATERIALS,
  ...ANALYTICAL,
  ...MEASUREMENT,
];

/** The solutions of the first reader that knows the problem; null where none does. */
export function readByTopic(material: Material): readonly SolutionFacts[] | null {
  for (const reader of READERS) {
    const solutions = reader(material);
    if (solutions !== null) return solutions;
  }
  return null;
}
