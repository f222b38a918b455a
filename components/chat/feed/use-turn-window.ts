"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useIsAwake } from "#lib/client/use-is-awake.ts";
import type { ConversationTurn } from "./conversation-turns.ts";
import { follows } from "./follow-growth.ts";

type TurnWindowOptions = {
  turns: readonly ConversationTurn[];
  scroller: RefObject<HTMLElement | null>;
  askedId: string | null;
  hasOlder: boolean;
};

/** So many turns are on the page whole, for the browser's own search and selection. */
const WHOLE_TURNS = 25;

/** So many turns come with the page: more than most screens hold. */
const FIRST_TURNS = 4;

/** Of a longer conversation, so many stand ready on each side of the view. */
const OVERSCAN = 4;

/** What a turn is taken to be high until it has been seen. */
const ESTIMATED_PX = 420;

/** Above the first turn, for the button that fetches more. */
const START_PX = 56;

/** What a reader does in a conversation before anything in it moves. */
const USES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** The list of turns follows nobody by itself: see `follows`. */
const NEVER_AT_END = -1;

/**
 * Which turns are on the page, and where the reader stands: at the end when the conversation opens, at a question just
 * asked, and otherwise where the reader is, whatever comes or changes above. A reply that grows below is followed by who
 * has scrolled to its end, and else only as far as its question stays in view: a long one is read from its beginning.
 */
export function useTurnWindow({ turns, scroller, askedId, hasOlder }: TurnWindowOptions) {
  const focused = useRef<string | null>(null);
  // Whether the reader has used the conversation since it opened.
  const isUsed = useRef(false);
  // At once, what comes with the page would all be measured and drawn again in the task in which React takes over.
  const isAwake = useIsAwake();

  const getItemKey = useCallback((index: number) => turns[index]?.key ?? index, [turns]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (range.count <= WHOLE_TURNS) return Array.from({ length: range.count }, (_, index) => index);
      // What has the focus stays, wherever it is scrolled to; and so does the end, where a reply may be growing.
      const kept = [turns.findIndex(({ key }) => key === focused.current), range.count - 1].filter(
        (index) => index >= 0,
      );
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
    },
    [turns],
  );

  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by the React compiler
  const virtualizer = useVirtualizer({
    enabled: isAwake,
    count: turns.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    rangeExtractor,
    estimateSize: () => ESTIMATED_PX,
    overscan: OVERSCAN,
    paddingStart: hasOlder ? START_PX : 0,
    initialOffset: () => turns.length * ESTIMATED_PX,
    anchorTo: "end",
    scrollEndThreshold: NEVER_AT_END,
    directDomUpdates: true,
  });

  // Until the view is measured, the last turns stand one below the other, as the server drew them.
  const isPlaced = virtualizer.scrollRect !== null;

  // What changes above the view moves nothing in it. What reaches into the view is taken to change there, unless it is new:
  // then the guess at what it is high was wrong above.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
    { key, index, start, end },
    delta,
    { scrollOffset, itemSizeCache, options, scrollRect, measurementsCache },
  ) => {
    const view = { start: scrollOffset ?? 0, size: scrollRect?.height ?? 0 };
    const isLast = index === options.count - 1;
    if (isLast && itemSizeCache.has(key)) return follows({ start, end }, delta, view);
    // A conversation opens at its end: what comes late above it, as the view of a card, does not push the last turn away.
    const last = measurementsCache[options.count - 1];
    const isAtLast = last !== undefined && last.start < view.start + view.size;
    if (!isUsed.current && askedId === null && isAtLast) return true;
    return (itemSizeCache.has(key) ? end : start + 1) <= view.start;
  };

  const isAskedHere = turns.at(-1)?.key === askedId;
  useLayoutEffect(() => {
    // What stands in the place of turns, before there are any, is read from its beginning.
    if (virtualizer.options.count === 0) return;
    if (askedId === null) virtualizer.scrollToEnd();
    else if (isAskedHere) virtualizer.scrollToIndex(virtualizer.options.count - 1, { align: "start" });
  }, [virtualizer, askedId, isAskedHere, isPlaced]);

  useEffect(() => {
    const element = scroller.current;
    const onFocus = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest("[data-index]")?.getAttribute("data-index") : null;
      focused.current =
        place === null || place === undefined ? null : String(virtualizer.options.getItemKey(Number(place)));
    };
    const onBlur = () => {
      focused.current = null;
    };
    const onUse = () => {
      isUsed.current = true;
    };
    element?.addEventListener("focusin", onFocus);
    element?.addEventListener("focusout", onBlur);
    for (const use of USES) element?.addEventListener(use, onUse, { passive: true });
    return () => {
      for (const use of USES) element?.removeEventListener(use, onUse);
      element?.removeEventListener("focusin", onFocus);
      element?.removeEventListener("focusout", onBlur);
    };
  }, [scroller, virtualizer]);

  const indexes = isPlaced
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : [...turns.keys()].slice(-FIRST_TURNS);
  return {
    items: indexes.flatMap((index) => {
      const turn = turns[index];
      return turn === undefined ? [] : [{ index, turn }];
    }),
    isPlaced,
    containerRef: isPlaced ? virtualizer.containerRef : null,
    measureElement: isPlaced ? virtualizer.measureElement : null,
    scrollToEnd: () => virtualizer.scrollToEnd(),
  };
}

export type TurnWindow = ReturnType<typeof useTurnWindow>;
