import { reasonFamily } from "./reasons.ts";

/** Why metals are as they are. */
export const metallicProperties = reasonFamily({
  id: "metallic-properties",
  subtopic: "metallic-bonding",
  words: "problems-bonding.metallic-properties",
  observations: [
    { id: "conducts", wrong: ["ions-move", "atoms-carry", "shared-pairs-move"] },
    { id: "malleable", wrong: ["weak-bonds", "soft-atoms", "bonds-to-one-neighbour"] },
    { id: "shines", wrong: ["smooth-only", "ions-glow", "light-passes"] },
    { id: "warms-through", wrong: ["ions-move", "heat-particles", "loose-atoms"] },
  ],
  /** Metals in use, each hammered or drawn, and with the lustre of a fresh cut. */
  substances: ["Cu", "Al", "Ag", "Au", "Fe", "Ni", "Sn", "Pt", "Ti", "Pb", "Mg", "Zn", "Pd", "Co", "Nb"],
});
