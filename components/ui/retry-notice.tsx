import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";

type RetryNoticeProps = {
  /** What could not be had. */
  text: string;
  action: string;
  onRetry: () => void;
  layout: keyof typeof LAYOUTS;
  className?: string;
};

/** Where it stands: within a text, in the place of a part of a page, of a dialog's content, or of a whole page. */
const LAYOUTS = {
  line: "flex-wrap items-center text-sm",
  part: "flex-col items-start text-sm",
  dialog: "flex-col items-center justify-center p-8",
  whole: "flex-1 flex-col items-center justify-center p-6",
} as const;

/** In the place of what could not be fetched: says so, and lets the person try again. */
export function RetryNotice({ text, action, onRetry, layout, className }: RetryNoticeProps) {
  return (
    <div role="alert" className={cn("flex gap-3", LAYOUTS[layout], className)}>
      <p>{text}</p>
      <Button variant="outline" size={layout === "line" ? "sm" : "default"} onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}
