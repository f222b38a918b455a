"use client";

import { Component, type ComponentType, type ReactNode } from "react";
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
    <CardBoundary card={card} fallback={fallback}>
      <Renderer card={card} badge={badge} />
    </CardBoundary>
  );
}

type BoundaryProps = { card: Card; fallback: ReactNode; children: ReactNode };
type BoundaryState = { card: Card; isBroken: boolean };

class CardBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { card: this.props.card, isBroken: false };

  /** While a reply is written its card comes again and again: each one is tried anew. */
  static getDerivedStateFromProps({ card }: BoundaryProps, state: BoundaryState): BoundaryState {
    return card === state.card ? state : { card, isBroken: false };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
