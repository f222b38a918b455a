import { expect, test } from "vitest";
import { answersTo } from "./answers.fixture.ts";

const READ: Readonly<Record<string, readonly (readonly [text: string, answers: readonly string[]])[]>> = {
  "the parts of an atom or ion that a text describes": [
    ["How many neutrons does an atom of tin with a mass number of 120 have?", ['{"kind":"count","value":70}']],
    ["A substance in some cleaners holds an ion with 12 protons and 10 electrons. What is its symbol?", ["Mg^2+"]],
    ["A particle has 15 protons, 16 neutrons and 18 electrons. Identify the particle.", ["^31P^3-"]],
    ["An atom has 3 protons, 4 neutrons and 2 electrons: which ion is it?", ["^7Li+"]],
    ["Give the symbol for the ion with 24 neutrons, 18 electrons and a 2+ charge.", ["^44Ca^2+"]],
  ],
  "the compound of two ions": [
    [
      "An ore is a compound of iron ions, Fe^3+, and oxide ions, O^2-. What is the formula of this compound?",
      ["Fe2O3"],
    ],
  ],
  "a question beside one that only asks for words": [
    [
      "Use standard enthalpy and entropy data to calculate the standard free energy change at 298 K: C2H4(g) + H2(g) -> C2H6(g). What does the value say about the spontaneity of the process?",
      ["-100 kJ"],
    ],
  ],
  "what stands after a dash, and a temperature at which it is so": [
    [
      "Calculate the molality of this solution: 340 g of KNO3 in 2.00 kg of water—a saturated solution at 10 °C",
      ["1.68 mol/kg"],
    ],
  ],
  "the vapor of a liquid at two temperatures": [
    [
      "The normal boiling point of hexane is 68.7 °C and its enthalpy of vaporization is 31.6 kJ/mol. At what temperature does it boil where the pressure is 0.80 atm?",
      ["62 °C"],
    ],
    [
      "The vapor pressure of water is 23.8 torr at 25 °C and 92.5 torr at 50 °C. What is the heat of vaporization?",
      ["43.5 kJ/mol"],
    ],
  ],
  "mixtures that words tell": [
    [
      "A 2.00-L flask holds 0.100 mol of NO(g), 0.0300 mol of Br2(g) and 0.400 mol of NOBr. Calculate the reaction quotient and the direction in which it proceeds: 2 NO(g) + Br2(g) <=> 2 NOBr(g) Kc=320",
      ["1070"],
    ],
    [
      "What are the equilibrium concentrations in a 0.30 M HF solution? HF(aq) <=> H+(aq) + F-(aq) Kc=6.4e-4",
      ["0.286 M", "0.0135 M", "0.0135 M"],
    ],
    [
      "The equilibrium constant Kc for the decomposition of COCl2(g) into CO(g) and Cl2(g) is 0.0083. What are the equilibrium concentrations of COCl2, CO, and Cl2 in a mixture that initially contained only COCl2 at a concentration of 0.500 M?",
      ["0.44 M", "0.0604 M", "0.0604 M"],
    ],
  ],
  "a gas in what keeps its volume": [
    [
      "The gas in a spray can is initially at 22 °C and 340 kPa, and the can has a volume of 250 mL. If the can is left in a car that reaches 48 °C, what is the new pressure in the can?",
      ["370 kPa"],
    ],
  ],
  "a value said twice, and several units": [
    ["What volume of 0.15 M HI can be made from 25 mL (0.025 L) of 0.60 M HI?", ["100 mL"]],
    ["A test calls for 0.200 M HCl. What volume of 0.200 M HCl can be prepared from 0.500 L of 2.40 M HCl?", ["6 L"]],
    ["Convert 68 °F to °C and K.", ["20 °C", "293 K"]],
  ],
  "a heat that is told for some moles": [
    [
      "Combustion of 2.00 mol of ethanol gives off 2734 kJ. How much heat is given off when 10.0 g of ethanol burns?",
      ["297 kJ"],
    ],
  ],
  "a number behind the thing that it is not of": [
    ["The pH of a 0.0400-M solution of benzoic acid, C6H5COOH, is 2.81. What is its Ka?", ["0.0000624"]],
  ],
};

for (const [group, cases] of Object.entries(READ))
  test.each(cases)(`[CARD-01] reads ${group}: %s`, (text, answers) => {
    expect(answersTo(text)).toEqual(answers);
  });

test.each([
  "How many protons are there in the nucleus of the element next to sodium?",
  "How many electrons does sulfur gain in forming S2-?",
  "How many more electrons than protons are in Cl-?",
  "How many electrons are in oxygen gas?",
  "A solution contains Na+ and Cl- ions. What is the formula of the precipitate?",
  "A balloon at 20 °C and 1.0 atm has a volume of 2.0 L. It is heated to 50 °C. What is its pressure?",
  "A 2.0 L flask of gas at 20 °C and 1.0 atm is connected to an empty one. What is the pressure at 50 °C?",
  "Benzene boils at 80.1 °C. Its heat of vaporization is 30.8 kJ/mol. What is the vapor pressure of toluene at 25 °C?",
  "Burning one mole of methane releases 890 kJ. How much heat is released when 8.0 g of C2H6 burns?",
  "Of a 20 g sample of a radioactive isotope, 35 g is left after 10 years. What is its half-life?",
  "Calculate the mass of 2.50 mol of NaCl. Express your answer in stones.",
])("[READ-02] does not take for understood what it is not: %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
