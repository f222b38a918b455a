"use client";

import type { LucideIcon } from "lucide-react";
import { Button, type ButtonProps } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

type IconButtonProps = Omit<ButtonProps, "size" | "asChild" | "children" | "aria-label"> & { icon: LucideIcon; label: string };

/** A button that shows only a sign; what it does stands in its name and its tooltip. */
export function IconButton({ icon: Icon, label, variant = "ghost", ...button }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button variant={variant} size="icon" aria-label={label} {...button}>
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
