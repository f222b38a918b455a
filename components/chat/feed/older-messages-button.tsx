"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import type { OlderMessages } from "#lib/client/chat/messages.ts";

type OlderMessagesButtonProps = {
  older: OlderMessages;
  /** Called when it goes and had the focus. */
  onFocusLost: () => void;
};

/**
 * Above the first message that is here, for who does not scroll, and for when fetching by itself has failed. It goes when
 * there is nothing more to fetch.
 */
export function OlderMessagesButton({ older, onFocusLost }: OlderMessagesButtonProps) {
  const t = useTranslations("chat.conversation");
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) onFocusLost();
    };
  }, [onFocusLost]);

  return (
    <div className="absolute inset-x-0 top-2 z-10 flex items-center justify-center gap-3 text-sm text-muted-foreground">
      {older.hasFailed ? <span role="alert">{t("olderFailed")}</span> : null}
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-disabled={older.isLoading}
        onClick={() => (older.isLoading ? undefined : older.load())}
      >
        {older.isLoading ? t("olderLoading") : t("older")}
      </Button>
    </div>
  );
}
