import { LOCALES, type Locale } from "../i18n/locales.ts";
import { listConcepts } from "../retrieval/list-concepts.ts";
import { solve } from "../solver/solve.ts";
import { type Act, SOCIAL_KINDS, type SocialKind } from "./act.ts";
import { asksOfPicture } from "./asks-of-picture.ts";
import { findAnswer, isStrayOption } from "./find-answer.ts";
import { hearsDespair } from "./hear-despair.ts";
import { hearsFrustration } from "./hear-frustration.ts";
import type { OpenQuestion } from "./open-question.ts";
import { splitClauses } from "./phrases/clauses.ts";
import { dropStress, indexOf, phraseAt, tokenise, withoutEmoticons } from "./phrases/find-phrase.ts";
import type { PhraseKind } from "./phrases/phrases.ts";

/** A social turn is short, and so is an answer; of longer ones only distress is heard. UTF-16 units. */
export const LONGEST_SOCIAL = 300;

/** A name is so many words at most, or so many Chinese characters. */
const LONGEST_NAME = 2;
const LONGEST_HAN_NAME = 4;

/**
 * What a message is, in any of our languages, whatever the reader's `locale`, which only decides how numbers and names of
 * substances in it are read. `open`: the practice question that waits for an answer, if any; `isGuided`: whether a problem is
 * being worked together. Total; linear in the text's length.
 *
 * A message is social when each of its clauses is made of known phrases, but for a name beside a greeting and the ground of
 * thanks; what the engine can solve, and a name that is a word of chemistry, make it a request. Distress is heard anywhere,
 * and goes before everything else.
 */
export function understand(
  text: string,
  locale: Locale,
  open: OpenQuestion | null = null,
  isGuided: boolean = false,
): Act {
  if (isDistress(tokenise(text)) || hearsDespair(text)) return { kind: "social", social: "distress" };
  const questionId = open?.card.questionId ?? null;
  const answer = open === null || text.length > LONGEST_SOCIAL ? null : findAnswer(text, open, locale);
  if (questionId !== null && answer !== null) return { kind: "answer", questionId, answer };
  if (text.length > LONGEST_SOCIAL) return REQUEST;
  if (open !== null && isStrayOption(text, open.expected.kind, null)) return { kind: "social", social: "no-options" };
  if (hearsFrustration(text) && !isGuided) return { kind: "social", social: "bad-day" };
  if (asksOfPicture(text)) return { kind: "social", social: "no-picture" };
  const clauses = splitClauses(withoutEmoticons(text)).map((clause) => readStressed(tokenise(clause.text)));
  // Beside a wish for a hint, what else is said of being stuck does not matter.
  const isHint = clauses.some(({ kinds, unknown }) => unknown.length === 0 && kinds.includes("hint"));
  if (isHint && !/\p{Nd}/u.test(text) && listConcepts(text, locale).length === 0) return { kind: "hint" };
  if (clauses.some(({ unknown }) => unknown === "a request")) return REQUEST;
  const kinds = new Set(clauses.flatMap((clause) => clause.kinds));
  if (kinds.has("tired") && !kinds.has("farewell")) kinds.add("bad-day");
  const isOpen = clauses.some(({ unknown }) => unknown.length > 0);
  const isNamed = clauses.some((clause) => clause.kinds.some((kind) => MAY_NAME.has(kind)));
  if (isOpen && (!isNamed || isAboutChemistry(text, clauses, locale))) return REQUEST;
  if (kinds.has("hint")) return { kind: "hint" };
  const isStuck = kinds.has("stuck") || kinds.has("wish");
  // Who is led through a problem and is at a loss needs the next rung of help.
  if (isStuck && isGuided) return { kind: "hint" };
  // Beside a question, help is wanted with it.
  if (isStuck && questionId !== null) return { kind: "stuck", questionId };
  if (kinds.has("stuck")) return REQUEST;
  if (kinds.has("wish")) return { kind: "wish" };
  const social = SOCIAL_KINDS.find((kind) => kinds.has(kind));
  return social === undefined ? REQUEST : { kind: "social", social };
}

const REQUEST: Act = { kind: "request" };

/** A clause, by the phrases it is made of. `unknown`: the words that are no phrase, where they can be a name. */
type Clause = {
  kinds: (SocialKind | "tired" | "wish" | "stuck" | "hint")[];
  isThanksFor: boolean;
  unknown: readonly string[] | "a request";
};

/** Beside these an unknown word may be somebody's name. */
const MAY_NAME: ReadonlySet<string> = new Set(["greeting", "thanks", "farewell", "apology", "how-are-you"]);

/** As it is written, else without what stresses: "very good" is praise, and "I am really so sorry" an apology. */
function readStressed(tokens: readonly string[]): Clause {
  const clause = readClause(tokens);
  return clause.unknown.length === 0 ? clause : readClause(dropStress(tokens));
}

