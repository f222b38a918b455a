import type { Card } from "#lib/cards/card.ts";
import { overallOfShown } from "#lib/claims/overall.ts";
import type { Provenance } from "#lib/contracts/chat.ts";

type Check = Provenance["check"];

/**
 * Every card that carries facts was computed by the engine from them, and so was every question on record; of a lesson
 * only its example and its curves were. Null where the card itself does not tell.
 */
export function checkOfCard(card: Card): Check {
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
    case "picture_reading":
      return null;
  }
}

/** The words beside a card are checked as far as their own claims are, whatever the card is. Null while they are written. */
export function checkOfProse(provenance: Provenance | null): Check {
  if (provenance === null || provenance.check === null) return null;
  // Those that are not stored are just right: they change nothing.
  return overallOfShown(provenance.claims ?? []);
}
