import { DIFFICULTIES, type Difficulty } from "../../curriculum/difficulties.ts";
import type { TopicRecord } from "../topic-record.ts";
import type { Estimate } from "./estimate.ts";

/** Practice is best where most is solved and something is still to be learnt: below this it discourages. */
const LEAST_CHANCE = 0.6;

/** An ability whose variance is hardly smaller than that of a whole class is a guess. */
const MOST_VARIANCE = 0.6;

/**
 * The level that practice takes by itself. In a subtopic without answers it is the estimate's, as far as that is no guess.
 * Once there are some, the record's rules move the level, and are told; the estimate, which sees more, may differ from them
 * by one.
 */
export function practiceLevel({ currentDifficulty, review }: TopicRecord, estimate: Estimate | null): Difficulty {
  if (estimate === null || estimate.ability.variance > MOST_VARIANCE) return currentDifficulty;
  const wanted = DIFFICULTIES.findLastIndex((level) => estimate.byLevel[level] >= LEAST_CHANCE);
  const current = DIFFICULTIES.indexOf(currentDifficulty);
  const step = review === null ? DIFFICULTIES.length : 1;
  const level = Math.max(current - step, Math.min(current + step, Math.max(0, wanted)));
  return DIFFICULTIES[level] ?? currentDifficulty;
}
