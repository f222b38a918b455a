import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  ["KCl has the rock salt structure with an edge of 629 pm. Calculate its density.", "1.99 g/cm³"],
  [
    "The unit cell of NiO contains four formula units and has an edge length of 418 pm. Find the density.",
    "6.79 g/cm³",
  ],
  [
    "Caesium iodide crystallizes in the caesium chloride structure and has a density of 4.51 g/cm3. What is the edge of its unit cell?",
    "457 pm",
  ],
  [
    "A cube with an edge of 385 pm that holds one formula unit is the unit cell of NH4Cl. Density of the crystal?",
    "1.56 g/cm³",
  ],
  [
    "The unit cell of tungsten holds two atoms, and its edge measures 316 pm. Find the density of tungsten.",
    "19.3 g/cm³",
  ],
  ["SrF2 crystallizes in the fluorite structure; a = 580 pm. What is the density?", "4.28 g/cm³"],
])("[CARD-01] knows the cells of salts: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "KCl has an edge of 629 pm. Calculate its density.",
  "SrF2 crystallizes in a face-centred cubic lattice with an edge of 580 pm. What is the density?",
  "KCl has the rock salt structure. The distance of the ions is 315 pm. Calculate its density.",
  "SrCl2 has the rock salt structure with an edge of 629 pm. Calculate its density.",
  "KCl has the rock salt structure with an edge of 629 pm and 3.0 % vacancies. Calculate its density.",
])("[READ-02] leaves alone a cell that is not told: %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
