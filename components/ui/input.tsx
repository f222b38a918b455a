import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      className={cn(
        "h-10 w-full min-w-0 rounded-md border border-input bg-card px-3 py-2 text-base text-foreground placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-wrong md:text-sm",
        className,
      )}
      {...props}
    />
  );
}
