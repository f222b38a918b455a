"use client";

import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * For a panel that lies beside the page rather than on it: the focus goes into it, if it `takesFocus`, and when it closes
 * back to where it came from. Escape closes it from wherever the focus is, unless it is that of something else: of a dialog, a menu or a question.
 */
export function usePanelKeys(onClose: () => void, takesFocus: boolean) {
  const panel = useRef<HTMLDivElement>(null);

  // Its end comes before the panel leaves the page, so that it can be seen where the focus is then.
  useLayoutEffect(() => {
    const element = panel.current;
    const opener = document.activeElement;
    if (takesFocus) element?.focus();
    return () => {
      const isElsewhere = document.activeElement !== document.body && !element?.contains(document.activeElement);
      if (!isElsewhere && opener instanceof HTMLElement) opener.focus();
    };
  }, [takesFocus]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // In Chinese and Amharic typing, Escape first leaves the choice of a character.
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      if (document.querySelector("dialog:modal, :popover-open") === null) onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onClose]);

  return panel;
}
