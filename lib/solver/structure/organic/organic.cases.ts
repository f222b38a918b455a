import type { Locale } from "../../../i18n/locales.ts";

/** Names and formulas of organic molecules; the answers as the card shows them in English. */
export const ORGANIC: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["What is the IUPAC name of CH3CH2CH(CH3)CH2CH2CH3?", "3-methylhexane"],
    ["iupac name of (CH3)2CHCH2CH2Br pls", "1-bromo-3-methylbutane"],
    ["Give the systematic name of CH3–CH2–CH(OH)–CH3.", "butan-2-ol"],
    ["Name the following according to IUPAC: CH3-CH=CH-CH2-CH3", "pent-2-ene"],
    ["Write the IUPAC name for the ketone with the condensed formula CH3COCH2CH2CH3", "pentan-2-one"],
    ["According to the IUPAC rules, name HC≡C–CH2–CH3", "but-1-yne"],
    ["CH3CH2COOCH3 : IUPAC name?", "methyl propanoate"],
    ["IUPAC name of CH3COOH", "ethanoic acid"],
    ["IUPAC names of CH3CHClCH2CH3 and CH3CH2CHO", "2-chlorobutane; propanal"],
    ["Name CH3C(CH3)2CH2CH3", "2,2-dimethylbutane"],
    ["IUPAC name of ClCH2CH2OH", "2-chloroethan-1-ol"],
    ["What is the IUPAC name of CH2=CHCl?", "chloroethene"],
    ["What is the molecular formula of 2,3-dimethylhexane?", "C₈H₁₈"],
    ["molecular formula of pentan-2-ol", "C₅H₁₂O"],
    ["molecular formula of acetic acid", "C₂H₄O₂"],
    ["What is the formula of but-2-yne?", "C₄H₆"],
    ["Write the condensed structural formula of 2-methylpropan-2-ol.", "CH₃C(CH₃)(OH)CH₃"],
    ["Give the molecular formula of an alkane whose molecules have 11 carbon atoms.", "C₁₁H₂₄"],
    ["What is the formula of an open-chain alkene with six carbon atoms and one double bond?", "C₆H₁₂"],
    ["An alkyne has 5 carbon atoms. What is its molecular formula?", "C₅H₈"],
  ],
  es: [
    ["¿Cuál es el nombre IUPAC de CH3CH(CH3)CH2CH2CH3?", "2-methylpentane"],
    ["¿Cuál es la fórmula molecular del 2-metilbutano?", "C₅H₁₂"],
    ["Escribe la fórmula molecular de un alcano con 8 átomos de carbono.", "C₈H₁₈"],
  ],
  fr: [
    ["Quel est le nom de CH3-CHCl-CH2-CH3 ?", "2-chlorobutane"],
    ["Quelle est la formule brute du 2-méthylpropane ?", "C₄H₁₀"],
    ["Quelle est la formule semi-développée du propan-2-ol ?", "CH₃CH(OH)CH₃"],
    ["Donner la formule brute d'un alcane à 7 atomes de carbone.", "C₇H₁₆"],
  ],
  am: [["የCH3CH2CH2CH3 IUPAC ስም ምንድን ነው?", "butane"]],
  zh: [
    ["CH3CH2CH(CH3)CH2CH3的系统名称是什么？", "3-methylpentane"],
    ["2-甲基丁烷的分子式是什么？", "C₅H₁₂"],
    ["写出含有10个碳原子的烷烃的分子式。", "C₁₀H₂₂"],
  ],
  hi: [
    ["CH3CH2CH2OH का IUPAC नाम लिखिए", "propan-1-ol"],
    ["7 कार्बन वाले ऐल्केन का सूत्र लिखिए", "C₇H₁₆"],
  ],
};

/** What is no molecule, has no simple name, leaves the molecule open, or is asked for something else. */
export const ORGANIC_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["IUPAC name of CH3-CH-CH3", "en"],
  ["IUPAC name of CH2-CH2", "en"],
  ["IUPAC name of C5H12", "en"],
  ["IUPAC name of CH3CH2", "en"],
  ["IUPAC name of CH3COOOH", "en"],
  ["IUPAC name of CH3COCl", "en"],
  ["IUPAC name of CH3OCOOCH3", "en"],
  ["IUPAC name of CO2", "en"],
  ["IUPAC name of HNCO", "en"],
  ["IUPAC name of CH3CH(OH)2", "en"],
  ["Name the functional group of CH3CH2CHO", "en"],
  ["Name the product of the reaction of CH3CH=CH2 with HBr", "en"],
  ["What is the common name of CH3CHClCH3?", "en"],
  ["What is the molecular formula of methylhexene?", "en"],
  ["What is the molecular formula of 5-methylbutane?", "en"],
  ["What is the molecular formula of an alkane with 9 hydrogen atoms?", "en"],
  ["What is the molecular formula of a cyclic alkane with 6 carbon atoms?", "en"],
  ["What is the formula of an alkane with 5 carbon atoms and one double bond?", "en"],
  ["What is the formula of an alkene with 6 carbon atoms and two double bonds?", "en"],
  ["What is the molecular formula of an alkane with molar mass 72?", "en"],
  ["What is the formula of an alkene with one carbon atom?", "en"],
];
