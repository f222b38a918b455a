import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, light and decay. */
export const HINDI_ENERGY: ProblemPhrases = {
  "kind/absorbance": ["अवशोषणांक"],
  buffer: ["बफर", "बफर विलयन"],
  produced: ["जमा", "मुक्त", "मुक्त होती", "जमा होता"],
  "kind/charge": ["आवेश"],
  "kind/current": ["धारा", "विद्युत धारा", "की धारा"],
  "label/leftover": ["बचेंगे", "बचेगा", "बचती है", "शेष रहेगा", "शेष रहेंगे", "बचता है"],
  "condition/decay": ["समस्थानिक", "रेडियोधर्मी समस्थानिक", "रेडियोधर्मी", "एक समस्थानिक"],
  condenses: ["संघनित होने"],
  freezes: ["जमने", "जमाने"],
  "condition/vaporization": ["वाष्पित करने", "वाष्पीकृत करने"],
  "condition/fusion": ["पिघलाने", "पिघलने", "को पिघलाने", "गलाने"],
  "kind/energy": ["ऊष्मा", "ऊर्जा", "ऊष्मा की मात्रा"],
  by: ["के ताप में", "ताप में", "के तापमान में", "तापमान में"],
  "kind/specific-heat": ["विशिष्ट ऊष्मा", "विशिष्ट ऊष्मा धारिता"],
  "kind/wavelength": ["तरंगदैर्घ्य", "तरंग दैर्ध्य", "तरंगदैर्ध्य"],
  "kind/frequency": ["आवृत्ति"],
  "kind/half-life": ["अर्ध आयु", "अर्धायु", "अर्ध आयु काल"],
  filler: ["तक", "होती", "में से", "बाद", "फोटॉन", "प्रकाश", "वृद्धि", "करने"],
};
