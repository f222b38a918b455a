"use client";

import "./worksheet.css";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { type OpenedPage, PageViewer } from "#components/materials/page-viewer.tsx";
import { SourceCitation } from "#components/materials/source-citation.tsx";
import { cn } from "#components/ui/class-names.ts";
import type { ExerciseSource, Worksheet } from "#lib/contracts/answers/worksheets.ts";
import { SheetActions } from "./sheet-actions.tsx";
import { useSourceWords } from "./use-source-words.ts";

/** `subject`: what the sheet is about; `wanted`: how many exercises were asked for. */
type WorksheetSheetProps = { worksheet: Worksheet; subject: string; fileName: string; wanted: number };

/** A sheet as it is printed: with room for a name and for the answers, and the key on a page of its own. The reader is led to it. */
export function WorksheetSheet({ worksheet, subject, fileName, wanted }: WorksheetSheetProps) {
  const t = useTranslations("worksheets.sheet");
  const [hasKey, setHasKey] = useState(true);
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t("title", { topic: subject });
  const { exercises } = worksheet;
  const isFewer = exercises.length < wanted && exercises.every(({ source }) => source !== null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="min-w-0 space-y-4">
      {exercises.length === 0 ? null : (
        <SheetActions exercises={exercises} title={title} fileName={fileName} hasKey={hasKey} onKeyChange={setHasKey} />
      )}
      <article className="worksheet rounded-lg border bg-card p-6">
        <h2 ref={heading} tabIndex={-1} className="w-fit text-xl font-semibold wrap-anywhere">
          {title}
        </h2>
        {isFewer ? (
          <p className="mt-3 text-sm text-muted-foreground print:hidden">
            {exercises.length === 0 ? t("nothing") : t("fewer", { made: exercises.length, wanted })}
          </p>
        ) : null}
        <p className="mt-2 hidden gap-6 text-sm print:flex">
          <Field label={t("name")} />
          <Field label={t("date")} />
        </p>
        <Exercises exercises={exercises} onOpen={setOpened} />
        {hasKey && exercises.length > 0 ? <Key exercises={exercises} /> : null}
      </article>
      {exercises.some(({ source }) => source !== null) ? (
        <PageViewer opened={opened} onClose={() => setOpened(null)} />
      ) : null}
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

function Exercises({ exercises, onOpen }: Pick<Worksheet, "exercises"> & { onOpen: (page: OpenedPage) => void }) {
  return (
    <ol className="mt-5 list-decimal space-y-5 ps-8 marker:font-semibold">
      {exercises.map(({ number, question, options, source }) => (
        <li key={number} className={cn("ps-1", options.length === 0 && "print:pb-16")}>
          <ChemistryText text={question} />
          {source === null ? null : (
            <p className="print:text-xs">
              <SourceCitation source={source} onOpen={onOpen} />
            </p>
          )}
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
        {exercises.map(({ number, answer, steps, source }) => (
          <li key={number} className="ps-1">
            <p className="font-medium">
              <ChemistryText text={answer} />
            </p>
            {source === null ? null : <Evidence source={source} />}
            <Steps steps={steps} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The words that an exercise is about, for the teacher: on the sheet itself they might give an answer away. */
function Evidence({ source }: { source: ExerciseSource }) {
  const { named, sharing, quote } = useSourceWords();
  return (
    <div className="my-1 border-s-2 border-primary ps-3 text-sm text-muted-foreground">
      <p>
        {named(source)}. <ChemistryText text={sharing(source)} />
      </p>
      <blockquote dir="auto" className="wrap-anywhere">
        {quote(source)}
      </blockquote>
    </div>
  );
}

/** How the answer comes about, for who wants to see it; on paper there is the answer alone. */
function Steps({ steps }: Pick<Worksheet["exercises"][number], "steps">) {
  const t = useTranslations("worksheets.sheet");
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="text-sm text-muted-foreground print:hidden"
    >
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
