"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSessionTitle } from "#components/chat/screen/session-title.ts";
import { useFailureReport } from "#components/chat/reports/use-failure-report.ts";
import { cn } from "#components/ui/class-names.ts";
import { toast } from "#components/ui/toast.ts";
import { useFocusOnReturn } from "#components/ui/use-focus-on-return.ts";
import { useDeleteSession, useRenameSession } from "#lib/client/chat/sessions.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { SessionButton } from "./session-button.tsx";
import { SessionDeletion } from "./session-deletion.tsx";
import { SessionMenu } from "./session-menu.tsx";
import { SessionName } from "./session-name.tsx";

type SessionItemProps = {
  session: ChatSession;
  isCurrent: boolean;
  onSelect: (session: ChatSession) => void;
  onDeleted: () => void;
};

/** One session of the list: to be opened, renamed in its place, or deleted after a second thought. */
export function SessionItem({ session, isCurrent, onSelect, onDeleted }: SessionItemProps) {
  const t = useTranslations("sidebar.session");
  const title = useSessionTitle()(session);
  const reportFailure = useFailureReport();
  const renaming = useRenameSession();
  const deletion = useDeleteSession();
  const [mode, setMode] = useState<"shown" | "renaming" | "deleting">("shown");
  const button = useFocusOnReturn(mode === "shown");

  async function rename(name: string) {
    try {
      if (name !== "" && name !== title) await renaming.mutateAsync({ id: session.id, title: name });
      setMode("shown");
    } catch (error) {
      reportFailure(error, "renameFailed");
    }
  }

  async function remove() {
    try {
      await deletion.mutateAsync(session.id);
      toast({ title: t("deleted") });
      onDeleted();
    } catch (error) {
      setMode("shown");
      reportFailure(error, "deleteFailed");
    }
  }

  const close = () => setMode("shown");
  return (
    <li
      className={cn(
        "rounded-md border-s-2 border-transparent",
        mode === "shown" && "flex items-center hover:bg-accent",
        isCurrent && "border-primary bg-primary-soft hover:bg-primary-soft",
      )}
    >
      {mode === "renaming" ? (
        <SessionName
          title={title}
          isSaving={renaming.isPending}
          onSave={(name) => void rename(name)}
          onCancel={close}
        />
      ) : mode === "deleting" ? (
        <SessionDeletion
          title={title}
          isPending={deletion.isPending}
          onConfirm={() => void remove()}
          onCancel={close}
        />
      ) : (
        <>
          <SessionButton ref={button} session={session} title={title} isCurrent={isCurrent} onSelect={onSelect} />
          <SessionMenu title={title} onRename={() => setMode("renaming")} onDelete={() => setMode("deleting")} />
        </>
      )}
    </li>
  );
}
