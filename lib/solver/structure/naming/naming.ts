import type { Formula } from "../../../chemistry/formula/formula.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { findNameable, findNamedCompound } from "../../../methods/naming/named-compound.ts";
import type { NamedCompound } from "../../../methods/naming/named-compound.ts";
import { applyMethod } from "../../../methods/registry.ts";
import { readFormulaObject, readNameObject, splitObjects } from "../read-objects.ts";
import { answerEach, structureReader } from "../reader.ts";
import { compoundOfIons } from "./compound-of-ions.ts";
import { NAMING_PHRASES } from "./phrases.ts";

function solveOne(
  method: "name-of-formula" | "formula-of-name",
  formula: Formula | null,
  find: (formula: Formula) => NamedCompound | null,
): SolutionFacts | null {
  const givens = formula === null ? null : find(formula);
  const solution = givens === null ? null : applyMethod({ method, givens });
  return solution?.ok === true ? solution.value : null;
}

/** "Name Fe2(SO4)3", "What is the formula of dinitrogen tetroxide?" */
export const readNaming = structureReader(NAMING_PHRASES, {
  name: ({ x, language, locale }) =>
    answerEach(splitObjects(x, language), (item) =>
      solveOne("name-of-formula", readFormulaObject(item), (formula) => findNameable(formula, locale)),
    ),
  formula: ({ x, language, locale }) =>
    answerEach(splitObjects(x, language), (item) =>
      solveOne("formula-of-name", readNameObject(item, language), (formula) => findNamedCompound(formula, locale)),
    ),
  "compound-of-ions": ({ x, language, locale }) => {
    const items = splitObjects(x, language);
    const formula = items === null ? null : compoundOfIons(items, language);
    return answerEach([formula], (each) =>
      solveOne("formula-of-name", each, (found) => findNamedCompound(found, locale)),
    );
  },
});
