import type { FactValue, StepFacts } from "../../methods/facts.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { count, formulaTerm, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { wrongCounts } from "../solved.ts";
import { countUnpaired, countUnpairedLowSpin, D_IONS, D_METALS, type DIon } from "./d-block.ts";
import { LOSE_S_FIRST, ionStep } from "./d-electrons.ts";
import { slip } from "./d-electron-words.ts";

/** The electrons that stand alone in their orbitals in a free ion. */
export function unpairedInIon(random: Random): SolvedDraft {
  const ion = random.pick(D_IONS);
  const answer = countUnpaired(ion.d);
  const values = { ion: formulaTerm(ion.formula) };
  return {
    kind: "solved",
    variant: "unpaired",
    values,
    steps: [LOSE_S_FIRST, step("hund")],
    answer: { id: "unpaired", value: count(answer), values },
    distractors: wrongCounts(answer, [
      [slip("s-kept"), countUnpaired(Math.max(0, ion.metal.d - ion.charge))],
      [slip("all-unpaired"), ion.d],
      [slip("paired-first"), ion.d % 2],
      [slip("miscounted"), answer + 1],
      [slip("miscounted"), answer + 2],
    ]),
  };
}

/** The same for a free atom, with the exceptions of chromium and copper. */
export function unpairedInAtom(random: Random): SolvedDraft {
  const metal = random.pick(D_METALS);
  const answer = countUnpaired(metal.d) + (metal.s % 2);
  const values = { element: formulaTerm(metal.symbol) };
  return {
    kind: "solved",
    variant: "unpaired-atom",
    values,
    steps: [step(metal.s === 1 ? "exception" : "s-before-d"), step("hund")],
    answer: { id: "unpaired-atom", value: count(answer), values },
    distractors: wrongCounts(answer, [
      [slip("exception-forgotten"), countUnpaired(metal.group - 2)],
      [slip("all-unpaired"), metal.d],
      [slip("all-kept"), metal.group],
      [slip("miscounted"), answer + 1],
      [slip("miscounted"), answer + 2],
    ]).filter(({ slip: name }) => metal.s === 1 || name !== slip("exception-forgotten")),
  };
}

/** How the 3d electrons stand: as in a free ion, or in an octahedral complex of high or low spin. */
export type Spin = "free" | "high" | "low";

export const unpairedOf = ({ d }: DIon, spin: Spin): number =>
  spin === "low" ? countUnpairedLowSpin(d) : countUnpaired(d);

/** The steps that end with the unpaired electrons, with their number where it is not the answer. */
export function spinSteps(ion: DIon, spin: Spin, isAnswer: boolean): StepFacts[] {
  const lines = isAnswer ? [] : [equals("n", count(unpairedOf(ion, spin)))];
  return [
    isAnswer ? LOSE_S_FIRST : ionStep(ion),
    ...(spin === "free" ? [] : [step("split")]),
    step(spin === "free" ? "hund-count" : spin === "low" ? "lower-first" : "all-singly", lines),
  ];
}

/** The unpaired electrons of an ion, in a complex unless it is free. */
export function solveUnpaired(ion: DIon, spin: Spin): Solved {
  return {
    steps: spinSteps(ion, spin, true),
    answer: {
      id: spin === "free" ? "unpaired" : "spin",
      value: count(unpairedOf(ion, spin)),
      values: { ion: formulaTerm(ion.formula) },
    },
  };
}

/** Unpaired electrons in an octahedral complex of high or low spin. */
export function askSpin(random: Random): SolvedDraft {
  const ion = random.pick(D_IONS.filter(({ d }) => d >= 4 && d <= 7));
  const isLow = random.chance(0.5);
  const [spin, otherSpin] = isLow ? (["low", "high"] as const) : (["high", "low"] as const);
  const [answer, other] = [unpairedOf(ion, spin), unpairedOf(ion, otherSpin)];
  const values: Record<string, FactValue> = { ion: formulaTerm(ion.formula) };
  return {
    kind: "solved",
    variant: isLow ? "low-spin" : "high-spin",
    values,
    ...solveUnpaired(ion, spin),
    distractors: wrongCounts(answer, [
      [slip("other-spin"), other],
      [slip("all-unpaired"), ion.d],
      [slip("miscounted"), answer + 1],
      [slip("miscounted"), answer + 2],
    ]),
  };
}
