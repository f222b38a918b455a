"use client";

import { useTranslations } from "next-intl";
import { Label } from "#components/ui/label.tsx";
import { Select } from "#components/ui/select.tsx";
import { DIFFICULTIES, type Difficulty } from "#lib/curriculum/difficulties.ts";
import { type Form, FORMS } from "#lib/problems/forms.ts";

export type ProblemKind = { difficulty: Difficulty; form: Form };

/** How hard problems are, and how they are answered. */
export function ProblemFields({
  difficulty,
  form,
  onChange,
}: ProblemKind & { onChange: (change: Partial<ProblemKind>) => void }) {
  const t = useTranslations("materials.problems");
  return (
    <>
      <Label>
        {t("level")}
        <Select
          value={difficulty}
          onChange={({ target }) =>
            onChange({ difficulty: DIFFICULTIES.find((level) => level === target.value) ?? "easy" })
          }
        >
          {DIFFICULTIES.map((level) => (
            <option key={level} value={level}>
              {t(`levels.${level}`)}
            </option>
          ))}
        </Select>
      </Label>
      <Label>
        {t("form")}
        <Select
          value={form}
          onChange={({ target }) => onChange({ form: FORMS.find((known) => known === target.value) ?? "free" })}
        >
          {FORMS.map((known) => (
            <option key={known} value={known}>
              {t(`forms.${known}`)}
            </option>
          ))}
        </Select>
      </Label>
    </>
  );
}
