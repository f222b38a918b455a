import type { BalancedEquation } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { Cue } from "../cues/cue.ts";

/** A substance that a text names: its formulas in canonical ASCII without state, several where the name leaves it open. */
export type NamedSubstance = {
  readonly formulas: readonly string[];
  readonly state: "s" | "l" | "g" | "aq" | null;
  /** The symbol where it is one element. */
  readonly element: string | null;
  /** Told by its name: an element that is named may be its atoms or its molecules. */
  readonly isName: boolean;
};

export type Mark = "." | "?" | "," | ";" | ":" | "(" | ")" | "=" | "\n";

/** What stands at a place of a text, free of its language. `start` and `end` are places in the normalised text. */
export type Spot = { readonly start: number; readonly end: number } & (
  | { readonly kind: "quantity"; readonly quantity: Quantity; readonly isBare: boolean }
  /** A unit without a number: what an answer is asked for in. */
  | { readonly kind: "unit"; readonly unit: Unit }
  | { readonly kind: "substance"; readonly substance: NamedSubstance }
  /** [X], the concentration of X. */
  | { readonly kind: "concentration"; readonly substance: NamedSubstance }
  /** Null where what is written does not balance. */
  | { readonly kind: "equation"; readonly equation: BalancedEquation | null }
  | { readonly kind: "cue"; readonly cue: Cue; readonly text: string }
  | { readonly kind: "mark"; readonly mark: Mark }
  | { readonly kind: "word"; readonly text: string }
);

export type SpotOf<Kind extends Spot["kind"]> = Extract<Spot, { kind: Kind }>;

/** What a word or a cue says; empty for all else. */
export const textOf = (spot: Spot | undefined): string =>
  spot?.kind === "cue" || spot?.kind === "word" ? spot.text : "";

export const isText = (spot: Spot | undefined, pattern: RegExp): boolean =>
  spot !== undefined && pattern.test(textOf(spot));

/** Whether it is a quantity of this dimension. */
export const isOfDimension = (spot: Spot, dimension: number): spot is SpotOf<"quantity"> =>
  spot.kind === "quantity" && spot.quantity.unit.dimension === dimension;
