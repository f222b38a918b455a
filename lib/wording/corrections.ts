import type { Suggestion } from "../cards/suggestion.ts";
import { equationText } from "./chemistry.ts";
import { solve, type SolveIssue } from "../solver/solve.ts";
import { suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** Longer questions are mended in the input, not on a button. */
const LONGEST_QUESTION = 200;

/** The question as it was perhaps meant, in each reading of what could not be computed: only what then can be. */
export function suggestCorrections(question: string, issue: SolveIssue, words: Words): Suggestion[] {
  if (question.length > LONGEST_QUESTION) return [];
  const meant = [...new Set(correct(question.trim(), issue, words))].filter((text) => text !== question.trim());
  return meant.filter((text) => solve(text, words.locale).kind === "solved").map((text) => suggest("chat", text));
}

function correct(question: string, issue: SolveIssue, { t }: Words): string[] {
  const put = (wrong: string, right: string) => question.replace(wrong, () => right);
  switch (issue.code) {
    case "invalid-formula":
      return issue.issue.readings.map((reading) => put(issue.text, reading));
    case "invalid-equation":
      return issue.issue.readings.map((reading) => put(wordAt(issue.text, issue.issue.at), reading));
    case "open-name":
      return issue.readings.map((reading) => put(issue.name, reading));
    case "name-mismatch":
      return [put(issue.written, issue.named), put(bothOf(question, issue), issue.written)];
    case "missing-product":
      return [t("tutor.examples.balance-equation")];
    case "underdetermined-equation":
      return issue.solutions.map((solution) => equationText(solution));
    case "unknown-name":
    case "species-absent":
    case "impossible-equation":
    case "no-molar-mass":
    case "part-absent":
      return [];
  }
}

/** The name with the formula that is written after it, in brackets or not, else the name alone. */
function bothOf(question: string, { name, written }: { name: string; written: string }): string {
  const together = [`${name} (${written})`, `${name}, ${written}`, `${name} ${written}`];
  return together.find((both) => question.includes(both)) ?? name;
}

/** The run of signs without a space around a place. */
function wordAt(text: string, at: number): string {
  const start = text.slice(0, at).lastIndexOf(" ") + 1;
  const end = text.indexOf(" ", at);
  return text.slice(start, end < 0 ? text.length : end);
}
