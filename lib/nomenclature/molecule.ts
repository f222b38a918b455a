import type { CountedElement } from "./designation.ts";

/** A compound of two nonmetals. */
export type Molecule = { readonly formula: string; readonly first: CountedElement; readonly second: CountedElement };
