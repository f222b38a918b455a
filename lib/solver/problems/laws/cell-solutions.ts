import type { Expression, Operator, Quantity as QuantityFact, StepFacts, Term } from "../../../methods/facts.ts";
import { answerTerm, givenTerm, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { bracketed, count, equationTerm, expression, formulaTerm, joined, variable } from "../../../methods/terms.ts";
import { FARADAY, NERNST_VOLTS, printed } from "../../../problems/redox/cells.ts";
import { slipOf } from "../../../problems/slip-name.ts";
import { CONSTANTS } from "../../../quantity/constants.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import {
  coarsestPlace,
  fewestFigures,
  figuresOfAntilogarithm,
  figuresOfLogarithm,
  figuresToPlace,
  lastPlace,
} from "../../../quantity/significant-figures.ts";
import { toSuperscript } from "../../../chemistry/formula/format.ts";
import { chargeOf, factorsOf, writeChanges } from "./half-cells.ts";
import type { Changes, Half } from "./half-cells.ts";
import { step } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";

/** The laws of galvanic cells, each with the steps that the exercises of the same law take. */

const CELL_WORDS = "problems-redox.cell-potential";
const NERNST_WORDS = "problems-redox.nernst-equation";

const STANDARD = variable("E°");
const [POTENTIAL, N, QUOTIENT, LOG_Q, F] = [
  variable("E"),
  variable("n"),
  variable("Q"),
  variable("log Q"),
  variable("F"),
];

const FARADAY_TERM = givenTerm(quantity(FARADAY.toDecimalPlaces(0), "C/mol", 5));

/** A quantity that later steps build on. */
export type Found = {
  readonly quantity: Quantity;
  readonly steps: readonly StepFacts[];
  readonly slips: LawSolution["slips"];
};

export type Electrodes = {
  readonly cathode: Half;
  readonly anode: Half;
  readonly cathodePotential: Quantity;
  readonly anodePotential: Quantity;
  readonly isAsWritten: boolean;
};

/** `E°(Zn²⁺/Zn)` */
function potentialName({ main: [oxidized, reduced] }: Half): Term {
  return variable(`E°(${printed(oxidized)}/${printed(reduced)})`);
}

/** Known to the coarser of two decimal places. */
function difference(a: Quantity, b: Quantity): Quantity {
  const value = a.value.minus(b.value);
  const place = coarsestPlace(lastPlace(a.value, a.significantFigures), lastPlace(b.value, b.significantFigures));
  return quantity(value, "V", place === null ? null : Math.max(1, figuresToPlace(value, place) ?? 1));
}

/** E° = E°(+) − E°(−). */
export function findStandard({ cathode, anode, cathodePotential, anodePotential, isAsWritten }: Electrodes): Found {
  const result = difference(cathodePotential, anodePotential);
  const factors = factorsOf(cathode, anode);
  const lines = [
    [cathode, cathodePotential],
    [anode, anodePotential],
  ] as const;
  return {
    quantity: result,
    steps: [
      step(
        CELL_WORDS,
        isAsWritten ? "roles" : "electrodes",
        lines.map(([half, potential]) => expression(potentialName(half), "=", givenTerm(potential))),
      ),
      step(CELL_WORDS, "subtract", [
        expression(
          STANDARD,
          "=",
          variable("E°(+)"),
          "-",
          variable("E°(−)"),
          "=",
          ...bracketed(givenTerm(cathodePotential)),
          "-",
          ...bracketed(givenTerm(anodePotential)),
          "=",
          shownTerm(result),
        ),
      ]),
    ],
    slips: [
      [slipOf(CELL_WORDS, "added"), cathodePotential.value.plus(anodePotential.value)],
      [slipOf(CELL_WORDS, isAsWritten ? "direction" : "reversed"), result.value.neg()],
      [
        slipOf(CELL_WORDS, "multiplied"),
        cathodePotential.value.times(factors.cathode).minus(anodePotential.value.times(factors.anode)),
      ],
    ],
  };
}

export function standardPotential(found: Found): LawSolution {
  return {
    words: CELL_WORDS,
    steps: found.steps,
    answer: { id: "potential", quantity: found.quantity },
    slips: found.slips,
    isSum: true,
  };
}

/** What stands for the number of electrons in a reaction; without one it was given. */
export function electronSteps(electrons: number, reaction: Changes | null): StepFacts[] {
  return reaction === null
    ? []
    : [
        step(CELL_WORDS, "electrons", [
          expression(equationTerm(writeChanges(reaction))),
          expression(N, "=", count(electrons)),
        ]),
      ];
}

