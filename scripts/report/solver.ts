// Coverage and precision of the solver over the tables of worked problems and traps, by topic and by method.
//   node scripts/report/solver.ts [--all] [--save]     --all: names what is wrong, and what is not solved; --save: for /quality
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { solve } from "#lib/solver/solve.ts";
import { saveFigures } from "#scripts/quality/save-figures.ts";

const { values: options } = parseArgs({
  options: { all: { type: "boolean", default: false }, save: { type: "boolean", default: false } },
});

const TABLES = new URL("../../lib/solver/problems/", import.meta.url);
/** Molar masses of other tables, and five figures of the expected values. */
const TOLERANCE = 0.002;

/** Tables in other languages have tests of their own: this report is about the widest one, English. */
const ELSEWHERE = new RegExp(`^(?:${LOCALES.join("|")})$`);
const OTHER_LANGUAGES = "cases";

const problemSchema = z.object({ text: z.string(), value: z.number(), unit: z.string() });
const problemsSchema = z.array(problemSchema);
const topicsSchema = z.record(
  z.string().refine((key) => !ELSEWHERE.test(key)),
  problemsSchema,
);
const formulasSchema = z.array(z.tuple([z.string(), z.string()]));
const trapsSchema = z.array(z.string());

/** What is asked, and whether a solution answers it; a trap has no answer. */
type Case = { readonly topic: string; readonly text: string; readonly isRight: (solution: SolutionFacts) => boolean };

/** Within the rounding of the answer; a cubic centimetre is a millilitre, and M is mol/L. */
function isNumber({ value, unit }: z.infer<typeof problemSchema>): Case["isRight"] {
  const plain = (text: string): string => text.replace("cm³", "mL").replace(/^M$/, "mol/L");
  return ({ answer }) => {
    if (answer.value.kind !== "quantity" || plain(answer.value.unit) !== plain(unit)) return false;
    const lastPlace = 10 ** (Math.floor(Math.log10(Math.abs(value))) - (answer.value.significantFigures ?? 12) + 1);
    return Math.abs(Number(answer.value.value) - value) <= Math.max(Math.abs(value) * TOLERANCE, 0.51 * lastPlace);
  };
}

const toCases = (topic: string, problems: z.infer<typeof problemsSchema>): Case[] =>
  problems.map((problem) => ({ topic, text: problem.text, isRight: isNumber(problem) }));

/** A table is of problems by topic, of problems of the topic that its name tells, of formulas, or of traps. */
function readTable(name: string, table: unknown): Case[] {
  const problems = problemsSchema.safeParse(table);
  if (problems.success) return toCases(name.toLowerCase().replaceAll("_", "-"), problems.data);
  const topics = topicsSchema.safeParse(table);
  if (topics.success) return Object.entries(topics.data).flatMap(([topic, each]) => toCases(topic, each));
  const formulas = formulasSchema.safeParse(table);
  if (formulas.success)
    return formulas.data.map(([text, formula]) => ({
      topic: "formulas",
      text,
      isRight: ({ answer }) => answer.value.kind === "formula" && answer.value.formula === formula,
    }));
  const traps = trapsSchema.safeParse(table);
  return traps.success ? traps.data.map((text) => ({ topic: "traps", text, isRight: () => false })) : [];
}

async function listCases(): Promise<Case[]> {
  const files = readdirSync(TABLES, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".cases.ts") && !name.startsWith(OTHER_LANGUAGES),
  );
  const modules: Readonly<Record<string, unknown>>[] = await Promise.all(
    files.map((name) => import(new URL(name, TABLES).href)),
  );
  return modules.flatMap((module) => Object.entries(module).flatMap(([name, table]) => readTable(name, table)));
}

type Tally = { set: number; answered: number; right: number };

function count(tallies: Map<string, Tally>, name: string, isAnswered: boolean, isRight: boolean): void {
  const tally = tallies.get(name) ?? { set: 0, answered: 0, right: 0 };
  tallies.set(name, {
    set: tally.set + 1,
    answered: tally.answered + Number(isAnswered),
    right: tally.right + Number(isRight),
  });
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–".padStart(8) : `${((100 * part) / whole).toFixed(1)} %`.padStart(8);
}

const byTopic = new Map<string, Tally>();
const bySolvability = new Map<string, Tally>();
const byMethod = new Map<string, Tally>();
const remarks: string[] = [];

for (const { topic, text, isRight } of await listCases()) {
  const outcome = solve(text, "en");
  const solutions = outcome.kind === "solved" ? outcome.solutions : [];
  const right = solutions.find(isRight);
  const told = right ?? solutions.at(-1);
  if (topic !== "traps") count(byTopic, topic, told !== undefined, right !== undefined);
  count(bySolvability, topic === "traps" ? "traps" : "all problems", told !== undefined, right !== undefined);
  if (told !== undefined) count(byMethod, told.method, true, right !== undefined);
  if (right === undefined && (told !== undefined || topic !== "traps"))
    remarks.push(`${told === undefined ? "not solved" : "WRONG"}: ${text}`);
}

process.stdout.write(`${"topic".padEnd(46)}problems  answered  coverage   right  precision\n`);
for (const [topic, { set, answered, right }] of [...byTopic, ...bySolvability])
  process.stdout.write(
    `${topic.padEnd(46)}${String(set).padStart(8)}${String(answered).padStart(10)}  ${percent(answered, set)}${String(right).padStart(8)}   ${percent(right, answered)}\n`,
  );
process.stdout.write(`\n${"method".padEnd(46)}answered   right  precision\n`);
for (const [method, { answered, right }] of [...byMethod].toSorted(([a], [b]) => a.localeCompare(b)))
  process.stdout.write(
    `${method.padEnd(46)}${String(answered).padStart(8)}${String(right).padStart(8)}   ${percent(right, answered)}\n`,
  );
if (options.all) process.stdout.write(`\n${remarks.join("\n")}\n`);
if (options.save) {
  const [all, traps] = [bySolvability.get("all problems"), bySolvability.get("traps")];
  const figures = {
    problems: all?.set ?? 0,
    answered: all?.answered ?? 0,
    right: all?.right ?? 0,
    traps: traps?.set ?? 0,
    trapsAnswered: traps?.answered ?? 0,
  };
  await saveFigures("solver", figures, "node scripts/report/solver.ts");
}
