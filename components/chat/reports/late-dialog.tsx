"use client";

import { type ComponentType, useCallback, useState } from "react";
import { type Late, useLate } from "#components/ui/use-late.ts";
import { useFailureReport } from "./use-failure-report.ts";

type DialogProps = { isOpen: boolean; onClose: () => void };

type LateDialogProps<Props extends DialogProps> = { part: Late<ComponentType<Props>>; dialog: Props };

/**
 * A dialog that is loaded when it is first wanted. Once it was seen it stays on the page, closed, so that the focus finds
 * its way back.
 */
export function LateDialog<Props extends DialogProps>({ part, dialog }: LateDialogProps<Props>) {
  const reportFailure = useFailureReport();
  const { isOpen, onClose } = dialog;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  const onFailure = useCallback(
    (error: unknown) => {
      reportFailure(error, "openFailed");
      onClose();
    },
    [reportFailure, onClose],
  );

  const { part: Dialog } = useLate(part, { isWanted: isOpen, onFailure });
  return Dialog === null || !wasOpen ? null : <Dialog {...dialog} />;
}
