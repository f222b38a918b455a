// How long files that were made to exhaust the server take to be refused, what that costs in memory, and how long the
// thread that answers requests is held up meanwhile.
// usage: node --conditions=react-server scripts/bench/hostile-files.ts
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import { type FileFormat, MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { ROOM_OF_A_FILE } from "#lib/server/reading/cut-pages.ts";
import { readInWorker } from "#lib/server/reading/read-in-worker.ts";
import { archive, assemblePdf, makeExponentialPdf, makePdf, stream } from "#tests/support/documents.ts";

const MEGABYTE = 1_048_576;
const NANOSECONDS_A_MILLISECOND = 1e6;

const zeros = (megabytes: number): Uint8Array => new Uint8Array(megabytes * MEGABYTE);

const FILES: [string, FileFormat, () => Uint8Array][] = [
  [
    "a worksheet of 40 pages",
    "pdf",
    () => makePdf(Array.from({ length: 40 }, () => [["What is the molar mass of NaCl?"]])),
  ],
  ["a ZIP bomb, 1 GiB", "docx", () => archive({ "word/document.xml": zeros(1_024) })],
  ["a PDF bomb, 1 GiB", "pdf", () => assemblePdf(["<<>>", stream(deflateSync(zeros(1_024)), "/Filter /FlateDecode")])],
  ["a PDF that grows by repetition", "pdf", makeExponentialPdf],
];

const folder = await mkdtemp(path.join(tmpdir(), "hostile-"));
for (const [name, format, make] of FILES) {
  const file = path.join(folder, "file");
  await writeFile(file, make());
  // What making it left in memory is cleared away on this very thread: not what is measured.
  await setTimeout(1_000);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  delay.enable();
  const start = performance.now();
  const outcome = await readInWorker({
    path: file,
    mediaType: MEDIA_TYPES[format],
    fromPage: 1,
    budgetMs: 4_000,
    room: ROOM_OF_A_FILE,
  });
  const seconds = (performance.now() - start) / 1_000;
  delay.disable();
  clearInterval(watch);
  const answer =
    outcome.kind === "read" ? `${outcome.pages.length} pages` : outcome.kind === "failed" ? outcome.code : outcome.kind;
  const growth = Math.round((most - before) / MEGABYTE);
  const held = (delay.max / NANOSECONDS_A_MILLISECOND).toFixed(0);
  console.log(
    `${name.padEnd(32)} ${answer.padEnd(10)} ${seconds.toFixed(2)} s, +${growth} MiB, event loop held at most ${held} ms`,
  );
}
await rm(folder, { recursive: true });
