import type { Locale } from "./locales.ts";

/**
 * One word for one thing. `say` is the term that the messages use, as textbooks of that country's schools write it; `not`
 * are other words for it that translators came up with. Stems, where the language inflects. Whoever writes or changes
 * messages looks here first; docs/languages.md tells how the choice was made.
 */
export type Term = { readonly say: string; readonly not: readonly string[] };

type Glossary = Readonly<Record<string, Term>>;

/** Spain and Mexico. */
const SPANISH: Glossary = {
  solution: { say: "disolución", not: ["(?<!di)solución (?:acuosa|ácida|básica|saturada|patrón|amortiguadora)"] },
  solvent: { say: "disolvente", not: ["(?<!di)solvente"] },
  reactant: { say: "reactivo", not: ["reactante"] },
  "amount of substance": { say: "cantidad", not: ["número de moles de sustancia"] },
  "hydrogen bond": { say: "enlaces de hidrógeno", not: ["puentes? de hidrógeno"] },
  buffer: { say: "amortiguador", not: ["tamp[oó]n", "buffer"] },
  "half-life": { say: "semivida", not: ["vida media", "periodos? de semi"] },
  period: { say: "período", not: ["periodo"] },
  shell: { say: "capa", not: ["nivel electrónico"] },
  "significant figures": { say: "cifras significativas", not: ["dígitos significativos"] },
  balance: { say: "ajusta", not: ["balance[ao]d?[ao]? la ecuación"] },
  hint: { say: "pista", not: ["sugerencia de ayuda"] },
};

/** Lycée. */
const FRENCH: Glossary = {
  density: { say: "masse volumique", not: ["la densité de (?:l’|la |le )"] },
  "amount of substance": { say: "quantité de matière", not: ["nombre de moles de matière"] },
  "specific heat": { say: "capacité thermique massique", not: ["chaleur spécifique", "chaleur massique"] },
  "boiling point": { say: "température d’ébullition", not: ["points? d’ébullition"] },
  "melting point": { say: "température de fusion", not: ["points? de fusion"] },
  "freezing point": { say: "température de congélation", not: ["points? de congélation"] },
  "lone pair": { say: "doublet non liant", not: ["paire libre", "doublet libre"] },
  "oxidation number": { say: "nombre d’oxydation", not: ["degré d’oxydation", "état d’oxydation"] },
  "half-reaction": { say: "demi-équation", not: ["(?<![Tt]emps de )demi-réaction"] },
  "limiting reactant": { say: "réactif limitant", not: ["réactif en défaut"] },
  yield: { say: "rendement", not: ["pourcentage de production"] },
  // Not "indice", which is the subscript of a formula.
  hint: { say: "aide", not: ["[Pp]remier indice(?! a)", "indices? vérifiés?"] },
};

/** Ethiopia: the words of the Amharic science classes, and the international ones as they are written there. */
const AMHARIC: Glossary = {
  solution: { say: "ሙሙት", not: ["(?<!\\p{L})[በከለ]?ሟሙ(?:ን|ው|ዎች)?(?!\\p{L})", "ብጥብጥ"] },
  solute: { say: "ሟሚ", not: ["ሶሉት"] },
  solvent: { say: "አሟሚ", not: ["ሶልቨንት"] },
  mass: { say: "መጠነ ቁስ", not: ["ግዝፈት"] },
  density: { say: "ጥግግት", not: ["እፍጋት", "እፍግታ"] },
  energy: { say: "ጉልበት", not: ["የእንቅስቃሴ ኃይል", "ኢነርጂ"] },
  exponent: { say: "አርቢ", not: ["(?<!አ)ርቢ(?:ው|ዎች)?(?!\\p{L})"] },
  enthalpy: { say: "ኤንታልፒ", not: ["ኢንታልፒ"] },
  reactant: { say: "ተፀግባሪ", not: ["አፀግባሪ", "አጸግባሪ", "ተጸግባሪ"] },
  reaction: { say: "አፀግብሮት", not: ["አጸግብሮት"] },
  "limiting reactant": { say: "ገዳቢ", not: ["ወሳኙን? ተፀግባሪ"] },
  "vapor pressure": { say: "የተን ግፊት", not: ["የእንፋሎት ግፊት"] },
  "significant figures": { say: "ጉልህ አሃዞች", not: ["አኃዝ", "አኃዞ"] },
  "state symbol": { say: "አካላዊ ሁኔታ", not: ["የአካል ሁኔታ"] },
  coefficient: { say: "ኮኢፊሸንት", not: ["ኮፊሸንት"] },
  "ideal gas": { say: "ሐሳባዊ ጋዝ", not: ["ሃሳባዊ"] },
};

