import type { Family } from "../family.ts";
import { WORDS } from "./lewis-words.ts";
import { askBest } from "./best-structures.ts";
import { askCenterElectrons, askOctet, askPairs } from "./lone-pairs.ts";
import { askFormalCharge } from "./formal-charges.ts";
import { askValence } from "./valence-electrons.ts";

/** Counting electrons, pairs and formal charges of Lewis structures. */
export const lewisStructures: Family = {
  id: "lewis-structures",
  subtopic: "lewis-structures",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: askValence,
    medium: (random) => random.pick([askPairs, askCenterElectrons, askOctet])(random),
    hard: askFormalCharge,
  },
};

/** Of several structures the best: only to choose from. */
export const bestLewisStructure: Family = {
  id: "best-lewis-structure",
  subtopic: "lewis-structures",
  words: WORDS,
  forms: ["choice"],
  levels: { hard: askBest },
};
