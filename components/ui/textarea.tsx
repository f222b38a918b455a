import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        "field-sizing-content min-h-16 w-full rounded-md border border-input bg-card px-3 py-2 text-base text-foreground placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-wrong md:text-sm",
        className,
      )}
      {...props}
    />
  );
}
