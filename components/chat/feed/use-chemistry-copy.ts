"use client";

import { type RefObject, useEffect } from "react";
import { copyChemistry } from "#components/chemistry/copy-chemistry.ts";

/** What is copied from here has its chemistry as text. */
export function useChemistryCopy(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const onCopy = (event: ClipboardEvent) => copyChemistry(event, document.getSelection());
    element?.addEventListener("copy", onCopy);
    return () => element?.removeEventListener("copy", onCopy);
  }, [place]);
}
