import type { Phrases } from "../reader.ts";

type FactQuestion = "strength" | "solubility" | "conjugate-base" | "conjugate-acid" | "isomers" | "isomer-count";

const EN_STRONG = "(?:an? )?(?:strong|weak)";
const EN_AB = "(?: (?:acid|base))?";
const EN_SOLUBLE = "(?:soluble|insoluble)";

/** Short questions about one substance. */
export const FACT_PHRASES: Phrases<FactQuestion> = {
  en: {
    strength: [
      `(?:is|are) {x} ${EN_STRONG}(?:,? or ${EN_STRONG})?${EN_AB}s?(?:,? or ${EN_STRONG}${EN_AB}s?)?(?: or not)?`,
      "{x}:? strong or weak(?: acid| base)?",
      `(?:classify|identify)(?: each of)?(?: the following)?(?: (?:acids?|bases?))?(?: as)? ?{x} as ${EN_STRONG}${EN_AB} or ${EN_STRONG}${EN_AB}`,
    ],
    solubility: [
      `(?:is|are) {x} (?:in)?soluble(?: or (?:not|insoluble|soluble))?(?: in water)?(?: or (?:not|insoluble|soluble))?`,
      `(?:does|do|will|would) {x} dissolve(?: in water)?`,
      `{x}:? ${EN_SOLUBLE} or ${EN_SOLUBLE}(?: in water)?`,
      "solubility of {x}(?: in water)?",
    ],
    "conjugate-base": ["{do}conjugate base (?:of|for|to) {these}{x}"],
    "conjugate-acid": ["{do}conjugate acid (?:of|for|to) {these}{x}"],
    isomers: ["{do}(?:structural |constitutional )?isomers (?:of|for) {x}"],
    "isomer-count": [
      "how many (?:structural |constitutional )?isomers (?:are (?:there )?(?:of|for|with)|does|do|of|exist for|are possible for|has)(?: (?:the )?(?:molecular )?formula)? {x}(?: have)?(?:,? \\(?(?:structural|constitutional|chain)(?: (?:ones|isomers))?(?: only)?(?:,? (?:count|counting|including|and count) [^()\\d]{3,40})?\\)?)?",
    ],
  },
  es: {
    strength: [
      "(?:el |la )?{x} es (?:un |una )?(?:acido |base )?(?:fuerte|debil)(?: o (?:fuerte|debil))?",
      "(?:es|son)(?: el| la)? {x} (?:un |una )?(?:acido |base )?(?:fuerte|debil)(?: o (?:fuerte|debil))?",
      "(?:es|son)(?: un| una)? (?:acido |base )?(?:fuerte|debil)(?: o (?:fuerte|debil))?(?: el| la)? {x}",
    ],
    solubility: [
      "(?:es|son)(?: el| la)? {x} (?:in)?solubles?(?: en agua)?(?: o (?:in)?solubles?)?",
      "(?:es|son) (?:in)?solubles?(?: en agua)?(?: el| la)? {x}(?: en agua)?",
      "se disuelve(?: el| la)? {x}(?: en agua)?",
    ],
    "conjugate-base": ["{do}base conjugada (?:de|del)(?: (?:el|la))? {x}"],
    "conjugate-acid": ["{do}acido conjugado (?:de|del)(?: (?:el|la))? {x}"],
    isomers: ["{do}isomeros (?:estructurales )?(?:de|del) {x}"],
    "isomer-count": ["cuantos isomeros (?:estructurales )?(?:tiene|hay (?:de|para))(?: el| la formula)? {x}"],
  },
  fr: {
    strength: [
      "(?:est-ce que )?(?:l' ?|le |la )?{x} est(?:-il|-elle)? (?:un |une )?(?:acide |base )?(?:fort|faible)e?(?: ou (?:fort|faible)e?)?",
    ],
    solubility: [
      "(?:est-ce que )?(?:l' ?|le |la )?{x} est(?:-il|-elle)? (?:in)?soluble(?: dans l'eau)?(?: ou (?:in)?soluble)?",
    ],
    "conjugate-base": ["{do}base conjuguee (?:de la |de l' ?|de |du |d' ?){x}"],
    "conjugate-acid": ["{do}acide conjugue (?:de la |de l' ?|de |du |d' ?){x}"],
    isomers: ["{do}isomeres (?:de structure |structuraux )?(?:de |du ){x}"],
    "isomer-count": ["combien d'isomeres (?:de structure |structuraux )?(?:a|possede|y a-t-il (?:de|pour)) {x}"],
  },
  am: {
    strength: ["{x} (?:ጠንካራ|ደካማ) (?:አሲድ|ቤዝ) ነው(?: ወይስ (?:ጠንካራ|ደካማ)(?: ነው)?)?"],
    solubility: ["{x} (?:በውሃ ውስጥ |በውሃ )?(?:ይሟሟል|የሚሟሟ ነው)(?: ወይ)?"],
    "conjugate-base": ["{do}የ ?{x} (?:ኮንጁጌት|ተጣማሪ) ቤዝ{end}"],
    "conjugate-acid": ["{do}የ ?{x} (?:ኮንጁጌት|ተጣማሪ) አሲድ{end}"],
    isomers: ["{do}የ ?{x} (?:መዋቅራዊ )?አይሶመሮች{end}"],
    "isomer-count": ["{x} ስንት (?:መዋቅራዊ )?አይሶመሮች አሉት"],
  },
  zh: {
    strength: [
      "{x} ?是(?:不是)?(?:强|弱)(?:酸|碱)(?:吗|还是(?:强|弱)(?:酸|碱))?",
      "{x} ?(?:属于)?(?:强酸还是弱酸|强碱还是弱碱)",
    ],
    solubility: [
      "{x} ?(?:是否|能否)?(?:可溶|难溶|不溶|溶)于水(?:吗)?",
      "{x} ?(?:能|会)?溶(?:解)?于水吗",
      "{x} ?(?:可溶|难溶|不溶)吗",
    ],
    "conjugate-base": ["{do} ?{x} ?的共轭碱{end}"],
    "conjugate-acid": ["{do} ?{x} ?的共轭酸{end}"],
    isomers: ["{do} ?{x} ?的(?:所有)?同分异构体{end}"],
    "isomer-count": ["{x} ?有(?:多少|几)种?(?:个)?同分异构体"],
  },
  hi: {
    strength: ["(?:क्या )?{x} (?:एक )?(?:प्रबल|दुर्बल) (?:अम्ल|क्षारक|क्षार) है(?: या (?:प्रबल|दुर्बल)(?: (?:अम्ल|क्षारक|क्षार))?)?"],
    solubility: ["(?:क्या )?{x} (?:जल|पानी) में (?:विलेय|अविलेय|घुलनशील) है", "(?:क्या )?{x} (?:जल|पानी) में घुलता है"],
    "conjugate-base": ["{do}{x} का संयुग्मी (?:क्षारक|क्षार){end}"],
    "conjugate-acid": ["{do}{x} का संयुग्मी अम्ल{end}"],
    isomers: ["{do}{x} के (?:संरचनात्मक )?समावयवी{end}"],
    "isomer-count": ["{x} के कितने (?:संरचनात्मक )?समावयवी (?:हैं|होते हैं)"],
  },
};
