"use client";

import { type ComponentType, type ReactNode, useRef } from "react";
import { ErrorBoundary } from "#components/ui/error-boundary.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { type Late, late, useLate } from "#components/ui/use-late.ts";
import type { Drawing } from "#lib/cards/drawing.ts";
import { ChemistryText } from "./chemistry-text.tsx";
import { SaveDrawing } from "./save-drawing.tsx";

type Views = { [Kind in Drawing["kind"]]: Late<ComponentType<{ drawing: Extract<Drawing, { kind: Kind }> }>> };

/** What draws each kind comes when a card names one: the structures bring a whole library along. */
const VIEWS = {
  plot: late(async () => (await import("./plot-view.tsx")).PlotView),
  structure: late(async () => (await import("./structure-view.tsx")).StructureView),
  shape: late(async () => (await import("./shape-view.tsx")).ShapeView),
  resonance: late(async () => (await import("./resonance-view.tsx")).ResonanceView),
  solid: late(async () => (await import("./solid-view.tsx")).SolidView),
  particles: late(async () => (await import("./particles-view.tsx")).ParticlesView),
} as const satisfies Views;

/** Fetches what draws this kind before one is shown, as for a page that is printed at once. */
export const loadPictures = (kind: Drawing["kind"]) => VIEWS[kind].load();

/** Each with its title and with all that it shows in words: wide ones alone, molecules side by side. */
export function DrawingFigures({ drawings }: { drawings: readonly Drawing[] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {drawings.map((drawing, index) => {
        // Two drawings may bear one title; their order never changes.
        const key = `${index}`;
        return <Figure key={key} drawing={drawing} />;
      })}
    </div>
  );
}

function Figure({ drawing }: { drawing: Drawing }) {
  const figure = useRef<HTMLElement>(null);
  const isWide = drawing.kind === "plot" || drawing.kind === "particles" || drawing.kind === "resonance";
  return (
    <figure
      ref={figure}
      className={isWide ? "min-w-0 basis-full" : "flex min-w-0 flex-[1_1_13rem] flex-col rounded-md border px-3 py-2.5"}
    >
      <figcaption className="text-sm font-medium">
        <ChemistryText text={drawing.title} />
        {drawing.kind === "plot" || drawing.kind === "particles" ? null : (
          <span className="block text-muted-foreground">
            <ChemistryText text={drawing.formula} />
          </span>
        )}
      </figcaption>
      <div
        className={
          drawing.kind === "plot"
            ? "min-h-52"
            : isWide
              ? "py-2"
              : "flex min-h-32 grow items-center justify-center overflow-x-auto py-1"
        }
      >
        <ErrorBoundary subject={drawing.text} fallback={null}>
          <Picture
            drawing={drawing}
            placeholder={<Skeleton className={drawing.kind === "plot" ? "h-52 w-full max-w-120" : "h-28 w-full"} />}
          />
        </ErrorBoundary>
      </div>
      <p className="text-sm text-muted-foreground">
        <ChemistryText text={drawing.text} />
      </p>
      {isWide ? null : <SaveDrawing figure={figure} name={drawing.title} />}
    </figure>
  );
}

/** Where it cannot be fetched, the words below it must do. */
export function Picture({ drawing, placeholder }: { drawing: Drawing; placeholder: ReactNode }) {
  // Each view takes exactly the drawings under its own key, which the compiler cannot follow through a lookup.
  const { part: View, hasFailed } = useLate(VIEWS[drawing.kind] as Late<ComponentType<{ drawing: Drawing }>>);
  if (View === null) return hasFailed ? null : placeholder;
  return <View drawing={drawing} />;
}
