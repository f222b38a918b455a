"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { toast } from "#components/ui/toast.ts";
import { useLearningHistory, useLearningHistoryUpdate } from "#lib/client/learning-history.ts";
import type { LearningHistory as History } from "#lib/contracts/answers/learning-history.ts";
import type { LearningHistoryUpdate } from "#lib/contracts/learning-history.ts";

/** What the tutor knows of how the student learns. The student decides whether it is used, and what of it is right. */
export function LearningHistory() {
  const t = useTranslations("settings.learningHistory");
  const id = useId();
  const { data, isPending, refetch } = useLearningHistory();
  return (
    <section aria-labelledby={id} className="space-y-3 border-t pt-5">
      <h3 id={id} className="text-sm font-medium">
        {t("title")}
      </h3>
      <p className="text-sm text-muted-foreground">{t("description")}</p>
      {isPending && <Spinner label={t("loading")} />}
      {data && <HistoryChoices history={data} />}
      {!isPending && data === undefined && (
        <RetryNotice layout="line" text={t("failed")} action={t("retry")} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function HistoryChoices({ history: { isUsed, notes } }: { history: History }) {
  const t = useTranslations("settings.learningHistory");
  const { mutateAsync } = useLearningHistoryUpdate();

  async function save(update: LearningHistoryUpdate) {
    try {
      await mutateAsync(update);
    } catch {
      toast({ title: t("notSaved"), variant: "destructive" });
    }
  }

  return (
    <div className="space-y-2 text-sm">
      <Choice
        label={t("isUsed")}
        isChosen={isUsed}
        isDisabled={false}
        onChoose={(isChosen) => void save({ isUsed: isChosen })}
      />
      {notes.length === 0 && <p className="rounded-md bg-muted px-4 py-3">{t("empty")}</p>}
      {notes.length > 0 && (
        <ul className="space-y-2 ps-6">
          {notes.map(({ key, text, isLeftOut }) => (
            <li key={key}>
              <Choice
                label={text}
                isChosen={!isLeftOut}
                isDisabled={!isUsed}
                onChoose={(isRight) => void save({ key, isLeftOut: !isRight })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ChoiceProps = { label: string; isChosen: boolean; isDisabled: boolean; onChoose: (isChosen: boolean) => void };

function Choice({ label, isChosen, isDisabled, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-start gap-2 has-disabled:cursor-default has-disabled:text-muted-foreground">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-primary"
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
