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
};

/** Each lacks something, or says one thing more, so that the answer is another one, or none. */
export const AMOUNT_TRAPS: readonly string[] = [
  "The edge of the cubic unit cell of vanadium is 302 pm. Calculate the density of vanadium.",
  "Sodium chloride crystallizes fcc with an edge length of 564 pm. What is the radius?",
  "Zinc crystallizes in a hexagonal closest packed structure with a radius of 133 pm. What is its density?",
  "Iron changes from a body-centered cubic to a face-centered cubic lattice. The radius is 126 pm. What is the edge length of the unit cell?",
];
