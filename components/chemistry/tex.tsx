"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { cn } from "#components/ui/class-names.ts";
import { late, useLate } from "#components/ui/use-late.ts";
import { mathOnLine } from "#lib/chemistry/display/math-on-line.ts";
import type { typeset } from "./typeset.ts";

type TexProps = { tex: string; source: string; isBlock: boolean };
type Typeset = typeof typeset;

const TYPESETTER = late(async () => (await import("./typeset.ts")).typeset);

/** Fetches what sets formulas before one is shown, as for a page that is printed at once. */
export const loadTypesetter = () => TYPESETTER.load();

/**
 * Mathematics that needs a layout of its own. The typesetter comes on demand; until it is there, and where it cannot be
 * fetched, the formula stands on the line in Unicode. What cannot be laid out is shown as it was written.
 */
export function Tex({ tex, source, isBlock }: TexProps) {
  const { part: set } = useLate(TYPESETTER);
  if (set === null) {
    return (
      <span data-tex={source} className={cn("tex", isBlock && OWN_LINE)}>
        {mathOnLine(tex)}
      </span>
    );
  }
  return <TypesetTex key={source} set={set} tex={tex} source={source} isBlock={isBlock} />;
}

const OWN_LINE = "block overflow-x-auto overflow-y-hidden py-1 text-center";

/** A formula that is wider than its line stands on one of its own, and scrolls there. */
function TypesetTex({ set, tex, source, isBlock }: TexProps & { set: Typeset }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isTooWide, setTooWide] = useState(false);

  useLayoutEffect(() => {
    const span = place.current;
    if (span === null) return;
    if (!set(tex, isBlock, span)) span.textContent = source;
    const line = lineAround(span);
    const measure = () =>
      setTooWide(isBlock ? span.scrollWidth > span.clientWidth : widestPartOf(span) > line.clientWidth);
    measure();
    // The formula's own fonts come later, and the window may be turned.
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [set, tex, source, isBlock]);

  // What scrolls must be reachable by keyboard.
  const scrolls = isTooWide ? ({ role: "group", tabIndex: 0 } as const) : {};
  return <span ref={place} data-tex={source} className={cn("tex", (isBlock || isTooWide) && OWN_LINE)} {...scrolls} />;
}

/** In px: on a line a formula is broken into its parts, and no further. */
function widestPartOf(formula: HTMLElement): number {
  return Math.max(0, ...[...formula.querySelectorAll(".base")].map((part) => part.getBoundingClientRect().width));
}

/** What the line lies in: the nearest that is no part of a line itself. */
function lineAround(formula: HTMLElement): Element {
  let around = formula.parentElement;
  while (around?.parentElement && getComputedStyle(around).display.startsWith("inline")) around = around.parentElement;
  return around ?? formula;
}
