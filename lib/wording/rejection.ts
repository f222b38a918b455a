import type { EquationIssue } from "../chemistry/equation/parse.ts";
import type { MethodIssue } from "../methods/method.ts";
import type { SkippedProblem, SolveIssue } from "../solver/solve.ts";
import { equationText, formulaText } from "./chemistry.ts";
import { formatList } from "./numbers.ts";
import { quote } from "./quote.ts";
import type { Words } from "./words.ts";

function quoteEquation(ascii: string): string {
  return quote(equationText(ascii));
}

function wordReadings(readings: readonly string[], words: Words): string {
  if (readings.length === 0) return "";
  const list = formatList(
    readings.map((reading) => quote(formulaText(reading))),
    words.locale,
    "disjunction",
  );
  return ` ${words.t("tutor.rejected.readings", { readings: list })}`;
}

function wordParseIssue(text: string, issue: EquationIssue, words: Words): string {
  const found = issue.found === "" ? text.slice(issue.at, issue.at + 1) : issue.found;
  const values = { text: quote(text), position: issue.at + 1, found: quote(found) };
  return words.t(`tutor.rejected.unreadable.${issue.code}`, values) + wordReadings(issue.readings, words);
}

function wordImpossible(issue: Extract<MethodIssue, { code: "impossible-equation" }>, words: Words): string {
  const { reason } = issue;
  const equation = quoteEquation(issue.equation);
  switch (reason.code) {
    case "missing-atom": {
      const atom = formulaText(reason.atom.replace(/^(?=\d)/, "^"));
      return words.t(`tutor.rejected.impossible.missing-in-${reason.side === "reactants" ? "products" : "reactants"}`, {
        equation,
        atom,
      });
    }
    case "conflict": {
      const blocked = reason.blocked.map((index) => formulaText(issue.terms[index] ?? ""));
      if (blocked.length === 0) return words.t("tutor.rejected.impossible.conflict", { equation });
      return words.t("tutor.rejected.impossible.blocked", { equation, blocked: formatList(blocked, words.locale) });
    }
    case "charge":
    case "too-large":
      return words.t(`tutor.rejected.impossible.${reason.code}`, { equation });
  }
}

/** Why a question that was understood has no computed answer, as Markdown, for the student. */
export function wordRejection(issue: SolveIssue, words: Words): string {
  const { t, locale } = words;
  switch (issue.code) {
    case "invalid-formula":
    case "invalid-equation":
      return wordParseIssue(issue.text, issue.issue, words);
    case "unknown-name":
      return t("tutor.rejected.unknown-name", { name: quote(issue.name) });
    case "open-name":
      return t("tutor.rejected.open-name", {
        name: quote(issue.name),
        readings: formatList(issue.readings.map(formulaText), locale, "disjunction"),
      });
    case "species-absent":
      return t("tutor.rejected.species-absent", {
        species: quote(issue.species),
        equation: quoteEquation(issue.equation),
      });
    case "name-mismatch":
      return t("tutor.rejected.name-mismatch", {
        name: quote(issue.name),
        named: formulaText(issue.named),
        written: formulaText(issue.written),
      });
    case "missing-product":
      return t("tutor.rejected.missing-product", { text: quote(issue.text) });
    case "impossible-equation":
      return wordImpossible(issue, words);
    case "underdetermined-equation": {
      const solutions = issue.solutions.map((solution) => `- ${quoteEquation(solution)}`).join("\n");
      return `${t("tutor.rejected.underdetermined", { equation: quoteEquation(issue.equation), count: issue.solutions.length })}\n\n${solutions}\n\n${t("tutor.rejected.underdetermined-advice")}`;
    }
    case "no-molar-mass":
      return t(`tutor.rejected.no-molar-mass.${issue.issue.code}`, { formula: formulaText(issue.formula) });
    case "part-absent":
      return t("tutor.rejected.part-absent", { part: formulaText(issue.part), formula: formulaText(issue.formula) });
  }
}

/** A problem of several that stayed unsolved, and why. */
export function wordSkipped({ problemNumber, part, isInWords, issue }: SkippedProblem, words: Words): string {
  const unread = isInWords === true ? "in-words" : "unrecognised";
  const reason = issue === null ? words.t(`tutor.skipped.${unread}`) : wordRejection(issue, words);
  return part === undefined || /^\d+$/.test(part)
    ? words.t("tutor.skipped.problem", { number: problemNumber, reason })
    : words.t("tutor.skipped.part", { part: wordLetters(part), reason });
}

/** "(a)", "(a), (b)". */
export function wordLetters(part: string): string {
  return part
    .split(", ")
    .map((letter) => `(${letter})`)
    .join(", ");
}
