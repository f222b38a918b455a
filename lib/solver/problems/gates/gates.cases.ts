import type { Locale } from "../../../i18n/locales.ts";

/** A text and its answer, by hand; `isSolved` where it is understood today. Another answer is wrong, none is not. */
export type GateCase = {
  readonly text: string;
  readonly locale: Locale;
  readonly value: number;
  readonly unit: string;
  readonly isSolved: boolean;
};

type Row = readonly [locale: Locale, text: string, value: number, unit: string, state?: "open"];

const cases = (rows: readonly Row[]): GateCase[] =>
  rows.map(([locale, text, value, unit, state]) => ({ locale, text, value, unit, isSolved: state !== "open" }));

/** What is told to happen, with answers that go the way it is told; c(water) = 4.184 J/(g·°C). */
export const DIRECTED: Readonly<Record<string, readonly GateCase[]>> = {
  "a mass behind whose noun a substance stands is of that substance": cases([
    [
      "en",
      "A 0.48 g length of magnesium is dropped into an excess of hydrochloric acid. What volume of hydrogen, in cm³, forms at rtp?",
      474,
      "cm³",
    ],
    [
      "en",
      "A 0.98 g curl of zinc is added to excess hydrochloric acid. What volume of hydrogen, in L, forms at rtp?",
      0.36,
      "L",
    ],
  ]),
  "a mass beside two elements is that of both": cases([
    [
      "en",
      "A rod of iron and carbon has a mass of 80 g and contains 1.5% of carbon by mass. What mass of carbon is in it?",
      1.2,
      "g",
    ],
  ]),
  "a balloon is blown up before it shrinks": cases([
    [
      "en",
      "Ada blows a balloon up to 2.6 L indoors, where it is 24 °C, then puts it outside at −8 °C. What volume does the balloon shrink to?",
      2.32,
      "L",
    ],
  ]),
  "a liquid boils where its own temperature and pressure stand together": cases([
    [
      "en",
      "In the hut the pressure was 0.610 atm. Water boils at 100.0 °C under 1.000 atm, and its enthalpy of vaporization is 40.7 kJ/mol. What is the boiling point in the hut?",
      86.3,
      "°C",
    ],
  ]),
  "what has decayed is told behind the half-life": cases([
    ["en", "How long does it take until 93.75 % of a sample with a half-life of 6.0 h has decayed?", 24, "h"],
    ["en", "How long does it take until 6.25 % of a sample with a half-life of 6.0 h is left?", 24, "h"],
  ]),
  "sulfuric acid gives both protons where the text says so": cases([
    ["en", "What is the pH of 0.0125 M H2SO4 assuming complete dissociation?", 1.6, ""],
    ["en", "What is the pH of 0.0125 M H2SO4?", 1.755, ""],
    ["en", "What is the pH of 0.0125 M H2SO4 if you treat it as strong in both steps?", 1.6, "", "open"],
  ]),
  "what a question tells behind itself is how the gas was": cases([
    ["en", "What volume will a gas occupy at 75 °C that occupies 3.20 L at 20 °C at constant pressure?", 3.8, "L"],
    [
      "en",
      "At what temperature will a gas occupy 5.00 L at constant pressure that occupies 4.00 L at 27 °C?",
      102,
      "°C",
    ],
    ["es", "¿A qué temperatura ocupará 5,00 L un gas que a 27 °C ocupa 4,00 L a presión constante?", 102, "°C"],
    ["es", "¿Qué volumen ocupará a 75 °C un gas que a 20 °C ocupa 3,20 L a la misma presión?", 3.8, "L"],
    [
      "fr",
      "À quelle température un gaz occupera-t-il 5,00 L s'il occupe 4,00 L à 27 °C à pression constante ?",
      102,
      "°C",
    ],
    [
      "fr",
      "Un pneu est gonflé à 2,4 atm à 12 °C. La température monte à 45 °C. Quelle est la pression à volume constant ?",
      2.68,
      "atm",
    ],
  ]),
  "what a reaction gives off warms the water around it": cases([
    [
      "en",
      "A neutralization reaction releases 3.20 kJ of heat into 80.0 g of water at 19.5 °C. What final temperature does the water reach?",
      29.06,
      "°C",
    ],
    [
      "en",
      "Burning a walnut gives off 6.00 kJ of heat, all of it absorbed by 120 g of water at 18.0 °C. Calculate the final temperature of the water.",
      29.95,
      "°C",
    ],
    [
      "en",
      "A chemical reaction liberates 2.50 kJ in 60.0 g of water, initially at 23.0 °C. To what temperature is the water heated?",
      32.96,
      "°C",
    ],
    [
      "en",
      "The dissolution of a salt releases 1.50 kJ of heat to 75.0 g of water at 21.0 °C. What is the final temperature of the solution?",
      25.78,
      "°C",
    ],
    [
      "en",
      "A hot metal block gives up 500 J to 100 g of water at 20.0 °C. What is the final temperature of the water?",
      21.195,
      "°C",
    ],
    ["en", "60.0 g of water at 30.0 °C gives off 2.50 kJ of heat. Find the final temperature.", 20.04, "°C"],
    [
      "en",
      "A cup of tea (200 g of water at 80.0 °C) loses 8.40 kJ of heat to the air. What is its temperature then?",
      69.96,
      "°C",
      "open",
    ],
    [
      "en",
      "What is the final temperature of 400 g of water at 35.0 °C if a cold stone draws 16.74 kJ from it?",
      25,
      "°C",
      "open",
    ],
    [
      "en",
      "What is the final temperature of 400 g of water at 35.0 °C when a hot stone releases 16.74 kJ into it?",
      45,
      "°C",
    ],
    [
      "en",
      "400 g of water at 35.0 °C stands on a heater that gives off 16.74 kJ. What's the final temperature?",
      45,
      "°C",
      "open",
    ],
    [
      "en",
      "400 g of water at 35.0 °C is put in a fridge that removes 16.74 kJ. What is the final temperature?",
      25,
      "°C",
      "open",
    ],
    [
      "en",
      "A 150 g aluminium block at 70.0 °C transfers 1350 J to the water around it. What is its final temperature?",
      60,
      "°C",
      "open",
    ],
    [
      "en",
      "An endothermic reaction absorbs 2.00 kJ of heat from 100 g of water at 25.0 °C. What is the final temperature of the water?",
      20.22,
      "°C",
      "open",
    ],
    [
      "en",
      "When a salt dissolves, 3.00 kJ of heat is absorbed from 150 g of water at 22.0 °C. Find the final temperature.",
      17.22,
      "°C",
      "open",
    ],
    [
      "fr",
      "Une réaction libère 4,20 kJ de chaleur dans 200 g d'eau à 20,0 °C. Quelle est la température finale de l'eau ?",
      25.02,
      "°C",
    ],
    [
      "fr",
      "La combustion dégage 6,00 kJ de chaleur, absorbée par 120 g d'eau à 18,0 °C. Calculer la température finale.",
      29.95,
      "°C",
      "open",
    ],
    [
      "es",
      "Una reacción libera 5.00 kJ de calor en 200 g de agua a 25.0 °C. ¿Cuál es la temperatura final del agua?",
      30.98,
      "°C",
    ],
    ["es", "¿Cuál es la temperatura final de 400 g de agua a 35.0 °C si un metal le cede 16.74 kJ?", 45, "°C", "open"],
    ["en", "Ice takes 16.74 kJ from 400 g of water at 35.0 °C. What is the final temperature of the water?", 25, "°C"],
    ["zh", "400 g水温度为35.0 °C，冰从水中吸收16.74 kJ热量，水的最终温度是多少？", 25, "°C", "open"],
    [
      "es",
      "La combustión de una nuez desprende 6.00 kJ de calor en 120 g de agua a 18.0 °C. Calcula la temperatura final del agua.",
      29.95,
      "°C",
      "open",
    ],
    ["zh", "某反应放出4.20 kJ热量，被200 g、20.0 °C的水吸收，求水的最终温度。", 25.02, "°C", "open"],
    ["zh", "燃烧放出6.00 kJ的热量，全部被120 g 18.0 °C的水吸收，水的最终温度是多少？", 29.95, "°C", "open"],
    [
      "hi",
      "एक अभिक्रिया 200 g जल में 4.20 kJ ऊष्मा मुक्त करती है। जल का प्रारंभिक ताप 20.0 °C है। अंतिम ताप ज्ञात कीजिए।",
      25.02,
      "°C",
      "open",
    ],
  ]),
  "what a solution is diluted to is its volume, by whatever it is diluted": cases([
    [
      "en",
      "If 0.640 L of a 4.00 M KBr solution is diluted to 1.60 L by the addition of water, what is the molarity?",
      1.6,
      "M",
    ],
    ["en", "125 mL of 3.00 M KNO3 is diluted to 500 mL by adding water. What is the new molarity?", 0.75, "M"],
    [
      "en",
      "Water is added to 60.0 mL of 1.50 M NaOH to a final volume of 450 mL. Calculate the final concentration.",
      0.2,
      "M",
    ],
    ["en", "To 60.0 mL of 1.50 M NaOH 390 mL of water is added. Calculate the final concentration.", 0.2, "M"],
    ["en", "100 mL of 0.80 M glucose is diluted by the addition of 300 mL of water. Final molarity?", 0.2, "M"],
    [
      "es",
      "125 mL de una disolución 3.00 M de KNO3 se diluyen a un volumen de 500 mL mediante la adición de agua. Calcula la molaridad.",
      0.75,
      "M",
      "open",
    ],
    ["es", "Se añaden 375 mL de agua a 125 mL de KNO3 3.00 M. ¿Cuál es la nueva concentración?", 0.75, "M", "open"],
    [
      "fr",
      "On dilue 125 mL de KNO3 3,00 mol/L jusqu'à 500 mL par addition d'eau. Quelle est la nouvelle concentration ?",
      0.75,
      "mol/L",
      "open",
    ],
    ["en", "40.0 mL of 3.00 M LiCl is diluted to 160.0 mL with water. What is the molarity?", 0.75, "M"],
    ["en", "40.0 mL of 3.00 M LiCl is diluted to 160.0 mL using water. What is the molarity?", 0.75, "M"],
    ["en", "A 40.0 mL sample of 3.00 M LiCl is made up to 160.0 mL with water. What is the final molarity?", 0.75, "M"],
    ["en", "40.0 mL of 3.00 M LiCl is diluted with 160.0 mL of water. What is the molarity?", 0.6, "M"],
    ["es", "40,0 mL de LiCl 3,00 M se diluyen a 160,0 mL con agua. ¿Cuál es la molaridad?", 0.75, "M"],
    ["zh", "将40.0 mL 3.00 mol/L的LiCl溶液用水稀释到160.0 mL，求浓度。", 0.75, "mol/L"],
    ["hi", "40.0 mL 3.00 M LiCl को जल से 160.0 mL तक तनु किया गया। मोलरता क्या है?", 0.75, "M"],
    ["zh", "将125 mL 3.00 mol/L KNO3溶液加水稀释至500 mL，求稀释后的浓度。", 0.75, "mol/L"],
    ["zh", "向125 mL 3.00 mol/L KNO3溶液中加入375 mL水，求混合后的浓度。", 0.75, "mol/L", "open"],
  ]),
};

