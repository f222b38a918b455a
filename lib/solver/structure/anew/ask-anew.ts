import { bareSentence } from "../bare-sentence.ts";
import { asUsuallyPut } from "./canonical.ts";
import { questionOf } from "./sentences.ts";
import { spelt } from "./spelling.ts";

/** Longer texts tell more than what a question of structure is about. */
const LONGEST = 400;

/** A question that no reader knows, in the usual words; and alone, without what is only told beside it. */
export type Anew = { readonly usual: string | null; readonly alone: string | null };

const NOTHING: Anew = { usual: null, alone: null };

export function askAnew(text: string): Anew {
  if (text.length > LONGEST) return NOTHING;
  const plain = bareSentence(text);
  const question = questionOf(spelt(plain));
  return question === null ? NOTHING : { usual: asUsuallyPut(question), alone: question === plain ? null : question };
}
