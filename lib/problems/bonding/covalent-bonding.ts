import type { Family } from "../family.ts";
import { WORDS } from "./covalent-words.ts";
import { askBond } from "./compared-bonds.ts";
import { askBonds, askFormula } from "./bond-counts.ts";
import { askCoordinate } from "./coordinate-bonds.ts";
import { askMeanOrder } from "./mean-bond-orders.ts";
import { askOrder } from "./bond-orders.ts";
import { askSharedPairs } from "./shared-pairs.ts";

/** Shared pairs: how many, and what follows from them. */
export const covalentBonding: Family = {
  id: "covalent-bonding",
  subtopic: "covalent-bonding",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.3) ? askBonds(random) : askFormula(random)),
    medium: askSharedPairs,
    hard: (random) => (random.chance(0.6) ? askOrder(random) : askCoordinate(random)),
  },
};

/** Bonds themselves, and their mean orders: only to choose from. */
export const bondComparison: Family = {
  id: "bond-comparison",
  subtopic: "covalent-bonding",
  words: WORDS,
  forms: ["choice"],
  levels: { medium: askBond, hard: askMeanOrder },
};
