/** Exercises about amounts in their own words, by kind, with their answers. */
export const AMOUNTS: Readonly<Record<string, readonly (readonly [text: string, answers: readonly string[]])[]>> = {
  "cubic unit cells": [
    [
      "Copper crystallizes in a face-centered cubic lattice. The edge of its unit cell is 361 pm. Calculate the density of copper.",
      ["8.97 g/cm³"],
    ],
    [
      "Chromium has a body-centered cubic unit cell with an edge length of 2.88 Å. What is the atomic radius of chromium?",
      ["125 pm"],
    ],
    [
      "Nickel crystallizes in an FCC structure. Its density is 8.91 g/cm3. What is the edge length of the unit cell?",
      ["352 pm"],
    ],
    ["The radius of a gold atom is 144 pm. Gold crystallizes fcc. Calculate the density of gold.", ["19.4 g/cm³"]],
    [
      "Iron crystallizes in a body-centered cubic structure with an atomic radius of 124 pm. Find the edge length of the unit cell in nm.",
      ["0.286 nm"],
    ],
    [
      "The edge of the cubic unit cell of vanadium is 302 pm and its density is 6.1 g/cm3. What type of cubic unit cell does vanadium have?",
      ["body-centred"],
    ],
    [
      "A metal crystallizes in a face-centered cubic lattice with an edge of 389 pm and has a density of 12.0 g/cm3. What is the molar mass of the metal?",
      ["106 g/mol"],
    ],
  ],
  "samples that decay": [
    [
      "The activity of a radioactive sample drops from 2400 counts per minute to 300 counts per minute in 45.0 hours. What is its half-life?",
      ["15 h"],
    ],
    [
      "A Geiger counter shows 1280 counts/min at first and 160 counts/min after 24 days. Find the half-life of the isotope.",
      ["8 d"],
    ],
    [
      "A sample of an isotope has an activity of 640 Bq; 20.0 hours later its activity is 80 Bq. What is the half-life?",
      ["6.67 h"],
    ],
    [
      "A wooden bowl has a carbon-14 activity of 9.2 disintegrations per minute per gram. Living wood has 15.3 disintegrations per minute per gram. The half-life of carbon-14 is 5730 years. How old is the bowl?",
      ["4200 yr"],
    ],
    [
      "A rock contains 2.00 mg of uranium-238 and 0.90 mg of lead-206. The half-life of U-238 is 4.5e9 years. How old is the rock?",
      ["2720000000 yr"],
    ],
    ["Calculate the activity in Bq of 2.00 g of ⁶⁰Co, whose half-life is 5.27 y.", ["83700000000000 Bq"]],
    [
      "²²²Rn has a half-life of 3.82 d. How long does it take a sample of 0.750 g to decay until only 0.100 g is left?",
      ["11.1 d"],
    ],
    [
      "⁹⁰Sr decays with a half-life of 28.8 years to produce ⁹⁰Y. How long does it take until only 2.0% of the original amount remains?",
      ["163 yr"],
    ],
  ],
};

/** Each lacks something, or says one thing more, so that the answer is another one, or none. */
export const AMOUNT_TRAPS: readonly string[] = [
  "The edge of the cubic unit cell of vanadium is 302 pm. Calculate the density of vanadium.",
  "Sodium chloride crystallizes fcc with an edge length of 564 pm. What is the radius?",
  "Zinc crystallizes in a hexagonal closest packed structure with a radius of 133 pm. What is its density?",
  "Iron changes from a body-centered cubic to a face-centered cubic lattice. The radius is 126 pm. What is the edge length of the unit cell?",
  "The activity of a sample rises from 160 Bq to 1280 Bq in 24 days. What is its half-life?",
  "A wooden bowl has a carbon-14 activity of 9.2 disintegrations per minute per gram. The half-life of carbon-14 is 5730 years. How old is the bowl?",
  "A rock contains 2.00 mg of potassium-40 and 0.90 mg of argon-40. The half-life of potassium-40 is 1.25e9 years. How old is the rock?",
  "Polonium-210 (half-life 138 days) decays to lead-206. What mass of lead-206 forms from 2.00 mg of polonium-210 in 276 days?",
  "A rock contains 2.00 mg of uranium-238 and 0.90 mg of lead-207. The half-life of U-238 is 4.5e9 years. How old is the rock?",
  "A counter shows 640 counts/min at first, 80 counts/min after 20.0 hours, and a background of 20 counts/min. What is the half-life?",
];
