"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.ts";
import { RequestError } from "#lib/client/request.ts";
import { useCancellation } from "#lib/client/subscription.ts";

/** Two steps: the wish, then the confirmation. The focus goes along. */
export function CancelPlan() {
  const t = useTranslations("settings.subscription");
  const [isAsking, setAsking] = useState(false);
  const wish = useRef<HTMLButtonElement>(null);

  function keep() {
    setAsking(false);
    requestAnimationFrame(() => wish.current?.focus());
  }

  if (isAsking) return <Confirmation onKeep={keep} />;
  return (
    <Button ref={wish} variant="ghost" className="text-wrong" onClick={() => setAsking(true)}>
      {t("cancel")}
    </Button>
  );
}

function Confirmation({ onKeep }: { onKeep: () => void }) {
  const t = useTranslations("settings.subscription");
  const cancellation = useCancellation();
  const question = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);

  function cancel() {
    if (cancellation.isPending) return;
    cancellation.mutate(undefined, {
      onSuccess: ({ success, message }) => (success ? tellCanceled(message) : tellFailed(message)),
      onError: (error) => tellFailed(serverMessageOf(error)),
    });
  }

  function tellCanceled(message: string) {
    toast({ title: t("canceledTitle"), description: message });
    onKeep();
  }

  function tellFailed(message: string | null) {
    toast({ variant: "destructive", title: t("cancelFailedTitle"), description: message || t("cancelFailed") });
  }

  return (
    <div role="group" aria-labelledby={question} className="space-y-3 rounded-md border border-wrong p-4 text-sm">
      <p id={question}>{t("cancelQuestion")}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" aria-disabled={cancellation.isPending} onClick={cancel}>
          {t(cancellation.isPending ? "canceling" : "confirmCancel")}
        </Button>
        <Button ref={safe} variant="outline" onClick={onKeep}>
          {t("keep")}
        </Button>
      </div>
    </div>
  );
}

/** The sentence of an error answer, in the reader's language; null when there is none. */
function serverMessageOf(error: unknown): string | null {
  if (!(error instanceof RequestError)) return null;
  try {
    const body: unknown = JSON.parse(error.body);
    if (typeof body !== "object" || body === null || !("message" in body)) return null;
    return typeof body.message === "string" ? body.message : null;
  } catch {
    return null;
  }
}
