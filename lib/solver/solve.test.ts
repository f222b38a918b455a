import { expect, test } from "vitest";
import { solve } from "./solve.ts";
import { outcomeText } from "./outcome-text.fixture.ts";

const SEVERAL = [
  ["Balance the following equations:\n1. H2 + O2 -> H2O\n2. N2 + H2 -> NH3", "2 H2 + O2 -> 2 H2O | N2 + 3 H2 -> 2 NH3"],
  ["Balance these:\nH2 + O2 -> H2O\nN2 + H2 -> NH3", "2 H2 + O2 -> 2 H2O | N2 + 3 H2 -> 2 NH3"],
  ["H2 + O2 -> H2O\nN2 + H2 -> NH3", "2 H2 + O2 -> 2 H2O | N2 + 3 H2 -> 2 NH3"],
  ["Balance: a) H2 + O2 -> H2O b) N2 + H2 -> NH3", "2 H2 + O2 -> 2 H2O | N2 + 3 H2 -> 2 NH3"],
  ["balance H2 + O2 -> H2O and N2 + H2 -> NH3", "2 H2 + O2 -> 2 H2O | N2 + 3 H2 -> 2 NH3"],
  ["balance H2 + O2 -> H2O, N2 + H2 -> NH3", "2 H2 + O2 -> 2 H2O | N2 + 3 H2 -> 2 NH3"],
  ["balance H2 + O2 -> H2O; N2 + H2 -> NH3", "2 H2 + O2 -> 2 H2O | N2 + 3 H2 -> 2 NH3"],
  ["- H2 + O2 -> H2O\n- N2 + H2 -> NH3", "2 H2 + O2 -> 2 H2O | N2 + 3 H2 -> 2 NH3"],
  ["molar mass of NaCl and KCl", "58.44 g/mol | 74.55 g/mol"],
  ["molar masses of NaCl, KCl, and H2O", "58.44 g/mol | 74.55 g/mol | 18.02 g/mol"],
  ["What are the molar masses of the following: NaCl, KCl, H2O?", "58.44 g/mol | 74.55 g/mol | 18.02 g/mol"],
  ["Find the molar mass of each: a) NaCl b) KCl c) H2O", "58.44 g/mol | 74.55 g/mol | 18.02 g/mol"],
  [
    "Find the molar mass of each of the following compounds:\n(a) NaCl\n(b) KCl\n(c) H2O",
    "58.44 g/mol | 74.55 g/mol | 18.02 g/mol",
  ],
  ["Calculate the molar mass of:\nNaCl\nKCl\nH2O", "58.44 g/mol | 74.55 g/mol | 18.02 g/mol"],
  ["1) molar mass of NaCl 2) balance H2 + O2 -> H2O 3) % O in KClO3", "58.44 g/mol | 2 H2 + O2 -> 2 H2O | 39.17 %"],
  ["molar mass of NaCl and balance H2 + O2 -> H2O", "2 H2 + O2 -> 2 H2O | 58.44 g/mol"],
  ["What is the molar mass of NaCl? What is the molar mass of KCl?", "58.44 g/mol | 74.55 g/mol"],
  ["1. molar mass of NaCl\n2. who found argon", "58.44 g/mol | 2 skipped: unrecognised"],
  ["1. molar mass of NaCl\n2. molar mass of co", "58.44 g/mol | 2 skipped: invalid-formula"],
  ["% N in:\na) NH3\nb) NH4NO3", "82.24 % | 35.00 %"],
  ["percent composition of H2O and CO2", "H:11.19 % O:88.81 % | C:27.29 % O:72.71 %"],
  ["balance the equation H2+O2=H2O and find the molar mass of H2O", "2 H2 + O2 -> 2 H2O | 18.02 g/mol"],
] as const;

test.each(SEVERAL)("[CARD-02] solves several problems of one message: %s", (text, expected) => {
  expect(outcomeText(solve(text, "en"))).toBe(expected);
});

