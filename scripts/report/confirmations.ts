// Of problems that are not solved at once, how many are after at most two confirmations by somebody who knows what the text
// says: from a statement written by hand, never from the answer.
//   node --conditions=react-server scripts/report/confirmations.ts FILE.jsonl      lines of {text, statement, answer, locale?}
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { hearReading } from "#lib/conversation/reading/hear-reading.ts";
import { listNumberNames } from "#lib/conversation/reading/number-names.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { isSameVariable, variableOf } from "#lib/methods/rules/kinds.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { plainText } from "#lib/reading/text/notation.ts";
import { type StatedGiven, type Statement, statementSchema } from "#lib/reading/statement/statement.ts";
import { applyChanges } from "#lib/reading/unsure/change.ts";
import type { Draft, DraftNumber } from "#lib/reading/unsure/draft.ts";
import { readDraft } from "#lib/reading/unsure/read-draft.ts";
import { settleDraft } from "#lib/reading/unsure/settle-draft.ts";
import { solve } from "#lib/solver/solve.ts";
import { variableName } from "#lib/wording/variable-name.ts";
import { type Words, wordsOf } from "#lib/wording/words.ts";

const itemSchema = z.object({ text: z.string(), statement: statementSchema, locale: z.enum(LOCALES).default("en") });

type Item = z.output<typeof itemSchema>;

const MOST_CONFIRMATIONS = 2;

const sameText = (one: string, other: string): boolean => plainText(one).trim() === plainText(other).trim();

/** Which number of a draft is which of the statement: by its words, each once. */
function pairNumbers({ numbers }: Draft, { givens }: Statement): Map<DraftNumber, StatedGiven> {
  const left = [...givens];
  const pairs = new Map<DraftNumber, StatedGiven>();
  for (const number of numbers) {
    const at = left.findIndex(({ span }) => sameText(span.text, number.span.text));
    const [given] = at === -1 ? [] : left.splice(at, 1);
    if (given !== undefined) pairs.set(number, given);
  }
  return pairs;
}

/** What somebody answers who knows the statement: a line for each part that is read otherwise, "yes" where none is. */
function answerFor(draft: Draft, statement: Statement, words: Words): string {
  const names = listNumberNames(draft);
  const pairs = pairNumbers(draft, statement);
  const lines = draft.numbers.flatMap((number, at) => {
    const given = pairs.get(number);
    const name = names[at] ?? number.span.text;
    if (given === undefined) return number.aside === null ? [`${name}: ${words.t("tutor.unsure.aside")}`] : [];
    const wanted = variableOf(given.kind, given.of, given.at);
    return number.is !== null && isSameVariable(number.is, wanted) ? [] : [`${name}: ${variableName(wanted, words)}`];
  });
  const [goal] = statement.goals;
  const wanted = goal === undefined ? null : variableOf(goal.kind, goal.of, goal.at);
  const isAsked = wanted !== null && draft.goals.some(({ is }) => isSameVariable(is, wanted));
  const asked = wanted === null || isAsked ? [] : [`${words.t("tutor.unsure.asked")}: ${variableName(wanted, words)}`];
  const isOther = statement.equation !== null && draft.equation === null;
  const reaction = isOther ? [`${words.t("tutor.unsure.reaction")}: ${statement.equation}`] : [];
  const all = [...lines, ...asked, ...reaction];
  return all.length === 0 ? words.t("tutor.unsure.yes") : all.join("\n");
}

type Outcome = {
  readonly solutions: readonly SolutionFacts[] | null;
  readonly said: readonly string[];
  readonly why: string;
};

function confirm({ text, statement, locale }: Item, words: Words): Outcome {
  let draft = readDraft(text, locale);
  const said: string[] = [];
  let why = draft === null ? "nothing read" : "";
  while (draft !== null && said.length < MOST_CONFIRMATIONS) {
    const message = answerFor(draft, statement, words);
    const heard = hearReading(message, draft, words, () => false);
    if (heard === null) return { solutions: null, said: [...said, message], why: "not heard" };
    said.push(message);
    if (heard.kind === "changes") draft = applyChanges(draft, heard.changes);
    const settled = settleDraft(draft, said);
    if (settled.kind === "solved") return { solutions: settled.verified.solutions, said, why: "" };
    why = settled.issue?.code ?? "open";
  }
  return { solutions: null, said, why };
}

function tell(solutions: readonly SolutionFacts[]): string {
  return solutions
    .map(({ answer: { value } }) => (value.kind === "quantity" ? `${value.value} ${value.unit}`.trim() : value.kind))
    .join(", ");
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("usage: confirmations.ts FILE.jsonl");
const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line.trim() !== "");
const items = lines.map((line) => itemSchema.parse(JSON.parse(line)));
const wordsByLocale = new Map(
  await Promise.all(
    LOCALES.map(async (locale) => [locale, wordsOf(locale, await createWords(locale, ["tutor", "solution"]))] as const),
  ),
);
const counts = { all: items.length, atOnce: 0, left: 0, confirmed: 0 };
for (const item of items) {
  const words = wordsByLocale.get(item.locale);
  if (words === undefined) continue;
  if (solve(item.text, item.locale).kind === "solved") {
    counts.atOnce += 1;
    continue;
  }
  counts.left += 1;
  const { solutions, said, why } = confirm(item, words);
  if (solutions !== null) counts.confirmed += 1;
  const told = solutions === null ? `not solved (${why})` : `${tell(solutions)} after ${said.length}`;
  process.stdout.write(`${told}: ${item.text.slice(0, 70)}\n    ${said.join(" / ").replaceAll("\n", "; ")}\n`);
}
const share = counts.left === 0 ? 0 : (100 * counts.confirmed) / counts.left;
process.stdout.write(
  `${counts.all} items: ${counts.atOnce} solved at once; of the other ${counts.left}, ${counts.confirmed} within ${MOST_CONFIRMATIONS} confirmations (${share.toFixed(0)} %)\n`,
);
