import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, light and decay. */
export const HINDI_ENERGY: ProblemPhrases = {
  "kind/energy": ["ऊष्मा", "ऊर्जा", "ऊष्मा की मात्रा"],
  by: ["के ताप में", "ताप में", "के तापमान में", "तापमान में"],
  "kind/specific-heat": ["विशिष्ट ऊष्मा", "विशिष्ट ऊष्मा धारिता"],
  "kind/wavelength": ["तरंगदैर्घ्य", "तरंग दैर्ध्य", "तरंगदैर्ध्य"],
  "kind/frequency": ["आवृत्ति"],
  "kind/half-life": ["अर्ध आयु", "अर्धायु", "अर्ध आयु काल"],
  filler: ["फोटॉन", "प्रकाश", "वृद्धि", "करने"],
};
