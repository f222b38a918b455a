"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button, type ButtonProps } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { toast } from "#components/ui/toast.ts";
import { useCancellation } from "#lib/client/subscription.ts";
import { PLAN_STANDING_ID } from "./plan-standing.tsx";
import { serverMessageOf } from "./server-message.ts";

type CancelPlanProps = Required<Pick<ButtonProps, "variant">> & {
  /** What the first step is called. */
  wish: string;
};

/** Two steps: the wish, then the confirmation. The focus goes along. */
export function CancelPlan({ wish, variant }: CancelPlanProps) {
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);

  function keep() {
    setAsking(false);
    requestAnimationFrame(() => first.current?.focus());
  }

  function finish() {
    setAsking(false);
    document.getElementById(PLAN_STANDING_ID)?.focus();
  }

  if (isAsking) return <Confirmation onKeep={keep} onCanceled={finish} />;
  return (
    <Button
      ref={first}
      variant={variant}
      className={cn(variant === "ghost" && "text-wrong")}
      onClick={() => setAsking(true)}
    >
      {wish}
    </Button>
  );
}

function Confirmation({ onKeep, onCanceled }: { onKeep: () => void; onCanceled: () => void }) {
  const t = useTranslations("payment.cancel");
  const cancellation = useCancellation();
  const question = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);

  async function cancel() {
    if (cancellation.isPending) return;
    try {
      const { success, message } = await cancellation.mutateAsync();
      if (success) tellCanceled(message);
      else tellFailed(message);
    } catch (error) {
      tellFailed(serverMessageOf(error));
    }
  }

  function tellCanceled(message: string) {
    toast({ title: t("doneTitle"), description: message });
    onCanceled();
  }

  function tellFailed(message: string | null) {
    toast({ variant: "destructive", title: t("failedTitle"), description: message || t("failed") });
  }

  return (
    <section aria-labelledby={question} className="space-y-3 rounded-md border border-wrong p-4 text-sm">
      <p id={question} className="text-foreground">
        {t("question")}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" aria-disabled={cancellation.isPending} onClick={() => void cancel()}>
          {t(cancellation.isPending ? "pending" : "confirm")}
        </Button>
        <Button ref={safe} variant="outline" onClick={onKeep}>
          {t("keep")}
        </Button>
      </div>
    </section>
  );
}
