"use client";

import { useTranslations } from "next-intl";
import { Markdown } from "#components/chemistry/markdown.tsx";
import { CardFrame } from "./card-frame.tsx";
import type { CardProps } from "./card-props.ts";
import { ProblemReading } from "./problem-reading.tsx";
import { SolvedProblem } from "./solved-problem.tsx";

/** One worked solution, or several, each below its problem's number. */
export function StepSolution({ card, badge }: CardProps<"step_solution">) {
  const t = useTranslations("chat.card");
  const solutions = Array.isArray(card.solution) ? card.solution : [card.solution];
  return (
    <CardFrame title={t("stepSolution")} badges={badge}>
      {card.reading === undefined ? null : <ProblemReading problem={card.problem} reading={card.reading} />}
      {solutions.map((solution, index) => (
        <SolvedProblem
          key={`${solution.part ?? ""}${solution.problemNumber ?? index}`}
          solution={solution}
          card={card}
          which={index}
        />
      ))}
      {card.notes?.map((note) => (
        <div key={note} className="border-t px-4 py-3 text-sm sm:px-5">
          <Markdown source={note} />
        </div>
      ))}
    </CardFrame>
  );
}
