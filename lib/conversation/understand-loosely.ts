import type { Locale } from "../i18n/locales.ts";
import { isFunctionWord } from "../retrieval/function-words.ts";
import { listConcepts } from "../retrieval/list-concepts.ts";
import type { SocialKind } from "./act.ts";
import { dropStress, indexOf, phraseAt, tokenise } from "./phrases/find-phrase.ts";

/** Longer messages say more than one thing. UTF-16 units. */
const LONGEST = 200;

/** What is heard anywhere in a message, whatever else stands in it; of several the first. */
const HEARD = [
  "from-zero",
  "nerves",
  "who-are-you",
  "may-i-ask",
  "bad-day",
  "complaint",
  "how-are-you",
  "thanks",
  "farewell",
  "praise",
  "off-subject",
] as const satisfies readonly SocialKind[];

/** A single word is enough for these. */
const BY_A_WORD: ReadonlySet<SocialKind> = new Set(["thanks", "farewell", "off-subject"]);

/** These are social also where chemistry is spoken of: "I hate moles and my test is tomorrow". */
const BESIDE_CHEMISTRY: ReadonlySet<SocialKind> = new Set(["nerves", "from-zero", "bad-day"]);

/** Concepts of our glossary whose words everybody uses: "test", "guess", "play it safe". */
const OF_EVERYBODY: ReadonlySet<string> = new Set([
  "experiment",
  "hypothesis",
  "error",
  "measure",
  "graph",
  "safety",
  "unit",
  "energy",
]);

const CUES = indexOf(HEARD);
const SAYS_LITTLE = indexOf(["filler"]);

/**
 * A turn that is about no chemistry, though not every word of it is known: what it says in passing, or that it is off the
 * subject. Only for messages of which nothing else could be made. Null where nothing is heard either: nonsense, or a question
 * that is about chemistry. `isBesideCard`: what names nothing may be about that, and is off the subject only where it says so.
 */
export function understandLoosely(text: string, locale: Locale, isBesideCard: boolean = false): SocialKind | null {
  if (text.length > LONGEST) return null;
  const tokens = tokenise(text);
  const isChemistry = listConcepts(text, locale).some((concept) => !OF_EVERYBODY.has(concept));
  const heard = new Set([tokens, dropStress(tokens), withoutFillers(tokens)].flatMap(listHeard));
  const kind = HEARD.find((each) => heard.has(each) && (!isChemistry || BESIDE_CHEMISTRY.has(each)));
  if (kind !== undefined) return kind;
  return !isBesideCard && !isChemistry && !/\p{Nd}/u.test(text) && isSentence(tokens, locale) ? "off-subject" : null;
}

function listHeard(tokens: readonly string[]): SocialKind[] {
  return tokens.flatMap((_, at) => {
    const phrase = phraseAt(tokens, at, CUES);
    if (phrase === null) return [];
    const kind = HEARD.find((each) => each === phrase.kind);
    return kind === undefined || (phrase.length === 1 && !BY_A_WORD.has(kind)) ? [] : [kind];
  });
}

function withoutFillers(tokens: readonly string[]): string[] {
  return tokens.filter((_, at) => phraseAt(tokens, at, SAYS_LITTLE)?.length !== 1);
}

/** Words that hold a sentence together around one that says what it is about: what somebody means, and no fragment of a question. */
function isSentence(tokens: readonly string[], locale: Locale): boolean {
  const holding = tokens.filter((token) => isFunctionWord(token, locale) || isFunctionWord(token, "en"));
  const others = withoutFillers(tokens).filter((token) => !holding.includes(token) && token.length > 3);
  return holding.length >= 2 && others.length > 0 && others.length <= 4;
}