/** Mainland China, senior high school. */
const CHINESE: Glossary = {
  "amount of substance": { say: "物质的量", not: ["摩尔数"] },
  "mole fraction": { say: "物质的量分数", not: ["摩尔分数"] },
  "mass fraction": { say: "质量分数", not: ["质量百分"] },
  "oxidation number": { say: "化合价", not: ["氧化态", "(?<!（)氧化数"] },
  "empirical formula": { say: "实验式", not: ["经验式", "(?<!（)最简式"] },
  "limiting reactant": { say: "限量反应物", not: ["限量试剂", "限制反应物", "限制试剂"] },
  "percent error": { say: "相对误差", not: ["百分误差"] },
  effusion: { say: "泻流", not: ["逸散", "隙流"] },
  pressure: { say: "压强", not: ["(?<![大气渗])压力"] },
  "specific heat": { say: "比热容", not: ["比热(?!容)"] },
  "van der Waals": { say: "范德华", not: ["范德瓦耳斯", "范德瓦尔斯"] },
  tutor: { say: "辅导老师", not: ["导师"] },
  you: { say: "你", not: ["您"] },
};

/** NCERT, classes 9 to 12. */
const HINDI: Glossary = {
  element: { say: "तत्त्व", not: ["(?<!\\p{L})तत्व"] },
  base: { say: "क्षारक", not: ["क्षार(?=[ ।,:;?]|$)(?! धातु)"] },
  solution: { say: "विलयन", not: ["घोल(?= का| की| के| में)"] },
  "limiting reactant": { say: "सीमांत अभिकर्मक", not: ["सीमाकारी", "सीमांत अभिकारक"] },
  "half-life": { say: "अर्धायु", not: ["अर्ध-आयु", "अर्द्ध"] },
  "mole fraction": { say: "मोल-अंश", not: ["मोल अंश", "मोल प्रभाज"] },
  "molecular formula": { say: "आण्विक सूत्र", not: ["अणु ?सूत्र"] },
  electrolysis: { say: "वैद्युत-अपघटन", not: ["विद्युत-अपघटन", "विद्युत अपघटन"] },
  "oxidation number": { say: "ऑक्सीकरण संख्या", not: ["ऑक्सीकरण अंक", "ऑक्सीकरण अवस्था"] },
  nonzero: { say: "शून्येतर", not: ["अशून्य"] },
  "double bond": { say: "द्विआबंध", not: ["द्वि-आबंध", "द्वि आबंध", "दोहरा बंध"] },
  "conversion factor": { say: "रूपांतरण गुणक", not: ["रूपांतरण गुणांक"] },
  temperature: { say: "ताप", not: ["तापमान"] },
  importance: { say: "महत्त्व", not: ["महत्व"] },
  // The form of requests: करें, not कीजिए.
  request: { say: "करें", not: ["(?:कीज|लिख|रख|निकाल|देख|गिन|चुन|सोच|खोज)िए"] },
};

export const TERMS: Readonly<Record<Exclude<Locale, "en">, Glossary>> = {
  es: SPANISH,
  fr: FRENCH,
  am: AMHARIC,
  zh: CHINESE,
  hi: HINDI,
};
