import { unsaturationOf } from "../../chemistry/organic/structure.ts";
import type { StepFacts, Term } from "../../methods/facts.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, notation, quantity as exactly, variable } from "../../methods/terms.ts";
import { writeHill } from "../../nomenclature/organic/organic.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { roundToPlace } from "../../quantity/significant-figures.ts";
import { listDistinct } from "../distractors.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-organic.hydrocarbons";

/** The open-chain classes, with the hydrogens that 2n is changed by: alkanes CnH2n+2. */
const CLASSES = [
  { id: "alkane", more: 2, general: "CₙH₂ₙ₊₂" },
  { id: "alkene", more: 0, general: "CₙH₂ₙ" },
  { id: "alkyne", more: -2, general: "CₙH₂ₙ₋₂" },
] as const;

type Class = (typeof CLASSES)[number];

const word = wordIn(WORDS);

const formulaOf = (carbons: number, hydrogens: number): string => writeHill({ C: carbons, H: hydrogens });

const sign = (more: number): "+" | "-" => (more < 0 ? "-" : "+");

/** `2n + 2`. */
function hydrogenTerms({ more }: Class): (Term | "+" | "-")[] {
  return more === 0 ? [count(2), variable("n")] : [count(2), variable("n"), sign(more), count(Math.abs(more))];
}

/** `N(H) = 2n + 2 = 2 × 5 + 2 = 12`. */
function hydrogenLine(own: Class, carbons: number) {
  const numbers = own.more === 0 ? [] : [sign(own.more), count(Math.abs(own.more))];
  return expression(
    variable("N(H)"),
    "=",
    ...hydrogenTerms(own),
    "=",
    count(2),
    "*",
    count(carbons),
    ...numbers,
    "=",
    count(2 * carbons + own.more),
  );
}

const generalStep = (own: Class): StepFacts => ({
  id: "general",
  lines: [expression(notation(own.general))],
  values: { class: word(own.id) },
});

/** The formulas of the other classes with as many carbon atoms, and that of the group which a hydrogen less leaves. */
function wrongFormulas(own: Class, carbons: number): SolvedDraft["distractors"] {
  const others = CLASSES.filter((each) => each !== own).map((each) => ({
    slip: slipOf(WORDS, `as-${each.id}`),
    value: formulaTerm(formulaOf(carbons, 2 * carbons + each.more)),
  }));
  return listDistinct(formulaTerm(formulaOf(carbons, 2 * carbons + own.more)), [
    ...others,
    { slip: slipOf(WORDS, "odd-hydrogens"), value: formulaTerm(formulaOf(carbons, 2 * carbons + own.more - 1)) },
  ]);
}

/** The formula that follows from class and number of carbon atoms. */
export function solveFormula(id: Class["id"], carbons: number): Solved {
  const own = CLASSES.find((each) => each.id === id) ?? CLASSES[0];
  return {
    steps: [generalStep(own), { id: "insert", lines: [hydrogenLine(own, carbons)], values: {} }],
    answer: { id: "formula", value: formulaTerm(formulaOf(carbons, 2 * carbons + own.more)) },
  };
}

function askFormula(random: Random): SolvedDraft {
  const own = random.pick(CLASSES);
  const carbons = random.integer(3, 20);
  return {
    kind: "solved",
    variant: `formula-${own.id}`,
    values: { carbons: count(carbons) },
    ...solveFormula(own.id, carbons),
    distractors: wrongFormulas(own, carbons),
    reading: { form: "molecular" },
  };
}

/** The class that a formula belongs to. */
function askClass(random: Random): SolvedDraft {
  const own = random.pick(CLASSES);
  const carbons = random.integer(3, 20);
  const hydrogens = 2 * carbons + own.more;
  return {
    kind: "solved",
    variant: "class",
    values: { formula: formulaTerm(formulaOf(carbons, hydrogens)) },
    steps: [
      {
        id: "double",
        lines: [expression(count(2), variable("n"), "=", count(2), "*", count(carbons), "=", count(2 * carbons))],
        values: {},
      },
      {
        id: "compare",
        lines: [
          expression(
            variable("N(H)"),
            "-",
            count(2),
            variable("n"),
            "=",
            count(hydrogens),
            "-",
            count(2 * carbons),
            "=",
            { kind: "count", value: own.more, signed: true },
          ),
        ],
        values: { class: word(own.id) },
      },
    ],
    answer: { id: "class", value: word(own.id), values: { formula: formulaTerm(formulaOf(carbons, hydrogens)) } },
    distractors: CLASSES.filter((each) => each !== own).map((each) => ({
      slip: slipOf(WORDS, `not-${each.id}`),
      value: word(each.id),
    })),
  };
}

