import { createRandom } from "../problems/random.ts";
import { isUnity } from "../quantity/units/unit.ts";
import { factText } from "../wording/fact-text.ts";
import type { Words } from "../wording/words.ts";
import { composeDraft, writeDraft } from "./drafts.fixture.ts";
import { collectEvidence } from "./evidence.ts";
import { mutate, MUTATIONS } from "./mutate.fixture.ts";
import type { Mutation } from "./mutate.fixture.ts";
import { evaluate } from "./evaluate-arithmetic.ts";
import { isRoundingOf, valueInUnit } from "./agreement.ts";
import type { Arithmetic, Claim, Span } from "./claim.ts";
import { listNumbers } from "./read-arithmetic.ts";
import type { ReviewedClaim } from "./review-claims.ts";
import { reviewClaims } from "./review-claims.ts";
import { splitIntoClaims } from "./scanner.ts";

type Counts = { count: number; found: number; passed: number };

type Measures = {
  trueClaims: number;
  supported: number;
  /** True claims that were held for wrong. */
  falselyWrong: number;
  mutated: number;
  wrongSupported: number;
  wrongFound: number;
  /** Calculations that were shown with another result, and those of them that are false as they are shown. */
  corrected: number;
  falselyCorrected: string[];
  byMutation: Partial<Record<Mutation, Counts>>;
  byLocale: Partial<Record<string, { count: number; supported: number }>>;
  failures: string[];
  unsupported: string[];
};

/** Drafts, each reviewed as it is and with one wrong claim, until so many have had one. The same seed gives the same drafts. */
export function measureClaims(drafts: number, seed: number, wordsOf: readonly Words[]): Measures {
  const measures: Measures = {
    trueClaims: 0,
    supported: 0,
    falselyWrong: 0,
    mutated: 0,
    wrongSupported: 0,
    wrongFound: 0,
    corrected: 0,
    falselyCorrected: [],
    byMutation: {},
    byLocale: {},
    failures: [],
    unsupported: [],
  };
  for (let index = 0; measures.mutated < drafts && index < 2 * drafts; index += 1) {
    const words = wordsOf[index % wordsOf.length];
    if (words !== undefined)
      measureDraft(
        seed * 1_000_003 + index,
        words,
        MUTATIONS[Math.floor(index / wordsOf.length) % MUTATIONS.length] ?? "digit",
        measures,
      );
  }
  return measures;
}

function measureDraft(seed: number, words: Words, mutation: Mutation, measures: Measures): void {
  const random = createRandom(seed);
  const draft = composeDraft(random, words);
  const evidence = collectEvidence({
    locale: words.locale,
    solutions: [draft.problem.solution],
    givens: draft.problem.given,
    problems: [draft.question],
  });
  const review = (text: string): readonly ReviewedClaim[] =>
    reviewClaims(text, evidence, (value) => factText(value, words)).claims;
  const right = writeDraft(draft, words);
  for (const each of review(right.text)) countTrue(each, words, right.text, measures);
  const order = [mutation, ...random.shuffle(MUTATIONS)];
  const wrong = order.flatMap((each) => mutate(draft, each, random) ?? [])[0];
  if (wrong === undefined) return;
  const { text, places } = writeDraft({ pieces: wrong.pieces, style: draft.style }, words);
  const place = places[draft.pieces.slice(0, wrong.index).filter((piece) => "fact" in piece).length];
  const original = right.places[draft.pieces.slice(0, wrong.index).filter((piece) => "fact" in piece).length];
  if (place === undefined || original === undefined) return;
  const changed = changedSpan(right.text.slice(original.start, original.end), text.slice(place.start, place.end));
  if (changed === null) return;
  const all = review(text);
  for (const each of all) countCorrected(each, words, measures);
  const hit = all.filter(({ claim }) =>
    wrong.isWhole
      ? isNumeric(claim) && overlaps(claim, place)
      : overlaps(claim, { start: place.start + changed.start, end: place.start + changed.end }),
  );
  const counts = (measures.byMutation[wrong.mutation] ??= { count: 0, found: 0, passed: 0 });
  measures.mutated += 1;
  counts.count += 1;
  if (hit.some(({ check }) => check.verdict === "supported")) {
    measures.wrongSupported += 1;
    counts.passed += 1;
    measures.failures.push(
      `[${words.locale} ${wrong.mutation} ${draft.problem.family}] ${right.text.slice(original.start, original.end)} ⟶ ${text.slice(place.start, place.end)} | ${hit.map(({ claim, check }) => `${claim.text} ${check.reason}`).join(" ; ")}`,
    );
  } else if (hit.some(({ check }) => check.verdict === "wrong")) {
    measures.wrongFound += 1;
    counts.found += 1;
  }
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const isNumeric = ({ kind }: Claim): boolean => kind === "quantity" || kind === "calculation";

/** What a corrected calculation says, computed again without the evidence. */
function countCorrected({ claim, action, shown }: ReviewedClaim, { locale }: Words, measures: Measures): void {
  if (action !== "correct" || claim.kind !== "calculation") return;
  measures.corrected += 1;
  const isTrue = splitIntoClaims(claim.setting === "text" ? shown.text : `$${shown.text}$`, locale).some(
    (segment) => segment.kind === "claim" && segment.claim.kind === "calculation" && isTrueChain(segment.claim.parts),
  );
  if (!isTrue) measures.falselyCorrected.push(`[${locale}] ${claim.text} ⟶ ${shown.text}`);
}

/** Whether each part comes to the next, or to a rounding of it; its numbers may themselves be rounded. */
function isTrueChain(parts: readonly Arithmetic[]): boolean {
  return parts.every((part, index) => {
    const previous = parts[index - 1];
    const [left, right] = [previous === undefined ? null : evaluate(previous), evaluate(part)];
    if (left === null) return true;
    if (!left.ok || !right.ok || part.kind !== "number") return false;
    const values = [
      valueInUnit(left.value.value, left.value.unit, right.value.unit),
      ...(isPercent(part) ? [left.value.value.times(100)] : []),
    ];
    const isBare = previous !== undefined && listNumbers(previous).every(({ quantity }) => isUnity(quantity.unit));
    return [...values, ...(isBare ? [left.value.value] : [])].some(
      (value) => value !== null && isRoundingOf(part.number, value),
    );
  });
}

const isPercent = (part: Arithmetic): boolean =>
  part.kind === "number" && part.number.quantity.unit.factors[0]?.unit.symbol === "%";

/** Where two writings of a claim differ; null where they do not. */
function changedSpan(before: string, after: string): { start: number; end: number } | null {
  if (before === after) return null;
  let start = 0;
  while (start < after.length && before[start] === after[start]) start += 1;
  let [a, b] = [before.length, after.length];
  while (a > start && b > start && before[a - 1] === after[b - 1]) [a, b] = [a - 1, b - 1];
  return { start, end: Math.max(b, start + 1) };
}

function countTrue({ claim, check }: ReviewedClaim, { locale }: Words, text: string, measures: Measures): void {
  const counts = (measures.byLocale[locale] ??= { count: 0, supported: 0 });
  measures.trueClaims += 1;
  counts.count += 1;
  if (check.verdict === "supported") {
    measures.supported += 1;
    counts.supported += 1;
    return;
  }
  if (check.verdict === "wrong") measures.falselyWrong += 1;
  measures.unsupported.push(
    `[${locale}] ${check.verdict} ${check.reason} ${claim.kind} «${claim.text}» in …${text.slice(Math.max(0, claim.start - 30), claim.end + 20).replaceAll("\n", "¶")}…`,
  );
}
