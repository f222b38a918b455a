import { writeCharge, writeComplex } from "../../nomenclature/complexes/write-complex.ts";
import { chargeOfComplex } from "../../nomenclature/complexes/complex.ts";
import type { FactValue, Operator, StepFacts, Term } from "../../methods/facts.ts";
import { equals, exactly, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, list, quantity, signedCount, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongCounts, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { COMPLEXES } from "./complexes.ts";
import type { Complex } from "./complexes.ts";
import { CATALYSTS, COLORS, countUnpaired, countUnpairedLowSpin, D_IONS, D_METALS, ION_COLORS } from "./d-block.ts";
import type { DIon } from "./d-block.ts";

const WORDS = "problems-materials.transition-metals";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);

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
function ionStep({ metal, charge, formula, d }: DIon): StepFacts {
  return step("lose-s-first", [worked(variable("N", formula), [count(metal.group), "-", count(charge)], count(d))]);
}

/** The same without numbers, where one of them may be the answer. */
const LOSE_S_FIRST: StepFacts = step("lose-s-first");

const BEYOND_ARGON: StepFacts = step("beyond-argon");

/** The 3d electrons of an ion. */
export const solveElectrons = (ion: DIon): Solved => ({
  steps: [BEYOND_ARGON, ionStep(ion)],
  answer: { id: "electrons", value: count(ion.d), values: { ion: formulaTerm(ion.formula) } },
});

