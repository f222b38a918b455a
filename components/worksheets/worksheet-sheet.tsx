"use client";

import "./worksheet.css";
import { DownloadIcon, PrinterIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { saveTextFile } from "#lib/client/save-text-file.ts";
import type { Worksheet } from "#lib/contracts/worksheets.ts";
import type { ChatTopicId } from "#lib/curriculum/chat-topics.ts";
import { formatWorksheet } from "#lib/worksheets/format-worksheet.ts";

type WorksheetSheetProps = { worksheet: Worksheet; topic: ChatTopicId };

/** A sheet as it is printed: the exercises with room for a name, and the key on a page of its own. The reader is led to it. */
export function WorksheetSheet({ worksheet, topic }: WorksheetSheetProps) {
  const t = useTranslations();
  const [hasKey, setHasKey] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t("worksheets.sheet.title", { topic: t(`curriculum.chatTopics.${topic}`) });

  useEffect(() => heading.current?.focus(), []);

  const save = () => saveTextFile(`${topic}-${worksheet.seed}.md`, formatWorksheet(worksheet.exercises, { title, key: hasKey ? t("worksheets.sheet.key") : null }));

  return (
    <div className="min-w-0 space-y-4">
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" />
          {t("worksheets.sheet.print")}
        </Button>
        <Button variant="outline" onClick={save}>
          <DownloadIcon aria-hidden="true" />
          {t("worksheets.sheet.save")}
        </Button>
        <label className="flex min-h-10 items-center gap-2 text-sm">
          <input type="checkbox" checked={hasKey} onChange={({ target }) => setHasKey(target.checked)} className="size-5 accent-primary" />
          {t("worksheets.sheet.withKey")}
        </label>
      </div>
      <article className="worksheet rounded-lg border bg-card p-6">
        <h2 ref={heading} tabIndex={-1} className="w-fit text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-2 hidden text-sm print:block">{t("worksheets.sheet.name")} ______________________________</p>
        <Exercises exercises={worksheet.exercises} />
        {hasKey ? <Key exercises={worksheet.exercises} /> : null}
      </article>
    </div>
  );
}

function Exercises({ exercises }: Pick<Worksheet, "exercises">) {
  return (
    <ol className="mt-5 list-decimal space-y-5 ps-8 marker:font-semibold">
      {exercises.map(({ number, question, options }) => (
        <li key={number} className="ps-1">
          <ChemistryText text={question} />
          {options.length === 0 ? null : (
            <ul className="mt-2 grid gap-1">
              {options.map(({ id, text }) => (
                <li key={id}>
                  {id}) <ChemistryText text={text} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function Key({ exercises }: Pick<Worksheet, "exercises">) {
  const t = useTranslations("worksheets.sheet");
  return (
    <section aria-label={t("key")} className="mt-8 border-t pt-5 print:break-before-page print:border-0">
      <h3 className="text-lg font-semibold">{t("key")}</h3>
      <ol className="tabular mt-3 list-decimal space-y-3 ps-8 marker:font-semibold">
        {exercises.map(({ number, answer, steps }) => (
          <li key={number} className="ps-1">
            <p className="font-medium">
              <ChemistryText text={answer} />
            </p>
            <Steps steps={steps} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How the answer comes about, for who wants to see it; on paper there is the answer alone. */
function Steps({ steps }: Pick<Worksheet["exercises"][number], "steps">) {
  const t = useTranslations("worksheets.sheet");
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="text-sm text-muted-foreground print:hidden">
      <summary className="w-fit cursor-pointer py-1">{t("steps")}</summary>
      {isOpen
        ? steps.map(({ title, equation }) => (
            <p key={title} className="whitespace-pre-line">
              {title}
              {equation === "" ? null : (
                <>
                  {": "}
                  <ChemistryText text={equation} />
                </>
              )}
            </p>
          ))
        : null}
    </details>
  );
}
