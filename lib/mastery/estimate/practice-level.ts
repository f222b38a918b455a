import { DIFFICULTIES, type Difficulty } from "../../curriculum/difficulties.ts";
import type { TopicRecord } from "../topic-record.ts";
import type { Estimate } from "./estimate.ts";

/** Practice begins where most is solved and something is still to be learnt: what is solved more seldom discourages. */
const BEGIN_CHANCE = 0.6;

/** A level that is solved more seldom than this is left for the one below, */
const TOO_HARD = 0.35;
/** and one for the level above that is solved as often as this. */
const WITHIN_REACH = 0.75;

/**
 * The level that practice takes by itself. In a subtopic without answers it is the estimate's, which rests on the diagnostic
 * and on other subtopics. Once there are some, the record's rules move the level, and are told; the estimate, which sees
 * more, differs from them by one, and only where it is plain.
 */
export function practiceLevel({ currentDifficulty, review }: TopicRecord, estimate: Estimate | null): Difficulty {
  if (estimate === null) return currentDifficulty;
  const { byLevel } = estimate;
  if (review === null) return DIFFICULTIES.findLast((level) => byLevel[level] >= BEGIN_CHANCE) ?? "easy";
  if (byLevel[currentDifficulty] < TOO_HARD) return neighbourOf(currentDifficulty, -1);
  const harder = neighbourOf(currentDifficulty, 1);
  return byLevel[harder] >= WITHIN_REACH ? harder : currentDifficulty;
}

/** The ends are their own neighbours. */
function neighbourOf(level: Difficulty, step: 1 | -1): Difficulty {
  return DIFFICULTIES[DIFFICULTIES.indexOf(level) + step] ?? level;
}
