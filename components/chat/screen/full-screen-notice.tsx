import type { ReactNode } from "react";

/** One message and what to do about it, in place of the whole screen. */
export function FullScreenNotice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="content" className="flex min-h-dvh items-center justify-center p-6">
      <div className="max-w-sm space-y-3">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <p className="text-muted-foreground">{text}</p>
        {children}
      </div>
    </main>
  );
}
