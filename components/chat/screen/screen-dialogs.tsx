"use client";

import type { ComponentType } from "react";
import { late } from "#components/ui/use-late.ts";
import type { Topic } from "#lib/curriculum/topics.ts";
import { LateDialog } from "../reports/late-dialog.tsx";
import type { Asked } from "../conversation/question.ts";

type DialogActions = {
  onClose: () => void;
  onPractice: (topic: Topic) => void;
  onAsk: (asked: Asked) => void;
  /** Asks for the lesson on a concept, by its name. */
  onLesson: (concept: string) => void;
  onDiagnostic: () => void;
  /** Puts a text into the box where the student writes. */
  onWrite: (text: string) => void;
};
type Dialog = ComponentType<DialogActions & { isOpen: boolean }>;

/** What opens over the screen, each loaded when it is first wanted. */
const DIALOGS = {
  atHand: late(async (): Promise<Dialog> => (await import("#components/at-hand/load-at-hand.tsx")).loadAtHandDialog()),
  diagnostic: late(
    async (): Promise<Dialog> => (await import("#components/diagnostic/diagnostic-dialog.tsx")).DiagnosticDialog,
  ),
  feedback: late(
    async (): Promise<Dialog> => (await import("#components/feedback/feedback-dialog.tsx")).FeedbackDialog,
  ),
  materialPractice: late(
    async (): Promise<Dialog> => (await import("#components/materials/material-practice.tsx")).MaterialPractice,
  ),
  progress: late(
    async (): Promise<Dialog> => (await import("#components/progress/progress-dialog.tsx")).ProgressDialog,
  ),
  settings: late(
    async (): Promise<Dialog> => (await import("#components/settings/settings-dialog.tsx")).SettingsDialog,
  ),
} as const;

export type ScreenDialog = keyof typeof DIALOGS;

type ScreenDialogsProps = DialogActions & { open: ScreenDialog | null };

/** The dialog that is open, and those that were. */
export function ScreenDialogs({ open, ...actions }: ScreenDialogsProps) {
  return (
    <>
      <LateDialog part={DIALOGS.atHand} dialog={{ isOpen: open === "atHand", ...actions }} />
      <LateDialog part={DIALOGS.diagnostic} dialog={{ isOpen: open === "diagnostic", ...actions }} />
      <LateDialog part={DIALOGS.feedback} dialog={{ isOpen: open === "feedback", ...actions }} />
      <LateDialog part={DIALOGS.materialPractice} dialog={{ isOpen: open === "materialPractice", ...actions }} />
      <LateDialog part={DIALOGS.progress} dialog={{ isOpen: open === "progress", ...actions }} />
      <LateDialog part={DIALOGS.settings} dialog={{ isOpen: open === "settings", ...actions }} />
    </>
  );
}
