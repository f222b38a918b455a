"use client";

import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { listExamples, workOut } from "#lib/at-hand/work-out.ts";
import type { Calculation, CalculatorIssue } from "#lib/calculator/calculation.ts";
import { formatQuantity } from "#lib/quantity/format-quantity.ts";
import { CalculationSteps } from "./calculation-steps.tsx";
import { CopyButton } from "./copy-button.tsx";

/** As they are typed, in every language. */
const FUNCTIONS = "log, ln, exp, sqrt";

/** As many characters as the engine reads. */
const LONGEST = 300;

/** What was asked and what came of it. */
export type Worked = { readonly text: string; readonly outcome: Calculation | CalculatorIssue };

type CalculatorProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  /** What was worked out since this opened, the last first. */
  worked: readonly Worked[];
  onWorked: (worked: Worked) => void;
  /** Puts a text into the box of the chat; null where there is none. */
  onWrite: ((text: string) => void) | null;
};

/** A calculator that keeps units and significant figures, and says why. */
export function Calculator({ field, text, onType, worked, onWorked, onWrite }: CalculatorProps) {
  const t = useTranslations("at-hand.calculator");
  const locale = useLocale();
  const id = useId();
  const [last, ...earlier] = worked;

  function work(asked: string) {
    const read = workOut(asked, locale);
    onWorked({ text: asked, outcome: read.ok ? read.value : read.issue });
  }

  function workOn(asked: string) {
    onType(asked);
    work(asked);
    field.current?.focus();
  }

  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <form
        className="print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          work(text);
        }}
      >
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          {t("label")}
        </label>
        <div className="flex gap-2">
          <Input
            ref={field}
            id={id}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={last !== undefined && last.text === text && "code" in last.outcome}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => onType(target.value)}
          />
          <Button type="submit">{t("compute")}</Button>
        </div>
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted-foreground">
          {t("hint", { functions: FUNCTIONS })}
        </p>
        <ul aria-label={t("examplesLabel")} className="mt-2 flex flex-wrap gap-2">
          {listExamples(locale).map((example) => (
            <li key={example}>
              <Button variant="outline" size="sm" onClick={() => workOn(example)}>
                {example}
              </Button>
            </li>
          ))}
        </ul>
      </form>
      <div role="status">{last === undefined ? null : <Outcome worked={last} onWrite={onWrite} />}</div>
      {earlier.length === 0 ? null : (
        <section aria-labelledby={`${id}-earlier`}>
          <h3 id={`${id}-earlier`} className="text-sm font-semibold">
            {t("earlier")}
          </h3>
          <ul className="mt-1 divide-y border-y">
            {earlier.map(({ text: asked, outcome }, index) => (
              <li key={`${earlier.length - index}`}>
                <button
                  type="button"
                  className="flex min-h-10 w-full flex-wrap items-center justify-between gap-x-4 px-1 py-1.5 text-start text-sm hover:bg-accent"
                  onClick={() => workOn(asked)}
                >
                  <span className="min-w-0 wrap-anywhere">{asked}</span>{" "}
                  <span className="tabular text-muted-foreground">
                    {"code" in outcome ? t("noResult") : `= ${formatQuantity(outcome.result, { locale })}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Outcome({ worked: { text, outcome }, onWrite }: { worked: Worked } & Pick<CalculatorProps, "onWrite">) {
  const t = useTranslations("at-hand.calculator");
  const locale = useLocale();
  if ("code" in outcome) return <Issue text={text} found={outcome} />;
  const result = formatQuantity(outcome.result, { locale });
  return (
    <div className="rounded-lg border bg-card p-4">
      <p className="text-sm wrap-anywhere text-muted-foreground">{text}</p>
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="tabular me-auto text-xl font-semibold wrap-anywhere">
          {"= "}
          {result}
        </p>
        <CopyButton text={result} name={result} />
        {onWrite === null ? null : (
          <Button variant="outline" size="sm" className="print:hidden" onClick={() => onWrite(`${text} = ${result}`)}>
            {t("insert")}
          </Button>
        )}
      </div>
      <CalculationSteps calculation={outcome} />
    </div>
  );
}

/** What is wrong, and where in what was typed. */
function Issue({ text, found: { code, at, end, names } }: { text: string; found: CalculatorIssue }) {
  const t = useTranslations("at-hand.calculator");
  const [one = "", other = ""] = names.map((name) => (name === "" ? t("noUnit") : name));
  const issue = t(`issues.${code}`, { one, other });
  return (
    <div className="rounded-lg border border-wrong bg-wrong-soft p-4 text-sm">
      <p className="text-base wrap-anywhere whitespace-pre-wrap">
        {text.slice(0, at)}
        <mark className="rounded-sm bg-transparent text-wrong underline decoration-wavy underline-offset-4">
          {text.slice(at, end) || "␣"}
        </mark>
        {text.slice(end)}
      </p>
      <p className="mt-1">{t("issueAt", { place: `${at + 1}`, issue })}</p>
    </div>
  );
}
