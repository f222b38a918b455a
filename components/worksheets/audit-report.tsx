"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Markdown } from "#components/chemistry/markdown.tsx";
import { Badge, type BadgeProps } from "#components/ui/badge.tsx";
import { FINDINGS, type FindingKind, type WorksheetAudit } from "#lib/contracts/answers/worksheets.ts";

const LOOKS: Readonly<Record<FindingKind, NonNullable<BadgeProps["variant"]>>> = {
  disagrees: "wrong",
  unit: "wrong",
  figures: "nearly",
  impossible: "wrong",
  incomplete: "nearly",
  unanswered: "nearly",
  agrees: "correct",
  unread: "secondary",
  "several-parts": "secondary",
  "too-much": "secondary",
  unrecognised: "secondary",
};

/** What was found, exercise by exercise; what calls the key into question stands first. */
export function AuditReport({ audit }: { audit: WorksheetAudit }) {
  const t = useTranslations("worksheets.report");
  const format = useFormatter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const exercises = audit.exercises.toSorted(
    (a, b) => FINDINGS.indexOf(a.finding) - FINDINGS.indexOf(b.finding) || a.number - b.number,
  );
  const count = (kinds: readonly FindingKind[]) => exercises.filter(({ finding }) => kinds.includes(finding)).length;
  return (
    <section className="min-w-0 space-y-4">
      <h2 ref={heading} tabIndex={-1} className="w-fit text-lg font-semibold">
        {t("title")}
      </h2>
      <p>
        {exercises.length === 0
          ? t("none")
          : t("summary", {
              count: exercises.length,
              doubtful: count(FINDINGS.slice(0, FINDINGS.indexOf("agrees"))),
              agreeing: count(["agrees"]),
            })}
      </p>
      <ul className="grid gap-3">
        {exercises.map((exercise) => (
          // A number may occur twice.
          <AuditedExercise key={`${exercise.number} ${exercise.text}`} exercise={exercise} />
        ))}
      </ul>
      {audit.surplus.length === 0 ? null : (
        <p className="text-sm">
          {t("surplus", { numbers: format.list(audit.surplus.map(({ number }) => String(number))) })}
        </p>
      )}
      {audit.unexamined === 0 ? null : <p className="text-sm">{t("unexamined", { count: audit.unexamined })}</p>}
    </section>
  );
}

function AuditedExercise({ exercise }: { exercise: WorksheetAudit["exercises"][number] }) {
  const t = useTranslations("worksheets.report");
  const { number, text, answer, finding, gap, computed, note } = exercise;
  return (
    <li className="min-w-0 space-y-2 rounded-lg border bg-card p-4">
      <Badge variant={LOOKS[finding]} className="max-w-full shrink">
        {t(`findings.${finding}`)}
      </Badge>
      <p className="wrap-anywhere">
        <span className="font-semibold">{number}.</span> <ChemistryText text={text} />
      </p>
      <dl className="grid gap-x-4 text-sm sm:grid-cols-[auto_1fr]">
        {answer === null ? null : (
          <>
            <dt className="text-muted-foreground">{t("keySays")}</dt>
            <dd className="wrap-anywhere">
              <ChemistryText text={answer} />
            </dd>
          </>
        )}
        {computed === "" ? null : (
          <>
            <dt className="text-muted-foreground">{t("computed")}</dt>
            <dd className="font-medium wrap-anywhere">
              <ChemistryText text={computed} />
            </dd>
          </>
        )}
      </dl>
      {gap === null ? null : <p className="text-sm">{t(`gaps.${gap}`)}</p>}
      {note === "" ? null : (
        <div className="text-sm">
          <Markdown source={note} />
        </div>
      )}
    </li>
  );
}
