"use client";

import { CheckIcon } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { DifficultyBadge } from "#components/cards/difficulty-badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useAdvice } from "#lib/client/diagnostic.ts";
import type { Advice as Advised } from "#lib/contracts/answers/advice.ts";
import { SUBTOPICS, type Subtopic } from "#lib/curriculum/topics.ts";

export type AdviceActions = {
  onPractice: (subtopic: Subtopic) => void;
  /** Asks for the lesson on a concept, by its name. */
  onLesson: (concept: string) => void;
};

type Next = Advised["next"][number];

/** What to learn next and why, with the lesson and the practice one press away; and what is likely known. */
export function Advice(actions: AdviceActions) {
  const t = useTranslations("progress.advice");
  const { data, isPending, refetch } = useAdvice();
  if (isPending) return <Spinner label={t("loading")} className="mx-auto my-8" />;
  if (data === undefined)
    return <RetryNotice layout="line" text={t("failed")} action={t("retry")} onRetry={() => void refetch()} />;
  return (
    <>
      <section className="space-y-3">
        <h3 className="font-semibold">{t("title")}</h3>
        <ol className="divide-y rounded-lg border">
          {data.next.map((next) => (
            <NextSubtopic key={next.subtopic} next={next} {...actions} />
          ))}
        </ol>
      </section>
      <section className="space-y-3">
        <h3 className="font-semibold">{t("known")}</h3>
        <Known known={data.known} />
      </section>
    </>
  );
}

function NextSubtopic({ next, onPractice, onLesson }: { next: Next } & AdviceActions) {
  const t = useTranslations();
  const name = t(`curriculum.subtopics.${next.subtopic}`);
  const subtopic = SUBTOPICS.find(({ slug }) => slug === next.subtopic);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {name} <DifficultyBadge difficulty={next.level} />
        </p>
        <Reason next={next} />
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" onClick={() => onLesson(name)}>
          {t("progress.advice.lesson")} <span className="sr-only">{name}</span>
        </Button>
        {subtopic === undefined ? null : (
          <Button size="sm" onClick={() => onPractice(subtopic)}>
            {t("progress.advice.practise")} <span className="sr-only">{name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function Reason({ next: { reason, because } }: { next: Next }) {
  const t = useTranslations();
  const format = useFormatter();
  const topics = format.list(
    because.map((slug) => t(`curriculum.subtopics.${slug}`)),
    { type: "conjunction" },
  );
  return <p className="text-sm text-muted-foreground">{t(`progress.advice.reasons.${reason}`, { topics })}</p>;
}

function Known({ known }: Pick<Advised, "known">) {
  const t = useTranslations();
  const format = useFormatter();
  if (known.length === 0) return <p className="text-sm text-muted-foreground">{t("progress.advice.nothingKnown")}</p>;
  return (
    <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {known.map(({ subtopic, chance, isMastered }) => (
        <li key={subtopic} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            {t(`curriculum.subtopics.${subtopic}`)}
            {isMastered ? (
              <>
                {" "}
                <CheckIcon aria-hidden="true" className="inline size-4 text-correct" />
                <span className="sr-only">{t("progress.mastered")}</span>
              </>
            ) : null}
          </span>
          <span className="tabular text-xs text-muted-foreground">
            {t("progress.advice.chance", {
              percentage: format.number(chance, { style: "percent", maximumFractionDigits: 0 }),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
