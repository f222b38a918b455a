import type { ProblemPhrases } from "../problem-phrases.ts";

/** Effusion, hydrates, excess and percentages by volume. */
export const HINDI_MATTER: ProblemPhrases = {
  effuse: ["निःसरित", "निःसरित होता है", "निःसरित होती है", "निःसरण", "विसरित होता है", "विसरित होती है", "विसरण", "की निःसरण दर"],
  faster: ["कितने गुना तेज़ी से", "कितनी गुना तेज़ी से", "गुना तेज़ी से", "गुना तेज़", "कितने गुना तेज़"],
  compare: ["दर", "दरों", "अनुपात"],
  "unknown-gas": ["अज्ञात गैस"],
  "kind/excess-reactant": ["कौन सा अभिकर्मक आधिक्य में है", "कौन सा अभिकारक आधिक्य में है", "आधिक्य वाला अभिकर्मक", "कौन सा अभिकर्मक अधिकता में है", "कौन सा अभिकारक अधिकता में है"],
  hydrate: ["हाइड्रेट", "के हाइड्रेट", "जलयोजित"],
  anhydrous: ["निर्जल"],
  "kind/hydrate-formula": ["हाइड्रेट का सूत्र", "हाइड्रेट का रासायनिक सूत्र"],
  "kind/volume-percent": ["आयतन प्रतिशत"],
  "kind/molality": ["मोललता"],
  "kind/mass-percent": ["द्रव्यमान प्रतिशत"],
  "label/leftover": ["बचता है", "बचती है", "शेष बचता है"],
  filler: ["गर्म करने पर", "को गर्म करने पर"],
};