/** ΔG° = −n F E°. */
export function gibbsEnergy(standard: Found, electrons: number, counted: readonly StepFacts[]): LawSolution {
  const energy = (n: number): Decimal => standard.quantity.value.times(n).times(FARADAY).div(-1000);
  const answer = quantity(energy(electrons), "kJ", standard.quantity.significantFigures);
  return {
    words: CELL_WORDS,
    steps: [
      ...standard.steps,
      ...counted,
      step(CELL_WORDS, "gibbs", [
        expression(
          variable("ΔG°"),
          "=",
          "-",
          N,
          "*",
          F,
          "*",
          STANDARD,
          "=",
          "-",
          count(electrons),
          "*",
          FARADAY_TERM,
          "*",
          ...bracketed(shownTerm(standard.quantity)),
          "=",
          answerTerm(answer),
        ),
      ]),
    ],
    answer: { id: "gibbs", quantity: answer },
    slips: [
      [slipOf(CELL_WORDS, "gibbs-sign"), answer.value.neg()],
      ...(electrons === 1 ? [] : [[slipOf(CELL_WORDS, "one-electron"), energy(1)] as const]),
    ],
  };
}

/** E° = −ΔG° / (n F). */
export function standardOfGibbs(gibbs: Quantity, electrons: number, counted: readonly StepFacts[]): Found {
  const joules = gibbs.value.times(1000);
  const result = quantity(joules.div(FARADAY).div(electrons).neg(), "V", gibbs.significantFigures);
  const inJoules = quantity(joules, "J", gibbs.significantFigures);
  return {
    quantity: result,
    steps: [
      ...counted,
      step(CELL_WORDS, "potential-of-gibbs", [
        expression(
          STANDARD,
          "=",
          "-",
          variable("ΔG°"),
          "/",
          "(",
          N,
          "*",
          F,
          ")",
          "=",
          "-",
          ...bracketed(givenTerm(inJoules)),
          "/",
          "(",
          count(electrons),
          "*",
          FARADAY_TERM,
          ")",
          "=",
          shownTerm(result),
        ),
      ]),
    ],
    slips: [
      [slipOf(CELL_WORDS, "potential-sign"), result.value.neg()],
      ...(electrons === 1 ? [] : [[slipOf(CELL_WORDS, "n-left-out"), result.value.times(electrons)] as const]),
    ],
  };
}

/** Textbooks mean 25 °C, also where they write 298 K. */
const ROOM = new Decimal("298.15");

export function isRoom(temperature: Quantity | null): boolean {
  return temperature === null || temperature.value.minus(ROOM).abs().lt("0.2");
}

type Slope = { readonly volts: Decimal; readonly term: QuantityFact; readonly steps: readonly StepFacts[] };

/** R T ln 10 / F: 0.0592 V at 25 °C, at another temperature worked out in a step. */
function slopeAt(temperature: Quantity | null): Slope {
  if (temperature === null || isRoom(temperature))
    return { volts: NERNST_VOLTS, term: givenTerm(quantity(NERNST_VOLTS.toSignificantDigits(3), "V", 3)), steps: [] };
  const volts = CONSTANTS.gas.value.times(temperature.value).times(new Decimal(10).ln()).div(FARADAY);
  const shown = givenTerm(quantity(volts.toSignificantDigits(4), "V", 4));
  const gas: QuantityFact = { kind: "quantity", value: "8.314", unit: "J/(mol·K)", significantFigures: 4 };
  return {
    volts,
    term: shown,
    steps: [
      step(NERNST_WORDS, "slope", [
        expression(
          variable("R"),
          variable("T"),
          variable("ln 10"),
          "/",
          F,
          "=",
          gas,
          "*",
          givenTerm(temperature),
          "*",
          variable("ln 10"),
          "/",
          FARADAY_TERM,
          "=",
          shown,
        ),
      ]),
    ],
  };
}

