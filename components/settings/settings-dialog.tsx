"use client";

import {
  BellIcon,
  BookOpenIcon,
  CreditCardIcon,
  GraduationCapIcon,
  type LucideIcon,
  PaletteIcon,
  Volume2Icon,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { toast } from "#components/ui/toast.ts";
import { getSettings, resetSettings, updateSettings } from "#lib/client/settings.ts";
import { AppearanceTab } from "./appearance-tab.tsx";
import { AudioTab } from "./audio-tab.tsx";
import { LearningTab } from "./learning-tab.tsx";
import { RemindersTab } from "./reminders-tab.tsx";
import { StudyTab } from "./study-tab.tsx";
import { SubscriptionTab } from "./subscription-tab.tsx";
import { Tabs } from "./tabs.tsx";

const TABS = ["appearance", "learning", "audio", "notifications", "study", "subscription"] as const;

type TabId = (typeof TABS)[number];

const ICONS: Readonly<Record<TabId, LucideIcon>> = {
  appearance: PaletteIcon,
  learning: GraduationCapIcon,
  audio: Volume2Icon,
  notifications: BellIcon,
  study: BookOpenIcon,
  subscription: CreditCardIcon,
};

const PANELS: Readonly<Record<TabId, ComponentType>> = {
  appearance: AppearanceTab,
  learning: LearningTab,
  audio: AudioTab,
  notifications: RemindersTab,
  study: StudyTab,
  subscription: SubscriptionTab,
};

type SettingsDialogProps = { isOpen: boolean; onClose: () => void };

/** Student Preferences. Each change takes effect and is kept at once; Save says so and closes. */
export function SettingsDialog({ isOpen, onClose }: SettingsDialogProps) {
  const t = useTranslations("settings");

  function save() {
    // Also where nothing was changed: what is on the screen is what is kept.
    updateSettings(getSettings());
    toast({ title: t("saved") });
    onClose();
  }

  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} description={t("description")} closeLabel={t("close")}>
      <div className="flex min-h-full flex-col">
        <SettingsTabs />
        <SettingsFooter onSave={save} />
      </div>
    </Modal>
  );
}

function SettingsFooter({ onSave }: { onSave: () => void }) {
  const t = useTranslations("settings");

  function reset() {
    resetSettings();
    toast({ title: t("wasReset") });
  }

  return (
    <footer className="sticky bottom-0 mt-auto flex flex-wrap items-center justify-end gap-2 border-t bg-card px-5 py-3">
      <p className="min-w-56 flex-1 text-xs text-muted-foreground">{t("whenSaved")}</p>
      <Button variant="outline" onClick={reset}>
        {t("reset")}
      </Button>
      <Button onClick={onSave}>{t("save")}</Button>
    </footer>
  );
}

function SettingsTabs() {
  const t = useTranslations("settings");
  return (
    <Tabs label={t("tabsLabel")} ids={TABS} nameOf={(id) => t(`tabs.${id}`)} icons={ICONS}>
      {(selected) => {
        const Panel = PANELS[selected];
        return <Panel />;
      }}
    </Tabs>
  );
}
