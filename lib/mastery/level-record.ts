/** What a student showed at one level of one subtopic. */
export type LevelRecord = {
  attempted: number;
  correct: number;
  /** Kept once earned. */
  mastered: boolean;
  /** The verdicts of the last answers given without help, at most ten, the newest last. */
  unaided: readonly boolean[];
  /** Wrong answers without help since the last right one at this level, or since it was found too hard. */
  wrongInARow: number;
};

/** Answers without help that mastery looks back on. */
const WINDOW = 10;
/** The fewest of them that can prove it. */
const PROOF = 5;
/** The least share of them that must be right. */
const SHARE = 0.8;
/** Wrong ones in a row after which an easier level is offered. */
const SETBACK = 2;

export const EMPTY_LEVEL: LevelRecord = { attempted: 0, correct: 0, mastered: false, unaided: [], wrongInARow: 0 };

/** The level after one more answer. One given with help is counted, and proves nothing. */
export function answerAtLevel(level: LevelRecord, answer: { isCorrect: boolean; isHelped: boolean }): LevelRecord {
  const { isCorrect, isHelped } = answer;
  const counted = { ...level, attempted: level.attempted + 1, correct: level.correct + (isCorrect ? 1 : 0) };
  if (isHelped) return counted;
  const unaided = [...level.unaided, isCorrect].slice(-WINDOW);
  return {
    ...counted,
    unaided,
    mastered: level.mastered || provesMastery(unaided),
    wrongInARow: isCorrect ? 0 : level.wrongInARow + 1,
  };
}

/** Whether these verdicts show mastery: five or more, of which four in five are right. */
export function provesMastery(unaided: readonly boolean[]): boolean {
  return unaided.length >= PROOF && countRight(unaided) >= SHARE * unaided.length;
}

export function countRight(unaided: readonly boolean[]): number {
  return unaided.filter(Boolean).length;
}

/** Whether the level is too hard for now. A mastered one never is. */
export function isSetBack({ mastered, wrongInARow }: LevelRecord): boolean {
  return !mastered && wrongInARow >= SETBACK;
}
