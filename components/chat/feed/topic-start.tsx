"use client";

import { CheckIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { DiagnosticOffer } from "#components/diagnostic/diagnostic-offer.tsx";
import { useTopicName } from "#components/topics/topic-name.ts";
import { TopicTile } from "#components/topics/topic-tile.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useProgress } from "#lib/client/progress.ts";
import { useTopicStart } from "#lib/client/topics.ts";
import type { TopicStart as Start } from "#lib/contracts/answers/topic-start.ts";
import { MOST_EXAMPLES } from "#lib/contracts/topics.ts";
import { mainTopicOf, shownTopic, type Subtopic, subtopicsOf, type Topic } from "#lib/curriculum/topics.ts";
import { type LevelStanding, recordsUnder, standingOf } from "#lib/mastery/overview.ts";
import type { Asked } from "../conversation/question.ts";
import { useConversation } from "../conversation/use-conversation.ts";

/**
 * A session on a topic before its first question: what the topic is, exercises by level with how those before went, its
 * lessons, and problems that the engine solves. What comes later from the server has its place from the beginning.
 */
export function TopicStart({ topic }: { topic: Topic }) {
  const { ask, fillIn: onExample } = useConversation();
  const onAsk = (asked: Asked) => void ask(asked);
  const t = useTranslations();
  const { data: start, isError } = useTopicStart(topic.id);
  const subtopics = subtopicsOf(topic);
  const [only, ...more] = subtopics;
  return (
    <div className="min-h-[100cqh] py-8">
      <TopicHeading topic={topic} sign={start?.sign ?? ""} />
      <Section heading={t("chat.topicStart.exercises")}>
        <Exercises topic={topic} count={subtopics.length} onAsk={onAsk} />
      </Section>
      <Section heading={t("chat.topicStart.lessons")}>
        {only !== undefined && more.length === 0 ? (
          <p className="mb-2 line-clamp-4 h-20 max-w-prose text-sm sm:line-clamp-3 sm:h-15">
            <ChemistryText text={start?.summary ?? ""} />
          </p>
        ) : null}
        <Lessons subtopics={subtopics} onAsk={onAsk} />
      </Section>
      {isError || start?.examples.length === 0 ? null : (
        <Section heading={t("chat.empty.examples")}>
          <Examples examples={start?.examples} onExample={onExample} />
        </Section>
      )}
      <DiagnosticOffer />
    </div>
  );
}

/** The topic's name and its tile, whose element is explained, below the main topic that it lies in. */
function TopicHeading({ topic, sign }: { topic: Topic; sign: string }) {
  const t = useTranslations();
  const topicName = useTopicName();
  const main = mainTopicOf(topic);
  return (
    <div className="flex items-start gap-3">
      <TopicTile topic={main.slug} className="size-12" />
      <div className="min-w-0">
        {shownTopic(topic) === main ? null : (
          <p className="text-sm text-muted-foreground">
            {t("chat.topicStart.partOf", { topic: t(`curriculum.topics.${main.slug}`) })}
          </p>
        )}
        <h2 className="text-xl font-semibold tracking-tight text-balance">{topicName(topic.id)}</h2>
        <p className="min-h-8 text-xs text-muted-foreground sm:min-h-4">{sign}</p>
      </div>
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="mb-2 text-xs font-semibold text-muted-foreground">
        {heading}
      </h3>
      {children}
    </section>
  );
}

type ExercisesProps = { topic: Topic; count: number; onAsk: (asked: Asked) => void };

/** One button for each level, which asks for a problem; on it, where the student stands. */
function Exercises({ topic, count, onAsk }: ExercisesProps) {
  const t = useTranslations();
  const { data } = useProgress();
  const ask = (difficulty: LevelStanding["difficulty"]) =>
    onAsk({ type: "generate_practice", content: t("chat.topicStart.request", { level: difficulty }), difficulty });
  return (
    <ul className="grid grid-cols-3 gap-2">
      {standingOf(recordsUnder(data ?? [], topic)).map((level) => (
        <li key={level.difficulty}>
          <button
            type="button"
            onClick={(event) => (event.detail > 1 ? undefined : ask(level.difficulty))}
            className="flex h-full min-h-26 w-full flex-col rounded-md border bg-card px-2.5 py-2 text-start hover:bg-accent sm:min-h-20"
          >
            <span className="text-sm font-medium">{t(`progress.levels.${level.difficulty}`)}</span>{" "}
            <Standing level={level} count={count} isKnown={data !== undefined} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Standing({ level, count, isKnown }: { level: LevelStanding; count: number; isKnown: boolean }) {
  const t = useTranslations();
  if (!isKnown) return null;
  return (
    <span className="tabular text-xs text-muted-foreground">
      <span className="block">
        {level.attempted === 0 ? t("progress.notTried") : t("chat.topicStart.right", level)}
      </span>{" "}
      {level.mastered === 0 ? null : (
        <span className="flex items-center gap-1">
          <CheckIcon aria-hidden="true" className="size-3.5 shrink-0 text-correct" />
          {count === 1
            ? t("progress.mastered")
            : t("chat.topicStart.masteredOf", { count: level.mastered, total: count })}
        </span>
      )}
    </span>
  );
}

type LessonsProps = { subtopics: readonly Subtopic[]; onAsk: (asked: Asked) => void };

function Lessons({ subtopics, onAsk }: LessonsProps) {
  const t = useTranslations();
  const ask = (concept: string) =>
    onAsk({
      type: "explain_concept",
      content: t("chat.input.explainRequest", { concept }),
      conceptToExplain: concept,
    });
  return (
    <ul className="flex flex-wrap gap-1.5">
      {subtopics.map(({ slug }) => (
        <li key={slug} className="max-w-full">
          <Button
            variant="outline"
            size="sm"
            className="h-auto min-h-8 max-w-full py-1 text-start whitespace-normal"
            onClick={(event) => (event.detail > 1 ? undefined : ask(t(`curriculum.subtopics.${slug}`)))}
          >
            {t(`curriculum.subtopics.${slug}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type ExamplesProps = { examples: Start["examples"] | undefined; onExample: (text: string) => void };

/** They go into the input, not to the server. */
function Examples({ examples, onExample }: ExamplesProps) {
  if (examples === undefined) {
    return (
      <div className="divide-y border-y">
        {Array.from({ length: MOST_EXAMPLES }, (_, index) => (
          <div key={index} className="px-1 py-2.5">
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className="divide-y border-y">
      {examples.map((example) => (
        <li key={example}>
          <button
            type="button"
            className="w-full px-1 py-2.5 text-start hover:bg-accent"
            onClick={() => onExample(example)}
          >
            <ChemistryText text={example} />
          </button>
        </li>
      ))}
    </ul>
  );
}
