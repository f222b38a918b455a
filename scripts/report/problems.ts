// Every family, level and form over many seeds: what is wrong with a problem, how many distinct ones there are, and which
// words of the families none of them used.
//   node scripts/report/problems.ts [--seeds 1000] [--subtopic density] [--save]     --save: for /quality
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { DIFFICULTIES, type Difficulty } from "#lib/curriculum/difficulties.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";
import { AREAS } from "#lib/i18n/areas.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { auditProblem, type WordsByLocale } from "#lib/problems/audit.fixture.ts";
import { generate } from "#lib/problems/generate.ts";
import { FORMS } from "#lib/problems/forms.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { FAMILIES, listFamilies } from "#lib/problems/registry.ts";
import { slipOf } from "#lib/problems/slip-name.ts";
import { wordsOf } from "#lib/wording/words.ts";
import { saveFigures } from "#scripts/quality/save-figures.ts";

/** As many different answers or methods as each subtopic and level is to offer. */
const ENOUGH = 50;
const MOST_SHOWN = 20;

type Report = { text: string; problems: number; findings: number; isShort: boolean; used: string[] };

async function loadWords(): Promise<WordsByLocale> {
  const entries = LOCALES.map(async (locale) => {
    return [locale, wordsOf(locale, await createWords(locale, AREAS))];
  });
  return Object.fromEntries(await Promise.all(entries)) as WordsByLocale;
}

/** Two problems are the same exercise when they ask the same for the same answer; where the answer is a word or a count (an exact number), of the same things. */
function exerciseOf({ variant, values, solution: { method, answer } }: Problem): string {
  const isFewWords =
    answer.value.kind === "word" ||
    answer.value.kind === "count" ||
    (answer.value.kind === "quantity" && answer.value.significantFigures === null);
  return JSON.stringify([variant, method, answer.value, isFewWords ? values : null]);
}

/** The keys of the statement, the steps, the sentence of the answer and the slips that a problem has words for. */
function listKeys({ words, variant, distractors, solution: { method, steps, answer } }: Problem): string[] {
  return [
    `${words}.statements.${variant}`,
    ...steps.map((step) => `${step.method ?? method}.steps.${step.id}`),
    `${answer.method ?? method}.answers.${answer.id}`,
    ...distractors.map(({ slip }) => slip),
  ];
}

/** The keys of all that the families could say, of those whose problems were all generated. */
async function listWorded(subtopics: readonly SubtopicSlug[]): Promise<string[]> {
  const isCovered = (words: string): boolean =>
    FAMILIES.every((family) => family.words !== words || subtopics.includes(family.subtopic));
  const all = [...new Set(FAMILIES.map(({ words }) => words))].filter(isCovered);
  const keys = await Promise.all(
    all.map(async (words) => {
      const [area = "", family = ""] = words.split(".");
      const messages = JSON.parse(
        await readFile(new URL(`../../messages/en/${area}.json`, import.meta.url), "utf8"),
      ) as Record<string, Record<string, object>>;
      const { statements = {}, steps = {}, answers = {}, slips = {} } = messages[family] ?? {};
      const of = (part: string, ids: object): string[] => Object.keys(ids).map((id) => `${words}.${part}.${id}`);
      return [
        ...of("statements", statements),
        ...of("steps", steps),
        ...of("answers", answers),
        ...Object.keys(slips).map((id) => slipOf(words, id)),
      ];
    }),
  );
  return keys.flat();
}

function report(subtopic: SubtopicSlug, difficulty: Difficulty, seeds: number, wordsOf: WordsByLocale): Report {
  const distinct = { free: new Set<string>(), choice: new Set<string>() };
  const findings: string[] = [];
  const used = new Set<string>();
  let [milliseconds, problems] = [0, 0];
  for (const family of listFamilies(subtopic)) {
    if (family.levels[difficulty] === undefined) continue;
    for (const form of family.forms) {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const start = performance.now();
        const problem = generate(family, difficulty, form, seed);
        milliseconds += performance.now() - start;
        problems += 1;
        distinct[form].add(exerciseOf(problem));
        for (const key of listKeys(problem)) used.add(key);
        findings.push(...auditProblem(problem, form, seed, wordsOf));
      }
    }
  }
  const size = new Set([...distinct.free, ...distinct.choice]).size;
  const counts = FORMS.map((form) => `${form} ${distinct[form].size}`).join(", ");
  const isShort = size < ENOUGH;
  const line = `${subtopic} ${difficulty}: ${size} distinct (${counts})${isShort ? ` FEWER THAN ${ENOUGH}` : ""}, ${findings.length} findings, ${(milliseconds / Math.max(1, problems)).toFixed(2)} ms each`;
  return {
    text: [line, ...findings.slice(0, MOST_SHOWN).map((finding) => `  ${finding}`)].join("\n"),
    problems,
    findings: findings.length,
    isShort,
    used: [...used],
  };
}

type Share = { subtopics: SubtopicSlug[]; seeds: number };

async function work({ subtopics, seeds }: Share): Promise<void> {
  const wordsOf = await loadWords();
  for (const subtopic of subtopics) {
    for (const difficulty of DIFFICULTIES) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads, not a window
      parentPort?.postMessage(report(subtopic, difficulty, seeds, wordsOf));
    }
  }
}

async function share(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      seeds: { type: "string", default: "1000" },
      subtopic: { type: "string" },
      save: { type: "boolean", default: false },
    },
  });
  const subtopics = SUBTOPICS.map(({ slug }) => slug).filter(
    (slug) => listFamilies(slug).length > 0 && (options.subtopic ?? slug) === slug,
  );
  const workers = Math.min(availableParallelism(), subtopics.length);
  const shares = Array.from({ length: workers }, (_, index) => subtopics.filter((_slug, at) => at % workers === index));
  const total = { problems: 0, findings: 0, short: 0 };
  const used = new Set<string>();
  const finished = shares.map(
    (part) =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), {
          workerData: { subtopics: part, seeds: Number(options.seeds) } satisfies Share,
        });
        worker.on("message", ({ text, problems, findings, isShort, used: keys }: Report) => {
          for (const key of keys) used.add(key);
          process.stdout.write(`${text}\n`);
          total.problems += problems;
          total.findings += findings;
          if (isShort) total.short += 1;
        });
        worker.on("error", reject);
        worker.on("exit", () => resolve());
      }),
  );
  await Promise.all(finished);
  process.stdout.write(
    `${total.problems} problems in six languages: ${total.findings} findings; ${total.short} levels with fewer than ${ENOUGH} distinct problems\n`,
  );
  const unused = (await listWorded(subtopics)).filter((key) => !used.has(key));
  process.stdout.write(
    `${unused.length} keys of the families that none of these problems used\n${unused.map((key) => `  ${key}\n`).join("")}`,
  );
  if (options.save)
    await saveFigures(
      "problems",
      { problems: total.problems, families: FAMILIES.length, findings: total.findings },
      `node scripts/report/problems.ts --seeds ${options.seeds}`,
    );
  process.exitCode = total.findings > 0 || total.short > 0 || unused.length > 0 ? 1 : 0;
}

await (isMainThread ? share() : work(workerData as Share));
