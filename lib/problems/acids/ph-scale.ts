import type { Kind } from "../../methods/rules/kinds.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { sampleConcentration, samplePower, tenTo, wrongConcentration, wrongPower } from "./acidity.ts";

const WORDS = "problems-acids.ph-scale";

type Measure = "ph" | "poh" | "hydronium" | "hydroxide";

const isPower = (measure: Measure): boolean => measure === "ph" || measure === "poh";

/** Wrong turns beside those of the rules. */
function listSlips(from: Measure, to: Measure, value: Quantity["value"]): Distractor[] {
  if (isPower(from) && isPower(to))
    return [
      { slip: slipOf(WORDS, "seven-for-fourteen"), value: wrongPower(value.minus(7).abs()) },
      { slip: "acid-for-base", value: wrongPower(value) },
      { slip: slipOf(WORDS, "added-to-fourteen"), value: wrongPower(value.plus(14)) },
    ];
  if (isPower(from)) return [{ slip: slipOf(WORDS, "positive-exponent"), value: wrongConcentration(tenTo(value)) }];
  if (isPower(to)) return [];
  return [{ slip: slipOf(WORDS, "seven-for-fourteen"), value: wrongConcentration(value.pow(-1).times("1e-7")) }];
}

function convert(random: Random, pairs: readonly (readonly [Measure, Measure])[]): ComputedDraft {
  const [from, to] = random.pick(pairs);
  const value = isPower(from) ? samplePower(random, 1.2, 12.8) : sampleConcentration(random, -12, -1.2);
  const kind = (measure: Measure): Kind => measure;
  return {
    kind: "computed",
    variant: `${to}-from-${from}`,
    givens: { given: given(kind(from), null, value) },
    find: variableOf(kind(to), null),
    unit: isPower(to) ? "" : "mol/L",
    distractors: listSlips(from, to, value.value),
  };
}

const DIRECT = [
  ["hydronium", "ph"],
  ["ph", "hydronium"],
  ["hydroxide", "poh"],
  ["poh", "ph"],
  ["ph", "poh"],
] as const;

const OVER_WATER = [
  ["hydroxide", "ph"],
  ["ph", "hydroxide"],
  ["hydronium", "hydroxide"],
  ["hydroxide", "hydronium"],
  ["hydronium", "poh"],
  ["poh", "hydronium"],
] as const;

/** Between pH, pOH and the two concentrations. */
export const phScale: Family = {
  id: "ph-scale",
  subtopic: "ph-poh",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: (random) => convert(random, DIRECT), medium: (random) => convert(random, OVER_WATER) },
};
