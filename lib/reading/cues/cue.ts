import type { Kind, Label } from "../../methods/rules/kinds.ts";
import type { IntegratedOrder } from "../../laws/kinetics/integrated.ts";
import type { LatticeName } from "../../chemistry/lattices.ts";
import type { Condition } from "../../methods/rules/rule.ts";

/** What a reaction is said to do. */
type Happening = "burn" | "dissolve" | "decompose" | "react" | "form" | "ionise" | "vaporise" | "freeze";

/** What a word of a language tells: proposals for what stands near it. Words that are no cue do not matter. */
export type Cue =
  /** A noun for a quantity; the first kind is the usual one. */
  | { readonly is: "kind"; readonly kinds: readonly Kind[] }
  /** What can be asked for and is no kind of the search. */
  | { readonly is: "property"; readonly property: Property }
  /** `isBehind`: "its density is to be found", what is asked stands before it. */
  | { readonly is: "ask"; readonly isConversion?: boolean; readonly isBehind?: boolean }
  /** "How many", "how much", "how long", "how hot". */
  | { readonly is: "how"; readonly kinds: readonly Kind[] }
  | { readonly is: "label"; readonly label: Label }
  | { readonly is: "condition"; readonly condition: Condition }
  | { readonly is: "happening"; readonly happening: Happening }
  /** How the atoms of a crystal are arranged. */
  | { readonly is: "lattice"; readonly lattice: LatticeName }
  | { readonly is: "solution" }
  | { readonly is: "saturated" }
  /** The order of a reaction. */
  | { readonly is: "order"; readonly order: IntegratedOrder }
  /** Joins a noun with its value: "of", "is", "equals". */
  | { readonly is: "link" }
  | { readonly is: "and" }
  /** "From", "using", "given": what follows is not asked for. */
  | { readonly is: "source" }
  /** "If", "when": ends a question. */
  | { readonly is: "when" }
  | { readonly is: "excess" }
  | { readonly is: "respectively" }
  /** "Per", "each", "every": makes a rate of what follows. */
  | { readonly is: "per" }
  /** "Mixture", "alloy", "impure": the material is not the substance that is named. */
  | { readonly is: "mixed" }
  /** "Contains", "has", "was found to be". */
  | { readonly is: "ion" }
  /** "Appendix G", "a table": values that are looked up. */
  | { readonly is: "table" }
  /** Words after which a question asks for something that this reader does not know. */
  | { readonly is: "foreign" }
  /** What is asked of a compound itself: its formula, or the shares of its elements. */
  | { readonly is: "fact"; readonly fact: Fact }
  /** "Explain", "assumption", "identity": asks for words and no value; `isWhole`: whatever the sentence names beside it. */
  | { readonly is: "remark"; readonly isWhole?: boolean }
  /** "A hydrocarbon", "an oxide": elements that a compound has without their names. */
  | { readonly is: "made-of"; readonly elements: readonly string[] }
  | { readonly is: "filler" };

export type Fact =
  | "empirical-formula"
  | "molecular-formula"
  | "both-formulas"
  | "percent-composition"
  | "mass-in-molecule"
  | "formula"
  | "formula";

export type Property = "molar-solubility" | "oxidation-number";

export type CueTable = readonly (readonly [cue: Cue, phrases: readonly string[]])[];
