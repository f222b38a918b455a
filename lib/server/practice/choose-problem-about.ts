import "server-only";
import { randomInt } from "node:crypto";
import type { DifficultyPreference } from "#lib/mastery/difficulty.ts";
import { listOffers, type Offer, poseAbout, type SourcedProblem } from "#lib/passages/offers.ts";
import type { ReadPassage } from "#lib/passages/subject.ts";
import type { Form } from "#lib/problems/forms.ts";
import { GREATEST_SEED } from "#lib/problems/seed.ts";
import { levelsFor } from "./choose-problem.ts";
import { findAsked } from "./issued-question.ts";

type SourcedRequest = {
  userId: string;
  passages: readonly ReadPassage[];
  /** Of this family, or of any. */
  family: string | null;
  form: Form;
  preference: DifficultyPreference;
  /** A problem's text: one that was asked before is not asked again, if there is another. */
  textOf: (posed: SourcedProblem) => string;
  /** Whether the words that a problem names say its answer: such a one is not asked, if there is another. */
  tellsAnswer: (posed: SourcedProblem) => boolean;
};

/** Of the families that the passages speak of most one is chosen by chance. */
const FIRST = 6;
/** Samples among which one is looked for that was not asked before. */
const CANDIDATES = 6;

/** A problem about passages of materials, at the level nearest to the one that is wished for; null where they give none. */
export async function chooseProblemAbout(request: SourcedRequest): Promise<SourcedProblem | null> {
  const { passages, family: id, form, preference } = request;
  for (const difficulty of levelsFor(preference)) {
    const offers = listOffers(passages, difficulty).filter(
      ({ family }) => family.forms.includes(form) && (id === null || family.id === id),
    );
    const posed = pickSeveral(offers.slice(0, FIRST)).flatMap(
      (offer) =>
        poseAbout(offer, passages, { difficulty, form, seed: randomInt(GREATEST_SEED), usesOf: () => 0 }) ?? [],
    );
    const chosen = await pickNew(posed, request);
    if (chosen !== null) return chosen;
  }
  return null;
}

function pickSeveral(offers: readonly Offer[]): Offer[] {
  return Array.from({ length: offers.length === 0 ? 0 : CANDIDATES }, () => offers[randomInt(offers.length)]).flatMap(
    (offer) => offer ?? [],
  );
}

async function pickNew(
  posed: readonly SourcedProblem[],
  { userId, textOf, tellsAnswer }: SourcedRequest,
): Promise<SourcedProblem | null> {
  const silent = posed.filter((each) => !tellsAnswer(each));
  const asked = await findAsked(userId, silent.map(textOf));
  return silent.find((each) => !asked.has(textOf(each))) ?? silent[0] ?? posed[0] ?? null;
}
