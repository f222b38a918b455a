import type { Locale } from "../../../i18n/locales.ts";

/** Redox equations to be balanced in a medium that the text says; equations in canonical ASCII. */
export const REDOX: Readonly<Record<Locale, readonly (readonly [text: string, equation: string])[]>> = {
  en: [
    ["Balance MnO4- + Fe2+ -> Mn2+ + Fe3+ in acidic solution", "MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O"],
    [
      "Balance the following redox equation in basic solution: MnO4^- + I^- -> MnO2 + I2",
      "2 MnO4- + 6 I- + 4 H2O -> 2 MnO2 + 3 I2 + 8 OH-",
    ],
    ["Balance MnO4^2- -> MnO4^- + MnO2 in base", "3 MnO4^2- + 2 H2O -> 2 MnO4- + MnO2 + 4 OH-"],
    [
      "Balance by the half-reaction method: Sn^2+(aq) + Cu^2+(aq) -> Sn^4+(aq) + Cu^+(aq)",
      "Sn^2+ + 2 Cu^2+ -> Sn^4+ + 2 Cu+",
    ],
    [
      "Balance the following equation: MnO4^-(aq) + NO2^-(aq) -> MnO2(s) + NO3^-(aq) (in base)",
      "2 MnO4- + 3 NO2- + H2O -> 2 MnO2 + 3 NO3- + 2 OH-",
    ],
  ],
  es: [
    [
      "Ajusta la reacción en medio ácido: Cr2O7^2- + Fe^2+ -> Cr^3+ + Fe^3+",
      "Cr2O7^2- + 6 Fe^2+ + 14 H+ -> 2 Cr^3+ + 6 Fe^3+ + 7 H2O",
    ],
  ],
  fr: [
    [
      "Équilibrer l'équation en milieu acide : MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+",
      "MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O",
    ],
  ],
  am: [["MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+ በአሲድ መፍትሄ ውስጥ አመጣጥን", "MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O"]],
  zh: [["在酸性溶液中配平：MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+", "MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O"]],
  hi: [
    ["अम्लीय माध्यम में संतुलित कीजिए: MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+", "MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O"],
  ],
};

/** Halves of reactions, each by itself. */
export const HALVES: Readonly<Record<Locale, readonly (readonly [text: string, equation: string])[]>> = {
  en: [
    ["Balance the half-reaction BrO3- -> Br- in acidic solution", "BrO3- + 6 H+ + 6 e- -> Br- + 3 H2O"],
    ["Balance the following half-reaction in basic solution: NO2- -> NO3-", "NO2- + 2 OH- -> NO3- + 2 e- + H2O"],
    ["Balance the oxidation half-reaction in acidic solution: H2O2 -> O2", "H2O2 -> O2 + 2 H+ + 2 e-"],
    ["Balance the half-reaction: Fe3+ -> Fe2+", "Fe^3+ + e- -> Fe^2+"],
    [
      "Complete and balance the following half-reactions (use the half-reaction method): Hg2^2+ -> Hg",
      "Hg2^2+ + 2 e- -> 2 Hg",
    ],
    ["Write the half-reaction for the reduction of NO3- to NO in acid", "NO3- + 4 H+ + 3 e- -> NO + 2 H2O"],
    // By names, by formulas, and by both.
    ["Give the half-equation for the oxidation of bromide ions to bromine.", "2 Br- -> Br2 + 2 e-"],
    [
      "Deduce a half-equation for the reduction of manganate(VII) ions to manganese(II) ions in acidic conditions.",
      "MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O",
    ],
    [
      "Construct the half-equation for the reduction of iodate(V) ions, IO3-, to iodine (I2) in acidic solution.",
      "2 IO3- + 12 H+ + 10 e- -> I2 + 6 H2O",
    ],
  ],
  es: [["Ajusta la semirreacción en medio ácido: MnO4^- -> Mn^2+", "MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O"]],
  fr: [["Équilibrer la demi-équation en milieu acide : MnO4^- -> Mn^2+", "MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O"]],
  am: [["MnO4^- -> Mn^2+ በአሲድ መፍትሄ ውስጥ ግማሽ አፀግብሮት አመጣጥን", "MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O"]],
  zh: [["在酸性溶液中配平半反应：MnO4^- -> Mn^2+", "MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O"]],
  hi: [["अम्लीय माध्यम में अर्ध-अभिक्रिया को संतुलित कीजिए: MnO4^- -> Mn^2+", "MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O"]],
};

/** Halves that are added up. */
export const SUMS: readonly (readonly [text: string, equation: string])[] = [
  ["Combine the half-reactions: Mg -> Mg2+ + 2e- and Cu2+ + 2e- -> Cu", "Mg + Cu^2+ -> Mg^2+ + Cu"],
  [
    "The halves take place in acidic solution, write a balanced equation for the overall reaction. Al -> Al3+ + 3e-, I2 + 2e- -> 2I-",
    "2 Al + 3 I2 -> 2 Al^3+ + 6 I-",
  ],
  [
    "Add the half-reactions Sn2+ -> Sn4+ + 2e- and NO3- + 4 H+ + 3 e- -> NO + 2 H2O",
    "3 Sn^2+ + 2 NO3- + 8 H+ -> 3 Sn^4+ + 2 NO + 4 H2O",
  ],
];

/** No redox equation that is to be balanced in one medium. */
export const REDOX_TRAPS: readonly string[] = [
  "Give the half-equation for the reduction of bromide ions to bromine.",
  "Construct the half-equation for the reduction of iodate(V) ions, BrO3-, to iodine (I2) in acidic solution.",
  "Write a half-equation for the reduction of copper ions to copper.",
  "Balance MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+ in acidic solution and find the cell potential",
  "Balance MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+ in acidic solution or in basic solution",
  "Balance the half-reaction Cr2O7^2- -> Cr3+",
  "Combine the half-reactions: Mg -> Mg2+ + 2e- and Cu -> Cu2+ + 2e-",
  "Which of the half-reactions is the oxidation: Mg -> Mg2+ + 2e- and Cu2+ + 2e- -> Cu",
  "Balance the half-reactions Cr2O7^2- -> Cr3+ and Fe2+ -> Fe3+ in acid",
  "Balance the half-reaction Cr2O7^2- -> Cr3+ in acid and find its potential",
  "Which is oxidized when MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+ is balanced in acidic solution?",
  "Balance MnO4^- + Fe^2+ + K^+ -> Mn^2+ + Fe^3+ in acidic solution",
  "Balance Ag^+ + Cl^- -> AgCl in acidic solution",
];
