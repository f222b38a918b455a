"use client";

import { CheckIcon, ChevronRightIcon, CircleDashedIcon, CircleSlashIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, useCallback, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { late } from "#components/ui/use-late.ts";
import type { Card } from "#lib/cards/card.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import { LateDialog } from "./late-dialog.tsx";

type Check = NonNullable<Provenance["check"]>;

/** What the badge speaks of: a reply's words, or the card beside them. */
export type CheckSubject = { kind: "prose"; provenance: Provenance | null } | { kind: "card"; card: Card };

export type CheckDialogProps = { check: Check; subject: CheckSubject; isOpen: boolean; onClose: () => void };

const LOOKS = {
  verified: { variant: "correct", Icon: CheckIcon },
  partly_verified: { variant: "nearly", Icon: CircleDashedIcon },
  not_verified: { variant: "outline", Icon: CircleSlashIcon },
} as const satisfies Record<Check, { variant: "correct" | "nearly" | "outline"; Icon: typeof CheckIcon }>;

const DIALOG = late(async (): Promise<ComponentType<CheckDialogProps>> => (await import("./check-dialog.tsx")).CheckDialog);

/** How far the engine vouches for what a reply claims; a click tells what it looked at. */
export function CheckBadge({ check, subject }: { check: Check; subject: CheckSubject }) {
  const t = useTranslations("chat.check");
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { variant, Icon } = LOOKS[check];
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className="inline-flex min-h-6 rounded-sm hover:underline">
        <Badge variant={variant}>
          <Icon aria-hidden="true" />
          {t(check)}
          <ChevronRightIcon aria-hidden="true" />
        </Badge>
      </button>
      <LateDialog part={DIALOG} dialog={{ check, subject, isOpen, onClose: close }} />
    </>
  );
}
