import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

const TOLD = "the activation energy is 72 kJ/mol";

test.each([
  [`The rate constant is 0.0040 s-1 at 290 K, and ${TOLD}. What is the rate constant at 320 K?`, "0.0657 s⁻¹"],
  [`At 290 K the rate constant is 0.0040 s-1. What is the rate constant at 320 K if ${TOLD}?`, "0.0657 s⁻¹"],
  [`At 290 K the rate constant is 0.0040 s-1. At 320 K, what is the rate constant? Here ${TOLD}.`, "0.0657 s⁻¹"],
  [`What is the rate constant at 320 K if it is 0.0040 s-1 at 290 K and ${TOLD}?`, "0.0657 s⁻¹"],
  [`At 320 K, what is the rate constant if it is 0.0040 s-1 at 290 K and ${TOLD}?`, "0.0657 s⁻¹"],
  [`Find the rate constant at 290 K, given that k = 0.066 s-1 at 320 K and ${TOLD}.`, "0.00402 s⁻¹"],
])(
  "[READ-02] a constant has the temperature that it is told with, wherever the question stands: %s",
  (text, answer) => {
    expect(answersTo(text)).toEqual([answer]);
  },
);
