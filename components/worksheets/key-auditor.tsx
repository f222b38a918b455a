"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Label } from "#components/ui/label.tsx";
import { Select } from "#components/ui/select.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { toast } from "#components/ui/toast.ts";
import { useWorksheetAudit } from "#lib/client/worksheets.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { MAX_WORKSHEET_TEXT } from "#lib/contracts/worksheets.ts";
import { AuditReport } from "./audit-report.tsx";

/** Has a worksheet's key checked: one that is pasted, or one among the materials. */
export function KeyAuditor({ materials }: { materials: readonly Material[] }) {
  const t = useTranslations("worksheets.auditor");
  const [chosenId, setChosenId] = useState("");
  const [text, setText] = useState("");
  const [key, setKey] = useState("");
  const audit = useWorksheetAudit();
  const readable = materials.filter(({ state, pageCount }) => state === "ready" && pageCount !== null);
  // One that was deleted meanwhile is chosen no more.
  const materialId = readable.some(({ id }) => id === chosenId) ? chosenId : "";
  const isReady = materialId !== "" || text.trim() !== "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || audit.isPending) return;
    const sheet = materialId === "" ? { text } : { materialId };
    try {
      await audit.mutateAsync({ ...sheet, key });
    } catch {
      toast({ variant: "destructive", title: t("failed") });
    }
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start">
      <form onSubmit={(event) => void submit(event)} className="grid content-start gap-4 rounded-lg border bg-card p-5">
        {readable.length === 0 ? null : (
          <Label>
            {t("source")}
            <Select value={materialId} onChange={({ target }) => setChosenId(target.value)}>
              <option value="">{t("pasted")}</option>
              {readable.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Label>
        )}
        {materialId === "" ? (
          <Label>
            {t("text")}
            <Textarea
              maxLength={MAX_WORKSHEET_TEXT}
              placeholder={t("textExample")}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="max-h-96 min-h-40"
            />
          </Label>
        ) : null}
        <Label>
          {t("key")}
          <Textarea
            maxLength={MAX_WORKSHEET_TEXT}
            placeholder={t("keyExample")}
            value={key}
            onChange={({ target }) => setKey(target.value)}
            className="max-h-72 min-h-24"
          />
        </Label>
        <Button type="submit" disabled={!isReady} aria-disabled={audit.isPending}>
          {t("check")}
          {audit.isPending ? <Spinner label={t("checking")} className="size-4 text-current" /> : null}
        </Button>
      </form>
      {audit.data ? (
        <AuditReport key={audit.submittedAt} audit={audit.data} />
      ) : (
        <p className="rounded-lg border border-dashed px-5 py-10 text-center text-muted-foreground">{t("promise")}</p>
      )}
    </div>
  );
}
