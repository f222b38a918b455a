import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  ["What is the wavelength of the first line of the Lyman series of hydrogen?", "122 nm"],
  ["Calculate the longest wavelength in the Balmer series of hydrogen.", "656 nm"],
  [
    "Wood from a tomb shows 7.1 C-14 decays per minute and gram of carbon; living wood shows 15.3. t1/2 = 5730 y. How old is the wood?",
    "6350 yr",
  ],
  [
    "A scrap of leather shows 10.4 disintegrations per minute per gram of carbon, while living tissue shows 15.3. If the half-life of 14C is 5730 years, what is the age of the leather?",
    "3190 yr",
  ],
  [
    "A beam has a carbon-14 activity of 6.8 counts per minute per gram compared with 15.3 in fresh wood. What is its age? (t1/2 = 5730 y)",
    "6700 yr",
  ],
  [
    "A cloth has a 14C activity that is 72% of that in living flax. How old is the cloth? The half-life of 14C is 5730 years.",
    "2720 yr",
  ],
  [
    "A stone contains 0.250 mg of 206Pb for every 1.000 mg of 238U present. The half-life of 238U is 4.5 × 10^9 y. How old is the stone?",
    "1650000000 yr",
  ],
  ["A sample shows 960 counts per minute at first and 120 after 18 h. Half-life?", "6 h"],
  ["Chromium is body-centred cubic, a = 288 pm. Find the radius of a chromium atom.", "125 pm"],
  ["Silver (fcc) has an atomic radius of 144 pm. What is the length of the unit cell edge?", "407 pm"],
  ["Potassium dihydrogen phosphate - formula pls", "KH2PO4"],
  ["What is the formula of the compound formed from lithium and nitrogen, lithium nitride?", "Li3N"],
  ["Which formula does the compound of Mn4+ and O2- ions have?", "MnO2"],
  ["A proton moves at 3.0×10^5 m/s. Find its de Broglie wavelength in pm.", "1.32 pm"],
  ["An electron moves at 4.0×10^6 m/s. Find its de Broglie wavelength in nm. (m = 9.11×10^-31 kg)", "0.182 nm"],
])("[CARD-01] reads matter in a turn of its own: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  ["Lithium is dropped into water. Write the balanced equation.", "2 Li + 2 H2O -> 2 LiOH + H2"],
  ["Magnesium burns in oxygen. What is the balanced equation?", "2 Mg + O2 -> 2 MgO"],
  [
    "Silver coins dissolve in warm nitric acid, and brown fumes rise. Balance: Ag + HNO3 → AgNO3 + NO2 + H2O",
    "Ag + 2 HNO3 -> AgNO3 + NO2 + H2O",
  ],
])("[CARD-01] writes the equation of a story: %s", (text, equation) => {
  expect(answersOfAny(text)).toEqual([JSON.stringify({ kind: "equation", equation })]);
});

test.each([
  ["Maximum number of electrons in the third shell?", 18],
  ["How many orbitals are in the n = 4 shell?", 16],
])("[CARD-01] counts by shells: %s", (text, value) => {
  expect(answersOfAny(text)).toEqual([JSON.stringify({ kind: "count", value })]);
});

test.each([
  "Wood from a tomb shows 7.1 C-14 decays per minute and gram of carbon. t1/2 = 5730 y. How old is the wood?",
  "A scrap of leather shows 10.4 disintegrations per minute per gram of carbon, while dead tissue shows 15.3. If the half-life of 14C is 5730 years, what is the age of the leather?",
  "A cloth has a 14C activity that is 28% less than that in living flax. How old is the cloth? The half-life of 14C is 5730 years.",
  "Chromium has a = 288 pm. Find the radius of a chromium atom.",
  "What is the formula of the compound formed from iron and oxygen, iron oxide?",
])("[READ-02] turns nothing of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  [
    "Equal volumes of N2 and an unknown gas effuse in 40.0 s and 60.0 s. Find the molar mass of the unknown gas.",
    "63 g/mol",
  ],
  ["It takes 25.0 s for 60.0 mL of He to effuse. How long will 60.0 mL of CH4 take?", "50 s"],
])("[CARD-01] compares gases that effuse in equal volumes: %s", (text, answer) => {
  expect(answersOfAny(text, 2)).toEqual([answer]);
});

test.each([
  "It takes 25.0 s for 60.0 mL of He to effuse. How long will 90.0 mL of an unknown gas take?",
  "Equal volumes of two gases effuse in 40.0 s and 60.0 s. Find the molar mass of the second gas.",
])("[READ-02] compares nothing in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
