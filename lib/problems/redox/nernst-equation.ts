import { METAL_COUPLES } from "../../chemistry/data/reduction-potentials.ts";
import { nernst } from "../../laws/redox/cells.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { equationTerm, formulaTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { type ComputedDraft, given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { coupleText, drawCell, factorsOf, reactionOf, sceneOf, speciesOf, standardPotential, volts } from "./cells.ts";
import type { Cell } from "./cells.ts";

/** To thousandths of a volt, as a voltmeter shows it. */
const millivolts = (value: Decimal): Quantity => volts(value.toDecimalPlaces(3), -3);

/** Of Q, as a power of ten: a correction that hardly shows leads no slip astray. */
const LEAST_LOGARITHM = 0.8;

const POTENTIAL = variableOf("cell-potential", null);

/** Two figures and a power of ten, as concentrations and quotients are stated. */
function powerOfTen(random: Random, least: number, greatest: number): Decimal {
  return roundToFigures(new Decimal(1 + 8.9 * random.next()), 2).times(
    new Decimal(10).pow(random.integer(least, greatest)),
  );
}

/** E from E°, n and Q. */
function direct(random: Random): ComputedDraft | null {
  const standard = millivolts(new Decimal(0.3 + 1.9 * random.next()));
  const electrons = random.integer(1, 3);
  const quotient = pureNumber(powerOfTen(random, -4, 3), 2);
  if (quotient.value.log(10).abs().lt(LEAST_LOGARITHM)) return null;
  return {
    kind: "computed",
    variant: "direct",
    givens: {
      standard: given("standard-potential", null, standard),
      electrons: given("electrons-transferred", null, pureNumber(electrons)),
      quotient: given("reaction-quotient", null, quotient),
    },
    find: POTENTIAL,
    unit: "V",
  };
}

const molar = (value: Decimal): Quantity => quantity(value, "mol/L", 2);

type Solutions = {
  readonly cell: Cell;
  readonly anodeIon: Quantity;
  readonly cathodeIon: Quantity;
  readonly standard: Quantity;
  /** As a voltmeter shows it. */
  readonly measured: Quantity;
};

/** A cell of two metals whose solutions are not standard; null where that hardly shows. */
function drawSolutions(random: Random): Solutions | null {
  const cell = drawCell(random, METAL_COUPLES);
  if (cell === null) return null;
  const { anode, cathode, electrons } = factorsOf(cell);
  const [anodeIon, cathodeIon] = [molar(powerOfTen(random, -3, -1)), molar(powerOfTen(random, -3, -1))];
  const quotient = anodeIon.value.pow(anode).div(cathodeIon.value.pow(cathode));
  const standard = millivolts(standardPotential(cell));
  const measured = millivolts(lawValue(nernst, "E", { "E°": standard.value, n: electrons, Q: quotient }));
  const isPlain = quotient.log(10).abs().lt(LEAST_LOGARITHM) || measured.value.lt(0.03);
  return isPlain ? null : { cell, anodeIon, cathodeIon, standard, measured };
}

const ionOf = ({ oxidized }: Cell["anode"]): string => oxidized[1];

const equationOf = (cell: Cell) => equationTerm(reactionOf(cell, factorsOf(cell)));

/** E of a cell from its concentrations. */
function ofCell(random: Random): ComputedDraft | null {
  const drawn = drawSolutions(random);
  if (drawn === null) return null;
  const { cell, anodeIon, cathodeIon, standard } = drawn;
  const [ion1, ion2] = [ionOf(cell.anode), ionOf(cell.cathode)];
  return {
    kind: "computed",
    variant: "cell",
    values: { equation: equationOf(cell), ion1: formulaTerm(ion1), ion2: formulaTerm(ion2) },
    givens: {
      standard: given("standard-potential", null, standard),
      concentration1: given("molarity", ion1, anodeIon),
      concentration2: given("molarity", ion2, cathodeIon),
    },
    find: POTENTIAL,
    unit: "V",
    scene: { cell: sceneOf(cell, true) },
  };
}

/** Neither does water attack them, nor are their ions rare. */
const COMMON_METALS = METAL_COUPLES.filter(({ potential }) => Math.abs(Number(potential)) < 0.9);

/** Two half-cells that differ in their concentrations only. */
function concentrationCell(random: Random): ComputedDraft | null {
  const couple = random.pick(COMMON_METALS);
  const ion = ionOf(couple);
  const [one, other] = [molar(powerOfTen(random, -4, -1)), molar(powerOfTen(random, -4, -1))];
  const [least, most] = [Decimal.min(one.value, other.value), Decimal.max(one.value, other.value)];
  if (least.div(most).gt(0.1)) return null;
  const isFirstDilute = one.value.eq(least);
  const name = coupleText(couple);
  return {
    kind: "computed",
    variant: "concentration-cell",
    values: { metal: formulaTerm(couple.reduced[1]), ion: formulaTerm(ion) },
    givens: {
      concentration1: given("molarity", ion, one, "first"),
      concentration2: given("molarity", ion, other, "second"),
    },
    find: POTENTIAL,
    unit: "V",
    scene: {
      cell: {
        couples: { anode: name, cathode: name },
        factors: null,
        isWritten: false,
        electrons: couple.electrons,
        equation: null,
        species: [
          speciesOf(ion, 1, isFirstDilute ? "first" : "second"),
          speciesOf(ion, -1, isFirstDilute ? "second" : "first"),
        ],
      },
    },
  };
}

/** A concentration from the potential that is measured. */
function unknownConcentration(random: Random): ComputedDraft | null {
  const drawn = drawSolutions(random);
  if (drawn === null) return null;
  const { cell, anodeIon, cathodeIon, standard, measured } = drawn;
  const isAnodeAsked = random.chance(0.5);
  const [wanted, known, concentration] = isAnodeAsked
    ? [cell.anode, cell.cathode, cathodeIon]
    : [cell.cathode, cell.anode, anodeIon];
  return {
    kind: "computed",
    variant: "unknown-concentration",
    values: { equation: equationOf(cell), known: formulaTerm(ionOf(known)), wanted: formulaTerm(ionOf(wanted)) },
    givens: {
      standard: given("standard-potential", null, standard),
      potential: given("cell-potential", null, measured),
      concentration: given("molarity", ionOf(known), concentration),
    },
    find: variableOf("molarity", ionOf(wanted)),
    unit: "mol/L",
    scene: { cell: sceneOf(cell, true) },
  };
}

const shared = {
  subtopic: "nernst-equation",
  words: "problems-redox.nernst-equation",
  forms: ["free", "choice"],
} as const;

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
