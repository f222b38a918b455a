import type { ProblemPhrases } from "../problem-phrases.ts";

const ENERGY = ["गिब्स ऊर्जा", "गिब्स मुक्त ऊर्जा", "मुक्त ऊर्जा", "गिब्ज़ ऊर्जा"];

function changes(nouns: readonly string[], symbols: readonly string[]): string[] {
  const plain = nouns.flatMap((noun) => [noun, `${noun} परिवर्तन`, `${noun} में परिवर्तन`, `${noun} का परिवर्तन`]);
  return [...plain, ...plain.flatMap((each) => symbols.map((symbol) => `${each} ${symbol}`))];
}

const ENTROPY = ["एन्ट्रॉपी", "एंट्रॉपी", "एन्ट्रापी"];

const CONSTANCY = ["symdh और symds", "symdh तथा symds", "symdh एवं symds"].flatMap((subject) =>
  [
    "ताप के साथ न बदलें",
    "ताप के साथ नहीं बदलते",
    "ताप के साथ नहीं बदलते हैं",
    "ताप पर निर्भर नहीं हैं",
    "ताप पर निर्भर नहीं करते",
    "स्थिर हैं",
    "स्थिर रहते हैं",
    "ताप से स्वतंत्र हैं",
  ].map((each) => `${subject} ${each}`),
);

/** Free energy and entropy. */
export const HINDI_THERMODYNAMICS: ProblemPhrases = {
  "kind/gibbs-energy": changes(ENERGY, ["symdg"]),
  "kind/standard-gibbs-energy": changes(
    ENERGY.map((each) => `मानक ${each}`),
    ["symdgo", "symdg"],
  ).concat(changes(ENERGY, ["symdgo"]).filter((phrase) => phrase.includes("symdgo"))),
  "kind/formation-gibbs-energy": ENERGY.flatMap((each) => [`संभवन ${each}`, `मानक संभवन ${each}`, `${each} के संभवन`]),
  "kind/reaction-entropy": changes(ENTROPY, ["symds"]).concat(
    ENTROPY.flatMap((each) => [
      `मानक ${each} परिवर्तन`,
      `मानक ${each} परिवर्तन symds`,
      `वाष्पन ${each}`,
      `वाष्पन की ${each}`,
      `गलन ${each}`,
    ]),
  ),
  "kind/standard-entropy": ENTROPY.flatMap((each) => [`मानक ${each}`, `मानक मोलर ${each}`, `मोलर ${each}`]),
  "kind/reaction-enthalpy": [
    "एन्थैल्पी परिवर्तन",
    "एन्थैल्पी में परिवर्तन",
    "अभिक्रिया एन्थैल्पी",
    "एंथैल्पी परिवर्तन",
    "एन्थैल्पी",
    "एन्थैल्पी परिवर्तन symdh",
    "मानक एन्थैल्पी परिवर्तन",
    "अभिक्रिया की एन्थैल्पी",
  ],
  "kind/equilibrium-constant": ["साम्य स्थिरांक", "साम्य स्थिरांक symkeq", "साम्यावस्था स्थिरांक", "साम्य स्थिरांक का मान"],
  "kind/concentration-constant": ["साम्य स्थिरांक symkc"],
  "kind/pressure-constant": ["साम्य स्थिरांक symkp"],
  "kind/reaction-quotient": ["अभिक्रिया भागफल", "अभिक्रिया भागफल symq"],
  "condition/spontaneous": [
    "स्वतः",
    "स्वतः होती है",
    "स्वतः होगी",
    "स्वतः प्रवर्तित",
    "स्वतः प्रवर्तित होगी",
    "स्वतः प्रवर्तित होती है",
    "स्वतः हो जाती है",
  ],
  "condition/not-spontaneous": ["स्वतः नहीं होती", "स्वतः नहीं होगी", "अस्वतः", "स्वतः नहीं होती है", "स्वतः प्रवर्तित नहीं होगी"],
  "condition/warmer-than": ["किस ताप से ऊपर", "किस ताप के ऊपर", "न्यूनतम ताप", "कितने ताप से ऊपर"],
  "condition/cooler-than": ["किस ताप से नीचे", "किस ताप के नीचे", "अधिकतम ताप", "कितने ताप से नीचे"],
  "condition/at-equilibrium": ["साम्य में", "साम्यावस्था में", "साम्य पर"],
  what: ["किस"],
  filler: [
    "निकाय",
    "मानक",
    "दी गई",
    "उसका",
    "उसकी",
    "मान",
    "के मान",
    "जिसका",
    "जिसके",
    "जिसकी",
    "मानते हुए",
    "मानक अवस्था",
    "पर",
    "आँकड़े",
    "सारणी",
    "वाली",
    "किसी",
    "होती",
    "होता",
    "क्या",
    "रासायनिक",
    "से",
    ...CONSTANCY,
  ],
};
