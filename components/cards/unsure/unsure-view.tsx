"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { WrittenEquation } from "#components/chemistry/written-equation.tsx";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import type { ProblemReadingCard } from "#lib/cards/problem-reading.ts";
import { useCardActions } from "../card-actions.ts";
import { CardFrame } from "../card-frame.tsx";
import type { CardProps } from "../card-props.ts";
import { beginForm, type ReadingForm, writeForm } from "./reading-form.ts";

/** A problem that is not surely read: what was understood of it, each part to be confirmed or changed. */
export function UnsureView({ card, badge }: CardProps<"problem_reading">) {
  const t = useTranslations("chat.card.unsure");
  const { problem, said, lead, absent, reaction, question } = card;
  return (
    <CardFrame title={t("title")} badges={badge}>
      <div className="space-y-2 border-b px-4 py-3 text-sm sm:px-5">
        <p className="whitespace-pre-line break-words text-muted-foreground">
          <ChemistryText text={problem} />
        </p>
        {said.length === 0 ? null : (
          <div>
            <p className="font-medium">{t("said")}</p>
            <ul className="list-disc pl-5 whitespace-pre-line text-muted-foreground">
              {said.map((each) => (
                <li key={each}>
                  <ChemistryText text={each} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>
          <ChemistryText text={lead} />
        </p>
        {absent.map((each) => (
          <p key={each} className="font-medium">
            <ChemistryText text={each} />
          </p>
        ))}
        {reaction === "" ? null : (
          <div>
            <p className="font-medium">{t("reaction")}</p>
            <WrittenEquation text={reaction} className="py-1" />
          </div>
        )}
      </div>
      <Parts card={card} />
      <p className="bg-primary-soft px-4 py-3.5 font-medium sm:px-5">
        <ChemistryText text={question} />
      </p>
    </CardFrame>
  );
}

/** The parts as a form; outside of a conversation there is nobody to send it to, and its fields only show them. */
function Parts({ card }: { card: ProblemReadingCard }) {
  const t = useTranslations("chat.card.unsure");
  const actions = useCardActions();
  const [form, setForm] = useState(() => beginForm(card));
  const text = writeForm(form, card);
  const isChanged = text !== "";
  return (
    <form
      className="space-y-4 border-b px-4 py-3 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (actions?.isBusy === false && (isChanged || card.isWhole)) actions.send(isChanged ? text : card.writes.yes);
      }}
    >
      <fieldset disabled={actions === null} className="min-w-0 space-y-4">
        <Numbers card={card} form={form} onChange={setForm} />
        <Goal card={card} form={form} onChange={setForm} />
        <Missing card={card} form={form} onChange={setForm} />
      </fieldset>
      {actions === null ? null : (
        <div className="space-y-2">
          <Button type="submit" disabled={!isChanged && !card.isWhole} aria-disabled={actions.isBusy}>
            {isChanged ? t("send") : t("confirm")}
          </Button>
          <p className="text-sm text-muted-foreground">{t("orWrite")}</p>
        </div>
      )}
    </form>
  );
}

type PartProps = { card: ProblemReadingCard; form: ReadingForm; onChange: (form: ReadingForm) => void };

/** Each number with what it is, and its value. */
function Numbers({ card: { numbers, writes }, form, onChange }: PartProps) {
  const t = useTranslations("chat.card.unsure");
  const id = useId();
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-sm font-medium">{t("numbers")}</legend>
      {numbers.map(({ name, is, choices, aside, by }, at) => (
        <div key={name} className="grid gap-x-3 gap-y-1 sm:grid-cols-[10rem_1fr]">
          <Input
            aria-label={t("value", { name })}
            value={form.values[at] ?? ""}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...form, values: form.values.with(at, target.value) })}
          />
          <div className="min-w-0">
            <Select
              aria-label={t("number", { value: name })}
              aria-describedby={`${id}-${at}`}
              value={form.choices[at] ?? ""}
              onChange={({ target }) => onChange({ ...form, choices: form.choices.with(at, target.value) })}
            >
              {is === "" && aside === "" ? <option value="">{t("choose")}</option> : null}
              {(is === "" ? choices : [...new Set([is, ...choices])]).map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
              <option value={writes.aside}>{t("aside")}</option>
            </Select>
            <p id={`${id}-${at}`} className="mt-1 text-xs text-muted-foreground">
              <ChemistryText text={[name, aside, by === "student" ? t("byStudent") : ""].filter(Boolean).join(" · ")} />
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** What is asked for, among what follows from the numbers. */
function Goal({ card: { asked, goals }, form, onChange }: PartProps) {
  const t = useTranslations("chat.card.unsure");
  const id = useId();
  if (goals.length === 0) return null;
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="text-sm font-medium">
        {t("asked")}
      </label>
      <Select id={id} value={form.asked} onChange={({ target }) => onChange({ ...form, asked: target.value })}>
        {asked === "" ? <option value="">{t("choose")}</option> : null}
        {goals.map((goal) => (
          <option key={goal} value={goal}>
            {goal}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** What would be enough, to be filled in. */
function Missing({ card: { missing }, form, onChange }: PartProps) {
  const t = useTranslations("chat.card.unsure");
  const id = useId();
  if (missing.length === 0) return null;
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="text-sm font-medium">{t("missing")}</legend>
      {missing.map((name, at) => (
        <div key={name} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[1fr_10rem]">
          <label htmlFor={`${id}-${at}`} className="min-w-0 break-words text-sm">
            <ChemistryText text={name} />
          </label>
          <Input
            id={`${id}-${at}`}
            value={form.missing[at] ?? ""}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...form, missing: form.missing.with(at, target.value) })}
          />
        </div>
      ))}
    </fieldset>
  );
}
