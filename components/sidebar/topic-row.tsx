"use client";

import { ChevronRightIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, useId } from "react";
import { TopicTile } from "#components/topics/topic-tile.tsx";
import { cn } from "#components/ui/class-names.ts";
import { type MainTopic, mainTopicOf, type Subtopic, type Topic, topicNameKey } from "#lib/curriculum/topics.ts";

type TopicRowProps = {
  topic: MainTopic;
  /** The topic of the session on the screen. */
  current: Topic | null;
  isOpen: boolean;
  onPick: () => void;
  onPickSubtopic: (subtopic: Subtopic) => void;
};

/** A main topic and, when it is open, its subtopics; those that the session on the screen is about are marked. */
export function TopicRow({ topic, current, isOpen, onPick, onPickSubtopic }: TopicRowProps) {
  const t = useTranslations();
  const listId = useId();
  const noteId = useId();
  const isCurrent = topic === current;
  const part = current?.kind === "chat" && mainTopicOf(current) === topic ? current : null;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-current={isCurrent ? "true" : undefined}
        onClick={(event) => isSecondClick(event) || onPick()}
        className={cn(
          "flex w-full items-center gap-2.5 rounded-md border-s-2 border-transparent px-2 py-1.5 text-start hover:bg-accent",
          isCurrent && "border-primary bg-primary-soft hover:bg-primary-soft",
        )}
      >
        <TopicTile topic={topic.slug} />
        <span className="min-w-0 flex-1 wrap-break-word">
          <span className={cn("block text-sm leading-snug", isCurrent && "font-medium")}>
            {t(`curriculum.topics.${topic.slug}`)}
          </span>
          <span className="tabular block text-xs text-muted-foreground">
            {t("sidebar.topics.count", { count: topic.subtopics.length })}
          </span>
        </span>
        <ChevronRightIcon
          aria-hidden="true"
          className={cn("size-4 shrink-0 text-muted-foreground transition-transform", isOpen && "rotate-90")}
        />
      </button>
      {isOpen ? (
        <div id={listId} className="ms-7 animate-unfold border-s py-1 ps-3">
          {part === null ? null : (
            <p id={noteId} className="px-2.5 pb-1 text-xs text-muted-foreground">
              {t("sidebar.topics.part", { topic: t(`curriculum.${topicNameKey(part)}`) })}
            </p>
          )}
          <ul>
            {topic.subtopics.map((subtopic) => (
              <SubtopicButton
                key={subtopic.slug}
                subtopic={subtopic}
                isCurrent={subtopic === current}
                noteId={part?.subtopics.includes(subtopic) === true ? noteId : undefined}
                onPick={onPickSubtopic}
              />
            ))}
          </ul>
        </div>
      ) : null}
    </li>
  );
}

type SubtopicButtonProps = {
  subtopic: Subtopic;
  isCurrent: boolean;
  /** What says why it is marked, if it is. */
  noteId: string | undefined;
  onPick: (subtopic: Subtopic) => void;
};

function SubtopicButton({ subtopic, isCurrent, noteId, onPick }: SubtopicButtonProps) {
  const t = useTranslations("curriculum.subtopics");
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? "true" : undefined}
        aria-describedby={noteId}
        onClick={(event) => isCurrent || isSecondClick(event) || onPick(subtopic)}
        className={cn(
          "min-h-8 w-full rounded-md border-s-2 border-transparent px-2.5 py-1.5 text-start text-sm leading-snug wrap-break-word hover:bg-accent",
          noteId !== undefined && "border-primary",
          isCurrent && "border-primary bg-primary-soft font-medium hover:bg-primary-soft",
        )}
      >
        {t(subtopic.slug)}
      </button>
    </li>
  );
}

/** The second click of a double click is no second wish. */
function isSecondClick(event: MouseEvent): boolean {
  return event.detail > 1;
}
