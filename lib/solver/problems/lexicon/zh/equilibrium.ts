import type { ProblemPhrases } from "../problem-phrases.ts";

/** Mixtures at equilibrium. */
export const CHINESE_EQUILIBRIUM: ProblemPhrases = {
  "condition/at-equilibrium": ["平衡", "达平衡时", "达到平衡时", "在平衡时", "平衡后"],
  "kind/pressure": ["分压"],
};
