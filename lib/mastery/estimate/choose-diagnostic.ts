import type { Difficulty } from "../../curriculum/difficulties.ts";
import { type SubtopicSlug, SUBTOPIC_SLUGS } from "../../curriculum/outline.ts";
import { PREREQUISITES } from "../../curriculum/prerequisites.ts";
import { informationOf } from "./answer-model.ts";
import type { Estimates } from "./estimate.ts";

/** Enough to tell what is known from what is not, and not more than a quarter of an hour. */
export const DIAGNOSTIC_QUESTIONS = 15;

/** One more in the same subtopic tells whether the first was luck; a third would be an examination. */
const MOST_OF_A_SUBTOPIC = 2;

/** A question that can be asked: of which subtopic, at which level, and how likely it is guessed. */
export type Offer = {
  readonly subtopic: SubtopicSlug;
  readonly difficulty: Difficulty;
  readonly guessChance: number;
};

export type Asked = Pick<Offer, "subtopic">;

/**
 * The question of which most is learnt of all subtopics together: the one after which their abilities are expected to be
 * least unsure (active learning by the expected reduction of variance: Cohn, Ghahramani and Jordan 1996; within one subtopic
 * it is the maximum information rule of adaptive testing). What many others rest on counts for more. Null when all that can
 * be asked was asked.
 */
export function chooseDiagnostic(
  estimates: Estimates,
  offers: readonly Offer[],
  asked: readonly Asked[],
): Offer | null {
  const times = (slug: SubtopicSlug) => asked.filter(({ subtopic }) => subtopic === slug).length;
  const last = asked.at(-1)?.subtopic;
  const open = offers.filter(({ subtopic }) => subtopic !== last && times(subtopic) < MOST_OF_A_SUBTOPIC);
  const reach = new Map<SubtopicSlug, number>();
  let best: { offer: Offer; gain: number } | null = null;
  for (const offer of open) {
    const { mean, variance } = estimates.of(offer.subtopic).ability;
    const known = reach.get(offer.subtopic) ?? reachOf(estimates, offer.subtopic);
    reach.set(offer.subtopic, known);
    const information = informationOf(mean, offer.difficulty, offer.guessChance);
    const gain = known / (variance + 1 / information);
    if (best === null || gain > best.gain) best = { offer, gain };
  }
  return best?.offer ?? null;
}

/** How much of what is unsure goes together with this subtopic. */
function reachOf({ joint }: Estimates, slug: SubtopicSlug): number {
  return SUBTOPIC_SLUGS.reduce((sum, other) => sum + weightOf(other) * joint.covariance(slug, other) ** 2, 0);
}

const dependents = new Map<SubtopicSlug, number>(
  SUBTOPIC_SLUGS.map((slug) => [slug, SUBTOPIC_SLUGS.filter((other) => PREREQUISITES[other].includes(slug)).length]),
);

function weightOf(slug: SubtopicSlug): number {
  return 1 + (dependents.get(slug) ?? 0);
}
