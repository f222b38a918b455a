import type { Locale } from "../../../i18n/locales.ts";

/** What is asked of redox reactions and cells, in any order of words; the answers as the card shows them in English. */
export const CELLS_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["In the cell Zn | Zn2+ || Cu2+ | Cu, which species is oxidized?", "Zn"],
    ["A galvanic cell uses the reaction Zn + Cu2+ -> Zn2+ + Cu. Identify the oxidizing agent.", "Cu²⁺"],
    ["In the reaction Mg + Cl2 -> MgCl2, which element is oxidised?", "Mg"],
    ["In Zn + 2HCl -> ZnCl2 + H2, what is the reducing agent?", "Zn"],
    ["Which electrode is the cathode in the cell with reaction Zn(s) + Cu2+(aq) -> Zn2+(aq) + Cu(s)?", "Cu"],
    ["For the cell reaction Ni + 2Ag+ -> Ni2+ + 2Ag, write the half-reaction at the anode.", "Ni → Ni²⁺ + 2 e⁻"],
    ["Write the half reaction that occurs at the cathode: 2 Al + 3 Cu2+ -> 2 Al3+ + 3 Cu", "Cu²⁺ + 2 e⁻ → Cu"],
    [
      "A galvanic cell is made of Zn/Zn2+ (E° = -0.76 V) and Ag/Ag+ (E° = 0.80 V). Write the overall cell reaction.",
      "Zn + 2 Ag⁺ → Zn²⁺ + 2 Ag",
    ],
    ["Given E°(Zn2+/Zn) = -0.76 V and E°(Cu2+/Cu) = +0.34 V, write the anode half-reaction.", "Zn → Zn²⁺ + 2 e⁻"],
    ["A cell consists of a magnesium electrode in Mg2+ and a silver electrode in Ag+. Which metal is the anode?", "Mg"],
    [
      "Which of the following is the strongest reducing agent? E°(Zn2+/Zn) = -0.76 V, E°(Fe2+/Fe) = -0.44 V, E°(Cu2+/Cu) = 0.34 V",
      "Zn",
    ],
    [
      "Given the standard reduction potentials E°(Ag+/Ag) = 0.80 V, E°(Fe3+/Fe2+) = 0.77 V, E°(Sn2+/Sn) = -0.14 V, which species is the strongest oxidizing agent?",
      "Ag⁺",
    ],
    [
      "For the cell Zn + Cu2+ -> Zn2+ + Cu, what happens to the cell potential if [Cu2+] is increased?",
      "becomes higher",
    ],
    [
      "How does the cell voltage change when the concentration of Zn2+ is raised in Zn + Cu2+ -> Zn2+ + Cu?",
      "becomes lower",
    ],
    ["If [Ag+] is decreased in the cell Cu + 2Ag+ -> Cu2+ + 2Ag, does the emf increase or decrease?", "becomes lower"],
    ["Which element is reduced in 2 KClO3 -> 2 KCl + 3 O2?", "Cl"],
    ["What is the oxidizing agent in 2 H2O2 -> 2 H2O + O2?", "H₂O₂"],
    ["Which is the reducing agent in CuO + H2 -> Cu + H2O?", "H₂"],
    ["What is the oxidizing agent in MnO2 + 4 HCl -> MnCl2 + Cl2 + 2 H2O?", "MnO₂"],
    ["Identify the oxidizing agent and the reducing agent in Mg + 2 HCl -> MgCl2 + H2.", "HCl; Mg"],
    [
      "Write the balanced equation of the reaction of this galvanic cell: Fe | Fe²⁺ ‖ Ag⁺ | Ag",
      "Fe + 2 Ag⁺ → Fe²⁺ + 2 Ag",
    ],
  ],
  es: [["¿Cuál es el agente reductor en Zn + CuSO4 -> ZnSO4 + Cu?", "Zn"]],
  fr: [["Quel est le réducteur dans Zn + CuSO4 -> ZnSO4 + Cu ?", "Zn"]],
  am: [],
  zh: [],
  hi: [],
};

/** The same in words that ask something else, or of what has no one answer. */
export const CELLS_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Which species is neither oxidized nor reduced in Zn + CuSO4 -> ZnSO4 + Cu?", "en"],
  ["What is oxidized in AgNO3 + NaCl -> AgCl + NaNO3?", "en"],
  ["What happens to the potential of Zn + Cu2+ -> Zn2+ + Cu if the temperature is raised?", "en"],
  ["Which is the weakest oxidizing agent? E°(Zn2+/Zn) = -0.76 V, E°(Cu2+/Cu) = 0.34 V", "en"],
  ["Which is the strongest agent? E°(Zn2+/Zn) = -0.76 V, E°(Cu2+/Cu) = 0.34 V", "en"],
  ["Which metal is not the anode in a cell of zinc and copper electrodes?", "en"],
  ["Which ion moves to the anode in a cell of zinc and copper?", "en"],
  ["Which metal is the anode in an electrolytic cell of zinc and copper?", "en"],
  ["Write the half-reaction: Zn + Cu2+ -> Zn2+ + Cu", "en"],
];
