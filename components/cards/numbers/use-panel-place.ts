"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const GAP_PX = 6;
const MARGIN_PX = 8;

/**
 * Where there is room the panel stands beside its number, above all else; it follows when the page is scrolled. Else it stands
 * in the text, below the step. In both it takes the focus, closes with Escape, and beside its number by a press elsewhere.
 */
export function usePanelPlace(
  panel: RefObject<HTMLElement | null>,
  {
    isBeside,
    anchor,
    onClose,
  }: { isBeside: boolean; anchor: () => Element | null; onClose: (returnsFocus: boolean) => void },
): void {
  const latest = useRef({ anchor, onClose });
  useEffect(() => {
    latest.current = { anchor, onClose };
  });

  useLayoutEffect(() => {
    const element = panel.current;
    const around = latest.current.anchor();
    if (element === null) return;
    if (isBeside && "showPopover" in element) element.showPopover();
    const place = () => {
      if (isBeside && around !== null) placeBeside(element, around);
    };
    place();
    element.focus({ preventScroll: isBeside });
    if (!isBeside) return;
    const watch = new ResizeObserver(place);
    watch.observe(element);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      watch.disconnect();
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [panel, isBeside]);

  useEffect(() => {
    function onPointerDown({ target }: PointerEvent) {
      if (!(target instanceof Element) || panel.current?.contains(target) === true) return;
      // The number itself closes what it opened.
      if (isBeside && target.closest("[data-number]") === null) latest.current.onClose(false);
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      // What is open around it stays open.
      event.stopPropagation();
      latest.current.onClose(true);
    }
    const element = panel.current;
    element?.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      element?.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [panel, isBeside]);
}

function placeBeside(element: HTMLElement, anchor: Element): void {
  const { width, height } = element.getBoundingClientRect();
  const around = anchor.getBoundingClientRect();
  const below = around.bottom + GAP_PX;
  const above = around.top - GAP_PX - height;
  const fitsBelow = below + height <= window.innerHeight - MARGIN_PX;
  const rightmost = document.documentElement.clientWidth - width - MARGIN_PX;
  element.style.top = `${fitsBelow || above < MARGIN_PX ? below : above}px`;
  element.style.left = `${Math.max(MARGIN_PX, Math.min(around.left + (around.width - width) / 2, rightmost))}px`;
}