function askElectrons(random: Random): SolvedDraft {
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
function askElectronsOfAtom(random: Random): SolvedDraft {
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

function askElectronsInComplex(random: Random): SolvedDraft {
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

/** The color of an ion in water. */
function askColor(random: Random): SolvedDraft {
  const [formula, color] = random.pick(Object.entries(ION_COLORS));
  const values = { ion: formulaTerm(formula) };
  return {
    kind: "solved",
    variant: "color",
    values,
    steps: [step("why-color"), step("recall-color")],
    answer: { id: "color", value: word(color), values },
    distractors: wrongChoices(COLORS, color, (each) => slip(each === "colorless" ? "colored" : "other-color"), word),
  };
}

/** The usual catalyst of a process among four. */
function askCatalyst(random: Random): SolvedDraft {
  const { process, catalyst, alike } = random.pick(CATALYSTS);
  const others = ["Fe", "V2O5", "Ni", "Pt", "MgO", "Al", "NaCl", "CaCO3"].filter(
    (each) => each !== catalyst && !alike.some((other) => other === each),
  );
  const wrong = random.pickSeveral(others, 3);
  return {
    kind: "solved",
    variant: "catalyst",
    values: {
      process: word(process),
      list: list(random.shuffle([catalyst, ...wrong]).map((each) => formulaTerm(each))),
    },
    steps: [step("what-catalysts-do"), step("recall-catalyst")],
    answer: { id: "catalyst", value: formulaTerm(catalyst), values: { process: word(process) } },
    distractors: wrong.map((each) => ({
      slip: slip(["Fe", "V2O5", "Ni", "Pt"].includes(each) ? "other-process" : "no-d-electrons"),
      value: formulaTerm(each),
    })),
  };
}

/** The electrons that stand alone in their orbitals in a free ion. */
function unpairedInIon(random: Random): SolvedDraft {
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
function unpairedInAtom(random: Random): SolvedDraft {
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

/** The colorless ion among four: its d orbitals are empty or full. */
function askColorless(random: Random): SolvedDraft {
  const isColorless = ({ d }: DIon): boolean => d === 0 || d === 10;
  const answer = random.pick(D_IONS.filter(isColorless));
  // Five d electrons give a color so pale that it is often called none.
  const wrong = random.pickSeveral(
    D_IONS.filter((ion) => !isColorless(ion) && ion.d !== 5),
    3,
  );
  return {
    kind: "solved",
    variant: "colorless",
    values: {
      list: list(random.shuffle([answer, ...wrong]).map(({ formula }) => formulaTerm(formula))),
    },
    steps: [
      step("why-color"),
      step(
        "count-each",
        [answer, ...wrong]
          .toSorted((a, b) => a.d - b.d)
          .map(({ formula, d }) => equals(variable("N", formula), count(d))),
      ),
    ],
    answer: { id: "colorless", value: formulaTerm(answer.formula) },
    distractors: wrong.map(({ formula }) => ({ slip: slip("partly-filled"), value: formulaTerm(formula) })),
  };
}

/** The charge of an ion from its 3d electrons. */
function askCharge(random: Random): SolvedDraft {
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

/** How the 3d electrons stand: as in a free ion, or in an octahedral complex of high or low spin. */
export type Spin = "free" | "high" | "low";

const unpairedOf = ({ d }: DIon, spin: Spin): number => (spin === "low" ? countUnpairedLowSpin(d) : countUnpaired(d));

/** The steps that end with the unpaired electrons, with their number where it is not the answer. */
function spinSteps(ion: DIon, spin: Spin, isAnswer: boolean): StepFacts[] {
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

/** Electrons in the three lower and the two upper orbitals of an octahedral complex. */
function inOctahedron(d: number, spin: "high" | "low"): readonly [lower: number, upper: number] {
  if (spin === "low") return [Math.min(d, 6), Math.max(0, d - 6)];
  const [singles, pairs] = [Math.min(d, 5), Math.max(0, d - 5)];
  const lower = Math.min(singles, 3) + Math.min(pairs, 3);
  return [lower, d - lower];
}

/** What the field of six ligands makes d electrons more stable by, in parts of the splitting; pairing left out. */
export function solveStabilization(d: number, spin: "high" | "low"): Solved {
  const [lower, upper] = inOctahedron(d, spin);
  const energy = new Decimal(-4 * lower + 6 * upper).div(10).toString();
  const steps = [step("split"), step(spin === "low" ? "lower-first" : "all-singly")];
  return {
    steps: [...steps, step("stabilize", [], { lower: count(lower), upper: count(upper) })],
    answer: { id: "stabilization", value: quantity(energy, "Δₒ") },
  };
}

/** Whether a complex is drawn into a magnetic field. */
export function solveMagnetism(ion: DIon, spin: Spin): Solved {
  const isDrawn = unpairedOf(ion, spin) > 0;
  return {
    steps: [...spinSteps(ion, spin, false), step("magnetism")],
    answer: {
      id: "magnetism",
      value: word(isDrawn ? "paramagnetic" : "diamagnetic"),
      values: { ion: formulaTerm(ion.formula) },
    },
  };
}

/** Unpaired electrons in an octahedral complex of high or low spin. */
function askSpin(random: Random): SolvedDraft {
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

const MOMENT: readonly (Term | Operator)[] = [
  variable("√"),
  "(",
  variable("n"),
  "*",
  "(",
  variable("n"),
  "+",
  count(2),
  ")",
  ")",
];

/** μ = √(n(n + 2)), in Bohr magnetons. */
const momentOf = (unpaired: number): Decimal => new Decimal(unpaired).times(unpaired + 2).sqrt();

/** The spin-only magnetic moment of an ion, in a complex unless it is free. */
export function solveMoment(ion: DIon, spin: Spin): Solved {
  const unpaired = unpairedOf(ion, spin);
  const moment = pureNumber(momentOf(unpaired), 3);
  return {
    steps: [
      ...spinSteps(ion, spin, false),
      step("moment", [
        expression(
          variable("μ"),
          "=",
          ...MOMENT,
          "=",
          variable("√"),
          "(",
          shownTerm(exactly(unpaired, "")),
          "*",
          shownTerm(exactly(unpaired + 2, "")),
          ")",
          "=",
          shownTerm(moment),
        ),
      ]),
    ],
    answer: quantityAnswer("moment", moment, { ion: formulaTerm(ion.formula) }),
  };
}

function askMoment(random: Random): SolvedDraft {
  const ion = random.pick(D_IONS.filter(({ d }) => d > 0 && d < 10));
  const unpaired = countUnpaired(ion.d);
  const moment = pureNumber(momentOf(unpaired), 3);
  return {
    kind: "solved",
    variant: "moment",
    values: { ion: formulaTerm(ion.formula) },
    ...solveMoment(ion, "free"),
    distractors: wrongQuantities(moment, [
      [slip("all-unpaired"), momentOf(ion.d)],
      ["forgot-root", new Decimal(unpaired * (unpaired + 2))],
      [slip("one-more"), momentOf(unpaired + 1)],
      [slip("count-for-moment"), new Decimal(unpaired)],
    ]),
  };
}

const easy = (random: Random): Draft =>
  random.pick([askElectrons, askElectrons, askElectronsOfAtom, askColor, askCatalyst])(random);

const medium = (random: Random): Draft =>
  random.pick([unpairedInIon, unpairedInAtom, askColorless, askElectronsInComplex, askElectronsInComplex])(random);

const hard = (random: Random): Draft => random.pick([askCharge, askSpin, askSpin, askMoment])(random);

/** The d electrons of the first transition row, and what follows from them: color, magnetism, catalysis. */
export const transitionMetals: Family = {
  id: "transition-metals",
  subtopic: "transition-metals",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy, medium, hard },
};
