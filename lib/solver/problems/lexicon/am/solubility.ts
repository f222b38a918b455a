import type { ProblemPhrases } from "../problem-phrases.ts";
import { inflect } from "./core.ts";

/** Solubility products. The list is closed: a problem with any other word is not solved. */
export const AMHARIC_SOLUBILITY: ProblemPhrases = {
  "law/ask": ["ስንት", "ስንት ነው", "ስንት ይሆናል", "ምን ያህል ነው", "ምን ያህል ይሆናል", "ምን ያህል", "አስላ", "አስሉ", "ያስሉ", "አግኝ", "ያግኙ"],
  "law/solubility-product": inflect(["የመሟሟት ብዜት", "የመሟሟት ቋሚ", "የመሟሟት ብዜት ቋሚ"]).concat("ብዜት ቋሚ symksp", "የመሟሟት ብዜት ቋሚ symksp", "የመሟሟት ብዜቱ"),
  "law/solubility": inflect(["የመሟሟት አቅም", "መሟሟት አቅም"]).concat("የመሟሟት አቅሙ", "የመሟሟት አቅሙን", "የመሟሟት አቅም symsolubility", "ሞላር የመሟሟት አቅም"),
  "law/concentration": inflect(["ክምችት"]).concat("ክምችቱ", "ክምችቱን"),
  "law/saturated": ["የጠገበ", "የጠገበ ሙሙት", "በጠገበ", "በጠገበ ሙሙት", "በጠገበ ሙሙት ውስጥ"],
  "law/water": ["ውሃ", "በውሃ", "ንጹህ ውሃ", "በንጹህ ውሃ", "ውሃ ውስጥ"],
  "law/when": ["ከሆነ", "ሲሆን", "ቢሆን"],
  "law/and": ["እና"],
  "law/temperature": ["የሙቀት መጠን"],
  "law/plain": ["ነው", "ናቸው", "ይሆናል", "የ", "በ", "ለ", "ከ", "ን", "ውስጥ", "አለው", "ያለው", "ይህ", "የዚህ", "ሙሙት", "በሙሙት", "ሙሙት ውስጥ", "ጨው", "የጨው", "ቀድሞ", "ባለበት", "ያለበት", "እሴት", "የሆነ", "አንድ"],
};
