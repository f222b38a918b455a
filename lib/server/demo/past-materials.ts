import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_MATERIAL_BYTES } from "#lib/contracts/upload-limits.ts";
import { createMaterialSchema } from "#lib/contracts/materials.ts";
import { objectPath } from "#lib/contracts/uploads.ts";
import { orderWorksheetSchema } from "#lib/contracts/worksheets.ts";
import type { ChatTopicId } from "#lib/curriculum/chat-topics.ts";
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
  fileName: string;
  title: string;
  description: string;
  topic: ChatTopicId;
  tags: string[];
  bytes: (teacher: Teacher) => Promise<BodyInit>;
};

/** What the demo teacher handed out. Printed from the files `.html` beside them by scripts/seed-materials.ts. */
const FOLDER = "lib/server/demo/materials";

/** A step that fails is tried again after a while, without anybody's waiting. */
const READ_WITHIN_MS = 30_000;
const POLL_MS = 100;

const printed = (name: string) => () => readFile(path.join(process.cwd(), FOLDER, name));

const PAST_MATERIALS: readonly PastMaterial[] = [
  {
    daysAgo: 25,
    time: "15:05",
    fileName: "gas-laws-handout.pdf",
    title: "Gas laws: handout",
    description: "Two pages for the folder: the four laws, what each keeps constant, and two worked examples.",
    topic: "gas-laws",
    tags: ["grade 11", "handout"],
    bytes: printed("gas-laws-handout.pdf"),
  },
  {
    daysAgo: 16,
    time: "14:20",
    fileName: "stoichiometry-2026.md",
    title: "Limiting reactants: worksheet with key",
    description: "Made with the worksheet maker, seed 2026.",
    topic: "stoichiometry",
    tags: ["grade 11", "worksheet", "key"],
    bytes: makeSheet,
  },
  {
    daysAgo: 10,
    time: "13:30",
    fileName: "titration-lab.pdf",
    title: "Titration of vinegar: lab instructions",
    description: "Procedure, safety and the table of results for the double period.",
    topic: "acids-and-bases",
    tags: ["grade 12", "lab"],
    bytes: printed("titration-lab.pdf"),
  },
];

/** Lets a demo teacher have uploaded materials: they come in, are read and are indexed as everybody's. Only their days are then put back. */
export async function writePastMaterials(teacher: Teacher, now: Date): Promise<void> {
  for (const { daysAgo, time, fileName, bytes, ...material } of PAST_MATERIALS) {
    const objectId = await prepareUpload({ user: teacher, name: "", maxBytes: MAX_MATERIAL_BYTES, now });
    const body = await bytes(teacher);
    await receiveUpload(objectId, new Request("http://localhost", { method: "PUT", body }), now);
    const request = createMaterialSchema.parse({ ...material, fileName, fileUrl: objectPath(objectId) });
    const { id } = await createMaterial(teacher, request);
    await putBack({ teacher, objectId, materialId: id, now, to: momentOfPastDay(now, daysAgo, time) });
    await readThrough(objectId);
  }
}

/** What the worksheet maker makes, as a teacher would save it. */
async function makeSheet(teacher: Teacher): Promise<string> {
  const order = orderWorksheetSchema.parse({ families: ["limiting-reactant", "percent-yield"], difficulty: "medium", form: "free", count: 8, seed: 2_026 });
  const { exercises } = await orderWorksheet(teacher, order, "en");
  return formatWorksheet(exercises, { title: "Stoichiometry: worksheet", key: "Answer key" });
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
