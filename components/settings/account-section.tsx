"use client";

import { DownloadIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { ACCOUNT_EXPORT_ADDRESS, useAccount } from "#lib/client/account.ts";
import { DeleteAccount } from "./delete-account.tsx";

/** What is stored of a person is theirs: to take along, and to have deleted. */
export function AccountSection() {
  const t = useTranslations("settings.account");
  const common = useTranslations("common");
  return (
    <section aria-labelledby="account-title" className="space-y-4 border-t pt-5">
      <h3 id="account-title" className="text-sm font-semibold">
        {t("title")}
      </h3>
      <p className="text-sm text-muted-foreground">{t("text")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" asChild>
          {/* The browser shows how far it is, and goes on when this dialog is closed. */}
          <a href={ACCOUNT_EXPORT_ADDRESS} download>
            <DownloadIcon aria-hidden="true" />
            {t("download")}
          </a>
        </Button>
        <Deletion />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {(["privacy", "terms", "help", "contact"] as const).map((page) => (
          <a key={page} href={`/${page}`} target="_blank" className="py-1 underline underline-offset-4">
            {common(page)}
          </a>
        ))}
      </p>
    </section>
  );
}

function Deletion() {
  const t = useTranslations("settings.account");
  const { data: account, isPending, refetch } = useAccount();
  if (isPending) return <Spinner label={t("loading")} />;
  if (account?.isShared) return <p className="basis-full rounded-md bg-muted px-4 py-3 text-sm">{t("shared")}</p>;
  if (account) return <DeleteAccount confirmation={account.confirmation} />;
  return (
    <RetryNotice
      layout="part"
      className="basis-full"
      text={t("failedToLoad")}
      action={t("retry")}
      onRetry={() => void refetch()}
    />
  );
}
