"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { watchTooltips } from "./watch-tooltips.ts";

/**
 * The tooltips of a screen: an element with `data-tooltip` shows its own name. One for all of them, so that a button which
 * has one costs nothing (docs/decisions/0034).
 */
export function Tooltips() {
  const [trigger, setTrigger] = useState<Element | null>(null);
  useEffect(() => watchTooltips(setTrigger), []);
  // It stands beside its button: within the same landmark, and the same dialog.
  return trigger?.parentElement ? createPortal(<Bubble trigger={trigger} />, trigger.parentElement) : null;
}

const GAP_PX = 6;
const MARGIN_PX = 4;

function Bubble({ trigger }: { trigger: Element }) {
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    // Above all else, and cut off by nothing; browsers before 2024 show it where it stands.
    if ("showPopover" in element) element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const around = trigger.getBoundingClientRect();
    const above = around.top - GAP_PX - height;
    const centred = around.left + (around.width - width) / 2;
    const rightmost = document.documentElement.clientWidth - width - MARGIN_PX;
    element.style.top = `${above >= MARGIN_PX ? above : around.bottom + GAP_PX}px`;
    element.style.left = `${Math.max(MARGIN_PX, Math.min(centred, rightmost))}px`;
  }, [trigger]);

  return (
    <div ref={bubble} role="tooltip" popover="manual" className={BUBBLE}>
      {trigger.getAttribute("aria-label")}
    </div>
  );
}

/** The mouse crosses the gap on something that belongs to it. */
const BUBBLE =
  "fixed inset-auto z-50 m-0 w-max max-w-64 overflow-visible border-0 rounded-md bg-foreground px-2.5 py-1.5 text-xs text-balance text-background before:absolute before:-inset-1.5 before:-z-10";
