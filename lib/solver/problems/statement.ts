import type { Variable } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Unit } from "../../quantity/units/unit.ts";

/** A quantity that the problem states. */
export type Given = { readonly variable: Variable; readonly quantity: Quantity };

/** What the problem asks for. `unit` is null where it names none, or where its answer has none. */
export type Goal = { readonly variable: Variable; readonly unit: Unit | null };

/** A problem, free of its language and of its wording. */
export type Statement = { readonly givens: readonly Given[]; readonly goals: readonly Goal[]; readonly scene: Scene };

