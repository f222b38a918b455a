import type { AnswerCases } from "../../answer-cases.ts";

/** Significant figures, exact values, tolerances and signs. */
export const FIGURE_CASES: readonly AnswerCases[] = [
  {
    question: "pH of 0.0025 M HCl",
    expected: {
      kind: "quantity",
      value: "2.60206",
      unit: "",
      significantFigures: 3,
      misconceptions: [{ id: "natural-logarithm", value: "5.99146", axis: "method" }],
    },
    answers: [
      ["2.60", "correct", 100, 100, null, "the answer"],
      ["pH = 2.60", "correct", 100, 100, null, "named"],
      ["pH 2.60", "correct", 100, 100, null, "named"],
      ["pH = -log(0.0025) = 2.60", "correct", 100, 100, null, "a chain"],
      ["2.6", "correct", 95, 95, null, "a decimal missing"],
      ["2.602", "correct", 95, 95, null, "a decimal too many"],
      ["2,60", "correct", 100, 100, null, "decimal comma"],
      ["5.99", "incorrect", 31, 31, "natural-logarithm", "ln for log"],
      ["-2.60", "incorrect", 69, 69, "sign", "sign of the logarithm"],
      ["2.59", "incorrect", 0, 0, null, "a pH's last figure counts"],
      ["11.4", "incorrect", 0, 0, null, "pOH"],
      ["2.60 M", "incorrect", 80, 80, null, "a pH has no unit"],
      ["-log(0.0025)", "ungradable", 0, 0, null, "not worked out"],
      ["log 0.0025", "ungradable", 0, 0, null, "not worked out"],
    ],
  },
  {
    question: "an exact count: 8 electrons",
    expected: { kind: "quantity", value: "8", unit: "", significantFigures: null },
    answers: [
      ["8", "correct", 100, 100, null, "the answer"],
      ["8 electrons", "correct", 100, 100, null, "with what is counted"],
      ["8.0", "correct", 100, 100, null, "the same number"],
      ["8.01", "incorrect", 0, 0, null, "a count is exact"],
      ["7", "incorrect", 0, 0, null, "another count"],
      ["80", "incorrect", 0, 0, null, "ten times as many is another count"],
    ],
  },
  {
    question: "an exact third",
    expected: { kind: "quantity", value: "0.3333333333333333333333", unit: "", significantFigures: null },
    answers: [
      ["1/3", "correct", 100, 100, null, "the fraction"],
      ["⅓", "correct", 100, 100, null, "one sign"],
      ["0.333", "correct", 100, 100, null, "three figures"],
      ["0.3333", "correct", 100, 100, null, "four figures"],
      ["0.3", "incorrect", 0, 0, null, "too coarse"],
      ["0.334", "incorrect", 0, 0, null, "not its rounding"],
    ],
  },
  {
    question: "two significant figures: 25 g",
    expected: { kind: "quantity", value: "25", unit: "g", significantFigures: 2 },
    answers: [
      ["25 g", "correct", 100, 100, null, "the answer"],
      ["25.3 g", "correct", 95, 95, null, "within rounding, one figure too many"],
      ["25.0 g", "correct", 95, 95, null, "one figure too many"],
      ["25.6 g", "incorrect", 75, 75, null, "rounds to 26"],
      ["24 g", "incorrect", 20, 20, null, "another number"],
      ["26 g", "incorrect", 20, 20, null, "another number"],
      ["30 g", "incorrect", 20, 20, null, "20 % off is no rounding"],
    ],
  },
  {
    question: "one significant figure: 2 g",
    expected: { kind: "quantity", value: "2.2", unit: "g", significantFigures: 1 },
    answers: [
      ["2 g", "correct", 100, 100, null, "the rounded answer"],
      ["2.2 g", "correct", 95, 95, null, "unrounded"],
      ["1.8 g", "incorrect", 20, 20, null, "not it, though it rounds to 2"],
      ["2.4 g", "incorrect", 20, 20, null, "not it, though it rounds to 2"],
    ],
  },
  {
    question: "a measured value, 5 % allowed",
    expected: { kind: "quantity", value: "50.0", unit: "mL", significantFigures: 3, tolerance: 0.05 },
    answers: [
      ["50.0 mL", "correct", 100, 100, null, "the value"],
      ["51.9 mL", "correct", 100, 100, null, "within 5 %"],
      ["47.6 mL", "correct", 100, 100, null, "within 5 %"],
      ["52.6 mL", "incorrect", 20, 20, null, "beyond 5 %"],
      ["0.0519 L", "correct", 100, 100, null, "within 5 %, in litres"],
    ],
  },
  {
    question: "zero",
    expected: { kind: "quantity", value: "0", unit: "V", significantFigures: 3 },
    answers: [
      ["0 V", "correct", 95, 100, null, "zero"],
      ["0.00 V", "correct", 100, 100, null, "zero to hundredths"],
      ["0.5 V", "incorrect", 20, 20, null, "not zero"],
    ],
  },
  {
    question: "cell potential: 0.34 − (−0.76) V",
    expected: { kind: "quantity", value: "1.10", unit: "V", significantFigures: 3 },
    answers: [
      ["+1.10 V", "correct", 100, 100, null, "the answer"],
      ["E°cell = 0.34 - (-0.76) = 1.10 V", "correct", 100, 100, null, "a chain"],
      ["0.34 - (-0.76) V", "ungradable", 0, 0, null, "not worked out"],
      ["-0.42 V", "incorrect", 20, 20, null, "the wrong way round"],
      ["-1.10 V", "incorrect", 75, 75, "sign", "electrodes swapped"],
    ],
  },
  {
    question: "an exact charge: −2",
    expected: { kind: "quantity", value: "-2", unit: "", significantFigures: null },
    answers: [
      ["-2", "correct", 100, 100, null, "the number"],
      ["−2", "correct", 100, 100, null, "true minus"],
      ["2-", "correct", 100, 100, null, "sign behind, as charges are written"],
      ["2", "incorrect", 69, 69, "sign", "sign forgotten"],
      ["+2", "incorrect", 69, 69, "sign", "sign wrong"],
      ["2+", "incorrect", 69, 69, "sign", "sign wrong"],
    ],
  },
];
