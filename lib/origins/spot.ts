import type { Term } from "../methods/facts.ts";

/** A number or letter in a line of a step, from `start` to `end` of that line in UTF-16 units. Steps and lines are counted from 0. */
export type Spot = {
  readonly step: number;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** As it stands there, a number with its unit. */
  readonly text: string;
  /** Its place among the terms of the line. */
  readonly index: number;
  readonly term: Extract<Term, { kind: "quantity" | "count" | "variable" }>;
};

export type NumberSpot = Spot & { readonly term: Extract<Term, { kind: "quantity" | "count" }> };
export type LetterSpot = Spot & { readonly term: Extract<Term, { kind: "variable" }> };

export const isNumber = (spot: Spot): spot is NumberSpot => spot.term.kind !== "variable";
export const isLetter = (spot: Spot): spot is LetterSpot => spot.term.kind === "variable";

export const valueOf = ({ term }: NumberSpot): string => String(term.value);
export const unitOf = ({ term }: NumberSpot): string => (term.kind === "quantity" ? term.unit : "");
