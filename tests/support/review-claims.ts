import { AREAS } from "#lib/i18n/areas.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadWords } from "./load-words.ts";
import { solve } from "#lib/solver/solve.ts";
import { factText } from "#lib/wording/fact-text.ts";
import type { Words } from "#lib/wording/words.ts";
import { collectEvidence } from "#lib/claims/evidence.ts";
import type { EvidenceSources } from "#lib/claims/evidence.ts";
import { reviewClaims } from "#lib/claims/review-claims.ts";

export type Sources = Omit<EvidenceSources, "locale">;

export const wordsOf: readonly Words[] = await Promise.all(LOCALES.map((locale) => loadWords(locale, AREAS)));

/** The engine's solution of a problem, and the problem. */
export function solved(problem: string): Sources {
  const outcome = solve(problem, "en");
  if (outcome.kind !== "solved") throw new Error(`Not solved: ${problem}`);
  return { solutions: outcome.solutions, problems: [problem] };
}

export function review(text: string, sources: Sources = {}, locale: Locale = "en") {
  const words = wordsOf.find((each) => each.locale === locale);
  if (words === undefined) throw new Error(`No words for ${locale}`);
  return reviewClaims(text, collectEvidence({ locale, ...sources }), (value) => factText(value, words));
}

export function verdicts(text: string, sources: Sources = {}, locale: Locale = "en"): string[] {
  return review(text, sources, locale).claims.map(({ check }) => `${check.verdict} ${check.reason}`);
}

export function shown(text: string, sources: Sources = {}, locale: Locale = "en"): string {
  return review(text, sources, locale)
    .segments.map((segment) => segment.text)
    .join("");
}

/** What became of each claim of a text, "supported 36.0 g"; a problem that is only written, and not solved. */
export function judgements(text: string, locale: Locale = "en", problem = ""): string[] {
  return review(text, problem === "" ? {} : { problems: [problem] }, locale).claims.map(
    ({ check, shown: { text: told } }) => `${check.verdict} ${told}`,
  );
}
