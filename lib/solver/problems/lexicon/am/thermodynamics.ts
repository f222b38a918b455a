import type { ProblemPhrases } from "../problem-phrases.ts";

const PREFIXES = ["", "የ", "በ", "ለ", "ከ"];

/** Prepositions are written onto a word. */
function prefixed(words: readonly string[]): string[] {
  return words.flatMap((word) => PREFIXES.map((prefix) => prefix + word));
}

const ENERGY = ["ጊብስ ጉልበት", "ጊብስ ነፃ ጉልበት", "ነፃ ጉልበት", "ጊብስ ጉልበቱ", "ነፃ ጉልበቱ"];
const ENTROPY = ["ኤንትሮፒ", "ኤንትሮፒው", "ኤንትሮፒ ለውጥ", "ኤንትሮፒ ለውጡ"];

const CONSTANCY = ["symdh እና symds"].flatMap((subject) =>
  ["በሙቀት መጠን የማይለወጡ", "በሙቀት መጠን አይለወጡም", "በሙቀት መጠን የማይለወጡ ከሆነ", "ቋሚ ናቸው", "ቋሚ ከሆኑ"].map((each) => `${subject} ${each}`),
);

/** Free energy and entropy. */
export const AMHARIC_THERMODYNAMICS: ProblemPhrases = {
  "kind/gibbs-energy": prefixed([...ENERGY, "ጊብስ ጉልበት ለውጥ", "ጊብስ ጉልበት ለውጡ", "ነፃ ጉልበት ለውጥ"]),
  "kind/standard-gibbs-energy": prefixed(ENERGY.map((each) => `መደበኛ ${each}`)).concat(
    prefixed(["መደበኛ ጊብስ ጉልበት ለውጥ", "መደበኛ የጊብስ ጉልበት ለውጥ", "መደበኛ የጊብስ ጉልበት"]),
  ),
  "kind/formation-gibbs-energy": prefixed([
    "ምሥረታ ጊብስ ጉልበት",
    "ምሥረታ ጊብስ ጉልበቶች",
    "መደበኛ የምሥረታ ጊብስ ጉልበት",
    "መደበኛ የምሥረታ ጊብስ ጉልበቶች",
    "ምስረታ ጊብስ ጉልበት",
  ]),
  "kind/reaction-entropy": prefixed(ENTROPY).concat(prefixed(["መደበኛ የኤንትሮፒ ለውጥ", "ትነት ኤንትሮፒ"])),
  "kind/standard-entropy": prefixed(["መደበኛ ኤንትሮፒ", "መደበኛ ኤንትሮፒዎች", "መደበኛ ሞላር ኤንትሮፒ"]),
  "kind/reaction-enthalpy": prefixed(["ኤንታልፒ ለውጥ", "ኤንታልፒ ለውጡ", "ኤንታልፒ", "ኤንታልፒው"]),
  "kind/equilibrium-constant": prefixed(["ሚዛን ቋሚ", "ሚዛን ቋሚው", "ሚዛን ቋሚ symkeq", "ሚዛን ቋሚው symkeq"]),
  "kind/concentration-constant": prefixed(["ሚዛን ቋሚው symkc"]),
  "kind/pressure-constant": prefixed(["ሚዛን ቋሚው symkp"]),
  "kind/reaction-quotient": prefixed(["አፀግብሮት ቁዎሸንት", "አፀግብሮት ቁዎሸንቱ"]),
  "condition/spontaneous": ["በራሱ ይካሄዳል", "በራሱ የሚካሄድ", "በራሱ የሚካሄደው", "በራሱ ሊካሄድ ይችላል"],
  "condition/not-spontaneous": ["በራሱ አይካሄድም", "በራሱ የማይካሄደው"],
  "condition/warmer-than": ["ከየትኛው የሙቀት መጠን በላይ", "ከስንት የሙቀት መጠን በላይ", "ዝቅተኛው የሙቀት መጠን", "ከምን የሙቀት መጠን በላይ"],
  "condition/cooler-than": ["ከየትኛው የሙቀት መጠን በታች", "ከስንት የሙቀት መጠን በታች", "ከፍተኛው የሙቀት መጠን", "ከምን የሙቀት መጠን በታች"],
  "condition/at-equilibrium": ["በሚዛን ላይ"],
  what: ["የትኛው", "በየትኛው", "በስንት"],
  react: [
    "አፀግብሮቱ",
    "የአፀግብሮቱ",
    "ለአፀግብሮቱ",
    "አንድ አፀግብሮት",
    "የአንድ አፀግብሮት",
    "ለአንድ አፀግብሮት",
    "አፀግብሮት",
    "ለአፀግብሮት",
    "የአፀግብሮት",
    "ለሚከተለው አፀግብሮት",
  ],
  filler: ["ሥርዓቱ", "በዚህ የሙቀት መጠን", "በዚህ", "መደበኛ", "እሴት", "እሴቱ", "የሚከተለው", "ያለው አፀግብሮት", "ይፈለግ", "ከሠንጠረዥ", ...CONSTANCY],
};
