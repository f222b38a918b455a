import { bareSentence } from "../bare-sentence.ts";
import { asUsuallyPut } from "./canonical.ts";
import { questionOf } from "./sentences.ts";
import { spelt } from "./spelling.ts";

/** Longer texts tell more than what a question of structure is about. */
const LONGEST = 400;

/** A question that no reader knows, as it may be put: alone, without what is only told beside it, in the usual words. */
export function askAnew(text: string): string[] {
  if (text.length > LONGEST) return [];
  const plain = spelt(bareSentence(text));
  const question = questionOf(plain);
  const alone = question === null || question === bareSentence(text) ? [] : [question];
  const usual = question === null ? null : asUsuallyPut(question);
  return usual === null ? alone : [usual, ...alone];
}