/** The degree of unsaturation of a formula of carbon and hydrogen, oxygen or not: a whole number. */
export function solveUnsaturation(formula: Term, carbons: number, hydrogens: number): Solved {
  const full = 2 * carbons + 2;
  const answer = unsaturationOf({ C: carbons, H: hydrogens });
  return {
    steps: [
      {
        id: "saturated",
        lines: [
          expression(
            variable("N(H)"),
            "=",
            count(2),
            variable("n"),
            "+",
            count(2),
            "=",
            count(2),
            "*",
            count(carbons),
            "+",
            count(2),
            "=",
            count(full),
          ),
        ],
        values: {},
      },
      {
        id: "halve",
        lines: [expression("(", count(full), "-", count(hydrogens), ")", "/", count(2), "=", count(answer))],
        values: {},
      },
    ],
    answer: { id: "unsaturation", value: count(answer), values: { formula } },
  };
}

function askUnsaturation(random: Random): SolvedDraft {
  const carbons = random.integer(4, 14);
  // Two is the number of the law, which a hint may show.
  const degree = random.pick([1, 3, 4, 5, 6].filter((each) => each < carbons));
  const full = 2 * carbons + 2;
  const hydrogens = full - 2 * degree;
  const answer = unsaturationOf({ C: carbons, H: hydrogens });
  const formula = formulaTerm(formulaOf(carbons, hydrogens));
  return {
    kind: "solved",
    variant: "unsaturation",
    values: { formula },
    ...solveUnsaturation(formula, carbons, hydrogens),
    distractors: wrongCounts(answer, [
      [slipOf(WORDS, "not-halved"), full - hydrogens],
      [slipOf(WORDS, "without-two"), answer - 1],
      [slipOf(WORDS, "half-hydrogens"), hydrogens / 2],
    ]),
  };
}

/** The hydrogen that an open-chain molecule with several multiple bonds can take up. */
function askUptake(random: Random): SolvedDraft | null {
  const [doubles, triples, moles] = [random.integer(1, 4), random.integer(1, 3), random.integer(2, 6)];
  const each = doubles + 2 * triples;
  return {
    kind: "solved",
    variant: "uptake",
    values: { doubles: count(doubles), triples: count(triples), moles: exactly(String(moles), "mol") },
    steps: [
      {
        id: "bonds",
        lines: [
          expression(variable("N(H₂)"), "=", count(doubles), "+", count(2), "*", count(triples), "=", count(each)),
        ],
        values: {},
      },
      {
        id: "amount",
        lines: [
          expression(
            variable("n", "H2"),
            "=",
            count(each),
            "*",
            exactly(String(moles), "mol"),
            "=",
            exactly(String(each * moles), "mol"),
          ),
        ],
        values: {},
      },
    ],
    answer: { id: "uptake", value: exactly(String(each * moles), "mol"), unrounded: String(each * moles) },
    distractors: listDistinct(exactly(String(each * moles), "mol"), [
      { slip: slipOf(WORDS, "triple-as-one"), value: exactly(String((doubles + triples) * moles), "mol") },
      { slip: slipOf(WORDS, "atoms-for-molecules"), value: exactly(String(2 * each * moles), "mol") },
      { slip: slipOf(WORDS, "triple-as-three"), value: exactly(String((2 * doubles + 3 * triples) * moles), "mol") },
    ]),
  };
}

