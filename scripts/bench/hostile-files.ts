// How long files that were made to exhaust the server take to be refused, what that costs in memory, and how long the
// thread that answers requests is held up meanwhile.
// usage: node --conditions=react-server scripts/bench/hostile-files.ts
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { deflateSync } from "node:zlib";
import { type FileFormat, MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { readInWorker } from "#lib/server/reading/read-in-worker.ts";
import { archive, assemblePdf, makePdf, stream } from "#tests/support/documents.ts";

const MEGABYTE = 1_048_576;
const NANOSECONDS_A_MILLISECOND = 1e6;

const zeros = (megabytes: number): Uint8Array => new Uint8Array(megabytes * MEGABYTE);

/** Forms that each draw the next one ten times: 10¹² pieces of text in some kilobytes. */
function exponentialPdf(): Uint8Array {
  const depth = 12;
  const form = (next: number) => `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${next} 0 R >> /Font << /F1 3 0 R >> >>`;
  const forms = Array.from({ length: depth }, (_, index) => {
    const body = index === depth - 1 ? "BT /F1 9 Tf (x) Tj ET" : "/X Do ".repeat(10);
    return `${form(6 + index)} /Length ${body.length} >>\nstream\n${body}\nendstream`;
  });
  return assemblePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >> /Contents 17 0 R >>",
    ...forms,
    stream(Buffer.from("/X Do"), ""),
  ]);
}

const FILES: [string, FileFormat, () => Uint8Array][] = [
  ["a worksheet of 40 pages", "pdf", () => makePdf(Array.from({ length: 40 }, () => [["What is the molar mass of NaCl?"]]))],
  ["a ZIP bomb, 1 GiB", "docx", () => archive({ "word/document.xml": zeros(1_024) })],
  ["a PDF bomb, 1 GiB", "pdf", () => assemblePdf(["<<>>", stream(deflateSync(zeros(1_024)), "/Filter /FlateDecode")])],
  ["a PDF that grows by repetition", "pdf", exponentialPdf],
];

const folder = await mkdtemp(path.join(tmpdir(), "hostile-"));
for (const [name, format, make] of FILES) {
  const file = path.join(folder, "file");
  await writeFile(file, make());
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  delay.enable();
  const start = performance.now();
  const outcome = await readInWorker({ path: file, mediaType: MEDIA_TYPES[format], fromPage: 1, budgetMs: 4_000 });
  const seconds = (performance.now() - start) / 1_000;
  delay.disable();
  clearInterval(watch);
  const answer = outcome.kind === "read" ? `${outcome.pages.length} pages` : outcome.code;
  const growth = Math.round((most - before) / MEGABYTE);
  const held = (delay.max / NANOSECONDS_A_MILLISECOND).toFixed(0);
  console.log(`${name.padEnd(32)} ${answer.padEnd(10)} ${seconds.toFixed(2)} s, +${growth} MiB, event loop held at most ${held} ms`);
}
await rm(folder, { recursive: true });
