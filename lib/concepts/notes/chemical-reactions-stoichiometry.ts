import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const CHEMICAL_REACTIONS_STOICHIOMETRY: NotesOf<"chemical-reactions-stoichiometry"> = {
  "balancing-equations": {
    relations: { example: "2 H₂ + O₂ → 2 H₂O" },
    sources: [SOURCES.openStax],
    related: ["conservation-laws", "mole-ratios", "types-of-reactions"],
    aliases: {
      en: ["balancing chemical equations", "chemical equation", "balanced equation", "balance equations", "balance chemical equations"],
      es: ["ecuación química", "ajuste de ecuaciones químicas", "balanceo de ecuaciones", "ajustar ecuaciones", "balancear ecuaciones"],
      fr: ["équation chimique", "équilibrer une équation", "équilibrage des équations chimiques", "équation de réaction"],
      am: ["ኬሚካዊ እኩልታ", "እኩልታ ማመጣጠን", "የተመጣጠነ እኩልታ"],
      zh: ["化学方程式", "配平", "配平化学方程式"],
      hi: ["रासायनिक समीकरण", "संतुलित समीकरण", "रासायनिक समीकरण का संतुलन"],
    },
  },
  "types-of-reactions": {
    relations: { synthesis: "A + B → AB", decomposition: "AB → A + B", single: "A + BC → AC + B", double: "AB + CD → AD + CB" },
    sources: [SOURCES.openStax],
    related: ["balancing-equations", "net-ionic-equations", "oxidation-numbers"],
    aliases: {
      en: ["types of chemical reactions", "reaction types", "chemical reaction", "synthesis reaction", "decomposition reaction", "single replacement", "double replacement", "combustion", "combustion reaction"],
      es: ["tipos de reacciones químicas", "reacción química", "reacciones químicas", "combustión", "reacción de síntesis", "reacción de descomposición"],
      fr: ["types de réactions chimiques", "réaction chimique", "combustion", "réaction de décomposition"],
      am: ["ኬሚካዊ አፀግብሮት", "ቃጠሎ"],
      zh: ["化学反应类型", "化合反应", "分解反应", "置换反应", "复分解反应", "燃烧"],
      hi: ["रासायनिक अभिक्रिया", "रासायनिक अभिक्रियाओं के प्रकार", "दहन", "अपघटन अभिक्रिया", "संयोजन अभिक्रिया", "विस्थापन अभिक्रिया"],
    },
  },
  "the-mole-molar-mass": {
    relations: { amount: "n = m / M", particles: "N = n × N_A" },
    sources: [SOURCES.siBrochure, SOURCES.openStax],
    related: ["mole-ratios", "percent-composition", "molarity"],
    aliases: {
      en: ["mole", "moles", "mol", "molar mass", "avogadros number", "avogadro number", "avogadro constant", "mole concept", "amount of substance", "stoichiometry"],
      es: ["mol", "moles", "masa molar", "número de Avogadro", "constante de Avogadro", "cantidad de sustancia", "estequiometría"],
      fr: ["mole", "masse molaire", "nombre d’Avogadro", "constante d’Avogadro", "quantité de matière", "stœchiométrie"],
      am: ["ሞል", "ሞላር መጠነ ቁስ", "የአቮጋድሮ ቁጥር", "የአቮጋድሮ ቋሚ"],
      zh: ["摩尔", "物质的量", "摩尔质量", "阿伏加德罗常数"],
      hi: ["मोल", "मोलर द्रव्यमान", "आवोगाद्रो संख्या", "आवोगाद्रो स्थिरांक", "मोल संकल्पना"],
    },
  },
  "mole-ratios": {
    relations: { ratio: "n(B) = n(A) × b / a" },
    sources: [SOURCES.openStax],
    related: ["balancing-equations", "mass-mass-stoichiometry"],
    aliases: {
      en: ["mole ratio", "molar ratio", "stoichiometric ratio"],
      es: ["relación molar", "razón molar", "relación estequiométrica"],
      fr: ["rapport molaire", "rapport stœchiométrique"],
      am: ["ሞላር ጥምርታ"],
      zh: ["摩尔比", "化学计量数之比"],
      hi: ["मोलर अनुपात"],
    },
  },
  "mass-mass-stoichiometry": {
    relations: { road: "m = mₐ / Mₐ × b / a × M" },
    sources: [SOURCES.openStax],
    related: ["mole-ratios", "limiting-reactant", "percent-yield"],
    aliases: {
      en: ["mass to mass stoichiometry", "gram to gram stoichiometry", "mass stoichiometry"],
      es: ["cálculos masa-masa", "cálculos estequiométricos"],
      fr: ["calculs stœchiométriques"],
      am: ["ስቶይኪዮሜትሪያዊ ስሌት"],
      zh: ["化学计量计算", "根据化学方程式的计算"],
      hi: ["स्टॉइकियोमीट्रिक गणना"],
    },
  },
  "limiting-reactant": {
    relations: { test: "n / ν" },
    sources: [SOURCES.openStax],
    related: ["mole-ratios", "percent-yield"],
    aliases: {
      en: ["limiting reagent", "excess reactant", "excess reagent", "reactant in excess"],
      es: ["reactivo en exceso", "reactante limitante"],
      fr: ["réactif en excès", "réactif en défaut"],
      am: ["ገዳቢ ሪኤጀንት", "ትርፍ ተፀግባሪ"],
      zh: ["限量试剂", "限制试剂", "过量反应物"],
      hi: ["सीमांत अभिकारक", "सीमाकारी अभिकर्मक"],
    },
  },
  "percent-yield": {
    relations: { yield: "η = m₁ / m₂ × 100 %" },
    sources: [SOURCES.openStax],
    related: ["limiting-reactant", "mass-mass-stoichiometry"],
    aliases: {
      en: ["percentage yield", "theoretical yield", "actual yield", "reaction yield", "yield of a reaction"],
      es: ["rendimiento", "rendimiento de una reacción", "rendimiento teórico", "rendimiento real"],
      fr: ["rendement", "rendement en pourcentage", "rendement théorique"],
      am: ["የምርት መቶኛ", "ንድፈ ሐሳባዊ ምርት"],
      zh: ["理论产量", "实际产量", "百分产率"],
      hi: ["सैद्धांतिक लब्धि", "वास्तविक लब्धि"],
    },
  },
  "net-ionic-equations": {
    relations: { precipitate: "Ag⁺ + Cl⁻ → AgCl", neutralization: "H⁺ + OH⁻ → H₂O" },
    sources: [SOURCES.openStax],
    related: ["types-of-reactions", "solubility", "strong-acids-bases"],
    aliases: {
      en: ["net ionic equation", "ionic equation", "spectator ion", "spectator ions", "precipitation reaction"],
      es: ["ecuación iónica", "iones espectadores", "ion espectador", "ecuación iónica neta"],
      fr: ["équation ionique", "ions spectateurs", "ion spectateur"],
      am: ["አዮናዊ እኩልታ", "ተመልካች አዮን", "ተመልካች አዮኖች"],
      zh: ["离子方程式", "旁观离子"],
      hi: ["आयनिक समीकरण", "दर्शक आयन"],
    },
  },
};
