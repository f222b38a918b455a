"use client";

import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { cn } from "#components/ui/class-names.ts";
import { Modal } from "#components/ui/modal.tsx";
import { toastHere } from "#components/ui/toast.ts";
import { useLate } from "#components/ui/use-late.ts";
import { useTabList } from "#components/ui/use-tab-list.ts";
import { FORMATS } from "#lib/i18n/formats.ts";
import { AT_HAND_MESSAGES } from "./at-hand-messages.ts";
import { Calculator } from "./calculator/calculator.tsx";
import { ConstantsList } from "./constants/constants-list.tsx";
import { PeriodicTable } from "./table/periodic-table.tsx";

export type AtHandDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Asks the tutor a question; absent where there is no conversation. */
  onAsk?: ((question: string) => void) | undefined;
};

const TABS = ["table", "constants", "calculator"] as const;

/** The periodic table, the constants and the calculator, over any screen. */
export function AtHandDialog(dialog: AtHandDialogProps) {
  const t = useTranslations("common");
  const locale = useLocale();
  const { onClose } = dialog;
  const onFailure = () => {
    onClose();
    toastHere({ variant: "destructive", title: t("atHandFailed") });
  };
  const { part: messages } = useLate(AT_HAND_MESSAGES[locale], { isWanted: dialog.isOpen, onFailure });
  if (messages === null) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} formats={FORMATS} timeZone="UTC">
      <Dialog {...dialog} />
    </NextIntlClientProvider>
  );
}

function Dialog({ isOpen, onClose, onAsk }: AtHandDialogProps) {
  const t = useTranslations("at-hand");
  const ask =
    onAsk &&
    ((question: string) => {
      onClose();
      onAsk(question);
    });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      className="sm:h-[92dvh] sm:max-h-[92dvh] sm:w-[min(72rem,calc(100vw-2rem))]"
    >
      <Tabs
        panels={{ table: <PeriodicTable onAsk={ask} />, constants: <ConstantsList />, calculator: <Calculator /> }}
      />
    </Modal>
  );
}

/** What was begun in a tab is there when it is selected again. */
function Tabs({ panels }: { panels: Record<(typeof TABS)[number], ReactNode> }) {
  const t = useTranslations("at-hand.tabs");
  const { selected, list, tab, panel } = useTabList(TABS);
  const [seen, setSeen] = useState<readonly (typeof TABS)[number][]>([]);
  if (!seen.includes(selected)) setSeen([...seen, selected]);
  return (
    <>
      <div {...list} aria-label={t("label")} className="flex flex-wrap border-b px-4">
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            {...tab(id)}
            className={cn(
              "-mb-px min-h-11 border-b-2 border-transparent px-3 text-sm text-muted-foreground hover:text-foreground",
              id === selected && "border-primary font-medium text-foreground",
            )}
          >
            {t(id)}
          </button>
        ))}
      </div>
      {seen.map((id) => (
        <div key={id} {...panel(id)} role="tabpanel" hidden={id !== selected} className="p-4 sm:p-5">
          {panels[id]}
        </div>
      ))}
    </>
  );
}
