import type { FactValue, SolutionFacts } from "../methods/facts.ts";
import type { Secret } from "../problems/leak.ts";
import { factText } from "./fact-text.ts";
import { answerTexts } from "./problem.ts";
import type { Words } from "./words.ts";

/** How an answer that is no number reads: as its formula or equation, by its names, in every form of its word. */
function textsOf(value: FactValue, words: Words): readonly string[] {
  const texts = answerTexts(words);
  switch (value.kind) {
    case "quantity":
    case "count":
      return [];
    case "word":
      return texts.word(value.key);
    case "organic":
      return texts.systematic(value.name);
    case "substance":
      return texts.names(value.formula);
    default:
      return [factText(value, words)];
  }
}

/** What must not be said before the answer is, in the reader's language; `statement` is what the reader was told. */
export function secretOf({ answer }: Pick<SolutionFacts, "answer">, statement: string, words: Words): Secret {
  return { answer, texts: textsOf(answer.value, words), statement };
}
