import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Given, Statement } from "../statement.ts";
import type { Row } from "./isotope-rows.ts";

const NO_WORDS = { before: [], behind: [] };

/** A table of isotopes, with the mean mass where it is told, as what a problem states and asks. */

function toGivens(rows: readonly Row[]): Given[] {
  const given = (kind: Kind, of: string, quantity: Quantity): Given => ({
    variable: variableOf(kind, of),
    quantity,
    words: NO_WORDS,
  });
  return rows.flatMap(({ isotope, mass, share }) => [
    ...(mass === null ? [] : [given("isotope-mass", isotope, mass)]),
    ...(share === null || share === undefined ? [] : [given("abundance", isotope, share)]),
  ]);
}

export function toStatement(
  rows: readonly Row[],
  mean: Quantity | null,
  goals: readonly (readonly [Kind, string | null])[],
): Statement {
  const givens = [
    ...(mean === null ? [] : [{ variable: variableOf("atomic-mass", null), quantity: mean, words: NO_WORDS }]),
    ...toGivens(rows),
  ];
  return {
    givens,
    goals: goals.map(([kind, of]) => ({ variable: variableOf(kind, of), unit: null, words: NO_WORDS })),
    scene: {
      ...BARE_SCENE,
      givens: givens.map(({ variable }) => variable),
      isotopes: rows.map(({ isotope }) => isotope),
    },
  };
}
