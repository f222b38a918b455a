import type { ComponentType, ReactNode } from "react";
import type { Card, CardType } from "#lib/cards/card.ts";
import { StepSolution } from "./step-solution.tsx";

export type CardProps<Type extends CardType> = {
  card: Extract<Card, { type: Type }>;
  /** How far the card's claims were checked. */
  badge: ReactNode;
};

type Renderers = { [Type in CardType]: ComponentType<CardProps<Type>> };

/** One renderer for each kind of card: a kind without one does not compile. */
export const RENDERERS = { step_solution: StepSolution } as const satisfies Renderers;
