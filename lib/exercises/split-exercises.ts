import { readCount } from "./read-count.ts";

/** One numbered exercise of a worksheet: its text without the number, on one line. */
export type Exercise = { readonly number: number; readonly text: string };

/** Words for an exercise, in the six languages, that may stand before its number. */
const NAMES =
  "exercises?|problems?|questions?|tasks?|ejercicios?|problemas?|preguntas?|exercices?|problèmes?|questions?|መልመጃ|ልምምድ|ጥያቄ|练习|习题|题目|问题|題目|प्रश्न|अभ्यास|सवाल|समस्या";

const COUNT = "\\d{1,3}|[०-९]{1,3}|[０-９]{1,3}|[一二三四五六七八九十]{1,3}";

/**
 * What begins an exercise at the start of a line: "3.", "3)", "(3)", "Exercise 3:", "第3题", in Markdown too: "**3.**",
 * "- 3.", "### 3)". A number that goes on as a quantity ("2.0 g", "3 mol") begins none.
 */
const START = new RegExp(
  `^[>#\\s]{0,12}(?:[-*+]\\s{1,3})?(?:\\*\\*|__)?(?:(?:${NAMES}|q|no\\.?|#)\\s{0,6}#?\\s{0,6}(?<named>${COUNT})(?!\\d)\\s{0,6}(?:[.):：、．፦፡።–—-]|$|\\s)|第\\s{0,6}(?<ordinal>${COUNT})\\s{0,6}[题題]\\s{0,6}[.:：、．]?|\\(?(?<plain>${COUNT})(?:[.．](?!\\d)|\\s?[)）、])\\s{0,6})(?:\\*\\*|__)?\\s{0,6}`,
  "iu",
);

/** A heading after which answers follow, which are numbered like the exercises. */
const KEY =
  /^[#*_\s]*(?:answers?(?:\s+key)?|answer\s+sheet|key|solutions?|respuestas?|soluciones|clave(?:\s+de\s+respuestas)?|réponses?|corrigés?|corrections?|መልስ|መልሶች|答案|参考答案|解答|उत्तर(?:माला)?|हल)\s*[:：]?[*_\s]*$/iu;

/** Begins a line that says where an exercise comes from, which is no part of it. */
export const SOURCE_SIGN = "↳";

const SOURCE = new RegExp(`^[>#\\s*_-]{0,12}${SOURCE_SIGN}`);

/** The longest line that is looked at as a heading, and the longest beginning of one that is looked at for a number. */
const MAX_LINE_LENGTH = 200;

/** The longest text of one exercise that is looked at. */
const MAX_LENGTH = 4_000;

/** The numbered exercises of a text, in its order; its answers, if it has any, are left out. Takes linear time. */
export function splitExercises(text: string): Exercise[] {
  return splitWorksheet(text).exercises;
}

/** The numbered exercises of a text, and the numbered entries of the key that follows them, if one does. Takes linear time. */
export function splitWorksheet(text: string): { exercises: Exercise[]; key: Exercise[] } {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => findStart(line) !== null);
  const heading = first < 0 ? -1 : lines.findIndex((line, index) => index > first && isKeyHeading(line));
  const end = heading < 0 ? lines.length : heading;
  return { exercises: listNumbered(lines.slice(0, end)), key: listNumbered(lines.slice(end + 1)) };
}

/** What stands behind each number, up to the next one. Lines before the first number belong to none. */
export function listNumbered(lines: readonly string[]): Exercise[] {
  const entries: { number: number; lines: string[] }[] = [];
  for (const line of lines) {
    const start = findStart(line);
    if (start !== null) entries.push({ number: start.number, lines: [start.rest] });
    else if (!SOURCE.test(line)) entries.at(-1)?.lines.push(line);
  }
  return entries
    .map(({ number, lines }) => ({ number, text: joinLines(lines).slice(0, MAX_LENGTH) }))
    .filter((exercise) => exercise.text !== "");
}

function isKeyHeading(line: string): boolean {
  const heading = line.trim();
  return heading.length <= MAX_LINE_LENGTH && KEY.test(heading);
}

function findStart(line: string): { number: number; rest: string } | null {
  const match = START.exec(line.slice(0, MAX_LINE_LENGTH));
  const { named, ordinal, plain } = match?.groups ?? {};
  const number = readCount(named ?? ordinal ?? plain ?? "");
  if (match === null || number === null || number === 0) return null;
  return { number, rest: line.slice(match[0].length) };
}

/** A line's end is where the page ended, not the sentence; Chinese has no blanks to join by. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ")
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
}
