import { formulaTerm } from "../../methods/terms.ts";
import type { Family } from "../family.ts";
import { askReason } from "./reasons.ts";
import type { Observation } from "./reasons.ts";

const WORDS = "problems-bonding.metallic-properties";

const OBSERVATIONS: readonly Observation[] = [
  { id: "conducts", wrong: ["ions-move", "atoms-carry", "shared-pairs-move"] },
  { id: "malleable", wrong: ["weak-bonds", "soft-atoms", "bonds-to-one-neighbour"] },
  { id: "shines", wrong: ["smooth-only", "ions-glow", "light-passes"] },
  { id: "warms-through", wrong: ["ions-move", "heat-particles", "loose-atoms"] },
];

/** Metals in use, each hammered or drawn, and with the lustre of a fresh cut. */
const IN_USE = ["Cu", "Al", "Ag", "Au", "Fe", "Ni", "Sn", "Pt", "Ti", "Pb", "Mg", "Zn", "Pd", "Co", "Nb"] as const;

/** Why metals are as they are: sentences to choose from. */
export const metallicProperties: Family = {
  id: "metallic-properties",
  subtopic: "metallic-bonding",
  words: WORDS,
  forms: ["choice"],
  levels: { medium: (random) => askReason(random, WORDS, OBSERVATIONS, { formula: formulaTerm(random.pick(IN_USE)) }) },
};
