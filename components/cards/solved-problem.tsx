"use client";

import { TriangleAlertIcon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Drawings } from "#components/chemistry/drawings.tsx";
import { WrittenEquation } from "#components/chemistry/written-equation.tsx";
import { useSettings } from "#lib/client/settings.ts";
import type {
  FinalAnswer as Answer,
  Solution,
  SolutionStep as Step,
  StepSolutionCard,
} from "#lib/cards/step-solution.ts";
import { SeeIt } from "#components/pictures/see-it.tsx";
import { StepLines } from "./step-lines.tsx";

/** Below a problem's own heading the others step down by one. */
type HeadingTag = "h3" | "h4";

/** The card that keeps what a solution is made of, and which of its problems it is. Other cards tell solutions too. */
type Place = { card?: StepSolutionCard; which?: number };

/** One worked solution: its steps and its final answer, below its letter or number when there are several. */
export function SolvedProblem({ solution, ...place }: Place & { solution: Solution }) {
  const t = useTranslations("chat.card");
  const { part, problemNumber } = solution;
  const mark =
    part !== undefined
      ? t("part", { part })
      : problemNumber === undefined
        ? null
        : t("problem", { number: String(problemNumber) });
  const Heading: HeadingTag = mark === null ? "h3" : "h4";
  return (
    <div className="not-first-of-type:border-t">
      {mark === null ? null : <h3 className="px-4 pt-4 font-semibold sm:px-5">{mark}</h3>}
      <Steps steps={solution.steps} Heading={Heading} {...place} />
      <FinalAnswer answer={solution.finalAnswer} Heading={Heading} />
      {solution.doubts === undefined ? null : <Doubts doubts={solution.doubts} Heading={Heading} />}
      {solution.drawings === undefined ? null : (
        <div className="border-t px-4 py-3.5 sm:px-5">
          <Drawings drawings={solution.drawings} />
        </div>
      )}
      <SolvedPicture kind={solution.picture} {...place} />
    </div>
  );
}

/** The picture of its facts, where there is one and they are kept. */
function SolvedPicture({ kind, card, which = 0 }: Place & { kind: Solution["picture"] }) {
  const facts = card?.facts[which];
  if (kind === undefined || facts === undefined) return null;
  return <SeeIt kind={kind} facts={facts} names={card?.names?.[which] ?? []} />;
}

/** All steps in a list; folded for whoever wants the answer first. */
function Steps({ steps, ...rest }: Place & { steps: readonly Step[]; Heading: HeadingTag }) {
  const t = useTranslations("chat.card");
  const { stepByStepSolutions } = useSettings();
  const list = (
    <ol className="py-2">
      {steps.map((step, index) => (
        <SolutionStep key={step.stepNumber} step={step} index={index} {...rest} />
      ))}
    </ol>
  );
  if (stepByStepSolutions || steps.length === 0) return list;
  return (
    <details>
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium text-primary hover:bg-accent sm:px-5">
        {t("showSteps", { count: steps.length })}
      </summary>
      {list}
    </details>
  );
}

/** Its number stands in the margin, left of the notebook's margin line. */
function SolutionStep({ step, index, Heading, ...place }: Place & { step: Step; index: number; Heading: HeadingTag }) {
  const t = useTranslations("chat.card");
  const { showFormulas } = useSettings();
  return (
    <li className="grid grid-cols-[2.25rem_1fr] sm:grid-cols-[3.25rem_1fr]">
      <span className="tabular pt-2.5 text-center text-sm font-semibold text-primary">
        <span className="sr-only">{t("step", { number: String(step.stepNumber) })}</span>
        <span aria-hidden="true">{step.stepNumber}</span>
      </span>
      <div className="min-w-0 space-y-2 border-s border-primary/25 px-3 py-2.5 sm:px-5">
        {step.title ? (
          <Heading className="font-medium">
            <ChemistryText text={step.title} />
          </Heading>
        ) : null}
        {step.content ? (
          <p className="whitespace-pre-line">
            <ChemistryText text={step.content} />
          </p>
        ) : null}
        {step.equation && showFormulas ? <StepLines text={step.equation} step={index} {...place} /> : null}
        {step.explanation ? (
          <p className="whitespace-pre-line text-sm text-muted-foreground">
            <ChemistryText text={step.explanation} />
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Right behind its number or after a space, as the language writes it. */
function percentSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: "percent" }).formatToParts(1);
  return parts.some((part) => part.type === "literal") ? "\u202F%" : "%";
}

function FinalAnswer({ answer, Heading }: { answer: Answer; Heading: HeadingTag }) {
  const t = useTranslations("chat.card");
  const locale = useLocale();
  const unit = answer.unit === "%" ? percentSign(locale) : answer.unit && `\u202F${answer.unit}`;
  return (
    <div className="border-t bg-primary-soft px-4 py-3.5 sm:px-5">
      <Heading className="text-xs font-semibold text-primary">{t("finalAnswer")}</Heading>
      <WrittenEquation text={`${answer.value}${unit}`} className="font-semibold" />
      {answer.explanation ? (
        <p className="whitespace-pre-line text-center text-sm">
          <ChemistryText text={answer.explanation} />
        </p>
      ) : null}
    </div>
  );
}

/** What the count of atoms does not see. */
function Doubts({ doubts, Heading }: { doubts: readonly string[]; Heading: HeadingTag }) {
  const t = useTranslations("chat.card");
  return (
    <div className="space-y-1 border-t bg-nearly-soft px-4 py-3.5 text-sm sm:px-5">
      <Heading className="flex items-center gap-1.5 font-semibold text-nearly">
        <TriangleAlertIcon aria-hidden="true" className="size-4 shrink-0" />
        {t("doubts")}
      </Heading>
      {doubts.map((doubt) => (
        <p key={doubt}>
          <ChemistryText text={doubt} />
        </p>
      ))}
    </div>
  );
}
