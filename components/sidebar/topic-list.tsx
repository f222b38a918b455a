"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import {
  findTopic,
  MAIN_TOPICS,
  mainTopicOf,
  type MainTopic,
  shownTopic,
  type Subtopic,
} from "#lib/curriculum/topics.ts";
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
  const found = currentTopic === null ? null : findTopic(currentTopic);
  const current = found && shownTopic(found);
  const [open, setOpen] = useState<MainTopicSlug | null>(() => current && mainTopicOf(current).slug);

  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);

  function pick(topic: MainTopic) {
    const isCurrent = topic === current;
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
            current={current}
            isOpen={topic.slug === open}
            onPick={() => pick(topic)}
            onPickSubtopic={onPick}
          />
        ))}
      </ul>
    </section>
  );
}
