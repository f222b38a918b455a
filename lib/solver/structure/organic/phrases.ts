import type { Phrases } from "../reader.ts";

/** What is asked of an organic molecule: `x` is its formula, its name, or how many carbon atoms it has. */
type OrganicQuestion =
  | "systematic-name"
  | "name"
  | "condensed"
  | "molecular"
  | "formula"
  | "alkane"
  | "alkene"
  | "alkyne";

const EN_CLASS =
  "(?:organic )?(?:compounds?|molecules?|substances?|structures?|hydrocarbons?|alkanes?|alkenes?|alkynes?|alcohols?|aldehydes?|ketones?|carboxylic acids?|esters?|amines?|haloalkanes?)";
/** "The following compound:", "the alcohol with the condensed formula". */
const EN_THESE = `(?:(?:each of )?(?:the following|these|this|the|each) (?:${EN_CLASS}(?: (?:below|shown))?)?:? ?(?:(?:with|of|that has|whose) (?:the )?(?:(?:condensed|structural|molecular) )*(?:formula|structure)(?: is)?:? )?)?`;
const EN_IUPAC = "(?:(?:correct|full|preferred|proper) )*(?:iupac|systematic)(?: \\(iupac\\))?";
const EN_RULES =
  "(?:according to|as per|following|using|by|in|with)(?: the)? (?:iupac|systematic)(?: (?:rules?|system|nomenclature|conventions?|naming|recommendations))*";
const EN_CHAIN =
  "(?:an? |the )?(?:(?:non-?cyclic|acyclic|open[ -]chain|straight[ -]chain(?:ed)?|unbranched|saturated|simple) )*";
const EN_CARBONS =
  "(?:whose molecules (?:have|contain)|with|(?:that )?contain(?:s|ing)|(?:that |which )?(?:has|have|having)|of)(?: (?:exactly|a total of))? {x} carbons?(?: atoms?)?(?: (?:in|per) (?:its|each|the|a) (?:molecule|chain))?";

/** `bond` is what the class has for sure, and may be said again. */
const english = (kind: string, bond?: string): string[] => [
  `{do}(?:(?:molecular|chemical|general) )*formula (?:of|for) ${EN_CHAIN}${kind} ${EN_CARBONS}${bond === undefined ? "" : `(?: and (?:only )?(?:one|a single) ${bond} bond)?`}`,
  `${EN_CHAIN}${kind} (?:molecule )?(?:has|contains) {x} carbons?(?: atoms?)?[.:,] ?{do}(?:its )?(?:molecular |chemical )*formula(?: of (?:the |this )?${kind})?`,
];

