"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "#components/ui/class-names.ts";
import type { ConversationTurn } from "./conversation-turns.ts";
import { moveThroughFeed } from "./feed-keys.ts";
import type { TurnWindow } from "./use-turn-window.ts";

type TurnFeedProps = Pick<TurnWindow, "items" | "isPlaced" | "containerRef" | "measureElement"> & {
  renderTurn: (turn: ConversationTurn) => ReactNode;
  askedId: string | null;
  isLoadingOlder: boolean;
};

/** The turns that are on the page, each in its place. */
export function TurnFeed({
  items,
  isPlaced,
  containerRef,
  measureElement,
  renderTurn,
  askedId,
  isLoadingOlder,
}: TurnFeedProps) {
  const t = useTranslations("chat.conversation");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a feed, which ARIA asks for
    <div
      ref={containerRef}
      role="feed"
      aria-label={t("messages")}
      aria-busy={isLoadingOlder}
      className="relative"
      onKeyDown={moveThroughFeed}
    >
      {items.map(({ index, turn }) => (
        <div
          key={turn.key}
          ref={measureElement}
          data-index={index}
          // The newest question fills the view, so that it can stand at the top while its reply grows below.
          className={cn(
            "w-full space-y-5 py-4",
            isPlaced && "absolute start-0 top-0",
            turn.key === askedId && "min-h-[100cqh]",
          )}
        >
          {renderTurn(turn)}
        </div>
      ))}
    </div>
  );
}
