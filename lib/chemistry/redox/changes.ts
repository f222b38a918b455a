import { canonicalOf } from "../formula/format.ts";
import type { Equation, Term } from "../equation/equation.ts";
import { findOxidationNumbers, type OxidationNumber } from "./oxidation.ts";

/** An element whose oxidation number changes in a reaction: in which substance (canonical ASCII) it was, from what to what. */
export type RedoxChange = {
  readonly element: string;
  readonly species: string;
  readonly from: OxidationNumber;
  readonly to: OxidationNumber;
};

type Place = { readonly element: string; readonly species: string; readonly number: OxidationNumber };

/**
 * What changes its oxidation number in a reaction; empty where nothing does, null where the rules do not decide them all. Part of
 * an element may stay as it is while the rest changes: the chloride of HCl beside the Cl2 that forms of it.
 */
export function findRedoxChanges({ reactants, products }: Equation): readonly RedoxChange[] | null {
  const [before, behind] = [listPlaces(reactants), listPlaces(products)];
  if (before === null || behind === null) return null;
  return before.flatMap(({ element, species, number }) => {
    const own = numbersOf(before, element);
    const others = numbersOf(behind, element);
    // What is kept by some, where others have other numbers, is not what changes.
    if (others.some((each) => isSame(each, number)) && own.length > 1) return [];
    return others
      .filter((each) => !isSame(each, number) && !(others.length > 1 && own.some((kept) => isSame(kept, each))))
      .map((to): RedoxChange => ({ element, species, from: number, to }));
  });
}

const isSame = (one: OxidationNumber, other: OxidationNumber): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator;

/** Each once. */
function numbersOf(places: readonly Place[], element: string): OxidationNumber[] {
  const own = places.filter((place) => place.element === element).map(({ number }) => number);
  return own.filter((number, index) => own.findIndex((each) => isSame(each, number)) === index);
}

function listPlaces(terms: readonly Term[]): Place[] | null {
  const places: Place[] = [];
  for (const { formula } of terms) {
    const species = canonicalOf(formula);
    const found = findOxidationNumbers(formula);
    if (!found.ok) return null;
    for (const { symbol, number } of found.value) places.push({ element: symbol, species, number });
  }
  return places;
}
