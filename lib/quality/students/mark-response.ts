import { graphOf, treeOf } from "../../chemistry/organic/molecule-graph.ts";
import { readMolecule } from "../../chemistry/organic/read-molecule.ts";
import { writeSmiles } from "../../chemistry/organic/smiles.ts";
import { hydrogensOn, withAtom } from "../../chemistry/organic/structure.ts";
import { grade } from "../../grading/grade.ts";
import { isNearlyRight } from "../../grading/nearly-right.ts";
import type { FactValue } from "../../methods/facts.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { factText } from "../../wording/fact-text.ts";
import type { Words } from "../../wording/words.ts";
import type { PooledQuestion } from "./question-pool.ts";
import type { Response } from "./student.ts";

/** What the product's marking makes of a response. */
export type Marked = {
  readonly verdict: "right" | "wrong" | "unread";
  readonly isNearlyRight: boolean;
  /** The misconception that the product names. */
  readonly named: string | null;
};

/** Marks what a student writes or chooses, as the product does. */
export function markResponse(question: PooledQuestion, response: Response, words: Words): Marked {
  if (question.form === "choice") return markChoice(question, response);
  const text = writeResponse(question, response, words);
  if (question.expected === null || text === null) return UNREAD;
  const mark = grade(question.expected, text, words.locale);
  if (mark.verdict === "ungradable") return UNREAD;
  return {
    verdict: mark.verdict === "correct" ? "right" : "wrong",
    isNearlyRight: isNearlyRight(mark),
    named: mark.misconception,
  };
}

const UNREAD: Marked = { verdict: "unread", isNearlyRight: false, named: null };

function markChoice({ options }: PooledQuestion, response: Response): Marked {
  const right = options.find(({ slip }) => slip === null);
  const wrong = options.filter(({ slip }) => slip !== null);
  const chosen = {
    right: () => right,
    // A wrong key, and not a wrong thought: the one beside it.
    careless: () => wrong[0],
    slip: () => wrong.find(({ slip }) => response.kind === "slip" && slip === response.slip) ?? wrong[0],
    guess: () => (response.kind === "guess" ? options[response.at] : undefined),
    nothing: () => undefined,
  }[response.kind]();
  if (chosen === undefined) return UNREAD;
  return { verdict: chosen.slip === null ? "right" : "wrong", isNearlyRight: false, named: chosen.slip };
}

/** What is written into the field; null for nothing. */
function writeResponse({ problem }: PooledQuestion, response: Response, words: Words): string | null {
  const { value } = problem.solution.answer;
  const wrongOf = (found: (typeof problem.distractors)[number] | undefined): string | null =>
    found === undefined ? null : textOf(found.value, words);
  const molecules = problem.reading?.molecules;
  const anyWrong = (at: number): string | null =>
    molecules === undefined
      ? wrongOf(problem.distractors[at % Math.max(1, problem.distractors.length)])
      : misdraw(molecules);
  switch (response.kind) {
    case "right":
      return textOf(value, words);
    case "careless":
      return value.kind === "quantity" ? textOf(mistype(value), words) : anyWrong(0);
    case "slip":
      return wrongOf(problem.distractors.find(({ slip }) => slip === response.slip));
    case "guess":
      return anyWrong(response.at);
    case "nothing":
      return null;
  }
}

/** A key pressed wrongly: a number that no misconception leads to. */
function mistype(value: Extract<FactValue, { kind: "quantity" }>): FactValue {
  return { ...value, value: new Decimal(value.value).times("1.137").toSignificantDigits(4).toString() };
}

/** A molecule with a carbon atom too many, in SMILES; null where none has room for it. */
function misdraw([smiles = ""]: readonly string[]): string | null {
  const read = readMolecule(smiles);
  const tree = read.ok ? treeOf(read.value) : null;
  const open = tree?.atoms.findIndex((_, atom) => hydrogensOn(tree, atom) > 0) ?? -1;
  return tree === null || open < 0 ? null : writeSmiles(graphOf(withAtom(tree, open, "C")));
}

function textOf(value: FactValue, words: Words): string {
  return (factText(value, words).split("|")[0] ?? "").trim();
}
