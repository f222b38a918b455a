import type { Claim, ClaimCheck, Span } from "../claim.ts";
import type { Evidence } from "../evidence.ts";
import { toldHeatsOf } from "../ways/told-heats.ts";
import { toPlainText } from "../plain-text.ts";
import { findProperty, findStatements, isOfOxidation, type Scene } from "./find-statements.ts";
import type { Statement } from "./statement.ts";

/** A claim in words where it stands in the shown text. */
export type FoundStatement = {
  readonly claim: Claim;
  readonly check: ClaimCheck;
  readonly shown: Span & { readonly text: string };
};

/** No line of prose is longer; of one that is, what begins it is read. */
const LONGEST_LINE = 1200;
const MOST_FOUND = 200;

/** What a text says in words, line by line as it is shown; nothing is held back for it. */
export class StatementReview {
  readonly found: FoundStatement[] = [];
  #scene: Scene;
  /** Where the first line begins that was not read yet. */
  #at = 0;

  constructor({ locale, formulas, equations, problem }: Evidence) {
    this.#scene = {
      locale,
      equations,
      earlier: [...formulas],
      head: [],
      titles: "",
      rows: [],
      before: "",
      last: [...formulas],
      nuclide: null,
      isOfOxidation: isOfOxidation(problem, locale),
      property: findProperty(problem, locale),
      facts: [],
      heats: toldHeatsOf(problem),
      equalities: [],
    };
  }

  /** Reads the lines of a text that are whole; at its end the last one too. */
  read(text: string, isLast: boolean, { facts, said }: Evidence): void {
    this.#scene = { ...this.#scene, facts: [...facts, ...said] };
    for (;;) {
      const newline = text.indexOf("\n", this.#at);
      const end = newline < 0 ? text.length : newline;
      if (newline < 0 && !isLast) return;
      this.#readLine(text.slice(this.#at, Math.min(end, this.#at + LONGEST_LINE)), this.#at);
      if (newline < 0) return;
      this.#at = newline + 1;
    }
  }

  #readLine(line: string, offset: number): void {
    if (line.trim() === "") return;
    const plain = toPlainText(line);
    const { found, scene } = findStatements(plain, this.#scene);
    this.#scene = scene;
    // Of two opinions of one place the worse one stands.
    for (const statement of found.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const start = plain.starts[statement.start] ?? 0;
      const end = closeBraces(line, start, plain.ends[statement.end - 1] ?? line.length);
      const isTaken = this.found.some(({ shown }) => shown.start < end + offset && start + offset < shown.end);
      if (end <= start || isTaken || this.found.length >= MOST_FOUND) continue;
      this.found.push(
        reviewed(statement, { start: start + offset, end: end + offset }, line.slice(start, end), plain.text),
      );
    }
  }
}

const rankOf = ({ isRight }: Statement): number => (isRight === null ? 1 : isRight ? 2 : 0);

/** Braces of TeX that open in a span close in it. */
function closeBraces(line: string, start: number, end: number): number {
  const text = line.slice(start, end);
  let open = text.split("{").length - text.split("}").length;
  let last = end;
  for (; open > 0 && line[last] === "}"; open -= 1) last += 1;
  return last;
}

function reviewed({ isRight, reason }: Statement, span: Span, text: string, sentence: string): FoundStatement {
  return {
    claim: { ...span, kind: "statement", text, sentence, setting: "text", isCut: false },
    check: { verdict: isRight === null ? "unknown" : isRight ? "supported" : "wrong", reason, correction: null },
    shown: { ...span, text },
  };
}
