import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** Initials or an icon in an element tile. It decorates: the name stands beside it or in a label. */
export function Avatar({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cn(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-md border bg-secondary text-sm font-semibold text-secondary-foreground [&_svg]:size-5",
        className,
      )}
      {...props}
    />
  );
}