/** The formula from the molar mass and the class. */
function askByMass(random: Random): SolvedDraft | null {
  const own = random.pick(CLASSES);
  const carbons = random.integer(3, 18);
  const formula = formulaOf(carbons, 2 * carbons + own.more);
  const molar = molarMassOf(formula);
  const [carbon, hydrogen] = [molarMassOf("C"), molarMassOf("H")];
  const mass = quantity(roundToPlace(molar, -1), "g/mol", roundToPlace(molar, -1).sd(true));
  const [unit, more] = [carbon.plus(hydrogen.times(2)), hydrogen.times(own.more)];
  const rest = more.isZero() ? [] : [sign(own.more), exactly(more.abs().toFixed(2), "g/mol")];
  return {
    kind: "solved",
    variant: `by-mass-${own.id}`,
    values: { mass: givenTerm(mass) },
    steps: [
      generalStep(own),
      {
        id: "equation",
        lines: [expression(exactly(unit.toFixed(2), "g/mol"), "*", variable("n"), ...rest, "=", givenTerm(mass))],
        values: {},
      },
      { id: "solve", lines: [expression(variable("n"), "=", count(carbons)), hydrogenLine(own, carbons)], values: {} },
    ],
    answer: { id: "formula", value: formulaTerm(formula) },
    distractors: [
      ...wrongFormulas(own, carbons).slice(0, 2),
      { slip: slipOf(WORDS, "one-carbon-off"), value: formulaTerm(formulaOf(carbons - 1, 2 * carbons - 2 + own.more)) },
    ],
    reading: { form: "molecular" },
  };
}

/** The oxygen for a complete combustion. */
function askOxygen(random: Random): SolvedDraft | null {
  const own = random.pick(CLASSES);
  const carbons = random.integer(3, 12);
  const hydrogens = 2 * carbons + own.more;
  const amount = quantity(new Decimal(random.integer(11, 95)).div(random.pick([10, 100])), "mol", 2);
  const [perCarbon, perHydrogen] = [new Decimal(carbons), new Decimal(hydrogens).div(4)];
  const each = perCarbon.plus(perHydrogen);
  const answer = quantity(amount.value.times(each), "mol", 2);
  const shown = exactly(each.toFixed(), "");
  const value = answerTerm(answer);
  const slips = wrongQuantities(answer, [
    [slipOf(WORDS, "hydrogen-halved"), amount.value.times(perCarbon.plus(new Decimal(hydrogens).div(2)))],
    [slipOf(WORDS, "oxygen-atoms"), amount.value.times(each).times(2)],
    [slipOf(WORDS, "carbon-only"), amount.value.times(carbons)],
  ]);
  return {
    kind: "solved",
    variant: "oxygen",
    values: { formula: formulaTerm(formulaOf(carbons, hydrogens)), amount: givenTerm(amount) },
    steps: [
      {
        id: "products",
        lines: [
          expression(
            formulaTerm("C"),
            "+",
            formulaTerm("O2"),
            "->",
            formulaTerm("CO2"),
            ",",
            count(4),
            formulaTerm("H"),
            "+",
            formulaTerm("O2"),
            "->",
            count(2),
            formulaTerm("H2O"),
          ),
        ],
        values: {},
      },
      {
        id: "oxygen-each",
        lines: [expression(variable("N(O₂)"), "=", count(carbons), "+", count(hydrogens), "/", count(4), "=", shown)],
        values: {},
      },
      {
        id: "oxygen-amount",
        lines: [expression(variable("n", "O2"), "=", shown, "*", givenTerm(amount), "=", value)],
        values: {},
      },
    ],
    answer: {
      id: "oxygen",
      value,
      unrounded: answer.value.toFixed(),
      values: { formula: formulaTerm(formulaOf(carbons, hydrogens)) },
    },
    distractors: slips,
  };
}

/** Classes of open-chain hydrocarbons, their formulas, and what follows from these. */
export const hydrocarbons: Family = {
  id: "hydrocarbons",
  subtopic: "hydrocarbons",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.5) ? askFormula(random) : askClass(random)),
    medium: (random) => (random.chance(0.6) ? askUnsaturation(random) : askUptake(random)),
    hard: (random) => (random.chance(0.5) ? askByMass(random) : askOxygen(random)),
  },
};
