"use client";

import { ArrowDownIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import type { OlderMessages } from "#lib/client/chat/messages.ts";
import type { ConversationTurn } from "./conversation-turns.ts";
import { OlderMessagesButton } from "./older-messages-button.tsx";
import { TurnFeed } from "./turn-feed.tsx";
import { useChemistryCopy } from "./use-chemistry-copy.ts";
import { useIsNear } from "./use-is-near.ts";
import { useOlderNearStart } from "./use-older-near-start.ts";
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

const END_MARGIN = "0px 0px 80px 0px";

/** The scrolling conversation. Of a long one only what is near the view is on the page (docs/decisions/0019). */
export function MessageList({ turns, renderTurn, askedId, older, empty }: MessageListProps) {
  const t = useTranslations("chat.conversation");
  const scroller = useRef<HTMLElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { scrollToEnd, ...turnWindow } = useTurnWindow({ turns, scroller, askedId, hasOlder: older.hasOlder });
  useOlderNearStart(start, scroller, older);
  const isAtEnd = useIsNear(end, scroller, END_MARGIN) ?? true;
  useChemistryCopy(scroller);

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
          "relative @container-size h-full overflow-y-auto -outline-offset-2 [overflow-anchor:none]",
          // What is turned round begins at its end, without a script.
          turnWindow.isPlaced || turns.length === 0 ? "" : "flex flex-col-reverse",
        )}
      >
        <div className="relative mx-auto min-h-full w-full max-w-3xl shrink-0 px-3 md:px-6">
          <div ref={start} aria-hidden="true" className="absolute top-0 h-px w-px" />
          {older.hasOlder ? <OlderMessagesButton older={older} onFocusLost={takeFocus} /> : null}
          {turns.length === 0 ? (
            empty
          ) : (
            <TurnFeed {...turnWindow} renderTurn={renderTurn} askedId={askedId} isLoadingOlder={older.isLoading} />
          )}
          <div ref={end} aria-hidden="true" className="absolute bottom-0 h-px w-px" />
        </div>
      </section>
      {isAtEnd || turns.length === 0 ? null : <LatestButton onClick={goToEnd} />}
    </div>
  );
}

function LatestButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("chat.conversation");
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={t("latest")}
      data-tooltip=""
      className="absolute end-4 bottom-3 rounded-full shadow-sheet"
      onClick={onClick}
    >
      <ArrowDownIcon aria-hidden="true" />
    </Button>
  );
}
