"use client";

import { EllipsisIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";

type SessionMenuProps = { title: string; onRename: () => void; onDelete: () => void };

/** What can be done with a session besides opening it, in the browser's own popover. */
export function SessionMenu({ title, onRename, onDelete }: SessionMenuProps) {
  const t = useTranslations("sidebar.session");
  const id = useId();
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        popoverTarget={id}
        aria-label={t("menu", { title })}
        data-tooltip=""
        className="me-1 text-muted-foreground"
      >
        <EllipsisIcon aria-hidden="true" />
      </Button>
      <div id={id} popover="auto" className="popover-menu">
        <button type="button" onClick={onRename}>
          {t("rename")}
        </button>
        <button type="button" onClick={onDelete}>
          {t("delete")}
        </button>
      </div>
    </>
  );
}