function readClause(tokens: readonly string[]): Clause {
  const clause: Clause = { kinds: [], isThanksFor: false, unknown: [] };
  const unknown: string[] = [];
  let asks = false;
  let isIntroduction = false;
  let hasGround = false;
  for (let at = 0; at < tokens.length;) {
    const phrase = longestPhrase(tokens, at);
    if (phrase === null || phrase.kind === "asks" || phrase.kind === "ground") {
      asks ||= phrase?.kind === "asks";
      hasGround ||= phrase?.kind === "ground";
      unknown.push(...tokens.slice(at, at + (phrase?.length ?? 1)));
    } else if (phrase.kind === "thanks-for") {
      clause.isThanksFor = true;
      clause.kinds.push("thanks");
    } else if (phrase.kind === "name-follows") {
      isIntroduction = true;
      clause.kinds.push("greeting");
    } else if (phrase.kind !== "filler" && phrase.kind !== "stress" && phrase.kind !== "gives-answer")
      clause.kinds.push(phrase.kind);
    at += phrase?.length ?? 1;
  }
  if (unknown.length === 0) return clause;
  clause.isThanksFor ||= hasGround && !asks && clause.kinds.includes("thanks");
  const mayBeGround = clause.isThanksFor && !unknown.some((token) => QUESTION_WORDS.has(token));
  if (mayBeGround) return clause;
  // "88" takes leave, and "88 g" does not.
  const mayBeName =
    !asks &&
    !tokens.some((token) => /\p{Nd}/u.test(token)) &&
    isName(unknown) &&
    (isIntroduction || clause.kinds.every((kind) => MAY_NAME.has(kind) || kind === "acknowledgement"));
  return { ...clause, unknown: mayBeName ? unknown : "a request" };
}

function isName(tokens: readonly string[]): boolean {
  if (tokens.some((token) => /[^\p{L}\p{M}]/u.test(token))) return false;
  return tokens.length <= (tokens.every((token) => /^\p{Script=Han}$/u.test(token)) ? LONGEST_HAN_NAME : LONGEST_NAME);
}

/** Whether the engine can do something with it after all, or what seemed a name means something in chemistry. */
function isAboutChemistry(text: string, clauses: readonly Clause[], locale: Locale): boolean {
  const unknown = clauses.flatMap((clause) => (clause.unknown === "a request" ? [] : clause.unknown)).join(" ");
  const isWord = LOCALES.some((language) => listConcepts(unknown, language).length > 0);
  return (
    isWord ||
    listConcepts(text, locale).some((concept) => /^(?:substance|element):/.test(concept)) ||
    solve(text, locale).kind !== "unrecognised"
  );
}

/** In words of chemistry the phrase has another meaning: a suicide inhibitor is a molecule. */
const TERMS =
  /\b(?:suicid\w*|self harm\w*) (?:inhibit|inactivat|substrate|enzym|gene)\w*|(?:inhibidor|sustrato|inhibiteur|substrat)\w* suicid\w*|自杀(?:性|式|型|抑制|底物|基因)/u;

function isDistress(tokens: readonly string[]): boolean {
  const isTerm = TERMS.test(tokens.join(" ")) || TERMS.test(tokens.join(""));
  return (
    !isTerm && [tokens, dropStress(tokens)].some((read) => read.some((_, at) => phraseAt(read, at, DISTRESS) !== null))
  );
}

/** Of a phrase that two languages or kinds have, the first kind counts. */
const KINDS: readonly PhraseKind[] = [
  ...SOCIAL_KINDS,
  "thanks-for",
  "ground",
  "name-follows",
  "tired",
  "hint",
  "wish",
  "stuck",
  "filler",
  "asks",
  "stress",
];

const DISTRESS = indexOf(["distress"]);
const ALL = indexOf(KINDS);

/** Words that ask, also in the ground of thanks: "thanks for the help, how do I …" without its comma. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  [
    "what",
    "why",
    "how",
    "calculate",
    "solve",
    "balance",
    "find",
    "explain",
    "cuanto",
    "cuantos",
    "calcula",
    "resuelve",
    "explica",
    "por que",
    "combien",
    "pourquoi",
    "comment",
    "calcule",
    "resous",
    "explique",
    "多少",
    "ስንት",
    "ለምን",
    "እንዴት",
    "कितना",
    "कितने",
    "क्यों",
    "कैसे",
  ].flatMap(tokenise),
);

function longestPhrase(tokens: readonly string[], at: number): { kind: PhraseKind; length: number } | null {
  const phrase = phraseAt(tokens, at, ALL);
  if (phrase !== null) return phrase;
  return /^\p{Extended_Pictographic}$/u.test(tokens[at] ?? "") ? { kind: "filler", length: 1 } : null;
}
