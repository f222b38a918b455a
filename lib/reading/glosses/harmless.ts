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
const PLACES = /^(?:container|room|laboratory|factory|industry|bottle|glass|city|student|students|technician|teacher)$/;

function isHarmless(tokens: readonly Token[], at: number, isAsking: boolean): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return false;
  // A noun with its adjective.
  if (isStory(before)) return !isAsking;
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

/** The tokens with what is harmless as such. */
export function markHarmless(tokens: readonly Token[]): Token[] {
  const out = [...tokens];
  let start = 0;
  for (const [at, token] of [...tokens, { english: ".", kind: "mark" } as const].entries()) {
    if (!isMark(token, ".", "?", "\n", ":") && at < tokens.length) continue;
    const isAsking = tokens.slice(start, at).some(({ english }) => ASKS.test(english));
    for (let each = start; each < at; each += 1) {
      const word = out[each];
      if (word?.kind === "unknown" && isHarmless(out, each, isAsking)) out[each] = { ...word, kind: "story" };
    }
    start = at + 1;
  }
  return out;
}
