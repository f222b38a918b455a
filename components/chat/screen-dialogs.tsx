"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { Topic } from "#lib/curriculum/topics.ts";
import { useFailureReport } from "./use-failure-report.ts";

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

/** The dialog that is open. One that was seen stays on the page, closed, so that the focus finds its way back. */
export function ScreenDialogs({ open, ...actions }: ScreenDialogsProps) {
  const dialogs = useLoadedDialogs(open, actions.onClose);
  return dialogs.map(({ name, Dialog }) => <Dialog key={name} isOpen={name === open} {...actions} />);
}

/** Not React's own way to load late, which breaks the screen where the network fails, and never tries again. */
function useLoadedDialogs(wanted: ScreenDialog | null, onFailed: () => void) {
  const reportFailure = useFailureReport();
  const [loaded, setLoaded] = useState<readonly { name: ScreenDialog; Dialog: Dialog }[]>([]);
  const missing = loaded.some(({ name }) => name === wanted) ? null : wanted;
  useEffect(() => {
    if (missing === null) return;
    let isWanted = true;
    DIALOGS[missing]().then(
      (Dialog) => isWanted && setLoaded((before) => [...before, { name: missing, Dialog }]),
      (error: unknown) => {
        if (!isWanted) return;
        reportFailure(error, "openFailed");
        onFailed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [missing, onFailed, reportFailure]);
  return loaded;
}
