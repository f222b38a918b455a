/** What a fact is asked about: an element as such, one of its nuclides, or a substance or ion by its formula in canonical ASCII. */
export type Thing =
  | { readonly kind: "element"; readonly symbol: string; readonly isNamed: boolean }
  | { readonly kind: "nuclide"; readonly symbol: string; readonly massNumber: number }
  | { readonly kind: "substance"; readonly formula: string; readonly isNamed: boolean };

/** The formula by which a thing is asked about. */
export function formulaOfThing(thing: Thing): string {
  return thing.kind === "substance" ? thing.formula : thing.symbol;
}
