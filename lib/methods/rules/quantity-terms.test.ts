import { describe, expect, test } from "vitest";
import { quantity } from "../../quantity/quantity.ts";
import { count, expression, quantity as fact, variable } from "../terms.ts";
import { answerTerm, worked } from "./quantity-terms.ts";

describe("a worked line", () => {
  const [mass, volume] = [quantity("27.0", "g", 3), quantity("10.0", "mL", 3)];

  test("stands in letters, in numbers and with what comes out", () => {
    expect(worked("ρ", [["m", mass], "/", [variable("V", "Al"), volume]], quantity("2.70", "g/mL", 3))).toEqual(
      expression(
        variable("ρ"),
        "=",
        variable("m"),
        "/",
        variable("V", "Al"),
        "=",
        fact("27.0", "g", 3),
        "/",
        fact("10.0", "mL", 3),
        "=",
        fact("2.70", "g/mL", 3),
      ),
    );
  });

  test("repeats what has no letter, and shows guard figures of what is computed", () => {
    expect(worked("t", [["m", mass], "/", count(2)], quantity("13.123456", "g", 3))).toEqual(
      expression(
        variable("t"),
        "=",
        variable("m"),
        "/",
        count(2),
        "=",
        fact("27.0", "g", 3),
        "/",
        count(2),
        "=",
        fact("13.123", "g", 5),
      ),
    );
  });

  test("stands in numbers alone where nothing has a letter", () => {
    expect(worked(variable("m", "Al"), [mass, "+", mass], quantity("54.0", "g", 3))).toEqual(
      expression(variable("m", "Al"), "=", fact("27.0", "g", 3), "+", fact("27.0", "g", 3), "=", fact("54.0", "g", 3)),
    );
  });
});

test("an exact count has no figures, though it came by way of moles", () => {
  expect(answerTerm(quantity("5.9999999999999999999999999999999999999999", "atoms"))).toEqual(fact("6", "atoms"));
  expect(answerTerm(quantity("0.3333333333333333333333333333333", "mol"))).toEqual(fact("0.333", "mol", 3));
});
