"use client";

import { WifiOffIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useIsOnline } from "#lib/client/use-is-online.ts";

/**
 * Above the input, for as long as the browser has no connection. It stands there empty before, so that it is announced.
 * `isSaid`: what failed for it says so at this place, and on a phone the last reply needs the room.
 */
export function OfflineNotice({ isSaid }: { isSaid: boolean }) {
  const t = useTranslations("chat");
  const isOnline = useIsOnline();
  return (
    <div role="status" className="mx-auto w-full max-w-3xl px-3 text-sm text-muted-foreground md:px-6">
      {isOnline ? null : (
        <p className={isSaid ? "sr-only" : "flex gap-2 pt-2"}>
          <WifiOffIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}
