import type { Room } from "../family.ts";
import { balancingEquations } from "./balancing-equations.ts";
import { limitingReactant, whichIsLimiting } from "./limiting-reactant.ts";
import { massMass } from "./mass-mass.ts";
import { missingProduct } from "./missing-product.ts";
import { molarMass } from "./molar-mass.ts";
import { moleConversions } from "./mole-conversions.ts";
import { moleRatios } from "./mole-ratios.ts";
import { netIonicEquations } from "./net-ionic-equations.ts";
import { percentYield } from "./percent-yield.ts";
import { precipitates } from "./precipitates.ts";
import { reactionOfType, reactionTypes } from "./reaction-types.ts";

/** The families of each subtopic, the plainest first. */
export const REACTIONS: Room<"chemical-reactions-stoichiometry"> = {
  "balancing-equations": [balancingEquations],
  "types-of-reactions": [reactionTypes, reactionOfType, missingProduct],
  "the-mole-molar-mass": [molarMass, moleConversions],
  "mole-ratios": [moleRatios],
  "mass-mass-stoichiometry": [massMass],
  "limiting-reactant": [limitingReactant, whichIsLimiting],
  "percent-yield": [percentYield],
  "net-ionic-equations": [precipitates, netIonicEquations],
};
