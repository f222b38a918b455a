"use client";

import { useEffect } from "react";

/** As `aria-keyshortcuts` names it. No browser of ours has it, nor a keyboard for typing Chinese or Amharic. */
export const AT_HAND_KEY = "Control+/";

/** Opens what is at hand from wherever the focus is, unless another dialog lies over the screen. */
export function useAtHandKey(onOpen: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || !event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (document.querySelector("dialog:modal") !== null) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onOpen]);
}
