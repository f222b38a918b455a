"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Modal } from "#components/ui/modal.tsx";
import { AtHand } from "./at-hand.tsx";

export type AtHandDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Puts a text into the box of the chat; null where there is none. */
  onWrite: ((text: string) => void) | null;
};

/** What is at hand on every screen. */
export function AtHandDialog({ isOpen, onClose, onWrite }: AtHandDialogProps) {
  const t = useTranslations("at-hand");
  const content = useRef<HTMLDivElement>(null);

  function write(text: string) {
    // It gives the focus back as it closes; from there it goes into the box.
    content.current?.closest("dialog")?.close();
    onWrite?.(text);
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      className="h-[min(52rem,94dvh)] max-h-none w-[min(82rem,calc(100vw-2rem))]"
    >
      <div ref={content}>
        <AtHand onWrite={onWrite === null ? null : write} />
      </div>
    </Modal>
  );
}
