"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import type { Reading } from "#lib/cards/reading.ts";
import { useCardActions } from "./card-actions.ts";

/** The problem with other values in their places, sent like one that was typed. */
export function ReadingCorrection({ problem, given }: { problem: string; given: Reading["given"] }) {
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
