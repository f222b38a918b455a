import {
  writeCharge,
  writeComplex,
  writeParts,
  writeSalt,
  type Outer,
} from "../../nomenclature/complexes/write-complex.ts";
import { chargeOfComplex } from "../../nomenclature/complexes/complex.ts";
import type {
  Expression,
  FactValue,
  Operator,
  Quantity as QuantityFact,
  StepFacts,
  Term,
} from "../../methods/facts.ts";
import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import {
  count,
  expression,
  formulaTerm,
  joined,
  list,
  notation,
  quantity,
  signedCount,
  step,
  variable,
} from "../../methods/terms.ts";
import { quantity as measured } from "../../quantity/quantity.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { exactMolarMass } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";
import { CHELATES, COMPLEXES, listOuter } from "./complexes.ts";
import type { Complex, Ligand } from "./complexes.ts";

const WORDS = "problems-materials.coordination-compounds";

const slip = (name: string): string => slipOf(WORDS, name);
const shown = (value: number): QuantityFact => ({ ...quantity(String(value), ""), notation: "signed" });
const ionOf = (complex: Complex): Term =>
  formulaTerm(`${writeComplex(complex)}${writeCharge(chargeOfComplex(complex))}`);
const ligandOf = ({ formula, charge }: Ligand): Term => formulaTerm(`${formula}${writeCharge(charge)}`);
const inBrackets = (charge: number): (Term | Operator)[] =>
  charge < 0 ? ["(", signedCount(charge), ")"] : [count(charge)];

/** `z(Cl⁻) = 2 × (−1)`, for each ligand. */
function ligandLines({ ligands }: Complex): Expression[] {
  return ligands.map(({ ligand, count: each }) =>
    expression(
      variable("z", `${ligand.formula}${writeCharge(ligand.charge)}`),
      "=",
      count(each),
      "*",
      ...inBrackets(ligand.charge),
    ),
  );
}

/** `z = +3 + (−2) = +1` */
function chargeLine(complex: Complex, answer: Term = signedCount(chargeOfComplex(complex))): Expression {
  return worked("z", [signedCount(complex.oxidation), "+", ...inBrackets(ligandCharge(complex))], answer);
}

/** `4 × NH₃ and 2 × Cl⁻` */
function listLigands({ ligands }: Complex): FactValue {
  return list(ligands.map(({ ligand, count: each }) => expression(count(each), "*", ligandOf(ligand))));
}

/** Wrong charges and oxidation numbers by their slips, each once. */
function wrongCharges(answer: number, slips: readonly (readonly [string, number])[]): Distractor[] {
  const kept = new Set([answer]);
  return slips.flatMap(([name, value]) => {
    if (kept.has(value) || Math.abs(value) > 7) return [];
    kept.add(value);
    return [{ slip: name, value: shown(value) }];
  });
}

/** The ligands alone make this charge. */
const ligandCharge = (complex: Complex): number => chargeOfComplex(complex) - complex.oxidation;

const oneOfEach = ({ ligands }: Complex): number => ligands.reduce((sum, { ligand }) => sum + ligand.charge, 0);

/** How many donor atoms the metal has. */
export function solveNumber(complex: Complex): Solved {
  const { ligands } = complex;
  const answer = donorsOf(complex);
  const isChelate = ligands.some(({ ligand }) => ligand.donors > 1);
  const terms = ligands.map(({ ligand, count: each }): (Term | Operator)[] =>
    isChelate ? [count(each), "*", count(ligand.donors)] : [count(each)],
  );
  const line =
    terms.length === 1 && !isChelate ? equals("N", count(answer)) : worked("N", joined(terms, "+"), count(answer));
  return {
    steps: [step("inside"), step(isChelate ? "count-twice" : "count-donors", [line])],
    answer: { id: "number", value: count(answer), values: { complex: ionOf(complex) } },
  };
}

const donorsOf = ({ ligands }: Complex): number =>
  ligands.reduce((sum, { ligand, count: each }) => sum + each * ligand.donors, 0);

