"use client";

import { CheckIcon, CircleDashedIcon, CircleSlashIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import type { Provenance } from "#lib/contracts/chat.ts";

type Check = NonNullable<Provenance["check"]>;

const LOOKS = {
  verified: { variant: "correct", Icon: CheckIcon },
  partly_verified: { variant: "nearly", Icon: CircleDashedIcon },
  not_verified: { variant: "outline", Icon: CircleSlashIcon },
} as const satisfies Record<Check, { variant: "correct" | "nearly" | "outline"; Icon: typeof CheckIcon }>;

/** How far the engine vouches for what a reply claims. */
export function CheckBadge({ check }: { check: Check }) {
  const t = useTranslations("chat.check");
  const { variant, Icon } = LOOKS[check];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      {t(check)}
    </Badge>
  );
}
