"use client";

import { useTranslations } from "next-intl";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useProgressHistory } from "#lib/client/progress.ts";
import { useCurrentUser } from "#lib/client/user.ts";
import type { Subtopic } from "#lib/curriculum/topics.ts";
import { practiceWeeks } from "#lib/mastery/practice-weeks.ts";
import { HistoryChart } from "./history-chart.tsx";
import { ReviewPlanner } from "./review-planner.tsx";

type ProgressHistoryProps = { onPractice: (subtopic: Subtopic) => void };

/** The last weeks and the next reviews, for plans that have them; the others are told which do. */
export function ProgressHistory({ onPractice }: ProgressHistoryProps) {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return user.canSeeHistory ? <HistoryContent onPractice={onPractice} /> : <HistoryOffer />;
}

function HistoryContent({ onPractice }: ProgressHistoryProps) {
  const t = useTranslations("progress.history");
  const { data, isPending, refetch } = useProgressHistory();
  if (isPending) return <Spinner label={t("loading")} className="mx-auto my-8" />;
  if (data === undefined)
    return <RetryNotice layout="line" text={t("failed")} action={t("retry")} onRetry={() => void refetch()} />;
  return (
    <>
      <section className="space-y-3">
        <h3 className="font-semibold">{t("title")}</h3>
        <HistoryChart weeks={practiceWeeks(data.days, data.today)} />
      </section>
      <section className="space-y-3">
        <h3 className="font-semibold">{t("planner")}</h3>
        <ReviewPlanner reviews={data.reviews} today={data.today} onPractice={onPractice} />
      </section>
    </>
  );
}

function HistoryOffer() {
  const t = useTranslations("progress.history");
  return (
    <p className="rounded-md bg-muted px-4 py-3 text-sm">
      {t("offer")}{" "}
      <a href="/pricing" className="text-primary underline underline-offset-4">
        {t("seePlans")}
      </a>
    </p>
  );
}
