"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Opens and closes the browser's own modal dialog, which keeps the focus inside, gives it back, and closes on Escape. A
 * click beside it closes it, too.
 */
export function useModalDialog(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const beganBeside = useRef(false);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    // To a pointer the backdrop is the dialog itself; what lies on the dialog has elements of its own. Text that is selected
    // from the inside to the outside makes a click on it as well, so where it began counts, too.
    const press = ({ target }: PointerEvent) => {
      beganBeside.current = target === element;
    };
    const release = ({ target }: MouseEvent) => {
      if (beganBeside.current && target === element) onClose();
    };
    // Escape, before it closes. What lies on it may be cancelled, too, as the choice of a file is.
    const cancel = ({ target }: Event) => {
      if (target === element) onClose();
    };
    // However else it closed. The browser tells so after a while: by then it may be wanted, and open, again.
    const closed = () => {
      if (isOpen && element?.open === false) onClose();
    };
    element?.addEventListener("pointerdown", press);
    element?.addEventListener("click", release);
    element?.addEventListener("cancel", cancel);
    element?.addEventListener("close", closed);
    return () => {
      element?.removeEventListener("pointerdown", press);
      element?.removeEventListener("click", release);
      element?.removeEventListener("cancel", cancel);
      element?.removeEventListener("close", closed);
    };
  }, [isOpen, onClose]);

  return dialog;
}
