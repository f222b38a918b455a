import type { Variable } from "../../methods/rules/kinds.ts";
import type { Concept } from "../lexicon/lexicon.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Unit } from "../../quantity/units/unit.ts";

/** What the words around a quantity or a question mean, in the order of the text. */
export type Surroundings = { readonly before: readonly Concept[]; readonly behind: readonly Concept[] };

/** A quantity that the problem states. */
export type Given = { readonly variable: Variable; readonly quantity: Quantity; readonly words: Surroundings };

/** What the problem asks for. `unit` is null where it names none, or where its answer has none. */
export type Goal = { readonly variable: Variable; readonly unit: Unit | null; readonly words: Surroundings };

/** A problem, free of its language and of its wording. */
export type Statement = { readonly givens: readonly Given[]; readonly goals: readonly Goal[]; readonly scene: Scene };
