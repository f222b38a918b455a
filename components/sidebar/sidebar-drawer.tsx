"use client";

import { XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useModalDialog } from "#components/ui/use-modal-dialog.ts";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

type SidebarDrawerProps = SidebarProps & { isOpen: boolean; onClose: () => void };

/** The sidebar on a narrow screen, over the chat. */
export function SidebarDrawer({ isOpen, onClose, ...sidebar }: SidebarDrawerProps) {
  const t = useTranslations("chat.sidebar");
  const dialog = useModalDialog(isOpen, onClose);

  return (
    <dialog
      ref={dialog}
      aria-label={t("label")}
      className="fixed inset-y-0 start-0 m-0 h-visible max-h-none screen-insets pb-[env(safe-area-inset-bottom)] pr-0 w-[min(20rem,85vw)] max-w-none border-e bg-muted text-foreground shadow-sheet backdrop:bg-overlay transition-transform duration-200 starting:open:-translate-x-full md:hidden"
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
