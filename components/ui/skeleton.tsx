import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** Give it the shape of what comes. It says nothing to a screen reader; the waiting region does that once. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn("animate-pulse rounded-md bg-secondary", className)}
      {...props}
    />
  );
}
