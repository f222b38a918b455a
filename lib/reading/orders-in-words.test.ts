import { expect, test } from "vitest";
import { answersTo } from "./answers.fixture.ts";

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
