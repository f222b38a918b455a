/** What kind of reaction it is: the patterns that lessons name. */
export type ReactionPattern =
  | "combination"
  | "decomposition"
  | "single-replacement"
  | "combustion"
  | "precipitation"
  | "neutralization"
  | "gas"
  | "double-replacement";

/** Why nothing happens: all ions stay in solution, or an element is less reactive than the one that it would replace. */
export type NoReaction = "ions-stay" | "less-reactive";

/** Formulas in canonical ASCII, each once; the equation is still to be balanced. */
export type Prediction =
  | { readonly kind: "reaction"; readonly pattern: ReactionPattern; readonly products: readonly string[] }
  | { readonly kind: "none"; readonly reason: NoReaction };

/** One rule of general chemistry: what forms, or null where it does not speak of these reactants. */
export type ProductRule = (one: string, other: string) => Prediction | null;

export const forms = (pattern: ReactionPattern, ...products: readonly string[]): Prediction => ({
  kind: "reaction",
  pattern,
  products,
});

export const nothing = (reason: NoReaction): Prediction => ({ kind: "none", reason });
