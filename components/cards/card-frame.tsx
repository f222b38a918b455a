import type { ReactNode } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";

type CardFrameProps = {
  title: string;
  /** What the card is about, in a word or two. */
  subject?: string | undefined;
  /** What is known of the card, right of its title. */
  badges: ReactNode;
  children: ReactNode;
};

/** The sheet that every card is written on, with its title. */
export function CardFrame({ title, subject, badges, children }: CardFrameProps) {
  return (
    <div className="overflow-hidden rounded-lg border bg-card text-card-foreground">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2.5 sm:px-5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h2 className="text-sm font-semibold">
            <ChemistryText text={title} />
          </h2>
          {subject ? <p className="text-xs text-muted-foreground">{subject}</p> : null}
        </div>
        <div className="flex flex-wrap items-center gap-1.5">{badges}</div>
      </header>
      {children}
    </div>
  );
}
