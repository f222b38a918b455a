import type { FactValue } from "../methods/facts.ts";
import type { SolveOutcome } from "./solve.ts";

function valueText(value: FactValue): string {
  switch (value.kind) {
    case "equation":
      return value.equation;
    case "quantity":
      return `${value.value} ${value.unit}`.trim();
    case "formula":
    case "substance":
      return value.formula;
    case "word":
      return value.key;
    case "configuration":
      return value.configuration;
    case "organic":
      return JSON.stringify(value.name);
    case "notation":
      return value.text;
    case "count":
      return String(value.value);
    case "operator":
      return value.symbol;
    case "variable":
      return value.name;
    case "expression":
      return value.terms.map(valueText).join("");
    case "list":
      return value.items.map(valueText).join(" ");
  }
}

/** An outcome in one line, for tables of expectations: the answers, what was skipped, or why there is no answer. */
export function outcomeText(outcome: SolveOutcome): string {
  if (outcome.kind === "unrecognised" || outcome.kind === "too-much") return outcome.kind;
  if (outcome.kind === "rejected") return `rejected: ${outcome.issue.code}`;
  const skipped = outcome.skipped.map(
    ({ problemNumber, issue }) => `${problemNumber} skipped: ${issue?.code ?? "unrecognised"}`,
  );
  return [...outcome.solutions.map(({ answer }) => valueText(answer.value)), ...skipped].join(" | ");
}
