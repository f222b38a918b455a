/** What speaks against a formula. All chemistry is in canonical ASCII, without states. */
export type FormulaDoubt =
  /**
   * Its ions do not add up to zero. `cations`: of each element its usual ions, most usual first; `neutral`: what they would give with the
   * anion, likewise.
   */
  | {
      readonly code: "charges";
      readonly formula: string;
      readonly cations: readonly (readonly string[])[];
      readonly anion: string;
      readonly neutral: readonly string[];
    }
  /** An ion that is written without its charge: NH4, SO4. */
  | { readonly code: "uncharged-ion"; readonly formula: string; readonly ion: string };

/** Why a reaction does not take place as it is written. */
export type ReactionDoubt =
  /** A metal below hydrogen sets none free from this acid, or from water. */
  | { readonly code: "below-hydrogen"; readonly metal: string; readonly from: string }
  /** Nitric acid turns into oxides of nitrogen where other acids give hydrogen. */
  | { readonly code: "nitric-acid"; readonly metal: string }
  /** A metal displaces none that is more reactive. */
  | { readonly code: "less-reactive-metal"; readonly metal: string; readonly displaced: string }
  | { readonly code: "less-reactive-halogen"; readonly halogen: string; readonly displaced: string }
  /** In water such a metal reacts with the water, and sets no other metal free. */
  | { readonly code: "meets-water"; readonly metal: string }
  /** The metal forms another ion here: iron Fe^2+ with acids. */
  | { readonly code: "other-ion"; readonly metal: string; readonly written: string; readonly forms: string }
  /** All ions stay dissolved: no precipitate, gas or water forms. */
  | { readonly code: "ions-stay"; readonly ions: readonly string[] }
  /** A solid that hardly dissolves does not go over into soluble salts. */
  | { readonly code: "stays-solid"; readonly solid: string }
  /** A weak acid does not set a strong one free. */
  | { readonly code: "weak-acid"; readonly weak: string; readonly strong: string };

export type Doubt = FormulaDoubt | ReactionDoubt;

/** `fits` and `happens` say that a rule speaks for it, `not-judged` that no rule speaks for certain. */
export type FormulaJudgement =
  | { readonly verdict: "fits" | "not-judged" }
  | { readonly verdict: "contradicts"; readonly doubt: FormulaDoubt };
export type ReactionJudgement =
  | { readonly verdict: "happens" | "not-judged" }
  | { readonly verdict: "does-not-happen"; readonly doubt: ReactionDoubt };
