"use client";

import { createContext, useContext } from "react";
import type { nameElements } from "#lib/at-hand/name-elements.ts";
import type { ElementSymbol } from "#lib/chemistry/elements/elements.ts";

const Names = createContext<ReturnType<typeof nameElements> | null>(null);

/** What the elements are called in the page's language: the tables of all languages stay with who knows which it is. */
export const ElementNamesProvider = Names.Provider;

export function useElementName(): (symbol: ElementSymbol) => string {
  const names = useContext(Names);
  if (names === null) throw new Error("Nobody says around this component what elements are called");
  return (symbol) => names[symbol];
}
