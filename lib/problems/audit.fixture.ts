import { parseFormula } from "../chemistry/formula/parse.ts";
import { grade } from "../grading/grade.ts";
import type { Expected } from "../grading/expected.ts";
import { LOCALES } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { FactValue } from "../methods/facts.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { parseUnit } from "../quantity/units/parse-unit.ts";
import { factText } from "../wording/fact-text.ts";
import { hintedProblem, wordHint } from "../wording/hint.ts";
import { answerTexts, wordProblem } from "../wording/problem.ts";
import { secretOf } from "../wording/secret.ts";
import { wordSolution } from "../wording/solution.ts";
import { sayComposed, type Words } from "../wording/words.ts";
import { expectFree } from "./expected.ts";
import { listHints } from "./hints.ts";
import { findLeak } from "./leak.ts";
import { listOptions } from "./options.ts";
import type { Form } from "./forms.ts";
import type { Problem } from "./problem.ts";

/** What a problem promises, checked: each finding names what is broken, in which language. */
export type WordsByLocale = Readonly<Record<Locale, Words>>;

/** Scripts that share no letters with Latin: a Latin word there was not translated. */
const OTHER_SCRIPTS: ReadonlySet<Locale> = new Set<Locale>(["am", "zh", "hi"]);

/** Symbols that are written alike in every language. */
const SYMBOLS: ReadonlySet<string> = new Set([
  "pH",
  "pOH",
  "pK",
  "pKa",
  "pKb",
  "Ea",
  "Ka",
  "Kb",
  "Kc",
  "Kp",
  "Ksp",
  "Kw",
  "K_w",
  "STP",
  "SATP",
  "ppm",
  "ppb",
  "IUPAC",
  "SI",
  "log",
  "log₂",
  "ln",
  "sin",
  "arcsin",
  "aq",
  "DNA",
  "RNA",
  "PVC",
  "EDTA",
  "NMR",
  "TMS",
  "Gf",
  "sp",
  "sp²",
  "sp³",
  "nl",
  "ml",
  "ms",
  "lb",
  "in",
  "ft",
  "mi",
  "gal",
  "oz",
  "Hf",
  "vap",
  "fus",
  "rxn",
  "VSEPR",
  "AtomCoach",
]);

/** Whether a word is chemistry or a unit; a bracket before it may belong to it, as in (NH₄)₂SO₄, to a letter, as in D(Cl–Cl), or to the sentence. */
function isSymbol(token: string): boolean {
  // The bases of a strand, and amino acids by their three letters (IUPAC-IUB 1983).
  if (
    /^[([]*(?:[ACGTU]+|Ala|Arg|Asn|Asp|Cys|Gln|Glu|Gly|His|Ile|Leu|Lys|Met|Phe|Pro|Ser|Thr|Trp|Tyr|Val)[)\]]*$/.test(
      token,
    )
  )
    return true;
  const bare = token.replace(/^(?:[A-Z]?[([])+/, "");
  // The square of a concentration, or the one at the start: [NO]², [NO]₀.
  const spellings = [token, bare, bare.replace(/\][²³₀]$/, "")].flatMap((each) => [
    each,
    each.replace(/[.)\]]+$/, ""),
    each.replace(/\)$/, ""),
  ]);
  // A product of concentrations: [H₃O⁺][OH⁻].
  if (token.includes("]["))
    return token
      .split(/[[\]]+/)
      .filter((part) => part !== "")
      .every((part) => isSymbol(part));
  // A double or triple bond within the brackets of a branch ends the word there.
  if (token.split("(").length !== token.split(")").length && /[A-Z]/.test(bare))
    return bare.split(/[()]/).every((part) => part === "" || isSymbol(part));
  return spellings.some((word) => {
    if (!/[A-Za-z]{2}/.test(word) || SYMBOLS.has(word) || parseFormula(word).ok || parseUnit(word).ok) return true;
    // The symbols of several elements in a row, as in a configuration or a unit of several parts.
    return word.split(/(?=[A-Z])/).every((part) => parseFormula(part).ok || parseUnit(part).ok);
  });
}

