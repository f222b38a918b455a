"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { MaterialSubjects } from "#lib/contracts/answers/worksheets.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";

type FoundIn = MaterialSubjects["materials"][number];

/** What the engine found in the chosen materials that problems can be made of, or that it found nothing. */
export function SubjectsFound({ materials }: Pick<MaterialSubjects, "materials">) {
  const t = useTranslations("worksheets.subjects");
  return (
    <section aria-label={t("title")} aria-live="polite" className="space-y-3 rounded-md bg-muted px-3 py-2.5 text-sm">
      <p className="font-medium">{t("title")}</p>
      {materials.map((material) => (
        <Found key={material.id} material={material} />
      ))}
    </section>
  );
}

function Found({ material }: { material: FoundIn }) {
  const t = useTranslations();
  const list = new Intl.ListFormat(useLocale());
  const { title, subtopics, reactions, substances, lastPage, pageCount } = material;
  const isBarren = subtopics.length + reactions.length + substances.length === 0;
  return (
    <div className="space-y-1">
      <p className="wrap-anywhere">{title}</p>
      {isBarren ? (
        <p className="text-xs text-muted-foreground">
          {t("worksheets.subjects.none", { subtopics: SUBTOPICS.length })}
        </p>
      ) : (
        <dl className="space-y-1 text-xs text-muted-foreground">
          <Row name={t("worksheets.subjects.subtopics")} isShown={subtopics.length > 0}>
            {list.format(subtopics.map((slug) => t(`curriculum.subtopics.${slug}`)))}
          </Row>
          <Row name={t("worksheets.subjects.reactions")} isShown={reactions.length > 0}>
            {reactions.map((reaction) => (
              <span key={reaction} className="block">
                <ChemistryText text={reaction} />
              </span>
            ))}
          </Row>
          <Row name={t("worksheets.subjects.substances")} isShown={substances.length > 0}>
            <ChemistryText text={list.format(substances)} />
          </Row>
        </dl>
      )}
      {lastPage < pageCount ? (
        <p className="text-xs text-muted-foreground">
          {t("worksheets.subjects.partly", { last: lastPage, count: pageCount })}
        </p>
      ) : null}
    </div>
  );
}

function Row({ name, isShown, children }: { name: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