/** Every quantity that is given counts; R = 0.082057 L·atm/(mol·K). */
export const WHOLE: Readonly<Record<string, readonly GateCase[]>> = {
  "a yield of what falls apart in one known way needs no equation": cases([
    ["en", "From 12.0 g of CaCO3, 6.00 g of CaO was obtained. What is the percent yield?", 89.2, "%"],
    ["en", "12.0 g of CaCO3 is heated and the percent yield is 75.0%. What is the actual yield of CaO?", 5.04, "g"],
  ]),
  "the pressure of a mixture is that of all its gases": cases([
    [
      "en",
      "What is the pressure of a mixture of 0.50 g of He, 2.00 g of Ne and 1.00 g of Ar in a 3.00 L vessel at 25 °C?",
      2.031,
      "atm",
    ],
    [
      "en",
      "A 4.00 L cylinder holds a mixture of 1.00 g CH4, 2.00 g O2 and 3.00 g N2 at 300 K. What is the total pressure?",
      1.427,
      "atm",
    ],
    ["en", "What pressure do 2.0 g of H2 and 16.0 g of O2 exert together in 20.0 L at 298 K?", 1.824, "atm"],
    [
      "en",
      "In a mixture of 1.00 g of H2 and 7.00 g of N2 in a 10.0 L container at 273 K, what is the partial pressure of H2?",
      1.111,
      "atm",
    ],
    [
      "es",
      "¿Cuál es la presión de una mezcla de 0.50 g de He, 2.00 g de Ne y 1.00 g de Ar en un recipiente de 3.00 L a 25 °C?",
      2.031,
      "atm",
    ],
    [
      "fr",
      "Quelle est la pression d'un mélange de 0,50 g de He, 2,00 g de Ne et 1,00 g de Ar dans 3,00 L à 25 °C ?",
      2.031,
      "atm",
    ],
    ["zh", "0.50 g He、2.00 g Ne和1.00 g Ar的混合气体在25 °C、3.00 L容器中的压强是多少？", 2.031, "atm", "open"],
  ]),
  "the unit that is asked for is that of the answer": cases([
    ["en", "What is the pressure in bar of 2.00 mol of gas in 10.0 L at 300 K?", 4.988, "bar"],
    ["en", "Give in bar the pressure of 2.00 mol of gas in 10.0 L at 300 K.", 4.988, "bar"],
    ["en", "A 5.00 L tank holds 0.300 mol of N2 at 290 K. Find its pressure. Give the answer in kPa.", 144.7, "kPa"],
    ["en", "Convert 735 mmHg into kPa.", 97.99, "kPa"],
    ["en", "How many moles of KCl are in 0.500 kg? Give the answer in millimoles.", 6707, "mmol"],
    ["es", "¿Cuál es la presión en bar de 2.00 mol de gas en 10.0 L a 300 K?", 4.988, "bar"],
    ["zh", "2.00 mol气体在10.0 L、300 K时的压强是多少bar？", 4.988, "bar"],
  ]),
  "two questions about one formation are both about what forms": cases([
    [
      "en",
      "How many moles and what mass of Al2O3 are formed from 5.40 g of Al? 4 Al + 3 O2 -> 2 Al2O3",
      0.10007,
      "mol",
    ],
    [
      "en",
      "What mass and how many moles of Al2O3 are formed from 5.40 g of Al? 4 Al + 3 O2 -> 2 Al2O3",
      10.2,
      "g",
      "open",
    ],
  ]),
};

