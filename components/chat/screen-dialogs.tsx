"use client";

import dynamic from "next/dynamic";
import { type ComponentType, useState } from "react";

type DialogProps = { isOpen: boolean; onClose: () => void };

/** What opens over the screen, each loaded when it is first wanted. */
const DIALOGS = {
  feedback: dynamic(async () => (await import("#components/feedback/feedback-dialog.tsx")).FeedbackDialog, { ssr: false }),
  progress: dynamic(async () => (await import("#components/progress/progress-dialog.tsx")).ProgressDialog, { ssr: false }),
  settings: dynamic(async () => (await import("#components/settings/settings-dialog.tsx")).SettingsDialog, { ssr: false }),
} as const satisfies Record<string, ComponentType<DialogProps>>;

export type ScreenDialog = keyof typeof DIALOGS;

/** The dialog that is open. One that was seen stays on the page, closed, so that the focus finds its way back. */
export function ScreenDialogs({ open, onClose }: { open: ScreenDialog | null; onClose: () => void }) {
  const [seen, setSeen] = useState<readonly ScreenDialog[]>([]);
  if (open !== null && !seen.includes(open)) setSeen([...seen, open]);
  return seen.map((name) => {
    const Dialog = DIALOGS[name];
    return <Dialog key={name} isOpen={name === open} onClose={onClose} />;
  });
}
