import type { ProblemPhrases } from "../problem-phrases.ts";

/** Effusion, hydrates, excess and percentages by volume. */
export const AMHARIC_MATTER: ProblemPhrases = {
  effuse: ["በፍጥነት ይወጣል", "በፍጥነት ይሰራጫል", "ይሰራጫል", "የመውጣት ፍጥነት", "ስርጭት"],
  faster: ["ስንት እጥፍ", "እጥፍ"],
  "kind/excess-reactant": ["የትኛው ተፀግባሪ ከመጠን በላይ ነው", "ከመጠን በላይ ያለው ተፀግባሪ", "የትኛው ተፀግባሪ ይተርፋል"],
  hydrate: ["ሃይድሬት"],
  anhydrous: ["ውሃ አልባ"],
  "kind/hydrate-formula": ["የሃይድሬቱን ቀመር", "የሃይድሬቱ ቀመር", "የሃይድሬት ቀመር"],
  "kind/volume-percent": ["የይዘት መቶኛ"],
  "kind/molality": ["ሞላሊቲ"],
  "kind/mass-percent": ["የመጠነ ቁስ መቶኛ"],
  "label/leftover": ["ይቀራል", "የሚቀረው"],
  filler: ["ሲሞቅ"],
};