/** Names, notations, and what is rejected with a reason. */
const PROBLEMS = [
  ["What is the molar mass of sodium chloride?", "58.44 g/mol"],
  ["molar mass of water", "18.02 g/mol"],
  ["molar mass of calcium carbonate", "100.09 g/mol"],
  ["molar mass of Calcium Hydroxide", "74.09 g/mol"],
  ["molar mass of aluminum sulfate", "342.13 g/mol"],
  ["molar mass of ammonium phosphate", "149.09 g/mol"],
  ["molar mass of iron(III) chloride hexahydrate", "270.29 g/mol"],
  ["molar mass of carbon dioxide", "44.01 g/mol"],
  ["molar mass of dinitrogen pentoxide", "108.01 g/mol"],
  ["molar mass of sulfuric acid", "98.07 g/mol"],
  ["molar mass of sulphuric acid", "98.07 g/mol"],
  ["molar mass of glucose", "180.16 g/mol"],
  ["molar mass of caffeine", "194.19 g/mol"],
  ["molar mass of iron", "55.85 g/mol"],
  ["molar mass of Fe", "55.85 g/mol"],
  ["molar mass of oxygen gas", "32.00 g/mol"],
  ["molar mass of O2", "32.00 g/mol"],
  ["molar mass of oxygen", "rejected: open-name"],
  ["atomic mass of oxygen", "16.00 g/mol"],
  ["molecular weight of oxygen", "32.00 g/mol"],
  ["molar mass of iron oxide", "rejected: open-name"],
  ["molar mass of copper sulfate", "rejected: open-name"],
  ["molar mass of vibranium", "rejected: unknown-name"],
  ["what's the molar mass of unobtainium dioxide?", "rejected: unknown-name"],
  ["molar mass of co", "rejected: invalid-formula"],
  ["molar mass of h2o", "18.02 g/mol"],
  ["molar mass of nacl", "58.44 g/mol"],
  ["molar mass of fe2o3", "159.69 g/mol"],
  ["molar mass of Xy2", "rejected: invalid-formula"],
  ["molar mass of H20", "rejected: invalid-formula"],
  ["molar mass of Ca(OH2", "rejected: invalid-formula"],
  ["balance H2 -> O2", "rejected: impossible-equation"],
  ["balance H2 + O2", "rejected: missing-product"],
  ["balance H2 + O2 ->", "rejected: missing-product"],
  ["balance 2 H2 + O2 -> 2 H2O", "2 H2 + O2 -> 2 H2O"],
  ["balance 4 H2 + 2 O2 -> 4 H2O", "2 H2 + O2 -> 2 H2O"],
  ["balance KMnO4 + H2O2 + H2SO4 -> K2SO4 + MnSO4 + O2 + H2O", "rejected: underdetermined-equation"],
  ["balance Na + Cl2 -> KCl", "rejected: impossible-equation"],
  ["percent oxygen in NaCl", "rejected: part-absent"],
  ["percent water in NaCl", "unrecognised"],
  ["sodium + water -> sodium hydroxide + hydrogen", "2 Na + 2 H2O -> 2 NaOH + H2"],
  ["methane + oxygen yields carbon dioxide + water", "CH4 + 2 O2 -> CO2 + 2 H2O"],
  ["Sodium and water react to form sodium hydroxide and hydrogen gas", "2 Na + 2 H2O -> 2 NaOH + H2"],
  [
    "When propane burns in oxygen it forms carbon dioxide and water. Write the balanced equation.",
    "C3H8 + 5 O2 -> 3 CO2 + 4 H2O",
  ],
  ["calcium carbonate decomposes into calcium oxide and carbon dioxide", "CaCO3 -> CaO + CO2"],
  [
    "Write the balanced chemical equation: aluminum reacts with hydrochloric acid to produce aluminum chloride and hydrogen gas",
    "2 Al + 6 HCl -> 2 AlCl3 + 3 H2",
  ],
  ["Balance: nitrogen gas + hydrogen gas → ammonia", "N2 + 3 H2 -> 2 NH3"],
  ["balance CaCO3 -> CaO + CO2", "CaCO3 -> CaO + CO2"],
  ["balance CaCO3 + heat -> CaO + CO2", "CaCO3 -> CaO + CO2"],
  ["Balance Fe^2+ + MnO4^- + H^+ -> Fe^3+ + Mn^2+ + H2O", "5 Fe^2+ + MnO4- + 8 H+ -> 5 Fe^3+ + Mn^2+ + 4 H2O"],
  ["Balance Ag+ + Cu -> Ag + Cu2+", "2 Ag+ + Cu -> 2 Ag + Cu^2+"],
  ["balance C3H8+O2-->CO2+H2O", "C3H8 + 5 O2 -> 3 CO2 + 4 H2O"],
  ["balance Al2(SO4)3 + Ca(OH)2 -> Al(OH)3 + CaSO4", "Al2(SO4)3 + 3 Ca(OH)2 -> 2 Al(OH)3 + 3 CaSO4"],
  ["balance C3H8 + O2 →\nCO2 + H2O", "C3H8 + 5 O2 -> 3 CO2 + 4 H2O"],
  ["What is the molar mass of CO?", "28.01 g/mol"],
  ["molar mass of NO", "30.01 g/mol"],
  ["molar mass of I2", "253.80 g/mol"],
  ["molar mass of In", "114.82 g/mol"],
  ["molar mass of As", "74.92 g/mol"],
  ["molar mass of He", "4.00 g/mol"],
  ["molar mass of K2Cr2O7", "294.18 g/mol"],
  ["molar mass of [Cu(NH3)4]SO4", "227.73 g/mol"],
  ["molar mass of Na₂CO₃·10H₂O", "286.14 g/mol"],
  ["molar mass of PbO2", "239.2 g/mol"],
  ["molar mass of SO4^2-", "96.06 g/mol"],
  ["molar mass of NH4+", "18.04 g/mol"],
  ["molar mass of (NH4)2SO4", "132.13 g/mol"],
  ["What is NaCl's molar mass?", "58.44 g/mol"],
  ["molar mass NaCl?", "58.44 g/mol"],
  ["what is the formula mass of table sugar?", "342.30 g/mol"],
  ["molar mass of sugar", "rejected: open-name"],
  ["molar mass of table salt (NaCl)", "58.44 g/mol"],
  ["molar mass of sodium sulfate (Na2SO3)", "rejected: name-mismatch"],
  ["what's the molar mass of baking soda, NaHCO3?", "84.01 g/mol"],
  ["molar mass of the pigment minium, Pb3O4", "685.6 g/mol"],
  ["molar mass of malachite Cu2CO3(OH)2", "221.11 g/mol"],
  ["how much does a mole of water weigh?", "18.02 g"],
  ["what is the mass of 1.00 mol of NaCl", "58.44 g"],
  ["What is the mass of one mole of oxygen gas?", "32.00 g"],
  ["what is the molar mass of potassium permanganate (KMnO4)? show your work", "158.03 g/mol"],
  ["Mg(NO3)2 molar mass plz", "148.31 g/mol"],
  ["find the mass of 1 mol of Mg(NO3)2", "148.31 g"],
  ["balance P4 + Cl2 -> PCl5", "P4 + 10 Cl2 -> 4 PCl5"],
  ["phosphorus + chlorine -> phosphorus pentachloride", "rejected: open-name"],
  ["balance S8 + O2 -> SO3", "S8 + 12 O2 -> 8 SO3"],
  ["sulfur + oxygen -> sulfur trioxide", "2 S + 3 O2 -> 2 SO3"],
  ["molar mass of diphosphorus pentoxide", "141.94 g/mol"],
] as const;

