"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { serverMessageOf } from "#components/billing/server-message.ts";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { toast } from "#components/ui/toast.ts";
import { useAccountDeletion } from "#lib/client/account.ts";
import { isConfirmed } from "#lib/contracts/account-confirmation.ts";

/** Two steps: the wish, then the confirmation by what only its person would type. The focus goes along. */
export function DeleteAccount({ confirmation }: { confirmation: string }) {
  const t = useTranslations("settings.account");
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);

  function keep() {
    setAsking(false);
    requestAnimationFrame(() => first.current?.focus());
  }

  if (isAsking) return <Confirmation confirmation={confirmation} onKeep={keep} />;
  return (
    <Button ref={first} variant="outline" className="text-wrong" onClick={() => setAsking(true)}>
      {t("wish")}
    </Button>
  );
}

function Confirmation({ confirmation, onKeep }: { confirmation: string; onKeep: () => void }) {
  const t = useTranslations("settings.account");
  const { typed, isWrong, isPending, type, submit } = useDeletion(confirmation);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // All of it, and not only the field, which the dialog's footer could cover.
    form.current?.scrollIntoView({ block: "end" });
  }, []);
  return (
    <form
      ref={form}
      aria-labelledby={`${id}-question`}
      noValidate
      onSubmit={submit}
      className="basis-full scroll-mb-24 space-y-3 rounded-md border border-wrong p-4 text-sm"
    >
      <p id={`${id}-question`} className="font-semibold">
        {t("question")}
      </p>
      <p id={`${id}-consequences`}>{t("consequences")}</p>
      <div className="space-y-1.5">
        <Label htmlFor={id} className="wrap-anywhere">
          {t("label", { confirmation })}
        </Label>
        <Input
          ref={field}
          id={id}
          value={typed}
          onChange={({ target }) => type(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-consequences ${id}-mismatch`}
        />
        <p id={`${id}-mismatch`} role="alert" className="min-h-lh text-wrong">
          {isWrong ? t("mismatch") : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="destructive" aria-disabled={isPending}>
          {t(isPending ? "pending" : "confirm")}
        </Button>
        <Button variant="outline" onClick={onKeep} disabled={isPending}>
          {t("keep")}
        </Button>
      </div>
    </form>
  );
}

function useDeletion(confirmation: string) {
  const t = useTranslations("settings.account");
  const deletion = useAccountDeletion();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  // Once it is done the page leaves, and nothing here may be done again.
  const isPending = deletion.isPending || deletion.isSuccess;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (isConfirmed(typed, confirmation)) void remove();
    else setWrong(true);
  }

  /** It is told also to who has closed the dialog meanwhile. */
  async function remove() {
    try {
      await deletion.mutateAsync({ confirmation: typed });
    } catch (error) {
      toast({ variant: "destructive", title: t("failedTitle"), description: serverMessageOf(error) ?? t("failed") });
    }
  }

  function type(text: string) {
    setTyped(text);
    setWrong(false);
  }

  return { typed, isWrong, isPending, type, submit };
}
