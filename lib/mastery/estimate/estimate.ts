import { DIFFICULTIES, type Difficulty } from "../../curriculum/difficulties.ts";
import type { SubtopicSlug } from "../../curriculum/outline.ts";
import { type Belief, believe, chanceWithin, type Normal, normalOf, surenessOf } from "./belief.ts";
import { type Evidence, isUnaided, isUnaidedSuccess } from "./evidence.ts";
import { type Joint, jointAbilities, type Measured, meanOf } from "./neighbours.ts";

/**
 * How well each subtopic is known, estimated from all that a student did: the chance that a question is solved without help.
 * It stands beside the marks of a record (`record-attempt.ts`), which count what was shown and are kept; it says what is
 * likely today, of subtopics that were never practised too, and how sure that is.
 *
 * A Bayesian item response model: `answer-model.ts` says how likely an answer is of an ability (level, guessing, slips of
 * the pen, help), `belief.ts` how abilities grow by practice and fade with time, `neighbours.ts` what prerequisites and the
 * other subtopics say.
 */
export type Estimate = {
  /** That a question of the middle level is solved without help, and between which chances it lies, four times in five. */
  readonly chance: number;
  readonly from: number;
  readonly to: number;
  readonly byLevel: Readonly<Record<Difficulty, number>>;
  /** How sure it is that a question of the middle level is solved four times in five, by what was done alone; 0 without proof. */
  readonly sureness: number;
  readonly isMastered: boolean;
  /** Pieces of evidence of the subtopic itself. */
  readonly evidence: number;
  readonly ability: Normal;
};

export type Estimates = {
  readonly of: (slug: SubtopicSlug) => Estimate;
  readonly joint: Joint;
};

/** Mastered is what is solved without help at least four times in five, */
const MASTERED_CHANCE = 0.8;
/**
 * if that is rather so than not. Of made-up students (`lib/quality/students`) eight in ten who are called masters then are,
 * and of those who solve half or less not one in fifty is called so.
 */
const MASTERED_SURENESS = 0.55;
/** Fewer right answers without help prove nothing, whatever other subtopics say. */
const FEWEST_SUCCESSES = 4;

/** What of one subtopic is measured by itself is measured against this: it is taken out again. */
const VAGUE_VARIANCE = 2;

/** Evidence of one subtopic beyond the newest of these weighs nothing any more (`DISCOUNT` in `belief.ts`). */
const MOST_EVIDENCE = 60;

/** The estimates of all subtopics as of `now`. Each is computed when it is asked for, once. */
export function estimateMastery(evidence: readonly Evidence[], now: Date): Estimates {
  const bySubtopic = groupEvidence(evidence);
  const alone = mapValues(bySubtopic, (own) => own.filter(isUnaided));
  const joint = jointAbilities(measure(bySubtopic, now));
  const known = new Map<SubtopicSlug, Estimate>();
  let jointAlone: Joint | null = null;
  const surenessOn = (slug: SubtopicSlug): number => {
    // It takes as long as all else, and is needed only where somebody may be a master.
    jointAlone ??= jointAbilities(measure(alone, now));
    const belief = believe(jointAlone.priorOf(slug), alone.get(slug) ?? [], now);
    return surenessOf(belief, "medium", MASTERED_CHANCE);
  };
  const estimateOf = (slug: SubtopicSlug): Estimate => {
    const found = known.get(slug);
    if (found !== undefined) return found;
    const own = bySubtopic.get(slug) ?? [];
    const hasProof = own.filter(isUnaidedSuccess).length >= FEWEST_SUCCESSES;
    const estimate = estimateOne(own, joint.priorOf(slug), hasProof ? surenessOn(slug) : 0, now);
    known.set(slug, estimate);
    return estimate;
  };
  return { of: estimateOf, joint };
}

function estimateOne(own: readonly Evidence[], prior: Normal, sureness: number, now: Date): Estimate {
  const belief = believe(prior, own, now);
  return {
    ...chanceWithin(belief, "medium"),
    byLevel: chancesOf(belief),
    sureness,
    isMastered: sureness >= MASTERED_SURENESS,
    evidence: own.length,
    ability: normalOf(belief),
  };
}

function chancesOf(belief: Belief): Record<Difficulty, number> {
  const [easy, medium, hard] = DIFFICULTIES.map((level) => chanceWithin(belief, level).chance);
  return { easy: easy ?? 0, medium: medium ?? 0, hard: hard ?? 0 };
}

type Grouped = ReadonlyMap<SubtopicSlug, readonly Evidence[]>;

function groupEvidence(evidence: readonly Evidence[]): Grouped {
  const inOrder = evidence.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return mapValues(
    Map.groupBy(inOrder, ({ subtopic }) => subtopic),
    (own) => own.slice(-MOST_EVIDENCE),
  );
}

function mapValues(grouped: Grouped, change: (own: readonly Evidence[]) => readonly Evidence[]): Grouped {
  return new Map([...grouped].map(([slug, own]) => [slug, change(own)]));
}

/** What the evidence of each subtopic says by itself. */
function measure(grouped: Grouped, now: Date): Measured[] {
  return [...grouped].flatMap(([slug, own]) => {
    if (own.length === 0) return [];
    const vague = { mean: meanOf(slug), variance: VAGUE_VARIANCE };
    const { mean, variance } = normalOf(believe(vague, own, now));
    const precision = 1 / variance - 1 / VAGUE_VARIANCE;
    if (precision < LEAST_PRECISION) return [];
    return [{ slug, value: (mean / variance - vague.mean / VAGUE_VARIANCE) / precision, variance: 1 / precision }];
  });
}

/** What says less than this says nothing. */
const LEAST_PRECISION = 0.05;
