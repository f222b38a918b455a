import { parseEquation } from "../chemistry/equation/parse.ts";
import { formatEquation } from "../chemistry/equation/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { formatMhchem } from "../chemistry/formula/format.ts";
import type { FactValue } from "../methods/facts.ts";
import { bounded } from "../budget/budget.ts";
import { areNumbersKnown, checkClaim } from "./check-claim.ts";
import type { Claim, ClaimCheck, Segment, Span } from "./claim.ts";
import { type Evidence, type ToolResults, withProblems, withToolResults } from "./evidence.ts";
import { type OverallCheck, overallOfShown } from "./overall.ts";
import { ClaimScanner } from "./scanner.ts";
import { type FoundStatement, StatementReview } from "./statements/review-statements.ts";

/** Shown as it is, shown as the engine writes it, or shown with a mark that it is not checked. */
type ClaimAction = "release" | "correct" | "mark";

/** `shown`: the claim as it is shown, and where in the shown text. */
export type ReviewedClaim = {
  readonly claim: Claim;
  readonly check: ClaimCheck;
  readonly action: ClaimAction;
  readonly shown: Span & { readonly text: string };
};

/** What is shown. `review` is null for prose; a corrected claim has the corrected text. */
type ReviewedSegment = { readonly text: string; readonly review: ReviewedClaim | null };

/** A fact in the reader's words: `(value) => factText(value, words)`. */
type Say = (value: FactValue) => string;

/**
 * Reviews a text while it streams: text in, what may be shown out. `say` words what the engine puts in a wrong claim's
 * place. Later claims may build on earlier ones that were right.
 */
export class ClaimReview {
  readonly #scanner: ClaimScanner;
  readonly #say: Say;
  readonly #claims: ReviewedClaim[] = [];
  readonly #statements: StatementReview;
  #evidence: Evidence;
  #text = "";

  constructor(evidence: Evidence, say: Say) {
    this.#scanner = new ClaimScanner(evidence.locale);
    this.#statements = new StatementReview(evidence);
    this.#evidence = evidence;
    this.#say = say;
  }

