"use client";

import { useLocale, useTranslations } from "next-intl";
import { Scripts } from "#components/chemistry/scripts.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Calculation, Step } from "#lib/calculator/calculation.ts";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { formatQuantity } from "#lib/quantity/format-quantity.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";
import { roundToFigures } from "#lib/quantity/significant-figures.ts";

type CalculatorEntryProps = { text: string; calculation: Calculation; onReuse: () => void };

/** A line, its result, and why it is that. */
export function CalculatorEntry({ text, calculation, onReuse }: CalculatorEntryProps) {
  const t = useTranslations("at-hand.calculator");
  const locale = useLocale();
  const { result, steps } = calculation;
  const written = formatQuantity(result, { locale });
  return (
    <li className="space-y-1 py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="tabular text-sm wrap-anywhere text-muted-foreground">{text}</p>
          <p className="tabular text-lg font-semibold wrap-anywhere">
            = <Scripts spans={splitScripts(written)} />
          </p>
          <p className="text-xs text-muted-foreground">
            <Figures quantity={result} />
          </p>
        </div>
        <Button variant="ghost" size="sm" aria-label={t("reuseOf", { text })} onClick={onReuse}>
          {t("reuse")}
        </Button>
      </div>
      <details className="text-sm">
        <summary className="min-h-8 w-fit cursor-pointer py-1 font-medium text-primary">{t("why")}</summary>
        <ol className="list-decimal space-y-2 ps-6 pt-1">
          {steps.map((step, index) => {
            // Steps have no identity but their place.
            const key = `${index}`;
            return (
              <li key={key}>
                <StepLine step={step} />
              </li>
            );
          })}
          <li>{t("rounded", { result: written })}</li>
        </ol>
      </details>
    </li>
  );
}

function StepLine({ step }: { step: Step }) {
  const t = useTranslations("at-hand.calculator");
  const locale = useLocale();
  return (
    <>
      <p className="tabular wrap-anywhere">
        <Scripts spans={splitScripts(writeStep(step, locale))} />
      </p>
      {step.factors.length === 0 ? null : (
        <p className="text-muted-foreground">
          {t("factors", {
            factors: step.factors
              .map(({ one, equals }) => `${formatQuantity(one, { locale })} = ${formatQuantity(equals, { locale })}`)
              .join(", "),
          })}
        </p>
      )}
      <p className="text-muted-foreground">
        {t(`rules.${step.rule}`)} <Figures quantity={step.result} />
      </p>
    </>
  );
}

function Figures({ quantity: { significantFigures } }: { quantity: Quantity }) {
  const t = useTranslations("at-hand.calculator");
  return significantFigures === null ? t("exact") : t("figures", { count: significantFigures });
}

const SIGNS = { "+": "+", "-": "−", "*": "×", "/": "÷" } as const;

/** Digits of what is not rounded yet. */
const DIGITS_ON_THE_WAY = 8;

/** What was typed as it was typed; what came of a step, with more digits than will be kept. */
function write(quantity: Quantity, locale: Locale): string {
  const { value, significantFigures } = quantity;
  if (significantFigures !== null && value.precision() <= significantFigures)
    return formatQuantity(quantity, { locale });
  return formatQuantity(
    { ...quantity, value: roundToFigures(value, DIGITS_ON_THE_WAY), significantFigures: null },
    { locale },
  );
}

function writeStep({ kind, operands, result }: Step, locale: Locale): string {
  const [left = "", right = ""] = operands.map((operand) => write(operand, locale));
  const outcome = write(result, locale);
  switch (kind) {
    case "+":
    case "-":
    case "*":
    case "/":
      return `${left} ${SIGNS[kind]} ${right} = ${outcome}`;
    case "power":
      return `(${left})^(${right}) = ${outcome}`;
    case "cancel":
    case "convert":
      return `${left} = ${outcome}`;
    default:
      return `${kind}(${left}) = ${outcome}`;
  }
}
