import type { Locale } from "../../../i18n/locales.ts";
import type { WorkedProblem } from "../worked-problems.cases.ts";

/** Isotopes and mean atomic masses, in our own words; the values are of an independent script, from the numbers of each text. */
export const ISOTOPE_PROBLEMS: readonly WorkedProblem[] = [
  {
    text: "Chlorine has two isotopes: Cl-35 (34.969 u, 75.77%) and Cl-37 (36.966 u, 24.23%). What is the average atomic mass of chlorine?",
    value: 35.4529,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Naturally occurring boron is 19.9% boron-10 (10.013 amu) and 80.1% boron-11 (11.009 amu). Calculate its atomic mass.",
    value: 10.8108,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Copper has two naturally occurring isotopes. Copper-63 has a mass of 62.9296 amu and an abundance of 69.15%, and copper-65 has a mass of 64.9278 amu and an abundance of 30.85%. Find the average atomic mass of copper.",
    value: 63.546,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Calculate the average atomic mass of magnesium given that it consists of 78.99% Mg-24 (23.985 u), 10.00% Mg-25 (24.986 u) and 11.01% Mg-26 (25.983 u).",
    value: 24.3051,
    unit: "u",
    isSolved: true,
  },
  {
    text: "An element has three isotopes with masses of 27.977 amu, 28.976 amu and 29.974 amu and abundances of 92.23%, 4.67% and 3.10%, respectively. What is the average atomic mass of the element?",
    value: 28.0856,
    unit: "u",
    isSolved: true,
  },
  {
    text: "The average atomic mass of chlorine is 35.453 u. Its two isotopes are Cl-35 (34.969 u) and Cl-37 (36.966 u). What is the percent abundance of each isotope?",
    value: 75.7636,
    unit: "%",
    isSolved: true,
  },
  {
    text: "Gallium has two isotopes, Ga-69 with a mass of 68.9256 u and Ga-71 with a mass of 70.9247 u. Its atomic weight is 69.723 u. What is the abundance of the lighter isotope?",
    value: 60.1121,
    unit: "%",
    isSolved: true,
  },
  {
    text: "Chlorine is 75% 35Cl and 25% 37Cl. Calculate the relative atomic mass of chlorine.",
    value: 35.5,
    unit: "",
    isSolved: true,
  },
  {
    text: "Bromine has two isotopes, 79Br and 81Br. The relative atomic mass of bromine is 79.90. What percentage of the atoms are 79Br?",
    value: 55.0,
    unit: "%",
    isSolved: true,
  },
  {
    text: "Silver has two isotopes. 51.84% of the atoms have a mass of 106.905 u and 48.16% have a mass of 108.905 u. What is the average atomic mass of silver?",
    value: 107.868,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Neon: 20Ne 90.48 %, 19.992 u; 21Ne 0.27 %, 20.994 u; 22Ne 9.25 %, 21.991 u. Calculate the average atomic mass.",
    value: 20.1796,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Rubidium consists of 72.17% Rb-85 and the rest is Rb-87. The masses are 84.912 u and 86.909 u, respectively. What is the average atomic mass of rubidium?",
    value: 85.4678,
    unit: "u",
    isSolved: true,
  },
  {
    text: "The fractional abundance of Li-6 is 0.0759 and that of Li-7 is 0.9241. Their masses are 6.015 u and 7.016 u. What is the atomic mass of lithium?",
    value: 6.94002,
    unit: "u",
    isSolved: true,
  },
  {
    text: "What is the average atomic mass of bromine if 50.69% of bromine atoms are Br-79 with a mass of 78.918 amu and 49.31% are Br-81 with a mass of 80.916 amu?",
    value: 79.9032,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Element X has two isotopes. The masses are 10.0129 amu and 11.0093 amu, and the average atomic mass is 10.81 amu. What are the percent abundances of the isotopes?",
    value: 20.002,
    unit: "%",
    isSolved: true,
  },
  {
    text: "Antimony has two naturally occurring isotopes, ¹²¹Sb (120.904 u) and ¹²³Sb (122.904 u). If the atomic mass of antimony is 121.760 u, find the natural abundance of ¹²¹Sb.",
    value: 57.2,
    unit: "%",
    isSolved: true,
  },
  {
    text: "A sample of lithium is 7.5% 6Li and 92.5% 7Li. What is its relative atomic mass?",
    value: 6.925,
    unit: "",
    isSolved: true,
  },
  {
    text: "The two stable isotopes of thallium have masses of 202.972 u and 204.974 u; their abundances are 29.52% and 70.48%. Determine the atomic mass of thallium.",
    value: 204.383,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Copper is 69.2% ^{63}Cu and 30.8% ^{65}Cu. Find the average atomic mass of copper.",
    value: 63.616,
    unit: "u",
    isSolved: true,
  },
  {
    text: "The relative atomic mass of copper is 63.55. Copper has two isotopes, copper-63 and copper-65. Calculate the percentage abundance of each isotope.",
    value: 72.5,
    unit: "%",
    isSolved: true,
  },
  {
    text: "An element exists as two isotopes: 60.11% of its atoms weigh 68.926 amu, and 39.89% weigh 70.925 amu. Compute the average atomic mass.",
    value: 69.7234,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Potassium occurs as 93.26% K-39 (38.964 amu), 0.01% K-40 (39.964 amu) and 6.73% K-41 (40.962 amu). What is the average atomic mass of potassium?",
    value: 39.0986,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Find the relative atomic mass of boron, which is 20% boron-10 and 80% boron-11.",
    value: 10.8,
    unit: "",
    isSolved: true,
  },
  {
    text: "Indium-113 (112.904 amu) and indium-115 (114.904 amu) are the two naturally occurring isotopes of indium. The atomic mass of indium is 114.82 amu. What percentage of indium is indium-113?",
    value: 4.2,
    unit: "%",
    isSolved: true,
  },
  {
    text: "The element rhenium has two naturally occurring isotopes, 185Re and 187Re, with masses of 184.953 amu and 186.956 amu. Their abundances are 37.40% and 62.60%. Calculate the atomic weight of rhenium.",
    value: 186.207,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Lithium has two isotopes: lithium-6 (mass 6.015 amu, abundance 7.59%) and lithium-7 (mass 7.016 amu, abundance 92.41%). Calculate the weighted average mass of lithium.",
    value: 6.94002,
    unit: "u",
    isSolved: true,
  },
  {
    text: "The atomic mass of lithium is 6.94 amu. The naturally occurring isotopes are 6Li = 6.015 amu and 7Li = 7.016 amu. Determine the percent abundance of each isotope.",
    value: 7.59241,
    unit: "%",
    isSolved: true,
  },
  {
    text: "Argon: 0.3365% Ar-36 (35.968 u), 0.0632% Ar-38 (37.963 u), 99.6003% Ar-40 (39.962 u). What is the average atomic mass of argon?",
    value: 39.9473,
    unit: "u",
    isSolved: true,
  },
  {
    text: "A mass spectrum of an element shows two isotopes: 7.5% with mass number 6 and 92.5% with mass number 7. What is the relative atomic mass of the element?",
    value: 6.925,
    unit: "",
    isSolved: true,
  },
  {
    text: "Isotope data for an unknown element: mass 46.041 amu, abundance 79.54%; mass 47.038 amu, abundance 13.32%; mass 48.034 amu, abundance 7.14%. What is its average atomic mass?",
    value: 46.3161,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Vanadium has two isotopes, vanadium-50 and vanadium-51, with masses of 49.947 u and 50.944 u. The average atomic mass of vanadium is 50.942 u. What is the abundance of the heavier isotope?",
    value: 99.7994,
    unit: "%",
    isSolved: true,
  },
  {
    text: "Gallium from a recycled semiconductor has two stable isotopes whose masses are 68.9256 u and 70.9247 u. The heavier isotope makes up 39.89% of its atoms. Determine the average mass of a gallium atom.",
    value: 69.72305,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Boron in a glass rod was found to have an average atomic mass of 10.95 amu. Given that the isotopic masses of B-10 and B-11 are 10.013 amu and 11.009 amu, calculate the percentage of boron-10 in this rod.",
    value: 5.92369,
    unit: "%",
    isSolved: true,
  },
  {
    text: "The element silver has two naturally occurring isotopes. The atomic mass of 107Ag is 106.9051 amu and its fractional abundance is 0.5184. The atomic mass of silver is 107.8682 amu. What is the atomic mass of the other isotope, 109Ag?",
    value: 108.9049,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Copper has two isotopes. One of them, Cu-63, has a mass of 62.930 u and an abundance of 69.15%. The average atomic mass of copper is 63.546 u. What is the mass of the heavier isotope?",
    value: 64.9268,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Gallium metal from a mirror is made up of 60.11% gallium-69 (68.9256 amu per atom) and 39.89% gallium-71 (70.9247 amu per atom). Determine the average atomic mass of gallium in the mirror.",
    value: 69.72305,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Magnesium has three naturally occurring isotopes: 24Mg (23.985 amu, 78.99%), 25Mg (24.986 amu, 10.00%), and 26Mg (25.983 amu). Calculate the atomic mass of magnesium.",
    value: 24.3051,
    unit: "u",
    isSolved: true,
  },
];

