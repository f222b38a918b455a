// How long a small file of one person waits for another person's, that were made to hold the line up.
// usage: node --conditions=react-server scripts/bench/reading-line.ts [seconds to wait at most, 300]
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { deployMigrations } from "#scripts/database/migrations.ts";
import { startScratchCluster } from "#scripts/database/scratch.ts";
import { makePdf, makeRepeatedPdf } from "#tests/support/documents.ts";

const PATIENCE_MS = Number(process.argv[2] ?? 300) * 1_000;
const LINE = "Zinc and hydrochloric acid give zinc chloride and hydrogen gas, and the flask grows warm. ";

const SMALL = makePdf([[["What is the mass of 0.25 mol of zinc chloride?"]], [["And that of its water?"]]]);
/** What is drawn below the page is not read: 3,000 characters a page, 6 million in all, within some hundred kilobytes. */
const ATTACK = makeRepeatedPdf(
  2_000,
  Array.from({ length: 220 }, (_, index) => [`${index} ${LINE}`]),
);
const WORKSHEET = makePdf(Array.from({ length: 20 }, () => Array.from({ length: 30 }, () => [LINE])));

const LINES: [string, Uint8Array[]][] = [
  ["nothing", []],
  [`one file of ${Math.round(ATTACK.length / 1_024)} kB and 6 million characters`, [ATTACK]],
  ["a hundred worksheets of 20 pages", Array.from({ length: 100 }, () => WORKSHEET)],
];

const cluster = await startScratchCluster();
await deployMigrations(cluster.url);
const folder = await mkdtemp(path.join(tmpdir(), "line-"));
process.env["DATABASE_URL"] = cluster.url;
process.env["UPLOADS_FOLDER"] = folder;
process.env["AUTH_SECRET"] ??= "only for this benchmark";
const { db } = await import("#lib/server/db/client.ts");
const { storeArrival } = await import("#lib/server/files/store-arrival.ts");
const { workFiles } = await import("#lib/server/reading/work-files.ts");
const { folderStorage } = await import("#lib/server/storage/folder.ts");

async function arrive(ownerUserId: string, bytes: Uint8Array, now: Date): Promise<string> {
  const id = randomUUID();
  const file = path.join(folder, id);
  await writeFile(file, bytes);
  const storageKey = await folderStorage().keep({ id, path: file, name: "a.pdf", mediaType: MEDIA_TYPES.pdf });
  await db().storedObject.create({ data: { id, ownerUserId, name: "a.pdf", maxBytes: bytes.length } });
  await storeArrival({ objectId: id, store: "folder", storageKey, size: bytes.length, format: "pdf", now });
  return id;
}

const isReady = async (id: string) =>
  (await db().storedObject.findUniqueOrThrow({ where: { id }, select: { state: true } })).state === "ready";

for (const [name, files] of LINES) {
  const [first, second] = await Promise.all([1, 2].map(() => db().user.create({ data: {}, select: { id: true } })));
  if (!first || !second) throw new Error("no persons");
  for (const bytes of files) await arrive(first.id, bytes, new Date());
  // The line is being worked on when the other file comes.
  await workFiles(Date.now() + 1);
  const start = performance.now();
  const small = await arrive(second.id, SMALL, new Date());
  while (!(await isReady(small)) && performance.now() - start < PATIENCE_MS) await workFiles(Date.now() + 1);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const rows = await db().storedObject.findMany({ where: { ownerUserId: first.id }, select: { state: true } });
  const left = rows.filter(({ state }) => state !== "ready" && state !== "failed").length;
  console.log(
    `${name.padEnd(54)} ${(await isReady(small)) ? `read after ${seconds} s` : `not read after ${seconds} s`}, ${left} of the others' left`,
  );
  await db().user.deleteMany({ where: { id: { in: [first.id, second.id] } } });
}
await cluster.stop();
await rm(folder, { recursive: true });
process.exit();
