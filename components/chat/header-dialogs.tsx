"use client";

import { MessageSquareHeartIcon, SettingsIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { HeaderButton } from "./header-button.tsx";
import type { ScreenDialog } from "./screen-dialogs.tsx";

/** The header's buttons that open a dialog. */
export function HeaderDialogs({ onOpen }: { onOpen: (dialog: ScreenDialog) => void }) {
  const t = useTranslations();
  return (
    <>
      <HeaderButton icon={MessageSquareHeartIcon} label={t("feedback-dialog.title")} aria-haspopup="dialog" onClick={() => onOpen("feedback")} />
      <HeaderButton icon={SettingsIcon} label={t("settings.title")} aria-haspopup="dialog" onClick={() => onOpen("settings")} />
    </>
  );
}
