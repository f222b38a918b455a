"use client";

import type { LucideIcon } from "lucide-react";
import { Button, type ButtonProps } from "./button.tsx";

type IconButtonProps = Omit<ButtonProps, "size" | "asChild" | "children" | "aria-label"> & {
  icon: LucideIcon;
  label: string;
};

/** A button that shows only a sign; what it does stands in its name, which its tooltip shows. */
export function IconButton({ icon: Icon, label, variant = "ghost", ...button }: IconButtonProps) {
  return (
    <Button variant={variant} size="icon" aria-label={label} data-tooltip="" {...button}>
      <Icon aria-hidden="true" />
    </Button>
  );
}
