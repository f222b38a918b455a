import { expect, test } from "vitest";
import { INERT_COUPLES, METAL_COUPLES } from "../../chemistry/data/reduction-potentials.ts";
import { balance } from "../../chemistry/equation/balance.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { NERNST_SLOPE } from "../../laws/redox/cell-energy.ts";
import { createRandom } from "../random.ts";
import { drawCell, factorsOf, oxidationOf, reactionOf, reductionOf, standardPotential } from "./cells.ts";

const COUPLES = [...METAL_COUPLES, ...INERT_COUPLES];

function kindOf(text: string): string {
  const parsed = parseEquation(text);
  return parsed.ok ? balance(parsed.value).kind : "no equation";
}

test.each(COUPLES.flatMap((couple) => [oxidationOf(couple), reductionOf(couple)]))(
  "[CARD-03] the half-reaction %s is balanced",
  (text) => {
    expect(kindOf(text)).toBe("already-balanced");
  },
);

test("[CARD-03] the reaction of each cell is balanced, and its potential positive", () => {
  const cells = Array.from({ length: 200 }, (_, seed) => drawCell(createRandom(seed), COUPLES)).filter(
    (cell) => cell !== null,
  );
  expect(cells.length).toBeGreaterThan(100);
  for (const cell of cells) {
    expect(kindOf(reactionOf(cell, factorsOf(cell)))).toBe("already-balanced");
    expect(standardPotential(cell).gt(0)).toBe(true);
  }
});

test("[CARD-03] zinc and copper make the cell of Daniell", () => {
  const [zinc, copper] = ["Zn", "Cu"].map((metal) => METAL_COUPLES.find(({ reduced }) => reduced[1] === metal));
  if (zinc === undefined || copper === undefined) throw new Error("The table lacks zinc or copper");
  const cell = { anode: zinc, cathode: copper };
  expect(reactionOf(cell, factorsOf(cell))).toBe("Zn + Cu^2+ -> Zn^2+ + Cu");
  expect(standardPotential(cell).toFixed(2)).toBe("1.10");
  expect(NERNST_SLOPE.value.toFixed(5)).toBe("0.05916");
});
