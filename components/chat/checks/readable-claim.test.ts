import { expect, test } from "vitest";
import { readableClaim } from "./readable-claim.ts";

test.each([
  ["36.0 g", "36.0 g"],
  ["**36.0** g", "36.0 g"],
  ["**m** = *5* g", "m = 5 g"],
  ["`H2O`", "H2O"],
  ["2 * 3 = 6", "2 * 3 = 6"],
  ["2 *3 = 6", "2 *3 = 6"],
  ["5.00 g *(1 mol / 58.44 g)", "5.00 g *(1 mol / 58.44 g)"],
  ["*5.00 g* / _58.44_ g/mol", "5.00 g / 58.44 g/mol"],
  ["$\\ce{H2O}$", "$\\ce{H2O}$"],
  ["\\frac{36.0}{18.0} = 2.00", "\\(\\frac{36.0}{18.0} = 2.00\\)"],
  ["6.02 \\times 10^{23}", "\\(6.02 \\times 10^{23}\\)"],
])("%j stands in a list as %j", (text, shown) => {
  expect(readableClaim(text)).toBe(shown);
});