function askNumber(random: Random, complexes: readonly Complex[]): SolvedDraft {
  const complex = random.pick(complexes);
  const { ligands, oxidation } = complex;
  const isChelate = complexes === CHELATES;
  const chelating = ligands.find(({ ligand }) => ligand.donors > 1);
  const all = ligands.reduce((sum, { count: each }) => sum + each, 0);
  return {
    kind: "solved",
    variant: isChelate ? "number-chelate" : "number",
    values: { complex: ionOf(complex), ...(chelating !== undefined && { ligand: ligandOf(chelating.ligand) }) },
    ...solveNumber(complex),
    distractors: wrongCounts(donorsOf(complex), [
      [slip("ligands-for-donors"), all],
      [slip("kinds-for-donors"), ligands.length],
      [slip("charge-for-number"), Math.abs(chargeOfComplex(complex))],
      [slip("charge-for-number"), oxidation],
      [slip("all-atoms"), all + 2],
    ]),
  };
}

/** The charge of a complex from its parts. */
function askCharge(random: Random): SolvedDraft {
  const complex = random.pick(COMPLEXES);
  const answer = chargeOfComplex(complex);
  const metal = formulaTerm(`${complex.metal}${writeCharge(complex.oxidation)}`);
  return {
    kind: "solved",
    variant: "charge",
    values: { metal, ligands: listLigands(complex) },
    steps: [step("ligand-charges", ligandLines(complex)), step("sum", [chargeLine(complex, shown(answer))])],
    answer: { id: "charge", value: shown(answer) },
    distractors: wrongCharges(answer, [
      [slip("ligands-ignored"), complex.oxidation],
      [slip("one-of-each"), complex.oxidation + oneOfEach(complex)],
      [slip("metal-ignored"), ligandCharge(complex)],
      ["sign", -answer],
      [slip("miscounted"), answer + 1],
      [slip("miscounted"), answer - 1],
    ]),
  };
}

/** The formula of the complex ion from its parts. */
function askFormula(random: Random): SolvedDraft {
  const complex = random.pick(COMPLEXES);
  const charge = chargeOfComplex(complex);
  const write = (wrong: number): string => `${writeComplex(complex)}${writeCharge(wrong)}`;
  const wrong: [string, number][] = [
    ["ligands-ignored", complex.oxidation],
    ["one-of-each", complex.oxidation + oneOfEach(complex)],
    ["metal-ignored", ligandCharge(complex)],
    ["miscounted", charge + 1],
    ["miscounted", charge - 1],
  ];
  const distinct = wrong.filter(
    ([, value], index) => value !== charge && value !== 0 && wrong.findIndex(([, other]) => other === value) === index,
  );
  return {
    kind: "solved",
    variant: "formula",
    values: { metal: formulaTerm(`${complex.metal}${writeCharge(complex.oxidation)}`), ligands: listLigands(complex) },
    steps: [step("sum", [chargeLine(complex)]), step("write-brackets")],
    answer: { id: "formula", value: ionOf(complex) },
    distractors: distinct.map(([name, value]) => ({ slip: slip(name), value: formulaTerm(write(value)) })),
  };
}

type SaltOf = {
  readonly complex: Complex;
  readonly outer: Outer;
  readonly complexes: number;
  readonly outers: number;
  readonly formula: string;
};

function sampleSalt(random: Random, complexes: readonly Complex[]): SaltOf {
  const complex = random.pick(complexes);
  const outer = random.pick(listOuter(chargeOfComplex(complex)));
  return { complex, outer, ...writeSalt(complex, outer) };
}

const outerIon = ({ formula, charge }: Outer): Term => formulaTerm(`${formula}${writeCharge(charge)}`);

/** `x + 6 × (−1) = −4` */
function oxidationLine({ metal, ligands }: Complex, charge: number): Expression {
  const terms = ligands.map(({ ligand, count: each }): (Term | Operator)[] => [
    count(each),
    "*",
    ...inBrackets(ligand.charge),
  ]);
  return expression(variable("x", metal), "+", ...joined(terms, "+"), "=", signedCount(charge));
}

