import { canonicalOf } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Locale } from "../i18n/locales.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { bounded } from "../budget/budget.ts";
import { UNITY } from "../quantity/units/unit.ts";
import type { Expected, ExpectedChoice } from "./expected.ts";
import { grade } from "./grade.ts";
import { gradeChoice } from "./grade-choice.ts";
import { foldName, readName } from "./name/read-name.ts";
import { foldWords, trimLead } from "./words/fold-words.ts";

/** No solution that is to be read is longer, in characters. */
const MOST_CHARACTERS = 4_000;

/** In steps: of solutions as people write them each takes a few thousand. */
const MOST_WORK = 500_000;

/** A solution that somebody wrote: its answer in their words, and what that expects of others. */
type WrittenAnswer = { readonly answer: string; readonly expected: Expected };

type Context = { readonly locale: Locale; readonly options: readonly Option[] };
type Option = { readonly id: string; readonly text: string };

/**
 * The answer that a written solution comes to (`12.5 g`, `x = 12.5 g because …`, a formula, an equation, a name, a word or
 * two, the letter or text of an option of its question), as something to mark by; null where that cannot be told for
 * certain. Nothing says that it is right. Its work is bounded.
 */
export function expectWritten(written: string, question: string, locale: Locale): WrittenAnswer | null {
  if (written.length > MOST_CHARACTERS || question.length > MOST_CHARACTERS) return null;
  const read = bounded(MOST_WORK, () => readWritten(written, question, locale));
  return read.kind === "done" ? read.value : null;
}

function readWritten(written: string, question: string, locale: Locale): WrittenAnswer | null {
  const answer = findAnswer(written.normalize("NFC"));
  if (answer === "") return null;
  const context = { locale, options: listOptions(question) };
  for (const read of READERS) {
    const expected = read(answer, context);
    // What does not meet itself was misread.
    if (expected !== null && grade(expected, answer, locale).verdict === "correct") return { answer, expected };
  }
  return null;
}

const READERS: readonly ((answer: string, context: Context) => Expected | null)[] = [
  expectChoice,
  expectEquation,
  expectQuantity,
  expectFormula,
  expectName,
  expectWords,
];

/** "Answer: …", and what the same is called elsewhere. */
const ANSWER_LINE =
  /^\W{0,4}(?:(?:the )?(?:final |correct )?answer|(?:la )?respuesta(?: correcta| final)?|(?:la )?réponse(?: correcte| finale)?|(?:正确|最终)?答案|(?:सही |अंतिम )?उत्तर|(?:ትክክለኛው )?መልስ)\W{0,3}\s*(?:is|es|est|是|है)?\s*[:：=፦]?\s*/iu;
const REASON =
  /[,;，；]?\s+(?:because|since|porque|ya que|puesto que|parce que|puisque|car|क्योंकि|ምክንያቱም)\s.*$|[,;，；]?\s*因为.*$/isu;
const ENDS = /^[\s"'“”«»*_`]+|[\s"'“”«»*_`.!?。।።]+$/gu;

/** The line that calls itself the answer; else the last with an equals sign, where a working ends; else the first. */
function findAnswer(written: string): string {
  const lines = written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const named = lines.find((line) => ANSWER_LINE.test(line) && line.replace(ANSWER_LINE, "") !== "");
  const line = named?.replace(ANSWER_LINE, "") ?? lines.findLast((each) => /=(?!>)/.test(each)) ?? lines[0] ?? "";
  return line.replace(REASON, "").replaceAll(ENDS, "");
}

const OPTION = /(?:^|[\s;,])[([]?([A-Ha-h])[).\]:]\s+(.+?)(?=[\s;,]+[([]?[A-Ha-h][).\]:]\s|\n|$)/g;

/** The options that a question lists, on lines or within one: `A) 2.0 g  B) 4.0 g`. Their letters follow one another. */
function listOptions(question: string): readonly Option[] {
  const found = Array.from(question.matchAll(OPTION), ([, id = "", text = ""]) => ({ id, text: text.trim() }));
  const first = found.findIndex(({ id }) => id.toLowerCase() === "a");
  const rest = first < 0 ? [] : found.slice(first);
  const length = rest.findIndex(({ id }, index) => id.toLowerCase() !== "abcdefgh"[index]);
  const options = length < 0 ? rest : rest.slice(0, length);
  return options.length > 1 ? options : [];
}

function expectChoice(answer: string, { options }: Context): ExpectedChoice | null {
  if (options.length === 0) return null;
  const chosen = options.filter(
    ({ id }) => gradeChoice({ kind: "choice", correct: id, options: [...options] }, answer).verdict === "correct",
  );
  const [only, ...others] = chosen;
  return only === undefined || others.length > 0 ? null : { kind: "choice", correct: only.id, options: [...options] };
}

function expectEquation(answer: string): Expected | null {
  return /[→⇌⟶]|[-=]>/.test(answer)
    ? { kind: "equation", equation: answer.replace(/^[^A-Z\d([]*[:：]\s*/u, "") }
    : null;
}

/** Words around a value with its unit; a pure number stands alone, or behind an equals sign. */
const MOST_WORDS = 8;

function expectQuantity(answer: string, { locale }: Context): Expected | null {
  const result = answer.split("=").at(-1) ?? "";
  const [reading, ...others] = listQuantities(result, { locale, trailingZeros: "measured" });
  if (reading?.ok !== true || others.length > 0 || reading.value.number.doubt === "decimal-or-grouping") return null;
  const { quantity, unit, start, end } = reading.value;
  const around = trimLead(foldWords(`${result.slice(0, start)} ${result.slice(end)}`));
  const words = around === "" ? 0 : around.split(" ").length;
  if (words > (unit === null ? 0 : MOST_WORDS)) return null;
  const { value, significantFigures } = quantity;
  const written = Math.abs(value.e) > 30 ? value.toExponential() : value.toFixed();
  return {
    kind: "quantity",
    value: written,
    unit: unit === null ? formatUnit(UNITY) : formatUnit(quantity.unit),
    significantFigures,
  };
}

/** More than one symbol, a number or a charge: "No" and "In" are words. */
function expectFormula(answer: string): Expected | null {
  const formula = answer.split("=").at(-1)?.trim() ?? "";
  const parsed = /[A-Z].*[A-Z\d+^₀-₉⁺⁻-]/.test(formula) && !/\s/.test(formula) ? parseFormula(formula) : null;
  return parsed?.ok === true ? { kind: "formula", formula: canonicalOf(parsed.value) } : null;
}

function expectName(answer: string, { locale }: Context): Expected | null {
  const [formula, ...others] = readName(foldName(answer), locale)?.formulas ?? [];
  return formula === undefined || others.length > 0 ? null : { kind: "name", formula, names: [answer] };
}

/** Fewer than a sentence has. */
const MOST_ANSWER_WORDS = 4;
const MOST_ANSWER_CHARACTERS = 60;
const MOST_HAN = 10;

function expectWords(answer: string): Expected | null {
  const words = foldWords(answer).split(" ");
  const isShort =
    words.length <= MOST_ANSWER_WORDS &&
    answer.length <= (/\p{Script=Han}/u.test(answer) ? MOST_HAN : MOST_ANSWER_CHARACTERS);
  if (!isShort || !/\p{L}/u.test(answer) || /[=\d]/.test(answer)) return null;
  return { kind: "text", accepted: [answer], ...(words.join("").length < 3 && { exactSpelling: true }) };
}
