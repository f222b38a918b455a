"use client";

import { type LucideIcon, MonitorIcon, MoonIcon, SunIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { updateSetting, useSettings } from "#lib/client/settings.ts";
import { type Theme, THEMES } from "#lib/settings/options.ts";

const ICONS = { light: SunIcon, dark: MoonIcon, system: MonitorIcon } as const satisfies Record<Theme, LucideIcon>;

/** The themes side by side. */
export function ThemeChoice() {
  const t = useTranslations("settings");
  const { theme } = useSettings();
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t("choices.theme")}</legend>
      <div className="grid grid-cols-3 gap-2">
        {THEMES.map((option) => {
          const Icon = ICONS[option];
          return (
            <label
              key={option}
              className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-md border border-input bg-card px-2 py-2 text-center text-sm hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name={group}
                value={option}
                checked={theme === option}
                onChange={() => updateSetting("theme", option)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-4" />
              {t(`options.${option}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
