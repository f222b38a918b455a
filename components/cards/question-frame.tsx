"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { QuestionCard } from "#lib/cards/card.ts";
import { SUBTOPIC_SLUGS } from "#lib/curriculum/outline.ts";
import { CardFrame } from "./card-frame.tsx";
import { DifficultyBadge } from "./difficulty-badge.tsx";

type QuestionFrameProps = { title: string; card: QuestionCard; badge: ReactNode; children: ReactNode };

/** What all cards of questions begin with: the topic, the level, the question. */
export function QuestionFrame({ title, card, badge, children }: QuestionFrameProps) {
  const subject = useSubtopicName(card.subtopic);
  const badges = (
    <>
      {card.difficulty === null ? null : <DifficultyBadge difficulty={card.difficulty} />}
      {badge}
    </>
  );
  return (
    <CardFrame title={title} subject={subject} badges={badges}>
      <p className="whitespace-pre-line px-4 pt-3.5 pb-1 wrap-anywhere sm:px-5">
        <ChemistryText text={card.question} />
      </p>
      {children}
    </CardFrame>
  );
}

function useSubtopicName(slug: string | null): string | undefined {
  const t = useTranslations("curriculum.subtopics");
  const known = SUBTOPIC_SLUGS.find((each) => each === slug);
  return known && t(known);
}
