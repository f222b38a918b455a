"use client";

import { type ReactNode, useEffect, useRef } from "react";

type FocusOnArrivalProps = {
  /** Whether what stands here came because the reader asked for it just now. */
  isWanted: boolean;
  /** What a screen reader calls it. */
  label: string;
  children: ReactNode;
};

/** Takes the focus, and is so read out, when what it holds arrives: what had the focus before is gone. */
export function FocusOnArrival({ isWanted, label, children }: FocusOnArrivalProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return (
    <div ref={element} role="group" aria-label={label} tabIndex={-1} className="border-t -outline-offset-2">
      {children}
    </div>
  );
}
