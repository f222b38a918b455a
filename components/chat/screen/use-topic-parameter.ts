"use client";

import { useEffect } from "react";
import { CHAT_TOPICS, type ChatTopic } from "#lib/curriculum/topics.ts";

const PARAMETER = "topic";

/** `?topic=` with the id of a chat topic opens that topic, once; whatever it says, it leaves the address. */
export function useTopicParameter(isReady: boolean, onTopic: (topic: ChatTopic) => void): void {
  useEffect(() => {
    if (!isReady) return;
    const url = new URL(window.location.href);
    const id = url.searchParams.get(PARAMETER);
    if (id === null) return;
    url.searchParams.delete(PARAMETER);
    window.history.replaceState(window.history.state, "", url);
    const topic = CHAT_TOPICS.find((known) => known.id === id);
    if (topic !== undefined) onTopic(topic);
  }, [isReady, onTopic]);
}
