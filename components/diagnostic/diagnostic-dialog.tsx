"use client";

import { CheckIcon, MinusIcon, XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/class-names.ts";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { type DiagnosticStep, useDiagnostic, useDiagnosticStep } from "#lib/client/diagnostic.ts";
import type { Diagnostic } from "#lib/contracts/answers/diagnostic.ts";
import { Advice, type AdviceActions } from "./advice.tsx";
import { DiagnosticQuestion } from "./diagnostic-question.tsx";

type DiagnosticDialogProps = { isOpen: boolean; onClose: () => void } & AdviceActions;

/** A short diagnostic: a few questions, each chosen by the answers before it; marks alone on the way, and at the end what to learn next. */
export function DiagnosticDialog({ isOpen, onClose, onPractice, onLesson }: DiagnosticDialogProps) {
  const t = useTranslations("progress.diagnostic");
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} description={t("description")} closeLabel={t("close")}>
      <Content
        onPractice={(subtopic) => {
          onClose();
          onPractice(subtopic);
        }}
        onLesson={(concept) => {
          onClose();
          onLesson(concept);
        }}
      />
    </Modal>
  );
}

function Content(actions: AdviceActions) {
  const t = useTranslations("progress.diagnostic");
  const { data, isPending, refetch } = useDiagnostic();
  const step = useDiagnosticStep();
  const take = (next: DiagnosticStep) => (step.isPending ? undefined : step.mutate(next));
  if (isPending) return <Spinner label={t("loading")} className="mx-auto my-16" />;
  if (data === undefined)
    return <RetryNotice layout="dialog" text={t("failed")} action={t("retry")} onRetry={() => void refetch()} />;
  return (
    <div className="space-y-5 p-5">
      {data.outcomes.length === 0 ? null : <Outcomes {...data} />}
      {data.question === null ? null : (
        <DiagnosticQuestion
          key={data.question.number}
          question={data.question}
          isBusy={step.isPending}
          onAnswer={(answer) => take({ do: "answer", number: data.question?.number ?? 0, answer })}
        />
      )}
      {data.state === "done" ? <Advice {...actions} /> : null}
      {step.isError ? (
        <p role="alert" className="text-sm text-wrong">
          {t("stepFailed")}
        </p>
      ) : null}
      <Steps diagnostic={data} isBusy={step.isPending} onStep={take} />
    </div>
  );
}

type StepsProps = { diagnostic: Diagnostic; isBusy: boolean; onStep: (step: DiagnosticStep) => void };

/** What begins it, ends it, and begins it anew. */
function Steps({ diagnostic: { state, outcomes }, isBusy, onStep }: StepsProps) {
  const t = useTranslations("progress.diagnostic");
  if (state === "open")
    return outcomes.length === 0 ? null : (
      <Button variant="ghost" size="sm" aria-disabled={isBusy} onClick={() => onStep({ do: "end" })}>
        {t("stop")}
      </Button>
    );
  return (
    <div className="space-y-3">
      {state === "none" ? <p className="max-w-prose text-sm">{t("intro")}</p> : null}
      <Button
        variant={state === "none" ? "default" : "outline"}
        aria-disabled={isBusy}
        onClick={() => onStep({ do: "begin" })}
      >
        {t(state === "none" ? "begin" : "again")}
      </Button>
    </div>
  );
}

const SIGNS = { right: CheckIcon, wrong: XIcon, skipped: MinusIcon } as const;
const COLOURS = { right: "text-correct", wrong: "text-wrong", skipped: "text-muted-foreground" } as const;

/** How the questions so far went, each as a sign; the last one in words. */
function Outcomes({ outcomes, total, state }: Diagnostic) {
  const t = useTranslations("progress.diagnostic");
  const last = outcomes.at(-1);
  const right = outcomes.filter((outcome) => outcome === "right").length;
  return (
    <div className="space-y-1.5">
      <p role="status" className="tabular text-sm">
        {state === "open" && last !== undefined
          ? t("soFar", { outcome: t(`outcomes.${last}`), number: outcomes.length + 1, total })
          : t("sum", { right, answered: outcomes.length })}
      </p>
      <ol aria-label={t("outcomes.label")} className="flex flex-wrap gap-1">
        {outcomes.map((outcome, index) => {
          const Sign = SIGNS[outcome];
          // Their order never changes.
          const key = `${index}`;
          return (
            <li key={key} className="grid size-6 place-items-center rounded border">
              <Sign aria-hidden="true" className={cn("size-4", COLOURS[outcome])} />
              <span className="sr-only">{t(`outcomes.${outcome}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
