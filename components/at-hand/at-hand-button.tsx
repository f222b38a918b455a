"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useEffect, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { toastHere } from "#components/ui/toast.ts";
import type { AtHandDialogProps } from "./at-hand-dialog.tsx";

type AtHandButtonProps = Pick<AtHandDialogProps, "onAsk">;

const Tile = () => (
  <span aria-hidden="true" className="element-tile w-6">
    <b>Fe</b>
  </span>
);

/**
 * Opens the periodic table, the constants and the calculator, which come when they are first wanted; so does Alt+A, which is told
 * by the key's place and not its letter.
 */
export function AtHandButton({ onAsk }: AtHandButtonProps) {
  const t = useTranslations("common");
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<AtHandDialogProps> | null>(null);

  async function open() {
    try {
      const { AtHandDialog } = await import("./at-hand-dialog.tsx");
      setDialog(() => AtHandDialog);
      setOpen(true);
    } catch {
      toastHere({ variant: "destructive", title: t("atHandFailed") });
    }
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== "KeyA") return;
      event.preventDefault();
      void open();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  return (
    <>
      <IconButton
        icon={Tile}
        label={t("atHand")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Alt+A"
        onClick={() => void open()}
      />
      {Dialog === null ? null : <Dialog isOpen={isOpen} onClose={() => setOpen(false)} onAsk={onAsk} />}
    </>
  );
}
