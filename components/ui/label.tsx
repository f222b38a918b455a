import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** The native element does all that a label must do. Give it `htmlFor`, or put the field inside. */
export function Label({ className, ...props }: ComponentProps<"label">) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the caller associates it
    <label data-slot="label" className={cn("grid grid-cols-1 gap-1.5 text-sm font-medium", className)} {...props} />
  );
}
