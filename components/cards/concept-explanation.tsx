"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Drawings } from "#components/chemistry/drawings.tsx";
import { WrittenEquation } from "#components/chemistry/written-equation.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import { useCardActions } from "./card-actions.ts";
import { CardFrame } from "./card-frame.tsx";
import type { CardProps } from "./card-props.ts";
import { SolvedProblem } from "./solved-problem.tsx";

/** A lesson: the idea in a sentence, its parts, the relations to know, an example, and what goes wrong. */
export function ConceptExplanation({ card, badge }: CardProps<"concept_explanation">) {
  const t = useTranslations("chat.card.concept");
  return (
    <CardFrame title={card.title} subject={t("kind")} badges={badge}>
      <div className="space-y-4 px-4 py-4 sm:px-5">
        <p className="text-base font-medium">
          <ChemistryText text={card.summary} />
        </p>
        {card.sections.map(({ heading, text }) => (
          <Section key={heading} heading={heading}>
            <p className="whitespace-pre-line">
              <ChemistryText text={text} />
            </p>
          </Section>
        ))}
        {card.relations.length > 0 ? (
          <Section heading={t("relations")}>
            <Relations relations={card.relations} />
          </Section>
        ) : null}
        <Drawings drawings={card.drawings} />
      </div>
      {card.example === null ? null : <Example heading={t("example")} example={card.example} />}
      <div className="space-y-4 border-t px-4 py-4 sm:px-5">
        {card.mistakes.length > 0 ? (
          <Section heading={t("mistakes")}>
            <ul className="list-disc space-y-1 ps-5">
              {card.mistakes.map((mistake) => (
                <li key={mistake}>
                  <ChemistryText text={mistake} />
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        <Related related={card.related} />
        <Sources sources={card.sources} />
      </div>
    </CardFrame>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="space-y-1.5">
      <h3 className="font-semibold">
        <ChemistryText text={heading} />
      </h3>
      {children}
    </section>
  );
}

/** Each equation alone on its line, and what it says below it. */
function Relations({ relations }: { relations: CardProps<"concept_explanation">["card"]["relations"] }) {
  return (
    <ul className="space-y-3">
      {relations.map(({ text, meaning }) => (
        <li key={text} className="rounded-md bg-muted px-3 py-2.5">
          <WrittenEquation text={text} />
          <p className="text-center text-sm text-muted-foreground">
            <ChemistryText text={meaning} />
          </p>
        </li>
      ))}
    </ul>
  );
}

type ExampleProps = { heading: string; example: NonNullable<CardProps<"concept_explanation">["card"]["example"]> };

function Example({ heading, example }: ExampleProps) {
  return (
    <section className="border-t">
      <div className="space-y-1.5 px-4 pt-4 sm:px-5">
        <h3 className="font-semibold">{heading}</h3>
        <p className="whitespace-pre-line">
          <ChemistryText text={example.question} />
        </p>
      </div>
      <SolvedProblem solution={example.solution} />
    </section>
  );
}

/** Where to go on: each asks for its own lesson, where there is a conversation to ask it in. */
function Related({ related }: Pick<CardProps<"concept_explanation">["card"], "related">) {
  const t = useTranslations("chat.card.concept");
  const actions = useCardActions();
  if (related.length === 0) return null;
  const nameOf = (title: string) => (
    <span>
      <ChemistryText text={title} />
    </span>
  );
  return (
    <section className="text-sm">
      <h3 className="font-semibold text-muted-foreground">{t("related")}</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {related.map(({ topic, title }) => (
          <li key={topic}>
            {actions === null ? (
              nameOf(title)
            ) : (
              <AskButton variant="outline" size="sm" isBusy={actions.isBusy} onClick={() => actions.explain(title)}>
                {nameOf(title)}
              </AskButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Small print: where to look it up. */
function Sources({ sources }: { sources: readonly string[] }) {
  const t = useTranslations("chat.card.concept");
  if (sources.length === 0) return null;
  return (
    <section className="text-sm text-muted-foreground">
      <h3 className="font-semibold">{t("sources")}</h3>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <ChemistryText text={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}
