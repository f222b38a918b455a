import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  [
    "A current of 2.00 A for 30.0 min deposits 2.04 g of a metal M2+. What is the molar mass of the metal?",
    "109 g/mol",
  ],
  [
    "1.20 A pass for 50.0 min through a solution of a trivalent metal, and 0.647 g is deposited. Find its atomic mass.",
    "52 g/mol",
  ],
  [
    "A current of 5.0 A deposits zinc from Zn2+ for 2.0 h at 85 % efficiency. What mass of zinc is deposited?",
    "10.4 g",
  ],
  [
    "How long must a current of 3.0 A run with a current efficiency of 75 % to deposit 4.0 g of silver from Ag+?",
    "1590 s",
  ],
  [
    "A current of 3.00 A deposits 8.50 g of nickel from Ni2+ in 3.00 hours. What is the current efficiency of the process?",
    "86.3 %",
  ],
])("[CARD-01] reads what a current deposits: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "A current of 3.00 A does not deposit 8.50 g of nickel from Ni2+ in 3.00 hours. What is the current efficiency?",
  "A current of 3.00 A deposits 18.50 g of nickel from Ni2+ in 3.00 hours. What is the current efficiency?",
  "A current of 2.00 A for 30.0 min deposits 2.04 g of a metal. What is the molar mass of the metal?",
  "A current of 2.00 A deposits 2.04 g of a metal M2+. What is the molar mass of the metal?",
  "A current of 5.0 A deposits chromium for 2.0 h at 20 % efficiency. What mass of chromium is deposited?",
  "A current of 5.0 A deposits zinc and copper from Zn2+ and Cu2+ for 2.0 h at 85 % efficiency. What mass of zinc is deposited?",
])("[READ-02] deposits nothing from %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
