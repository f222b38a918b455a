import { type SubtopicSlug, SUBTOPIC_SLUGS } from "../../curriculum/outline.ts";
import { estimateMastery } from "../../mastery/estimate/estimate.ts";
import type { Words } from "../../wording/words.ts";
import { listAsks, QuestionPool } from "./question-pool.ts";
import { type Kind, KINDS, Student } from "./student.ts";
import { type Study, study } from "./study.ts";

/** Of one student and subtopic: what is true, and what the product thinks. */
export type Judged = {
  readonly kind: Kind;
  readonly subtopic: SubtopicSlug;
  readonly truth: number;
  readonly chance: number;
  readonly isCalledMaster: boolean;
  /** Pieces of evidence of the subtopic itself. */
  readonly evidence: number;
};

type StudentFigures = { readonly studies: readonly Study[]; readonly judged: readonly Judged[] };

/** Mastered in truth: solved alone at least so often. */
export const MASTERED = 0.8;
/** And those who are far from it. */
const FAR = 0.5;

/** As many students of each kind as of the others, all different, the same ones for the same seed. */
export function simulate(count: number, seed: number, words: Words): StudentFigures {
  const pool = new QuestionPool(words);
  const studies = Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? "strong";
    return study(new Student(kind, seed * 100_003 + index), pool, words);
  });
  return { studies, judged: studies.flatMap((each) => judge(each, pool)) };
}

function judge({ student, evidence, now }: Study, pool: QuestionPool): Judged[] {
  const estimates = estimateMastery(evidence, now);
  return SUBTOPIC_SLUGS.map((subtopic) => {
    const { chance, isMastered, evidence: own } = estimates.of(subtopic);
    const levels = listAsks(subtopic).map(({ difficulty }) => difficulty);
    const level = levels.includes("medium") ? "medium" : (levels[0] ?? "medium");
    const truth = student.truthOf(subtopic, level, pool);
    return { kind: student.kind, subtopic, truth, chance, isCalledMaster: isMastered, evidence: own };
  });
}

/**
 * The area under the receiver operating characteristic: how often a subtopic that is mastered in truth is held for better
 * known than one that is not (Mann and Whitney), ties counted half.
 */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const ranked = judged.toSorted((a, b) => a.chance - b.chance);
  const masters = ranked.filter(({ truth }) => truth >= MASTERED).length;
  let below = 0;
  let sum = 0;
  for (const [, tied] of Map.groupBy(ranked, ({ chance }) => chance)) {
    const own = tied.filter(({ truth }) => truth >= MASTERED).length;
    sum += own * (below + (tied.length - own) / 2);
    below += tied.length - own;
  }
  return sum / (masters * (ranked.length - masters));
}

/** Of those who solve at most half, the share that is called masters. */
export function falseMasters(judged: readonly Judged[]): { share: number; count: number; of: number } {
  const far = judged.filter(({ truth }) => truth <= FAR);
  const count = far.filter(({ isCalledMaster }) => isCalledMaster).length;
  return { share: count / Math.max(1, far.length), count, of: far.length };
}

/** Of those who are called masters, the share that are some; and of the masters, the share that is called so. */
export function foundMasters(judged: readonly Judged[]): { precision: number; recall: number; called: number } {
  const masters = judged.filter(({ truth }) => truth >= MASTERED);
  const called = judged.filter(({ isCalledMaster }) => isCalledMaster);
  const right = called.filter(({ truth }) => truth >= MASTERED).length;
  return {
    precision: right / Math.max(1, called.length),
    recall: right / Math.max(1, masters.length),
    called: called.length,
  };
}
