"use client";

import { type ReactNode, useDeferredValue } from "react";
import { useIsAwake } from "#lib/client/use-is-awake.ts";

type DeferredProps = {
  /** Whether it is there from the beginning where it comes with the page. */
  isInPage?: boolean;
  placeholder?: ReactNode;
  children: ReactNode;
};

/**
 * Draws what is in it after the rest of the screen, in slices between which the page answers: what comes with an answer of
 * the server would else be drawn in one piece.
 */
export function Deferred({ isInPage = false, placeholder = null, children }: DeferredProps) {
  const isAwake = useIsAwake();
  return useDeferredValue(true, isInPage && !isAwake) ? children : placeholder;
}
