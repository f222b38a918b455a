"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import type { Reading } from "#lib/cards/reading.ts";
import { useCardActions } from "./card-actions.ts";

/** Folded at first, and seldom unfolded. */
const correction = late(async () => (await import("./reading-correction.tsx")).ReadingCorrection);

type Props = { problem: string; reading: Reading };

/** What was read in a problem, in a line; unfolded, what it rests on besides, and a form that corrects a value. */
export function ProblemReading({ problem, reading }: Props) {
  const t = useTranslations("chat.card.reading");
  const actions = useCardActions();
  const { given, asked, askedBy, supposed, ignored } = reading;
  const withSpeaker = (text: string, by: "student" | undefined): string =>
    by === undefined ? text : `${text} (${t("byStudent")})`;
  const line = [
    ...given.map(({ name, value, by }) => withSpeaker(name === "" ? value : `${name} = ${value}`, by)),
    withSpeaker(t("asked", { asked: asked.join(", ") }), askedBy),
  ].join(" · ");
  // What was told beside the problem has no place in it.
  const isOfText = askedBy === undefined && given.every(({ by }) => by === undefined);
  const isMendable = actions !== null && given.length > 0 && isOfText;
  const { part: Correction } = useLate(correction, { isWanted: isMendable });
  return (
    <details className="border-b text-sm">
      <summary className="cursor-pointer px-4 py-2.5 hover:bg-accent sm:px-5">
        <span className="font-medium">{t("title")}</span> <ChemistryText text={line} />
      </summary>
      <div className="space-y-3 px-4 pt-2 pb-3.5 sm:px-5">
        <Rows title={t("supposed")} rows={supposed.map(({ line: text, source }) => [text, source])} />
        <Rows title={t("ignored")} rows={ignored.map(({ value, why }) => [value, why])} />
        {isMendable && Correction !== null ? <Correction problem={problem} given={given} /> : null}
      </div>
    </details>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly (readonly [what: string, why: string])[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="list-inside list-disc text-muted-foreground">
        {rows.map(([what, why]) => (
          <li key={`${what} ${why}`}>
            <ChemistryText text={what} /> (<ChemistryText text={why} />)
          </li>
        ))}
      </ul>
    </div>
  );
}
