"use client";

import { DownloadIcon, FileTextIcon, PrinterIcon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { toast } from "#components/ui/toast.ts";
import { saveFile } from "#lib/client/save-file.ts";
import type { Worksheet } from "#lib/contracts/answers/worksheets.ts";
import { formatWorksheet } from "#lib/worksheets/format-worksheet.ts";
import { layOutWorksheet } from "#lib/worksheets/lay-out-worksheet.ts";
import { useSourceWords } from "./use-source-words.ts";

type SheetActionsProps = {
  exercises: Worksheet["exercises"];
  title: string;
  /** Without its ending. */
  fileName: string;
  hasKey: boolean;
  onKeyChange: (hasKey: boolean) => void;
};

/** A sheet leaves the page on paper or as a file, with its key or without. */
export function SheetActions({ exercises, title, fileName, hasKey, onKeyChange }: SheetActionsProps) {
  const t = useTranslations("worksheets.sheet");
  const locale = useLocale();
  const [isSaving, setSaving] = useState(false);
  const { named, quoted } = useSourceWords();
  const labels = { title, key: hasKey ? t("key") : null };
  const listed = exercises.map(({ source, ...exercise }) => ({
    ...exercise,
    ...(source !== null && { origin: { named: named(source), quoted: quoted(source) } }),
  }));

  async function saveDocx() {
    if (isSaving) return;
    setSaving(true);
    try {
      // What writes such files is heavier than all that makes worksheets: it comes when one is wanted.
      const { writeWorksheetDocx } = await import("#lib/client/office/worksheet-docx.ts");
      saveFile(
        `${fileName}.docx`,
        await writeWorksheetDocx(layOutWorksheet(listed, { ...labels, fields: [t("name"), t("date")] }, locale)),
      );
    } catch {
      toast({ variant: "destructive", title: t("saveFailed") });
    }
    setSaving(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button onClick={() => window.print()}>
        <PrinterIcon aria-hidden="true" />
        {t("print")}
      </Button>
      <Button variant="outline" aria-disabled={isSaving} onClick={() => void saveDocx()}>
        <FileTextIcon aria-hidden="true" />
        {t("saveDocx")}
        {isSaving ? <Spinner label={t("saving")} className="size-4 text-current" /> : null}
      </Button>
      <Button variant="outline" onClick={() => saveFile(`${fileName}.md`, formatWorksheet(listed, labels))}>
        <DownloadIcon aria-hidden="true" />
        {t("saveMarkdown")}
      </Button>
      <label className="flex min-h-10 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={hasKey}
          onChange={({ target }) => onKeyChange(target.checked)}
          className="size-5 accent-primary"
        />
        {t("withKey")}
      </label>
    </div>
  );
}
