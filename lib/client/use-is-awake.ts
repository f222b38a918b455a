"use client";

import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/** Of the page, for what is drawn on it later. */
let isPageAwake = false;

/**
 * Whether scripts run: false where the server draws the page, and until React has taken over what was drawn. What changes
 * then is drawn in slices between which the page answers.
 */
export function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(isPageAwake);
  useEffect(() => {
    isPageAwake = true;
    startTransition(() => setAwake(true));
  }, []);
  return isAwake;
}

/**
 * What only the browser knows: `drawn` until the page is awake, then what `read` says whenever `subscribe` tells of a change.
 * With `useSyncExternalStore` alone the whole screen would be drawn a second time before it answers for the first.
 */
export function useBrowserValue<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  drawn: Value,
): Value {
  const isAwake = useIsAwake();
  const readDrawn = () => drawn;
  return useSyncExternalStore(subscribe, isAwake ? read : readDrawn, readDrawn);
}
