import { dropCues, saysCue } from "./guide-cues.ts";
import type { Words } from "../wording/words.ts";
import { writeInFull } from "./mend/mend-problem.ts";
import { type Posed, poseProblem } from "./pose-problem.ts";

/** Longer texts are exercises with a request at their end or beginning, which is looked for all the same. */
const LONGEST = 4_000;

/** What is left of a message that names nothing to work on. */
const MOST_WORDS = 8;

/** A wish to be led rather than told: through a problem in the message, or through what the conversation is about. */
export type GuideWish = { readonly posed: Posed } | { readonly posed: null; readonly isBare: boolean };

/** Null where no such wish is expressed. */
export function findGuideWish(text: string, words: Words): GuideWish | null {
  if (text.length > LONGEST) return null;
  const guides = saysCue(text, "guide");
  if (!guides && !saysCue(text, "withhold")) return null;
  const posed = findPosed(text, words);
  if (posed !== null) return { posed };
  const rest = dropCues(text, ["withhold", "guide"]);
  const isBare = !/\d/.test(rest) && rest.split(/[\s,.;:!?]+/).filter((word) => word !== "").length <= MOST_WORDS;
  return guides || isBare ? { posed: null, isBare } : null;
}

/** What stands behind a colon, what is left without the wish, each of its sentences, and all of it. */
function findPosed(text: string, words: Words): Posed | null {
  const colon = /[:：፦]\s*/u.exec(text);
  const behind = colon === null ? [] : [text.slice(colon.index + colon[0].length)];
  const rest = dropCues(text, ["withhold", "guide"]).replaceAll(/\s+/g, " ");
  const clauses = text.split(/[.!?](?:\s+|$)|[。！？;；\n]+\s*|,\s+|，/u);
  const without = clauses
    .filter((clause) => /\d|[A-Z][a-z]?\d/.test(clause) && !saysCue(clause, "withhold"))
    .join(", ");
  const told = [...behind, without, rest, text];
  for (const each of new Set([...told, ...told.map((one) => writeInFull(one, words.locale))])) {
    const posed = poseProblem(each, words);
    if (posed !== null && posed.solutions.length > 0) return posed;
  }
  return null;
}
