import type { Difficulty } from "../../curriculum/difficulties.ts";
import { type SubtopicSlug, SUBTOPIC_SLUGS } from "../../curriculum/outline.ts";
import { listFoundations, PREREQUISITES } from "../../curriculum/prerequisites.ts";
import { EMPTY_RECORD, type TopicRecord } from "../topic-record.ts";
import type { AdviceReason } from "./advice-reasons.ts";
import type { Estimates } from "./estimate.ts";
import { practiceLevel } from "./practice-level.ts";

type Suggested = {
  readonly subtopic: SubtopicSlug;
  readonly level: Difficulty;
  readonly chance: number;
  readonly reason: AdviceReason;
  /** What went wrong on this ground, or what it rests on. */
  readonly because: readonly SubtopicSlug[];
};

export type Advice = {
  readonly known: readonly { subtopic: SubtopicSlug; chance: number; isMastered: boolean }[];
  readonly next: readonly Suggested[];
};

/** Of a question of the middle level: solved more likely than this it is known, */
const KNOWN = 0.7;
/** and less likely than this it went wrong. */
const WEAK = 0.55;

const MOST_KNOWN = 8;
const MOST_NEXT = 4;
/** A reason that names more is a list. */
const MOST_BECAUSE = 2;

/** What a student likely knows, and what to learn next and why: first the ground of what went wrong, then that, then what it opens. */
export function advise(estimates: Estimates, records: ReadonlyMap<SubtopicSlug, TopicRecord>): Advice {
  const tried = SUBTOPIC_SLUGS.filter((slug) => estimates.of(slug).evidence > 0);
  const known = tried
    .map((subtopic) => ({ subtopic, ...estimates.of(subtopic) }))
    .filter(({ chance, isMastered }) => isMastered || chance >= KNOWN)
    .toSorted((a, b) => Number(b.isMastered) - Number(a.isMastered) || b.chance - a.chance)
    .slice(0, MOST_KNOWN)
    .map(({ subtopic, chance, isMastered }) => ({ subtopic, chance, isMastered }));
  const reasons = new Map<SubtopicSlug, Pick<Suggested, "reason" | "because">>();
  for (const [subtopic, reason] of [...repairs(estimates, tried), ...steps(estimates, tried)])
    if (!reasons.has(subtopic)) reasons.set(subtopic, reason);
  const next = [...reasons].slice(0, MOST_NEXT).map(([subtopic, why]): Suggested => {
    const estimate = estimates.of(subtopic);
    const level = practiceLevel(records.get(subtopic) ?? EMPTY_RECORD, estimate);
    return { subtopic, level, chance: estimate.chance, ...why };
  });
  return { known, next };
}

type Reasoned = [SubtopicSlug, Pick<Suggested, "reason" | "because">];

const isWeak = (estimates: Estimates, slug: SubtopicSlug): boolean => estimates.of(slug).chance < WEAK;

/** What went wrong, each with the lowest of its ground that does not hold instead of it; the widest ground first. */
function repairs(estimates: Estimates, tried: readonly SubtopicSlug[]): Reasoned[] {
  const weak = tried.filter((slug) => isWeak(estimates, slug));
  const roots = Map.groupBy(weak, (slug) => listFoundations(slug).find((below) => isWeak(estimates, below)) ?? slug);
  return [...roots]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([root, above]): Reasoned => {
      const others = above.filter((slug) => slug !== root);
      if (others.length > 0) return [root, { reason: "foundation", because: others.slice(0, MOST_BECAUSE) }];
      return [root, { reason: "weak", because: [] }];
    });
}

/** What was not shown yet and rests on what is known, next to what was tried first, in the curriculum's order. */
function steps(estimates: Estimates, tried: readonly SubtopicSlug[]): Reasoned[] {
  const open = SUBTOPIC_SLUGS.filter(
    (slug) => estimates.of(slug).chance < KNOWN && PREREQUISITES[slug].every((below) => !isWeak(estimates, below)),
  );
  const reached = open.filter((slug) => PREREQUISITES[slug].some((below) => tried.includes(below)));
  return [...reached, ...open].map((slug): Reasoned => {
    const because = PREREQUISITES[slug].slice(0, MOST_BECAUSE);
    return [slug, { reason: because.length === 0 ? "start" : "ready", because }];
  });
}
