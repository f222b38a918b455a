import { expect, test } from "vitest";
import { solve } from "../../solver/solve.ts";
import { findBefore } from "./before.ts";
import { nameClass } from "./name-class.ts";

test.each([
  ["balance Cu + O2 -> CuO", "how much oxide from 3 g of copper", "how much CuO from 3 g of copper"],
  ["balance Na + Cl2 -> NaCl", "cuánto cloruro sale", "cuánto NaCl sale"],
  ["balance Cu + O2 -> CuO", "3克铜能生成多少氧化物", "3克铜能生成多少 CuO "],
  ["balance Zn + HCl -> ZnCl2 + H2", "volume of the gas at STP", "volume of H2 at STP"],
  // Two of them are of that kind, or none is.
  ["balance Fe2O3 + CO -> Fe + CO2", "how much chloride", "how much chloride"],
  ["balance C2H4 + O2 -> CO2 + H2O", "how much salt", "how much salt"],
] as const)("[TALK-02] behind “%s”: “%s”", (problem, text, named) => {
  const outcome = solve(problem, "en");
  const before = outcome.kind === "solved" ? findBefore({ facts: outcome.solutions }) : null;
  if (before === null) throw new Error(`${problem} is not solved`);
  expect(nameClass(text, before).replaceAll(/ +/g, " ")).toBe(named);
});
