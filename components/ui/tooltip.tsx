"use client";

import * as Primitive from "radix-ui/tooltip";
import type { FocusEvent, ReactNode } from "react";

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

/** `<Tooltip text="New session"><Button …/></Tooltip>`. The child still needs its own accessible name. */
export function Tooltip({ text, side, children }: { text: ReactNode; side?: "top" | "right" | "bottom" | "left"; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild onFocus={keepFromMouse}>
        {children}
      </Primitive.Trigger>
      {/* It stands where its button does: within the same landmark, and above the same dialog. It has no animation: one that
          opens again while it still appears would close at once, since the library takes it for one that leaves. */}
      <Primitive.Content
        sideOffset={6}
        className="z-50 max-w-64 rounded-md bg-foreground px-2.5 py-1.5 text-xs text-balance text-background"
        {...(side ? { side } : {})}
      >
        {text}
      </Primitive.Content>
    </Primitive.Root>
  );
}

/** The focus that a dialog gives back to its button after a click opens nothing: who uses a mouse did not ask. */
function keepFromMouse(event: FocusEvent): void {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
