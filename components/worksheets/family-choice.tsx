"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { ProblemFamily } from "#lib/contracts/answers/worksheets.ts";

type FamilyChoiceProps = {
  families: readonly ProblemFamily[];
  left: ReadonlySet<string>;
  /** What is said where there are none. */
  none: string;
  onChange: (left: ReadonlySet<string>) => void;
};

/** Which kinds of problems the sheet draws from, each shown by an example; `left` are those that are left out. */
export function FamilyChoice({ families, left, none, onChange }: FamilyChoiceProps) {
  const t = useTranslations();

  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }

  if (families.length === 0) return <p className="text-sm text-muted-foreground">{none}</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t("worksheets.maker.families")}</legend>
      <ul className="relative grid max-h-96 gap-2 overflow-y-auto pe-1">
        {families.map(({ id, subtopic, example }) => (
          <li key={id}>
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is the subtopic's name, and the example */}
            <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2.5 rounded-md border border-input px-3 py-2 text-sm hover:bg-accent">
              <input
                type="checkbox"
                checked={!left.has(id)}
                onChange={() => toggle(id)}
                className="mt-0.5 size-4 accent-primary"
              />
              <span className="min-w-0">
                <span className="block font-medium">{t(`curriculum.subtopics.${subtopic}`)}</span>
                <span className="block text-xs text-muted-foreground wrap-anywhere">
                  <ChemistryText text={example} />
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
