"use client";

import { useTranslations } from "next-intl";
import { type FocusEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { cn } from "./class-names.ts";
import { ToastItem } from "./toast-item.tsx";
import { findToastPlace, subscribeToToastPlaces } from "./toast-places.ts";
import type { QueuedToast } from "./toast-queue.ts";
import { createToastTimers, type ToastTimers } from "./toast-timers.ts";
import { dismissToast, toastStore } from "./toast.ts";

const DURATION_MS = 5000;
const HOTKEY = "F8";
const NO_TOASTS: readonly QueuedToast[] = [];

/** The place where toasts appear; one per page. */
export function Toaster() {
  const queued = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, () => NO_TOASTS);
  const toasts = queued.filter(({ open }) => open);
  const [timers] = useState(() => createToastTimers(DURATION_MS, dismissToast));
  const [said] = useState(() => new Set<string>());
  useEffect(() => timers.keep(toasts.map(({ id }) => id)));
  useEffect(() => () => timers.keep([]), [timers]);
  return <InPlace>{(isInFlow) => <ToastList {...{ toasts, timers, said, isInFlow }} />}</InPlace>;
}

type ToastListProps = {
  /** The newest first. */
  toasts: readonly QueuedToast[];
  timers: ToastTimers;
  said: Set<string>;
  isInFlow: boolean;
};

/** The toasts that stand. While somebody points at one, reads it by keyboard or looks elsewhere, all stay. */
function ToastList({ toasts, timers, said, isInFlow }: ToastListProps) {
  const t = useTranslations("common");
  const list = useRef<HTMLOListElement>(null);
  useKeys(list, toasts[0]?.id);
  useEffect(() => {
    window.addEventListener("blur", timers.pause);
    window.addEventListener("focus", timers.resume);
    return () => {
      window.removeEventListener("blur", timers.pause);
      window.removeEventListener("focus", timers.resume);
      // In another place nobody points at them.
      timers.resume();
    };
  }, [timers]);
  // The last one takes the pointer and the focus with it, and neither says so.
  const isEmpty = toasts.length === 0;
  useEffect(() => {
    if (isEmpty) timers.resume();
  }, [timers, isEmpty]);

  /** What goes with the focus in it leaves it to the list. */
  function close(id: string) {
    if (list.current?.contains(document.activeElement)) list.current.focus();
    dismissToast(id);
  }

  function onLeave({ currentTarget }: { currentTarget: HTMLElement }) {
    if (!currentTarget.contains(document.activeElement)) timers.resume();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) timers.resume();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done by it: the toasts wait
    <section
      aria-label={t("notificationRegion", { hotkey: HOTKEY })}
      onFocus={timers.pause}
      onBlur={onBlur}
      onPointerMove={timers.pause}
      onPointerLeave={onLeave}
      className={isInFlow ? "flex w-full justify-center" : "contents"}
    >
      <ol
        ref={list}
        tabIndex={-1}
        className={cn(
          "pointer-events-none flex w-full max-w-[420px] flex-col gap-2 outline-none",
          // Where no place is offered, below the header.
          isInFlow
            ? "max-h-[40dvh] overflow-x-clip overflow-y-auto not-empty:p-2"
            : "fixed inset-x-0 top-[calc(3.5rem+env(safe-area-inset-top))] z-[60] ms-auto max-h-dvh p-4",
        )}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} said={said} onClose={close} />
        ))}
      </ol>
    </section>
  );
}

/** F8 leads to them, and Escape, where nobody else wants it, takes the newest away. */
function useKeys(list: { readonly current: HTMLElement | null }, newest: string | undefined): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code === HOTKEY) list.current?.focus();
      if (event.key === "Escape" && !event.defaultPrevented && newest !== undefined) dismissToast(newest);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list, newest]);
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
  return place === null ? children(false) : createPortal(children(place.isInFlow), place.element);
}
