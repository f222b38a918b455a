import { type ElementProperties, propertiesOf } from "../chemistry/data/element-properties.ts";
import {
  findConfiguration,
  formatConfiguration,
  writeShortConfiguration,
} from "../chemistry/elements/configuration.ts";
import { type Element, getElement, type ElementSymbol } from "../chemistry/elements/elements.ts";
import { type Family, familyOf } from "../chemistry/elements/families.ts";
import { type Isotope, ISOTOPE_MIXTURES } from "../chemistry/elements/isotopes.ts";
import { findAnionCharge, listKnownCharges } from "../chemistry/ions/ions.ts";
import { type Kind, kindSeen } from "./scales.ts";

/** All that the engine knows of an element; what it has no value of is null, or an empty list. */
export type ElementFacts = ElementProperties & {
  readonly element: Element;
  readonly family: Family;
  readonly kind: Kind | null;
  /** `[Ar] 3d⁶ 4s²` */
  readonly configuration: string;
  /** In its compounds, from the lowest to the highest. */
  readonly oxidationNumbers: readonly number[];
  /** Of a natural mixture of two or three. */
  readonly isotopes: readonly Isotope[];
};

export function factsOf(symbol: ElementSymbol): ElementFacts {
  const element = getElement(symbol);
  const anion = findAnionCharge(symbol);
  const numbers = new Set([...listKnownCharges(symbol), ...(anion === null ? [] : [anion])]);
  return {
    ...propertiesOf(symbol),
    element,
    family: familyOf(element),
    kind: kindSeen(element),
    configuration: formatConfiguration(writeShortConfiguration(findConfiguration(symbol) ?? [])),
    oxidationNumbers: [...numbers].toSorted((a, b) => a - b),
    isotopes: ISOTOPE_MIXTURES.find((mixture) => mixture.symbol === symbol)?.isotopes ?? [],
  };
}

const SIGNS = { "-": "−", "+": "+" } as const;

/** As oxidation numbers are written: `+3`, `−1`, `0`. */
export function writeOxidationNumber(number: number): string {
  if (number === 0) return "0";
  return `${SIGNS[number < 0 ? "-" : "+"]}${Math.abs(number)}`;
}
