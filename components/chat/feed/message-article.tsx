"use client";

import type { ReactNode } from "react";
import { cn } from "#components/ui/class-names.ts";

/** Where a message stands among all. */
type Place = {
  position: number;
  /** -1 while it is not known how many there are. */
  total: number;
};

type MessageArticleProps = {
  /** Who speaks. */
  label: string;
  place: Place;
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
};

/** One message of the conversation, which is a feed. */
export function MessageArticle({ label, place, isBusy = false, className, children }: MessageArticleProps) {
  return (
    <article
      aria-label={label}
      aria-posinset={place.position}
      aria-setsize={place.total}
      aria-busy={isBusy}
      tabIndex={-1}
      className={cn("flex gap-3 -outline-offset-2", className)}
    >
      {children}
    </article>
  );
}
