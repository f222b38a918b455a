"use client";

import { XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

type SidebarDrawerProps = SidebarProps & { isOpen: boolean; onClose: () => void };

/**
 * The sidebar on a narrow screen. A native modal dialog: the browser keeps the focus inside, gives it back to the
 * button that opened it, and closes it on Escape.
 */
export function SidebarDrawer({ isOpen, onClose, ...sidebar }: SidebarDrawerProps) {
  const t = useTranslations("chat.sidebar");
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    // The backdrop is the dialog itself to a click; what lies on the dialog has elements of its own.
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener("click", closeFromBackdrop);
    return () => element?.removeEventListener("click", closeFromBackdrop);
  }, [onClose]);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-label={t("label")}
      onClose={onClose}
      className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[min(20rem,85vw)] max-w-none border-e bg-muted text-foreground shadow-sheet backdrop:bg-overlay transition-transform duration-200 starting:open:-translate-x-full md:hidden"
    >
      {isOpen ? (
        <Sidebar
          {...sidebar}
          closeButton={
            <Button variant="ghost" size="icon" aria-label={t("close")} onClick={onClose}>
              <XIcon aria-hidden="true" />
            </Button>
          }
        />
      ) : null}
    </dialog>
  );
}
