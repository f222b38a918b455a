"use client";

import { useLocale, useTranslations } from "next-intl";
import { whyFigures } from "#lib/at-hand/work-out.ts";
import type { Calculation, Step } from "#lib/calculator/calculation.ts";
import { formatQuantity } from "#lib/quantity/format-quantity.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";

/** Why the result is so: each step with its units, and the rule by which it keeps its figures. */
export function CalculationSteps({ calculation: { steps, result } }: { calculation: Calculation }) {
  const t = useTranslations("at-hand.calculator");
  const figures = result.significantFigures;
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit font-medium text-primary">{t("why")}</summary>
      {steps.length === 0 ? null : (
        <ol className="mt-2 list-decimal space-y-2 ps-6">
          {steps.map((step, index) => {
            // Steps have no identity but their place, and are replaced together.
            const key = `${index}`;
            return (
              <li key={key}>
                <StepLine step={step} />
              </li>
            );
          })}
        </ol>
      )}
      <p className="mt-2 text-muted-foreground">
        {figures === null ? t("resultExact") : t("resultFigures", { count: figures })}
      </p>
    </details>
  );
}

function StepLine({ step }: { step: Step }) {
  const t = useTranslations("at-hand.calculator");
  const locale = useLocale();
  const write = (quantity: Quantity) => formatQuantity(quantity, { locale });
  const { rule, figures, decides } = whyFigures(step);
  const told = t(`rules.${rule}`, { count: `${figures}` });
  return (
    <>
      <p className="tabular wrap-anywhere">
        {writeStep(step, write)} = {write(step.result)}
      </p>
      {step.factors.map(({ one, equals }) => (
        <p key={write(one)} className="tabular text-muted-foreground">
          {write(one)} = {write(equals)}
        </p>
      ))}
      <p className="text-muted-foreground">
        {decides === null ? told : t("decides", { rule: told, quantity: write(decides) })}
      </p>
    </>
  );
}

const SIGNS = { "+": "+", "-": "−", "*": "×", "/": "÷" } as const;

/** The step as it is done, left of its equals sign. */
function writeStep({ kind, operands }: Step, write: (quantity: Quantity) => string): string {
  const [first, second] = operands.map((operand) => {
    const text = write(operand);
    return /[\u202f/·−]/u.test(text) && kind !== "cancel" && kind !== "convert" ? `(${text})` : text;
  });
  switch (kind) {
    case "+":
    case "-":
    case "*":
    case "/":
      return `${first} ${SIGNS[kind]} ${second}`;
    case "power":
      return `${first}^${second}`;
    case "sqrt":
      return `√${first}`;
    case "log":
    case "ln":
    case "exp":
      return `${kind} ${first}`;
    case "cancel":
    case "convert":
      return first ?? "";
  }
}
