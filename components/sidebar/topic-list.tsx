"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { findTopic, MAIN_TOPICS, type MainTopic, type Subtopic } from "#lib/curriculum/topics.ts";
import type { MainTopicSlug } from "#lib/curriculum/outline.ts";
import { TopicRow } from "./topic-row.tsx";

type TopicListProps = {
  /** The id of the topic of the session on the screen. */
  currentTopic: string | null;
  onPick: (topic: MainTopic | Subtopic) => void;
};

/** The curriculum. One topic at a time shows its subtopics, at first the one that the session is about. */
export function TopicList({ currentTopic, onPick }: TopicListProps) {
  const t = useTranslations("sidebar.topics");
  const headingId = useId();
  const [open, setOpen] = useState<MainTopicSlug | null>(() => mainTopicOf(currentTopic));

  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);

  function pick(topic: MainTopic) {
    const isCurrent = topic.id === currentTopic;
    setOpen(isCurrent && open === topic.slug ? null : topic.slug);
    if (!isCurrent) onPick(topic);
  }

  return (
    <section aria-labelledby={headingId} className="flex min-h-0 flex-1 flex-col">
      <h2 id={headingId} className="px-5 pt-3 pb-2 text-xs font-semibold text-muted-foreground">
        {t("heading")}
      </h2>
      <ul ref={list} className="relative min-h-0 flex-1 space-y-0.5 overflow-y-auto px-3 pb-3">
        {MAIN_TOPICS.map((topic) => (
          <TopicRow
            key={topic.slug}
            topic={topic}
            currentTopic={currentTopic}
            isOpen={topic.slug === open}
            onPick={() => pick(topic)}
            onPickSubtopic={onPick}
          />
        ))}
      </ul>
    </section>
  );
}

/** The main topic that a topic of the curriculum is or lies in; a chat topic may lie in several. */
function mainTopicOf(id: string | null): MainTopicSlug | null {
  const topic = id === null ? null : findTopic(id);
  switch (topic?.kind) {
    case "main":
      return topic.slug;
    case "subtopic":
      return topic.mainTopic;
    default:
      return null;
  }
}
