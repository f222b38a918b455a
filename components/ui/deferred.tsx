"use client";

import { type ReactNode, useDeferredValue } from "react";

/**
 * Draws what is in it after the rest of the screen, in slices between which the page answers: what comes with an answer of
 * the server would else be drawn in one piece.
 */
export function Deferred({ placeholder = null, children }: { placeholder?: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : placeholder;
}
