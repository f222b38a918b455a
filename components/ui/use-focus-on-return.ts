"use client";

import { useEffect, useRef } from "react";

/** What stood in the place of an element, as of a button, had the focus: with the element it comes back. */
export function useFocusOnReturn<Place extends HTMLElement = HTMLButtonElement>(isShown: boolean) {
  const place = useRef<Place>(null);
  const wasShown = useRef(true);
  useEffect(() => {
    if (isShown && !wasShown.current) place.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return place;
}
