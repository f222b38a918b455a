"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { calculate } from "#lib/calculator/calculate.ts";
import type { Calculation, CalculatorIssue, FunctionName } from "#lib/calculator/calculation.ts";
import { DECIMAL_MARKS } from "#lib/quantity/numbers/decimal-mark.ts";
import { CalculatorEntry } from "./calculator-entry.tsx";
import { useIssueSentence } from "./issue-sentence.ts";

type Entry = { readonly id: number; readonly text: string; readonly calculation: Calculation };

const MOST_ENTRIES = 50;

const FUNCTIONS: readonly FunctionName[] = ["log", "ln", "exp", "sqrt"];

const EXAMPLES = [
  "12.5 g / M(NaCl)",
  "0.250 L * 0.10 mol/L in mmol",
  "25 °C in K",
  "1.50 mol * R * 298 K / (2.00 L) in kPa",
  "-log(1.8e-5)",
];

/** A line to type into, and what came of the lines before. What cannot be computed is told, with its place. */
export function Calculator() {
  const t = useTranslations("at-hand.calculator");
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [issue, setIssue] = useState<{ text: string; issue: CalculatorIssue } | null>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [recalled, setRecalled] = useState(-1);

  function compute(typed: string) {
    const read = calculate(typed, locale);
    setRecalled(-1);
    if (!read.ok) {
      setText(typed);
      setIssue({ text: typed, issue: read.issue });
      field.current?.focus();
      return;
    }
    setIssue(null);
    setText("");
    const last = entries[0]?.id ?? 0;
    setEntries([{ id: last + 1, text: typed, calculation: read.value }, ...entries].slice(0, MOST_ENTRIES));
  }

  /** The lines before, as in a shell. */
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (step === 0) return;
    const next = Math.min(entries.length - 1, Math.max(-1, recalled + step));
    event.preventDefault();
    setRecalled(next);
    setText(entries[next]?.text ?? "");
  }

  return (
    <div className="space-y-4">
      <form
        className="space-y-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          compute(text);
        }}
      >
        <Label htmlFor={id}>{t("label")}</Label>
        <div className="flex gap-2">
          <Input
            ref={field}
            id={id}
            value={text}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={issue !== null}
            aria-describedby={issue === null ? `${id}-hint` : `${id}-issue`}
            onChange={({ target }) => {
              setText(target.value);
              setIssue(null);
            }}
            onKeyDown={onKeyDown}
            className="tabular flex-1"
          />
          <Button type="submit">{t("compute")}</Button>
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {t("hint", { functions: FUNCTIONS.join(", ") })}
        </p>
        {issue === null ? null : <Issue id={`${id}-issue`} {...issue} />}
      </form>
      <section className="space-y-1.5">
        <h3 className="text-sm font-semibold">{t("examples")}</h3>
        <ul className="flex flex-wrap gap-1.5">
          {EXAMPLES.map((example) => {
            const shown = example.replaceAll(/(?<=\d)\.(?=\d)/g, DECIMAL_MARKS[locale]);
            return (
              <li key={example}>
                <Button variant="outline" size="sm" onClick={() => compute(shown)}>
                  {shown}
                </Button>
              </li>
            );
          })}
        </ul>
      </section>
      <ol aria-label={t("results")} aria-live="polite" className="divide-y border-t">
        {entries.map(({ id: entry, text: typed, calculation }) => (
          <CalculatorEntry
            key={entry}
            text={typed}
            calculation={calculation}
            onReuse={() => {
              setText(typed);
              field.current?.focus();
            }}
          />
        ))}
      </ol>
    </div>
  );
}

/** What is wrong, and where: what was typed, with the place marked. */
function Issue({ id, text, issue }: { id: string; text: string; issue: CalculatorIssue }) {
  const sentence = useIssueSentence();
  const { at, end } = issue;
  return (
    <div id={id} role="alert" className="text-sm text-wrong">
      <p>{sentence(issue)}</p>
      {text.trim() === "" ? null : (
        <p className="tabular mt-1 wrap-anywhere text-foreground">
          {text.slice(0, at)}
          <mark className="rounded-sm bg-wrong-soft px-0.5 text-wrong underline decoration-2">
            {end > at ? text.slice(at, end) : "…"}
          </mark>
          {text.slice(Math.max(at, end))}
        </p>
      )}
    </div>
  );
}