/** Asked for something that no reader here can answer with what it finds in the text. */
export const UNANSWERED: Readonly<Record<string, readonly (readonly [Locale, string])[]>> = {
  "a dry gas has not the pressure of the vapor": [
    ["en", "oxygen collected over water at 20C. water vapor = 17.5 mmHg. what is pressure of the dry gas in kPa"],
  ],
  "a molecule holds no ions": [
    ["en", "How many moles of fluoride ions are there in 0.30 mol of NF3?"],
    ["en", "How many chloride ions are in 0.10 mol of SiCl4?"],
  ],
  "the percent of an ion is not that of the salt that it falls out with": [
    [
      "en",
      "What is the percent of bromide in a sample if 2.150 g of it gives 1.320 g of AgBr with excess Ag+? Ag+(aq) + Br-(aq) → AgBr(s)",
    ],
  ],
  "what is left of one gas is not all that there is": [
    [
      "en",
      "4.0 mol of H2 and 3.0 mol of Cl2 react as far as they can to hydrogen chloride. How many moles of gas are left in total?",
    ],
  ],
  "what is taken of a stock is not what all of it makes": [
    [
      "en",
      "There are 300 mL of a 4.0 M stock solution of HNO3. What volume of the stock must be diluted to make 0.50 M HNO3?",
    ],
    ["en", "300 mL of 4.0 M stock HNO3 is kept cold. To what volume must a portion of it be diluted to give 0.50 M?"],
  ],
  "the salt that forms is neither the acid nor the base": [
    ["en", "20.0 mL of HNO3 is titrated with 30.0 mL of 0.120 M KOH. Calculate the molarity of the salt formed."],
    ["en", "30.0 mL of 0.120 M KOH neutralises 20.0 mL of HNO3. What is the concentration of salt in the mixture?"],
  ],
  "balances only where that is asked for, or nothing is": [
    ["en", "Is this reaction spontaneous? 2 K + Cl2 -> 2 KCl"],
    ["en", "Is 2 K + Cl2 -> 2 KCl exothermic?"],
    ["en", "is the reaction 2 K + Cl2 -> 2 KCl exothermic"],
    ["en", "CaCO3 -> CaO + CO2: reversible?"],
    ["en", "Find ΔH of C2H4 + 3 O2 -> 2 CO2 + 2 H2O"],
    ["en", "What is K for 2 SO2 + O2 <=> 2 SO3?"],
    ["en", "Determine the rate law. 2 NO + Cl2 -> 2 NOCl"],
    [
      "en",
      "Add up the half-reactions: (a) Mg -> Mg^2+ + 2 e-, Cl2 + 2 e- -> 2 Cl- (b) K -> K+ + e-, Br2 + 2 e- -> 2 Br-",
    ],
  ],
  "whether it gets warmer, or where the water stood, nobody says": [
    [
      "en",
      "When 3.00 g of KCl dissolves in 50.0 g of water, the temperature changes by 3.13 °C. Find the molar enthalpy of solution of KCl.",
    ],
    [
      "en",
      "A 27.0 g piece of aluminum raises the water level in a graduated cylinder to 30.0 mL. What is its density?",
    ],
  ],
  "ten times as much is no tenth": [
    ["en", "What is the pH of an HNO3 solution whose concentration is ten times that of one with pH 4.00?"],
    ["en", "What is the pH of a KOH solution which has ten times the concentration of one with pH 11?"],
    ["en", "What is the energy of one photon of light with a shorter wavelength than 450. nm?"],
    ["en", "Ksp of AgBr is 5.4e-13. What is the molar solubility if the solution is not saturated?"],
  ],
  "what the text says of the end cannot have been the beginning": [
    ["en", "To what total volume should 75 mL of 0.20 M LiCl be diluted with water to turn it into 0.80 M LiCl?"],
    ["en", "To what volume must 40 mL of 0.10 M KBr be diluted to make it 0.30 M?"],
    ["en", "A sample of 12 mg has become 15 mg of the same isotope after 6 days. What is its half-life?"],
    ["en", "Gas X effuses 1.3 times as fast as gas Y. What is the molar mass of gas X?"],
    ["en", "What volume of 0.20 M HNO3 must be diluted with water to get 250 mL of 1.5 M HNO3?"],
    ["en", "80 mL of 0.25 M KCl is diluted until it is 0.90 M. What is the final volume?"],
    ["en", "9.0 g of an isotope weighs 14 g after 5.0 days. What is its half-life?"],
  ],
  "matter does not do what the numbers say": [
    ["en", "A gas effuses 5.0 times as fast as hydrogen, H2, at the same temperature. What is its molar mass?"],
    ["en", "What is the density of KBr at 30 °C and 1 atm?"],
    ["en", "What pressure do 4.0 g of CaCl2 have in 3.0 L at 310 K?"],
    ["en", "What mass of KBr is in 3.0 L of a solution with a density of 1.2 g/mL?"],
    ["en", "What volume does 2.00 mol of water fill at 5 °C and 1.00 atm?"],
    ["en", "12.0 g of BaSO4 is stirred with water to make 500. mL of solution. What is the molarity?"],
    ["en", "A current of 2.00 A passes through aqueous KCl for 3.00 h. What mass of potassium forms on the cathode?"],
    ["en", "How many grams of oxygen must be supplied to decompose 12.0 g of KClO3 into KCl and O2?"],
    ["en", "How many moles of zinc are there in a 30.0 g brass bell?"],
    ["en", "A sugar has the empirical formula CH2O. How many oxygen atoms does one molecule of it contain?"],
    ["en", "A sealed hollow bead has a mass of 9.20 g and a volume of 2.30 mL. What is the density of its metal?"],
  ],
  "what the text says of the end is not its beginning": [
    ["en", "55 mL of 0.90 M KBr is diluted to 25 mL with water. Find the new molarity."],
    ["en", "Of a 12 g sample of a radioactive isotope, 31 g is left after 6 years. What is its half-life?"],
    ["es", "Se diluyen 55 mL de KBr 0.90 M hasta 25 mL. ¿Cuál es la nueva molaridad?"],
    ["fr", "On dilue 55 mL de KBr 0,90 M à 25 mL. Quelle est la nouvelle concentration molaire ?"],
    ["zh", "将55 mL 0.90 mol/L KBr溶液稀释到25 mL，新的浓度是多少？"],
  ],
  "the pressure of all is that of every gas that is named": [
    [
      "en",
      "A mixture of helium, neon and krypton has 0.30 atm of helium and 0.45 atm of neon. What is the total pressure of the mixture?",
    ],
  ],
  "all together is more than some of them, and what is diluted gets no stronger": [
    [
      "en",
      "A mixture of helium, neon and argon has 0.60 atm of helium and 0.25 atm of neon. What is the total pressure?",
    ],
    ["en", "90 mL of 0.50 M KBr is diluted to 30 mL with water. What is the new molarity?"],
  ],
  "the mass of a part is not that of its atom": [
    ["en", "What is the mass of nitrogen (in amu) in the following compound: KNO3"],
    ["en", "What is the mass in amu of hydrogen in each of the following molecules? (a) CH4 (b) C3H8"],
    ["es", "¿Cuál es la masa en u del carbono en las siguientes moléculas? C4H8O2"],
    ["zh", "下列分子中碳的总质量(amu)是多少？C4H8O2"],
  ],
  "a mass of one compound does not answer for another substance": [
    ["en", "How many molecules of C2H6O are in 9.21 g of it? How many carbon atoms?"],
  ],
  "an answer to some of several questions is no answer": [
    ["en", "The pH of a solution is 5.10. Find pOH, [H+] and [OH-]."],
    ["en", "Find the number of moles, number of molecules and total number of atoms in 18.0 g of CO2."],
    ["en", "For 8.00 g of Al2O3, find the moles of Al2O3, the moles of Al and the mass of oxygen."],
    ["en", "For the combustion of 11.0 g of propane find the moles of oxygen used and the masses of CO2 and water."],
    ["en", "What are the concentrations of Na+, Cl- in 0.20 M NaCl?"],
    ["en", "How many moles of SO2, S and O are in 32.0 g of SO2?"],
    ["es", "El pH de una disolución es 5.10. Calcula [H+], pOH y [OH-]."],
    ["fr", "Calculer la masse, le volume et le nombre de molécules de 0,250 mol de N2 aux CNTP."],
    ["zh", "11.0 g丙烷燃烧生成CO2和H2O各多少克？"],
    ["en", "What is the pH of 0.020 M HNO3? Would litmus turn red?"],
  ],
  "a difference is not the state that it leads to": [
    ["en", "A gas at 320 K has a volume of 3.00 L. It is cooled 80 K at constant pressure. What is the new volume?"],
    [
      "en",
      "A gas at 320 K fills 3.00 L. Its volume is reduced by 0.75 L at constant pressure. What is the temperature?",
    ],
    ["en", "A gas at 1.00 atm fills 3.00 L. Its volume is reduced 0.75 L. What is the pressure?"],
    ["es", "Un gas a 1.00 atm ocupa 3.00 L. El volumen disminuye 0.75 L. ¿Cuál es la presión?"],
    ["fr", "Un gaz à 1,00 atm occupe 3,00 L. On le comprime de 0,75 L. Quelle est la pression ?"],
    ["am", "ጋዝ በ1.00 atm 3.00 L ይዘት አለው። ይዘቱ በ0.75 L ይቀንሳል። ግፊቱ ስንት ነው?"],
    ["en", "Convert a temperature interval of 36 °F to °C."],
  ],
  "what is asked of a gas over water is not always the gas": [
    [
      "en",
      "Oxygen collected over water at 22 °C fills 400 mL at 748 torr; water's vapour pressure is 19.8 torr. How many moles of water vapour are there?",
    ],
  ],
};
