"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cn } from "#components/ui/class-names.ts";
import { useTabList } from "#components/ui/use-tab-list.ts";
import { Calculator, type Worked } from "./calculator.tsx";
import { ConstantsList } from "./constants-list.tsx";
import { PeriodicTable } from "./periodic-table.tsx";
import { useNamedTab } from "./use-named-tab.ts";

const AT_HAND_TABS = ["table", "constants", "calculator"] as const;

type AtHandProps = {
  /** Whether the address names the tab, as that of a page does. */
  isPage?: boolean;
  /** Puts a text into the box of the chat; null where there is none. */
  onWrite: ((text: string) => void) | null;
};

/** Periodic table, constants and calculator. What was done in one of them stays while another is looked at. */
export function AtHand({ isPage = false, onWrite }: AtHandProps) {
  const t = useTranslations("at-hand");
  const { selected, show, list, tab, panel } = useTabList(AT_HAND_TABS);
  useNamedTab(AT_HAND_TABS, selected, show, isPage);
  const [text, setText] = useState("");
  const [worked, setWorked] = useState<readonly Worked[]>([]);
  const field = useRef<HTMLInputElement>(null);

  function calculateWith(constant: string) {
    setText((typed) => (typed.trim() === "" ? constant : `${typed.trimEnd()} ${constant}`));
    flushSync(() => show("calculator"));
    field.current?.focus();
  }

  const panels = {
    table: <PeriodicTable onWrite={onWrite} />,
    constants: <ConstantsList onCalculate={calculateWith} onWrite={onWrite} />,
    calculator: (
      <Calculator
        field={field}
        text={text}
        onType={setText}
        worked={worked}
        onWorked={(latest) => setWorked((before) => [latest, ...before].slice(0, MOST_KEPT))}
        onWrite={onWrite}
      />
    ),
  };

  return (
    <>
      <div {...list} aria-label={t("tabsLabel")} className="flex border-b px-2 print:hidden">
        {AT_HAND_TABS.map((id) => (
          <button
            key={id}
            type="button"
            {...tab(id)}
            className={cn(
              "-mb-px min-h-11 border-b-2 border-transparent px-3 text-sm -outline-offset-2 text-muted-foreground hover:text-foreground sm:px-5",
              id === selected && "border-primary font-medium text-foreground",
            )}
          >
            {t(`tabs.${id}`)}
          </button>
        ))}
      </div>
      {AT_HAND_TABS.map((id) => (
        <div key={id} {...panel(id)} role="tabpanel" hidden={id !== selected} className="p-4 sm:p-5">
          {panels[id]}
        </div>
      ))}
    </>
  );
}

/** As many calculations as a visit keeps. */
const MOST_KEPT = 50;
