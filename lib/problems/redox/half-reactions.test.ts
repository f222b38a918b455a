import { expect, test } from "vitest";
import { balance } from "../../chemistry/equation/balance.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { balanceRedox } from "../../chemistry/redox/half-reactions.ts";
import { ACIDIC_PAIRS, BASIC_PAIRS, SIMPLE_PAIRS } from "./half-reactions.ts";

const CASES = [
  ...[...SIMPLE_PAIRS, ...ACIDIC_PAIRS].map((pair) => ({ ...pair, medium: "acid" as const })),
  ...BASIC_PAIRS.map((pair) => ({ ...pair, medium: "base" as const })),
].map(({ oxidation, reduction, medium }) => ({
  text: `${oxidation.from} + ${reduction.from} -> ${oxidation.to} + ${reduction.to}`,
  medium,
}));

test.each(CASES)("$text balances in $medium", ({ text, medium }) => {
  const parsed = parseEquation(text);
  if (!parsed.ok) throw new Error(`${text} is no equation`);
  const redox = balanceRedox(parsed.value, medium);
  expect(redox.ok && balance(redox.value.overall).kind).toBe("already-balanced");
});
