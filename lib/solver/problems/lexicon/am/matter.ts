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
  "kind/mass-percent": ["የመጠነ ቁስ መቶኛ", "ንጽህና", "ንጽህናው", "የንጽህና መቶኛ", "ንጽህናውን", "የመጠነ ቁስ መቶኛው", "የመጠነ ቁስ መቶኛን"],
  "label/leftover": ["ይቀራል", "የሚቀረው"],
  filler: ["ሲሞቅ"],
  impure: ["ንጹህ ያልሆነ", "የኖራ ድንጋይ"],
};
