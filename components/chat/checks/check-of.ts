import type { Card } from "#lib/cards/card.ts";
import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import { overallOfShown } from "#lib/claims/overall.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";

type Check = Provenance["check"];

/** What a check speaks of: a reply's words, or the card beside them. */
export type CheckSubject = { kind: "prose"; provenance: Provenance | null } | { kind: "card"; card: Card };

/**
 * Every card that carries facts was computed by the engine from them, and so was every question on record; of a lesson
 * only its example and its curves were. Null where the card itself does not tell.
 */
export function checkOfCard(card: Card): Check {
  switch (card.type) {
    case "step_solution":
      // A malformed card of old may hold anything.
      if (!Array.isArray(card.facts) || card.facts.length === 0) return null;
      return isReadByModel(card) || card.facts.some(isDoubted) ? "partly_verified" : "verified";
    case "answer_evaluation":
      return card.facts === null ? null : "verified";
    case "practice_question":
    case "mcq_question":
      return card.questionId === null ? null : "verified";
    case "concept_explanation":
      return card.example === null ? null : "partly_verified";
    case "guided_solution":
      return "verified";
    case "lesson":
      return "partly_verified";
    case "picture_reading":
    case "problem_reading":
      return null;
  }
}

const isReadByModel = ({ readBy }: StepSolutionCard): boolean => readBy === "model";

const isDoubted = ({ judgement }: SolutionFacts): boolean => judgement !== undefined;

/**
 * How far the engine vouches for what is shown, the most first: it solved it; it computed it from what a model read; the sums
 * are right, and whether the way leads there was not checked; nothing was, or not all.
 */
export type Trust = "solved" | "reading" | "sums" | "unchecked";

/** What was checked, in a word or two: the key of its message in `chat.check`, and how many claims there are and were confirmed. */
export type CheckLabel = { key: SubjectKey } | { key: "some-claims" | "no-claims"; right: number; total: number };

type SubjectKey = Trust | "partly" | "balanced" | "doubtful" | "made" | "marked" | "example" | "numbers";

const TRUST = {
  solved: "solved",
  balanced: "solved",
  made: "solved",
  marked: "solved",
  reading: "reading",
  sums: "sums",
  doubtful: "sums",
  example: "sums",
  numbers: "sums",
  partly: "unchecked",
  "some-claims": "unchecked",
  "no-claims": "unchecked",
  unchecked: "unchecked",
} as const satisfies Record<CheckLabel["key"], Trust>;

export const trustOf = ({ key }: CheckLabel): Trust => TRUST[key];

/** Of a card that is not on record, and of words whose claims were not kept. */
const UNKEPT = { verified: "sums", partly_verified: "partly", not_verified: "unchecked" } as const;

export function labelOf(check: NonNullable<Check>, subject: CheckSubject): CheckLabel {
  if (subject.kind === "prose") return labelOfProse(check, subject.provenance);
  // A card that is not on record says no more than its reply.
  return { key: checkOfCard(subject.card) === null ? UNKEPT[check] : labelOfCard(subject.card) };
}

function labelOfCard(card: Card): SubjectKey {
  switch (card.type) {
    case "step_solution":
      if (card.facts.some(isDoubted)) return "doubtful";
      if (isReadByModel(card)) return "reading";
      return card.facts.every(({ method }) => method === "balance-equation") ? "balanced" : "solved";
    case "answer_evaluation":
      return "marked";
    case "practice_question":
    case "mcq_question":
      return "made";
    case "concept_explanation":
      return "example";
    case "lesson":
      return "numbers";
    case "guided_solution":
      return "marked";
    case "picture_reading":
    case "problem_reading":
      return "unchecked";
  }
}

/** Of a model's words as many claims as were found; the built-in tutor's own are computed, and make none. */
function labelOfProse(check: NonNullable<Check>, provenance: Provenance | null): CheckLabel {
  const { claims = [], moreClaims = 0 } = provenance ?? {};
  const total = claims.length + moreClaims;
  const right = moreClaims + claims.filter(({ verdict }) => verdict === "supported" || verdict === "corrected").length;
  if (check === "verified") return { key: provenance?.writer === "tutor" ? "solved" : "sums" };
  // What a material or the student says is repeated, not confirmed.
  if (total === 0 || right === total) return { key: UNKEPT[check] };
  return { key: right === 0 ? "no-claims" : "some-claims", right, total };
}

/** The words beside a card are checked as far as their own claims are, whatever the card is. Null while they are written. */
export function checkOfProse(provenance: Provenance | null): Check {
  if (provenance === null || provenance.check === null) return null;
  // Those that are not stored are just right: they change nothing.
  return overallOfShown(provenance.claims ?? []);
}
