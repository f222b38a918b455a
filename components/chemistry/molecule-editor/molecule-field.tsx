"use client";

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { late, useLate } from "#components/ui/use-late.ts";

const editor = late(async () => (await import("./molecule-editor.tsx")).MoleculeEditor);

/** What the editor says comes with the first of them. */
const WORDS = {
  en: late(async () => (await import("#messages/en/molecule-editor.json")).default),
  es: late(async () => (await import("#messages/es/molecule-editor.json")).default),
  fr: late(async () => (await import("#messages/fr/molecule-editor.json")).default),
  am: late(async () => (await import("#messages/am/molecule-editor.json")).default),
  zh: late(async () => (await import("#messages/zh/molecule-editor.json")).default),
  hi: late(async () => (await import("#messages/hi/molecule-editor.json")).default),
};

type MoleculeFieldProps = {
  /** The field for whoever writes: a condensed formula or SMILES. */
  field: ComponentProps<typeof Textarea> & { value: string };
  labelId: string;
  takesFocus: boolean;
  onText: (text: string) => void;
};

/** An answer that is a molecule: drawn, or written. Where the editor cannot be fetched it is written. */
export function MoleculeField({ field, labelId, takesFocus, onText }: MoleculeFieldProps) {
  const t = useTranslations("chat.card.question");
  const locale = useLocale();
  const messages = useMessages();
  const { part: Editor, hasFailed } = useLate(editor);
  const { part: words, hasFailed: isMute } = useLate(WORDS[locale]);
  const [isWritten, setWritten] = useState(false);
  if (hasFailed || isMute) return <Written field={field} />;
  return (
    <div role="group" aria-labelledby={labelId} className="space-y-2">
      <div className="flex gap-1">
        {([false, true] as const).map((way) => (
          <Button
            key={String(way)}
            size="sm"
            variant="outline"
            aria-pressed={isWritten === way}
            className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
            onClick={() => setWritten(way)}
          >
            {t(way ? "write" : "draw")}
          </Button>
        ))}
      </div>
      {isWritten ? (
        <Written field={field} />
      ) : Editor === null || words === null ? (
        <Skeleton className="h-80 w-full" />
      ) : (
        <NextIntlClientProvider locale={locale} messages={{ ...messages, "molecule-editor": words }}>
          <Editor value={field.value} isReadOnly={field.readOnly === true} takesFocus={takesFocus} onChange={onText} />
        </NextIntlClientProvider>
      )}
    </div>
  );
}

function Written({ field }: Pick<MoleculeFieldProps, "field">) {
  const t = useTranslations("chat.card.question");
  return (
    <>
      <Textarea {...field} autoCapitalize="off" autoCorrect="off" spellCheck={false} />
      <p className="text-xs text-muted-foreground">{t("writeHelp")}</p>
    </>
  );
}
