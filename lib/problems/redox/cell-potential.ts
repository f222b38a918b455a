import { INERT_COUPLES, METAL_COUPLES } from "../../chemistry/data/reduction-potentials.ts";
import type { RedoxCouple } from "../../chemistry/data/reduction-potentials.ts";
import type { FactValue, Quantity as QuantityFact, StepFacts } from "../../methods/facts.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { bracketed, count, equationTerm, expression, formulaTerm, list, variable } from "../../methods/terms.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import {
  coupleName,
  drawCell,
  FARADAY,
  factorsOf,
  potentialName,
  potentialOf,
  reactionOf,
  standardPotential,
  volts,
} from "./cells.ts";
import type { Cell } from "./cells.ts";

const WORDS = "problems-redox.cell-potential";

const COUPLES = [...METAL_COUPLES, ...INERT_COUPLES];

const slip = (name: string): string => slipOf(WORDS, name);

const shown = (couple: RedoxCouple): QuantityFact => givenTerm(volts(couple.potential));

const CELL = variable("E°");
const CATHODE = variable("E°(+)");
const ANODE = variable("E°(−)");

/** `E° = E°(+) − E°(−) = 0.34 V − (−0.76 V) = 1.10 V` */
function difference(cathode: QuantityFact, anode: QuantityFact, result: QuantityFact): StepFacts["lines"][number] {
  return expression(CELL, "=", CATHODE, "-", ANODE, "=", ...bracketed(cathode), "-", ...bracketed(anode), "=", result);
}

const line = (couple: RedoxCouple) => expression(potentialName(couple), "=", shown(couple));

/** Both couples with their potentials, in the order in which they come. */
function describe(first: RedoxCouple, second: RedoxCouple) {
  const name = (couple: RedoxCouple): FactValue => variable(coupleName(couple));
  return {
    values: { couple1: name(first), potential1: shown(first), couple2: name(second), potential2: shown(second) },
    given: [line(first), line(second)],
  };
}

/** E° of the cell that two couples make. */
function ofCell(random: Random): SolvedDraft | null {
  const cell = drawCell(random, COUPLES);
  if (cell === null) return null;
  const [first, second] = random.shuffle([cell.anode, cell.cathode]) as [RedoxCouple, RedoxCouple];
  const [anode, cathode] = [potentialOf(cell.anode), potentialOf(cell.cathode)];
  const answer = volts(standardPotential(cell));
  const factors = factorsOf(cell);
  return {
    kind: "solved",
    variant: "cell",
    ...describe(first, second),
    steps: [
      { id: "electrodes", lines: [], values: {} },
      { id: "subtract", lines: [difference(shown(cell.cathode), shown(cell.anode), answerTerm(answer))], values: {} },
    ],
    answer: quantityAnswer("potential", answer),
    distractors: wrongQuantities(
      answer,
      [
        [slip("added"), anode.plus(cathode)],
        [slip("reversed"), answer.value.neg()],
        [slip("multiplied"), cathode.times(factors.cathode).minus(anode.times(factors.anode))],
      ],
      "place",
    ),
  };
}

/** The reaction as it is written may run either way: its potential tells which. */
function drawReaction(random: Random): { readonly cell: Cell; readonly equation: string } | null {
  const cell = drawCell(random, COUPLES);
  if (cell === null) return null;
  const written: Cell = random.chance(0.5) ? cell : { anode: cell.cathode, cathode: cell.anode };
  return { cell: written, equation: reactionOf(written, factorsOf(written)) };
}

/** E° of a reaction; negative where it does not run by itself. */
function ofReaction(random: Random): SolvedDraft | null {
  const drawn = drawReaction(random);
  if (drawn === null) return null;
  const { cell, equation } = drawn;
  const factors = factorsOf(cell);
  const [anode, cathode] = [potentialOf(cell.anode), potentialOf(cell.cathode)];
  const answer = volts(cathode.minus(anode));
  const described = describe(cell.anode, cell.cathode);
  return {
    kind: "solved",
    variant: "reaction",
    ...described,
    values: { ...described.values, equation: equationTerm(equation) },
    steps: [
      { id: "roles", lines: [], values: {} },
      { id: "subtract", lines: [difference(shown(cell.cathode), shown(cell.anode), answerTerm(answer))], values: {} },
    ],
    answer: quantityAnswer("reaction", answer),
    distractors: wrongQuantities(
      answer,
      [
        [slip("direction"), answer.value.neg()],
        [slip("added"), anode.plus(cathode)],
        [slip("multiplied"), cathode.times(factors.cathode).minus(anode.times(factors.anode))],
      ],
      "place",
    ),
  };
}

