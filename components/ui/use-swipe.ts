"use client";

import { type PointerEvent, useRef } from "react";

const THRESHOLD_PX = 50;
/** Less is a click: a finger trembles more than a mouse. */
const CLICK_PX = { touch: 10, mouse: 2 } as const;

type Swipe = { x: number; y: number; hasBegun: boolean };

/** Lets what it is spread on be swiped away to the right; it springs back where that was not far enough. */
export function useSwipe(onSwiped: () => void) {
  const swipe = useRef<Swipe | null>(null);

  function onPointerDown(event: PointerEvent) {
    if (event.button === 0) swipe.current = { x: event.clientX, y: event.clientY, hasBegun: false };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (swipe.current === null) return;
    const { x, y, hasBegun } = swipe.current;
    const [right, down] = [event.clientX - x, Math.abs(event.clientY - y)];
    if (!hasBegun) {
      const click = event.pointerType === "touch" ? CLICK_PX.touch : CLICK_PX.mouse;
      if (right <= Math.max(click, down)) {
        // Any other way it is no swipe.
        if (Math.max(-right, down) > click) swipe.current = null;
        return;
      }
      swipe.current.hasBegun = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    move(event.currentTarget, Math.max(0, right));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const [ended, element] = [swipe.current, event.currentTarget];
    swipe.current = null;
    if (ended === null || !ended.hasBegun) return;
    // What lies under the pointer at the end was not pressed.
    element.addEventListener("click", (click) => click.preventDefault(), { once: true });
    if (event.clientX - ended.x > THRESHOLD_PX) onSwiped();
    else move(element, 0);
  }

  function onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
    swipe.current = null;
    move(currentTarget, 0);
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** While a pointer moves it, it follows at once, and else in a transition. */
function move({ style }: HTMLElement, right: number): void {
  style.transition = right === 0 ? "" : "none";
  style.transform = right === 0 ? "" : `translateX(${right}px)`;
}
