import type { ProblemPhrases } from "../problem-phrases.ts";
import { withArticle } from "./articles.ts";

/** Acids and bases in water. */
export const ENGLISH_ACID_BASE: ProblemPhrases = {
  "kind/hydronium": withArticle([
    "hydronium ion concentration", "hydronium concentration", "hydrogen ion concentration", "concentration of hydronium ions", "concentration of hydronium ion", "concentration of hydronium", "concentration of hydrogen ions", "concentration of hydrogen ion",
    "concentration of the hydronium ion", "concentration of the hydrogen ion", "molar concentration of hydronium ions", "molar concentration of hydrogen ions", "molar concentration of hydronium ion", "concentrations of hydronium ions", "symhydronium concentration", "hydronium ion molarity", "molarity of hydronium ions", "molarity of hydrogen ions",
  ]),
  "kind/hydroxide": withArticle([
    "hydroxide ion concentration", "hydroxide concentration", "concentration of hydroxide ions", "concentration of hydroxide ion", "concentration of hydroxide", "concentration of the hydroxide ion", "molar concentration of hydroxide ions", "molar concentration of hydroxide ion", "symhydroxide concentration", "hydroxide ion molarity",
    "molarity of hydroxide ions",
  ]),
  "kind/acid-constant": ["acid dissociation constant", "acid ionization constant", "acid ionisation constant", "ionization constant", "ionisation constant", "dissociation constant", "acid constant", "acid dissociation constant symka", "acid ionization constant symka", "symka value", "ionization constant symka"],
  "kind/base-constant": ["base dissociation constant", "base ionization constant", "base ionisation constant", "base constant", "base ionization constant symkb", "symkb value", "base dissociation constant symkb"],
  "kind/percent-ionization": ["percent ionization", "percent ionisation", "percentage ionization", "percent dissociation", "percent ionized", "ionized", "ionised", "dissociated", "% ionized", "% ionization", "percent dissociated", "percentage ionisation", "degree of ionization", "degree of dissociation"],
  "condition/weak-acid": ["weak acid", "weak monoprotic acid", "monoprotic weak acid", "monoprotic acid", "weak organic acid", "weak acid ha", "weak monoprotic acid ha", "a weak acid ha", "weak acid hx"],
  "condition/weak-base": ["weak base", "weak monobasic base", "weak base b"],
  filler: [
    "strong acid", "strong base", "strong", "acid", "base", "acidic", "basic", "acidic or basic", "completely dissociates", "ionizes completely", "dissociates completely", "strong monoprotic acid", "hydrochloric", "dissociated completely", "complete dissociation", "fully dissociated", "completely dissociated", "measured ph", "found to be", "conjugate base", "conjugate acid", "salt", "the salt", "its conjugate base", "its conjugate acid", "ion of", "hydrolysis",
  ],
  buffer: ["buffer", "buffers", "buffered", "buffer solution", "a buffer", "buffered solution", "the buffer", "this buffer", "buffer system"],
  equivalence: ["equivalence point", "the equivalence point", "stoichiometric point", "the stoichiometric point"],
  foreign: [
    "titrant", "half equivalence", "half equivalence point", "salts", "hydrolyzes", "equivalence", "endpoint", "neutral", "diprotic", "triprotic", "polyprotic", "autoionization", "indicator", "saturated", "unsaturated", "solubility", "common ion", "both acids",
  ],
};
