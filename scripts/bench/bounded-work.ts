/**
 * The slowest stretch of work in each room, over pairs and triples of pieces in six languages, repeated to the longest
 * message: `node scripts/bench/bounded-work.ts [--texts 500] [--seed 1]`. Steps are counted and end the run with an
 * error where they are too many; milliseconds of processor time show whether a step is still worth what it was.
 */
import { parseArgs } from "node:util";
import { AREAS } from "#lib/i18n/areas.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { createRandom } from "#lib/problems/random.ts";
import { wordsOf } from "#lib/wording/words.ts";
import { writeHostileText } from "./hostile/hostile-texts.ts";
import { measureRoom, MOST_STEPS } from "./hostile/measure-room.ts";
import { ROOMS } from "./hostile/rooms.ts";

const { values: options } = parseArgs({
  options: { texts: { type: "string", default: "500" }, seed: { type: "string", default: "1" } },
});

/** No stretch holds the others up for longer. */
const LONGEST_MILLISECONDS = 200;

const words = new Map(
  await Promise.all(
    LOCALES.map(async (locale) => {
      return [locale, wordsOf(locale, await createWords(locale, AREAS))] as const;
    }),
  ),
);

/** Lists of words are made at their first use, and the compiler learns. */
const WARM_UP = 30;

for (const [name, room] of Object.entries(ROOMS)) {
  const random = createRandom(Number(options.seed));
  let slowest = { milliseconds: 0, steps: 0, what: "" };
  let most = { milliseconds: 0, steps: 0, what: "" };
  for (let count = -WARM_UP; count < Number(options.texts); count += 1) {
    const { text, unit, locale } = writeHostileText(random);
    const reader = words.get(locale);
    if (reader === undefined) throw new Error(`No words in ${locale}`);
    for (const { steps, milliseconds } of measureRoom(room, text, locale, reader)) {
      if (count < 0) continue;
      const what = `${locale} ${text.length} × ${JSON.stringify(unit.slice(0, 60))}`;
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, steps, what };
      if (steps > most.steps) most = { milliseconds, steps, what };
    }
  }
  const isSlow = slowest.milliseconds > LONGEST_MILLISECONDS || most.steps > MOST_STEPS;
  if (most.steps > MOST_STEPS) process.exitCode = 1;
  process.stdout.write(`${isSlow ? "!" : " "} ${name}\n`);
  for (const { milliseconds, steps, what } of [slowest, most])
    process.stdout.write(
      `    ${milliseconds.toFixed(0).padStart(5)} ms  ${String(steps).padStart(8)} steps  ${what}\n`,
    );
}
