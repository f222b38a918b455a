"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { cn } from "#components/ui/class-names.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { ResonanceDrawing } from "#lib/cards/drawing.ts";
import { ChemistryText } from "./chemistry-text.tsx";
import { LewisPicture } from "./shape-view.tsx";

/** All resonance structures with arrows between them; buttons lead from one to the next, whose charges are told. */
export function ResonanceView({ drawing: { title, forms } }: { drawing: ResonanceDrawing }) {
  const t = useTranslations("chat.card.drawing");
  const [current, setCurrent] = useState(0);
  const step = (by: number) => setCurrent((before) => (before + by + forms.length) % forms.length);
  return (
    <div role="group" aria-label={title} className="w-full">
      <div className="flex flex-wrap items-center justify-center gap-1" aria-hidden="true">
        {forms.map((form, index) => {
          const key = `${index}`;
          return (
            <Fragment key={key}>
              {index === 0 ? null : <span className="text-lg">↔</span>}
              <div
                className={cn(
                  "rounded-md border-2",
                  index === current ? "border-primary" : "border-transparent print:border-transparent",
                )}
              >
                <LewisPicture lewis={form} />
              </div>
            </Fragment>
          );
        })}
      </div>
      <div className="mt-1 flex items-center justify-center gap-2 print:hidden">
        <IconButton icon={ChevronLeft} label={t("previous")} onClick={() => step(-1)} />
        <span className="tabular-nums">
          {current + 1} / {forms.length}
        </span>
        <IconButton icon={ChevronRight} label={t("next")} onClick={() => step(1)} />
      </div>
      <div role="status" className="text-center text-sm">
        {forms.map(({ text }, index) => {
          const key = `${index}`;
          return (
            <p key={key} hidden={index !== current} className="print:block">
              <ChemistryText text={text} />
            </p>
          );
        })}
      </div>
    </div>
  );
}
