import { isHead } from "./groups.ts";
import { isMark } from "./token.ts";
import type { Token } from "./token.ts";

/**
 * Words that are in no list and change nothing of what is told: the people, places and things of a story, "which hospitals
 * use for thyroid disorders". They stay words that no reader knows, as the same ones in English are.
 */

const ASKS = /^(?:what|what is|calculate|determine|find|convert|how many|how much|how long)$/;

/** Behind these stands a noun. */
const BEFORE_NOUN = /^(?:a|the|this|its|in|in the|for|as|with|by|from|on|of a|near|between|through|that)$/;

/** Of these something may be told whatever they are called. */
const PLACES =
  /^(?:container|room|laboratory|factory|industry|bottle|glass|city|student|students|technician|teacher|tablet|car|tire|river|lake|object)$/;

/** With the sign before a word that is in no list. */
const SHORTEST = 4;

function isHarmless(tokens: readonly Token[], at: number, isAsking: boolean): boolean {
  const before = tokens[at - 1];
  // "Un mol", "un par": so short a word is no thing of a story.
  if (before === undefined || (tokens[at]?.english ?? "").length <= SHORTEST) return false;
  // A noun with its adjective.
  if (isStory(before) || PLACES.test(before.english)) return !isAsking;
  if (before.english === "of") {
    const owner = tokens[at - 2];
    return !isAsking && owner !== undefined && (isStory(owner) || PLACES.test(owner.english));
  }
  if (!BEFORE_NOUN.test(before.english)) return false;
  const lead = tokens[at - 2];
  // "La densidad de la X", "12 g de una X", "what is the X": what is measured is known by its name.
  const isMeasured = lead !== undefined && (/^(?:of|per)$/.test(lead.english) || ASKS.test(lead.english));
  if (isMeasured || (before.english === "of a" && (lead === undefined || isHead(lead) || lead.kind === "quantity")))
    return false;
  return isAsking ? before.english === "a" && tokens[at + 1]?.english !== "of" : true;
}

const isStory = (token: Token): boolean => token.kind === "story";

/** Whether a clause between two marks gives nothing and asks nothing: "which hospitals use for disorders". */
function isRemark(tokens: readonly Token[], at: number): boolean {
  const isEnd = ({ kind, english }: Token): boolean => kind === "mark" || english === "(" || english === ")";
  const start = tokens.slice(0, at).findLastIndex(isEnd) + 1;
  const length = tokens.slice(at).findIndex(isEnd);
  const clause = tokens.slice(start, length === -1 ? tokens.length : at + length);
  return clause.every(
    (token) => !ASKS.test(token.english) && !isHead(token) && /^(?:word|unknown|story)$/.test(token.kind),
  );
}

/** The tokens with what is harmless as such. */
export function markHarmless(tokens: readonly Token[]): Token[] {
  const out = [...tokens];
  const told = new Set<string>();
  let start = 0;
  for (const [at, token] of [...tokens, { english: ".", kind: "mark" } as const].entries()) {
    if (!isMark(token, ".", "?", "\n", ":") && at < tokens.length) continue;
    const isAsking = tokens.slice(start, at).some(({ english }) => ASKS.test(english));
    for (let each = start; each < at; each += 1) {
      const word = out[each];
      if (word?.kind !== "unknown") continue;
      // What was named before is known to the question.
      if (!told.has(word.english) && !isHarmless(out, each, isAsking) && !isRemark(tokens, each)) continue;
      told.add(word.english);
      out[each] = { ...word, kind: "story" };
    }
    start = at + 1;
  }
  return out;
}
