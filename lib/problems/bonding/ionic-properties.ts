import { formulaTerm } from "../../methods/terms.ts";
import type { Family } from "../family.ts";
import { askReason } from "./reasons.ts";
import type { Observation } from "./reasons.ts";

const WORDS = "problems-bonding.ionic-properties";

const OBSERVATIONS: readonly Observation[] = [
  { id: "solid-insulates", wrong: ["no-charges", "electrons-shared", "ions-neutral"] },
  { id: "melt-conducts", wrong: ["free-electrons", "atoms-again", "molecules-charged"] },
  { id: "melts-high", wrong: ["strong-molecules", "strong-sea", "heavy-ions"] },
  { id: "brittle", wrong: ["weak-bonds", "sliding-layers", "molecules-part"] },
];

/** Salts that melt without decomposing and are shown as crystals. */
const CRYSTALS = ["NaCl", "KCl", "KBr", "NaF", "LiF", "CaF2", "MgO", "CaCl2", "KI", "NaBr", "CsCl", "LiCl", "RbCl", "BaCl2", "SrCl2"] as const;

/** Why ionic crystals are as they are: sentences to choose from. */
export const ionicProperties: Family = {
  id: "ionic-properties",
  subtopic: "ionic-bonding",
  words: WORDS,
  forms: ["choice"],
  levels: { medium: (random) => askReason(random, WORDS, OBSERVATIONS, { formula: formulaTerm(random.pick(CRYSTALS)) }) },
};
