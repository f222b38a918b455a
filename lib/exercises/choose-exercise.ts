import { readCount } from "./read-count.ts";
import { type Exercise, splitExercises } from "./split-exercises.ts";

/**
 * What a student's words pick of the exercises of their files: one; some, because several bear the number or none was
 * named; a number that is not there; or nothing, where the files hold no numbered exercises. `isNamed`: by its number.
 */
export type Choice =
  | { readonly kind: "chosen"; readonly exercise: Exercise; readonly isNamed: boolean }
  | { readonly kind: "open"; readonly exercises: readonly Exercise[]; readonly isNamed: boolean }
  | { readonly kind: "absent"; readonly number: number; readonly exercises: readonly Exercise[]; readonly isNamed: true }
  | { readonly kind: "none" };

const COUNT = "\\d{1,3}|[०-९]{1,3}|[０-９]{1,3}";

/** An exercise by its number, in the six languages. */
const NAMED = new RegExp(
  `(?:exercise|problem|question|task|number|no\\.|nr\\.|#|ejercicio|problema|pregunta|número|exercice|problème|numéro|n[°º]|መልመጃ|ልምምድ|ጥያቄ|ቁጥር|练习|习题|题目|问题|题|प्रश्न|अभ्यास|सवाल|समस्या|संख्या|क्रमांक)\\s*(?:number|no\\.?|n[°º]|ቁጥር|संख्या|क्रमांक|#|:)?\\s*(${COUNT}|[一二三四五六七八九十]{1,3})(?![\\d.,]\\d)`,
  "iu",
);

const CHINESE_ORDINAL = new RegExp(`第\\s*(${COUNT}|[一二三四五六七八九十]{1,3})\\s*(?:个|道)?\\s*[题題问練练习]`, "u");

/** Words this few are about an exercise, so that a bare number in them names it: "solve 3 please". */
const SHORT = 40;

export function chooseExercise(words: string, fileText: string): Choice {
  const exercises = splitExercises(fileText);
  if (exercises.length === 0) return { kind: "none" };
  const number = findNumber(words);
  if (number === null) {
    const [only, ...others] = exercises;
    return only && others.length === 0 ? { kind: "chosen", exercise: only, isNamed: false } : { kind: "open", exercises, isNamed: false };
  }
  const fitting = exercises.filter((exercise) => exercise.number === number);
  const [exercise, ...others] = fitting;
  if (!exercise) return { kind: "absent", number, exercises, isNamed: true };
  return others.length === 0 ? { kind: "chosen", exercise, isNamed: true } : { kind: "open", exercises: fitting, isNamed: true };
}

/** The number of the exercise that is asked for. */
function findNumber(words: string): number | null {
  const named = CHINESE_ORDINAL.exec(words) ?? NAMED.exec(words);
  if (named) return readCount(named[1] ?? "");
  const numbers = words.match(/[\d०-९０-９]+(?:[.,]\d+)?/gu) ?? [];
  const [only, ...others] = numbers;
  return words.length <= SHORT && only !== undefined && others.length === 0 ? readCount(only) : null;
}
