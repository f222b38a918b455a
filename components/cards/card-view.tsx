"use client";

import type { ComponentType, ReactNode } from "react";
import { ErrorBoundary } from "#components/ui/error-boundary.tsx";
import type { Card } from "#lib/cards/card.ts";
import type { CardProps } from "./card-props.ts";
import { RENDERERS } from "./registry.tsx";

type CardViewProps = {
  card: Card;
  badge: ReactNode;
  /** The same reply in plain words, for a card that cannot be shown. */
  fallback: ReactNode;
};

/** A card by its kind. One that turns out malformed degrades to its text and takes nothing else with it. */
export function CardView({ card, badge, fallback }: CardViewProps) {
  // Each renderer takes exactly the cards under its own key, which the compiler cannot follow through a lookup.
  const Renderer = RENDERERS[card.type] as ComponentType<CardProps<Card["type"]>> | undefined;
  if (Renderer === undefined) return fallback;
  return (
    // While a reply is written its card comes again and again: each one is tried anew.
    <ErrorBoundary subject={card} fallback={fallback}>
      <Renderer card={card} badge={badge} />
    </ErrorBoundary>
  );
}
