"use client";

import { useLocale, useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Equation } from "#components/chemistry/equation.tsx";
import { Markdown } from "#components/chemistry/markdown.tsx";
import type { FinalAnswer as Answer, Solution, SolutionStep as Step } from "#lib/cards/step-solution.ts";
import type { CardProps } from "./card-props.ts";

/** One worked solution, or several, each below its problem's number. */
export function StepSolution({ card, badge }: CardProps<"step_solution">) {
  const t = useTranslations("chat.card");
  const solutions = Array.isArray(card.solution) ? card.solution : [card.solution];
  return (
    <div className="overflow-hidden rounded-lg border bg-card text-card-foreground">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2.5 sm:px-5">
        <h2 className="text-sm font-semibold">{t("stepSolution")}</h2>
        {badge}
      </header>
      {solutions.map((solution, index) => (
        <SolvedProblem key={solution.problemNumber ?? index} solution={solution} />
      ))}
      {card.notes?.map((note) => (
        <div key={note} className="border-t px-4 py-3 text-sm sm:px-5">
          <Markdown source={note} />
        </div>
      ))}
    </div>
  );
}

/** Below a problem's own heading the others step down by one. */
type HeadingTag = "h3" | "h4";

function SolvedProblem({ solution }: { solution: Solution }) {
  const t = useTranslations("chat.card");
  const Heading: HeadingTag = solution.problemNumber === undefined ? "h3" : "h4";
  return (
    <div className="not-first-of-type:border-t">
      {solution.problemNumber === undefined ? null : (
        <h3 className="px-4 pt-4 font-semibold sm:px-5">{t("problem", { number: solution.problemNumber })}</h3>
      )}
      <ol className="py-2">
        {solution.steps.map((step) => (
          <SolutionStep key={step.stepNumber} step={step} Heading={Heading} />
        ))}
      </ol>
      <FinalAnswer answer={solution.finalAnswer} Heading={Heading} />
    </div>
  );
}

/** Its number stands in the margin, left of the notebook's margin line. */
function SolutionStep({ step, Heading }: { step: Step; Heading: HeadingTag }) {
  const t = useTranslations("chat.card");
  return (
    <li className="grid grid-cols-[2.25rem_1fr] sm:grid-cols-[3.25rem_1fr]">
      <span className="tabular pt-2.5 text-center text-sm font-semibold text-primary">
        <span className="sr-only">{t("step", { number: step.stepNumber })}</span>
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
        {step.equation ? <Equation text={step.equation} className="py-1" /> : null}
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
      <Equation text={`${answer.value}${unit}`} className="font-semibold" />
      {answer.explanation ? (
        <p className="whitespace-pre-line text-center text-sm">
          <ChemistryText text={answer.explanation} />
        </p>
      ) : null}
    </div>
  );
}
