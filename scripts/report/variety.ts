// How much the questions of each family differ: sentences and beginnings among so many problems, and the longest run of one
// sentence, in each language.
//   node --conditions=react-server scripts/report/variety.ts [--problems 50] [--family mole-conversions]
import { parseArgs } from "node:util";
import { AREAS } from "#lib/i18n/areas.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { FAMILIES } from "#lib/problems/registry.ts";
import { wordsOf } from "#lib/wording/words.ts";
import { measureVariety } from "./measure-variety.ts";

const { values } = parseArgs({
  options: { problems: { type: "string", default: "50" }, family: { type: "string" } },
});
const count = Number(values.problems);
const families = FAMILIES.filter(({ id }) => values.family === undefined || id === values.family);

/** So many of one sentence in a row are one too many. */
const TOO_MANY = 5;

console.log("family: sentences/beginnings (longest run) in each language");
for (const family of families) {
  const told: string[] = [];
  let isLong = false;
  for (const locale of LOCALES) {
    const words = wordsOf(locale, await createWords(locale, AREAS));
    const { structures, openings, longestRun } = measureVariety(family, words, count);
    isLong ||= longestRun >= TOO_MANY;
    told.push(`${locale} ${structures}/${openings} (${longestRun})`);
  }
  console.log(`${isLong ? "!" : " "} ${family.id}: ${told.join("  ")}`);
}
