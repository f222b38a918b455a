import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The edge length of the unit cell of RbBr (NaCl-like structure, FCC) is 6.89 Å. Assuming anion-cation contact along the cell edge, calculate the radius of the rubidium ion. The radius of the bromide ion is 1.96 Å.",
    "1.49 Å",
  ],
  [
    "Cesium bromide crystallizes with the same structure as CsCl. The edge length of the unit cell of CsBr is 429 pm. Calculate the ionic radius of Cs+. (The ionic radius of Br− is 196 pm.)",
    "176 pm",
  ],
  [
    "MgO has the rock salt structure. The radius of the magnesium ion is 72 pm and the radius of the oxide ion is 140 pm. What is the edge length of the unit cell?",
    "424 pm",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "MgO has the rock salt structure. The edge length of the unit cell is 421 pm. What is the radius of the magnesium ion?",
  "ZnS has the zinc blende structure. The edge length of the unit cell is 541 pm and the radius of the sulfide ion is 184 pm. What is the radius of the zinc ion?",
  "MgO has the rock salt structure. The edge length of the unit cell is 421 pm and the radius of the oxide ion is 140 pm. What is the distance between two oxide ions?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