/** log K = n E° / (RT ln 10 / F). */
export function equilibriumConstant(
  standard: Found,
  electrons: number,
  counted: readonly StepFacts[],
  temperature: Quantity | null,
): LawSolution | null {
  const slope = slopeAt(temperature);
  const exponent = standard.quantity.value.times(electrons).div(slope.volts);
  if (exponent.abs().gt(300)) return null;
  const power = (each: Decimal): Decimal => new Decimal(10).pow(each);
  const answer = pureNumber(
    power(exponent),
    Math.max(2, figuresOfAntilogarithm(exponent, standard.quantity.significantFigures) ?? 2),
  );
  const shown = answerTerm(pureNumber(exponent, (standard.quantity.significantFigures ?? 3) + 1));
  return {
    words: CELL_WORDS,
    steps: [
      ...standard.steps,
      ...counted,
      ...slope.steps,
      step(CELL_WORDS, "equilibrium", [
        expression(
          variable("log K"),
          "=",
          N,
          "*",
          STANDARD,
          "/",
          slope.term,
          "=",
          count(electrons),
          "*",
          ...bracketed(shownTerm(standard.quantity)),
          "/",
          slope.term,
          "=",
          shown,
        ),
      ]),
      step(CELL_WORDS, "power", [expression(variable("K"), "=", variable("10^(log K)"), "=", answerTerm(answer))]),
    ],
    answer: { id: "constant", quantity: answer },
    slips: [
      ...(electrons === 1 ? [] : [[slipOf(CELL_WORDS, "n-left-out"), power(exponent.div(electrons))] as const]),
      ["ln-for-log", exponent.exp()],
      [slipOf(CELL_WORDS, "constant-inverted"), power(exponent.neg())],
    ],
  };
}

/** E° from K. */
export function standardOfConstant(
  constant: Quantity,
  electrons: number,
  counted: readonly StepFacts[],
  temperature: Quantity | null,
): Found {
  const slope = slopeAt(temperature);
  const logarithm = constant.value.log(10);
  const log = answerTerm(pureNumber(logarithm, 4));
  const result = quantity(
    logarithm.times(slope.volts).div(electrons),
    "V",
    fewestFigures(3, figuresOfLogarithm(logarithm, constant.significantFigures)),
  );
  return {
    quantity: result,
    steps: [
      ...counted,
      ...slope.steps,
      step(CELL_WORDS, "logarithm", [expression(variable("log K"), "=", log)]),
      step(CELL_WORDS, "equilibrium", [
        expression(
          STANDARD,
          "=",
          slope.term,
          "*",
          variable("log K"),
          "/",
          N,
          "=",
          slope.term,
          "*",
          ...bracketed(log),
          "/",
          count(electrons),
          "=",
          shownTerm(result),
        ),
      ]),
    ],
    slips: [
      ...(electrons === 1 ? [] : [[slipOf(CELL_WORDS, "n-left-out"), result.value.times(electrons)] as const]),
      ["ln-for-log", result.value.times(new Decimal(10).ln())],
      [slipOf(CELL_WORDS, "potential-sign"), result.value.neg()],
    ],
  };
}

const concentration = (formula: string, power: number): Term =>
  variable(
    `${chargeOf(formula) === 0 ? `p(${printed(formula)})` : `[${printed(formula)}]`}${power === 1 ? "" : toSuperscript(String(power))}`,
  );

/** Solids and water have no place in Q. */
function countsInQuotient(formula: string): boolean {
  return chargeOf(formula) !== 0 || /^(?:H|O|Cl|F|N)2$/.test(formula);
}

/** Q of a reaction, with the amounts of all that stand in it; null where one is missing, is not needed or has a form that has no place here. */
export function findQuotient(reaction: Changes, amounts: readonly (readonly [string, Quantity])[]): Found | null {
  const counted = [...reaction].filter(([formula]) => countsInQuotient(formula));
  const others = [...reaction].filter(
    ([formula]) => !countsInQuotient(formula) && formula !== "H2O" && !/^[A-Z][a-z]?$/.test(formula),
  );
  const values = new Map(amounts);
  if (
    others.length > 0 ||
    values.size !== amounts.length ||
    counted.some(([formula]) => !values.has(formula)) ||
    counted.length !== values.size
  )
    return null;
  const side = (sign: number): (readonly [string, number, Quantity])[] =>
    counted.flatMap(([formula, each]) =>
      each * sign > 0 ? [[formula, Math.abs(each), values.get(formula) as Quantity] as const] : [],
    );
  const product = (all: readonly (readonly [string, number, Quantity])[]): Decimal =>
    all.reduce((total, [, power, { value }]) => total.times(value.pow(power)), new Decimal(1));
  const [above, below] = [side(1), side(-1)];
  const quotient = pureNumber(
    product(above).div(product(below)),
    fewestFigures(...amounts.map(([, { significantFigures }]) => significantFigures)),
  );
  const letters = (all: typeof above): (Term | Operator)[] =>
    all.length === 0 ? [count(1)] : all.map(([formula, power]) => concentration(formula, power));
  const numbers = (all: typeof above): (Term | Operator)[] =>
    all.length === 0
      ? [count(1)]
      : joined(
          all.flatMap(([, power, value]) =>
            Array.from({ length: power }, () => [givenTerm(pureNumber(value.value, value.significantFigures))]),
          ),
          "*",
        );
  const under = (terms: (Term | Operator)[]): (Term | Operator)[] =>
    terms.length === 1 ? terms : ["(", ...terms, ")"];
  const line: Expression = expression(
    QUOTIENT,
    "=",
    ...letters(above),
    "/",
    ...under(letters(below)),
    "=",
    ...numbers(above),
    "/",
    ...under(numbers(below)),
    "=",
    shownTerm(quotient),
  );
  return { quantity: quotient, steps: [step(NERNST_WORDS, "quotient", [line])], slips: [] };
}

