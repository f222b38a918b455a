import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";
import { compareParticles, readParticles } from "#lib/solver/structure/trends/trends.ts";
import type { TrendProperty } from "#lib/solver/structure/trends/trends.ts";
import type { Answer } from "./answer.ts";

/** Atoms, or ions of equal electrons, from the smallest value to the largest; refused where places in the table do not decide. */
export function answerTrends(property: TrendProperty, species: readonly string[]): Answer {
  const particles = readParticles(species.join(", "), DEFAULT_LOCALE);
  const solved = particles === null ? null : compareParticles(property, particles, "rising");
  if (solved?.answer.value.kind !== "expression") return { ok: false, code: "no-trend" };
  const order = solved.answer.value.terms.flatMap((term) => (term.kind === "formula" ? [term.formula] : []));
  return { ok: true, order };
}
