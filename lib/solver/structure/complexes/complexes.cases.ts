import type { Locale } from "../../../i18n/locales.ts";

/** Names and formulas of coordination compounds, in English alone; the answers as the card shows them. */
export const COMPLEXES: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["Name the coordination compound [Cr(NH3)6]Cl3 according to IUPAC.", "hexaamminechromium(III) chloride"],
    ["What is the IUPAC name of K3[Fe(CN)6]?", "potassium hexacyanidoferrate(III)"],
    ["[Co(NH3)5Br]SO4 : iupac name", "pentaamminebromidocobalt(III) sulfate"],
    [
      "Write the IUPAC names of the following complexes: [Ni(NH3)6]Cl2, [Zn(OH)4]^2- and [Fe(CO)5]",
      "hexaamminenickel(II) chloride; tetrahydroxidozincate(II) ion; pentacarbonyliron(0)",
    ],
    ["How is [Ag(NH3)2]NO3 named according to IUPAC rules?", "diamminesilver(I) nitrate"],
    ["What is the formula of tetraaquadichlorochromium(III) chloride?", "[Cr(H₂O)₄Cl₂]Cl"],
    ["Write the formula of sodium tetracyanidonickelate(II)", "Na₂[Ni(CN)₄]"],
    ["formula of the hexaaquairon(II) ion", "[Fe(H₂O)₆]²⁺"],
    ["How many unpaired electrons are in [Mn(CN)6]4-?", "1"],
    ["Number of unpaired electrons in [CoF6]3-", "4"],
    ["Predict the number of unpaired electrons in K3[Fe(CN)6].", "1"],
    ["How many unpaired electrons does Cr3+ have in an octahedral complex?", "3"],
    ["number of unpaired electrons in a low-spin Fe(II) complex", "0"],
    ["How many unpaired electrons are there in [NiCl4]2-?", "2"],
    ["Calculate the spin-only magnetic moment of Cu2+.", "1.73"],
    ["What is the magnetic moment of [Fe(H2O)6]3+ (in BM)?", "5.92"],
    ["magnetic moment of the hexafluoridocobaltate(III) ion", "4.90"],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** Ligands that bind in several ways, charges that do not add up, and other questions. */
export const COMPLEXES_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Name [Co(NH3)5(NO2)]Cl2", "en"],
  ["Name [Fe(CN)6]", "en"],
  ["Name K[Fe(CN)6]", "en"],
  ["Name the ligands in [Co(NH3)6]Cl3", "en"],
  ["Name the isomers of [Pt(NH3)2Cl2]", "en"],
  ["What is the formula of potassium hexacyanoiron(II)?", "en"],
  ["What is the formula of hexaamminecobalt chloride?", "en"],
  ["How many unpaired electrons does Fe2+ have in an octahedral complex?", "en"],
  ["How many unpaired electrons are in [Ni(CN)4]2-?", "en"],
  ["How many unpaired electrons are in [Fe(NH3)6]3+?", "en"],
  ["How many unpaired electrons are in [Co(NH3)6]3+ with high spin?", "en"],
  ["How many paired electrons are in [Fe(CN)6]4-?", "en"],
  ["Why does [Fe(CN)6]4- have no unpaired electrons?", "en"],
  ["What is the magnetic moment of the electron?", "en"],
];
