// How well claims of a model's prose are checked: true drafts and drafts with one wrong claim, in six languages.
//   node scripts/report/claims.ts [--drafts 1000] [--seed 1] [--show 0] [--save]     --save: for /quality
import { parseArgs } from "node:util";
import { measureClaims } from "#lib/claims/measure.fixture.ts";
import { AREAS } from "#lib/i18n/areas.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { type Words, wordsOf as wordsIn } from "#lib/wording/words.ts";
import { saveFigures } from "#scripts/quality/save-figures.ts";

const { values: options } = parseArgs({
  options: {
    drafts: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    show: { type: "string", default: "0" },
    save: { type: "boolean", default: false },
  },
});

const entries = LOCALES.map(async (locale): Promise<Words> => {
  return wordsIn(locale, await createWords(locale, AREAS));
});
const wordsOf = await Promise.all(entries);
const start = performance.now();
const {
  trueClaims,
  supported,
  falselyWrong,
  mutated,
  wrongSupported,
  wrongFound,
  byMutation,
  byLocale,
  failures,
  unsupported,
} = measureClaims(Number(options.drafts), Number(options.seed), wordsOf);
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
console.log(`${options.drafts} drafts in ${((performance.now() - start) / 1000).toFixed(1)} s`);
console.log(
  `true claims: ${trueClaims}, supported ${supported} (${percent(supported, trueClaims)}), held for wrong ${falselyWrong} (${percent(falselyWrong, trueClaims)})`,
);
console.log(
  `drafts with a wrong claim: ${mutated}, supported ${wrongSupported}, held for wrong ${wrongFound} (${percent(wrongFound, mutated)})`,
);
for (const [mutation, { count, found, passed }] of Object.entries(byMutation))
  console.log(`  ${mutation}: ${count}, held for wrong ${found}, supported ${passed}`);
for (const [locale, counts] of Object.entries(byLocale)) {
  if (counts !== undefined)
    console.log(`  ${locale}: ${percent(counts.supported, counts.count)} of ${counts.count} true claims`);
}
for (const line of failures.slice(0, 20)) console.log(`SUPPORTED THOUGH WRONG ${line}`);
for (const line of unsupported.slice(0, Number(options.show))) console.log(`not supported: ${line}`);
if (options.save) {
  const counts = LOCALES.map((locale) => ({
    locale,
    trueClaims: byLocale[locale]?.count ?? 0,
    confirmed: byLocale[locale]?.supported ?? 0,
  }));
  const figures = {
    trueClaims,
    confirmed: supported,
    heldForWrong: falselyWrong,
    wrongClaims: mutated,
    wrongFound,
    wrongConfirmed: wrongSupported,
    byLocale: counts,
  };
  await saveFigures("claims", figures, `node scripts/report/claims.ts --drafts ${options.drafts}`);
}
if (wrongSupported > 0 || supported < 0.8 * trueClaims) process.exitCode = 1;
