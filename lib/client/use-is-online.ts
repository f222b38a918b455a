"use client";

import { useBrowserValue } from "./use-is-awake.ts";

/** Whether the browser has a connection, as far as it knows: false is certain, true is a hope. */
export function useIsOnline(): boolean {
  return useBrowserValue(subscribe, () => navigator.onLine, true);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
