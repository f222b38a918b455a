import type { Locale } from "../../../i18n/locales.ts";

/** Names and formulas asked for in words; the answers in one line, names as the language writes them. */
export const NAMING: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["Name Fe2(SO4)3", "iron(III) sulfate"],
    ["Name the compound Fe2O3.", "iron(III) oxide"],
    ["What is the name of N2O4?", "dinitrogen tetroxide"],
    [
      "Please give the names of the following ionic compounds: K2O, Mg3N2 and SnCl4",
      "potassium oxide; magnesium nitride; tin(IV) chloride",
    ],
    [
      "Name these compounds:\na) CoCl2·6H2O\nb) HCl(aq)\nc) Na2CO3",
      "cobalt(II) chloride hexahydrate; hydrochloric acid; sodium carbonate",
    ],
    ["What is SF4 called?", "sulfur tetrafluoride"],
    ["what's the name of NO3^-", "nitrate ion"],
    ["What is the formula of dinitrogen tetroxide?", "N2O4"],
    ["Write the formula for magnesium nitrate", "Mg(NO3)2"],
    [
      "Write the chemical formulas of the following compounds: barium hydroxide, lithium sulfite, nickel(II) phosphate",
      "Ba(OH)2; Li2SO3; Ni3(PO4)2",
    ],
    ["What is the formula for copper(II) sulfate pentahydrate?", "CuSO4·5H2O"],
    ["chemical formula of ammonia", "NH3"],
    [
      "Predict the formula of the ionic compound formed between the barium ion, Ba^2+, and the nitride ion, N^3-.",
      "Ba3N2",
    ],
    ["What is the formula of the compound formed by Al^3+ and SO4^2-?", "Al2(SO4)3"],
  ],
  es: [
    ["¿Cuál es la fórmula del sulfato de aluminio?", "Al2(SO4)3"],
    ["Escribe la fórmula química del nitrato de magnesio", "Mg(NO3)2"],
    ["Nombra el compuesto MgCl2", "cloruro de magnesio"],
    ["¿Cómo se llama Na2O?", "óxido de sodio"],
    ["¿Cuál es el nombre de CaCO3?", "carbonato de calcio"],
  ],
  fr: [
    ["Quelle est la formule du chlorure de magnésium ?", "MgCl2"],
    ["Écris la formule chimique de l'oxyde d'aluminium", "Al2O3"],
    ["Comment s'appelle Na2SO4 ?", "sulfate de sodium"],
    ["Quel est le nom de CaBr2 ?", "bromure de calcium"],
  ],
  am: [
    ["የሶዲየም ክሎራይድ ቀመር ምንድን ነው?", "NaCl"],
    ["NaCl ምን ይባላል?", "ሶዲየም ክሎራይድ"],
    ["MgCl2ን ሰይም።", "ማግኒዥየም ክሎራይድ"],
  ],
  zh: [
    ["硫酸铝的化学式是什么？", "Al2(SO4)3"],
    ["写出硝酸镁的化学式。", "Mg(NO3)2"],
    ["Na2CO3的名称是什么？", "碳酸钠"],
    ["给MgCl2命名。", "氯化镁"],
    ["CaCl2 叫什么？", "氯化钙"],
  ],
  hi: [
    ["सोडियम क्लोराइड का सूत्र क्या है?", "NaCl"],
    ["मैग्नीशियम ऑक्साइड का रासायनिक सूत्र लिखिए", "MgO"],
    ["NaCl का नाम क्या है?", "सोडियम क्लोराइड"],
  ],
};

/** Questions that contain a formula or a name and ask for something else, or for what has no one answer. */
export const NAMING_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Name Fe2O3 and balance its reaction with CO.", "en"],
  ["Name the element that has the largest share in Fe2O3.", "en"],
  ["Name the type of bond in NaCl.", "en"],
  ["Name the ions in CaCl2.", "en"],
  ["Name two uses of NaHCO3.", "en"],
  ["Name NaCl2", "en"],
  ["Name C2H6O", "en"],
  ["Name GaN", "en"],
  ["Name the compound with 40.0% C", "en"],
  ["What is the formula of iron oxide?", "en"],
  ["What is the formula of sugar?", "en"],
  ["What is the formula of rust?", "en"],
  ["What is the formula for density?", "en"],
  ["What is the formula for work?", "en"],
  ["What is the formula for pH?", "en"],
  ["What is the formula of the hydrate?", "en"],
  ["What is the formula of the precipitate?", "en"],
  ["What is the empirical formula of hydrogen peroxide?", "en"],
  ["What is the structural formula of ethanol?", "en"],
  ["What is the formula of sodium chloride and its molar mass?", "en"],
  ["What is the formula mass of sodium chloride in aqueous silver nitrate?", "en"],
  ["What is the formula of the compound formed by Na^+ and Ca^2+?", "en"],
  ["¿Cuál es la fórmula del óxido de hierro?", "es"],
  ["¿Cuál es la fórmula de la densidad?", "es"],
  ["Quelle est la formule de la densité ?", "fr"],
  ["密度的化学式是什么？", "zh"],
  ["घनत्व का सूत्र क्या है?", "hi"],
];
