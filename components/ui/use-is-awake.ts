"use client";

import { useSyncExternalStore } from "react";

/** Whether scripts run: false where the server draws the page, and until React has taken over what was drawn. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
