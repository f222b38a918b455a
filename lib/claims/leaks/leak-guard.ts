import type { Locale } from "../../i18n/locales.ts";
import type { Secret } from "../../problems/leak.ts";
import { writeSpelledNumbers } from "../../quantity/numbers/spelled-numbers.ts";
import { findSpelledLeak } from "./find-spelled-leak.ts";
import { findOptionLeak } from "./option-leak.ts";
import type { GuardedOption } from "./option-leak.ts";

/** What is not said yet. `options` are those of a question of choice, in order. */
export type GuardedSecret = Secret & { readonly options?: readonly GuardedOption[] };

/** Of what was said, so much is read again with each sentence: an answer may be split over two. */
const LONGEST_TAIL = 160;
const LONGEST_SENTENCE = 600;
const SENTENCE_END = /(?<!\s)[.!?](?=["”’»)\]*_`]{0,3}\s)["”’»)\]*_`]{0,3}|[。！？።।]|\n+/g;

/**
 * Lets a text pass sentence by sentence, but for the sentences that give the answer away: in place of each row of them
 * stands `mask`. Where the pieces are cut changes nothing. What the statement says itself is no secret.
 */
export class LeakGuard {
  readonly #secret: GuardedSecret;
  readonly #locale: Locale;
  readonly #mask: string;
  #pending = "";
  #tail = "";
  #withheld = 0;
  #isMasked = false;

  constructor(secret: GuardedSecret, locale: Locale, mask = "…") {
    this.#secret = secret;
    this.#locale = locale;
    this.#mask = mask;
  }

  /** How many sentences were withheld. */
  get withheld(): number {
    return this.#withheld;
  }

  push(delta: string): string {
    this.#pending += delta;
    let passed = "";
    for (let end = findSentenceEnd(this.#pending); end !== null; end = findSentenceEnd(this.#pending)) {
      passed += this.#judge(this.#pending.slice(0, end));
      this.#pending = this.#pending.slice(end);
    }
    return passed;
  }

  end(): string {
    const rest = this.#pending;
    this.#pending = "";
    return rest === "" ? "" : this.#judge(rest);
  }

  #judge(sentence: string): string {
    if (sentence.trim() === "") return sentence;
    const leaks = (text: string): boolean =>
      findSpelledLeak(text, this.#secret, this.#locale) !== null || findOptionLeak(text, this.#secret) !== null;
    const isLeak = isListing(sentence, this.#secret)
      ? false
      : (this.#isMasked && isDigit(sentence, this.#locale)) ||
        leaks(sentence) ||
        (this.#tail !== "" && leaks(this.#tail + sentence));
    if (!isLeak) {
      this.#tail = (this.#tail + sentence).slice(-LONGEST_TAIL);
      this.#isMasked = false;
      return sentence;
    }
    this.#withheld += 1;
    const masked = this.#isMasked ? "" : (/^\s+/.exec(sentence)?.[0] ?? "") + this.#mask;
    this.#isMasked = true;
    return masked + (/\n+$/.exec(sentence)?.[0] ?? "");
  }
}

/** "Two.": a digit that may go on with what was withheld. */
function isDigit(sentence: string, locale: Locale): boolean {
  return sentence.length <= 24 && /^[^\p{L}\p{N}]*\p{N}[^\p{L}\p{N}]*$/u.test(writeSpelledNumbers(sentence, locale));
}

/** All alternatives in one sentence tell none of them. */
function isListing(sentence: string, { options }: GuardedSecret): boolean {
  return options !== undefined && options.length > 1 && options.every(({ text }) => sentence.includes(text));
}

function findSentenceEnd(text: string): number | null {
  SENTENCE_END.lastIndex = 0;
  const match = SENTENCE_END.exec(text);
  const end = match === null ? null : match.index + match[0].length;
  // A line's end, and what closes a sentence, may go on in the next piece.
  const isWhole = end !== null && (end < text.length || /[。！？።।]$/.test(match?.[0] ?? ""));
  if (isWhole && end <= LONGEST_SENTENCE) return end;
  return text.length > LONGEST_SENTENCE ? LONGEST_SENTENCE : null;
}
