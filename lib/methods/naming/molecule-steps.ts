import type { Molecule } from "../../nomenclature/molecule.ts";
import type { StepFacts } from "../facts.ts";
import { count, expression, formulaTerm, stepOf, substanceTerm } from "../terms.ts";

/** Where the words of these steps are. */
export const MOLECULE_WORDS = "problems-nomenclature.molecular-compounds";

const step = stepOf(MOLECULE_WORDS);

export function numbersStep({ formula, first, second }: Molecule): StepFacts {
  const line = expression(
    formulaTerm(formula),
    ":",
    count(first.count),
    formulaTerm(first.symbol),
    ",",
    count(second.count),
    formulaTerm(second.symbol),
  );
  return step("numbers", [line], { formula: formulaTerm(formula) });
}

function elementsStep({ first, second }: Molecule): StepFacts {
  const lines = [first, second].map(({ symbol }) => expression(formulaTerm(symbol), ":", substanceTerm(symbol)));
  return step("elements", lines);
}

export function nameStep({ formula }: Molecule): StepFacts {
  return step("name", [expression(formulaTerm(formula), ":", substanceTerm(formula))]);
}

/** From the numbers of atoms to the prefixes. */
export function moleculeNameSteps(molecule: Molecule): StepFacts[] {
  return [numbersStep(molecule), elementsStep(molecule), nameStep(molecule)];
}

/** From the prefixes to the numbers of atoms. */
export function moleculeFormulaSteps({ formula, first, second }: Molecule): StepFacts[] {
  const symbols = [first, second].map(({ symbol }) => expression(substanceTerm(symbol), ":", formulaTerm(symbol)));
  const numbers = [first, second].map((part) => expression(formulaTerm(part.symbol), ":", count(part.count)));
  const written = expression(substanceTerm(formula), ":", formulaTerm(formula));
  return [step("symbols", symbols), step("prefixes", numbers), step("formula", [written])];
}
