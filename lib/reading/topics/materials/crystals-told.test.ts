import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Molybdenum crystallizes in a body-centered cubic lattice whose edge is 314.7 pm. From this and its atomic mass, 95.95 u, calculate the density of molybdenum in g/cm³.",
    "10.2 g/cm³",
  ],
  [
    "The atomic radius of silver, which forms a cubic closest-packed structure, is 144 pm. What is the edge length of the unit cell?",
    "407 pm",
  ],
  [
    "Lead (atomic radius 175 pm) crystallizes in a face-centered unit cell. What is the length of a side of the cell?",
    "495 pm",
  ],
  [
    "Molybdenum, whose melting point is among the highest, has a body-centered cubic unit cell with an edge of 314.7 pm. What is the radius of its atoms?",
    "136 pm",
  ],
  [
    "X rays of wavelength 154 pm are diffracted from a crystal at an angle of 17.20°. Assuming n = 1, what is the distance (in pm) between the layers in the crystal?",
    "260 pm",
  ],
  [
    "A diffractometer with X-rays of 0.1541 nm shows a first-order peak of a crystal at 12.50°. Determine the spacing between the diffracting planes.",
    "0.356 nm",
  ],
  [
    "At what angle would X-rays with a wavelength of 0.1541 nm show second-order diffraction from planes separated by 0.420 nm?",
    "21.5",
  ],
])("[CARD-01] reads what a story tells of a crystal: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "An alloy of silver and copper has a face-centered cubic cell with an edge of 400 pm. What is its density?",
  "The edge of a face-centered cubic cell of nickel is 352 pm. What percentage of the cell is empty?",
  "Sodium chloride has a face-centered cubic cell. The radius of its sodium ions is 102 pm. What is the edge length of the cell?",
])("[READ-02] leaves other crystals alone: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  [
    "A silvery metal crystallizes in a face-centered cubic lattice; the edge of its unit cell is 383.9 pm and its density is 22.56 g/cm^3. Which metal is it?",
    "Ir",
  ],
  [
    "A metal forms body-centered cubic crystals with a cell edge of 3.147 Å and a density of 10.22 g/cm^3. Identify the metal.",
    "Mo",
  ],
])("[SOLVE-01] names the metal: %s", (text, symbol) => {
  expect(answersOfAny(text)).toEqual([symbol]);
});

test.each([
  "A metal forms body-centered cubic crystals with a cell edge of 3.147 Å. Identify the metal.",
  "A metal forms cubic crystals with a cell edge of 3.147 Å and a density of 10.22 g/cm^3. Identify the metal.",
  "A metal forms body-centered cubic crystals with a cell edge of 3.147 Å and a density of 12.80 g/cm^3. Identify the metal.",
  "A metal oxide forms body-centered cubic crystals with a cell edge of 3.147 Å and a density of 10.22 g/cm^3. Identify the metal.",
])("[READ-02] names none in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