function findLatinWord(text: string): string | null {
  // An English ending beside its own: “-ረስ” (-ous).
  for (const [token] of text.replaceAll(/\(-[a-z]+\)/g, "").matchAll(/[([]*[A-Za-z][A-Za-z₀-₉⁰-⁹⁺⁻¹²³()[\]·.0-9]*/gu))
    if (!isSymbol(token)) return token;
  return null;
}

function listNumbers(text: string, locale: Locale): string {
  return listQuantities(text, { locale, trailingZeros: "measured" })
    .map((reading) => (reading.ok ? reading.value.quantity.value.toString() : "?"))
    .toSorted()
    .join(" ");
}

/** The places in a systematic name are no numbers: "butan-2-ol", 2-丁醇. */
function withoutNames(question: string, { values }: Problem, words: Words): string {
  return Object.values(values).reduce(
    (text, value) => (value.kind === "organic" ? text.replaceAll(factText(value, words), "") : text),
    question,
  );
}

function isComplete(text: string): boolean {
  return text.trim() !== "" && !/[{}]|problems-|undefined|\[object/.test(text);
}

/** What a student would write to say this, in the reader's notation. */
function written(value: FactValue, words: Words): string {
  if (value.kind === "word") return (sayComposed(words, value.key).split("|")[0] ?? "").trim();
  return factText(value, words);
}

function auditStatement(problem: Problem, words: Words, english: Words): string[] {
  const { question, given, find } = wordProblem(problem, words);
  const findings: string[] = [];
  for (const [part, text] of Object.entries({ question, find })) {
    if (!isComplete(text)) findings.push(`${part} is incomplete: ${text}`);
    const latin = OTHER_SCRIPTS.has(words.locale) ? findLatinWord(text) : null;
    if (latin !== null) findings.push(`${part} has a Latin word: ${latin}`);
  }
  const [here, there] = [
    listNumbers(withoutNames(question, problem, words), words.locale),
    listNumbers(withoutNames(wordProblem(problem, english).question, problem, english), "en"),
  ];
  if (here !== there) findings.push(`question has other numbers than in English: ${here} / ${there}`);
  const letters = given.map((line) => (line.includes(" = ") || line.includes("→") ? line.split(" = ")[0] : ""));
  if (new Set(letters).size < letters.length) findings.push(`two givens go by one letter: ${given.join("; ")}`);
  const { steps, finalAnswer } = wordSolution(problem.solution, words);
  for (const { title, content, explanation } of steps)
    for (const text of [title, content, explanation]) {
      if (!isComplete(text)) findings.push(`a step is incomplete: ${text}`);
      const latin = OTHER_SCRIPTS.has(words.locale) ? findLatinWord(text) : null;
      if (latin !== null) findings.push(`a step has a Latin word: ${latin}`);
    }
  if (!isComplete(finalAnswer.explanation)) findings.push(`the answer is incomplete: ${finalAnswer.explanation}`);
  return findings;
}

function auditHints(problem: Problem, words: Words): string[] {
  const { solution, known, statement } = hintedProblem(problem, words);
  const secret = secretOf(solution, statement, words);
  const hints = listHints(solution, known);
  const findings = hints.length < 2 ? [`only ${hints.length} hints`] : [];
  if (hints.at(-1)?.kind !== "last") findings.push("the last hint is not the last step");
  const told = new Set<string>();
  for (const [index, hint] of hints.entries()) {
    const text = wordHint(hint, solution, words);
    if (!isComplete(text)) findings.push(`hint ${index + 1} is incomplete: ${text}`);
    if (hint.adds.length === 0 || hint.adds.some((fact) => told.has(fact)))
      findings.push(`hint ${index + 1} adds nothing new`);
    for (const fact of hint.adds) told.add(fact);
    const leak = index === hints.length - 1 ? null : findLeak(text, secret, words.locale);
    if (leak !== null) findings.push(`hint ${index + 1} leaks ${leak}: ${text}`);
  }
  return findings;
}

function auditMarking(problem: Problem, expected: Expected | null, words: Words): string[] {
  if (expected === null) return ["the answer cannot be marked"];
  const { answer } = problem.solution;
  const right = grade(expected, written(answer.value, words), words.locale);
  const findings =
    right.verdict === "correct"
      ? []
      : [`the answer ${written(answer.value, words)} is ${right.verdict}: ${JSON.stringify(right.remarks)}`];
  for (const { slip, value } of problem.distractors) {
    const text = written(value, words);
    const mark = grade(expected, text, words.locale);
    if (mark.verdict !== "incorrect") findings.push(`the wrong answer ${text} (${slip}) is ${mark.verdict}`);
    const isNamed =
      mark.misconception !== null ||
      expected.kind === "text" ||
      expected.kind === "name" ||
      expected.kind === "formula" ||
      expected.kind === "equation";
    if (mark.verdict === "incorrect" && !isNamed) findings.push(`the wrong answer ${text} has no name; it is ${slip}`);
  }
  return findings;
}

function auditOptions(problem: Problem, seed: number, words: Words): string[] {
  const options = listOptions(problem, seed).map(({ value }) => written(value, words));
  const findings = options.length < 3 ? [`only ${options.length} options`] : [];
  if (new Set(options).size < options.length) findings.push(`options read alike: ${options.join(" / ")}`);
  return [
    ...findings,
    ...options.filter((text) => !isComplete(text)).map((text) => `an option is incomplete: ${text}`),
  ];
}

/** Everything that is wrong with a problem, in all six languages; nothing for a good one. */
export function auditProblem(problem: Problem, form: Form, seed: number, wordsOf: WordsByLocale): string[] {
  return LOCALES.flatMap((locale) => {
    const words = wordsOf[locale];
    const expected = form === "free" ? expectFree(problem, answerTexts(words)) : null;
    const findings = [
      ...auditStatement(problem, words, wordsOf.en),
      ...auditHints(problem, words),
      ...(form === "free" ? auditMarking(problem, expected, words) : auditOptions(problem, seed, words)),
    ];
    return findings.map((finding) => `${problem.family}/${problem.difficulty}/${form}/${seed} [${locale}] ${finding}`);
  });
}
