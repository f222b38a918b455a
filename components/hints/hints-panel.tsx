"use client";

import { LockIcon, XIcon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { useFailureReport } from "#components/chat/reports/use-failure-report.ts";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { type HintSubject, useHints } from "#lib/client/chat/use-hints.ts";
import { RequestError } from "#lib/client/request.ts";
import type { Hint } from "#lib/contracts/answers/hint.ts";
import { usePanelKeys } from "./use-panel-keys.ts";

type HintsPanelProps = {
  subject: HintSubject;
  sessionId: string;
  /** Not for one that opened by itself: the focus is at work elsewhere. */
  takesFocus: boolean;
  onClose: () => void;
};

/** The hints on one problem, one at a time: at the right of the screen or, where that is narrow, as a sheet from below. */
export function HintsPanel({ subject, sessionId, takesFocus, onClose }: HintsPanelProps) {
  const t = useTranslations("chat.hints");
  const language = useLocale();
  const reportFailure = useFailureReport();
  const { hints, isLoading, isUnlocking, unlock } = useHints({ ...subject, sessionId, language });
  const titleId = useId();
  const panel = usePanelKeys(onClose, takesFocus);
  const scroller = useRef<HTMLElement>(null);
  const isLast = hints.at(-1)?.isLastHint ?? false;
  const isBlank = subject.problem.trim() === "";

  useEffect(() => {
    // The newest hint stands last.
    if (scroller.current !== null && hints.length > 0) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [hints.length]);

  async function next() {
    if (isBlank || isLoading || isUnlocking) return;
    try {
      const { isLastHint } = await unlock();
      // The button is about to go, and would lose the focus to nowhere.
      if (isLastHint) panel.current?.focus();
    } catch (error) {
      const isUnknown = error instanceof RequestError && error.status === 422;
      reportFailure(error, isUnknown ? "hintUnknown" : "hintFailed");
    }
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      // Where it is fixed, below the header of the chat, whose height this is.
      className="flex max-h-[45dvh] shrink-0 animate-appear flex-col border-t pb-[env(safe-area-inset-bottom)] bg-popover text-popover-foreground shadow-sheet outline-none lg:fixed lg:end-0 lg:top-[calc(3.5rem+1px+env(safe-area-inset-top))] lg:bottom-0 lg:max-h-none lg:w-80 lg:border-s lg:border-t-0"
    >
      <header className="flex items-center justify-between gap-2 border-b py-1.5 ps-4 pe-2">
        <h2 id={titleId} className="text-sm font-semibold">
          {t("title")}
        </h2>
        <Button variant="ghost" size="icon-sm" aria-label={t("close")} onClick={onClose}>
          <XIcon aria-hidden="true" />
        </Button>
      </header>
      <section
        ref={scroller}
        aria-labelledby={titleId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 space-y-3 overflow-y-auto p-4 -outline-offset-2"
      >
        <p className="text-sm text-muted-foreground">{t("intro")}</p>
        <ol aria-live="polite" aria-busy={isLoading || isUnlocking} className="space-y-3">
          {hints.map((hint) => (
            <HintNote key={hint.hintNumber} hint={hint} />
          ))}
        </ol>
        {isLast ? (
          <p className="text-sm text-muted-foreground">{t("last")}</p>
        ) : (
          <UnlockButton
            isFirst={hints.length === 0}
            isBlank={isBlank}
            isLoading={isLoading}
            isUnlocking={isUnlocking}
            onUnlock={() => void next()}
          />
        )}
      </section>
    </div>
  );
}

/** What is to be done, and below it the lines that show it. */
function HintNote({ hint: { hintNumber, content } }: { hint: Hint }) {
  const t = useTranslations("chat.hints");
  const [first = "", ...lines] = content.split("\n");
  return (
    <li className="animate-unfold border-s-2 border-primary ps-3">
      <h3 className="text-xs font-semibold text-primary">{t("number", { number: hintNumber })}</h3>
      <p className="wrap-anywhere">
        <ChemistryText text={first} />
      </p>
      {lines.length === 0 ? null : (
        <p className="tabular mt-1 text-sm whitespace-pre-line wrap-anywhere">
          <ChemistryText text={lines.join("\n")} />
        </p>
      )}
    </li>
  );
}

type UnlockButtonProps = {
  isFirst: boolean;
  isBlank: boolean;
  /** The hints of before are still coming. */
  isLoading: boolean;
  isUnlocking: boolean;
  onUnlock: () => void;
};

/** The way to the first hint, and then the locked card that the next one lies under. One button, which keeps the focus. */
function UnlockButton({ isFirst, isBlank, isLoading, isUnlocking, onUnlock }: UnlockButtonProps) {
  const t = useTranslations("chat");
  return (
    <Button
      variant={isFirst ? "default" : "outline"}
      disabled={isBlank}
      aria-disabled={isLoading || isUnlocking}
      className={cn("w-full", !isFirst && "min-h-14 border-dashed")}
      onClick={onUnlock}
    >
      {isFirst ? null : <LockIcon aria-hidden="true" />}
      {isUnlocking ? t("thinking.give_hint") : t(isFirst ? "hints.first" : "hints.next")}
    </Button>
  );
}
