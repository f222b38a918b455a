import { useEffect, useRef } from "react";

/** So long, at most, what was asked for is waited for. */
const PATIENCE_MS = 10_000;

/** When something was last asked for on a card of a lesson. */
let asked: number | null = null;

/**
 * Brings the focus to the next card of a lesson once it is there, unless it was moved elsewhere meanwhile: who walks through a
 * lesson by keyboard would have to look for it. A reply that is stored takes the place of the one that was written.
 */
export function useArrival<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => {
    const { activeElement: focused, body } = document;
    const isWaiting = focused === null || focused === body || focused.closest("[data-lesson-ask]") !== null;
    const isStep = focused instanceof HTMLElement && focused.dataset.lessonStep !== undefined;
    if (asked === null || performance.now() - asked > PATIENCE_MS || !(isWaiting || isStep)) return;
    place.current?.focus({ preventScroll: true });
  }, []);
  return {
    place,
    expectNext: () => {
      asked = performance.now();
    },
  };
}
