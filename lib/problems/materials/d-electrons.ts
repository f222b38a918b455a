import { writeCharge, writeComplex } from "../../nomenclature/complexes/write-complex.ts";
import { chargeOfComplex } from "../../nomenclature/complexes/complex.ts";
import type { StepFacts, Term } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, signedCount, step, variable } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { wrongCounts } from "../solved.ts";
import { COMPLEXES, type Complex } from "./complexes.ts";
import { D_IONS, D_METALS, type DIon } from "./d-block.ts";
import { slip } from "./d-electron-words.ts";

/** As many electrons as the five 3d orbitals hold. */
const FULL = 10;

/** Of an atom of zinc. */
const MOST_BEYOND_ARGON = 12;

/** Complexes of the metals from scandium to zinc whose ligands everybody knows, with the ion of the metal. */
const COMPLEXES_OF_ROW = COMPLEXES.flatMap((complex) => {
  const metal = D_METALS.find(({ symbol }) => symbol === complex.metal);
  return metal === undefined ? [] : [{ complex, ion: { metal, d: metal.group - complex.oxidation } }];
});

/** The electrons beyond argon that are left in an ion: `N(Fe³⁺) = 8 − 3 = 5`. */
export function ionStep({ metal, charge, formula, d }: DIon): StepFacts {
  return step("lose-s-first", [worked(variable("N", formula), [count(metal.group), "-", count(charge)], count(d))]);
}

/** The same without numbers, where one of them may be the answer. */
export const LOSE_S_FIRST: StepFacts = step("lose-s-first");

const BEYOND_ARGON: StepFacts = step("beyond-argon");

/** The 3d electrons of an ion. */
export const solveElectrons = (ion: DIon): Solved => ({
  steps: [BEYOND_ARGON, ionStep(ion)],
  answer: { id: "electrons", value: count(ion.d), values: { ion: formulaTerm(ion.formula) } },
});

export function askElectrons(random: Random): SolvedDraft {
  const ion = random.pick(D_IONS);
  const values = { ion: formulaTerm(ion.formula) };
  return {
    kind: "solved",
    variant: "electrons",
    values,
    ...solveElectrons(ion),
    distractors: wrongCounts(ion.d, [
      [slip("s-kept"), Math.max(0, ion.metal.d - ion.charge)],
      [slip("atom"), ion.metal.d],
      [slip("all-kept"), ion.metal.group],
      [slip("wrong-charge"), ion.d === FULL ? ion.d - 2 : ion.d + 1],
      [slip("wrong-charge"), ion.d - 1],
    ]).filter(({ value }) => value.kind === "count" && value.value >= 0 && value.value <= MOST_BEYOND_ARGON),
  };
}

/** The 3d electrons of an atom, with the exceptions of chromium and copper. */
export function askElectronsOfAtom(random: Random): SolvedDraft {
  const metal = random.pick(D_METALS);
  const values = { element: formulaTerm(metal.symbol) };
  return {
    kind: "solved",
    variant: "electrons-of-atom",
    values,
    steps: [BEYOND_ARGON, step(metal.s === 1 ? "exception" : "s-before-d")],
    answer: { id: "electrons-of-atom", value: count(metal.d), values },
    distractors: wrongCounts(metal.d, [
      ...(metal.s === 1 ? ([[slip("exception-forgotten"), metal.group - 2]] as const) : []),
      [slip("all-kept"), metal.group],
      [slip("miscounted"), metal.d === FULL ? metal.d - 2 : metal.d + 1],
      [slip("miscounted"), metal.d - 1],
    ]),
  };
}

/** The 3d electrons of the metal in a complex: from its oxidation number, that is from the charges of ion and ligands. */
export function solveElectronsInComplex(complex: Complex, { metal, d }: Pick<DIon, "metal" | "d">): Solved {
  const charge = chargeOfComplex(complex);
  const ligands = charge - complex.oxidation;
  return {
    steps: [
      step("oxidation", [
        expression(
          variable("z", metal.symbol),
          "=",
          signedCount(charge),
          "-",
          ...(ligands < 0 ? (["(", signedCount(ligands), ")"] as const) : [count(ligands)]),
        ),
      ]),
      step("group-less-charge", [], { group: count(metal.group) }),
    ],
    answer: { id: "electrons-in-complex", value: count(d), values: { complex: complexTerm(complex) } },
  };
}

const complexTerm = (complex: Complex): Term =>
  formulaTerm(`${writeComplex(complex)}${writeCharge(chargeOfComplex(complex))}`);

export function askElectronsInComplex(random: Random): SolvedDraft {
  const { complex, ion } = random.pick(COMPLEXES_OF_ROW);
  return {
    kind: "solved",
    variant: "electrons-in-complex",
    values: { complex: complexTerm(complex) },
    ...solveElectronsInComplex(complex, ion),
    distractors: wrongCounts(ion.d, [
      [slip("charge-of-complex"), ion.metal.group - chargeOfComplex(complex)],
      [slip("s-kept"), ion.metal.d - complex.oxidation],
      [slip("all-kept"), ion.metal.group],
      [slip("atom"), ion.metal.d],
      [slip("wrong-charge"), ion.d - 1],
    ]).filter(({ value }) => value.kind === "count" && value.value >= 0 && value.value <= MOST_BEYOND_ARGON),
  };
}

/** The charge of an ion from its 3d electrons. */
export function askCharge(random: Random): SolvedDraft {
  const ion = random.pick(D_IONS.filter(({ charge }) => charge > 1));
  const values = { element: formulaTerm(ion.metal.symbol), electrons: count(ion.d) };
  return {
    kind: "solved",
    variant: "charge",
    values,
    steps: [BEYOND_ARGON, step("lost", [worked("z", [count(ion.metal.group), "-", count(ion.d)], count(ion.charge))])],
    answer: { id: "charge", value: count(ion.charge), values },
    distractors: wrongCounts(ion.charge, [
      [slip("d-only"), Math.abs(ion.metal.d - ion.d)],
      [slip("d-for-charge"), ion.d],
      [slip("miscounted"), ion.charge + 1],
      [slip("miscounted"), ion.charge - 1],
    ]).filter(({ value }) => value.kind === "count" && value.value > 0),
  };
}
