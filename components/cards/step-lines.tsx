"use client";

import { WrittenEquation } from "#components/chemistry/written-equation.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import type { PressableLinesProps } from "./numbers/pressable-lines.tsx";

const pressable = late(async () => (await import("./numbers/pressable-lines.tsx")).PressableLines);

type StepLinesProps = Pick<PressableLinesProps, "step" | "text"> & Partial<PressableLinesProps>;

/** The lines of a step; their numbers can be pressed once that has arrived, and are read until then. */
export function StepLines({ card, which = 0, ...lines }: StepLinesProps) {
  const { part: Lines } = useLate(pressable, { isWanted: card !== undefined });
  if (Lines === null || card === undefined) return <WrittenEquation text={lines.text} className="py-1" />;
  return <Lines card={card} which={which} {...lines} />;
}
