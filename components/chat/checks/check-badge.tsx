"use client";

import { CheckIcon, ChevronRightIcon, CircleDashedIcon, CircleSlashIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, useCallback, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { late } from "#components/ui/use-late.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import { type CheckLabel, type CheckSubject, labelOf, trustOf } from "./check-of.ts";
import { LateDialog } from "../reports/late-dialog.tsx";

type Check = NonNullable<Provenance["check"]>;

export type CheckDialogProps = { check: Check; subject: CheckSubject; isOpen: boolean; onClose: () => void };

/** Green is what the engine solved itself, and nothing else. */
const SOLVED = { variant: "correct", Icon: CheckIcon } as const;
const IN_PART = { variant: "nearly", Icon: CircleDashedIcon } as const;
const UNCHECKED = { variant: "outline", Icon: CircleSlashIcon } as const;

function lookOf(check: Check, label: CheckLabel) {
  if (trustOf(label) === "solved") return SOLVED;
  return check === "not_verified" ? UNCHECKED : IN_PART;
}

const DIALOG = late(
  async (): Promise<ComponentType<CheckDialogProps>> => (await import("./check-dialog.tsx")).CheckDialog,
);

/** What the engine checked of a reply, in words, with the colour of how far it vouches for it; a click tells what it looked at. */
export function CheckBadge({ check, subject }: { check: Check; subject: CheckSubject }) {
  const t = useTranslations("chat.check");
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const label = labelOf(check, subject);
  const { variant, Icon } = lookOf(check, label);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 rounded-sm hover:underline"
      >
        <Badge variant={variant}>
          <Icon aria-hidden="true" />
          {/* With arguments a sentence goes through Intl, which first reads up on all languages: most badges have none. */}
          {"total" in label ? t(label.key, { right: label.right, total: label.total }) : t(label.key)}
          <ChevronRightIcon aria-hidden="true" />
        </Badge>
      </button>
      <LateDialog part={DIALOG} dialog={{ check, subject, isOpen, onClose: close }} />
    </>
  );
}
