import type { RedoxCouple } from "../../chemistry/data/reduction-potentials.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import type { Term } from "../../methods/facts.ts";
import type { Label } from "../../methods/rules/kinds.ts";
import type { CellScene, CellSpecies } from "../../methods/rules/rule.ts";
import { variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Random } from "../random.ts";

/** A galvanic cell: the couple with the higher potential is the cathode. */
export type Cell = { readonly anode: RedoxCouple; readonly cathode: RedoxCouple };

/** Where potentials lie closer together, tables disagree on which is higher. */
const LEAST_GAP = 0.1;

const formsOf = ({ oxidized, reduced }: RedoxCouple): readonly string[] => [oxidized[1], reduced[1]];

/** Two couples without a common species whose potentials lie clearly apart; null where they do not. */
export function drawCell(random: Random, couples: readonly RedoxCouple[]): Cell | null {
  const [one, other] = random.pickSeveral(couples, 2);
  if (one === undefined || other === undefined) return null;
  const [anode, cathode] = Number(one.potential) < Number(other.potential) ? [one, other] : [other, one];
  const isShared = formsOf(anode).some((form) => formsOf(cathode).includes(form));
  return isShared || Number(cathode.potential) - Number(anode.potential) < LEAST_GAP ? null : { anode, cathode };
}

/** What each half-reaction is multiplied by so that the electrons cancel, and how many electrons pass then. */
export function factorsOf({ anode, cathode }: Cell): {
  readonly anode: number;
  readonly cathode: number;
  readonly electrons: number;
} {
  const electrons = (anode.electrons * cathode.electrons) / greatestCommonDivisor(anode.electrons, cathode.electrons);
  return { anode: electrons / anode.electrons, cathode: electrons / cathode.electrons, electrons };
}

type Form = readonly [coefficient: number, formula: string];

const times = (factor: number, [coefficient, formula]: Form): string =>
  factor * coefficient === 1 ? formula : `${factor * coefficient} ${formula}`;

/** `Zn → Zn²⁺ + 2 e⁻` in canonical ASCII. */
export function oxidationOf(couple: RedoxCouple): string {
  return `${times(1, couple.reduced)} -> ${times(1, couple.oxidized)} + ${times(couple.electrons, [1, "e^-"])}`;
}

/** `Cu²⁺ + 2 e⁻ → Cu` in canonical ASCII. */
export function reductionOf(couple: RedoxCouple): string {
  return `${times(1, couple.oxidized)} + ${times(couple.electrons, [1, "e^-"])} -> ${times(1, couple.reduced)}`;
}

/** The reaction of the cell with these factors of its half-reactions. */
export function reactionOf(
  { anode, cathode }: Cell,
  factors: { readonly anode: number; readonly cathode: number },
): string {
  const sides = [
    [times(factors.anode, anode.reduced), times(factors.cathode, cathode.oxidized)],
    [times(factors.anode, anode.oxidized), times(factors.cathode, cathode.reduced)],
  ];
  return sides.map((side) => side.join(" + ")).join(" -> ");
}

/** A formula as it is printed, for texts that are the same in every language. */
export function printed(formula: string): string {
  return formatFormula(getFormula(formula), "unicode");
}

/** `Zn²⁺/Zn`, the oxidized form first. */
export function coupleName({ oxidized, reduced }: RedoxCouple): string {
  return `${printed(oxidized[1])}/${printed(reduced[1])}`;
}

/** The same in canonical ASCII. */
export const coupleText = ({ oxidized, reduced }: RedoxCouple): string => `${oxidized[1]}/${reduced[1]}`;

/** What the methods know of a cell; of two metals with what is dissolved. */
export function sceneOf(cell: Cell, isDissolved = false): CellScene {
  const factors = factorsOf(cell);
  return {
    couples: { anode: coupleText(cell.anode), cathode: coupleText(cell.cathode) },
    factors,
    isWritten: false,
    electrons: factors.electrons,
    equation: null,
    species: isDissolved
      ? [speciesOf(cell.anode.oxidized[1], factors.anode), speciesOf(cell.cathode.oxidized[1], -factors.cathode)]
      : [],
  };
}

export const speciesOf = (formula: string, power: number, label: Label | null = null): CellSpecies => ({
  formula,
  power,
  label,
  isGas: false,
});

/** `E°(Zn²⁺/Zn)` */
export function potentialName(couple: RedoxCouple): Term {
  return variable(`E°(${coupleName(couple)})`);
}

/** To hundredths of a volt, as the table has them. */
export function volts(value: Decimal | string, place = -2): Quantity {
  const exact = new Decimal(value);
  return quantity(exact, "V", figuresToPlace(exact, place));
}

export const potentialOf = ({ potential }: RedoxCouple): Decimal => new Decimal(potential);

/** E° of a cell from the table. */
export function standardPotential({ anode, cathode }: Cell): Decimal {
  return potentialOf(cathode).minus(potentialOf(anode));
}

const SUPERSCRIPTS: Readonly<Record<number, string>> = { 1: "", 2: "²", 3: "³" };

/** `[Zn²⁺]`, to a power. */
const concentration = (formula: string, power = 1): Term =>
  variable(`[${printed(formula)}]${SUPERSCRIPTS[power] ?? ""}`);

/** `Q = [Zn²⁺]³ / [Cr³⁺]²`: the metals are solids and are left out. */
export function quotientLaw(cell: Cell): Term[] {
  const factors = factorsOf(cell);
  return [
    variable("Q"),
    { kind: "operator", symbol: "=" },
    concentration(cell.anode.oxidized[1], factors.anode),
    { kind: "operator", symbol: "/" },
    concentration(cell.cathode.oxidized[1], factors.cathode),
  ];
}
