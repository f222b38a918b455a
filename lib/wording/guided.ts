import type { GuidedRemark, GuidedSolutionCard } from "../cards/guided-solution.ts";
import { type GuidedState, isOver, isWrong, LAST_RUNG, type Remark } from "../guided/advance.ts";
import type { GuidedPlan } from "../guided/plan.ts";
import type { Expression, StepFacts } from "../methods/facts.ts";
import { findLeak } from "../problems/leak.ts";
import { findRelation, withoutResult } from "../problems/hints.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import type { Target } from "../working/targets.ts";
import { formulaText } from "./chemistry.ts";
import { expressionText, factArguments, factText, unitText } from "./fact-text.ts";
import { joinSentences } from "./saying.ts";
import { secretOf } from "./secret.ts";
import { wordSlip } from "./slip.ts";
import { methodKey } from "./solution.ts";
import { sayComposed, type Words } from "./words.ts";

/** A problem that is worked together, and where it stands. `shows`: the step that the tutor did this time. */
export type Guided = {
  readonly plan: GuidedPlan;
  readonly problem: string;
  readonly questionId: string | null;
  readonly mode: GuidedSolutionCard["mode"];
  readonly state: GuidedState;
  readonly remarks: readonly Remark[];
  readonly shows: number | null;
  /** Whether the line that is wrong may be put right: not where its problem is still to be answered. */
  readonly corrects?: boolean;
  /** Whether nothing in the message could be judged. */
  readonly isUnread?: boolean;
};

/** The card of a problem that is worked together. Until the last step is done nothing on it tells the answer. */
export function assembleGuided(guided: Guided, words: Words): GuidedSolutionCard {
  const { plan, problem, questionId, mode, state, shows } = guided;
  const isDone = isOver(state, plan);
  const secret = secretOf(plan.solution, problem, words);
  const isSafe = (text: string): boolean => isDone || findLeak(text, secret, words.locale) === null;
  const keep = (text: string): string => (isSafe(text) ? text : "");
  const steps = plan.steps.slice(0, state.at).map(({ step }, index) => ({
    title: wordStepPart(plan, step, "title", words),
    equation: wordLines(plan, step, words, isSafe),
    by: state.shown.includes(index) ? ("tutor" as const) : ("student" as const),
  }));
  return {
    type: "guided_solution",
    version: 1,
    mode,
    problem,
    questionId,
    given: wordGivens(plan, words),
    asked: keep(wordAsked(plan, words)),
    steps,
    stepCount: plan.steps.length,
    remarks: [
      ...(guided.isUnread === true
        ? [{ said: "", verdict: "neither" as const, text: words.t("tutor.guided.unread") }]
        : []),
      ...distinct(guided.remarks.map((remark) => wordRemark(remark, plan, words))),
      ...(shows === null ? [] : [{ said: "", verdict: "neither" as const, text: words.t("tutor.guided.shown") }]),
    ],
    hint: wordHelp(guided, words, keep),
    question: wordQuestion(guided, words),
    isOver: isDone,
    state: { ...state, shown: [...state.shown] },
  };
}

/** A line that was written twice is judged once. */
function distinct(remarks: readonly GuidedRemark[]): GuidedRemark[] {
  return remarks.filter(
    (remark, index) => remarks.findIndex(({ said, text }) => said === remark.said && text === remark.text) === index,
  );
}

function stepFacts({ solution }: GuidedPlan, step: number): StepFacts {
  const facts = solution.steps[step];
  if (facts === undefined) throw new Error(`no step ${step}`);
  return facts;
}

function wordStepPart(plan: GuidedPlan, step: number, part: "title" | "content" | "explanation", words: Words): string {
  const facts = stepFacts(plan, step);
  const values = factArguments(facts.values, words);
  return sayComposed(words, `${methodKey(facts.method ?? plan.solution.method)}.steps.${facts.id}.${part}`, values);
}

/** The lines of a step; without their results where these are the answer but for its unit. */
function wordLines(plan: GuidedPlan, step: number, words: Words, isSafe: (text: string) => boolean): string {
  return stepFacts(plan, step)
    .lines.flatMap((line): string[] => {
      const whole = expressionText(line, words);
      if (isSafe(whole)) return [whole];
      const cut = withoutResult(line);
      const setup = cut === null ? "" : expressionText(cut, words);
      return setup !== "" && isSafe(setup) ? [setup] : [];
    })
    .join("\n");
}

/** What the problem gives, each with what it is of. */
function wordGivens({ solution }: GuidedPlan, words: Words): string[] {
  const nodes = solution.derivation?.nodes ?? [];
  return Object.values(solution.givens).flatMap((given, index) => {
    if (given.kind !== "quantity") return [];
    const node = nodes.find(({ origin }) => origin.kind === "given" && origin.index === index);
    const of = node?.quantity.kind.startsWith("solution") === true ? null : (node?.quantity.of ?? null);
    const value = factText(given, words);
    return [of === null ? value : `${value} ${formulaText(of)}`];
  });
}

/** The sentence that will state the answer, without it. */
function wordAsked({ solution }: GuidedPlan, words: Words): string {
  const { answer, method } = solution;
  const values = { ...factArguments(answer.values, words), answer: "…" };
  const sentence = sayComposed(words, `${methodKey(answer.method ?? method)}.answers.${answer.id}`, values);
  return words.t("tutor.guided.asked", { sentence: sentence.replace(/…\s*[.。।።]$/u, "…") });
}

/** How a target is written: n(CO₂). */
function letterText({ letter, of }: Target): string {
  return of === null ? letter : `${letter}(${formulaText(of)})`;
}

