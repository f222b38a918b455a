"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";

type LessonValueProps = { unit: string; isBusy: boolean; ask: ((text: string) => void) | null };

/** As long as a value with its unit. */
const LONGEST = 40;

/** A value; its unit is said beside the field and may be left out. */
export function LessonValue({ unit, isBusy, ask }: LessonValueProps) {
  const t = useTranslations("chat.card.lesson");
  const id = useId();
  const [text, setText] = useState("");
  const value = text.trim();
  const hasUnit = unit === "" || /[\p{L}°]/u.test(value.replace(/\d[eE][+-]?\d/, ""));
  if (ask === null) return null;
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== "" && !isBusy) ask(hasUnit ? value : `${value} ${unit}`);
      }}
    >
      <div className="min-w-0 space-y-1">
        <label htmlFor={id} className="block text-xs font-semibold text-muted-foreground">
          {unit === "" ? t("value") : `${t("value")} / ${unit}`}
        </label>
        <Input
          id={id}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          className="max-w-48"
          data-lesson-ask=""
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" data-lesson-ask="" disabled={value === ""} aria-disabled={isBusy}>
        {t("send")}
      </Button>
    </form>
  );
}