/** Twisted, contradictory or incomplete: every answer would be wrong. */
export const ISOTOPE_TRAPS: readonly string[] = [
  "Chlorine has two isotopes. Cl-35 has a mass of 34.97 u and an abundance of 75.77%. The average atomic mass of chlorine is 35.45 u. What is the atomic mass of Cl-37, whose abundance is 24.23%?",
  "An element has two isotopes. The first has a mass of 34.97 u and an abundance of 75.77%. The atomic mass is 35.45 u. What is the atomic mass of the second isotope with an abundance of 24.23%?",
  "Chlorine has two isotopes: Cl-35 (34.969 u, 75.77%) and Cl-37 (36.966 u, 20.23%). What is the average atomic mass of chlorine?",
  "Chlorine has two isotopes: Cl-35 (34.969 u) and Cl-37 (36.966 u). What is the average atomic mass of chlorine?",
  "Magnesium has three isotopes, Mg-24 (23.985 u), Mg-25 (24.986 u) and Mg-26 (25.983 u). The average atomic mass is 24.305 u. What is the abundance of each isotope?",
  "Chlorine has two isotopes: Cl-35 (34.969 u, 75.77%) and Br-81 (80.916 u, 24.23%). What is the average atomic mass of chlorine?",
  "Chlorine has two isotopes: Cl-35 (36.966 u, 75.77%) and Cl-37 (34.969 u, 24.23%). What is the average atomic mass of chlorine?",
  "Chlorine has two isotopes: Cl-35 (34.969 u, 75.77%) and Cl-37 (36.966 u, 24.23%). What is the mass of 2.00 mol of chlorine?",
  "Chlorine has two isotopes: Cl-35 (34.969 u, 75.77%) and Cl-37 (36.966 u, 24.23%). What would the average atomic mass be if the abundances were reversed?",
  "A sample has 3 times as many Cl-35 atoms (34.969 u) as Cl-37 atoms (36.966 u). What is the average atomic mass?",
  "The average atomic mass of chlorine is 35.453 u. Its isotopes are not Cl-35 (34.969 u) and Cl-37 (36.966 u). What is the percent abundance of each isotope?",
  "The ratio of Cl-35 to Cl-37 is 3:1. What is the average atomic mass of chlorine?",
  "The average atomic mass of an element is 35.453 u. Its isotopes have masses of 36.966 u and 37.966 u. What are the abundances of the isotopes?",
  "Copper is 69.2% Cu-63 by mass and 30.8% Cu-65 by mass. Find the average atomic mass of copper.",
  "Gold-plated copper is 69.2% Cu-63 and 30.8% Cu-65. What is the average molar mass?",
  "Cl-35 has an abundance of 75.77% and Cl-37 24.23%. What is the average mass of a Cl2 molecule?",
  "Copper has two isotopes. Cu-63 has a mass of 62.930 u and an abundance of 69.15%. The average atomic mass of copper is 63.546 u. What is the mass of the lighter isotope?",
  "Gallium has two isotopes whose masses are 68.9256 u and 70.9247 u. One of them has an abundance of 39.89%. What is the average atomic mass of gallium?",
];

