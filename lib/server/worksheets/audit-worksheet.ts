import "server-only";
import { setImmediate } from "node:timers/promises";
import { finalAnswerText } from "#lib/cards/final-answer-text.ts";
import { MAX_WORKSHEET_TEXT, type ParsedAuditWorksheet } from "#lib/contracts/worksheets.ts";
import type { WorksheetAudit } from "#lib/contracts/answers/worksheets.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { detectLocale } from "#lib/retrieval/detect-locale.ts";
import { answerTexts } from "#lib/wording/problem.ts";
import { wordRejection } from "#lib/wording/rejection.ts";
import { wordRemark } from "#lib/wording/remark.ts";
import { say } from "#lib/wording/saying.ts";
import { wordSolution } from "#lib/wording/solution.ts";
import type { Words } from "#lib/wording/words.ts";
import { type Audited, auditKey } from "#lib/worksheets/audit-key.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { assertMakesProblems } from "./make-worksheet.ts";

type Teacher = { id: string; plan: PlanName };

/** Holds a worksheet's key against what the engine computes. The sheet may be in another language than its reader. */
export async function auditWorksheet(
  teacher: Teacher,
  request: ParsedAuditWorksheet,
  locale: Locale,
): Promise<WorksheetAudit> {
  assertMakesProblems(teacher);
  const text = "materialId" in request ? await getMaterialText(teacher.id, request.materialId) : request.text;
  const language = detectLocale(text, locale);
  const [words, texts] = [await replyWords(locale), answerTexts(await replyWords(language))];
  const key = request.key?.trim() ?? "";
  const { exercises, surplus, unexamined } = auditKey({ text, key: key === "" ? null : key, locale: language, texts });
  const worded: WorksheetAudit["exercises"] = [];
  for (const audited of exercises) {
    worded.push(wordAudited(audited, words));
    // Each takes some milliseconds, and other requests want to be answered in between.
    await setImmediate();
  }
  return { exercises: worded, surplus: [...surplus], unexamined };
}

/** The beginning of a material of the teacher's own, as far as a worksheet goes. */
async function getMaterialText(ownerUserId: string, id: string): Promise<string> {
  const material = await db().material.findFirst({
    where: { id, ownerUserId, object: { state: { in: ["indexing", "ready"] } } },
    select: { object: { select: { pages: { select: { text: true }, orderBy: { number: "asc" }, take: 50 } } } },
  });
  if (!material) throw new AppError("NOT_FOUND");
  return material.object.pages
    .map(({ text }) => text)
    .join("\n")
    .slice(0, MAX_WORKSHEET_TEXT);
}

function wordAudited({ finding, ...exercise }: Audited, words: Words): WorksheetAudit["exercises"][number] {
  const shared = { ...exercise, finding: finding.kind, gap: finding.kind === "incomplete" ? finding.gap : null };
  if (finding.kind === "impossible") return { ...shared, computed: "", note: wordRejection(finding.issue, words) };
  if (!("solution" in finding)) return { ...shared, computed: "", note: "" };
  const computed = finalAnswerText(wordSolution(finding.solution, words).finalAnswer);
  const remarks = "mark" in finding && finding.kind !== "agrees" ? finding.mark.remarks : [];
  const note = say(
    remarks.flatMap((remark) => wordRemark(remark, words, { given: exercise.answer ?? "", reveal: true })),
    words,
  );
  return { ...shared, computed, note };
}
