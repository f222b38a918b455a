"use client";

import type { ComponentType } from "react";
import type { Topic } from "#lib/curriculum/topics.ts";
import { LateDialog } from "./late-dialog.tsx";

type DialogActions = { onClose: () => void; onPractice: (topic: Topic) => void };
type Dialog = ComponentType<DialogActions & { isOpen: boolean }>;

/** What opens over the screen, each loaded when it is first wanted. */
const DIALOGS = {
  feedback: async (): Promise<Dialog> => (await import("#components/feedback/feedback-dialog.tsx")).FeedbackDialog,
  progress: async (): Promise<Dialog> => (await import("#components/progress/progress-dialog.tsx")).ProgressDialog,
  settings: async (): Promise<Dialog> => (await import("#components/settings/settings-dialog.tsx")).SettingsDialog,
} as const;

export type ScreenDialog = keyof typeof DIALOGS;

type ScreenDialogsProps = DialogActions & { open: ScreenDialog | null };

/** The dialog that is open, and those that were. */
export function ScreenDialogs({ open, ...actions }: ScreenDialogsProps) {
  return (
    <>
      <LateDialog load={DIALOGS.feedback} dialog={{ isOpen: open === "feedback", ...actions }} />
      <LateDialog load={DIALOGS.progress} dialog={{ isOpen: open === "progress", ...actions }} />
      <LateDialog load={DIALOGS.settings} dialog={{ isOpen: open === "settings", ...actions }} />
    </>
  );
}
