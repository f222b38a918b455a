"use client";

import { memo, useDeferredValue } from "react";
import { CardView } from "#components/cards/card-view.tsx";
import { Markdown } from "#components/chemistry/markdown.tsx";
import type { Card } from "#lib/cards/card.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import { CheckBadge } from "./check-badge.tsx";
import { splitMarkdown } from "./split-markdown.ts";

type Check = Provenance["check"];

export type ReplyContentProps = {
  card: Card | null;
  text: string;
  /** What is known of the claims of the whole reply. */
  check: Check;
  /** Whether the text explains the card; else it only says the same as the card, for places that show no cards. */
  isExplanation: boolean;
};

/** A reply: its card, its words, or both, each with how far the engine vouches for it. */
export const ReplyContent = memo(function ReplyContent({ card, text, check, isExplanation }: ReplyContentProps) {
  if (card === null) return <Prose text={text} check={check} />;
  const cardCheck = checkOf(card) ?? check;
  return (
    <>
      <CardView
        card={card}
        badge={cardCheck === null ? null : <CheckBadge check={cardCheck} />}
        fallback={<Prose text={text} check={check} />}
      />
      {isExplanation && text !== "" ? <Prose text={text} check={check === null ? null : "not_verified"} /> : null}
    </>
  );
});

/**
 * Every card that carries facts was computed by the engine from them, and so was every question on record; of a lesson
 * only its example and its curves were. Null where the card itself does not tell.
 */
function checkOf(card: Card): Check {
  switch (card.type) {
    case "step_solution":
      // A malformed card of old may hold anything.
      return Array.isArray(card.facts) && card.facts.length > 0 ? "verified" : null;
    case "answer_evaluation":
      return card.facts === null ? null : "verified";
    case "practice_question":
    case "mcq_question":
      return card.questionId === null ? null : "verified";
    case "concept_explanation":
      return card.example === null ? null : "partly_verified";
  }
}

function Prose({ text, check }: { text: string; check: Check }) {
  // While words stream in, parsing them must not hold up what the student types.
  const settledText = useDeferredValue(text);
  return (
    <div className="space-y-3">
      {splitMarkdown(settledText).map((block, index) => {
        // While a reply grows, its finished blocks stay what they are, where they are.
        const key = `${index}`;
        return <Block key={key} source={block} />;
      })}
      {check === null ? null : <CheckBadge check={check} />}
    </div>
  );
}

/** Read once: of a reply that grows, only the last block is parsed again. */
const Block = memo(Markdown);
