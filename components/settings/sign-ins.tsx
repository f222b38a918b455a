"use client";

import { useFormatter, useNow, useTranslations } from "next-intl";
import { useRef } from "react";
import { serverMessageOf } from "#components/billing/server-message.ts";
import { Button } from "#components/ui/button.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { toast } from "#components/ui/toast.ts";
import { useSignIns, useSignOut } from "#lib/client/sign-ins.ts";
import { ownTimeZone } from "#lib/client/time-zone.ts";
import type { SignIn } from "#lib/contracts/answers/sign-in.ts";
import { BROWSERS, PLATFORMS } from "#lib/devices/device.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Where one is signed in, each to be ended from here. */
export function SignIns() {
  const t = useTranslations("settings.signIns");
  const title = useRef<HTMLHeadingElement>(null);
  const { data, isPending, refetch } = useSignIns();
  return (
    <section aria-labelledby="sign-ins-title" className="space-y-4 border-t pt-5">
      <h3 id="sign-ins-title" ref={title} tabIndex={-1} className="text-sm font-semibold">
        {t("title")}
      </h3>
      <p className="text-sm text-muted-foreground">{t("text")}</p>
      {isPending ? <Spinner label={t("loading")} /> : null}
      {data ? <SignInList signIns={data} onSignedOut={() => title.current?.focus()} /> : null}
      {isPending || data ? null : (
        <RetryNotice layout="part" text={t("failedToLoad")} action={t("retry")} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

/** What was pressed is gone afterwards: the focus goes where `onSignedOut` puts it. */
function SignInList({ signIns, onSignedOut }: { signIns: readonly SignIn[]; onSignedOut: () => void }) {
  const t = useTranslations("settings.signIns");
  const { isPending, mutateAsync } = useSignOut();

  async function signOut(id: string | null) {
    if (isPending) return;
    try {
      await mutateAsync(id);
      toast({ title: t(id === null ? "othersEnded" : "ended") });
      onSignedOut();
    } catch (error) {
      toast({ variant: "destructive", title: t("failedTitle"), description: serverMessageOf(error) ?? t("failed") });
    }
  }

  return (
    <>
      <ul className="divide-y border-y">
        {signIns.map((signIn) => (
          <SignInItem key={signIn.id} signIn={signIn} isPending={isPending} onSignOut={() => void signOut(signIn.id)} />
        ))}
      </ul>
      {signIns.some(({ isThis }) => !isThis) ? (
        <Button variant="outline" aria-disabled={isPending} onClick={() => void signOut(null)}>
          {t("signOutOthers")}
        </Button>
      ) : (
        <p className="text-sm text-muted-foreground">{t("onlyHere")}</p>
      )}
    </>
  );
}

type SignInItemProps = { signIn: SignIn; isPending: boolean; onSignOut: () => void };

function SignInItem({ signIn, isPending, onSignOut }: SignInItemProps) {
  const t = useTranslations("settings.signIns");
  const { device, since, lastUsed } = useWords(signIn);
  const label = t("signOutOf", { device, since });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          {device}{" "}
          {signIn.isThis ? (
            <span className="ms-2 inline-block rounded-sm border px-1.5 text-xs font-normal">{t("this")}</span>
          ) : null}
        </p>
        <p className="text-muted-foreground">{signIn.isThis ? since : `${since}, ${lastUsed}`}</p>
      </div>
      {signIn.isThis ? (
        <Button variant="outline" size="sm" asChild>
          <a href="/api/logout" aria-label={label}>
            {t("signOut")}
          </a>
        </Button>
      ) : (
        <Button variant="outline" size="sm" aria-label={label} aria-disabled={isPending} onClick={onSignOut}>
          {t("signOut")}
        </Button>
      )}
    </li>
  );
}

function useWords({ browser, platform, createdAt, lastUsedAt }: SignIn) {
  const t = useTranslations("settings.signIns");
  const format = useFormatter();
  const now = useNow();
  const name = browser === null ? t("unknownBrowser") : BROWSERS[browser];
  // No later than now, by whatever clock; and it is known to the hour only.
  const used = Math.min(Date.parse(lastUsedAt), now.getTime());
  const isToday = now.getTime() - used < DAY_MS;
  const day = format.dateTime(new Date(createdAt), { dateStyle: "medium", timeZone: ownTimeZone() });
  return {
    device: platform === null ? name : t("device", { browser: name, platform: PLATFORMS[platform] }),
    since: t("since", { day }),
    lastUsed: t("lastUsed", { when: format.relativeTime(used, { now, ...(isToday && { unit: "hour" }) }) }),
  };
}
