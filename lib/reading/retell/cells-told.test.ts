import { describe, expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

describe("cells and baths as books tell them", () => {
  test.each([
    ["What is the potential of the cell shown by Mg(s)│Mg^2+(aq, 0.20 M)║Ag^+(aq, 0.050 M)│Ag(s)?", "3.11 V"],
    [
      "For the cell notation below, calculate the cell potential, Ecell. Zn(s)│Zn^2+(aq, 1.50 M)║Ni^2+(aq, 0.010 M)│Ni(s)",
      "0.436 V",
    ],
    [
      "Use the Nernst equation to find the cell potential at 25 °C: Zn(s) + Ni^2+(aq, 0.010 M) ⟶ Zn^2+(aq, 1.50 M) + Ni(s)",
      "0.436 V",
    ],
    [
      "What mass of copper would be recovered if a current of 2.00 A passed through the solution of copper(II) ions for 15.0 minutes?",
      "0.593 g",
    ],
    [
      "How many grams of silver are obtained when a current of 1.50 A passes through a solution of silver(I) ions for 20.0 minutes?",
      "2.01 g",
    ],
    [
      "How many minutes would it take a cell drawing 25.0 A to deposit 50.0 g of copper from Cu2+ if no current were lost?",
      "101 min",
    ],
  ])("[READ-01] %s", (text, answer) => {
    expect(answersOfAny(text)).toEqual([answer]);
  });

  test.each([
    "What is the cell potential of Zn(s) + Ni^2+(aq, 0.010 M) ⟶ Zn^2+(aq) + Ni(s)?",
    "How many minutes would it take a cell drawing 25.0 A to deposit 50.0 g of copper from Cu2+ if half of the current were lost?",
    "What mass of copper would be recovered if a current passed through the solution of copper(II) ions for 15.0 minutes?",
  ])("[READ-02] answers none of %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});
