import type { ProblemReadingCard } from "../cards/problem-reading.ts";
import { listNumberNames } from "../conversation/reading/number-names.ts";
import type { Draft, DraftNumber, Outlook } from "../reading/unsure/draft.ts";
import { findOutlook } from "../reading/unsure/outlook.ts";
import { settleDraft } from "../reading/unsure/settle-draft.ts";
import type { Settled } from "../reading/unsure/settle-draft.ts";
import type { VerifyIssue } from "../reading/statement/verify.ts";
import { formatList } from "./numbers.ts";
import { variableName } from "./variable-name.ts";
import type { Words } from "./words.ts";

type Shown = {
  readonly draft: Draft;
  readonly said: readonly string[];
  /** Whether the student only says that it is wrong. */
  readonly isDenied?: boolean;
};

function wordAside({ aside }: DraftNumber, { t }: Words): string {
  if (aside === null) return "";
  return aside === "spare" ? t("tutor.unsure.spare") : t(`tutor.reading.ignored.${aside}`);
}

/** What would become of it if the student stood by it: there is no use in confirming what comes to nothing. */
const foresee = ({ draft, said }: Shown): Settled => settleDraft(draft, [...said, draft.text]);

const IMPOSSIBLE: ReadonlySet<VerifyIssue["code"]> = new Set([
  "contradiction",
  "impossible",
  "not-valid",
  "other-owner",
]);

/** What is to be asked first: what is asked for, what a number is, what is missing; else whether it is right. */
function wordQuestion({ draft }: Shown, settled: Settled, { missing }: Outlook, words: Words): string {
  const { t, locale } = words;
  if (settled.kind === "solved") return t("tutor.unsure.question.confirm");
  const { issue } = settled;
  if (draft.goals.length === 0) return t("tutor.unsure.question.goal");
  const open = draft.numbers.find(({ is, aside }) => is === null && aside === null);
  if (open !== undefined) return t("tutor.unsure.question.number", { value: open.span.text });
  const names = missing.map((each) => variableName(each, words));
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) return t("tutor.unsure.question.missing", { quantity: only });
  if (only !== undefined) return t("tutor.unsure.question.oneOf", { quantities: formatList(names, locale) });
  if (issue?.code === "several-answers") return t("tutor.unsure.question.several");
  const idle = issue?.code === "idle" ? draft.numbers.find(({ is }) => is?.kind === issue.kind) : undefined;
  if (idle !== undefined) return t("tutor.unsure.question.idle", { value: idle.span.text });
  if (issue !== null && IMPOSSIBLE.has(issue.code)) return t("tutor.unsure.question.impossible");
  return t("tutor.unsure.question.nothing");
}

const withFirst = (first: string, others: readonly string[]): string[] => [
  ...new Set([...(first === "" ? [] : [first]), ...others]),
];

/** The card of a problem that is not surely read: what was understood, what else it may be, and what is asked back. */
export function assembleProblemReading(shown: Shown, words: Words): ProblemReadingCard {
  const { draft, said, isDenied = false } = shown;
  const settled = foresee(shown);
  const isWhole = settled.kind === "solved";
  const outlook = findOutlook(draft);
  const names = listNumberNames(draft);
  const asked = draft.goals.map(({ is }) => variableName(is, words)).join(", ");
  return {
    type: "problem_reading",
    version: 1,
    problem: draft.text,
    said: [...said],
    lead: words.t(
      said.length > 0 && !isDenied
        ? "tutor.unsure.lead.again"
        : isWhole
          ? "tutor.unsure.lead.whole"
          : "tutor.unsure.lead.part",
    ),
    numbers: draft.numbers.map((number, at) => {
      const is = number.is === null ? "" : variableName(number.is, words);
      return {
        name: names[at] ?? number.span.text,
        value: number.span.text,
        is,
        choices: withFirst(
          is,
          number.choices.map((each) => variableName(each, words)),
        ),
        aside: wordAside(number, words),
        by: number.by,
      };
    }),
    asked,
    goals: withFirst(
      asked,
      outlook.goals.map((each) => variableName(each, words)),
    ),
    reaction: draft.equation ?? "",
    missing: outlook.missing.map((each) => variableName(each, words)),
    absent: draft.absent.map((each) => words.t(`tutor.unsure.absent.${each}`)),
    question: wordQuestion(shown, settled, outlook, words),
    writes: {
      asked: words.t("tutor.unsure.asked"),
      aside: words.t("tutor.unsure.aside"),
      yes: words.t("tutor.unsure.yes"),
    },
    isWhole,
  };
}

/** Whether there is something to ask back: a quantity that is known by its name or unit, and something to be found. */
export function isWorthAsking(draft: Draft): boolean {
  const isKnown = draft.numbers.some(({ is }) => is !== null);
  return isKnown && (draft.goals.length > 0 || findOutlook(draft).goals.length > 0);
}
