"use client";

import { CheckIcon, CircleDashedIcon, DotIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { WrittenEquation } from "#components/chemistry/written-equation.tsx";
import type { GuidedRemark, GuidedSolutionCard } from "#lib/cards/guided-solution.ts";
import { CardFrame } from "../card-frame.tsx";
import type { CardProps } from "../card-props.ts";

/** A problem that is worked together: what was said of the last lines, what is done, help, and what is asked now. */
export function GuidedView({ card, badge }: CardProps<"guided_solution">) {
  const t = useTranslations("chat.card.guided");
  const { mode, problem, given, asked, remarks, steps, hint, question } = card;
  return (
    <CardFrame title={t(mode === "check" ? "check" : "title")} badges={badge}>
      <div className="space-y-1 border-b px-4 py-3 text-sm sm:px-5">
        <p className="whitespace-pre-line">
          <ChemistryText text={problem} />
        </p>
        {given.length > 0 ? (
          <p className="text-muted-foreground">
            {t("given")}: <ChemistryText text={given.join(", ")} />
          </p>
        ) : null}
        {asked === "" ? null : (
          <p className="text-muted-foreground">
            <ChemistryText text={asked} />
          </p>
        )}
      </div>
      {remarks.length === 0 ? null : <Remarks remarks={remarks} />}
      {steps.length === 0 ? null : <DoneSteps steps={steps} />}
      {hint === null ? null : (
        <section className="space-y-1 border-b px-4 py-3 sm:px-5">
          <h3 className="text-xs font-semibold text-primary">{t("hint")}</h3>
          {hint.text === "" ? null : (
            <p className="whitespace-pre-line">
              <ChemistryText text={hint.text} />
            </p>
          )}
          {hint.equation === "" ? null : <WrittenEquation text={hint.equation} className="py-1" />}
        </section>
      )}
      <section className="bg-primary-soft px-4 py-3.5 sm:px-5">
        <h3 className="text-xs font-semibold text-primary">{t("next")}</h3>
        <p className="whitespace-pre-line font-medium">
          <ChemistryText text={question} />
        </p>
      </section>
    </CardFrame>
  );
}

const MARKS = {
  right: { Icon: CheckIcon, look: "text-correct" },
  wrong: { Icon: CircleDashedIcon, look: "text-nearly" },
  neither: { Icon: DotIcon, look: "text-muted-foreground" },
} as const;

/** Whether a line is right is said in words, too: not by its colour or its sign alone. */
function Remarks({ remarks }: { remarks: readonly GuidedRemark[] }) {
  const t = useTranslations("chat.card.guided");
  return (
    <section className="border-b px-4 py-3 sm:px-5">
      <h3 className="text-xs font-semibold text-primary">{t("remarks")}</h3>
      <ul className="mt-1 space-y-2">
        {remarks.map(({ said, verdict, text }) => {
          const { Icon, look } = MARKS[verdict];
          return (
            <li key={`${said} ${text}`} className="grid grid-cols-[1.25rem_1fr] gap-x-2">
              <Icon aria-hidden="true" className={`mt-1 size-4 ${look}`} />
              <div className="min-w-0 break-words">
                <span className="sr-only">{t(verdict)}: </span>
                {said === "" ? null : (
                  <p className="font-medium">
                    <ChemistryText text={said} />
                  </p>
                )}
                <p className="text-sm">
                  <ChemistryText text={text} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function DoneSteps({ steps }: { steps: GuidedSolutionCard["steps"] }) {
  const t = useTranslations("chat.card.guided");
  return (
    <section className="border-b px-4 py-3 sm:px-5">
      <h3 className="text-xs font-semibold text-primary">{t("done")}</h3>
      <ol className="mt-1 space-y-2">
        {steps.map(({ title, equation, by }, index) => (
          <li key={`${title} ${equation}`} className="grid grid-cols-[1.25rem_1fr] gap-x-2">
            <span className="tabular text-sm font-semibold text-primary">{index + 1}</span>
            <div className="min-w-0">
              <p className="text-sm">
                <ChemistryText text={title} />
                {by === "tutor" ? <span className="text-muted-foreground"> ({t("byTutor")})</span> : null}
              </p>
              {equation === "" ? null : <WrittenEquation text={equation} className="py-1" />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
