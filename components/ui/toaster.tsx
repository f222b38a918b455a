"use client";

import { XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import * as Primitive from "radix-ui/toast";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { cn } from "./class-names.ts";
import { findToastPlace, subscribeToToastPlaces } from "./toast-places.ts";
import { dismissToast, toastStore } from "./toast.ts";
import type { QueuedToast } from "./toast-queue.ts";

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const NO_TOASTS: readonly QueuedToast[] = [];

const ROOT =
  "group pointer-events-auto relative flex w-full items-start gap-3 rounded-lg border bg-popover p-4 pe-11 text-popover-foreground shadow-sheet data-[state=open]:animate-slide-in data-[state=closed]:opacity-0 data-[state=closed]:transition-opacity data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:transition-transform";

function ToastItem({ toast }: { toast: QueuedToast }) {
  const t = useTranslations("common");
  const destructive = toast.variant === "destructive";
  return (
    <Primitive.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      type={destructive ? "foreground" : "background"}
      className={cn(ROOT, destructive && "border-wrong bg-wrong-soft")}
    >
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <Primitive.Title className={cn("font-semibold", destructive && "text-wrong")}>{toast.title}</Primitive.Title>
        {toast.description ? <Primitive.Description>{toast.description}</Primitive.Description> : null}
        {toast.action ? (
          <Primitive.Action
            altText={toast.action.label}
            onClick={toast.action.onSelect}
            className="mt-1 min-h-8 w-fit rounded-md border border-input px-3 py-1 font-medium hover:bg-accent"
          >
            {toast.action.label}
          </Primitive.Action>
        ) : null}
      </div>
      <Primitive.Close
        aria-label={t("close")}
        className="absolute end-2 top-2 inline-flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <XIcon aria-hidden="true" className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  );
}

/** The place where toasts appear; one per page. */
export function Toaster() {
  const t = useTranslations("common");
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, () => NO_TOASTS);
  return (
    <Primitive.Provider
      label={t("notification")}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <InPlace>
        {(isInFlow) => (
          <Primitive.Viewport
            label={t("notificationRegion", { hotkey: "{hotkey}" })}
            hotkey={["F8"]}
            className={cn(
              "pointer-events-none flex w-full max-w-[420px] flex-col gap-2 outline-none",
              // Where no place is offered, below the header.
              isInFlow
                ? "max-h-[40dvh] overflow-x-clip overflow-y-auto not-empty:p-2"
                : "fixed inset-x-0 top-[calc(3.5rem+env(safe-area-inset-top))] z-[60] ms-auto max-h-dvh p-4",
            )}
          />
        )}
      </InPlace>
    </Primitive.Provider>
  );
}

/** Puts its content where toasts belong. It looks again whenever a toast, a place or a dialog comes or goes. */
function InPlace({ children }: { children: (isInFlow: boolean) => ReactNode }) {
  const [place, setPlace] = useState<ReturnType<typeof findToastPlace>>(null);
  useEffect(() => {
    const look = () =>
      setPlace((last) => {
        const next = findToastPlace();
        return next?.element === last?.element ? last : next;
      });
    look();
    const stops = [toastStore.subscribe(look), subscribeToToastPlaces(look)];
    // It does not bubble.
    document.addEventListener("close", look, { capture: true });
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener("close", look, { capture: true });
    };
  }, []);
  if (place === null) return children(false);
  return createPortal(
    <div aria-live="polite" className={place.isInFlow ? "flex w-full justify-center" : undefined}>
      {children(place.isInFlow)}
    </div>,
    place.element,
  );
}
