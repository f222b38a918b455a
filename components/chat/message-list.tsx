"use client";

import { ArrowDownIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { copyChemistry } from "#components/chemistry/copy-chemistry.ts";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import type { OlderMessages } from "#lib/client/chat/messages.ts";
import type { ConversationTurn } from "./conversation-turns.ts";
import { moveThroughFeed } from "./feed-keys.ts";
import { OlderMessagesButton } from "./older-messages-button.tsx";
import { useIsNear } from "./use-is-near.ts";
import { useTurnWindow } from "./use-turn-window.ts";

type MessageListProps = {
  turns: readonly ConversationTurn[];
  renderTurn: (turn: ConversationTurn) => ReactNode;
  /** The question asked last on this screen: it moves to the top, and the reply grows below it. */
  askedId: string | null;
  older: OlderMessages;
  /** What stands here while there are no turns. */
  empty: ReactNode;
};

/** Within so many views of the first message, older ones are fetched. */
const NEAR_START_VIEWS = 2;
const START_MARGIN = `${NEAR_START_VIEWS * 100}% 0px 0px 0px`;
const END_MARGIN = "0px 0px 80px 0px";

/** The scrolling conversation. Of a long one only what is near the view is on the page (docs/decisions/0019). */
export function MessageList({ turns, renderTurn, askedId, older, empty }: MessageListProps) {
  const t = useTranslations("chat.conversation");
  const scroller = useRef<HTMLElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { items, isPlaced, containerRef, measureElement, scrollToEnd } = useTurnWindow({ turns, scroller, askedId, hasOlder: older.hasOlder });
  const isNearStart = useIsNear(start, scroller, START_MARGIN);
  const isAtEnd = useIsNear(end, scroller, END_MARGIN) ?? true;

  const { load } = older;
  const mayLoad = older.hasOlder && !older.isLoading && !older.hasFailed;
  useEffect(() => {
    const list = scroller.current;
    if (!mayLoad || list === null) return;
    const loadNearStart = () => {
      if (list.scrollTop <= NEAR_START_VIEWS * list.clientHeight) load();
    };
    // That the start is no longer near may not have been told yet; nor that it was left and reached again, as by Home.
    if (isNearStart === true) loadNearStart();
    list.addEventListener("scroll", loadNearStart, { passive: true });
    return () => list.removeEventListener("scroll", loadNearStart);
  }, [isNearStart, mayLoad, load]);

  useEffect(() => {
    const list = scroller.current;
    const onCopy = (event: ClipboardEvent) => copyChemistry(event, document.getSelection());
    list?.addEventListener("copy", onCopy);
    return () => list?.removeEventListener("copy", onCopy);
  }, []);

  // From a button that goes, which would lose it to nowhere.
  const takeFocus = useCallback(() => scroller.current?.focus({ preventScroll: true }), []);

  function goToEnd() {
    takeFocus();
    scrollToEnd();
  }

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        aria-label={t("label")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={cn(
          // The view keeps the reader's place; the browser must not do so a second time.
          "@container-size h-full overflow-y-auto -outline-offset-2 [overflow-anchor:none]",
          // What is turned round begins at its end, without a script.
          isPlaced ? "" : "flex flex-col-reverse",
        )}
      >
        <div className="relative mx-auto min-h-full w-full max-w-3xl shrink-0 px-3 md:px-6">
          <div ref={start} aria-hidden="true" className="absolute top-0 h-px w-px" />
          {older.hasOlder ? <OlderMessagesButton older={older} onFocusLost={takeFocus} /> : null}
          {turns.length === 0 ? (
            empty
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a feed, which ARIA asks for
            <div
              ref={containerRef}
              role="feed"
              aria-label={t("messages")}
              aria-busy={older.isLoading}
              className="relative"
              onKeyDown={moveThroughFeed}
            >
              {items.map(({ index, turn }) => (
                <div
                  key={turn.key}
                  ref={measureElement}
                  data-index={index}
                  // The newest question fills the view, so that it can stand at the top while its reply grows below.
                  className={cn("w-full space-y-5 py-4", isPlaced && "absolute start-0 top-0", turn.key === askedId && "min-h-[100cqh]")}
                >
                  {renderTurn(turn)}
                </div>
              ))}
            </div>
          )}
          <div ref={end} aria-hidden="true" className="absolute bottom-0 h-px w-px" />
        </div>
      </section>
      {isAtEnd ? null : (
        <Button
          variant="outline"
          size="icon"
          aria-label={t("latest")}
          data-tooltip=""
          className="absolute end-4 bottom-3 rounded-full shadow-sheet"
          onClick={goToEnd}
        >
          <ArrowDownIcon aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