const LAW = (term: Term): (Term | Operator)[] => [POTENTIAL, "=", STANDARD, "-", "(", term, "/", N, ")", "*", LOG_Q];

/** E = E° − (RT ln 10 / (n F)) log Q. */
export function actualPotential(
  standard: Found,
  electrons: number,
  counted: readonly StepFacts[],
  quotient: Found,
  temperature: Quantity | null,
): LawSolution {
  const slope = slopeAt(temperature);
  const logarithm = quotient.quantity.value.log(10);
  const correction = logarithm.times(slope.volts).div(electrons);
  const value = standard.quantity.value.minus(correction);
  const place = lastPlace(standard.quantity.value, standard.quantity.significantFigures);
  const answer = quantity(value, "V", figuresToPlace(value, place ?? -3));
  const log = answerTerm(pureNumber(logarithm, 4));
  return {
    words: NERNST_WORDS,
    steps: [
      ...standard.steps,
      ...counted,
      ...quotient.steps,
      ...slope.steps,
      step(NERNST_WORDS, slope.steps.length === 0 ? "law" : "law-at-temperature", [expression(...LAW(slope.term))]),
      step(NERNST_WORDS, "nernst", [
        expression(LOG_Q, "=", log),
        expression(
          ...LAW(slope.term),
          "=",
          ...bracketed(shownTerm(standard.quantity)),
          "-",
          "(",
          slope.term,
          "/",
          count(electrons),
          ")",
          "*",
          ...bracketed(log),
          "=",
          answerTerm(answer),
        ),
      ]),
    ],
    answer: { id: "potential", quantity: answer },
    slips: [
      [slipOf(NERNST_WORDS, "quotient-inverted"), standard.quantity.value.plus(correction)],
      ...(electrons === 1
        ? []
        : [[slipOf(NERNST_WORDS, "n-left-out"), standard.quantity.value.minus(correction.times(electrons))] as const]),
      ["ln-for-log", standard.quantity.value.minus(correction.times(new Decimal(10).ln()))],
    ],
    isSum: true,
  };
}

/** Two half-cells of one couple that differ in their concentrations only. */
export function concentrationCell(
  { main: [ion], electrons }: Half,
  one: Quantity,
  other: Quantity,
  temperature: Quantity | null,
): LawSolution | null {
  const slope = slopeAt(temperature);
  const [dilute, rich] = one.value.lt(other.value) ? [one, other] : [other, one];
  const quotient = pureNumber(
    dilute.value.div(rich.value),
    fewestFigures(one.significantFigures, other.significantFigures),
  );
  const logarithm = quotient.value.log(10);
  if (logarithm.isZero()) return null;
  const answer = quantity(
    logarithm.times(slope.volts).div(electrons).neg(),
    "V",
    fewestFigures(3, figuresOfLogarithm(logarithm, quotient.significantFigures)),
  );
  const log = answerTerm(pureNumber(logarithm, 4));
  return {
    words: NERNST_WORDS,
    steps: [
      step(
        NERNST_WORDS,
        "same-metal",
        [
          expression(QUOTIENT, "=", givenTerm(dilute), "/", givenTerm(rich), "=", shownTerm(quotient)),
          expression(N, "=", count(electrons)),
        ],
        { ion: formulaTerm(ion) },
      ),
      ...slope.steps,
      step(NERNST_WORDS, "nernst", [
        expression(LOG_Q, "=", log),
        expression(
          POTENTIAL,
          "=",
          "-",
          "(",
          slope.term,
          "/",
          N,
          ")",
          "*",
          LOG_Q,
          "=",
          "-",
          "(",
          slope.term,
          "/",
          count(electrons),
          ")",
          "*",
          ...bracketed(log),
          "=",
          answerTerm(answer),
        ),
      ]),
    ],
    answer: { id: "potential", quantity: answer },
    slips: [
      ...(electrons === 1 ? [] : [[slipOf(NERNST_WORDS, "n-left-out"), answer.value.times(electrons)] as const]),
      ["ln-for-log", answer.value.times(new Decimal(10).ln())],
      [slipOf(NERNST_WORDS, "rich-over-dilute"), answer.value.neg()],
    ],
  };
}
