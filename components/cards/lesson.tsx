"use client";

import { Skeleton } from "#components/ui/skeleton.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { cardText } from "#lib/cards/card-text.ts";
import type { CardProps } from "./card-props.ts";

const VIEW = late(async () => (await import("./lesson/lesson-view.tsx")).LessonView);

/** Fetches what draws lessons before one is shown. */
export const loadLesson = () => VIEW.load();

/** A lesson. What draws it comes with the first one; where it cannot be fetched, its words must do, and can be answered by typing. */
export function Lesson(props: CardProps<"lesson">) {
  const { part: View, hasFailed } = useLate(VIEW);
  if (View !== null) return <View {...props} />;
  if (!hasFailed) return <Skeleton className="h-64 w-full" />;
  return (
    <p className="whitespace-pre-line">
      <ChemistryText text={cardText(props.card)} />
    </p>
  );
}
