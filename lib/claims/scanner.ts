import type { Locale } from "../i18n/locales.ts";
import type { Segment } from "./claim.ts";
import { findClauseEnd, findHoldStart, findSentenceStart } from "./clauses.ts";
import { findClaims } from "./find-claims.ts";

/** Of the sentence so far, what a claim may be bound to. */
const LONGEST_CONTEXT = 200;

/**
 * Splits a text that arrives in pieces into prose and claims. Prose passes word by word; from the first sign of a claim to
 * the end of its clause the text is held, at most `LONGEST_HOLD` units, so that what stands behind a number ("of NaCl") is
 * read with it. Where the pieces are cut changes nothing but how prose is cut. Linear; never throws.
 */
export class ClaimScanner {
  readonly #locale: Locale;
  #pending = "";
  /** What was said last before `#pending`. */
  #context = "";
  /** How much of the whole text has left `#pending`. */
  #offset = 0;
  #isHolding = false;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  push(delta: string): Segment[] {
    this.#pending += delta;
    return this.#take(false);
  }

  end(): Segment[] {
    return this.#take(true);
  }

  #take(isLast: boolean): Segment[] {
    const segments: Segment[] = [];
    for (;;) {
      if (!this.#isHolding) {
        const { proseEnd, holds } = findHoldStart(this.#pending, isLast);
        if (proseEnd > 0) segments.push({ kind: "prose", text: this.#release(proseEnd) });
        if (!holds) return segments;
        this.#isHolding = true;
      }
      const found = findClauseEnd(this.#pending, isLast);
      if (found === null) return segments;
      this.#isHolding = false;
      segments.push(...this.#readClause(found.end, found.isCut));
    }
  }

  #readClause(end: number, isCut: boolean): Segment[] {
    const [context, start] = [this.#context.slice(findSentenceStart(this.#context)), this.#offset];
    const clause = this.#release(end);
    const claims = findClaims({ context, clause, offset: start, locale: this.#locale, isCut });
    const segments: Segment[] = [];
    let at = start;
    for (const claim of claims) {
      if (claim.start > at) segments.push({ kind: "prose", text: clause.slice(at - start, claim.start - start) });
      segments.push({ kind: "claim", text: claim.text, claim });
      at = claim.end;
    }
    if (at < start + clause.length) segments.push({ kind: "prose", text: clause.slice(at - start) });
    return segments;
  }

  #release(length: number): string {
    const text = this.#pending.slice(0, length);
    this.#pending = this.#pending.slice(length);
    this.#offset += text.length;
    this.#context = (this.#context + text.slice(-LONGEST_CONTEXT)).slice(-LONGEST_CONTEXT);
    return text;
  }
}

/** About a page. */
const PIECE = 2_000;

/** A whole text from its beginning: whoever cannot read all of it has what came before. */
export function* scanClaims(text: string, locale: Locale): Generator<Segment, undefined> {
  const scanner = new ClaimScanner(locale);
  for (let at = 0; at < text.length; at += PIECE) yield* scanner.push(text.slice(at, at + PIECE));
  yield* scanner.end();
}

/** A whole text at once, neighbouring prose in one piece. */
export function splitIntoClaims(text: string, locale: Locale): Segment[] {
  return mergeProse([...scanClaims(text, locale)]);
}

export function mergeProse(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    if (segment.kind === "prose" && last?.kind === "prose")
      merged[merged.length - 1] = { kind: "prose", text: last.text + segment.text };
    else merged.push(segment);
  }
  return merged;
}