/** Molecules are named and drawn in whole sentences, as salts are; words of the classes stand beside them. */
export const ORGANIC_PHRASES: Phrases<OrganicQuestion> = {
  en: {
    "systematic-name": [
      `{do}${EN_IUPAC} names? (?:of|for) ${EN_THESE}{x}`,
      `(?:{do})?(?:name )?${EN_THESE}{x}[,:]? ${EN_RULES}`,
      `{do}(?:correct )?names? (?:of|for) ${EN_THESE}{x},? ${EN_RULES}`,
      `(?:{do})?(?:name )?${EN_THESE}${EN_RULES}:? {x}`,
      `${EN_RULES},? (?:{do}(?:names? (?:of|for) )?|name )${EN_THESE}{x}`,
      `(?:what is|how (?:do you|do i|would you|is)) ${EN_THESE}{x} (?:called|named?) ${EN_RULES}`,
      `{x}[,:]? (?:{do})?${EN_IUPAC} name`,
    ],
    name: [
      `{do}(?:correct |chemical )?names? (?:of|for) ${EN_THESE}{x}`,
      `(?:(?:please|pls|can you|could you|now) )*name ${EN_THESE}{x}`,
    ],
    condensed: [
      `{do}(?:condensed(?: structural)?|semi-?structural|structural) formulas? (?:of|for) ${EN_THESE}{x}`,
      `{do}condensed structures? (?:of|for) ${EN_THESE}{x}`,
    ],
    molecular: [
      `{do}molecular formulas? (?:of|for) ${EN_THESE}{x}`,
      "(?:what|which) molecular formula (?:does|has) {x}(?: have)?",
      "{x}:? molecular formula",
    ],
    formula: [`{do}(?:chemical )?formulas? (?:of|for) ${EN_THESE}{x}`],
    alkane: english("alkane"),
    alkene: english("alkene", "double"),
    alkyne: english("alkyne", "triple"),
  },
  es: {
    "systematic-name": [
      "{do}nombre (?:(?:iupac|sistematico|correcto) )+(?:de |del )(?:(?:siguiente )?compuesto:? )?{x}",
      "(?:nombra|nombrar|nombre)(?: (?:el|este|los)(?: siguientes?)? compuestos?(?: organicos?)?)?:? {x} (?:segun|de acuerdo con|con)(?: las? (?:normas|reglas|nomenclatura)(?: de la)?)? (?:la )?iupac",
    ],
    name: ["{do}nombre (?:de |del )(?:compuesto )?{x}", "(?:nombra|nombrar|como se llama)(?: el compuesto)? {x}"],
    condensed: ["{do}formula (?:semidesarrollada|estructural|condensada) (?:de |del )(?:el |la )?{x}"],
    molecular: ["{do}formula molecular (?:de |del )(?:el |la )?{x}"],
    formula: ["{do}formula (?:quimica )?(?:de |del )(?:el |la )?{x}"],
    alkane: [
      "{do}formula (?:molecular )?(?:de |del )(?:un |el )?alcano (?:con|de|que tiene) {x} (?:atomos de carbono|carbonos)",
    ],
    alkene: [
      "{do}formula (?:molecular )?(?:de |del )(?:un |el )?alqueno (?:con|de|que tiene) {x} (?:atomos de carbono|carbonos)",
    ],
    alkyne: [
      "{do}formula (?:molecular )?(?:de |del )(?:un |el )?alquino (?:con|de|que tiene) {x} (?:atomos de carbono|carbonos)",
    ],
  },
  fr: {
    "systematic-name": [
      "{do}nom (?:(?:iupac|systematique|officiel) )+(?:de la molecule |du compose |de l' ?|de |du )(?:suivant(?:e)? ?:? )?{x}",
      "(?:nomme|nommer|nommez)(?: (?:la molecule|le compose)(?: suivante?)?)? ?:? ?{x} (?:selon|d'apres)(?: les regles de)? l' ?(?:iupac|uicpa)",
    ],
    name: [
      "{do}nom (?:de la molecule |du compose |de l' ?|de |du ){x}",
      "(?:nomme|nommer|nommez|comment s'appelle)(?: (?:la molecule|le compose))? {x}",
    ],
    condensed: ["{do}formule semi-?developpee (?:de la |de l' ?|de |du |d' ?){x}"],
    molecular: ["{do}formule (?:brute|moleculaire) (?:de la |de l' ?|de |du |d' ?){x}"],
    formula: ["{do}formule (?:chimique )?(?:de la |de l' ?|de |du |d' ?){x}"],
    alkane: [
      "{do}formule (?:brute |moleculaire )?(?:d'un |de l' ?)alcane (?:a|ayant|avec|possedant|contenant) {x} (?:atomes de )?carbones?",
    ],
    alkene: [
      "{do}formule (?:brute |moleculaire )?(?:d'un |de l' ?)alcene (?:a|ayant|avec|possedant|contenant) {x} (?:atomes de )?carbones?",
    ],
    alkyne: [
      "{do}formule (?:brute |moleculaire )?(?:d'un |de l' ?)alcyne (?:a|ayant|avec|possedant|contenant) {x} (?:atomes de )?carbones?",
    ],
  },
  am: {
    "systematic-name": ["(?:የ ?)?{x} (?:የ ?)?(?:iupac|አይዩፓክ) ስም{end}"],
    name: ["(?:የ ?)?{x} (?:ኬሚካላዊ )?ስም{end}", "{x} ምን ይባላል"],
    condensed: [],
    molecular: ["የ ?{x} (?:ሞለኪውላዊ|የሞለኪውል|ሞለኪውላር) (?:ቀመር|ፎርሙላ){end}"],
    formula: ["የ ?{x} (?:ኬሚካላዊ )?(?:ቀመር|ፎርሙላ){end}"],
    alkane: ["{x} ካርቦን(?: አቶሞች)? (?:ያለው|ያሉት) አልኬን (?:ሞለኪውላዊ )?(?:ቀመር|ፎርሙላ){end}"],
    alkene: [],
    alkyne: [],
  },
  zh: {
    "systematic-name": [
      "(?:请)?(?:用|按照?)?(?:系统命名法|iupac(?:命名法)?)(?:命名|给)?(?:下列|以下)?(?:化合物|有机物)?(?:命名)?[:：]? ?{x}(?: ?命名)?",
      "{do} ?{x} ?的(?: ?iupac ?|系统)(?:名称|命名){end}",
    ],
    name: ["{do} ?{x} ?的(?:化学)?名称{end}", "(?:请)?命名 ?{x}", "{x} ?叫什么(?:名字)?"],
    condensed: ["{do} ?{x} ?的结构简式{end}"],
    molecular: ["{do} ?{x} ?的分子式{end}"],
    formula: ["{do} ?{x} ?的化学式{end}"],
    alkane: ["{do} ?(?:含|有)(?:有)? ?{x} ?个碳(?:原子)?的(?:链状)?烷烃的(?:分子式|化学式){end}"],
    alkene: ["{do} ?(?:含|有)(?:有)? ?{x} ?个碳(?:原子)?的(?:链状)?(?:单)?烯烃的(?:分子式|化学式){end}"],
    alkyne: ["{do} ?(?:含|有)(?:有)? ?{x} ?个碳(?:原子)?的(?:链状)?炔烃的(?:分子式|化学式){end}"],
  },
  hi: {
    "systematic-name": ["{do}{x} (?:का|के) (?:iupac|आईयूपीएसी|आई\\.?यू\\.?पी\\.?ए\\.?सी\\.?) नाम{end}"],
    name: ["{do}{x} (?:का|के) (?:रासायनिक )?नाम{end}", "{x} को क्या (?:कहते हैं|कहा जाता है)"],
    condensed: ["{do}{x} का (?:संघनित|संरचना|संरचनात्मक) सूत्र{end}"],
    molecular: ["{do}{x} का (?:आण्विक|अणु) ?सूत्र{end}"],
    formula: ["{do}{x} का (?:रासायनिक )?सूत्र{end}"],
    alkane: ["{do}{x} कार्बन (?:परमाणुओं |परमाणु )?वाले (?:ऐल्केन|एल्केन) का (?:आण्विक |अणु ?)?सूत्र{end}"],
    alkene: ["{do}{x} कार्बन (?:परमाणुओं |परमाणु )?वाले (?:ऐल्कीन|एल्कीन) का (?:आण्विक |अणु ?)?सूत्र{end}"],
    alkyne: ["{do}{x} कार्बन (?:परमाणुओं |परमाणु )?वाले (?:ऐल्काइन|एल्काइन) का (?:आण्विक |अणु ?)?सूत्र{end}"],
  },
};
