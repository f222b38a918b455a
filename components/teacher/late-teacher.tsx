"use client";

import type { ReactNode } from "react";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { late, useLate } from "#components/ui/use-late.ts";

const DESK = late(async () => (await import("./teacher-desk.tsx")).TeacherDesk);
const START = late(async () => (await import("./teacher-start.tsx")).TeacherStart);

/** Teachers are few: what is only theirs comes to them alone. Without it the sidebar still leads to their materials. */
export function LateTeacherDesk() {
  const { part: Desk, hasFailed } = useLate(DESK);
  if (Desk !== null) return <Desk />;
  return hasFailed ? null : <Skeleton className="h-34" />;
}

/** `fallback` stands in its place where it cannot be fetched. */
export function LateTeacherStart({ onProblem, fallback }: { onProblem: () => void; fallback: ReactNode }) {
  const { part: Start, hasFailed } = useLate(START);
  if (Start !== null) return <Start onProblem={onProblem} />;
  if (hasFailed) return fallback;
  return (
    <div className="flex min-h-[100cqh] flex-col justify-center gap-6 py-8">
      <Skeleton className="h-13" />
      <Skeleton className="h-80 sm:h-36" />
    </div>
  );
}
