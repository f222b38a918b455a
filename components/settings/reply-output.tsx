"use client";

import { useLocale } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { late, useLate } from "#components/ui/use-late.ts";
import { useSettings } from "#lib/client/settings.ts";
import { playSound } from "#lib/client/sounds.ts";
import { useReplyReader } from "#lib/client/voice.ts";

const SPOKEN_TEXT = late(async () => (await import("#lib/client/spoken-text.ts")).spokenText);

/** A reply that is whole, as markdown or plain text. */
export type FinishedReply = { id: string; markdown: string };

type ReplyOutputProps = {
  /** The last reply of the conversation if it is whole, else null. */
  reply: FinishedReply | null;
  /** Whether a reply is being written. */
  isLive: boolean;
};

/**
 * What is heard when a reply has come while one looks on: a tone, the reply read aloud, or in screen reader mode the reply
 * as text for the screen reader, its chemistry in words. One per conversation; nothing of it is seen.
 */
export function ReplyOutput({ reply, isLive }: ReplyOutputProps) {
  const locale = useLocale();
  const { screenReader } = useSettings();
  const { part: spokenText } = useLate(SPOKEN_TEXT, { isWanted: screenReader });
  const arrived = useArrivedReply(reply, isLive);
  useReplyReader(arrived, locale);

  const arrivedId = arrived?.id ?? null;
  useEffect(() => {
    if (arrivedId !== null) playSound("received");
  }, [arrivedId]);

  const announcement = useMemo(
    () => (arrived === null || !screenReader || spokenText === null ? "" : spokenText(arrived.markdown, locale)),
    [arrived, screenReader, spokenText, locale],
  );
  return (
    <div role="log" aria-atomic="true" className="sr-only">
      {announcement}
    </div>
  );
}

/** The reply that was finished last since the conversation is on the screen; what was there before has been read. */
function useArrivedReply(reply: FinishedReply | null, isLive: boolean): FinishedReply | null {
  const [arrived, setArrived] = useState<FinishedReply | null>(null);
  const wasLive = useRef(false);
  const id = reply?.id ?? null;
  const markdown = reply?.markdown ?? "";
  useEffect(() => {
    if (wasLive.current && !isLive && id !== null) setArrived({ id, markdown });
    wasLive.current = isLive;
  }, [isLive, id, markdown]);
  return arrived;
}
