import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  [
    "From the enthalpies of combustion C(s) −394 kJ/mol, H2(g) −286 kJ/mol and C2H6(g) −1560 kJ/mol, calculate the enthalpy of formation of ethane, C2H6(g).",
    "-86 kJ",
  ],
  [
    "The enthalpies of combustion of carbon, hydrogen and methanol are -394, -286 and -726 kJ/mol. Calculate the enthalpy of formation of methanol.",
    "-240 kJ",
  ],
  [
    "The heat of combustion of butane (C4H10) is -2878 kJ/mol. The heats of formation of CO2 and H2O are -394 kJ/mol and -286 kJ/mol. What is the heat of formation of butane?",
    "-128 kJ/mol",
  ],
  [
    "Calculate the enthalpy of combustion of ethyne if the enthalpies of formation of C2H2, CO2 and H2O are 227, -394 and -286 kJ/mol respectively.",
    "-1300 kJ",
  ],
])("[READ-03] puts heats with their equations: %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual([expected]);
});

test.each([
  "The enthalpies of combustion of carbon and ethane are -394 and -1560 kJ/mol. Calculate the enthalpy of formation of ethane.",
  "The enthalpies of combustion of carbon, hydrogen and ethane are -394 and -1560 kJ/mol. Calculate the enthalpy of formation of ethane.",
  "The enthalpies of combustion of carbon, hydrogen and ethane are -394, -286 and -1560 kJ/mol. Calculate the enthalpy of formation of propane.",
])("[READ-03] leaves alone heats that do not suffice: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
