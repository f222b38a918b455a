"use client";

import { XIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";
import { ToastPlace } from "./toast-place.tsx";
import { useModalDialog } from "./use-modal-dialog.ts";

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  className?: string;
  children: ReactNode;
};

/** A dialog over the page. What is in it exists only while it is open. On a phone it takes the whole screen. */
export function Modal({ isOpen, onClose, title, description, closeLabel, className, children }: ModalProps) {
  const dialog = useModalDialog(isOpen, onClose);
  const titleId = useId();
  const descriptionId = useId();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
      className={cn(
        "m-auto max-h-[min(44rem,92dvh)] w-[min(42rem,calc(100vw-2rem))] max-w-none rounded-xl border bg-card p-0 text-card-foreground shadow-sheet backdrop:bg-overlay open:flex open:flex-col open:animate-appear",
        "max-sm:m-0 max-sm:h-visible max-sm:screen-insets max-sm:pb-[env(safe-area-inset-bottom)] max-sm:max-h-none max-sm:w-screen max-sm:rounded-none max-sm:border-0",
        className,
      )}
    >
      {isOpen ? (
        <div className="flex min-h-0 grow flex-col">
          <header className="flex items-start gap-3 border-b px-5 py-4">
            <div className="min-w-0 flex-1">
              <h2 id={titleId} className="text-lg font-semibold leading-snug">
                {title}
              </h2>
              {description === undefined ? null : (
                <p id={descriptionId} className="mt-1 text-sm text-muted-foreground">
                  {description}
                </p>
              )}
            </div>
            <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose} className="-me-2 -mt-1">
              <XIcon aria-hidden="true" />
            </Button>
          </header>
          {/* What is positioned in it is placed within what scrolls: else it would lie far below, and the dialog scroll to it. */}
          <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
          <ToastPlace />
        </div>
      ) : null}
    </dialog>
  );
}
