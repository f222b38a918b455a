// Conversations with the tutor in six languages, and what they were worth: is it right, does it keep secrets, does it show
// anything wrong as checked, are its quotations true, how long does it take.
//   npm run eval                                  the configured model (OPENAI_API_KEY); without a key the recording
//   npm run eval -- --recording file.json         another recording, whatever is configured
//   npm run eval -- --record file.json            keeps what the model says, to be replayed
//   npm run eval -- --only pressure --show        conversations whose id holds a word; --show: what was said, and the faults
//   npm run eval -- --parallel 4                  as many conversations at a time
//   npm run eval -- --save                        writes the figures that /quality shows
// It brings its own Postgres. The recording that comes with the program was written by people, as a model that errs, gives
// in to pressure and invents might speak: it measures what stands around a model, not a model. Ends with code 1 where a reply
// is not right, tells an answer that was to be kept, shows something wrong without a mark, or quotes what no source says.
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { deployMigrations } from "#scripts/database/migrations.ts";
import { startScratchCluster } from "#scripts/database/scratch.ts";
import { loadEnvironmentFiles } from "#scripts/launch/settings.ts";
import { saveFigures } from "#scripts/quality/save-figures.ts";
import { printFigures } from "./print.ts";
import { hasFaults } from "./tally.ts";

const { values } = parseArgs({
  options: {
    recording: { type: "string" },
    record: { type: "string" },
    only: { type: "string", default: "" },
    show: { type: "boolean", default: false },
    parallel: { type: "string", default: "4" },
    save: { type: "boolean", default: false },
  },
});
const parallel = z.coerce.number().int().min(1).max(64).safeParse(values.parallel);
if (!parallel.success) {
  console.error(`--parallel takes a whole number from 1 to 64, not "${values.parallel}".`);
  process.exit(1);
}

loadEnvironmentFiles();
const cluster = await startScratchCluster();
try {
  await deployMigrations(cluster.url);
  process.env["DATABASE_URL"] = cluster.url;
  process.env["AUTH_SECRET"] ??= "only for this evaluation";
  // It reads the environment.
  const { runConversations } = await import("./run.ts");
  const { figures, judged, recording } = await runConversations({ ...values, parallel: parallel.data });
  printFigures(figures, judged);
  if (values.record !== undefined) await writeFile(values.record, `${JSON.stringify(recording, null, 2)}\n`);
  if (values.save) await saveFigures("eval", figures, "npm run eval");
  process.exitCode = hasFaults(figures) ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cluster.stop();
}
// Whatever still waits for the database, nobody waits for.
process.exit();
