"use client";

import { useEffect, useRef } from "react";

/** What stood in the button's place had the focus: with the button it comes back. */
export function useFocusOnReturn(isShown: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(true);
  useEffect(() => {
    if (isShown && !wasShown.current) button.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return button;
}
