import { METAL_COUPLES } from "../../chemistry/data/reduction-potentials.ts";
import type { Operator, Quantity as QuantityFact, StepFacts, Term } from "../../methods/facts.ts";
import { answerTerm, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { bracketed, count, equationTerm, expression, formulaTerm, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import {
  concentration,
  drawCell,
  factorsOf,
  NERNST_TERM,
  NERNST_VOLTS,
  numberedConcentration,
  quotientLaw,
  reactionOf,
  standardPotential,
  volts,
} from "./cells.ts";
import type { Cell } from "./cells.ts";

const WORDS = "problems-redox.nernst-equation";

const slip = (name: string): string => slipOf(WORDS, name);

/** To thousandths of a volt, as a voltmeter shows it. */
const millivolts = (value: Decimal): Quantity => volts(value.toDecimalPlaces(3), -3);

const [POTENTIAL, STANDARD, N, QUOTIENT, LOG_Q] = [
  variable("E"),
  variable("E°"),
  variable("n"),
  variable("Q"),
  variable("log Q"),
];

const LN_10 = new Decimal(10).ln();

/** `(0.0592 V / n) log Q` */
const correctionOf = (electrons: number, quotient: Decimal): Decimal =>
  quotient.log(10).times(NERNST_VOLTS).div(electrons);

const LAW = [POTENTIAL, "=", STANDARD, "-", "(", NERNST_TERM, "/", N, ")", "*", LOG_Q] as const;

/** The Nernst equation with its numbers. */
function nernstStep(standard: Quantity, electrons: number, quotient: Quantity, answer: QuantityFact): StepFacts {
  const log = answerTerm(pureNumber(quotient.value.log(10), 4));
  return {
    id: "nernst",
    lines: [
      expression(LOG_Q, "=", log),
      expression(
        ...LAW,
        "=",
        givenTerm(standard),
        "-",
        "(",
        NERNST_TERM,
        "/",
        count(electrons),
        ")",
        "*",
        ...bracketed(log),
        "=",
        answer,
      ),
    ],
    values: {},
  };
}

function listSlips(
  answer: Quantity,
  standard: Decimal,
  electrons: number,
  quotient: Decimal,
  more: readonly (readonly [string, Decimal])[] = [],
): Distractor[] {
  const correction = correctionOf(electrons, quotient);
  return wrongQuantities(
    answer,
    [
      [slip("quotient-inverted"), standard.plus(correction)],
      ...more,
      ...(electrons === 1 ? [] : [[slip("n-left-out"), standard.minus(correction.times(electrons))] as const]),
      ["ln-for-log", standard.minus(correction.times(LN_10))],
    ],
    "place",
  );
}

/** A correction that hardly shows beside a large E° leads no slip astray. */
const FEWEST_SLIPS = 2;

/** Two figures and a power of ten, as concentrations and quotients are stated. */
function powerOfTen(random: Random, least: number, greatest: number): Decimal {
  return roundToFigures(new Decimal(1 + 8.9 * random.next()), 2).times(
    new Decimal(10).pow(random.integer(least, greatest)),
  );
}

/** E from E°, n and Q. */
function direct(random: Random): SolvedDraft | null {
  const standard = millivolts(new Decimal(0.3 + 1.9 * random.next()));
  const electrons = random.integer(1, 3);
  const quotient = pureNumber(powerOfTen(random, -4, 3), 2);
  const answer = millivolts(standard.value.minus(correctionOf(electrons, quotient.value)));
  const distractors = listSlips(answer, standard.value, electrons, quotient.value);
  if (distractors.length < FEWEST_SLIPS) return null;
  return {
    kind: "solved",
    variant: "direct",
    values: { standard: givenTerm(standard), electrons: count(electrons), quotient: givenTerm(quotient) },
    given: [
      expression(STANDARD, "=", givenTerm(standard)),
      expression(N, "=", count(electrons)),
      expression(QUOTIENT, "=", givenTerm(quotient)),
    ],
    steps: [
      { id: "law", lines: [expression(...LAW)], values: {} },
      nernstStep(standard, electrons, quotient, answerTerm(answer)),
    ],
    answer: quantityAnswer("potential", answer),
    distractors,
  };
}

const molar = (value: Decimal): Quantity => quantity(value, "mol/L", 2);

type Solutions = {
  readonly cell: Cell;
  readonly anodeIon: Quantity;
  readonly cathodeIon: Quantity;
  readonly electrons: number;
  readonly quotient: Decimal;
  readonly standard: Quantity;
};

/** A cell of two metals whose solutions are not standard; null where that hardly shows. */
function drawSolutions(random: Random): Solutions | null {
  const cell = drawCell(random, METAL_COUPLES);
  if (cell === null) return null;
  const factors = factorsOf(cell);
  const [anodeIon, cathodeIon] = [molar(powerOfTen(random, -3, -1)), molar(powerOfTen(random, -3, -1))];
  const quotient = anodeIon.value.pow(factors.anode).div(cathodeIon.value.pow(factors.cathode));
  const standard = millivolts(standardPotential(cell));
  const isPlain =
    quotient.log(10).abs().lt(0.8) || standard.value.minus(correctionOf(factors.electrons, quotient)).lt(0.03);
  return isPlain ? null : { cell, anodeIon, cathodeIon, electrons: factors.electrons, quotient, standard };
}

/** E of a cell from its concentrations. */
function ofCell(random: Random): SolvedDraft | null {
  const drawn = drawSolutions(random);
  if (drawn === null) return null;
  const { cell, anodeIon, cathodeIon, electrons, quotient, standard } = drawn;
  const answer = millivolts(standard.value.minus(correctionOf(electrons, quotient)));
  const [ion1, ion2] = [cell.anode.oxidized[1], cell.cathode.oxidized[1]];
  const factors = factorsOf(cell);
  const plain = anodeIon.value.div(cathodeIon.value);
  const value = pureNumber(quotient, 2);
  const powersLeftOut =
    factors.anode === factors.cathode
      ? []
      : [[slip("powers-left-out"), standard.value.minus(correctionOf(electrons, plain))] as const];
  const distractors = listSlips(answer, standard.value, electrons, quotient, powersLeftOut);
  if (distractors.length < FEWEST_SLIPS) return null;
  return {
    kind: "solved",
    variant: "cell",
    values: {
      equation: equationTerm(reactionOf(cell, factors)),
      standard: givenTerm(standard),
      ion1: formulaTerm(ion1),
      concentration1: givenTerm(anodeIon),
      ion2: formulaTerm(ion2),
      concentration2: givenTerm(cathodeIon),
    },
    given: [
      expression(STANDARD, "=", givenTerm(standard)),
      expression(concentration(ion1), "=", givenTerm(anodeIon)),
      expression(concentration(ion2), "=", givenTerm(cathodeIon)),
    ],
    steps: [
      { id: "quotient", lines: [expression(...quotientLaw(cell), "=", shownTerm(value))], values: {} },
      { id: "electrons", lines: [expression(N, "=", count(electrons))], values: {} },
      nernstStep(standard, electrons, value, answerTerm(answer)),
    ],
    answer: quantityAnswer("potential", answer),
    distractors,
  };
}

/** Neither does water attack them, nor are their ions rare. */
const COMMON_METALS = METAL_COUPLES.filter(({ potential }) => Math.abs(Number(potential)) < 0.9);

/** Two half-cells that differ in their concentrations only. */
function concentrationCell(random: Random): SolvedDraft | null {
  const { oxidized, reduced, electrons } = random.pick(COMMON_METALS);
  const [one, other] = [molar(powerOfTen(random, -4, -1)), molar(powerOfTen(random, -4, -1))];
  const [dilute, rich] = one.value.lt(other.value) ? [one, other] : [other, one];
  const quotient = pureNumber(dilute.value.div(rich.value), 2);
  if (quotient.value.gt(0.1)) return null;
  const answer = quantity(correctionOf(electrons, quotient.value).neg(), "V", 3);
  const [first, second] = random.shuffle([one, other]) as [Quantity, Quantity];
  const log = answerTerm(pureNumber(quotient.value.log(10), 4));
  return {
    kind: "solved",
    variant: "concentration-cell",
    values: {
      metal: formulaTerm(reduced[1]),
      ion: formulaTerm(oxidized[1]),
      concentration1: givenTerm(first),
      concentration2: givenTerm(second),
    },
    given: [
      expression(numberedConcentration(oxidized[1], 1), "=", givenTerm(first)),
      expression(numberedConcentration(oxidized[1], 2), "=", givenTerm(second)),
    ],
    steps: [
      {
        id: "same-metal",
        lines: [
          expression(QUOTIENT, "=", givenTerm(dilute), "/", givenTerm(rich), "=", shownTerm(quotient)),
          expression(N, "=", count(electrons)),
        ],
        values: {},
      },
      {
        id: "nernst",
        lines: [
          expression(LOG_Q, "=", log),
          expression(
            POTENTIAL,
            "=",
            "-",
            "(",
            NERNST_TERM,
            "/",
            N,
            ")",
            "*",
            LOG_Q,
            "=",
            "-",
            "(",
            NERNST_TERM,
            "/",
            count(electrons),
            ")",
            "*",
            ...bracketed(log),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("potential", answer),
    distractors: wrongQuantities(answer, [
      ...(electrons === 1 ? [] : [[slip("n-left-out"), answer.value.times(electrons)] as const]),
      ["ln-for-log", answer.value.times(LN_10)],
      [slip("rich-over-dilute"), answer.value.neg()],
      [slip("n-multiplied"), answer.value.times(electrons).times(electrons)],
    ]),
  };
}

/** A concentration from the potential that is measured. */
function unknownConcentration(random: Random): SolvedDraft | null {
  const drawn = drawSolutions(random);
  if (drawn === null) return null;
  const { cell, anodeIon, cathodeIon, electrons, quotient, standard } = drawn;
  const factors = factorsOf(cell);
  const measured = millivolts(standard.value.minus(correctionOf(electrons, quotient)));
  const isAnodeAsked = random.chance(0.5);
  const [known, wantedIon, knownIon] = isAnodeAsked
    ? [cathodeIon, cell.anode.oxidized[1], cell.cathode.oxidized[1]]
    : [anodeIon, cell.cathode.oxidized[1], cell.anode.oxidized[1]];
  const exponent = standard.value.minus(measured.value).times(electrons).div(NERNST_VOLTS);
  /** The unknown from a logarithm of Q. */
  const solve = (log: Decimal): Decimal => {
    const value = new Decimal(10).pow(log);
    return isAnodeAsked
      ? value.times(known.value.pow(factors.cathode)).pow(new Decimal(1).div(factors.anode))
      : known.value.pow(factors.anode).div(value).pow(new Decimal(1).div(factors.cathode));
  };
  const answer = molar(solve(exponent));
  const log = answerTerm(pureNumber(exponent, 4));
  const power = isAnodeAsked ? factors.anode : factors.cathode;
  const isolated: readonly (Term | Operator)[] = isAnodeAsked
    ? [QUOTIENT, "*", concentration(knownIon, factors.cathode)]
    : [concentration(knownIon, factors.anode), "/", QUOTIENT];
  const raised = shownTerm(quantity(answer.value.pow(power), power === 1 ? "mol/L" : `mol^${power}/L^${power}`, 2));
  const solved =
    power === 1
      ? [expression(concentration(wantedIon), "=", ...isolated, "=", answerTerm(answer))]
      : [
          expression(concentration(wantedIon, power), "=", ...isolated, "=", raised),
          expression(concentration(wantedIon), "=", answerTerm(answer)),
        ];
  return {
    kind: "solved",
    variant: "unknown-concentration",
    values: {
      equation: equationTerm(reactionOf(cell, factors)),
      standard: givenTerm(standard),
      potential: givenTerm(measured),
      known: formulaTerm(knownIon),
      concentration: givenTerm(known),
      wanted: formulaTerm(wantedIon),
    },
    given: [
      expression(STANDARD, "=", givenTerm(standard)),
      expression(POTENTIAL, "=", givenTerm(measured)),
      expression(concentration(knownIon), "=", givenTerm(known)),
    ],
    steps: [
      { id: "electrons", lines: [expression(N, "=", count(electrons))], values: {} },
      {
        id: "solve-quotient",
        lines: [
          expression(
            LOG_Q,
            "=",
            N,
            "*",
            "(",
            STANDARD,
            "-",
            POTENTIAL,
            ")",
            "/",
            NERNST_TERM,
            "=",
            count(electrons),
            "*",
            "(",
            givenTerm(standard),
            "-",
            givenTerm(measured),
            ")",
            "/",
            NERNST_TERM,
            "=",
            log,
          ),
          expression(QUOTIENT, "=", shownTerm(pureNumber(new Decimal(10).pow(exponent), 2))),
        ],
        values: {},
      },
      { id: "solve-concentration", lines: [expression(...quotientLaw(cell)), ...solved], values: {} },
    ],
    answer: quantityAnswer("concentration", answer, { wanted: formulaTerm(wantedIon) }),
    distractors: wrongQuantities(answer, [
      ...(power === 1 ? [] : [["forgot-root", answer.value.pow(power)] as const]),
      ...(electrons === 1 ? [] : [[slip("n-left-out"), solve(exponent.div(electrons))] as const]),
      [slip("quotient-inverted"), solve(exponent.neg())],
      ["ln-for-log", solve(exponent.div(LN_10))],
    ]),
  };
}

const shared = { subtopic: "nernst-equation", words: WORDS, forms: ["free", "choice"] } as const;

/** The Nernst equation forwards, from a quotient that is given to concentrations, and backwards. */
export const nernstEquation: Family = {
  ...shared,
  id: "nernst-equation",
  levels: {
    easy: direct,
    medium: ofCell,
    hard: (random) => (random.chance(0.4) ? concentrationCell(random) : unknownConcentration(random)),
  },
};
