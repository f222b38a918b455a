import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["What is Kb of the hypochlorite ion?", "3.45e-7"],
  ["Find the base ionization constant of HCOO^- at 25 °C.", "5.56e-11"],
  [
    "Determine the ionization constant of the methylammonium ion, CH3NH3^+, from that of its conjugate base.",
    "2.27e-11",
  ],
  ["Calculate pKb of the benzoate ion.", "9.8"],
  ["What is the ionization constant of PO4^3−?", "0.0238"],
  ["HS^− can be an acid or a base. What is Kb for the reaction in which HS^− takes a proton from H2O?", "1.12e-7"],
  ["Calculate the ionization constant from that of its conjugate acid: HPO4^2− (as a base)", "1.61e-7"],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What is the ionization constant of HPO4^2−?",
  "What is Ka of the hypochlorite ion?",
  "What is Kb of the nitrate ion?",
  "What is Kb of the conjugate base of HClO?",
  "Which has the larger Kb, ClO^- or CN^-?",
  "What is Kb of ClO^- if Ka of HClO is not the same as in the table?",
  "What is the pH of a solution of ClO^-?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
