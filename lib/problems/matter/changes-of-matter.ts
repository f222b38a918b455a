import type { Term } from "../../methods/facts.ts";
import { count, list, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { CHANGE_KINDS, CHANGES, SUBSTANCE_PROPERTIES } from "./changes.ts";
import type { ChangeKind } from "./changes.ts";

const WORDS = "problems-matter.changes-of-matter";

const message = (group: "words" | "changes" | "properties", id: string): Term => ({
  kind: "word",
  key: `${WORDS}.${group}.${id}`,
});

/** The kind of one change. */
function kindOfChange(random: Random): SolvedDraft {
  const kind = random.pick(CHANGE_KINDS);
  const answer = message("words", kind);
  return {
    kind: "solved",
    variant: "kind",
    values: { change: message("changes", random.pick(CHANGES[kind])) },
    steps: [
      step("same-substance"),
      step(kind === "chemical" ? "new-properties" : "what-changed"),
      step("kind", [], { answer }),
    ],
    answer: { id: "kind", value: answer },
    distractors: CHANGE_KINDS.filter((other) => other !== kind).map((other) => ({
      slip: slipOf(WORDS, other),
      value: message("words", other),
    })),
  };
}

const STATEMENTS = ["physical-property", "chemical-property", "physical-change", "chemical-change"] as const;

type Statement = (typeof STATEMENTS)[number];

function sampleStatement(random: Random, kind: Statement): Term {
  if (kind === "physical-property" || kind === "chemical-property")
    return message("properties", random.pick<string>(SUBSTANCE_PROPERTIES[kind]));
  return message(
    "changes",
    random.pick(CHANGES[kind === "chemical-change" ? "chemical" : random.pick(["state", "shape", "mixing"] as const)]),
  );
}

/** Whether a statement tells a property or a change, a physical or a chemical one. */
function kindOfStatement(random: Random): SolvedDraft {
  const kind = random.pick(STATEMENTS);
  const answer = message("words", kind);
  return {
    kind: "solved",
    variant: "statement",
    values: { statement: sampleStatement(random, kind) },
    steps: [step("property-or-change"), step("other-substance"), step("statement", [], { answer })],
    answer: { id: "statement", value: answer },
    distractors: STATEMENTS.filter((other) => other !== kind).map((other) => ({
      slip: slipOf(WORDS, other),
      value: message("words", other),
    })),
  };
}

/** How many of five changes are chemical, or physical. */
function countChanges(random: Random): SolvedDraft | null {
  const picks = random.pickSeveral(
    CHANGE_KINDS.flatMap((kind) => CHANGES[kind].map((id) => ({ kind, term: message("changes", id) }))),
    5,
  );
  const variant = random.pick(["count-chemical", "count-physical"] as const);
  const countOf = (...kinds: readonly ChangeKind[]): number => picks.filter(({ kind }) => kinds.includes(kind)).length;
  const chemical = countOf("chemical");
  const physical = picks.length - chemical;
  const [answer, opposite, sign] = variant === "count-chemical" ? [chemical, physical, 1] : [physical, chemical, -1];
  const counted = picks.filter(({ kind }) => (kind === "chemical") === (variant === "count-chemical"));
  if (answer === 0) return null;
  const values = Object.fromEntries(picks.map(({ term }, index) => [`change${index + 1}`, term]));
  return {
    kind: "solved",
    variant,
    values,
    steps: [
      step("same-substance"),
      step("mixing-is-physical"),
      step(variant, [], { changes: list(counted.map(({ term }) => term)) }),
    ],
    answer: { id: variant, value: count(answer) },
    distractors: wrongCounts(answer, [
      [slipOf(WORDS, "mixing-as-chemical"), answer + sign * countOf("mixing")],
      [slipOf(WORDS, "state-as-chemical"), answer + sign * countOf("state")],
      [slipOf(WORDS, "other-kind-counted"), opposite],
      [slipOf(WORDS, "mixing-and-state-as-chemical"), answer + sign * countOf("mixing", "state")],
      [slipOf(WORDS, "one-missed"), answer - 1],
    ]),
  };
}

/** Physical and chemical changes and properties. */
export const changesOfMatter: Family = {
  id: "changes-of-matter",
  subtopic: "physical-chemical-changes",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: kindOfChange, medium: kindOfStatement, hard: countChanges },
};