/** "2 mol HCl : 1 mol Mg", as the counts of a step stand to each other. */
function ratioText({ counts }: Target): string {
  return counts === null ? "" : `${counts[0]} : ${counts[1]}`;
}

function wordRemark(remark: Remark, plan: GuidedPlan, words: Words): GuidedRemark {
  const verdict = isWrong(remark.verdict) ? "wrong" : remark.verdict.kind === "given" ? "neither" : "right";
  return { said: remark.text, verdict, text: wordVerdict(remark.verdict, plan, words) };
}

function wordVerdict(verdict: Remark["verdict"], { targets }: GuidedPlan, words: Words): string {
  const say = (key: string, values?: Record<string, string>) =>
    sayComposed(words, `tutor.guided.remarks.${key}`, values);
  const target = "target" in verdict && verdict.target !== null ? targets[verdict.target] : undefined;
  const slip = (id: string): string => say("slip", { slip: wordSlip(id, words)?.feedback ?? "" });
  switch (verdict.kind) {
    case "right":
      return say(verdict.isCarried ? "carried" : "right");
    case "given":
    case "arithmetic":
    case "apart":
      return say(verdict.kind);
    case "part":
      return say("part", { letter: target === undefined ? "" : letterText(target) });
    case "equation":
      return words.t(`tutor.guided.remarks.equation${verdict.isRight ? "Right" : "Wrong"}`);
    case "operation":
      return words.t(`tutor.guided.remarks.operation${verdict.isRight ? "Right" : "Wrong"}`);
    case "ratio":
      return say(verdict.isRight ? "ratioRight" : "ratioWrong", {
        ratio: target === undefined ? "" : ratioText(target),
      });
    case "slip":
      return slip(verdict.id);
    case "power-of-ten":
    case "given-repeated":
      return slip(verdict.kind);
    case "coefficient":
      return target === undefined || target.counts === null
        ? slip("coefficient-ratio")
        : say("ratioWrong", { ratio: ratioText(target) });
    case "misplaced": {
      const wanted = targets[verdict.wanted];
      return say("misplaced", { letter: wanted === undefined ? "" : letterText(wanted) });
    }
    case "unit":
      return say("unit", { unit: target === undefined ? "" : unitText(formatUnit(target.quantity.unit), words) });
    case "earlier": {
      const earlier = targets[verdict.earlier];
      return say("earlier", { letter: earlier === undefined ? "" : letterText(earlier) });
    }
  }
}

/** The idea, then the relation, then the numbers; each only as far as it does not tell the answer. */
function wordHelp(guided: Guided, words: Words, keep: (text: string) => string): GuidedSolutionCard["hint"] {
  const { plan, state } = guided;
  const step = plan.steps[state.at]?.step;
  if (guided.corrects === true && step !== undefined && firstWrong(guided) !== null)
    return { text: words.t("tutor.guided.lineIs"), equation: wordCorrection(guided, step, words) };
  if (state.rung === 0 || step === undefined) return null;
  const { lines, id } = stepFacts(plan, step);
  // Where the numbers of a table come from is no idea of how to use them.
  const idea = id === "molar-mass" ? "content" : "explanation";
  if (state.rung === 1) return { text: keep(wordStepPart(plan, step, idea, words)), equation: "" };
  const shown = (cut: (line: Expression) => Expression | null): string =>
    keep(
      lines
        .flatMap((line) => cut(line) ?? [])
        .map((line) => expressionText(line, words))
        .join("\n"),
    );
  const content = keep(wordStepPart(plan, step, "content", words));
  const isLast = state.rung >= LAST_RUNG && state.at === plan.steps.length - 1;
  return {
    text: isLast ? joinSentences([content, words.t("tutor.guided.lastRung")], words.locale) : content,
    equation: state.rung >= LAST_RUNG ? shown(withoutResult) : shown(findRelation),
  };
}

function firstWrong({ remarks }: Guided): number | null {
  const index = remarks.findIndex(({ verdict }) => isWrong(verdict));
  return index === -1 ? null : index;
}

/** The wrong line as it should be, behind the one that was left out before it. */
function wordCorrection({ plan, remarks }: Guided, step: number, words: Words): string {
  const verdict = remarks.find((each) => isWrong(each.verdict))?.verdict;
  const wanted =
    verdict?.kind === "misplaced" ? plan.targets.slice(0, verdict.wanted + 1).map((target) => target.step) : [];
  return [...new Set([...wanted, step])].map((each) => wordLines(plan, each, words, () => true)).join("\n");
}

/** A title that is a sentence of its own has its end. */
const bare = (title: string): string => title.replace(/[.。।።]$/u, "");

function wordQuestion(guided: Guided, words: Words): string {
  const { plan, state, mode, remarks } = guided;
  const { t, locale } = words;
  const wrong = firstWrong(guided);
  if (guided.corrects !== undefined && wrong !== null)
    return joinSentences([t("tutor.guided.checkWrong", { number: wrong + 1 }), t("tutor.guided.checkAgain")], locale);
  const asked = plan.steps[state.at];
  const count = plan.steps.length;
  if (asked === undefined) {
    const own = count - state.shown.length;
    const isCheck = mode === "check" && remarks.length > 0;
    return joinSentences(
      [isCheck ? t("tutor.guided.checkRight") : t("tutor.guided.summary", { own, count }), t("tutor.guided.over")],
      locale,
    );
  }
  const key = asked.equation === null ? "ask" : "askEquation";
  const title = bare(wordStepPart(plan, asked.step, "title", words));
  const next = t(`tutor.guided.${key}`, { number: state.at + 1, count, title });
  return guided.corrects === undefined ? next : joinSentences([t("tutor.guided.checkRight"), next], locale);
}
