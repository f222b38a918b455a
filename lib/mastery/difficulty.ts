import { DIFFICULTIES, type Difficulty } from "../curriculum/difficulties.ts";

/** What a student asks for: a level, or whatever their record calls for. */
export type DifficultyPreference = Difficulty | "adaptive";

/** The hardest level is its own harder one. */
export function harderThan(difficulty: Difficulty): Difficulty {
  return difficulty === "easy" ? "medium" : "hard";
}

/** The easiest level is its own easier one. */
export function easierThan(difficulty: Difficulty): Difficulty {
  return difficulty === "hard" ? "medium" : "easy";
}

/** Positive when `a` is the harder one, negative when `b` is, 0 when they are the same. */
export function compareDifficulties(a: Difficulty, b: Difficulty): number {
  return DIFFICULTIES.indexOf(a) - DIFFICULTIES.indexOf(b);
}
