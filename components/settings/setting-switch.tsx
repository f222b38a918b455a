"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { updateSetting, useSettings } from "#lib/client/settings.ts";
import type { Settings } from "#lib/settings/settings.ts";

/** The settings that are on or off and have a switch; `darkMode` follows from the theme. */
type SwitchName = Exclude<
  { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings],
  "darkMode"
>;

const SWITCH =
  "relative mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-secondary transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-4.5 before:rounded-full before:bg-muted-foreground before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-primary-foreground forced-colors:appearance-auto forced-colors:before:hidden";

/** One setting that is on or off, with what it does. It takes effect at once. */
export function SettingSwitch({ name, onTurnedOn }: { name: SwitchName; onTurnedOn?: () => void }) {
  const t = useTranslations("settings.switches");
  const settings = useSettings();
  const id = useId();

  function turn(isOn: boolean) {
    updateSetting(name, isOn);
    if (isOn) onTurnedOn?.();
  }

  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer text-sm font-medium">
          {t(`${name}.label`)}
        </label>
        <p id={`${id}-description`} className="mt-0.5 text-sm text-muted-foreground">
          {t(`${name}.description`)}
        </p>
      </div>
      <input
        type="checkbox"
        role="switch"
        aria-checked={settings[name]}
        id={id}
        aria-describedby={`${id}-description`}
        checked={settings[name]}
        onChange={({ target }) => turn(target.checked)}
        className={SWITCH}
      />
    </div>
  );
}
