"use client";

import { useTranslations } from "next-intl";
import { AccountSection } from "./account-section.tsx";
import { SettingSwitch } from "./setting-switch.tsx";
import { SignIns } from "./sign-ins.tsx";

export function StudyTab() {
  const t = useTranslations("settings.study");
  return (
    <>
      <SettingSwitch name="autoSaveProgress" />
      <p className="rounded-md bg-muted px-4 py-3 text-sm">{t("note")}</p>
      <SignIns />
      <AccountSection />
    </>
  );
}
