"use client";

import { DownloadIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, useCallback, useId } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useFailureReport } from "#components/chat/reports/use-failure-report.ts";
import { late, useLate } from "#components/ui/use-late.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import type { PrintedDocumentProps } from "./printed-document.tsx";
import { EXPORT_FORMATS, useExport } from "./use-export.ts";

const PRINTED = late(
  async (): Promise<ComponentType<PrintedDocumentProps>> => (await import("./printed-document.tsx")).PrintedDocument,
);

/** The session as a file, or on paper: a button with a menu of the formats, in the browser's own popover. */
export function ExportMenu({ session }: { session: ChatSession }) {
  const t = useTranslations("chat.export");
  const id = useId();
  const reportFailure = useFailureReport();
  const { exportSession, isBusy, printing, endPrinting } = useExport();
  const onFailure = useCallback((error: unknown) => reportFailure(error, "exportFailed"), [reportFailure]);
  const { part: Printed } = useLate(PRINTED, { isWanted: printing !== null, onFailure });
  return (
    <>
      <IconButton icon={DownloadIcon} label={t("action")} popoverTarget={id} aria-disabled={isBusy} />
      <div id={id} popover="auto" role="group" aria-label={t("formats")} className="popover-menu">
        {EXPORT_FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => void exportSession(session, format)}
          >
            {t(format)}
          </button>
        ))}
      </div>
      {Printed === null || printing === null ? null : <Printed printing={printing} onEnd={endPrinting} />}
    </>
  );
}