  /**
   * From now on what a tool found counts as known. What rests on numbers that the model put in (`putIn`) does so only where
   * they are those of the problem, or of what the student wrote `before`: whether they are is answered.
   */
  learn(found: ToolResults & { readonly putIn: string }, before: readonly string[] = []): boolean {
    if (found.putIn !== "" && !areNumbersKnown(found.putIn, withProblems(this.#evidence, before))) return false;
    this.#evidence = withToolResults(this.#evidence, found);
    return true;
  }

  push(delta: string): ReviewedSegment[] {
    const reviewed = this.#scanner.push(delta).map((segment) => this.#review(segment));
    this.#statements.read(this.#text, false, this.#evidence);
    return reviewed;
  }

  end(): ReviewedSegment[] {
    const reviewed = this.#scanner.end().map((segment) => this.#review(segment));
    this.#statements.read(this.#text, true, this.#evidence);
    return reviewed;
  }

  /** What was shown so far. */
  get text(): string {
    return this.#text;
  }

  /** Of all claims so far, what is said in words among them once its line is whole. */
  get claims(): readonly ReviewedClaim[] {
    return withStatements(this.#claims, this.#statements.found, this.#text);
  }

  get overall(): OverallCheck {
    return overallOfShown(
      this.claims.map(({ claim, action, check }) => ({
        verdict: action === "correct" ? ("corrected" as const) : check.verdict,
        reason: check.reason,
        kind: claim.kind,
      })),
    );
  }

  /** The claims of a text that was made of the shown one by leaving things out, with all that is known by now. */
  reviewAgain(text: string): readonly ReviewedClaim[] {
    return reviewClaims(text, this.#evidence, this.#say).claims;
  }

  #review(segment: Segment): ReviewedSegment {
    const start = this.#text.length;
    if (segment.kind === "prose") {
      this.#text += segment.text;
      return { text: segment.text, review: null };
    }
    const { check, evidence } = checkClaim(segment.claim, this.#evidence);
    this.#evidence = evidence;
    const corrected = check.verdict === "wrong" ? correct(segment.claim, check, this.#say) : null;
    const action: ClaimAction = check.verdict === "supported" ? "release" : corrected === null ? "mark" : "correct";
    const text = corrected ?? segment.text;
    this.#text += text;
    const review = { claim: segment.claim, check, action, shown: { start, end: this.#text.length, text } };
    this.#claims.push(review);
    return { text, review };
  }
}

/** In steps: six thousand signs of nothing but sums, tables or Chinese take nine hundred thousand. */
const MOST_WORK = 2_000_000;

/** A whole text at once. Of one that is too much to be read at once nothing is verified. */
export function reviewClaims(
  text: string,
  evidence: Evidence,
  say: Say,
): {
  readonly segments: readonly ReviewedSegment[];
  readonly claims: readonly ReviewedClaim[];
  readonly overall: OverallCheck;
} {
  const reviewed = bounded(MOST_WORK, () => {
    const review = new ClaimReview(evidence, say);
    const segments = [...review.push(text), ...review.end()];
    return { segments, claims: review.claims, overall: review.overall };
  });
  return reviewed.kind === "done"
    ? reviewed.value
    : { segments: [{ text, review: null }], claims: [], overall: "not_verified" };
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Of two opinions the worse one stands; what is only a part of something said, `1` of `1s²`, goes with it. */
function withStatements(
  claims: readonly ReviewedClaim[],
  found: readonly FoundStatement[],
  text: string,
): ReviewedClaim[] {
  const statements = found.filter(({ check }) => check.verdict !== "unknown");
  const open = found.filter(({ check }) => check.verdict === "unknown");
  const judged = [...statements, ...claims.filter(({ claim }) => claim.kind !== "formula")];
  const kept = claims.filter((reviewed) => {
    const whole = statements.find((each) => contains(each.shown, reviewed.shown));
    if (whole === undefined) return !isMention(reviewed, judged, text);
    // A formula that is right goes with what is said in it: [NO₂]²/[N₂O₄].
    const isOnlyPart = reviewed.claim.kind === "formula" && reviewed.check.verdict === "supported";
    return !isOnlyPart && reviewed.check.verdict !== "unknown" && whole.check.verdict !== "wrong";
  });
  const judgedAnew = kept.map((reviewed): ReviewedClaim => {
    const own = statements.find(({ shown }) => overlaps(shown, reviewed.shown));
    const isSure = reviewed.check.verdict === "wrong" || own?.check.verdict === reviewed.check.verdict;
    const isWorse = reviewed.check.verdict === "unknown" || own?.check.verdict === "wrong";
    // A value of a table proves no sum that comes to it.
    const isOnlyPart =
      own !== undefined && reviewed.claim.kind === "calculation" && contains(reviewed.shown, own.shown);
    if (own === undefined || isSure || !isWorse || reviewed.claim.kind === "formula") return reviewed;
    if (isOnlyPart && own.check.verdict === "supported") return reviewed;
    return { ...reviewed, check: own.check, action: actionOf(own) };
  });
  // A known number in words that may be false: neither is said.
  const doubted = judgedAnew.map((reviewed): ReviewedClaim => {
    const own = open.find(({ shown }) => overlaps(shown, reviewed.shown));
    const isConfirmed = reviewed.claim.kind === "quantity" && reviewed.check.verdict === "supported";
    return own !== undefined && isConfirmed ? { ...reviewed, check: own.check, action: actionOf(own) } : reviewed;
  });
  const others = statements
    .filter(({ shown }) => !kept.some((reviewed) => overlaps(shown, reviewed.shown)))
    .map((found): ReviewedClaim => ({ ...found, action: actionOf(found) }));
  return [...doubted, ...others].toSorted((a, b) => a.shown.start - b.shown.start);
}

/** Words that are no formulas; Chinese does not part them. */
const WORD = /(?<![\p{L}\p{M}])\p{L}[\p{Ll}\p{Lo}\p{M}]{2,}/gu;
const FEWEST_WORDS = 3;
const LONG_WORDS = 6;
const HAN = /\p{Script=Han}/u;
const LONGEST_CLAUSE = 300;
const OF_FORMULA = /formul|fórmula|化学式|分子式|सूत्र|ቀመር/iu;
const CLAUSE_END = /[,;:.!?，；：。！？、।።፣፤\n]/u;

/** A formula in a clause of which no judge knows whether it is true: that the formula exists is no reason for the rest. */
function isMention(
  { claim, check, shown }: ReviewedClaim,
  judged: readonly { readonly shown: Span }[],
  text: string,
): boolean {
  if (claim.kind !== "formula" || check.verdict !== "supported" || check.reason === "known-name") return false;
  const before =
    text
      .slice(Math.max(0, shown.start - LONGEST_CLAUSE), shown.start)
      .split(CLAUSE_END)
      .at(-1) ?? "";
  const [behind = ""] = text.slice(shown.end, shown.end + LONGEST_CLAUSE).split(CLAUSE_END);
  const clause = { start: shown.start - before.length, end: shown.end + behind.length };
  const around = `${before} ${behind}`;
  const words = around.match(WORD) ?? [];
  const isSaid = words.length >= FEWEST_WORDS || words.some((word) => word.length >= LONG_WORDS && HAN.test(word));
  return isSaid && !OF_FORMULA.test(around) && !judged.some((each) => overlaps(each.shown, clause));
}

const contains = (whole: Span, part: Span): boolean =>
  whole.start <= part.start && part.end <= whole.end && part.end - part.start < whole.end - whole.start;

const actionOf = ({ check }: FoundStatement): ClaimAction => (check.verdict === "supported" ? "release" : "mark");

/** The claim with the engine's value in place of the wrong one; null where the engine knows none, or its place is unclear. */
function correct(claim: Claim, { correction }: ClaimCheck, say: Say): string | null {
  if (correction === null) return null;
  const words = inSetting(correction.value, claim.setting, say);
  // Of a calculation only the result is wrong.
  return (
    claim.text.slice(0, Math.max(0, correction.start - claim.start)) +
    words +
    claim.text.slice(correction.end - claim.start)
  );
}

function inSetting(value: FactValue, setting: Claim["setting"], say: Say): string {
  if (setting === "text") return say(value);
  const chemistry = mhchemOf(value);
  if (setting === "ce" && chemistry !== null) return chemistry;
  return chemistry === null ? `\\text{${say(value)}}` : `\\ce{${chemistry}}`;
}

function mhchemOf(value: FactValue): string | null {
  if (value.kind === "equation") {
    const parsed = parseEquation(value.equation);
    return parsed.ok ? formatEquation(parsed.value, "tex").replace(/^\\ce\{|\}$/g, "") : null;
  }
  if (value.kind !== "formula") return null;
  const parsed = parseFormula(value.formula);
  return parsed.ok ? formatMhchem(parsed.value) : null;
}
