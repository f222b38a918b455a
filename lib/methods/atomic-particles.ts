import type { Element } from "../chemistry/elements/elements.ts";
import { writeIon, writeSpecies } from "../chemistry/elements/species.ts";
import { succeed } from "../result.ts";
import type { SolutionFacts, StepFacts } from "./facts.ts";
import type { Method } from "./method.ts";
import { count, formulaTerm, step, stepOf, variable } from "./terms.ts";
import { equals, worked } from "./rules/quantity-terms.ts";

/** `massNumber` is null where only protons or electrons are asked for and the problem names none. */
export type AtomicParticlesGivens =
  | {
      readonly element: Element;
      readonly charge: number;
      readonly massNumber: number | null;
      readonly question: "protons" | "electrons";
    }
  | { readonly element: Element; readonly charge: number; readonly massNumber: number; readonly question: "neutrons" };

/** The protons of an element's atoms: its atomic number. */
export function protonsStep({ symbol, number }: Element): StepFacts {
  return step("find-protons", [equals("Z", count(number))], { element: formulaTerm(symbol) });
}

/** N = A - Z */
export function neutronsStep(massNumber: number, protons: number): StepFacts {
  return step("subtract", [
    worked("N", [["A", count(massNumber)], "-", ["Z", count(protons)]], count(massNumber - protons)),
  ]);
}

/** The electrons of an atom or ion, from its atomic number. */
export function electronsStep({ symbol, number }: Element, charge: number): StepFacts {
  const step = stepOf("atomic-particles");
  if (charge === 0)
    return step("electrons-of-atom", [worked("N(e⁻)", [variable("Z")], count(number))], {
      element: formulaTerm(symbol),
    });
  return step(
    charge > 0 ? "cation" : "anion",
    [worked("N(e⁻)", [count(number), charge > 0 ? "-" : "+", count(Math.abs(charge))], count(number - charge))],
    { ion: formulaTerm(writeIon(symbol, charge)) },
  );
}

/** The protons, neutrons or electrons of an atom or monatomic ion. */
export const atomicParticles: Method<AtomicParticlesGivens> = (givens) => {
  const { element, charge, massNumber, question } = givens;
  const { symbol, number } = element;
  const species = formulaTerm(
    massNumber === null ? writeIon(symbol, charge) : writeSpecies({ element, massNumber, charge }),
  );
  const facts = (steps: readonly StepFacts[], value: number): SolutionFacts => ({
    method: "atomic-particles",
    givens: { given1: species },
    steps: [...steps],
    answer: { id: question, value: count(value), values: { species, answer: count(value) } },
    misconceptions: [],
  });
  if (givens.question === "neutrons") {
    const neutrons = givens.massNumber - number;
    return succeed(facts([protonsStep(element), neutronsStep(givens.massNumber, number)], neutrons));
  }
  if (question === "protons") return succeed(facts([protonsStep(element)], number));
  return succeed(facts([protonsStep(element), electronsStep(element, charge)], number - charge));
};