/** One potential from the other and that of the cell. */
function unknown(random: Random): SolvedDraft | null {
  const cell = drawCell(random, COUPLES);
  if (cell === null) return null;
  const asked = random.pick(["anode", "cathode"] as const);
  const [wanted, known] = asked === "anode" ? [cell.anode, cell.cathode] : [cell.cathode, cell.anode];
  const [total, other] = [volts(standardPotential(cell)), potentialOf(known)];
  const answer = volts(wanted.potential);
  const sum = givenTerm(total);
  const [own, rest] = asked === "anode" ? [ANODE, CATHODE] : [CATHODE, ANODE];
  const solved =
    asked === "anode"
      ? expression(own, "=", rest, "-", CELL, "=", ...bracketed(shown(known)), "-", sum, "=", answerTerm(answer))
      : expression(own, "=", CELL, "+", rest, "=", sum, "+", ...bracketed(shown(known)), "=", answerTerm(answer));
  return {
    kind: "solved",
    variant: `unknown-${asked}`,
    values: {
      known: variable(coupleName(known)),
      potential: shown(known),
      wanted: variable(coupleName(wanted)),
      cell: sum,
    },
    given: [line(known), expression(CELL, "=", sum)],
    steps: [
      { id: "law", lines: [expression(CELL, "=", CATHODE, "-", ANODE)], values: {} },
      { id: "rearrange", lines: [solved], values: {} },
    ],
    answer: quantityAnswer("unknown", answer, { wanted: variable(coupleName(wanted)) }),
    distractors: wrongQuantities(
      answer,
      [
        [slip("wrong-operation"), asked === "anode" ? other.plus(total.value) : other.minus(total.value)],
        [slip("unknown-sign"), answer.value.neg()],
        [slip("wrong-operation"), asked === "anode" ? other.neg().minus(total.value) : total.value.minus(other)],
      ],
      "place",
    ),
  };
}

/** The strongest oxidizing or reducing agent of four couples. */
function strongest(random: Random): SolvedDraft | null {
  const couples = random.pickSeveral(COUPLES, 4).toSorted((a, b) => Number(a.potential) - Number(b.potential));
  const isClose = couples.some(
    (couple, index) => index > 0 && Number(couple.potential) - Number(couples[index - 1]?.potential) < 0.1,
  );
  const [lowest, highest] = [couples[0], couples.at(-1)];
  // Elements of which two couples are given would blur which form is meant.
  if (isClose || lowest === undefined || highest === undefined) return null;
  if (new Set(couples.map(({ reduced }) => reduced[1].replace(/\^.*/, ""))).size < couples.length) return null;
  const asked = random.pick(["oxidant", "reductant"] as const);
  const [end, form, otherEnd] =
    asked === "oxidant" ? ([highest, "oxidized", lowest] as const) : ([lowest, "reduced", highest] as const);
  const otherForm = form === "oxidized" ? "reduced" : "oxidized";
  const right = end[form][1];
  return {
    kind: "solved",
    variant: asked,
    values: { data: list(random.shuffle(couples).map((couple) => line(couple))) },
    steps: [
      { id: "forms", lines: [], values: {} },
      { id: asked, lines: [expression(formulaTerm(right))], values: {} },
    ],
    answer: { id: "agent", value: formulaTerm(right) },
    distractors: [
      { slip: slip("wrong-form"), value: formulaTerm(end[otherForm][1]) },
      { slip: slip("wrong-end"), value: formulaTerm(otherEnd[form][1]) },
      { slip: slip("wrong-end-and-form"), value: formulaTerm(otherEnd[otherForm][1]) },
    ],
  };
}

/** The Faraday constant as it is put in: to the figures that a potential can use. */
const FARADAY_TERM = givenTerm(quantity(FARADAY.toDecimalPlaces(0), "C/mol", 5));

/** ΔG° from the potentials of a reaction. */
function gibbs(random: Random): SolvedDraft | null {
  const drawn = drawReaction(random);
  if (drawn === null) return null;
  const { cell, equation } = drawn;
  const { electrons } = factorsOf(cell);
  const potential = volts(potentialOf(cell.cathode).minus(potentialOf(cell.anode)));
  const energy = (n: number): Decimal => potential.value.times(n).times(FARADAY).div(-1000);
  const answer = quantity(energy(electrons), "kJ", potential.significantFigures);
  const described = describe(cell.anode, cell.cathode);
  return {
    kind: "solved",
    variant: "gibbs",
    ...described,
    values: { ...described.values, equation: equationTerm(equation) },
    steps: [
      { id: "subtract", lines: [difference(shown(cell.cathode), shown(cell.anode), givenTerm(potential))], values: {} },
      { id: "electrons", lines: [expression(variable("n"), "=", count(electrons))], values: {} },
      {
        id: "gibbs",
        lines: [
          expression(
            variable("ΔG°"),
            "=",
            "-",
            variable("n"),
            "*",
            variable("F"),
            "*",
            CELL,
            "=",
            "-",
            count(electrons),
            "*",
            FARADAY_TERM,
            "*",
            ...bracketed(givenTerm(potential)),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("gibbs", answer),
    reading: { perEquation: true },
    distractors: wrongQuantities(answer, [
      [slip("gibbs-sign"), answer.value.neg()],
      [slip("one-electron"), energy(1)],
      [slip("added-electrons"), energy(cell.anode.electrons + cell.cathode.electrons)],
    ]),
  };
}

const shared = { subtopic: "standard-cell-potential", words: WORDS, forms: ["free", "choice"] } as const;

/** E° of a cell or a reaction, from the table and back to it. */
export const cellPotential: Family = {
  ...shared,
  id: "cell-potential",
  levels: {
    easy: ofCell,
    medium: (random) => (random.chance(0.6) ? ofReaction(random) : unknown(random)),
    hard: gibbs,
  },
};

/** What the table says of oxidizing and reducing agents. */
export const strongestAgents: Family = { ...shared, id: "strongest-agents", levels: { medium: strongest } };
