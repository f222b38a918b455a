import type { Words } from "../../wording/words.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { asksWhat } from "../claim-words.ts";
import { composeQuestions, goalOf, listMentions, type Mention } from "../compose-question.ts";
import { saysCue, splitAtCue } from "../guide-cues.ts";
import { firstSolved, poseProblem, type Posed } from "../pose-problem.ts";
import type { Claim } from "../claim.ts";
import { VALUE, labelled } from "./said-value.ts";

/** So near "I got" its value stands. */
const FARTHEST = 24;

/**
 * "What volume of …? I got 2.25 mL", "0.5 mol in 2 L gives me 1 M": what stands before one's own result poses the problem or gives
 * its values. Null where a question stands behind it, or it is no result.
 */
export function findResult(text: string, words: Words): Claim | null {
  const parted = splitAtCue(text, "mine");
  const found = parted === null ? null : VALUE.exec(parted.behind);
  if (parted === null || found === null || found.index > FARTHEST || parted.before.trim().length < SHORTEST_PROBLEM)
    return null;
  const [all, number = "", behind = ""] = found;
  if (asksWhat(parted.behind.slice(found.index + all.length))) return null;
  const named = parted.behind.slice(0, found.index);
  const isPh = /(?<!\p{L})p[Hh](?!\p{Script=Latin})/u.test(named);
  if (isPh) {
    const given = listMentions(parted.before, words.locale);
    const posed = firstSolved(composeQuestions({ kind: "ph", of: null }, given, words), words.locale);
    if (posed !== null) return { kind: "value", said: `pH = ${number.replace(/\s/g, "")}`, posed };
  }
  const isUnit = behind !== "" && parseUnit(behind, { words: UNIT_WORDS[words.locale] }).ok;
  const value = `${number.replace(/\s/g, "")} ${isUnit ? behind : ""}`.trim();
  const asked = poseProblem(lastSentences(parted.before), words);
  const answer = asked?.solutions.length === 1 ? asked.solutions[0]?.answer.value : undefined;
  if (asked !== null && answer?.kind === "quantity")
    return { kind: "value", said: labelled(value, isUnit ? "" : answer.unit, asked), posed: asked };
  const [claimed, ...others] = isUnit ? listMentions(`${value}`, words.locale) : [];
  if (claimed === undefined || others.length > 0) return null;
  const posed = poseFor(claimed, [...listMentions(parted.before, words.locale), claimed], words);
  return posed === null ? null : { kind: "value", said: value, posed };
}

const SHORTEST_PROBLEM = 8;

/** Without what leads over to one's own result: "… and", "… pero a mí". */
const lastSentences = (text: string): string =>
  text.replace(/[\s,;]*(?:\b(?:and|but|so|y|pero|et|mais)\b|但|और|पर|ግን)?[\s,;]*$/iu, "");

/** "I got 12.0 g for 0.5 mol of carbon": one of the values is claimed, and the others lead to it. */
export function findValueClaim(text: string, words: Words): Claim | null {
  const mentions = listMentions(text, words.locale);
  const said = findPh(text, mentions);
  if (said !== null) {
    const posed = firstSolved(composeQuestions({ kind: "ph", of: null }, mentions, words), words.locale);
    if (posed !== null) return { kind: "value", said: `pH = ${said}`, posed };
  }
  const own = claimedFirst(text, mentions);
  const stated = own[0];
  const asked = stated === undefined ? null : questionBefore(text, stated, words);
  if (stated !== undefined && asked !== null) return { kind: "value", said: stated.text, posed: asked };
  for (const mention of own) {
    const posed = poseFor(mention, mentions, words);
    if (posed !== null) return { kind: "value", said: mention.text, posed };
  }
  return null;
}

/** The number of a pH has no unit: it is the one that belongs to no other value. */
function findPh(text: string, mentions: readonly Mention[]): string | null {
  if (!/(?<!\p{L})p[Hh](?!\p{Script=Latin})/u.test(text)) return null;
  const bare = [...text.matchAll(/(?<![\p{Script=Latin}\d.,])\d+(?:[.,]\d+)?(?![\p{Script=Latin}\d])/gu)];
  return bare.find(({ index }) => !mentions.some(({ start, end }) => index >= start && index < end))?.[0] ?? null;
}

/** The question itself may stand before the answer: "how many moles in 36 g of water? I got 3". */
function questionBefore(text: string, { start, end, quantity }: Mention, words: Words): Posed | null {
  const pieces = [text.slice(0, start), text.slice(end)].flatMap((part) =>
    part.split(/(?<=[?？])|[.;\n。；]\s|[,，]\s(?=\p{L}+ (?:got|get)\b)/u),
  );
  for (const piece of pieces) {
    const posed = piece.trim().length < 12 || !/\d/.test(piece) ? null : poseProblem(piece, words);
    const value = posed?.solutions[0]?.answer.value;
    const unit = value?.kind === "quantity" ? parseUnit(value.unit) : null;
    if (posed !== null && unit?.ok === true && unit.value.unit.dimension === quantity.unit.dimension) return posed;
  }
  return null;
}

/** What is claimed stands behind "I got", else without a substance of its own, else at the end. */
function claimedFirst(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const rank = ({ start, end }: Mention): number => {
    const previous = Math.max(0, start - 28, ...mentions.map((mention) => (mention.end <= start ? mention.end : 0)));
    const before = text.slice(previous, start);
    // "My friend says 10 g is also 0.25 mol": what is said of the first is the second.
    if (IS.test(before) && mentions.some((mention) => mention.end <= start)) return -1;
    if (saysCue(before, "mine")) return 0;
    if (IS.test(before) || HAS.test(before)) return 1;
    return /^\s*(?:है|ነው)/u.test(text.slice(end)) ? 1 : 2;
  };
  return mentions.toSorted((one, other) => rank(one) - rank(other) || other.start - one.start);
}

/** What stands right before a value that is claimed: "is also", "c'est aussi". */
const IS =
  /(?:=|(?<!\p{L})(?:is|are|es|son|est|sont)|是|为)\s*(?:(?:also|only|about|around|tambi[eé]n|solo|unos|unas|aussi|environ)\s*|也|约)?$/iu;

const HAS = /(?:\b(?:have|has)|有)\s*$/iu;

function poseFor(claimed: Mention, mentions: readonly Mention[], words: Words): Posed | null {
  const given = mentions.filter((mention) => mention !== claimed);
  const goal = goalOf(claimed.quantity, null);
  if (goal === null) return null;
  const substances = [...new Set([claimed.of, ...given.map(({ of }) => of)])];
  const questions = substances.flatMap((of) => composeQuestions({ ...goal, of }, given, words));
  const posed = firstSolved(questions, words.locale);
  const value = posed?.solutions[0]?.answer.value;
  return value?.kind === "quantity" ? posed : null;
}
