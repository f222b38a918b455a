import { expect, test } from "vitest";
import { COURSE_SALTS, SOLUBILITY_PRODUCTS } from "../../chemistry/data/solubility-products.ts";
import { readEquilibrium, reactionQuotient } from "../../chemistry/equilibrium/equilibrium.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { getReaction } from "../reactions/reaction.ts";
import { dissolution, factorOf, solubilityOf } from "./slightly-soluble.ts";

test.each(SOLUBILITY_PRODUCTS)("$formula dissolves into its ions in a balanced equation", (salt) => {
  expect(getReaction(dissolution(salt)).coefficients).toEqual([1, salt.cations, salt.anions]);
});

test.each(SOLUBILITY_PRODUCTS)("the ions of a saturated solution of $formula give its solubility product", (salt) => {
  const constant = new Decimal(salt.constant);
  const s = solubilityOf(salt, constant);
  const participants = readEquilibrium(dissolution(salt));
  const product = reactionQuotient(participants, (formula) =>
    s.times(participants.find((each) => each.formula === formula)?.power ?? 0),
  );
  expect(product.div(constant).toNumber()).toBeCloseTo(1, 12);
});

test("the factor before the power of s follows from the numbers of ions", () => {
  expect(
    COURSE_SALTS.filter(({ formula }) => ["AgCl", "CaF2", "Ag2CrO4", "La(IO3)3"].includes(formula)).map((salt) =>
      factorOf(salt),
    ),
  ).toEqual([1, 4, 4, 27]);
});
