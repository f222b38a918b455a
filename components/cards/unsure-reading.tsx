"use client";

import { late } from "#components/ui/use-late.ts";
import type { CardProps } from "./card-props.ts";
import { LateCard } from "./late-card.tsx";

const VIEW = late(async () => (await import("./unsure/unsure-view.tsx")).UnsureView);

/** A problem that is not surely read, whose parts can be confirmed or changed. */
export function UnsureReading(props: CardProps<"problem_reading">) {
  return <LateCard view={VIEW} shown={props} />;
}
