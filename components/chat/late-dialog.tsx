"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useFailureReport } from "./use-failure-report.ts";

type DialogProps = { isOpen: boolean; onClose: () => void };

type LateDialogProps<Props extends DialogProps> = {
  /** The same function each time. */
  load: () => Promise<ComponentType<Props>>;
  dialog: Props;
};

/**
 * A dialog that is loaded when it is first wanted. Once it was seen it stays on the page, closed, so that the focus finds
 * its way back. Not React's own way to load late, which breaks the screen where the network fails, and never tries again.
 */
export function LateDialog<Props extends DialogProps>({ load, dialog }: LateDialogProps<Props>) {
  const reportFailure = useFailureReport();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const { isOpen, onClose } = dialog;
  const isMissing = isOpen && Dialog === null;

  const fail = useCallback(
    (error: unknown) => {
      reportFailure(error, "openFailed");
      onClose();
    },
    [reportFailure, onClose],
  );

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setDialog(() => loaded),
      (error: unknown) => isWanted && fail(error),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, load, fail]);

  return Dialog === null ? null : <Dialog {...dialog} />;
}
