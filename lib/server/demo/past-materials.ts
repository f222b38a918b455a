import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_MATERIAL_BYTES } from "#lib/contracts/upload-limits.ts";
import { createMaterialSchema } from "#lib/contracts/materials.ts";
import { objectPath } from "#lib/contracts/uploads.ts";
import { orderWorksheetSchema } from "#lib/contracts/worksheets.ts";
import type { ChatTopicId } from "#lib/curriculum/chat-topics.ts";
import type { Messages } from "#lib/i18n/areas.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { usageDay } from "#lib/plans/metering.ts";
import { formatWorksheet } from "#lib/worksheets/format-worksheet.ts";
import { db } from "../db/client.ts";
import { prepareUpload } from "../files/prepare-upload.ts";
import { receiveUpload } from "../files/receive-upload.ts";
import { createMaterial } from "../materials/create-material.ts";
import type { Teacher } from "../materials/stored-material.ts";
import { claimJob } from "../reading/jobs.ts";
import { workStep } from "../reading/work-step.ts";
import { orderWorksheet } from "../worksheets/make-worksheet.ts";
import { momentOfPastDay } from "./past-day.ts";

type PastMaterial = {
  daysAgo: number;
  time: string;
  name: keyof Messages["demo"]["materials"];
  topic: ChatTopicId;
  file: (teacher: Teacher, locale: Locale) => Promise<{ fileName: string; bytes: BodyInit }>;
};

/** What the demo teacher handed out, a folder for each language. PDFs are printed from the files `.html` there by scripts/seed-materials.ts. */
const FOLDER = "lib/server/demo/materials";

/** A step that fails is tried again after a while, without anybody's waiting. */
const READ_WITHIN_MS = 30_000;
const POLL_MS = 100;

/** What a browser prints in Devanagari has letters that cannot be read (`lost_letters`). */
const handout = (name: string) => async (_teacher: Teacher, locale: Locale) => {
  const fileName = `${name}.${locale === "hi" ? "md" : "pdf"}`;
  return { fileName, bytes: await readFile(path.join(process.cwd(), FOLDER, locale, fileName)) };
};

const PAST_MATERIALS: readonly PastMaterial[] = [
  { daysAgo: 25, time: "15:05", name: "gas-laws-handout", topic: "gas-laws", file: handout("gas-laws-handout") },
  { daysAgo: 16, time: "14:20", name: "limiting-reactants", topic: "stoichiometry", file: makeSheet },
  { daysAgo: 10, time: "13:30", name: "titration-lab", topic: "acids-and-bases", file: handout("titration-lab") },
];

/** Lets a demo teacher have uploaded materials: they come in, are read and are indexed as everybody's. Only their days are then put back. */
export async function writePastMaterials(
  teacher: Teacher,
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  const t = await createWords(locale, ["demo"]);
  for (const { daysAgo, time, name, topic, file } of PAST_MATERIALS) {
    const objectId = await prepareUpload({ user: teacher, name: "", maxBytes: MAX_MATERIAL_BYTES, now });
    const { fileName, bytes: body } = await file(teacher, locale);
    await receiveUpload(objectId, new Request("http://localhost", { method: "PUT", body }), now);
    const [title, description] = [t(`demo.materials.${name}.title`), t(`demo.materials.${name}.description`)];
    const tags = t(`demo.materials.${name}.tags`).split(", ");
    const request = createMaterialSchema.parse({
      title,
      description,
      topic,
      tags,
      fileName,
      fileUrl: objectPath(objectId),
    });
    const { id } = await createMaterial(teacher, request, now);
    await putBack({ teacher, objectId, materialId: id, now, to: momentOfPastDay(now, daysAgo, time) });
    await readThrough(objectId);
  }
}

/** What the worksheet maker makes, as a teacher would save it. */
async function makeSheet(teacher: Teacher, locale: Locale) {
  const t = await createWords(locale, ["demo"]);
  const order = orderWorksheetSchema.parse({
    families: ["limiting-reactant", "percent-yield"],
    difficulty: "medium",
    form: "free",
    count: 8,
    seed: 2_026,
  });
  const { exercises } = await orderWorksheet(teacher, order, locale);
  const bytes = formatWorksheet(exercises, {
    title: t("demo.materials.limiting-reactants.sheet"),
    key: t("demo.materials.limiting-reactants.key"),
  });
  return { fileName: "stoichiometry-2026.md", bytes };
}

type Move = { teacher: Teacher; objectId: string; materialId: string; now: Date; to: Date };

async function putBack({ teacher, objectId, materialId, now, to }: Move): Promise<void> {
  const today = { userId: teacher.id, meter: "filesPerDay", day: new Date(usageDay(now)) };
  await db().$transaction([
    db().storedObject.updateMany({ where: { id: objectId }, data: { createdAt: to, uploadedAt: to } }),
    db().material.updateMany({ where: { id: materialId }, data: { createdAt: to, updatedAt: to } }),
    db().usageDay.updateMany({ where: today, data: { day: new Date(usageDay(to)) } }),
  ]);
}

/** Does all the steps of one file, leaving those of others to whoever is at work on them. It is waited for: answers are to cite it. */
async function readThrough(objectId: string): Promise<void> {
  const end = Date.now() + READ_WITHIN_MS;
  while (Date.now() < end && (await db().readingJob.count({ where: { objectId } })) > 0) {
    const job = await claimJob(new Date(), objectId);
    // Another worker may have the step.
    await (job === null ? sleep(POLL_MS) : workStep(job));
  }
}
