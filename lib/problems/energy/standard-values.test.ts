import { expect, test } from "vitest";
import { balance } from "../../chemistry/equation/balance.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import {
  entropyOf,
  entropySharesOf,
  gasChangeOf,
  gibbsSharesOf,
  REACTIONS,
  STATE_CHANGES,
  sumShares,
} from "./standard-values.ts";
import { enthalpyOf } from "./thermochemical-equations.ts";

test.each(REACTIONS)("[CARD-03] %s is balanced, and its tables agree: ΔG° = ΔH° − TΔS°", (text) => {
  const parsed = parseEquation(text);
  expect(parsed.ok && balance(parsed.value).kind).toBe("already-balanced");
  const fromTable = sumShares(gibbsSharesOf(text) ?? []);
  const computed = enthalpyOf(text).value.minus(entropyOf(text).value.times("0.29815"));
  // Each value is rounded to 0.1 kJ/mol, and the Gibbs energies are measured in ways of their own.
  const moles = (entropySharesOf(text) ?? []).reduce((sum, { count }) => sum + Math.abs(count), 0);
  expect(fromTable.minus(computed).abs().toNumber()).toBeLessThan(0.35 * moles);
});

test.each(STATE_CHANGES)("[CARD-03] the entropy of %s goes the way of the gas", (text) => {
  expect(entropyOf(text).value.times(gasChangeOf(text)).gt(0)).toBe(true);
});
