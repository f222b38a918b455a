import { amountAndParticles } from "./amount-and-particles.ts";
import { density } from "./density.ts";
import { limitingReactant } from "./limiting-reactant.ts";
import { massAndAmount } from "./mass-and-amount.ts";
import { molarVolume } from "./molar-volume.ts";
import { moleRatio } from "./mole-ratio.ts";
import { partsOfFormula } from "./parts-of-formula.ts";
import { percentError } from "./percent-error.ts";
import { percentYield } from "./percent-yield.ts";
import type { Rule } from "./rule.ts";

/** Every rule that the search may chain. Their order does not matter. */
export const RULES: readonly Rule[] = [
  massAndAmount,
  amountAndParticles,
  partsOfFormula,
  molarVolume,
  density,
  moleRatio,
  limitingReactant,
  percentYield,
  percentError,
];
