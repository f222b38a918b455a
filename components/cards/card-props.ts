import type { ReactNode } from "react";
import type { Card, CardType } from "#lib/cards/card.ts";

/** What a renderer of cards of one kind is given. */
export type CardProps<Type extends CardType> = {
  card: Extract<Card, { type: Type }>;
  /** How far the card's claims were checked. */
  badge: ReactNode;
};
