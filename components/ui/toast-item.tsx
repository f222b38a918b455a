"use client";

import { XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useState } from "react";
import { cn } from "./class-names.ts";
import type { QueuedToast } from "./toast-queue.ts";
import { useSwipe } from "./use-swipe.ts";

type ToastItemProps = {
  toast: QueuedToast;
  /** Those that were read out, wherever they stood: none is twice. */
  said: Set<string>;
  onClose: (id: string) => void;
};

/** One toast: it goes by itself, by its buttons, by Escape, and swiped to the right. */
export function ToastItem({ toast, said, onClose }: ToastItemProps) {
  const t = useTranslations("common");
  const { id, title, description, action } = toast;
  const isDestructive = toast.variant === "destructive";
  const close = () => onClose(id);
  const swipe = useSwipe(close);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // It is not meant for the dialog around.
    event.preventDefault();
    close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and a swipe do what its button does
    <li
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it waits while it has the focus, so that it can be read
      tabIndex={0}
      {...swipe}
      onKeyDown={onKeyDown}
      className={cn(
        "pointer-events-auto relative flex w-full touch-pan-y items-start gap-3 rounded-lg border bg-popover p-4 pe-11 text-popover-foreground shadow-sheet transition-transform select-none animate-slide-in",
        isDestructive && "border-wrong bg-wrong-soft",
      )}
    >
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <div className={cn("font-semibold", isDestructive && "text-wrong")}>{title}</div>
        {description ? <div>{description}</div> : null}
        {action ? (
          <button
            type="button"
            onClick={() => {
              action.onSelect();
              close();
            }}
            className="mt-1 min-h-8 w-fit rounded-md border border-input px-3 py-1 font-medium hover:bg-accent"
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={t("close")}
        onClick={close}
        className="absolute end-2 top-2 inline-flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <XIcon aria-hidden="true" className="size-4" />
      </button>
      <Announcement toast={toast} said={said} />
    </li>
  );
}

/** So long it takes to be said; after that it is there to be read alone. */
const ANNOUNCED_MS = 1000;

/**
 * What a screen reader says of it, at once where something failed. It only speaks of what changes in a place that it knows
 * already: so the place comes first, and the words two frames later.
 */
function Announcement({ toast, said }: Pick<ToastItemProps, "toast" | "said">) {
  const t = useTranslations("common");
  const { id, title, description, action, variant } = toast;
  const [stage, setStage] = useState<"place" | "words" | "said">(said.has(id) ? "said" : "place");
  useEffect(() => {
    if (said.has(id)) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setStage("words"));
    });
    const end = setTimeout(() => {
      said.add(id);
      setStage("said");
    }, ANNOUNCED_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [said, id]);
  if (stage === "said") return null;
  return (
    <span role="status" aria-live={variant === "destructive" ? "assertive" : "polite"} className="sr-only">
      {stage === "place" ? null : (
        <>
          {t("notification")} {title} {description} {action?.label}
        </>
      )}
    </span>
  );
}
