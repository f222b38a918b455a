import { step } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { askWhich } from "./which.ts";
import { WORDS } from "./covalent-words.ts";

/** Particles with a lone pair to give, and particles with room for a pair: the reaction of one of each makes a coordinate bond. */
const DONORS = ["NH3", "H2O", "PH3", "CH3NH2", "CH3OH", "F-", "Cl-", "OH-", "N2H4", "H2S", "CN-"] as const;

const ACCEPTORS = ["H+", "BF3", "BCl3", "AlCl3", "BH3", "BeCl2"] as const;

/** Acceptors without any lone pair: the halogen of AlCl₃ could still give one. */
const EMPTY = ["H+", "BH3", "AlH3"] as const;

const NEITHER = ["CH4", "NH4+", "SiH4", "C2H6", "H2"] as const;

/** The particle that can give, or take, both electrons of a bond. */
export function askCoordinate(random: Random): Draft | null {
  const isDonor = random.chance(0.5);
  const right = random.pick<string>(isDonor ? DONORS : ACCEPTORS);
  const opposite = random.pickSeveral<string>(isDonor ? EMPTY : DONORS, 2);
  const shown = random.shuffle([right, ...opposite, random.pick<string>(NEITHER)]);
  return askWhich({
    variant: isDonor ? "donor" : "acceptor",
    shown,
    right,
    slip: (formula) => slipOf(WORDS, opposite.includes(formula) ? "other-role" : "neither-role"),
    steps: [step("coordinate-bond"), step(isDonor ? "find-lone-pair" : "find-room")],
  });
}
