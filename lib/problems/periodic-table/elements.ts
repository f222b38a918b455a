import { propertiesOf } from "../../chemistry/data/element-properties.ts";
import { getElement } from "../../chemistry/elements/elements.ts";
import type { Element, ElementSymbol } from "../../chemistry/elements/elements.ts";

/** What the trends of the main groups are told by. */
export type MainElement = Element & {
  readonly group: number;
  /** Electrons in the outer shell. */
  readonly valence: number;
  /** pm */
  readonly radius: number;
  /** First ionization energy, kJ/mol. */
  readonly ionization: number;
  /** On Pauling's scale; null for the noble gases, which have none there. */
  readonly electronegativity: number | null;
  /** Of its simple ion; null for elements that form none, or several. */
  readonly charge: number | null;
};

/** The elements that trends are told of, and the charge of the simple ion of each. */
const CHARGES: readonly (readonly [symbol: ElementSymbol, charge: number | null])[] = [
  ["H", null],
  ["He", 0],
  ["Li", 1],
  ["Be", 2],
  ["B", null],
  ["C", null],
  ["N", -3],
  ["O", -2],
  ["F", -1],
  ["Ne", 0],
  ["Na", 1],
  ["Mg", 2],
  ["Al", 3],
  ["Si", null],
  ["P", -3],
  ["S", -2],
  ["Cl", -1],
  ["Ar", 0],
  ["K", 1],
  ["Ca", 2],
  ["Ga", 3],
  ["Ge", null],
  ["As", null],
  ["Se", -2],
  ["Br", -1],
  ["Kr", 0],
  ["Rb", 1],
  ["Sr", 2],
  ["In", null],
  ["Sn", null],
  ["Sb", null],
  ["Te", -2],
  ["I", -1],
  ["Xe", 0],
  ["Cs", 1],
  ["Ba", 2],
  ["Tl", null],
  ["Pb", null],
  ["Bi", null],
];

function read([symbol, charge]: (typeof CHARGES)[number]): MainElement {
  const element = getElement(symbol);
  const { radius, ionization, electronegativity } = propertiesOf(symbol);
  const { group } = element;
  if (group === null || radius === null || ionization === null) throw new Error(`${symbol} stands in no main group`);
  const valence = symbol === "He" ? 2 : group <= 2 ? group : group - 10;
  return { ...element, group, valence, radius, ionization, electronegativity, charge };
}

/** Elements of the main groups, periods 1 to 6, by atomic number. */
export const MAIN_ELEMENTS: readonly MainElement[] = CHARGES.map(read);

export function getMainElement(symbol: string): MainElement {
  const element = MAIN_ELEMENTS.find((each) => each.symbol === symbol);
  if (element === undefined) throw new Error(`${symbol} is none of the elements of this room`);
  return element;
}

export const inPeriod = (period: number): readonly MainElement[] =>
  MAIN_ELEMENTS.filter((each) => each.period === period);

export const inGroup = (group: number): readonly MainElement[] =>
  MAIN_ELEMENTS.filter((each) => each.group === group && each.symbol !== "H");

/** `Na+`, `S^2-`: the simple ion of an element. */
export function writeSimpleIon({ symbol }: { readonly symbol: string }, charge: number): string {
  const size = Math.abs(charge);
  return size === 1 ? `${symbol}${charge > 0 ? "+" : "-"}` : `${symbol}^${size}${charge > 0 ? "+" : "-"}`;
}
