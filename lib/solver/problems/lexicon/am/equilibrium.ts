import type { ProblemPhrases } from "../problem-phrases.ts";

/** Mixtures at equilibrium. */
export const AMHARIC_EQUILIBRIUM: ProblemPhrases = {
  "condition/at-equilibrium": ["በሚዛን", "የሚዛን"],
  "kind/molarity": ["ክምችቶች", "ክምችቶቹ"],
  "kind/pressure": ["ከፊል ግፊት", "ከፊል ግፊቱ", "የከፊል ግፊት"],
};
