import { computed, worked } from "../../methods/rules/quantity-terms.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import { step } from "../../methods/terms.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

/** A standard and a diluted sample in the same instrument, each with its signal: an absorbance, an area. */
type Measurement = {
  readonly standard: Quantity;
  readonly standardSignal: Quantity;
  readonly signal: Quantity;
  /** How much of the sample was made up to how much before it was measured. */
  readonly portion: Quantity;
  readonly flask: Quantity;
};

/** The family's words, the unit of its concentrations, and what it calls the first step and the answer. */
type Setting = { readonly words: string; readonly unit: string; readonly compare: string; readonly answer: string };

/** The concentration of a sample before its dilution: that of the standard in the ratio of the signals, times the dilution. */
export function againstStandard(
  { words, unit, compare, answer }: Setting,
  { standard, standardSignal, signal, portion, flask }: Measurement,
): Pick<SolvedDraft, "steps" | "answer" | "distractors"> {
  const diluted = computed(
    standard.value.times(signal.value).div(standardSignal.value),
    unit,
    standard,
    signal,
    standardSignal,
  );
  const original = computed(diluted.value.times(flask.value).div(portion.value), unit, diluted, flask, portion);
  return {
    steps: [
      step(compare, [worked("c₂", [["c₁", standard], "*", ["A₂", signal], "/", ["A₁", standardSignal]], diluted)]),
      step("undilute", [worked("c", [["c₂", diluted], "*", ["V", flask], "/", ["V₂", portion]], original)]),
    ],
    answer: quantityAnswer(answer, original),
    distractors: wrongQuantities(original, [
      [slipOf(words, "dilution-left-out"), diluted.value],
      [slipOf(words, "dilution-inverted"), diluted.value.times(portion.value).div(flask.value)],
      [
        "inverted-ratio",
        standard.value.times(standardSignal.value).div(signal.value).times(flask.value).div(portion.value),
      ],
    ]),
  };
}
