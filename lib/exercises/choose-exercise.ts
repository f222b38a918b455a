import { readCount } from "./read-count.ts";
import { type Exercise, splitExercises } from "./split-exercises.ts";

/**
 * What a student's words pick of the exercises of their files: one; some, because several bear the number or none was
 * named; a number that is not there; or nothing, where the files hold no numbered exercises. `isNamed`: by its number
 * and a word for an exercise, or by nothing but its number.
 */
export type Choice =
  | { readonly kind: "chosen"; readonly exercise: Exercise; readonly isNamed: boolean }
  | { readonly kind: "open"; readonly exercises: readonly Exercise[]; readonly isNamed: boolean }
  | {
      readonly kind: "absent";
      readonly number: number;
      readonly exercises: readonly Exercise[];
      readonly isNamed: boolean;
    }
  | { readonly kind: "none" };

const COUNT = "\\d{1,3}|[०-९]{1,3}|[０-９]{1,3}";

/** An exercise by its number, in the six languages. */
const NAMED = new RegExp(
  `(?:exercise|problem|question|task|number|no\\.|nr\\.|#|ejercicio|problema|pregunta|número|exercice|problème|numéro|n[°º]|መልመጃ|ልምምድ|ጥያቄ|ቁጥር|练习|习题|题目|问题|题|प्रश्न|अभ्यास|सवाल|समस्या|संख्या|क्रमांक)\\s{0,6}(?:number|no\\.?|n[°º]|ቁጥር|संख्या|क्रमांक|#|:)?\\s{0,6}(${COUNT}|[一二三四五六七八九十]{1,3})(?![\\d.,]\\d)`,
  "iu",
);

const CHINESE_ORDINAL = new RegExp(
  `第\\s{0,6}(${COUNT}|[一二三四五六七八九十]{1,3})\\s{0,6}(?:个|道)?\\s{0,6}[题題问練练习]`,
  "u",
);

/** Words this few are about an exercise, so that a bare number in them names it: "solve 3 please". */
const SHORT = 40;

/** Behind a bare number that names an exercise; a unit or a noun makes it a quantity: "2 mL", "3 questions". */
const BARE_END =
  /^(?:st|nd|rd|th|[ºª.)\]]|er|e|ère|ème|ን|ኛውን|ኛ|वाँ|वां)?(?:[\s,.!?…。！？።।-]|please|pls|thanks|thank you|por favor|porfa|gracias|s['’]il (?:te|vous) pla[iî]t|svp|stp|merci|እባክህ|እባክሽ|እባክዎ|ፍታልኝ|ፍታ|ፍቺ|ፍቱ|አስረዳኝ|请|吧|怎么做|怎么解|谢谢|कृपया|को|हल|करो|करें|कीजिए|समझाओ|समझाइए)*$/iu;
/** Before it: somebody has, or wants, so many. */
const COUNTS =
  /(?:^|[^\p{L}])(?:have|has|got|are|were|give me|tengo|hay|dame|son|j['’]ai|il y a|donne(?:-moi)?|sont)\s*$|(?:有|给我|मेरे पास|አለኝ)\s*$/iu;

type NamedNumber = { readonly number: number; readonly isNamed: boolean };

export function chooseExercise(words: string, fileText: string): Choice {
  const exercises = splitExercises(fileText);
  if (exercises.length === 0) return { kind: "none" };
  const found = findNumber(words);
  if (found === null) {
    const [only, ...others] = exercises;
    return only && others.length === 0
      ? { kind: "chosen", exercise: only, isNamed: false }
      : { kind: "open", exercises, isNamed: false };
  }
  const { number, isNamed } = found;
  const fitting = exercises.filter((exercise) => exercise.number === number);
  const [exercise, ...others] = fitting;
  if (!exercise) return { kind: "absent", number, exercises, isNamed };
  return others.length === 0 ? { kind: "chosen", exercise, isNamed } : { kind: "open", exercises: fitting, isNamed };
}

/** The number of the exercise that is asked for. */
function findNumber(words: string): NamedNumber | null {
  const named = CHINESE_ORDINAL.exec(words) ?? NAMED.exec(words);
  const number = named === null ? findBareNumber(words) : readCount(named[1] ?? "");
  // A number and nothing else answers which one is meant.
  return number === null ? null : { number, isNamed: named !== null || /^[\s(#]*[\d०-९０-９]/u.test(words) };
}

function findBareNumber(words: string): number | null {
  if (words.length > SHORT) return null;
  const [only, ...others] = words.matchAll(/[\d०-९０-９]+(?:[.,]\d+)?/gu);
  if (only === undefined || others.length > 0) return null;
  const [before, behind] = [words.slice(0, only.index), words.slice(only.index + only[0].length)];
  return BARE_END.test(behind) && !COUNTS.test(before) ? readCount(only[0]) : null;
}