export const ISOTOPES_IN_OTHER_LANGUAGES: Readonly<
  Record<Exclude<Locale, "en">, readonly (readonly [text: string, value: number])[]>
> = {
  es: [
    [
      "El cloro tiene dos isótopos: Cl-35 (34,969 u, 75,77 %) y Cl-37 (36,966 u, 24,23 %). ¿Cuál es la masa atómica media del cloro?",
      35.453,
    ],
    [
      "El cobre natural está formado por un 69,15 % de 63Cu (62,930 u) y un 30,85 % de 65Cu (64,928 u). Calcula la masa atómica promedio del cobre.",
      63.546,
    ],
    [
      "La masa atómica del boro es 10,81 u. El boro tiene dos isótopos, B-10 (10,013 u) y B-11 (11,009 u). ¿Cuál es la abundancia de cada isótopo?",
      19.98,
    ],
    [
      "El magnesio tiene tres isótopos con masas de 23,985 u, 24,986 u y 25,983 u y abundancias de 78,99 %, 10,00 % y 11,01 %, respectivamente. Calcula su masa atómica promedio.",
      24.305,
    ],
    [
      "Un elemento tiene dos isótopos. El 60,11 % de sus átomos tiene una masa de 68,926 u y el 39,89 % tiene una masa de 70,925 u. ¿Cuál es la masa atómica promedio del elemento?",
      69.723,
    ],
  ],
  fr: [
    [
      "Le chlore possède deux isotopes : 35Cl (34,969 u ; 75,77 %) et 37Cl (36,966 u ; 24,23 %). Quelle est la masse atomique moyenne du chlore ?",
      35.453,
    ],
    [
      "Le cuivre naturel est constitué de 69,15 % de cuivre-63 (62,930 u) et de 30,85 % de cuivre-65 (64,928 u). Calculer la masse atomique du cuivre.",
      63.546,
    ],
    [
      "La masse atomique moyenne du bore est 10,81 u. Le bore a deux isotopes, B-10 de masse 10,013 u et B-11 de masse 11,009 u. Quelle est l’abondance de chaque isotope ?",
      19.98,
    ],
    [
      "Le magnésium a trois isotopes de masses 23,985 u, 24,986 u et 25,983 u, dont les abondances sont respectivement 78,99 %, 10,00 % et 11,01 %. Calculer la masse atomique moyenne du magnésium.",
      24.305,
    ],
    ["Un échantillon de chlore contient 75 % de 35Cl et 25 % de 37Cl. Quelle est sa masse atomique moyenne ?", 35.5],
  ],
  zh: [
    [
      "氯有两种天然同位素：35Cl（质量34.969 u，丰度75.77%）和37Cl（质量36.966 u，丰度24.23%）。求氯的平均原子质量。",
      35.453,
    ],
    [
      "自然界中铜有两种同位素，63Cu的丰度为69.15%，质量为62.930 u；65Cu的丰度为30.85%，质量为64.928 u。铜的平均原子质量是多少？",
      63.546,
    ],
    ["硼的相对原子质量为10.81。硼有两种同位素10B和11B，求10B的丰度。", 19],
    [
      "镁有三种同位素，质量分别为23.985 u、24.986 u和25.983 u，丰度分别为78.99%、10.00%和11.01%。计算镁的平均原子质量。",
      24.305,
    ],
    ["已知35Cl占75%，37Cl占25%，求氯元素的相对原子质量。", 35.5],
  ],
  hi: [
    [
      "क्लोरीन के दो समस्थानिक हैं: Cl-35 (34.969 u, 75.77%) और Cl-37 (36.966 u, 24.23%)। क्लोरीन का औसत परमाणु द्रव्यमान क्या है?",
      35.453,
    ],
    [
      "प्रकृति में ताँबा के 69.15% परमाणु 63Cu हैं, जिनका द्रव्यमान 62.930 u है, और 30.85% परमाणु 65Cu हैं, जिनका द्रव्यमान 64.928 u है। औसत परमाणु द्रव्यमान ज्ञात कीजिए।",
      63.546,
    ],
    [
      "बोरॉन का औसत परमाणु द्रव्यमान 10.81 u है। इसके दो समस्थानिक B-10 (10.013 u) और B-11 (11.009 u) हैं। प्रत्येक समस्थानिक की प्रतिशत बाहुल्यता ज्ञात कीजिए।",
      19.98,
    ],
    [
      "मैग्नीशियम के तीन समस्थानिकों के द्रव्यमान 23.985 u, 24.986 u और 25.983 u हैं तथा उनकी बाहुल्यता क्रमशः 78.99%, 10.00% और 11.01% है। औसत परमाणु द्रव्यमान ज्ञात कीजिए।",
      24.305,
    ],
  ],
  am: [
    [
      "ክሎሪን ሁለት አይሶቶፖች አሉት፦ Cl-35 (34.969 u፣ 75.77%) እና Cl-37 (36.966 u፣ 24.23%)። የክሎሪን አማካይ የአቶም መጠነ ቁስ ስንት ነው?",
      35.453,
    ],
    [
      "በተፈጥሮ ከመዳብ አቶሞች 69.15% መጠነ ቁሱ 62.930 u የሆነው 63Cu፣ 30.85% ደግሞ መጠነ ቁሱ 64.928 u የሆነው 65Cu ናቸው። የመዳብ አማካይ የአቶም መጠነ ቁስ ስንት ነው?",
      63.546,
    ],
    [
      "የቦሮን አማካይ የአቶም መጠነ ቁስ 10.81 u ነው። ሁለት አይሶቶፖች B-10 (10.013 u) እና B-11 (11.009 u) አሉት። የእያንዳንዱ አይሶቶፕ ብዛት ስንት ነው?",
      19.98,
    ],
    [
      "ማግኒዥየም ሦስት አይሶቶፖች አሉት፦ Mg-24 (23.985 u፣ 78.99%)፣ Mg-25 (24.986 u፣ 10.00%) እና Mg-26 (25.983 u፣ 11.01%)። አማካይ የአቶም መጠነ ቁሱ ስንት ነው?",
      24.305,
    ],
  ],
};
