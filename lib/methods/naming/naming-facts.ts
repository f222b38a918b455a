import type { FactValue, SolutionFacts } from "../facts.ts";
import { formulaTerm, substanceTerm } from "../terms.ts";
import type { NamedCompound } from "./named-compound.ts";
import { listFormulaSteps, listNameSteps } from "./naming-steps.ts";

/** A formula and its name: one is given, the other is the answer. */
export function namingFacts(compound: NamedCompound, asked: "name" | "formula"): SolutionFacts {
  const formula = formulaTerm(compound.formula);
  const name: FactValue = substanceTerm(compound.formula);
  const [given, answer] = asked === "name" ? [formula, name] : [name, formula];
  return {
    method: asked === "name" ? "name-of-formula" : "formula-of-name",
    givens: { given1: given },
    steps: asked === "name" ? listNameSteps(compound) : listFormulaSteps(compound),
    answer: { id: asked, value: answer, values: { formula, name, answer } },
    misconceptions: [],
  };
}
