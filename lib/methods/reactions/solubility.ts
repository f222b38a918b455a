import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
import type { SolutionFacts } from "../facts.ts";
import { formulaTerm, step } from "../terms.ts";

const WORDS = "problems-reactions.solubility-rules";

/** Whether a salt or base dissolves in water; null where no rule speaks of it. */
export function solubilityFacts(formula: Formula): SolutionFacts | null {
  const salt = findSalt(formula);
  const [cation, ...others] = salt?.cations ?? [];
  const solubility = salt === null ? null : findSolubility(salt);
  if (salt === null || solubility === null || cation === undefined || others.length > 0) return null;
  const ion = (each: Formula) => formulaTerm(canonicalOf(each));
  const value = { kind: "word", key: `${WORDS}.words.${solubility}` } as const;
  const written = ion(formula);
  return {
    method: WORDS,
    givens: {},
    steps: [step("rule", [], { formula: written, cation: ion(cation.formula), anion: ion(salt.anion.formula) })],
    answer: { id: "solubility", value, values: { formula: written, answer: value } },
    misconceptions: [],
  };
}
