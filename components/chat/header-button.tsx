"use client";

import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";

type HeaderButtonProps = Pick<ComponentProps<"button">, "onClick" | "aria-haspopup"> & { icon: LucideIcon; label: string };

/** A button of the header that shows only a sign; what it does stands in its name and its tooltip. */
export function HeaderButton({ icon: Icon, label, ...button }: HeaderButtonProps) {
  return (
    <Tooltip text={label}>
      <Button variant="ghost" size="icon" aria-label={label} {...button}>
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