function outsideStep(complex: Complex): StepFacts {
  const charge = chargeOfComplex(complex);
  return step("outside", [
    expression(variable("z", `${writeComplex(complex)}${writeCharge(charge)}`), "=", signedCount(charge)),
  ]);
}

/** The name of a complex, by itself or in a salt, `name` as nomenclature has it. */
export function solveComplexName(complex: Complex, formula: Term, name: string, inSalt: boolean): Solved {
  const charge = chargeOfComplex(complex);
  const plain = (id: string): StepFacts => step(id);
  return {
    steps: [
      ...(inSalt ? [outsideStep(complex)] : []),
      step("set-up", [oxidationLine(complex, charge)]),
      step("solve", [expression(variable("x", complex.metal), "=", shown(complex.oxidation))]),
      plain("name-ligands"),
      plain(charge < 0 ? "name-anion" : "name-metal"),
      ...(inSalt ? [plain("name-salt")] : []),
    ],
    answer: { id: "name", value: notation(name), values: { formula } },
  };
}

/** The formula of a complex, by itself or in a salt, that was named. */
export function solveComplexFormula(complex: Complex, formula: string, inSalt: boolean): Solved {
  const plain = (id: string): StepFacts => step(id);
  return {
    steps: [
      step("ligand-charges", ligandLines(complex)),
      step("sum", [chargeLine(complex)]),
      plain("write-brackets"),
      ...(inSalt ? [plain("neutral"), plain("write-salt")] : []),
    ],
    answer: { id: inSalt ? "salt" : "formula", value: formulaTerm(formula) },
  };
}

/** Where the ligands are neutral, the charge of the complex is the oxidation number at once. */
const CHARGED_LIGANDS = COMPLEXES.filter((complex) => ligandCharge(complex) !== 0);

/** The oxidation number of the metal in a complex ion or its salt. */
export function solveMetal(complex: Complex, formula: Term, inSalt: boolean): Solved {
  const charge = chargeOfComplex(complex);
  return {
    steps: [
      ...(inSalt ? [outsideStep(complex)] : []),
      step("set-up", [oxidationLine(complex, charge)]),
      step("solve", [expression(variable("x", complex.metal), "=", shown(complex.oxidation))]),
    ],
    answer: {
      id: "oxidation",
      value: shown(complex.oxidation),
      values: { metal: formulaTerm(complex.metal), formula },
    },
  };
}

function askOxidation(random: Random, inSalt: boolean): SolvedDraft {
  const salt = sampleSalt(random, CHARGED_LIGANDS);
  const { complex } = salt;
  const charge = chargeOfComplex(complex);
  const formula = inSalt ? formulaTerm(salt.formula) : ionOf(complex);
  return {
    kind: "solved",
    variant: inSalt ? "oxidation-in-salt" : "oxidation",
    values: { metal: formulaTerm(complex.metal), formula },
    ...solveMetal(complex, formula, inSalt),
    distractors: wrongCharges(complex.oxidation, [
      [slip("ligands-neutral"), charge],
      [slip("charge-left-out"), -ligandCharge(complex)],
      [slip("one-of-each"), charge - oneOfEach(complex)],
      [slip("miscounted"), complex.oxidation + 1],
      [slip("miscounted"), complex.oxidation - 1],
    ]),
  };
}

/** The formula of a salt from its ions. */
function askSalt(random: Random): SolvedDraft {
  const { complex, outer, complexes, outers, formula } = sampleSalt(random, [...COMPLEXES, ...CHELATES]);
  const wrong = [
    [1, 1],
    [outers, complexes],
    [1, 2],
    [2, 1],
    [1, 3],
  ].map(([a = 1, b = 1]) => writeParts(complex, outer, a, b));
  return {
    kind: "solved",
    variant: "salt",
    values: { complex: ionOf(complex), ion: outerIon(outer) },
    steps: [step("neutral"), step("write-salt")],
    answer: { id: "salt", value: formulaTerm(formula) },
    distractors: [...new Set(wrong)]
      .filter((each) => each !== formula)
      .map((each) => ({ slip: "charge-balance", value: formulaTerm(each) })),
  };
}

