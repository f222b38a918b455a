"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { type NotificationSupport, useNotificationPermission } from "#lib/client/notifications.ts";
import { REMINDER_TIMES, type ReminderTime } from "#lib/settings/options.ts";
import { SettingChoice } from "./setting-choice.tsx";
import { SettingSwitch } from "./setting-switch.tsx";

/** Who turns a reminder on is asked whether the browser may show it. */
export function RemindersTab() {
  const { permission, request } = useNotificationPermission();
  const ask = () => void request();
  return (
    <>
      <SettingSwitch name="studyReminders" onTurnedOn={ask} />
      <SettingSwitch name="practiceNotifications" onTurnedOn={ask} />
      <SettingSwitch name="progressUpdates" />
      <ReminderTimeChoice />
      <Permission permission={permission} onAllow={ask} />
    </>
  );
}

function ReminderTimeChoice() {
  const format = useFormatter();
  // No day and no zone: only what a clock shows.
  const clockTime = (time: ReminderTime) =>
    format.dateTime(new Date(`2000-01-01T${time}:00Z`), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return <SettingChoice name="reminderTime" options={REMINDER_TIMES} nameOf={clockTime} />;
}

/** Where the reminders appear, and the way to have them outside the page. */
function Permission({ permission, onAllow }: { permission: NotificationSupport; onAllow: () => void }) {
  const t = useTranslations("settings.reminders");
  return (
    <div className="space-y-3 rounded-md bg-muted px-4 py-3 text-sm">
      <p role="status">{t(permission)}</p>
      {permission === "default" ? (
        <Button variant="outline" size="sm" onClick={onAllow}>
          {t("allow")}
        </Button>
      ) : null}
    </div>
  );
}
