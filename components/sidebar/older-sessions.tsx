"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useIsNear } from "#components/chat/feed/use-is-near.ts";
import { Button } from "#components/ui/button.tsx";
import type { OlderSessions as Older } from "#lib/client/chat/sessions.ts";

type SessionListElement = RefObject<HTMLUListElement | null>;

type OlderSessionsProps = {
  list: SessionListElement;
  /** How many sessions are listed before it. */
  count: number;
  older: Older;
};

/** Behind the last session that is here, while there are more. */
export function OlderSessions({ list, count, older }: OlderSessionsProps) {
  const { hasOlder } = older;

  // Who pressed the button is led to what came in its place.
  const before = useRef(count);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const sessions = list.current?.querySelectorAll<HTMLElement>("button[data-session]");
    if (hadFocus.current) sessions?.item(Math.min(before.current, count - 1))?.focus();
    before.current = count;
    hadFocus.current = false;
  }, [list, count]);

  const keepFocus = useCallback(() => {
    hadFocus.current = true;
  }, []);
  return hasOlder ? <OlderSessionsButton key={count} list={list} older={older} onFocusLost={keepFocus} /> : null;
}

/** Before the end of the list is in view, the next sessions are fetched. */
const END_MARGIN = "0px 0px 100% 0px";

type OlderSessionsButtonProps = {
  list: SessionListElement;
  older: Older;
  /** Called when it goes, or gives its place to what came, and had the focus. */
  onFocusLost: () => void;
};

/** Fetches older sessions by itself as it comes near the view, and for who does not scroll, or when that has failed. */
function OlderSessionsButton({ list, older, onFocusLost }: OlderSessionsButtonProps) {
  const { load, isLoading, hasFailed } = older;
  const t = useTranslations("sidebar.older");
  const place = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useIsNear(place, list, END_MARGIN);
  useEffect(() => {
    if (isNear === true && !isLoading && !hasFailed) load();
  }, [isNear, isLoading, hasFailed, load]);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && document.activeElement === own) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <li ref={place} className="pt-1 text-center text-sm text-muted-foreground">
      {hasFailed ? <p role="alert">{t("failed")}</p> : null}
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-disabled={isLoading}
        onClick={() => (isLoading ? undefined : load())}
      >
        {isLoading ? t("loading") : t("show")}
      </Button>
    </li>
  );
}
