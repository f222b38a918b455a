"use client";

import { CheckIcon, CircleDashedIcon, DotIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Drawings } from "#components/chemistry/drawings.tsx";
import { WrittenEquation } from "#components/chemistry/written-equation.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import type { LessonCard } from "#lib/cards/lesson.ts";
import { useCardActions } from "../card-actions.ts";
import { CardFrame } from "../card-frame.tsx";
import type { CardProps } from "../card-props.ts";
import { LessonChoice } from "./lesson-choice.tsx";
import { LessonOrder } from "./lesson-order.tsx";
import { LessonValue } from "./lesson-value.tsx";
import { LessonWay } from "./lesson-way.tsx";
import { useArrival } from "./use-arrival.ts";

/** A lesson where it stands: the way, what was said to the last answer, and the step that is open. */
export function LessonView({ card, badge }: CardProps<"lesson">) {
  const t = useTranslations("chat.card.lesson");
  const actions = useCardActions();
  const { place, expectNext } = useArrival<HTMLDivElement>();
  const ask =
    actions === null
      ? null
      : (text: string) => {
          expectNext();
          actions.send(text);
        };
  const isBusy = actions?.isBusy ?? false;
  const { title, way, at, remark, step, moves } = card;
  return (
    <CardFrame title={title} subject={t("kind")} badges={badge}>
      <LessonWay way={way} at={at} isBusy={isBusy} ask={ask} />
      {/* What is new is read out once it is there: what was pressed belongs to the card before. */}
      <div
        ref={place}
        role="group"
        aria-label={way[at]?.name ?? title}
        tabIndex={-1}
        data-lesson-step=""
        className="-outline-offset-2"
      >
        {remark === null ? null : <Remark remark={remark} />}
        <section className="space-y-3 px-4 py-3.5 sm:px-5">
          <h3 className="text-xs font-semibold text-primary">
            <ChemistryText text={way[at]?.name ?? ""} />
          </h3>
          <p className="whitespace-pre-line">
            <ChemistryText text={step.text} />
          </p>
          {step.lines === "" ? null : <WrittenEquation text={step.lines} className="py-1" />}
          <Drawings drawings={step.drawings} />
          <Task card={card} isBusy={isBusy} ask={ask} />
        </section>
      </div>
      {ask === null ? null : (
        <div className="flex flex-wrap gap-2 border-t px-4 py-3 sm:px-5">
          {moves.map(({ id, text }) => (
            <AskButton
              key={id}
              variant={id === "short" ? "ghost" : "default"}
              isBusy={isBusy}
              data-lesson-ask=""
              className="h-auto max-w-full whitespace-normal"
              onClick={() => ask(text)}
            >
              <span>
                <ChemistryText text={text} />
              </span>
            </AskButton>
          ))}
        </div>
      )}
    </CardFrame>
  );
}

type TaskProps = { card: LessonCard; isBusy: boolean; ask: ((text: string) => void) | null };

function Task({ card: { step }, isBusy, ask }: TaskProps) {
  switch (step.task) {
    case "predict":
    case "choose":
      return <LessonChoice options={step.options} isBusy={isBusy} ask={ask} />;
    case "order":
      return <LessonOrder options={step.options} isBusy={isBusy} ask={ask} />;
    case "estimate":
      return <LessonValue unit={step.unit} isBusy={isBusy} ask={ask} />;
    case "tell":
    case "end":
      return null;
  }
}

const MARKS = {
  right: { Icon: CheckIcon, look: "text-correct" },
  wrong: { Icon: CircleDashedIcon, look: "text-nearly" },
  neither: { Icon: DotIcon, look: "text-primary" },
} as const;

/** How it stands is said in words beside its sign. */
function Remark({ remark: { said, verdict, label, text } }: { remark: NonNullable<LessonCard["remark"]> }) {
  const t = useTranslations("chat.card.lesson");
  const { Icon, look } = MARKS[verdict];
  return (
    <section className="space-y-1 border-b bg-primary-soft px-4 py-3 sm:px-5">
      <p className="text-sm text-muted-foreground">
        <ChemistryText text={t("said", { said })} />
      </p>
      <p className="flex items-center gap-1.5 font-semibold">
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${look}`} />
        <ChemistryText text={label} />
      </p>
      <p>
        <ChemistryText text={text} />
      </p>
    </section>
  );
}