test.each(PROBLEMS)("[CARD-01] %s → %s", (text, expected) => {
  expect(outcomeText(solve(text, "en"))).toBe(expected);
});

/** One coefficient of an equation, and questions that share their substance. */
const SHARED = [
  ["what is the coefficient of O2 in the balanced equation H2 + O2 -> H2O", "1"],
  ["What is the coefficient of oxygen when C3H8 + O2 -> CO2 + H2O is balanced?", "5"],
  ["what's the coefficient for CO2 in C3H8 + O2 -> CO2 + H2O", "3"],
  [
    "When the equation C3H8 + O2 → CO2 + H2O is balanced with the smallest whole numbers, what is the coefficient of water?",
    "4",
  ],
  ["coefficient of N2 in C3H8 + O2 -> CO2 + H2O", "rejected: species-absent"],
  ["what is the molar mass of KCl and percent Cl in it", "74.55 g/mol | 47.55 %"],
  ["what is the molar mass and percent composition of KCl", "74.55 g/mol | K:52.45 % Cl:47.55 %"],
  ["find the molar mass and percent composition of Ca(OH)2", "74.09 g/mol | Ca:54.09 % O:43.19 % H:2.72 %"],
  ["Find the percent composition of KCl and its molar mass", "K:52.45 % Cl:47.55 % | 74.55 g/mol"],
  ["The compound NH4NO3: find (a) molar mass (b) percent nitrogen", "80.04 g/mol | 35.00 %"],
] as const;

test.each(SHARED)("[CARD-01] %s → %s", (text, expected) => {
  expect(outcomeText(solve(text, "en"))).toBe(expected);
});

test("[LAW-02] the steps of a mechanism are no parts of an exercise", () => {
  const outcome = solve("Step 1: Cl + O3 -> ClO + O2. Step 2: ClO + O -> Cl + O2. What is the overall reaction?", "en");
  expect(outcome).toMatchObject({
    kind: "solved",
    solutions: [{ answer: { value: { kind: "equation", equation: "O3 + O -> 2 O2" } } }],
  });
});
