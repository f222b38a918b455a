"use client";

import { ArrowDownIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { copyChemistry } from "#components/chemistry/copy-chemistry.ts";
import { Button } from "#components/ui/button.tsx";
import { useConversationScroll } from "./use-conversation-scroll.ts";

type MessageListProps = {
  /** The question asked last on this screen: it moves to the top, and the reply grows below it. */
  askedId: string | null;
  children: ReactNode;
};

/** The scrolling conversation. */
export function MessageList({ askedId, children }: MessageListProps) {
  const t = useTranslations("chat.conversation");
  const { scroller, content, end, isAtEnd } = useConversationScroll(askedId);

  useEffect(() => {
    const list = scroller.current;
    const onCopy = (event: ClipboardEvent) => copyChemistry(event, window.getSelection());
    list?.addEventListener("copy", onCopy);
    return () => list?.removeEventListener("copy", onCopy);
  }, [scroller]);

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        aria-label={t("label")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="@container-size h-full overflow-y-auto -outline-offset-2"
      >
        <div ref={content} className="mx-auto min-h-full max-w-3xl px-3 md:px-6">
          {children}
          <div ref={end} aria-hidden="true" />
        </div>
      </section>
      {isAtEnd ? null : (
        <Button
          variant="outline"
          size="icon"
          aria-label={t("latest")}
          className="absolute end-4 bottom-3 rounded-full shadow-sheet"
          onClick={() => end.current?.scrollIntoView({ block: "end" })}
        >
          <ArrowDownIcon aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
