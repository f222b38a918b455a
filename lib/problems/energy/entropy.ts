import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Equation, Term as EquationTerm } from "../../chemistry/equation/equation.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Operator, Term } from "../../methods/facts.ts";
import { answerTerm, equals, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { bracketed, count, equationTerm, expression, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { CONDENSED, GASES } from "./course-substances.ts";
import { entropyOfTransition, entropyOutside } from "./entropy-and-heat.ts";
import {
  entropyOf,
  entropySharesOf,
  gasChangeOf,
  moles,
  REACTIONS,
  shareLine,
  STATE_CHANGES,
  sumShares,
  tenths,
  weighted,
} from "./standard-values.ts";

const WORDS = "problems-energy.entropy";
const word = wordIn(WORDS);

const slip = (name: string): string => slipOf(WORDS, name);

/** Below this, in J/K, a change is too small to be foreseen. */
const LEAST_TELLING = 30;

/** Reactions whose entropy goes the way of the moles of gas. */
const TELLING = REACTIONS.filter((text) => {
  const [change, gas] = [entropyOf(text).value.toNumber(), gasChangeOf(text)];
  return Math.abs(change) > LEAST_TELLING && change * gas > 0;
});

const FREEDOM = { s: 0, aq: 1, l: 1, g: 2 } as const;

/** Which way the entropy of the system goes, by its gases or by a change of state; null where neither tells it. */
export function solveSign(equation: Equation): Solved | null {
  const terms = listTerms(equation);
  if (terms.some(({ formula }) => formula.state === null)) return null;
  const gasIn = (side: readonly EquationTerm[]): number =>
    side.reduce((sum, { coefficient, formula }) => sum + (formula.state === "g" ? amountOf(coefficient) : 0), 0);
  const [before, after] = [gasIn(equation.reactants), gasIn(equation.products)];
  const [from, to] = terms.map(({ formula }) => formula);
  const isState = terms.length === 2 && new Set(terms.map(({ formula }) => canonicalOf(formula))).size === 1;
  const rise = isState ? FREEDOM[to?.state ?? "s"] - FREEDOM[from?.state ?? "s"] : after - before;
  return rise === 0 ? null : signSteps(isState, [before, after], rise > 0 ? "increases" : "decreases");
}

const amountOf = (coefficient: EquationTerm["coefficient"]): number =>
  coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;

function signSteps(isState: boolean, [before, after]: readonly [number, number], outcome: string): Solved {
  return {
    steps: [
      step(
        isState ? "states" : "gases",
        isState ? [] : [expression(variable("Δn"), "=", count(after), "-", count(before))],
      ),
      step("sign"),
    ],
    answer: { id: "sign", value: word(outcome) },
  };
}

/** Whether entropy grows or falls, foreseen without a table. */
function sign(random: Random): SolvedDraft {
  const isState = random.chance(0.25);
  const equation = random.pick<string>(isState ? STATE_CHANGES : TELLING);
  const gas = gasChangeOf(equation);
  const right = gas > 0 ? "increases" : "decreases";
  const gasOf = (isProduct: boolean): number =>
    (entropySharesOf(equation) ?? []).reduce(
      (sum, { species, count: each }) => sum + (species.endsWith("(g)") && each > 0 === isProduct ? Math.abs(each) : 0),
      0,
    );
  return {
    kind: "solved",
    variant: "sign",
    values: { equation: equationTerm(equation) },
    ...signSteps(isState, [gasOf(false), gasOf(true)], right),
    distractors: [
      { slip: slip("reversed"), value: word(right === "increases" ? "decreases" : "increases") },
      { slip: slip("unchanged"), value: word("same") },
    ],
  };
}

/** Gases that differ in their atoms only, each with a greater entropy than the one before. */
const SERIES = [
  ["CH4(g)", "C2H6(g)", "C3H8(g)"],
  ["HF(g)", "HCl(g)", "HBr(g)", "HI(g)"],
  ["F2(g)", "Cl2(g)", "Br2(g)", "I2(g)"],
  ["He(g)", "Ne(g)", "Ar(g)", "Kr(g)"],
  ["NO(g)", "NO2(g)", "N2O4(g)"],
  ["H2(g)", "N2(g)", "CO2(g)"],
] as const;

/** Which of several has the greatest entropy: by its state, or by its atoms. */
function greatest(random: Random): SolvedDraft {
  const isState = random.chance(0.6);
  const species: readonly string[] = isState
    ? [...random.pickSeveral(CONDENSED, 3), random.pick(GASES)]
    : random.pick<readonly string[]>(SERIES);
  const right = formulaTerm(species.at(-1) ?? "");
  return {
    kind: "solved",
    variant: "greatest",
    values: { species: list(random.shuffle(species.map((each) => formulaTerm(each)))) },
    steps: [step("look-at-states"), step(isState ? "gas" : "heaviest", [expression(right)])],
    answer: { id: "greatest", value: right },
    distractors: species
      .slice(0, -1)
      .map((each) => ({ slip: slip(isState ? "condensed" : "simpler"), value: formulaTerm(each) })),
  };
}

const DATA_LINE = shareLine("S°", "J/(mol·K)");

const [BEFORE, AFTER, CHANGE] = [variable("S₁"), variable("S₂"), variable("ΔS°")];

/** ΔS° from the entropies of all species. */
function ofReaction(random: Random): SolvedDraft {
  const equation = random.pick(REACTIONS);
  const shares = entropySharesOf(equation) ?? [];
  const [reactants, products] = [
    shares.filter(({ count: each }) => each < 0),
    shares.filter(({ count: each }) => each > 0),
  ];
  const [before, after] = [reactants, products].map((side) => tenths(sumShares(side, Math.abs), "J/K")) as [
    Quantity,
    Quantity,
  ];
  const answer = tenths(after.value.minus(before.value), "J/K");
  return {
    kind: "solved",
    variant: "reaction",
    values: { equation: equationTerm(equation), data: list(shares.map(DATA_LINE)) },
    steps: [
      step("products", [worked(AFTER, weighted(products, "J/(mol·K)"), after)]),
      step("reactants", [worked(BEFORE, weighted(reactants, "J/(mol·K)"), before)]),
      step("subtract", [worked(CHANGE, [[AFTER, after], "-", [BEFORE, before]], answerTerm(answer))]),
    ],
    answer: quantityAnswer("reaction", answer),
    reading: { perEquation: true },
    distractors: wrongQuantities(
      answer,
      [
        [slip("reactants-minus-products"), answer.value.neg()],
        [slip("coefficients-left-out"), sumShares(shares, Math.sign)],
        [slip("elements-zero"), sumShares(shares.filter(({ isElement }) => !isElement))],
        [slip("added"), after.value.plus(before.value)],
      ],
      "place",
    ),
  };
}

/** The entropy of one species from ΔS° and all others. */
function unknown(random: Random): SolvedDraft | null {
  const equation = random.pick(REACTIONS);
  const shares = random.shuffle(entropySharesOf(equation) ?? []);
  const [wanted, ...known] = shares;
  if (wanted === undefined) return null;
  const change = entropyOf(equation);
  const others = sumShares(known);
  const answer = tenths(change.value.minus(others).div(wanted.count), "J/(mol·K)");
  const times = Math.abs(wanted.count);
  const rest = tenths(others, "J/K");
  const numerator: (Term | Operator)[] =
    wanted.count > 0
      ? [...bracketed(givenTerm(change)), "-", ...bracketed(givenTerm(rest))]
      : [...bracketed(givenTerm(rest)), "-", ...bracketed(givenTerm(change))];
  return {
    kind: "solved",
    variant: "unknown",
    values: {
      equation: equationTerm(equation),
      formula: formulaTerm(wanted.species),
      data: list(known.map(DATA_LINE)),
    },
    givens: { change: [CHANGE, change] },
    given: known.map(DATA_LINE),
    steps: [
      step("law", [expression(CHANGE, "=", AFTER, "-", BEFORE)]),
      step("known", [equals("ΔS₀", rest)]),
      step("solve", [
        worked(variable("S°", wanted.species), ["(", ...numerator, ")", "/", moles(times)], answerTerm(answer)),
      ]),
    ],
    answer: quantityAnswer("unknown", answer, { formula: formulaTerm(wanted.species) }),
    distractors: wrongQuantities(
      answer,
      // A negative entropy is ruled out at a glance.
      [
        [slip("change-sign"), change.value.neg().minus(others).div(wanted.count)] as const,
        ...(times === 1 ? [] : [[slip("not-shared-out"), answer.value.times(times)] as const]),
        [slip("known-added"), change.value.plus(others).div(wanted.count)] as const,
        [slip("others-left-out"), change.value.div(times).abs()] as const,
      ].filter(([, value]) => value.gt(0)),
      "place",
    ),
  };
}

const shared = { subtopic: "entropy", words: WORDS } as const;

/** Whether entropy grows or falls. */
export const entropySigns: Family = {
  ...shared,
  id: "entropy-signs",
  forms: ["free", "choice"],
  levels: { easy: sign },
};

/** Which substance has the greatest entropy; a formula that must be written with its state is chosen, not typed. */
export const entropyOrder: Family = { ...shared, id: "entropy-order", forms: ["choice"], levels: { easy: greatest } };

/** Changes of entropy: from tables, from heat and temperature, of the surroundings. */
export const entropyChanges: Family = {
  ...shared,
  id: "entropy-changes",
  forms: ["free", "choice"],
  levels: {
    medium: (random) =>
      random.pick([ofReaction, entropyOfTransition, (chance: Random) => entropyOutside(chance, "surroundings")])(
        random,
      ),
    hard: (random) => (random.chance(0.5) ? unknown(random) : entropyOutside(random, "total")),
  },
};
