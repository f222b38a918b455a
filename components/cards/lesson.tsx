"use client";

import { late } from "#components/ui/use-late.ts";
import type { CardProps } from "./card-props.ts";
import { LateCard } from "./late-card.tsx";

const VIEW = late(async () => (await import("./lesson/lesson-view.tsx")).LessonView);

/** A lesson that is walked through. */
export function Lesson(props: CardProps<"lesson">) {
  return <LateCard view={VIEW} shown={props} />;
}
