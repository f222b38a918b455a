import type { Locale } from "../../../i18n/locales.ts";

/** What is asked of reactions, in any order of words; the answers as the card shows them in English. */
export const REACTIONS_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    [
      "From the balanced equation, write the complete ionic and net ionic equations for: BaCl2(aq) + Na2SO4(aq) -> BaSO4(s) + 2 NaCl(aq)",
      "Ba²⁺(aq) + 2 Cl⁻(aq) + 2 Na⁺(aq) + SO₄²⁻(aq) → BaSO₄(s) + 2 Na⁺(aq) + 2 Cl⁻(aq); Ba²⁺(aq) + SO₄²⁻(aq) → BaSO₄(s)",
    ],
    ["Classify the reaction: 2 Na + Cl2 -> 2 NaCl", "combination"],
    ["What type of reaction is 2 Mg + O2 -> 2 MgO?", "combination"],
    ["Identify the type of reaction: CaCO3 -> CaO + CO2", "decomposition"],
    ["Is Zn + 2 HCl -> ZnCl2 + H2 a single or double displacement reaction?", "single replacement"],
    ["Zn + CuSO4 -> ZnSO4 + Cu is an example of which type of reaction?", "single replacement"],
    ["Name the type of chemical reaction: AgNO3 + NaCl -> AgCl + NaNO3", "double replacement"],
    [
      "Classify the following reaction as synthesis, decomposition, single replacement, double replacement or combustion: C3H8 + 5 O2 -> 3 CO2 + 4 H2O",
      "combustion",
    ],
    ["What kind of reaction is this? 2 KClO3 -> 2 KCl + 3 O2", "decomposition"],
    ["Which type of reaction is represented by Fe2O3 + 2 Al -> Al2O3 + 2 Fe?", "single replacement"],
    ["Is Fe + CuSO4 -> FeSO4 + Cu a redox reaction?", "redox"],
    ["Is NaOH + HCl -> NaCl + H2O a neutralization or a precipitation?", "neutralization"],
    ["What precipitate forms when solutions of Pb(NO3)2 and KI are mixed?", "PbI₂"],
    [
      "Name the precipitate formed when aqueous silver nitrate is added to sodium chloride solution.",
      "silver chloride",
    ],
    ["Which solid forms when BaCl2(aq) and Na2SO4(aq) are combined?", "BaSO₄"],
    [
      "Does a precipitate form on mixing aqueous solutions of calcium chloride and sodium carbonate? If so, give its formula.",
      "CaCO₃",
    ],
    ["A student mixes solutions of FeCl3 and NaOH. Identify the precipitate.", "Fe(OH)₃"],
    [
      "Aqueous copper(II) sulfate reacts with aqueous sodium hydroxide. What is the formula of the precipitate?",
      "Cu(OH)₂",
    ],
    [
      "Write the net ionic equation for the reaction between lead(II) nitrate and potassium iodide.",
      "Pb²⁺(aq) + 2 I⁻(aq) → PbI₂(s)",
    ],
    [
      "Write the net ionic equation when aqueous solutions of AgNO3 and K2CrO4 are mixed.",
      "2 Ag⁺(aq) + CrO₄²⁻(aq) → Ag₂CrO₄(s)",
    ],
    ["What is the net ionic equation for HCl + NaOH -> NaCl + H2O?", "H⁺(aq) + OH⁻(aq) → H₂O(l)"],
    [
      "Give the net ionic equation for the reaction of zinc metal with hydrochloric acid.",
      "Zn(s) + 2 H⁺(aq) → Zn²⁺(aq) + H₂(g)",
    ],
    [
      "Write a balanced net ionic equation for Na2CO3(aq) + CaCl2(aq) -> CaCO3(s) + 2 NaCl(aq)",
      "CO₃²⁻(aq) + Ca²⁺(aq) → CaCO₃(s)",
    ],
    [
      "Deduce the ionic equation for the reaction of silver nitrate with sodium bromide.",
      "Ag⁺(aq) + Br⁻(aq) → AgBr(s)",
    ],
    [
      "Mg(s) reacts with HCl(aq). Write the net ionic equation including state symbols.",
      "Mg(s) + 2 H⁺(aq) → Mg²⁺(aq) + H₂(g)",
    ],
    [
      "Write the ionic equation, including state symbols, for the reaction between barium chloride solution and sulfuric acid.",
      "Ba²⁺(aq) + SO₄²⁻(aq) → BaSO₄(s)",
    ],
    ["What are the spectator ions in the reaction of AgNO3 with NaCl?", "NO₃⁻ and Na⁺"],
    ["In the equation 2 KClO3 -> 2 KCl + 3 X, what is X?", "O₂"],
    ["Identify X in the balanced equation: Zn + 2 HCl -> ZnCl2 + X", "H₂"],
    ["What is the unknown product X? C2H4 + 3 O2 -> 2 X + 2 H2O", "CO₂"],
    ["Find the formula of X in CaCO3 + 2HCl -> CaCl2 + X + H2O", "CO₂"],
    ["2 C4H10 + 13 O2 -> 8 X + 10 H2O. What substance is X?", "CO₂"],
    ["What salt is formed when sulfuric acid is neutralized by potassium hydroxide?", "potassium sulfate"],
    ["Name the salt produced when hydrochloric acid reacts with magnesium hydroxide.", "magnesium chloride"],
    ["From which acid is CaSO4 derived?", "sulfuric acid"],
    [
      "Write the formula of the salt formed by phosphoric acid and sodium hydroxide (complete neutralization).",
      "Na₃PO₄",
    ],
    ["Identify X: C3H6O + 4 O2 -> 3 X + 3 H2O", "CO₂"],
    ["Is Mg(OH)2 + 2HCl -> MgCl2 + 2H2O an example of a neutralisation or a combustion reaction?", "neutralization"],
    ["Classify 2H2O2 -> 2H2O + O2. Explain your answer.", "decomposition"],
    [
      "Work out the atom economy for making tungsten from tungsten(VI) oxide using hydrogen: WO3 + 3H2 -> W + 3H2O",
      "77.3 %",
    ],
    [
      "Calculate the percentage atom economy for the formation of sodium carbonate by heating NaHCO3. 2NaHCO3 -> Na2CO3 + H2O + CO2",
      "63.1 %",
    ],
    [
      "In industry hydrogen is made by this reaction: CH4 + 2H2O -> CO2 + 4H2. What is the atom economy to form hydrogen?",
      "15.5 %",
    ],
  ],
  es: [["¿Qué tipo de reacción es 2 Mg + O2 -> 2 MgO?", "combination"]],
  fr: [["Quel type de réaction est 2 Mg + O2 -> 2 MgO ?", "combination"]],
  am: [],
  zh: [["反应 2 Mg + O2 -> 2 MgO 属于什么反应类型？", "combination"]],
  hi: [["2 Mg + O2 -> 2 MgO किस प्रकार की अभिक्रिया है?", "combination"]],
};

