"use client";

import { useEffect, useRef, useState } from "react";
import type { Topic } from "#lib/curriculum/topics.ts";
import type { Conversation } from "../conversation/create-conversation.ts";

type Screen = {
  /** The topic of the session on the screen. */
  topic: string | undefined;
  isReplying: boolean;
  /** The conversation of that session. */
  conversation: Pick<Conversation, "practise"> | null;
  /** Brings a session on the topic to the screen; false when that failed. */
  openSession: (topic: Topic) => Promise<boolean>;
};

/** Starts practice on a topic from anywhere: a session on it comes to the screen and, unless it is replying, asks for a problem. */
export function usePracticeStart({ topic, isReplying, conversation, openSession }: Screen): (topic: Topic) => void {
  const [wish, setWish] = useState<{ topic: string } | null>(null);
  const granted = useRef<typeof wish>(null);

  useEffect(() => {
    if (wish === null || wish === granted.current || wish.topic !== topic) return;
    granted.current = wish;
    if (!isReplying) conversation?.practise();
  }, [wish, topic, isReplying, conversation]);

  return (chosen) => {
    setWish({ topic: chosen.id });
    void openSession(chosen).then((isOpen) => (isOpen ? undefined : setWish(null)));
  };
}
