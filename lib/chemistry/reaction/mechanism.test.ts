import { expect, test } from "vitest";
import { readMechanism } from "./mechanism.ts";

test.each([
  {
    steps: ["NO2 + NO2 -> NO3 + NO", "NO3 + CO -> NO2 + CO2"],
    overall: "NO2 + CO -> NO + CO2",
    intermediates: ["NO3"],
    catalysts: [],
  },
  {
    steps: ["Cl + O3 -> ClO + O2", "ClO + O -> Cl + O2"],
    overall: "O3 + O -> 2 O2",
    intermediates: ["ClO"],
    catalysts: ["Cl"],
  },
  {
    steps: ["H2O2 + I- -> H2O + IO-", "H2O2 + IO- -> H2O + O2 + I-"],
    overall: "2 H2O2 -> 2 H2O + O2",
    intermediates: ["IO-"],
    catalysts: ["I-"],
  },
  {
    steps: ["2 NO -> N2O2", "N2O2 + H2 -> N2O + H2O", "N2O + H2 -> N2 + H2O"],
    overall: "2 NO + 2 H2 -> 2 H2O + N2",
    intermediates: ["N2O2", "N2O"],
    catalysts: [],
  },
])("$overall", ({ steps, overall, intermediates, catalysts }) => {
  const mechanism = readMechanism(steps);
  expect(mechanism.overall).toBe(overall);
  expect(mechanism.intermediates).toEqual(intermediates);
  expect(mechanism.catalysts).toEqual(catalysts);
});