/** The same in words that ask something else, or of what has no one answer. */
export const REACTIONS_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Is 2 Na + Cl2 -> 2 NaCl a decomposition?", "en"],
  ["Is the reaction H2 + Cl2 -> 2 HCl exothermic?", "en"],
  ["What type of bond is in H2 + Cl2 -> 2 HCl?", "en"],
  ["What type of reaction is NaOH + HCl?", "en"],
  ["What type of reaction is the reverse of 2 Na + Cl2 -> 2 NaCl?", "en"],
  ["What type of reaction is CH4 + Cl2 -> CH3Cl + HCl?", "en"],
  ["What type of reaction is NaCl(s) -> Na+(aq) + Cl-(aq)?", "en"],
  ["Balance and classify: Na + Cl2 -> NaCl", "en"],
  ["Classify the reaction: Zn -> Zn2+ + 2e-", "en"],
  ["What mass of precipitate forms when AgNO3 and NaCl are mixed?", "en"],
  ["What is the color of the precipitate when Pb(NO3)2 and KI are mixed?", "en"],
  ["Which ions are not spectators in AgNO3 with NaCl?", "en"],
  ["What salt forms when sulfuric acid reacts with an equal amount of NaOH?", "en"],
  ["Which acid is stronger than CaSO4?", "en"],
  ["From which acid and base is KNO3 derived?", "en"],
  ["In X + O2 -> CO2, what is X?", "en"],
  ["Identify X: 2 Na + X -> 2 NaCl", "en"],
  ["Is AgNO3 + NaCl -> AgCl + NaNO3 a redox reaction?", "en"],
  ["Does NaCl + AgNO3 -> AgCl + NaNO3 represent a displacement reaction?", "en"],
  ["Name the acid and the base from which the salt KNO3 is formed.", "en"],
  ["What is the atom economy of the reaction WO3 + 3H2 -> W + 3H2O?", "en"],
  ["What is the atom economy for making tungsten and water? WO3 + 3H2 -> W + 3H2O", "en"],
  ["The atom economy for making tungsten is not what? WO3 + 3H2 -> W + 3H2O", "en"],
];
