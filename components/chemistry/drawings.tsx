"use client";

import { Skeleton } from "#components/ui/skeleton.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import type { Drawing } from "#lib/cards/drawing.ts";
import { ChemistryText } from "./chemistry-text.tsx";

/** What frames, saves and draws them comes with the first card that has one. */
const figures = late(async () => (await import("./drawing-figures.tsx")).DrawingFigures);

/** The drawings of a card. */
export function Drawings({ drawings }: { drawings: readonly Drawing[] | undefined }) {
  return drawings === undefined || drawings.length === 0 ? null : <LateFigures drawings={drawings} />;
}

/** Where they cannot be fetched, their words must do. */
function LateFigures({ drawings }: { drawings: readonly Drawing[] }) {
  const { part: Figures, hasFailed } = useLate(figures);
  if (Figures !== null) return <Figures drawings={drawings} />;
  if (!hasFailed) return <Skeleton className="h-52 w-full" />;
  return drawings.map((drawing, index) => {
    const key = `${index}`;
    return (
      <p key={key} className="text-sm text-muted-foreground">
        <ChemistryText text={drawing.text} />
      </p>
    );
  });
}
