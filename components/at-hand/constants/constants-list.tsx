"use client";

import { CheckIcon, CopyIcon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Scripts } from "#components/chemistry/scripts.tsx";
import { Button } from "#components/ui/button.tsx";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import { CONSTANT_SYMBOLS, type NamedConstant } from "#lib/calculator/symbols.ts";
import { CONSTANTS, UNCERTAINTIES } from "#lib/quantity/constants.ts";
import { formatNumber } from "#lib/quantity/numbers/format-number.ts";
import { formatUnit } from "#lib/quantity/units/format-unit.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const NAMES = Object.keys(CONSTANT_SYMBOLS).filter((name): name is NamedConstant => name in CONSTANT_SYMBOLS);

/** Citations, which are not translated. */
const SOURCES = {
  measured: "CODATA 2022, Rev. Mod. Phys. 97 (2025) 025002",
  exact: "BIPM, The International System of Units, 9th edition (2019)",
  standardGravity: "3rd CGPM (1901)",
} as const;

/** The constants that the engine computes with, and how well each is known. */
export function ConstantsList() {
  const t = useTranslations("at-hand.constants");
  return (
    <div className="space-y-3">
      <p className="text-sm text-muted-foreground">{t("hint")}</p>
      <ul className="divide-y border-y">
        {NAMES.map((name) => (
          <Constant key={name} name={name} />
        ))}
      </ul>
    </div>
  );
}

function Constant({ name }: { name: NamedConstant }) {
  const t = useTranslations("at-hand.constants");
  const locale = useLocale();
  const [isCopied, setCopied] = useState(false);
  const { value, typed } = writeConstant(name, locale);
  const [symbol] = CONSTANT_SYMBOLS[name];
  const label = t(`names.${name}`);

  async function copy() {
    // Where the browser lets nobody copy, the value can be selected.
    await navigator.clipboard.writeText(typed).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <p className="text-sm">
          {label}, <Symbol text={symbol} />
        </p>
        <div className="min-w-0">
          <p className="tabular wrap-anywhere">
            <Scripts spans={splitScripts(value)} />
          </p>
          <p className="text-xs text-muted-foreground">
            {name in UNCERTAINTIES ? t("measured") : t("exact")} · <span lang="en">{SOURCES[sourceOf(name)]}</span>
          </p>
        </div>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("copy", { name: label })}
        data-tooltip=""
        onClick={() => void copy()}
      >
        {isCopied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? t("copied") : ""}
      </span>
    </li>
  );
}

/** What stands behind the line hangs below: `N_A`. */
function Symbol({ text }: { text: string }) {
  const [letter = "", below] = text.split("_");
  return (
    <i>
      {letter}
      {below === undefined ? null : <sub>{below}</sub>}
    </i>
  );
}

function sourceOf(name: NamedConstant): keyof typeof SOURCES {
  if (name in UNCERTAINTIES) return "measured";
  return name === "standardGravity" ? "standardGravity" : "exact";
}

/** With all its digits, and the uncertainty of the last ones in brackets; `typed` is what the calculator reads. */
function writeConstant(name: NamedConstant, locale: Locale): { readonly value: string; readonly typed: string } {
  const { value, unit } = CONSTANTS[name];
  const number = formatNumber(value, { locale, significantFigures: value.precision() });
  const uncertainty: number | undefined =
    name in UNCERTAINTIES ? UNCERTAINTIES[name as keyof typeof UNCERTAINTIES] : undefined;
  const digits =
    uncertainty === undefined ? number : number.replace(/^[\d.,\s]*\d/, (shown) => `${shown}(${uncertainty})`);
  const symbol = formatUnit(unit);
  return { value: `${digits} ${symbol}`, typed: `${number} ${symbol}` };
}
