import { formatEquation } from "../../chemistry/equation/format.ts";
import { getEquation } from "../../chemistry/equation/parse.ts";
import type { Mechanism, Participation } from "../../chemistry/reaction/mechanism.ts";
import type { FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, formulaTerm, list, step, stepOf, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";
import { MECHANISMS, ordersOf } from "./mechanism-data.ts";
import type { TaughtMechanism } from "./mechanism-data.ts";
import { bracket, lawTerms } from "./rate-terms.ts";

const WORDS = "problems-kinetics.mechanisms";

/** The steps with their numbers, as the statement names them. */
export function stepsValue({ steps }: TaughtMechanism): FactValue {
  return list(steps.map((step, index) => expression("(", count(index + 1), ")", equationTerm(step))));
}

const sumStep = ({ overall: sum }: Mechanism): StepFacts => step("sum", [expression(equationTerm(sum))]);

/** The only intermediate, or catalyst, of a mechanism; null where there is none or more. */
export function solvePart(mechanism: Mechanism, asked: Role): Solved | null {
  const [found, ...others] = asked === "catalyst" ? mechanism.catalysts : mechanism.intermediates;
  return found === undefined || others.length > 0
    ? null
    : {
        steps: [sumStep(mechanism), step(`look-for-${asked}`), step("pick")],
        answer: { id: asked, value: formulaTerm(found) },
      };
}

/** What the steps of a mechanism add up to. */
export function solveOverall({ intermediates, catalysts, overall: sum }: Mechanism): Solved {
  const passing = list([...intermediates, ...catalysts].map((formula) => formulaTerm(formula)));
  return {
    steps: [step("add"), step("cancel", [], { passing }), step("write", [expression(equationTerm(sum))])],
    answer: { id: "overall", value: equationTerm(sum) },
  };
}

/** How many particles meet in an elementary step, by its place among the steps. */
export function solveMolecularity(equation: string, particles: number, place: number): Solved {
  // No count: one that is the answer would pass for it.
  const number = givenTerm(pureNumber(place, null));
  return {
    steps: [step("left-side", [expression(equationTerm(equation))], { number }), step("count-particles")],
    answer: { id: "molecularity", value: count(particles), values: { number } },
  };
}

type Role = "intermediate" | "catalyst";

/** The only species that plays this part. */
function role(random: Random, asked: Role): SolvedDraft | null {
  const taught = random.pick(MECHANISMS);
  const { mechanism } = taught;
  const playing = { intermediate: mechanism.intermediates, catalyst: mechanism.catalysts };
  const [answer] = playing[asked];
  const solved = solvePart(mechanism, asked);
  if (answer === undefined || solved === null) return null;
  const other: Role = asked === "intermediate" ? "catalyst" : "intermediate";
  const wrong = (slip: string, formulas: readonly string[]): Distractor[] =>
    formulas.map((formula) => ({ slip: slipOf(WORDS, slip), value: formulaTerm(formula) }));
  return {
    kind: "solved",
    variant: asked,
    values: { steps: stepsValue(taught) },
    ...solved,
    distractors: [
      ...wrong(`${other}-instead`, playing[other]),
      ...wrong("reactant-instead", mechanism.reactants),
      ...wrong("product-instead", mechanism.products),
    ],
  };
}

/** How many particles meet in a step. */
function molecularity(random: Random): SolvedDraft | null {
  const taught = random.pick(MECHANISMS.filter(({ isElementary }) => isElementary));
  const index = random.integer(0, taught.steps.length - 1);
  const elementary = taught.mechanism.steps[index];
  if (elementary === undefined) return null;
  const total = (side: typeof elementary.reactants): number => side.reduce((sum, each) => sum + each.count, 0);
  const [before, after] = [total(elementary.reactants), total(elementary.products)];
  const overall = getEquation(taught.mechanism.overall);
  const whole = overall.reactants.reduce((sum, { coefficient }) => sum + (coefficient?.numerator ?? 1), 0);
  return {
    kind: "solved",
    variant: "molecularity",
    values: { steps: stepsValue(taught), number: givenTerm(pureNumber(index + 1, null)) },
    ...solveMolecularity(taught.steps[index] ?? "", before, index + 1),
    distractors: wrongCounts(before, [
      [slipOf(WORDS, "products-counted"), after],
      [slipOf(WORDS, "both-sides-counted"), before + after],
      [slipOf(WORDS, "kinds-counted"), elementary.reactants.length],
      [slipOf(WORDS, "overall-counted"), whole],
    ]),
  };
}

/** The sum of the steps. */
function overall(random: Random): SolvedDraft {
  const taught = random.pick(MECHANISMS);
  const { mechanism, steps } = taught;
  const equations = steps.map((step) => getEquation(step));
  const uncancelled = formatEquation(
    {
      arrow: "forward",
      reactants: equations.flatMap(({ reactants }) => reactants),
      products: equations.flatMap(({ products }) => products),
    },
    "ascii",
  );
  const forward = steps.map((step) => step.replace("<=>", "->"));
  const last = forward.at(-1) ?? "";
  return {
    kind: "solved",
    variant: "overall",
    values: { steps: stepsValue(taught) },
    ...solveOverall(mechanism),
    reading: { lowestTermsRequired: false },
    distractors: [
      { slip: slipOf(WORDS, "not-cancelled"), value: equationTerm(uncancelled) },
      { slip: slipOf(WORDS, "one-step-only"), value: equationTerm(forward[0] ?? "") },
      { slip: slipOf(WORDS, "one-step-only"), value: equationTerm(last) },
    ],
  };
}

/** The step that is left when the other one is known. */
export const solveOther = (equation: string): Solved => ({
  steps: [step("take-away"), step("write-step", [expression(equationTerm(equation))])],
  answer: { id: "other-step", value: equationTerm(equation) },
});

/** The other of two steps. */
function otherStep(random: Random): SolvedDraft | null {
  const taught = random.pick(MECHANISMS.filter(({ steps }) => steps.length === 2));
  const [known = "", other = ""] = random.shuffle(taught.steps);
  if (other.includes("<=>")) return null;
  const [left = "", right = ""] = other.split(" -> ");
  return {
    kind: "solved",
    variant: "other-step",
    values: { overall: equationTerm(taught.mechanism.overall), known: equationTerm(known) },
    ...solveOther(other),
    reading: { lowestTermsRequired: false },
    distractors: [
      { slip: slipOf(WORDS, "overall-for-step"), value: equationTerm(taught.mechanism.overall) },
      { slip: slipOf(WORDS, "step-turned"), value: equationTerm(`${right} -> ${left}`) },
      { slip: slipOf(WORDS, "known-again"), value: equationTerm(known.replace("<=>", "->")) },
    ],
  };
}

type Ruled = {
  readonly taught: TaughtMechanism;
  readonly slow: number;
  readonly orders: ReadonlyMap<string, number>;
  readonly reactant: string;
  readonly order: number;
  readonly coefficient: number;
  readonly isAfterEquilibrium: boolean;
};

/** A mechanism with its rate law, and one of the reactants. */
function sampleRuled(random: Random): Ruled | null {
  const taught = random.pick(MECHANISMS);
  const orders = ordersOf(taught);
  if (orders === null || taught.slow === null) return null;
  const reactant = random.pick(taught.mechanism.reactants);
  const term = getEquation(taught.mechanism.overall).reactants[taught.mechanism.reactants.indexOf(reactant)];
  return {
    taught,
    slow: taught.slow,
    orders,
    reactant,
    order: orders.get(reactant) ?? 0,
    coefficient: term?.coefficient?.numerator ?? 1,
    isAfterEquilibrium: taught.slow > 1,
  };
}

/** Families on rate laws show it, too. */
const lawStep = stepOf(WORDS);

/** How the slow step leads to the rate law; the law itself comes in the last of them. */
export function lawSteps({
  taught,
  slow,
  isAfterEquilibrium,
}: Pick<Ruled, "taught" | "slow" | "isAfterEquilibrium">): StepFacts[] {
  const slowest = taught.mechanism.steps[slow - 1];
  const own = expression(
    variable("v"),
    "=",
    ...lawTerms((slowest?.reactants ?? []).map(({ formula, count: number }) => [formula, number] as const)),
  );
  const sides = taught.mechanism.steps[slow - 2];
  const powers = (side: readonly Participation[]): Term[] =>
    side.map(({ formula, count: number }) => bracket(formula, number));
  const balance = expression(
    variable("k₁"),
    ...powers(sides?.reactants ?? []),
    "=",
    variable("k₋₁"),
    ...powers(sides?.products ?? []),
  );
  const intermediate = taught.mechanism.intermediates.find((formula) =>
    slowest?.reactants.some((each) => each.formula === formula),
  );
  const replacing: StepFacts[] =
    isAfterEquilibrium && intermediate !== undefined
      ? [lawStep("replace", [own, balance], { intermediate: formulaTerm(intermediate) })]
      : [];
  return [
    lawStep("slow-step", [expression(equationTerm(taught.steps[slow - 1] ?? ""))], { slow: count(slow) }),
    ...replacing,
  ];
}

/** The order in one reactant. */
function order(random: Random): SolvedDraft | null {
  const ruled = sampleRuled(random);
  if (ruled === null) return null;
  const { taught, slow, orders, reactant, order: answer, coefficient, isAfterEquilibrium } = ruled;
  return {
    kind: "solved",
    variant: isAfterEquilibrium ? "order-after-equilibrium" : "order",
    values: { steps: stepsValue(taught), slow: count(slow), reactant: formulaTerm(reactant) },
    steps: [
      ...lawSteps(ruled),
      step("read-order", [expression(variable("v"), "=", ...lawTerms([...orders]))], {
        reactant: formulaTerm(reactant),
      }),
    ],
    answer: { id: "order", value: count(answer), values: { reactant: formulaTerm(reactant) } },
    distractors: wrongCounts(answer, [
      [slipOf(WORDS, "overall-coefficient"), coefficient],
      [slipOf(WORDS, "order-too-high"), answer + 1],
      ...(answer > 0
        ? [[slipOf(WORDS, "order-too-low"), answer - 1] as const]
        : [[slipOf(WORDS, "order-too-high"), 2] as const]),
    ]),
  };
}

/** What multiplying one concentration does to the rate. */
function factor(random: Random): Draft | null {
  const ruled = sampleRuled(random);
  if (ruled === null) return null;
  const { taught, slow, orders, reactant, order: power, coefficient, isAfterEquilibrium } = ruled;
  const multiple = new Decimal(random.pick([2, 3, 4]));
  const answer = pureNumber(multiple.pow(power), null);
  if (power === 1) return null;
  return {
    kind: "solved",
    variant: isAfterEquilibrium ? "factor-after-equilibrium" : "factor",
    values: {
      steps: stepsValue(taught),
      slow: count(slow),
      reactant: formulaTerm(reactant),
      multiple: givenTerm(pureNumber(multiple, null)),
    },
    steps: [
      ...lawSteps(ruled),
      step("law", [expression(variable("v"), "=", ...lawTerms([...orders]))]),
      step(
        "factor",
        [
          expression(
            variable("v₂ / v₁"),
            "=",
            ...(power === 0
              ? []
              : [
                  givenTerm(pureNumber(multiple, null)),
                  "*" as const,
                  givenTerm(pureNumber(multiple, null)),
                  "=" as const,
                ]),
            answerTerm(answer),
          ),
        ],
        { reactant: formulaTerm(reactant), concentration: bracket(reactant) },
      ),
    ],
    answer: quantityAnswer("factor", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "factor-as-first-order"), multiple],
      [slipOf(WORDS, "overall-coefficient"), multiple.pow(coefficient)],
      ...(power === 0 ? [] : [[slipOf(WORDS, "exponent-as-factor"), multiple.times(power)] as const]),
      [slipOf(WORDS, "order-too-high"), multiple.pow(power === 0 ? 2 : power + 1)],
    ]),
  };
}

/** What the steps of a mechanism tell. */
export const mechanisms: Family = {
  id: "mechanisms",
  subtopic: "reaction-mechanisms",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) =>
      random.pick([
        (each: Random) => role(each, "intermediate"),
        (each: Random) => role(each, "catalyst"),
        molecularity,
      ])(random),
    medium: (random) => (random.chance(0.5) ? overall(random) : otherStep(random)),
    hard: (random) => random.pick([order, factor])(random),
  },
};
