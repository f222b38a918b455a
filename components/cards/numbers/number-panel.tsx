"use client";

import { ArrowLeftIcon, XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { cn } from "#components/ui/class-names.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useMediaQuery } from "#components/ui/use-media-query.ts";
import { headline } from "#lib/origins/ask-number.ts";
import type { AskedSolution } from "./asked-card.ts";
import { NumberOrigin } from "./number-origin.tsx";
import { usePanelPlace } from "./use-panel-place.ts";

type NumberPanelProps = {
  asked: AskedSolution;
  /** The number or letter that was pressed. */
  id: number;
  anchor: () => Element | null;
  /** `returnsFocus`: to what was pressed; not where something else was. */
  onClose: (returnsFocus: boolean) => void;
};

/** What a number is and where it comes from; what that rests on is a press further, and so on down to the givens. */
export function NumberPanel({ asked, id, anchor, onClose }: NumberPanelProps) {
  const t = useTranslations("chat.card.number");
  const panel = useRef<HTMLDivElement>(null);
  const isBeside = useMediaQuery("(min-width: 640px)");
  const [trail, setTrail] = useState<readonly number[]>([id]);
  usePanelPlace(panel, { isBeside, anchor, onClose });
  const at = trail.at(-1) ?? id;
  function go(next: readonly number[]) {
    setTrail(next);
    // What was pressed within goes away.
    panel.current?.focus();
  }
  const before = trail.at(-2);
  const node = asked.trace[at]?.node ?? null;
  const name = node === null ? "" : (asked.card.names?.[asked.which]?.[node] ?? "");
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t("title", { what: asked.trace[id]?.spot.text ?? "" })}
      tabIndex={-1}
      {...(isBeside && { popover: "manual" as const })}
      className={cn(PANEL, isBeside ? BESIDE : "my-2 w-full")}
    >
      <header className="flex items-start gap-2">
        {before === undefined ? null : (
          <IconButton
            icon={ArrowLeftIcon}
            label={t("back", { what: asked.trace[before]?.spot.text ?? "" })}
            className="-ms-1.5 -mt-1 shrink-0"
            onClick={() => go(trail.slice(0, -1))}
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="tabular font-semibold wrap-anywhere">
            <ChemistryText text={headline(at, asked.trace)} />
          </p>
          {name === "" ? null : (
            <p className="text-muted-foreground">
              <ChemistryText text={name} />
            </p>
          )}
        </div>
        <IconButton icon={XIcon} label={t("close")} className="-me-1.5 -mt-1 shrink-0" onClick={() => onClose(true)} />
      </header>
      <NumberOrigin
        key={at}
        asked={asked}
        id={at}
        onAsk={(next) => go([...trail, next])}
        onDone={() => onClose(true)}
      />
    </div>
  );
}

const PANEL =
  "space-y-2 rounded-lg border bg-popover p-3 text-start text-sm text-popover-foreground outline-none print:hidden";

const BESIDE = "fixed inset-auto m-0 max-h-[70dvh] w-88 max-w-[calc(100vw-1rem)] overflow-y-auto shadow-sheet";
