import { splitFileBlocks } from "./file-blocks.ts";
import { MAX_FIRST_QUESTION_LENGTH } from "./session-lengths.ts";

/**
 * A question on one line, no longer than the list of sessions tells: the student's own words, or the names of the files
 * where there are no words. What the files say is no part of it.
 */
export function firstQuestionOf(content: string): string {
  const { text, files } = splitFileBlocks(content);
  const said = text.trim() === "" ? files.join(", ") : text;
  const line = said.replaceAll(/\s+/gu, " ").trim();
  if (line.length <= MAX_FIRST_QUESTION_LENGTH) return line;
  // Whatever a cut halves, a character of two units above all, goes with it.
  const letters = [...new Intl.Segmenter().segment(line.slice(0, MAX_FIRST_QUESTION_LENGTH))];
  return `${letters
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join("")
    .trimEnd()}…`;
}
