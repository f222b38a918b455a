import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, light and decay. */
export const AMHARIC_ENERGY: ProblemPhrases = {
  buffer: ["በፈር"],
  when: ["በኋላ"],
  "label/leftover": ["ይቀራል", "ይቀራሉ"],
  "condition/decay": ["አይሶቶፕ", "ራዲዮአክቲቭ አይሶቶፕ", "የአንድ አይሶቶፕ"],
  freezes: ["ሲረጋ"],
  "condition/vaporization": ["ለማትነን", "ሲተን"],
  "condition/fusion": ["ለማቅለጥ", "ሲቀልጥ"],
  "kind/energy": [
    "የሙቀት ጉልበት",
    "ጉልበት",
    "ኃይል",
    "ጉልበቱ",
    "ኃይሉ",
    "የሙቀት ኃይል",
    "ሙቀት ያስፈልጋል",
    "ሙቀት ይለቀቃል",
    "ሙቀት ይወጣል",
    "ሙቀት ይሰጣል",
  ],
  by: ["የሙቀት መጠን በ", "የሙቀት መጠኑን በ"],
  "kind/wavelength": ["የሞገድ ርዝመት", "የሞገድ ርዝመቱ", "ሞገድ ርዝመት"],
  "kind/frequency": ["ድግግሞሽ", "ድግግሞሹ"],
  "kind/half-life": ["ግማሽ ዕድሜ", "ግማሽ ህይወት"],
  filler: ["ጁል", "ለመጨመር", "ያለው", "ያለውን"],
  "kind/current": ["ኤሌክትሪክ ፍሰት", "የኤሌክትሪክ ፍሰት"],
  produced: ["ይወጣል", "ይቀመጣል"],
  "condition/light": ["ፎቶን", "የፎቶን", "ብርሃን", "የብርሃን"],
  "condition/mixing-heat": ["ተቀላቀለ", "ሲቀላቀል", "ጋር ተቀላቀለ", "ጋር ሲቀላቀል", "ይቀላቀላል", "ጋር ይቀላቀላል"],
};
