import "server-only";
import { randomInt } from "node:crypto";
import type { ParsedOrderWorksheet } from "#lib/contracts/worksheets.ts";
import type { ProblemFamily, Worksheet } from "#lib/contracts/answers/worksheets.ts";
import type { ChatTopicId } from "#lib/curriculum/chat-topics.ts";
import { DIFFICULTIES } from "#lib/curriculum/difficulties.ts";
import { CHAT_TOPICS } from "#lib/curriculum/topics.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import type { Family } from "#lib/problems/family.ts";
import { generate } from "#lib/problems/generate.ts";
import { GREATEST_SEED } from "#lib/problems/seed.ts";
import { findFamily, listFamilies } from "#lib/problems/registry.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import type { Words } from "#lib/wording/words.ts";
import { makeWorksheet, makeWorksheetAbout } from "#lib/worksheets/make-worksheet.ts";
import { wordWorksheet, type WorksheetExercise } from "#lib/worksheets/word-worksheet.ts";
import { AppError } from "../http/app-error.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { readMaterials, type ReadMaterial } from "../materials/read-materials.ts";

/** Throws PLAN_REQUIRED for a plan without problems of one's own choice. */
export function assertMakesProblems({ plan }: { plan: PlanName }): void {
  if (!hasRight(plan, "customProblems")) throw new AppError("PLAN_REQUIRED");
}

/** The kinds of problems on a topic, each with an example. */
export async function listProblemFamilies(
  teacher: { plan: PlanName },
  topic: ChatTopicId,
  locale: Locale,
): Promise<ProblemFamily[]> {
  assertMakesProblems(teacher);
  const words = await replyWords(locale);
  const subtopics = CHAT_TOPICS.find(({ id }) => id === topic)?.subtopics ?? [];
  return subtopics.flatMap(({ slug }) => listFamilies(slug)).map((family) => describe(family, words));
}

function describe(family: Family, words: Words): ProblemFamily {
  const levels = DIFFICULTIES.filter((level) => family.levels[level] !== undefined);
  const [level] = levels;
  const [form] = family.forms;
  const example =
    level === undefined || form === undefined ? "" : wordProblem(generate(family, level, form, 1), words).question;
  return { id: family.id, subtopic: family.subtopic, levels, forms: [...family.forms], example };
}

/** A worksheet with its key, about the teacher's materials if some are named; NOT_FOUND for a family that is none. */
export async function orderWorksheet(
  teacher: { id: string; plan: PlanName },
  order: ParsedOrderWorksheet,
  locale: Locale,
): Promise<Worksheet> {
  assertMakesProblems(teacher);
  const families = order.families.map(getFamily);
  const seed = order.seed ?? randomInt(GREATEST_SEED);
  const materials = await readMaterials(teacher, order.materials);
  const wanted = { ...order, families, seed };
  const problems =
    materials.length === 0
      ? makeWorksheet(wanted)
      : makeWorksheetAbout(
          materials.flatMap(({ passages }) => passages),
          wanted,
        );
  const exercises = wordWorksheet(problems, wanted, await replyWords(locale));
  return { seed, exercises: exercises.map((exercise) => toWire(exercise, materials)) };
}

function toWire(
  { options, steps, source, ...exercise }: WorksheetExercise,
  materials: readonly ReadMaterial[],
): Worksheet["exercises"][number] {
  const named = materials.find(({ id }) => id === source?.material);
  const shared = { ...exercise, options: [...options], steps: [...steps] };
  if (source === null || named === undefined) return { ...shared, source: null };
  const { material: id, ...passage } = source;
  return { ...shared, source: { id, title: named.title, fileUrl: named.fileUrl, ...passage } };
}

function getFamily(id: string): Family {
  const family = findFamily(id);
  if (family === null) throw new AppError("NOT_FOUND");
  return family;
}
