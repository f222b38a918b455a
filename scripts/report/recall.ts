// How many questions find the passage that answers them among the first eight, in each language.
//   node --conditions=react-server scripts/report/recall.ts [--all] [en es …]     --all: names what was missed
// The passages lie among what the notes on all subtopics say of mistakes and relations, in the same language. A question in
// other words has no word stem in common with its passage; one that has, against what the table says, is reported.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { NOTE_MISTAKES } from "#lib/concepts/note.ts";
import { NOTES } from "#lib/concepts/notes.ts";
import { isLocale, type Locale, LOCALES } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { isFunctionWord } from "#lib/retrieval/function-words.ts";
import { RECALL_CASES } from "#lib/retrieval/recall/cases.fixture.ts";
import { SEARCH_CONFIGURATIONS, searchTextOf } from "#lib/retrieval/search-text.ts";
import { deployMigrations } from "#scripts/database/migrations.ts";
import { startScratchCluster } from "#scripts/database/scratch.ts";

const { values: options, positionals } = parseArgs({
  options: { all: { type: "boolean", default: false } },
  allowPositionals: true,
});
const locales = positionals.length > 0 ? positionals.filter(isLocale) : LOCALES;
const FIRST = 8;

const cluster = await startScratchCluster();
await deployMigrations(cluster.url);
process.env["DATABASE_URL"] = cluster.url;
process.env["AUTH_SECRET"] ??= "only for this report";
const { db } = await import("#lib/server/db/client.ts");
const { indexPassages } = await import("#lib/server/retrieval/index-passages.ts");
const { findPassages } = await import("#lib/server/retrieval/find-passages.ts");

/** One material of a teacher's, a page for each text. */
async function store(locale: Locale, texts: readonly string[]): Promise<string> {
  const owner = await db().user.create({
    data: { subscription: { create: { planName: "teacher", status: "active" } } },
    select: { id: true },
  });
  const object = await db().storedObject.create({
    data: {
      id: randomUUID(),
      ownerUserId: owner.id,
      state: "ready",
      store: "folder",
      storageKey: randomUUID(),
      name: locale,
      maxBytes: 1,
      pages: { create: texts.map((text, at) => ({ number: at + 1, text })) },
      material: { create: { ownerUserId: owner.id, title: locale, description: "", topic: "stoichiometry", tags: [] } },
    },
    select: { id: true },
  });
  while ((await indexPassages(object.id)) === "more") continue;
  return owner.id;
}

/** What students get wrong in each subtopic, and what its relations mean: about the same things, and no answer to these questions. */
async function readNotes(locale: Locale): Promise<string[]> {
  const translate = await createWords(locale, ["concepts"]);
  const say = (key: string): string => translate(key as never);
  return Object.entries(NOTES).map(([slug, { relations }]) =>
    [
      ...NOTE_MISTAKES.map((mistake) => `mistakes.${mistake}`),
      ...Object.keys(relations).map((relation) => `relations.${relation}`),
    ]
      .map((part) => say(`concepts.${slug}.${part}`))
      .join(" "),
  );
}

async function listShared(locale: Locale, passage: string, question: string): Promise<string[]> {
  const configuration = SEARCH_CONFIGURATIONS[locale];
  const [row] = await db().$queryRaw<{ shared: string[] }[]>`
    SELECT ARRAY(SELECT unnest(tsvector_to_array(to_tsvector(${configuration}::regconfig, ${searchTextOf(passage, locale)})))
           INTERSECT SELECT unnest(tsvector_to_array(to_tsvector(${configuration}::regconfig, ${searchTextOf(question, locale)})))) AS shared`;
  return (row?.shared ?? []).filter((word) => !isFunctionWord(word, locale));
}

const remarks: string[] = [];
process.stdout.write(`recall@${FIRST}     pairs   in its words   in other words   all\n`);
for (const locale of locales) {
  const cases = RECALL_CASES[locale];
  const asker = { userId: await store(locale, [...cases.map(([passage]) => passage), ...(await readNotes(locale))]) };
  const found = [0, 0];
  for (const [at, [passage, ...questions]] of cases.entries()) {
    for (const [kind, query] of questions.entries()) {
      const passages = await findPassages({ asker, topic: "stoichiometry", query, locale, limit: FIRST });
      const isFound = passages.some(({ page }) => page === at + 1);
      if (isFound) found[kind] = (found[kind] ?? 0) + 1;
      else remarks.push(`${locale} missed: ${query}\n     ${passage}`);
      const shared = kind === 0 ? [] : await listShared(locale, passage, query);
      if (shared.length > 0) remarks.push(`${locale} SHARED ${shared.join(", ")}: ${query}\n     ${passage}`);
    }
  }
  const [own = 0, other = 0] = found;
  const percent = (part: number, whole: number): string => (part / whole).toFixed(3).padStart(9);
  process.stdout.write(
    `${locale}${String(2 * cases.length).padStart(16)}${percent(own, cases.length)}${percent(other, cases.length).padStart(17)}${percent(own + other, 2 * cases.length).padStart(12)}\n`,
  );
}
if (options.all) process.stdout.write(`\n${remarks.join("\n")}\n`);
else
  process.stdout.write(
    `${remarks.filter((remark) => remark.includes("SHARED")).length} questions share a word with their passage against what the table says\n`,
  );
await db().$disconnect();
await cluster.stop();
process.exit(0);
