"use client";

import { memo } from "react";
import { CardView } from "#components/cards/card-view.tsx";
import type { Card } from "#lib/cards/card.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import { CheckBadge } from "../checks/check-badge.tsx";
import { checkOfCard, checkOfProse } from "../checks/check-of.ts";
import { Prose } from "./prose.tsx";

export type ReplyContentProps = {
  card: Card | null;
  text: string;
  /** Who wrote the reply, and how far it was checked; null while it is written. */
  provenance: Provenance | null;
  /** Whether the text explains the card; else it only says the same as the card, for places that show no cards. */
  isExplanation: boolean;
  /** What is said before the card: a kind word. */
  lead?: string;
};

/** A reply: its card, its words, or both, each with how far the engine vouches for it. */
export const ReplyContent = memo(function ReplyContent({
  card,
  text,
  provenance,
  isExplanation,
  lead = "",
}: ReplyContentProps) {
  const check = provenance?.check ?? null;
  if (card === null) return <Prose text={text} provenance={provenance} check={check} />;
  const cardCheck = checkOfCard(card) ?? check;
  return (
    <>
      {lead === "" ? null : <Prose text={lead} provenance={provenance} check={null} />}
      <CardView
        card={card}
        badge={cardCheck === null ? null : <CheckBadge check={cardCheck} subject={{ kind: "card", card }} />}
        fallback={<Prose text={text} provenance={provenance} check={check} />}
      />
      {isExplanation && text !== "" ? (
        <Prose text={text} provenance={provenance} check={checkOfProse(provenance)} />
      ) : null}
    </>
  );
});
