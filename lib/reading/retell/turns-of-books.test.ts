import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { turnBooks } from "./turns-of-books.ts";

test.each([
  [
    "Nickel, the shiny coating of many taps, crystallizes in a face-centered cubic unit cell with an edge length of 352 pm. What is the atomic radius of nickel?",
    "124 pm",
  ],
  [
    "How many neutrons does an atom of the isotope iodine-131, used for the treatment of the thyroid, contain?",
    '{"kind":"count","value":78}',
  ],
  ["Write the formula of copper(II) sulfate, a compound present in many garden sprays.", "CuSO4"],
  [
    "Write the name of the following compound, once used as a fertilizer in gardens: NH4NO3",
    '{"kind":"substance","formula":"NH4NO3"}',
  ],
  ["How many grams of silver chloride (once used in early photography) are in 0.250 mol of it?", "35.8 g"],
  [
    "The thermometer of a weather ship showed an air temperature of −22.0 °F at an altitude of 3.5 km. Express this temperature in degrees Celsius.",
    "-30 °C",
  ],
  [
    "Calculate the vapor pressure, in torr, of a solution of 60.0 g of urea, CH4N2O, in 150.0 g of water at 30 °C. Urea is nonvolatile; the vapor pressure of pure water at 30 °C is 31.8 torr.",
    "28.4 Torr",
  ],
  [
    "A brown oxide of copper was once a glaze. When 7.155 g of the oxide was heated in a stream of hydrogen, 6.355 g of metallic copper was left. Determine the empirical formula of the oxide.",
    "Cu2O",
  ],
  [
    "Determine the energy, in joules, required to remove the electron of a hydrogen atom from the n = 2 level. (Ground-state energy −2.179 × 10^−18 J)",
    "5.45e-19 J",
  ],
  [
    "A linen cloth shows a carbon-14 activity of 11.5 disintegrations per minute per gram of carbon; living wood shows 15.3. The half-life of carbon-14 is 5730 years. Estimate the age of the cloth in years.",
    "2360 yr",
  ],
  ["Grade 10. Calculate the number of hydrogen atoms present in 3.4 g of ammonia (NH3).", "3.61e+23 atoms"],
  [
    "The osmotic pressure of a solution of 0.420 g of a milk protein in 30.0 mL of water at 27 °C is 6.50 torr. Determine the molar mass of the protein in g/mol.",
    "40300 g/mol",
  ],
  [
    "Rivers are buffered by carbonic acid. What is the pH of a solution in which [HCO3−] = 0.0300 M and [H2CO3] = 0.00150 M? (Ka1 = 4.3 × 10^−7)",
    "7.67",
  ],
  ["What is the pH of a buffer with [F-] = 0.0250 M and [HF] = 0.00125 M? (Ka = 7.2 × 10^−4)", "4.44"],
  [
    "200 mL of 0.30 M NaCl solution is poured together with 300 mL of 0.20 M NaCl. Assuming volumes are additive, find the molarity of NaCl in the mixture.",
    "0.24 M",
  ],
  [
    "For a second-order reaction 2B → products, 1/[B] = 1/[B]0 + kt with k = 0.30 L/(mol·s). Starting with [B] = 0.60 mol/L, find [B] after 15 s.",
    "0.162 mol/L",
  ],
  [
    "Calculate the standard cell potential of the following galvanic cell: Zn(s) | Zn2+(aq) || Ag+(aq) | Ag(s). Half-reaction E° (V): Zn2+ + 2e− ⟶ Zn −0.76; Ag+ + e− ⟶ Ag +0.80",
    "1.56 V",
  ],
  [
    "Tungsten, the wire of old lamps, crystallizes in a body-centered cubic unit cell; its density is 19.3 g/cm^3 and its molar mass 183.84 g/mol. Calculate the edge length of the unit cell in picometers.",
    "316 pm",
  ],
  [
    "A cylindrical rod of a titanium alloy used in bicycles is 30.0 cm long, has a diameter of 1.50 cm, and has a mass of 239 g. Determine the density of the alloy in g/cm^3.",
    "4.51 g/cm³",
  ],
  [
    "A submarine removes carbon dioxide with lithium hydroxide: 2LiOH(s) + CO2(g) ⟶ Li2CO3(s) + H2O(l). A sailor exhales about 0.900 kg of CO2 each day. What mass of LiOH, in kilograms, is consumed by one sailor per day?",
    "0.979 kg",
  ],
  ["what do you call FeCl3 (with roman numeral)", '{"kind":"substance","formula":"FeCl3"}'],
  ["Write the formula for potassium permanganate, the violet solid of old medicine chests.", "KMnO4"],
  ["Determine the oxidation number of manganese in the permanganate salt KMnO4, an oxidizer in many titrations.", "7"],
  [
    "Write the net ionic equation for the precipitation reaction that occurs when aqueous solutions of barium chloride and sodium sulfate are mixed.",
    '{"kind":"equation","equation":"Ba^2+(aq) + SO4^2-(aq) -> BaSO4(s)"}',
  ],
  [
    "A stock solution of potassium nitrate has the concentration 2.00 M. To what final volume, in milliliters, must 15.0 mL of this stock be diluted in order to obtain a 0.120 M solution?",
    "250 mL",
  ],
  [
    "A ring holds 1.25 carats of diamond (1 carat = 0.200 g). How many moles of carbon are in the diamond?",
    "0.0208 mol",
  ],
  [
    "How much heat, in kilojoules, must be supplied in order to raise the temperature of a 2.00-kg cast-iron pan from 20.0 °C to 180.0 °C? The specific heat of iron is 0.449 J/g °C.",
    "144 kJ",
  ],
  [
    "A mixture used by divers contains 0.400 mol of helium and 0.100 mol of oxygen. The total pressure in the tank is 5.00 atm. Determine the partial pressure of the helium, in atmospheres.",
    "4 atm",
  ],
  [
    "What is the freezing point, in °C, of a solution made of 20.0 g of NaCl and 400.0 g of water, if complete dissociation is assumed? Kf of water is 1.86 °C/m.",
    "-3.18 °C",
  ],
])("[CARD-01] reads in a textbook: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "10.0 g of sodium carbonate, the decahydrate known as washing soda, is dissolved.",
  "Copper, the anode of this cell, loses 3.2 g.",
  "Limestone, half of it sand, is heated.",
  "Sodium chloride, used in excess, reacts with it.",
  "The vapor pressure of a solution at 30 °C is asked; that of water at 35 °C is 42.2 torr.",
  "An air temperature of −22.0 °F at an altitude of 3.5 km is told. What is the pressure?",
  "The oxide was heated in a stream of hydrogen. What mass of hydrogen was used?",
])("[READ-02] leaves what may count: %s", (text) => {
  expect(turnBooks(text)).toBe(text);
});

