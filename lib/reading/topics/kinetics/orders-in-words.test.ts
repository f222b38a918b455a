import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  [
    "For P + Q → R, tripling [P] makes the rate nine times as large; doubling [Q] leaves the rate unchanged. When [P] = 0.20 M and [Q] = 0.50 M the rate is 3.0 × 10-4 mol L-1 s-1. What is the rate constant?",
    "0.0075 L/(mol·s)",
  ],
  [
    "Doubling [A] at constant [B] makes the rate eight times as large; doubling [B] at constant [A] has no effect on the rate. With [A] = 0.10 M and [B] = 0.40 M the rate is 5.0 × 10-3 M/s. What is the rate constant?",
    "5 L²/(mol²·s)",
  ],
  [
    "Doubling the concentration of X doubles the rate and tripling the concentration of Y triples the rate of reaction. The rate is 6.0e-3 M/s when [X] = 0.30 M and [Y] = 0.10 M. Calculate k.",
    "0.2 L/(mol·s)",
  ],
  [
    "Doubling [A] increases the rate by a factor of 4 and halving [B] halves the rate. If [A] = 0.50 M, [B] = 0.40 M and the rate is 0.010 M/s, find the rate constant.",
    "0.1 L²/(mol²·s)",
  ],
])("[CARD-01] tells orders by what a change of each concentration does: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "Doubling [A] doubles the rate and doubling [B] increases the rate by three times. With [A] = 0.10 M and [B] = 0.20 M the rate is 6.0e-3 M/s. What is the rate constant?",
  "Doubling [A] doubles the rate. With [A] = 0.10 M and [B] = 0.20 M the rate is 6.0e-3 M/s. What is the rate constant?",
  "Doubling [A] doubles the rate; doubling [B] doubles the rate. With [A] = 0.10 M the rate is 6.0e-3 M/s. What is the rate constant?",
  "Doubling [A] doubles the rate; doubling [B] doubles the rate; doubling [C] doubles the rate. With [A] = 0.10 M, [B] = 0.20 M and [C] = 0.10 M the rate is 6.0e-3 M/s. What is the rate constant?",
  "Doubling [A] doubles the rate; doubling both [A] and [B] doubles the rate. With [A] = 0.10 M and [B] = 0.20 M the rate is 6.0e-3 M/s. What is the rate constant?",
  "Doubling [A] doubles the rate; doubling [B] doubles the rate. With [A] = 0.10 M and [B] = 0.20 M the rate is 6.0e-3 M/s. What is the rate when [A] = 0.20 M?",
])("[READ-02] does not guess an order: %s", (text) => {
  expect(answersTo(text)).toBeNull();
});

test.each([
  [
    "If the concentration of a reactant is trebled, the rate becomes nine times as large. What is the order of the reaction?",
    2,
  ],
  ["Halving [Z] cuts the rate to one quarter. What is the order in Z?", 2],
  ["The rate of the reaction stays the same when [NO2] is doubled. Find the order with respect to NO2.", 0],
  [
    "Tripling the concentration of a reactant increases the rate of a reaction nine times. What is the order in that reactant?",
    2,
  ],
  ["The rate law of 2 NO + Cl2 → 2 NOCl is rate = k[NO]^2[Cl2]. What is the overall order of the reaction?", 3],
  ["A reaction has rate = k[A][B]². What is its order with respect to B?", 2],
  ["rate = k[NO2]^2[CO]^0, what is the order with respect to CO", 0],
  ["The rate rises by a factor of 8 when the concentration of M is doubled. order in M?", 3],
  ["Quadrupling [R] makes the rate go up fourfold. Order with respect to R?", 1],
])("[CARD-01] tells the order of one reactant: %s", (text, order) => {
  expect(answersTo(text)).toEqual([JSON.stringify({ kind: "count", value: order })]);
});

test.each([
  "rate = k[A][B]^2. What is the order with respect to C?",
  "rate = k[A][B]^2. What are the order in A and the overall order?",
  "rate = k[A][B]^2. What happens to the order when A is in excess?",
  "rate = k[A]^1.5. What is the overall order?",
  "When [A] is doubled, the rate increases by 4. What is the order in A?",
  "When [A] is doubled, the rate becomes five times as large. What is the order in A?",
  "When [A] is doubled, the rate doubles. What is the order in B?",
  "When [A] is doubled, the rate is halved. What is the order in A?",
  "When [A] is doubled, the rate doubles; when [B] is doubled, it quadruples. What is the order of the reaction?",
  "When the temperature is raised by ten degrees the rate doubles. What is the order of the reaction?",
  "When the concentration is doubled the rate quadruples. What is the rate constant of this second order reaction?",
])("[READ-02] tells no order of %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
