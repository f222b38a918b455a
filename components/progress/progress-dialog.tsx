"use client";

import { FlameIcon, SparklesIcon, SquareCheckIcon, type LucideIcon } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Advice, type AdviceActions } from "#components/diagnostic/advice.tsx";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useProgress } from "#lib/client/progress.ts";
import type { TopicProgress } from "#lib/contracts/answers/progress.ts";
import { overviewOf } from "#lib/mastery/overview.ts";
import { CompletionRing } from "./completion-ring.tsx";
import { ProgressHistory } from "./progress-history.tsx";
import { TopicMastery } from "./topic-mastery.tsx";

type ProgressActions = AdviceActions & { onDiagnostic: () => void };

type ProgressDialogProps = ProgressActions & { isOpen: boolean; onClose: () => void };

/** What was shown so far: only work without help moves a level, and the dialog says so. */
export function ProgressDialog({ isOpen, onClose, onPractice, onLesson, onDiagnostic }: ProgressDialogProps) {
  const t = useTranslations("progress");
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} description={t("description")} closeLabel={t("close")}>
      <ProgressContent
        onPractice={(subtopic) => {
          onClose();
          onPractice(subtopic);
        }}
        onLesson={(concept) => {
          onClose();
          onLesson(concept);
        }}
        onDiagnostic={onDiagnostic}
      />
    </Modal>
  );
}

function ProgressContent({ onPractice, onLesson, onDiagnostic }: ProgressActions) {
  const t = useTranslations("progress");
  const { data, isPending, refetch } = useProgress();
  if (isPending) return <Spinner label={t("loading")} className="mx-auto my-16" />;
  if (data === undefined)
    return <RetryNotice layout="dialog" text={t("failed")} action={t("retry")} onRetry={() => void refetch()} />;
  return (
    <div className="space-y-6 p-5">
      <ProgressOverview records={data} />
      <Advice onPractice={onPractice} onLesson={onLesson} />
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={onDiagnostic}>
        {t("advice.check")}
      </Button>
      <ProgressHistory onPractice={onPractice} />
    </div>
  );
}

function ProgressOverview({ records }: { records: readonly TopicProgress[] }) {
  const t = useTranslations("progress");
  const format = useFormatter();
  const { percentage, problemsSolved, streakDays, xpPoints } = overviewOf(records);
  const percent = format.number(percentage / 100, { style: "percent", maximumFractionDigits: 0 });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="flex items-center gap-4">
          <CompletionRing percentage={percentage} label={percent} />
          <p className="max-w-28 text-sm font-medium">{t("overall")}</p>
        </div>
        <dl className="grid flex-1 basis-64 grid-cols-3 gap-3">
          <Figure icon={SquareCheckIcon} name={t("totalSolved")} value={format.number(problemsSolved)} />
          <Figure icon={FlameIcon} name={t("streak")} value={format.number(streakDays)} />
          <Figure icon={SparklesIcon} name={t("totalXp")} value={format.number(xpPoints)} />
        </dl>
      </div>
      {records.length === 0 ? <p className="rounded-md bg-muted px-4 py-3 text-sm">{t("empty")}</p> : null}
      <section className="space-y-3">
        <h3 className="font-semibold">{t("topicMastery")}</h3>
        <TopicMastery records={records} />
      </section>
    </>
  );
}

function Figure({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col justify-between">
      <dt className="flex flex-col gap-1 text-xs text-muted-foreground">
        <Icon aria-hidden="true" className="size-4" />
        {name}
      </dt>
      <dd className="tabular mt-1 text-2xl font-semibold">{value}</dd>
    </div>
  );
}
