"use client";

import * as Primitive from "radix-ui/tooltip";
import type { ComponentProps, FocusEvent, ReactNode } from "react";
import { cn } from "./class-names.ts";

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Put one around the screen, so that moving from one tooltip to the next skips the delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

/** It stands where its button does: within the same landmark, and above the same dialog. */
function TooltipContent({ className, sideOffset = 6, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      sideOffset={sideOffset}
      className={cn(
        "z-50 max-w-64 animate-appear rounded-md bg-foreground px-2.5 py-1.5 text-xs text-balance text-background",
        className,
      )}
      {...props}
    />
  );
}

/** `<Tooltip text="New session"><Button …/></Tooltip>`. The child still needs its own accessible name. */
export function Tooltip({ text, side, children }: { text: ReactNode; side?: "top" | "right" | "bottom" | "left"; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild onFocus={keepFromMouse}>
        {children}
      </Primitive.Trigger>
      <TooltipContent {...(side ? { side } : {})}>{text}</TooltipContent>
    </Primitive.Root>
  );
}

/** The focus that a dialog gives back to its button after a click opens nothing: who uses a mouse did not ask. */
function keepFromMouse(event: FocusEvent): void {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
