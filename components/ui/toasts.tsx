"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { toastStore } from "./toast.ts";
import { late, useLate } from "./use-late.ts";

const TOASTER = late(async () => (await import("./toaster.tsx")).Toaster);

/** Whether a toast would be seen: its parts may not have come before the network went. */
export const useHasToaster = (): boolean => useLate(TOASTER, { isWanted: false }).part !== null;

const hasToasts = () => toastStore.getSnapshot().length > 0;
const hasNone = () => false;

/** The toaster of a screen: drawn with the first toast, and fetched before, since that may say that there is no network. */
export function Toasts() {
  const isWanted = useSyncExternalStore(toastStore.subscribe, hasToasts, hasNone);
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  const { part: Toaster } = useLate(TOASTER, { isWanted });

  useEffect(() => {
    // Where it fails, the first toast tries again, and so does the network's return.
    const load = () => TOASTER.load().catch(() => undefined);
    void load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, []);

  return wasWanted && Toaster !== null ? <Toaster /> : null;
}
