import { InfoIcon, TriangleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A line below a reply that says what is less than it should be. */
export function ReplyNotice({ tone = "note", children }: { tone?: "note" | "problem"; children: ReactNode }) {
  const Icon = tone === "problem" ? TriangleAlertIcon : InfoIcon;
  return (
    <p className="flex gap-2 text-sm text-muted-foreground">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
