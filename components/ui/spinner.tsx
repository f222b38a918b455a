import { cn } from "./class-names.ts";

/** An electron on its shell. With a label it announces itself; without one it only decorates. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className={cn("inline-flex size-5 text-primary", className)}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-full">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="1.5" opacity="0.35" />
        <circle cx="12" cy="12" r="2.5" fill="currentColor" />
        <g className="origin-center animate-spin">
          <circle cx="12" cy="3" r="2.25" fill="currentColor" />
        </g>
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}

export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className="flex min-h-dvh items-center justify-center bg-background">
      <Spinner label={label} className="size-10" />
    </div>
  );
}
