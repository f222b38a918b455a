import { LOCALES } from "../i18n/locales.ts";
import { listConcepts } from "../retrieval/list-concepts.ts";
import { BESIDE_WORDS, type BesideWord } from "./phrases/beside-question-words.ts";
import { splitClauses } from "./phrases/clauses.ts";
import { tokenise, withoutEmoticons } from "./phrases/find-phrase.ts";

/** What is wanted of a practice question at hand: its solution, the reason for its answer, or a start. */
export type BesideQuestionAsk = "solution" | "why" | "start";

/** Longer texts say more than that. UTF-16 units. */
const LONGEST = 120;

/** The first kind that has a phrase counts, filler last. */
const KINDS = [
  "giveUp",
  "start",
  "why",
  "solution",
  "reveal",
  "stuck",
  "filler",
] as const satisfies readonly BesideWord[];

const PHRASES: ReadonlyMap<string, BesideWord> = new Map(
  KINDS.toReversed().flatMap((kind) =>
    LOCALES.flatMap((locale) => BESIDE_WORDS[locale][kind].split(",")).flatMap((phrase): [string, BesideWord][] => {
      const key = tokenise(phrase).join(" ");
      return key === "" ? [] : [[key, kind]];
    }),
  ),
);

/** Words of impatience that nobody foresaw; who gives up says more of them. */
const MOST_UNKNOWN = 1;
const MOST_BESIDE_GIVING_UP = 4;

const isOfChemistry = (word: string): boolean => LOCALES.some((locale) => listConcepts(word, locale).length > 0);

/** In words; more than any phrase has. */
const LONGEST_PHRASE = 8;

/**
 * What a message wants of the practice question at hand, in any of our languages, where it is made of words that ask
 * so, and one more at most; null for any other, which may answer it or speak of something else. Who says more than one thing
 * may ask in one of its clauses: "still lost. show me the solution". Linear in the text's length.
 */
export function readBesideQuestion(text: string): BesideQuestionAsk | null {
  if (text.length > LONGEST) return null;
  const plain = withoutEmoticons(text);
  const whole = readAsk(tokenise(plain));
  const clauses = splitClauses(plain).map((clause) => tokenise(clause.text));
  if (whole === "solution" || clauses.length < 2 || clauses.some((tokens) => tokens.some(isData))) return whole;
  const asks = clauses.filter((tokens) => tokens.length > 0).map(readAsk);
  // What else is said there may be a reason why it should be told, and no wish to give up.
  return asks.includes("solution") && asks.every((ask) => ask !== null) ? "solution" : whole;
}

const isData = (word: string): boolean => /\p{Nd}/u.test(word) || isOfChemistry(word);

function readAsk(tokens: readonly string[]): BesideQuestionAsk | null {
  const kinds = new Set<BesideWord>();
  const unknown: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = longestAt(tokens, at);
    if (length === 0) {
      unknown.push(tokens[at] ?? "");
      at += 1;
      continue;
    }
    kinds.add(PHRASES.get(tokens.slice(at, at + length).join(" ")) ?? "filler");
    at += length;
  }
  const isGivenUp = kinds.has("giveUp") || kinds.has("solution");
  if (unknown.length > 0 && !isGivenUp) return null;
  const most = kinds.has("giveUp") ? MOST_BESIDE_GIVING_UP : MOST_UNKNOWN;
  if (unknown.length > most || unknown.some(isData)) return null;
  if (kinds.has("giveUp")) return "solution";
  if (kinds.has("start")) return "start";
  if (kinds.has("solution")) return "solution";
  if (kinds.has("why")) return "why";
  return kinds.has("stuck") ? "start" : null;
}

function longestAt(tokens: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1)
    if (PHRASES.has(tokens.slice(at, at + length).join(" "))) return length;
  return 0;
}
