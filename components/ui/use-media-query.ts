"use client";

import { useCallback } from "react";
import { useBrowserValue } from "#lib/client/use-is-awake.ts";

/** Whether the screen is so, as a media query says; false where the page is drawn before it has a screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useBrowserValue(subscribe, () => window.matchMedia(query).matches, false);
}
