import "server-only";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";
import { isNearlyRight } from "#lib/grading/nearly-right.ts";
import { type Estimates, estimateMastery } from "#lib/mastery/estimate/estimate.ts";
import type { Evidence } from "#lib/mastery/estimate/evidence.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { diagnosticColumns, evidenceOf, parseQuestions, type StoredQuestion } from "../diagnostic/stored-questions.ts";

/** Of all subtopics together: what is older weighs next to nothing. */
const MOST_ATTEMPTS = 600;
const MOST_DIAGNOSTICS = 3;

const slugs = new Map<string, SubtopicSlug>(SUBTOPICS.map(({ slug }) => [slug, slug]));

/** What a student did that says how well the subtopics are known: the newest answers, and the last diagnostics. */
export async function findEvidence(
  userId: string,
  diagnosticsWhere: Prisma.DiagnosticWhereInput = {},
): Promise<Evidence[]> {
  const [attempts, diagnostics] = await Promise.all([
    db().attempt.findMany({
      where: { userId },
      select: {
        subtopic: true,
        difficulty: true,
        isCorrect: true,
        isHelped: true,
        score: true,
        choices: true,
        answeredAt: true,
      },
      orderBy: [{ localDay: "desc" }, { answeredAt: "desc" }],
      take: MOST_ATTEMPTS,
    }),
    db().diagnostic.findMany({
      where: { userId, ...diagnosticsWhere },
      select: diagnosticColumns,
      orderBy: { startedAt: "desc" },
      take: MOST_DIAGNOSTICS,
    }),
  ]);
  const answers = attempts.flatMap(({ subtopic, choices, score, answeredAt, ...attempt }): Evidence[] => {
    const slug = slugs.get(subtopic);
    if (slug === undefined) return [];
    const guessChance = choices === null ? 0 : 1 / choices;
    const verdict = attempt.isCorrect ? "correct" : "incorrect";
    return [
      {
        kind: "answer",
        ...attempt,
        subtopic: slug,
        at: answeredAt,
        isNearlyRight: isNearlyRight({ verdict, score }),
        guessChance,
      },
    ];
  });
  return [...answers, ...diagnostics.flatMap(({ questions }) => evidenceOf(parseQuestions(questions)))];
}

/**
 * How well each subtopic is known today, as far as can be told. `open`: the questions of the diagnostic under way, as they
 * stand now, in the place of those that are stored.
 */
export async function findEstimates(userId: string, now: Date, open?: readonly StoredQuestion[]): Promise<Estimates> {
  const stored = await findEvidence(userId, open === undefined ? {} : { finishedAt: { not: null } });
  return estimateMastery([...stored, ...evidenceOf(open ?? [])], now);
}