test.each([
  "Write the formula of the compound, an oxide of nitrogen found in smog.",
  "How many neutrons does an atom of the isotope, used for the treatment of the thyroid, contain?",
  "Calculate the vapor pressure of a solution of 60.0 g of urea, CH4N2O, in 150.0 g of water at 30 °C. The vapor pressure of pure water at 35 °C is 42.2 torr.",
  "What is the pH of a solution in which [HCO3−] = 0.0300 M and [CO3^2−] = 0.00150 M? (Ka1 = 4.3 × 10^−7)",
  "2LiOH(s) + CO2(g) ⟶ Li2CO3(s) + H2O(l). A sailor exhales 0.900 kg of CO2 each day. What mass of LiOH is consumed by a crew of six per day?",
  "2LiOH(s) + CO2(g) ⟶ Li2CO3(s) + H2O(l). A sailor exhales 0.900 kg of CO2 each day. What mass of LiOH is consumed by one sailor per hour?",
  "For a second-order reaction 2B → products, k = 0.30 L/(mol·s). Starting with [B] = 0.60 mol/L, find [B] after 15 s.",
  "A cylindrical rod is 30.0 cm long and has a mass of 239 g. Determine its density in g/cm^3.",
  "Calculate the standard cell potential of the following galvanic cell: Zn(s) | Zn2+(aq) || Ag+(aq) | Ag(s). Half-reaction E° (V): Zn2+ + 2e− ⟶ Zn −0.76; Cu2+ + 2e− ⟶ Cu +0.34",
  "Half of the ammonia is oxidized: 4 NH3 + 5 O2 → 4 NO + 6 H2O. What mass of NO forms from 3.4 g of NH3?",
  "An alloy crystallizes in a body-centered cubic unit cell; its density is 19.3 g/cm^3. Calculate the edge length of the unit cell in picometers.",
  "The osmotic pressure of a solution of 0.420 g of a protein in 30.0 mL of water is 6.50 torr. Determine the molar mass of the protein in g/mol.",
  "Nickel, the shiny coating of many taps, crystallizes with an edge length of 352 pm. What is the atomic radius of nickel?",
  "Write the formula for iron oxide, the one that rusts.",
  "Write the formula for sodium carbonate, a washing soda decahydrate.",
  "What is the molar mass of CuSO4, a blue salt when it is a pentahydrate?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
