import type { ComponentType } from "react";
import type { CardType } from "#lib/cards/card.ts";
import type { CardProps } from "./card-props.ts";
import { StepSolution } from "./step-solution.tsx";

type Renderers = { [Type in CardType]: ComponentType<CardProps<Type>> };

/** One renderer for each kind of card: a kind without one does not compile. */
export const RENDERERS = { step_solution: StepSolution } as const satisfies Renderers;
