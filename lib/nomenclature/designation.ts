import type { ChainGroup } from "./languages/naming.ts";

/** An ion by its atoms in canonical ASCII without charge ("SO4", "Fe", "Hg2") and its charge. */
export type IonPart = { readonly atoms: string; readonly charge: number };

export type CountedElement = { readonly symbol: string; readonly count: number };

/**
 * What a name says, free of its language: formulas are analysed into it and written from it, names read into it. A salt
 * has each of its ions once; how many of each there are follows from the charges.
 */
export type Designation =
  | { readonly kind: "salt"; readonly cations: readonly IonPart[]; readonly anion: IonPart }
  | { readonly kind: "molecule"; readonly first: CountedElement; readonly second: CountedElement }
  | { readonly kind: "ion"; readonly ion: IonPart }
  | { readonly kind: "element"; readonly symbol: string; readonly count: number }
  | { readonly kind: "nuclide"; readonly symbol: string; readonly massNumber: number }
  /** A substance that a table of the language names, by its formula in canonical ASCII. */
  | { readonly kind: "listed"; readonly formula: string }
  /** An organic compound; `chain` where its structure is known to be one without branches. */
  | {
      readonly kind: "organic";
      readonly formula: string;
      readonly chain: { readonly carbons: number; readonly group: ChainGroup } | null;
    }
  | { readonly kind: "hydrate"; readonly of: Designation; readonly waters: number };
