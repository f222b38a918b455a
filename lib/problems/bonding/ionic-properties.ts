import { reasonFamily } from "./reasons.ts";

/** Why ionic crystals are as they are. */
export const ionicProperties = reasonFamily({
  id: "ionic-properties",
  subtopic: "ionic-bonding",
  words: "problems-bonding.ionic-properties",
  observations: [
    { id: "solid-insulates", wrong: ["no-charges", "electrons-shared", "ions-neutral"] },
    { id: "melt-conducts", wrong: ["free-electrons", "atoms-again", "molecules-charged"] },
    { id: "melts-high", wrong: ["strong-molecules", "strong-sea", "heavy-ions"] },
    { id: "brittle", wrong: ["weak-bonds", "sliding-layers", "molecules-part"] },
  ],
  /** Salts that melt without decomposing and are shown as crystals. */
  substances: [
    "NaCl",
    "KCl",
    "KBr",
    "NaF",
    "LiF",
    "CaF2",
    "MgO",
    "CaCl2",
    "KI",
    "NaBr",
    "CsCl",
    "LiCl",
    "RbCl",
    "BaCl2",
    "SrCl2",
  ],
});
