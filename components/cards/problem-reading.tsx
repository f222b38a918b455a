"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import type { Reading } from "#lib/cards/reading.ts";
import { useCardActions } from "./card-actions.ts";

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
  return (
    <details className="border-b text-sm">
      <summary className="cursor-pointer px-4 py-2.5 hover:bg-accent sm:px-5">
        <span className="font-medium">{t("title")}</span> <ChemistryText text={line} />
      </summary>
      <div className="space-y-3 px-4 pt-2 pb-3.5 sm:px-5">
        <Rows title={t("supposed")} rows={supposed.map(({ line: text, source }) => [text, source])} />
        <Rows title={t("ignored")} rows={ignored.map(({ value, why }) => [value, why])} />
        {actions === null || given.length === 0 || !isOfText ? null : <Correction problem={problem} given={given} />}
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

/** The problem with other values in their places, sent like one that was typed. */
function Correction({ problem, given }: { problem: string; given: Reading["given"] }) {
  const t = useTranslations("chat.card.reading");
  const actions = useCardActions();
  const id = useId();
  const [values, setValues] = useState(() => given.map(({ value }) => value));
  const isChanged = values.some((value, index) => value.trim() !== "" && value.trim() !== given[index]?.value);
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && actions?.isBusy === false) actions.send(withValues(problem, given, values));
      }}
    >
      <p>{t("mend")}</p>
      <div className="grid grid-cols-[auto_minmax(0,12rem)] items-center gap-x-3 gap-y-2">
        {given.map(({ name, value, start }, index) => (
          <div key={start} className="contents">
            <label htmlFor={`${id}-${start}`}>
              <span className="sr-only">{t("value", { name: name || value })}</span>
              <span aria-hidden="true">
                <ChemistryText text={name || value} />
              </span>
            </label>
            <Input
              id={`${id}-${start}`}
              value={values[index] ?? ""}
              maxLength={60}
              autoComplete="off"
              onChange={({ target }) => setValues(values.with(index, target.value))}
            />
          </div>
        ))}
      </div>
      <Button type="submit" size="sm" variant="outline" disabled={!isChanged} aria-disabled={actions?.isBusy}>
        {t("again")}
      </Button>
    </form>
  );
}

/** From the last place on, so that the places before it stay where they are; what was emptied stays as it was. */
function withValues(problem: string, given: Reading["given"], values: readonly string[]): string {
  let text = problem;
  const places = given.map((each, index) => [each, values[index]?.trim() || each.value] as const);
  for (const [{ start, end }, value] of places.toSorted(([a], [b]) => b.start - a.start))
    text = text.slice(0, start) + value + text.slice(end);
  return text;
}
