import { describe, expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

const LINES =
  "Trial 1: [P] = 0.20 M, [Q] = 0.30 M, rate = 2.4e-3 M/s\nTrial 2: [P] = 0.40 M, [Q] = 0.30 M, rate = 4.8e-3 M/s\nTrial 3: [P] = 0.20 M, [Q] = 0.60 M, rate = 9.6e-3 M/s\n";

describe("tables of initial rates", () => {
  test.each([
    [`For P + Q → R these rates were measured.\n${LINES}What is the value of the rate constant?`, "0.133 L²/(mol²·s)"],
    [
      "Experiment | [NO] (M) | [Br2] (M) | initial rate (M/s)\n1 | 0.10 | 0.10 | 12\n2 | 0.10 | 0.20 | 24\n3 | 0.20 | 0.10 | 48\nDetermine the rate constant of 2 NO + Br2 → 2 NOBr.",
      "12000 L²/(mol²·s)",
    ],
    [
      "Run 1: [NO2] = 0.30 mol/L, [CO] = 0.10 mol/L, rate = 0.045 mol/(L·s); run 2: [NO2] = 0.60 mol/L, [CO] = 0.10 mol/L, rate = 0.18 mol/(L·s); run 3: [NO2] = 0.30 mol/L, [CO] = 0.20 mol/L, rate = 0.045 mol/(L·s). Calculate the rate constant.",
      "0.5 L/(mol·s)",
    ],
    [
      "For P + 2 Q → R: run 1 [P]=0.20, [Q]=0.10, rate 4.0e-4; run 2 [P]=0.40, [Q]=0.10, rate 8.0e-4; run 3 [P]=0.20, [Q]=0.30, rate 1.2e-3 (mol/L and mol/(L s)). Calculate k.",
      "0.02 L/(mol·s)",
    ],
    [
      "Ozone falls apart. Trial | [O3] (mol/L) | −(Δ[O3])/(Δ t) (mol L^−1 s^−1) | // 1 | 2.0 × 10^−3 | 1.6 × 10^−8 | // 2 | 4.0 × 10^−3 | 6.4 × 10^−8 | // 3 | 6.0 × 10^−3 | 1.44 × 10^−7 | // Determine the rate law and the rate constant.",
      "0.004 L/(mol·s)",
    ],
    [
      "[X] (M) | 0.150 | 0.300 | 0.450 | // Rate (mol L^−1 s^−1) | 3.0 × 10^−4 | 6.0 × 10^−4 | 9.0 × 10^−4 | // What is the rate constant?",
      "0.002 s⁻¹",
    ],
    [
      "Run | [A] (M) | [B] (M) | [C] (M) | rate (M/s)\n1 | 0.10 | 0.10 | 0.10 | 2.0e-4\n2 | 0.20 | 0.10 | 0.10 | 4.0e-4\n3 | 0.10 | 0.20 | 0.10 | 8.0e-4\n4 | 0.10 | 0.10 | 0.20 | 2.0e-4\nFind the rate constant.",
      "0.2 L²/(mol²·s)",
    ],
  ])("[CARD-01] tells the rate constant: %s", (text, answer) => {
    expect(answersTo(text)).toEqual([answer]);
  });

  test.each([
    [`${LINES}What is the overall order of the reaction?`, 3],
    [`${LINES}Find the order with respect to Q.`, 2],
    [`${LINES}What is the order of the reaction in [P]?`, 1],
    [`${LINES.replaceAll("M/s", "M/min")}Give the total order.`, 3],
    [
      "Run 1: [A] = 0.10 M, rate = 2.0e-3 M/s; run 2: [A] = 0.20 M, rate = 8.0e-3 M/s; run 3: [A] = 0.30 M, rate = 1.8e-2 M/s. What is the order with respect to A?",
      2,
    ],
    [
      "Rates of 2A + B ⟶ C. Trial [A] (M) [B] (M) Rate (M/s) 1 0.10 0.20 0.0040 2 0.10 0.40 0.0080 3 0.30 0.20 0.0360. What is the order of the reaction with respect to A?",
      2,
    ],
  ])("[CARD-01] tells orders: %s", (text, order) => {
    expect(answersTo(text)).toEqual([JSON.stringify({ kind: "count", value: order })]);
  });

  test.each([
    `${LINES}What are the order in P and the order in Q?`,
    `${LINES}What is the order in R?`,
    `${LINES}What is the overall order, and the rate constant?`,
    `${LINES.replaceAll("M/s", "M/min")}What is the rate constant?`,
    `${LINES.replaceAll("M,", "mM,")}What is the rate constant?`,
    `${LINES}What is the rate constant, and the rate when [P] = 0.50 M and [Q] = 0.50 M?`,
    `${LINES.replace("9.6e-3", "7.1e-3")}What is the rate constant?`,
    `${LINES}What is the activation energy?`,
    "[X] (M) | 0.150 | 0.300 | 0.450 | // Rate (M/s) | 3.0e-4 | 6.0e-4 | // What is the rate constant?",
    "[X] (M) | 0.150 | 0.300 | 0.450 | // Rate (M/s) | 3.0e-4 | 7.0e-4 | 9.0e-4 | // What is the rate constant?",
    "Run 1: [A] = 0.10 M, rate = 2.0e-3 M/s; run 2: [A] = 0.20 M, rate = 8.0e-3 M/s. What is the order in A and the rate at 0.5 M?",
    `${LINES.replace("[Q] = 0.30 M, rate = 4.8e-3", "[Q] = 0.35 M, rate = 4.8e-3")}What is the rate constant?`,
    `${LINES}The catalyst halves in 5 min. What is the rate constant?`,
  ])("[READ-02] answers none of %s", (text) => {
    expect(answersTo(text)).toBeNull();
  });
});