/** How many ions a formula unit gives in water: the complex stays whole. */
export const solveIons = (formula: Term, complexes: number, outers: number): Solved => ({
  steps: [
    step("stays-whole"),
    step("add-ions", [worked("N", [count(complexes), "+", count(outers)], count(complexes + outers))]),
  ],
  answer: { id: "ions", value: count(complexes + outers), values: { formula } },
});

function askIons(random: Random): SolvedDraft {
  const { complex, complexes, outers, formula } = sampleSalt(random, COMPLEXES);
  const answer = complexes + outers;
  const bound = complex.ligands.reduce((sum, { ligand, count: each }) => (ligand.charge < 0 ? sum + each : sum), 0);
  const all = complex.ligands.reduce((sum, { count: each }) => sum + each, 0);
  return {
    kind: "solved",
    variant: "ions",
    values: { formula: formulaTerm(formula) },
    ...solveIons(formulaTerm(formula), complexes, outers),
    distractors: wrongCounts(answer, [
      [slip("complex-broken"), answer + complexes * (bound === 0 ? all : bound)],
      [slip("complex-left-out"), outers],
      [slip("outer-once"), 2],
      [slip("complex-broken"), complexes * all + outers],
    ]),
  };
}

const CHLORIDE: Outer = { formula: "Cl", charge: -1 };

/** Complexes with chloride bound to the metal and a charge of chloride outside. */
const CHLORIDO = COMPLEXES.filter(
  (complex) => chargeOfComplex(complex) > 0 && complex.ligands.some(({ ligand }) => ligand.formula === "Cl"),
);

const SILVER_CHLORIDE = exactMolarMass("AgCl");

/** Werner's experiment: only the chloride outside falls out with silver ions. */
function askPrecipitate(random: Random): SolvedDraft {
  const complex = random.pick(CHLORIDO);
  const { outers, formula } = writeSalt(complex, CHLORIDE);
  const bound = complex.ligands.find(({ ligand }) => ligand.formula === "Cl")?.count ?? 0;
  const amount = random.measured({ from: 0.0102, to: 0.0598, figures: 3 }, "mol");
  const chloride = measured(amount.value.times(outers), "mol", 3);
  const mass = measured(chloride.value.times(SILVER_CHLORIDE.value), "g", 3);
  const withChloride = (each: number) => amount.value.times(each).times(SILVER_CHLORIDE.value);
  return {
    kind: "solved",
    variant: "precipitate",
    values: { formula: formulaTerm(formula) },
    givens: { amount: [variable("n", formula), amount] },
    steps: [
      step("free-chloride", [worked(variable("n", "Cl^-"), [count(outers), "*", amount], chloride)]),
      step("mass", [
        worked(
          variable("m", "AgCl"),
          [[variable("n", "AgCl"), chloride], "*", [variable("M", "AgCl"), SILVER_CHLORIDE]],
          mass,
        ),
      ]),
    ],
    answer: quantityAnswer("precipitate", mass),
    distractors: wrongQuantities(mass, [
      [slip("bound-chloride-too"), withChloride(outers + bound)],
      [slip("bound-chloride-only"), withChloride(bound)],
      [slip("outer-once"), withChloride(1)],
      ["skipped-moles", chloride.value],
    ]),
  };
}

const easy = (random: Random): Draft => (random.chance(0.5) ? askNumber(random, COMPLEXES) : askCharge(random));

const medium = (random: Random): Draft =>
  random.pick([askFormula, () => askNumber(random, CHELATES), () => askOxidation(random, false)])(random);

const hard = (random: Random): Draft =>
  random.pick([() => askOxidation(random, true), askSalt, askIons, askPrecipitate])(random);

/** Complexes: donor atoms, charges, oxidation numbers, formulas, and what their salts give in water. */
export const coordinationCompounds: Family = {
  id: "coordination-compounds",
  subtopic: "coordination-compounds",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy, medium, hard },
};
