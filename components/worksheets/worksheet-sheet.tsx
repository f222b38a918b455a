"use client";

import "./worksheet.css";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { cn } from "#components/ui/class-names.ts";
import type { Worksheet } from "#lib/contracts/worksheets.ts";
import type { ChatTopicId } from "#lib/curriculum/chat-topics.ts";
import { SheetActions } from "./sheet-actions.tsx";

type WorksheetSheetProps = { worksheet: Worksheet; topic: ChatTopicId };

/** A sheet as it is printed: with room for a name and for the answers, and the key on a page of its own. The reader is led to it. */
export function WorksheetSheet({ worksheet, topic }: WorksheetSheetProps) {
  const t = useTranslations();
  const [hasKey, setHasKey] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t("worksheets.sheet.title", { topic: t(`curriculum.chatTopics.${topic}`) });

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="min-w-0 space-y-4">
      <SheetActions exercises={worksheet.exercises} title={title} fileName={`${topic}-${worksheet.seed}`} hasKey={hasKey} onKeyChange={setHasKey} />
      <article className="worksheet rounded-lg border bg-card p-6">
        <h2 ref={heading} tabIndex={-1} className="w-fit text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-2 hidden gap-6 text-sm print:flex">
          <Field label={t("worksheets.sheet.name")} />
          <Field label={t("worksheets.sheet.date")} />
        </p>
        <Exercises exercises={worksheet.exercises} />
        {hasKey ? <Key exercises={worksheet.exercises} /> : null}
      </article>
    </div>
  );
}

/** To be filled in on paper. */
function Field({ label }: { label: string }) {
  return (
    <span className="flex flex-1 gap-2">
      {label}
      <span className="flex-1 border-b border-current" />
    </span>
  );
}

function Exercises({ exercises }: Pick<Worksheet, "exercises">) {
  return (
    <ol className="mt-5 list-decimal space-y-5 ps-8 marker:font-semibold">
      {exercises.map(({ number, question, options }) => (
        <li key={number} className={cn("ps-1", options.length === 0 && "print:pb-16")}>
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
