"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Select } from "#components/ui/select.tsx";
import { updateSetting, useSettings } from "#lib/client/settings.ts";
import type { Settings } from "#lib/settings/settings.ts";

type ChoiceName = "aiResponseStyle" | "difficultyLevel" | "practiceMode" | "defaultTopic" | "reminderTime";

type SettingChoiceProps<Name extends ChoiceName> = {
  name: Name;
  options: readonly Settings[Name][];
  note?: string;
} & (
  | { nameOf: (option: Settings[Name]) => string }
  /** The options as elements, where they are more than a list. */
  | { children: ReactNode }
);

/** One setting out of a list. */
export function SettingChoice<Name extends ChoiceName>({ name, options, note, ...shown }: SettingChoiceProps<Name>) {
  const t = useTranslations("settings.choices");
  const label: ChoiceName = name;
  const chosen = useSettings()[name];
  const id = useId();

  function choose(value: string) {
    const option = options.find((each) => each === value);
    if (option !== undefined) updateSetting(name, option);
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t(label)}
      </label>
      <Select
        id={id}
        value={chosen}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => choose(target.value)}
      >
        {"children" in shown
          ? shown.children
          : options.map((option) => (
              <option key={option} value={option}>
                {shown.nameOf(option)}
              </option>
            ))}
      </Select>
      {note === undefined ? null : (
        <p id={`${id}-note`} className="text-sm text-muted-foreground">
          {note}
        </p>
      )}
    </div>
  );
}
