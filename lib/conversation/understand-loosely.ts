import type { Locale } from "../i18n/locales.ts";
import { isFunctionWord } from "../retrieval/function-words.ts";
import { listConcepts } from "../retrieval/list-concepts.ts";
import type { SocialKind } from "./act.ts";
import { likeliestTurn, type Likeness } from "./likeness/likeliest-turn.ts";
import type { Turn } from "./likeness/turns.ts";
import { indexOf, phraseAt, tokenise } from "./phrases/find-phrase.ts";

/** What a message seems to be by the way it is put. `practice`: problems to work on are wanted; `advice`: what to learn. */
export type LooseTurn =
  | { readonly kind: "social"; readonly social: Exclude<SocialKind, "distress"> }
  | { readonly kind: "wish" | "practice" | "advice" };

/** Of turns that are likelier than this, nine of ten are what they seem (five folds over the examples). */
export const LEAST_LIKELY = 0.55;

/** What is this sure may name what sounds like chemistry: the weather is called after a gas in Chinese. */
const SURE = 0.75;

/** These may speak of chemistry: "I hate moles and my test is tomorrow", "where do I start with buffers". */
const BESIDE_CHEMISTRY: ReadonlySet<Turn> = new Set<Turn>([
  "nerves",
  "from-zero",
  "bad-day",
  "wish",
  "practice",
  "next",
]);

/** What a number stands beside is said of that, but for these: "test in 2 hours", "3 quick ones about acids". */
const BESIDE_NUMBERS: ReadonlySet<Turn> = new Set<Turn>(["nerves", "bad-day", "farewell", "off-subject", "practice"]);

/** "Exercise 9" is one of several that are at hand, and no wish for nine. */
const NUMBERED = /\p{Nd}[\s\p{P}]*$/u;

/** What is measured is a value of a problem. */
const MEASURED = /\p{Nd}\s?(?:[kmµ]?g|[mµ]?L|ml|[mk]?mol|M|K|°\s?C|atm|k?Pa|k?J|ግራም|ሞል|克|摩尔|ग्राम|मोल)(?![\p{L}\d])/u;

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

const SAYS_LITTLE = indexOf(["filler"]);

/**
 * What a message is that nothing else could be made of, by what it is most like, or off the subject where it names nothing of
 * chemistry; null where it is about something, or like nothing. `isBesideCard`: what names nothing may be about that. Nobody is
 * told that they are in danger by a likeness: what sounds so is met as a bad day is, whose answer names who can help.
 */
export function understandLoosely(text: string, locale: Locale, isBesideCard: boolean = false): LooseTurn | null {
  const likeness = likeliestTurn(text, locale);
  if (likeness === null) return null;
  const isChemistry = listConcepts(text, locale).some((concept) => !OF_EVERYBODY.has(concept));
  const turn = soundsLike(likeness, text, isChemistry);
  if (turn !== null) return turn;
  const namesNothing = !isChemistry && !/\p{Nd}/u.test(text) && isSentence(tokenise(text), locale);
  return namesNothing && !isBesideCard ? { kind: "social", social: "off-subject" } : null;
}

function soundsLike({ turn, probability }: Likeness, text: string, isChemistry: boolean): LooseTurn | null {
  if (turn === "request" || probability < LEAST_LIKELY) return null;
  if (isChemistry && probability < SURE && !BESIDE_CHEMISTRY.has(turn)) return null;
  if (/\p{Nd}/u.test(text) && !BESIDE_NUMBERS.has(turn)) return null;
  if (turn === "next") return { kind: "advice" };
  if (turn === "practice") return NUMBERED.test(text) || MEASURED.test(text) ? null : { kind: "practice" };
  if (turn === "wish" || turn === "stuck" || turn === "hint") return { kind: "wish" };
  return { kind: "social", social: turn === "distress" ? "bad-day" : turn };
}

/** Words that hold a sentence together around one that says what it is about: what somebody means, and no fragment of a question. */
function isSentence(tokens: readonly string[], locale: Locale): boolean {
  const isHolding = (token: string) => isFunctionWord(token, locale) || isFunctionWord(token, "en");
  const others = tokens.filter(
    (token, at) => token.length > 3 && !isHolding(token) && phraseAt(tokens, at, SAYS_LITTLE)?.length !== 1,
  );
  return tokens.filter(isHolding).length >= 2 && others.length > 0 && others.length <= 4;
}
