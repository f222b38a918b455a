"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether an element is in the view of what scrolls it, widened by a margin; null until that is known. */
export function useIsNear(
  target: RefObject<Element | null>,
  scroller: RefObject<Element | null>,
  rootMargin: string,
): boolean | null {
  const [isNear, setNear] = useState<boolean | null>(null);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? null), {
      root: scroller.current,
      rootMargin,
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, scroller, rootMargin]);
  return isNear;
}
