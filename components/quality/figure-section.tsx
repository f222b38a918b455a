import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";

type FigureSectionProps = {
  id: string;
  title: string;
  text: ReactNode;
  /** When, and by which commands, what it shows was measured. */
  measured: readonly { date: string; command: string }[];
  children: ReactNode;
};

/** Figures of one kind, with the way to measure them again. */
export function FigureSection({ id, title, text, measured, children }: FigureSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      <div className="mt-2 max-w-prose text-muted-foreground">{text}</div>
      <div className="mt-6 space-y-6">{children}</div>
      <ul className="mt-4 space-y-1 text-xs text-muted-foreground">
        {measured.map((each) => (
          <Measured key={each.command} {...each} />
        ))}
      </ul>
    </section>
  );
}

function Measured({ date, command }: { date: string; command: string }) {
  const t = useTranslations("quality");
  const day = useFormatter().dateTime(new Date(date), { dateStyle: "long" });
  return (
    <li className="wrap-anywhere">
      {t.rich("measured", { date: day, command, code: (chunks) => <code className="font-mono">{chunks}</code> })}
    </li>
  );
}
