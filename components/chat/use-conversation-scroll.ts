"use client";

import { useEffect, useRef, useState } from "react";

const NEAR_END_PX = 80;

/** What a reader does to move; from then on the place is the reader's. */
const READER_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Where the conversation stands: it opens at its end, moves a new question to the top, and otherwise stays where the
 * reader is.
 */
export function useConversationScroll(askedId: string | null) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isOpening = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  useEffect(() => {
    if (scroller.current === null || content.current === null) return;
    // What an old message needs to be shown whole may arrive after it: until somebody moves, the end stays in view.
    const observer = new ResizeObserver(() => {
      if (isOpening.current) end.current?.scrollIntoView({ block: "end", behavior: "instant" });
    });
    observer.observe(content.current);

    const listening = new AbortController();
    const leaveOpening = () => {
      isOpening.current = false;
    };
    for (const move of READER_MOVES) {
      scroller.current.addEventListener(move, leaveOpening, { passive: true, signal: listening.signal });
    }
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, []);

  useEffect(() => {
    if (askedId === null) return;
    isOpening.current = false;
    scroller.current?.querySelector(`[data-turn="${CSS.escape(askedId)}"]`)?.scrollIntoView({ block: "start" });
  }, [askedId]);

  useEffect(() => {
    if (scroller.current === null || end.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting ?? true), {
      root: scroller.current,
      rootMargin: `${NEAR_END_PX}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  return { scroller, content, end, isAtEnd };
}
