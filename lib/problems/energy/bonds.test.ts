import { expect, test } from "vitest";
import { balance } from "../../chemistry/equation/balance.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { bondsOf, countBonds, energyOf, GAS_REACTIONS, MOLECULES, sidesOf } from "./bonds.ts";

const VALENCES: Readonly<Record<string, number>> = { H: 1, F: 1, Cl: 1, Br: 1, I: 1, O: 2, S: 2, N: 3, C: 4 };

const ORDERS: Readonly<Record<string, number>> = { "–": 1, "=": 2, "≡": 3 };

test.each(MOLECULES)("[CARD-03] the bonds of %s use up the valences of its atoms", (formula) => {
  const used = new Map<string, number>();
  for (const [bond, count] of bondsOf(formula)) {
    const [, one = "", sign = "", other = ""] = /^(\p{L}+)([–=≡])(\p{L}+)$/u.exec(bond) ?? [];
    for (const symbol of [one, other]) used.set(symbol, (used.get(symbol) ?? 0) + count * (ORDERS[sign] ?? 0));
  }
  const needed = new Map(
    [...getFormula(formula).counts].map(([symbol, count]) => [symbol, count * (VALENCES[symbol] ?? 0)]),
  );
  expect(used).toEqual(needed);
});

test.each(GAS_REACTIONS)("[CARD-03] %s is balanced, and its bonds are known", (text) => {
  const parsed = parseEquation(text);
  expect(parsed.ok && balance(parsed.value).kind).toBe("already-balanced");
  const { reactants, products } = sidesOf(text);
  expect(energyOf(countBonds(reactants))).not.toBe(energyOf(countBonds(products)));
});

test("[CARD-03] methane burns with 808 kJ by mean bond enthalpies", () => {
  const { reactants, products } = sidesOf("CH4 + 2 O2 -> CO2 + 2 H2O");
  expect(energyOf(countBonds(reactants)) - energyOf(countBonds(products))).toBe(-808);
});
