"use client";

import { ImageIcon } from "lucide-react";
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import type { PictureKind } from "#lib/pictures/kinds.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { viewOf } from "./views.ts";

const panel = late(async () => (await import("./picture-panel.tsx")).PicturePanel);

/** What pictures say comes with the first of them. */
const WORDS = {
  en: late(async () => (await import("#messages/en/pictures.json")).default),
  es: late(async () => (await import("#messages/es/pictures.json")).default),
  fr: late(async () => (await import("#messages/fr/pictures.json")).default),
  am: late(async () => (await import("#messages/am/pictures.json")).default),
  zh: late(async () => (await import("#messages/zh/pictures.json")).default),
  hi: late(async () => (await import("#messages/hi/pictures.json")).default),
};

export type SeeItProps = {
  kind: PictureKind;
  facts: SolutionFacts;
  /** What the quantities of the derivation are called, in the order of its nodes. */
  names: readonly string[];
};

/** Opens the picture of a solved problem. */
export function SeeIt(props: SeeItProps) {
  const t = useTranslations("chat.card.picture");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-t px-4 py-3.5 sm:px-5">
      <Button
        variant="outline"
        size="sm"
        className="print:hidden"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ImageIcon aria-hidden="true" className="size-4" />
        {t(isOpen ? "close" : "open")}
      </Button>
      {isOpen ? (
        <div id={id} className="pt-3">
          <LatePanel {...props} />
        </div>
      ) : null}
    </div>
  );
}

function LatePanel(props: SeeItProps) {
  const t = useTranslations("chat.card.picture");
  const locale = useLocale();
  const messages = useMessages();
  const { part: Panel, hasFailed } = useLate(panel);
  const { part: view, hasFailed: isBlank } = useLate(viewOf(props.kind));
  const { part: words, hasFailed: isMute } = useLate(WORDS[locale]);
  if (hasFailed || isBlank || isMute) return <p className="text-sm text-wrong">{t("failed")}</p>;
  if (Panel === null || view === null || words === null) return <Skeleton className="h-80 w-full" />;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...messages, pictures: words }}>
      <Panel {...props} view={view} />
    </NextIntlClientProvider>
  );
}
