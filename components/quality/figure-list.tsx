import { useFormatter } from "next-intl";
import type { ReactNode } from "react";

/** One line of the notebook: a figure, and what it says. */
export type FigureLine = { readonly figure: string; readonly text: ReactNode };

/** Figures below one another, each beside the sentence that it belongs to. */
export function FigureList({ lines }: { lines: readonly FigureLine[] }) {
  return (
    <ul className="divide-y border-y">
      {lines.map(({ figure, text }, index) => {
        // The lines stay what they are, where they are.
        const key = `${index}`;
        return (
          <li key={key} className="grid gap-x-6 py-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-baseline">
            <strong className="tabular text-2xl font-semibold">{figure}</strong>
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Numbers of this page in the reader's notation. A share that is not whole never rounds to none or all. */
export function useFigures() {
  const format = useFormatter();
  return {
    count: (value: number) => format.number(value),
    share: (part: number, whole: number) =>
      format.number(shareOf(part, whole), { style: "percent", maximumFractionDigits: 1 }),
  };
}

const LEAST_SHARE = 0.001;

export function shareOf(part: number, whole: number): number {
  if (whole === 0 || part === 0) return 0;
  return part === whole ? 1 : Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, part / whole));
}
