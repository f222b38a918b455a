"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ELEMENT_SOURCES, type ElementSource } from "#lib/chemistry/data/element-sources.ts";
import { propertiesOf } from "#lib/chemistry/data/element-properties.ts";
import {
  findConfiguration,
  formatConfiguration,
  writeConfiguration,
  writeShortConfiguration,
} from "#lib/chemistry/elements/configuration.ts";
import type { Element } from "#lib/chemistry/elements/elements.ts";
import { blockOf, familyOf, kindOf } from "#lib/chemistry/elements/families.ts";
import { ISOTOPE_MIXTURES } from "#lib/chemistry/elements/isotopes.ts";
import { toSuperscript } from "#lib/chemistry/formula/format.ts";
import { findAnionCharge, listKnownCharges } from "#lib/chemistry/ions/ions.ts";
import { DECIMAL_MARKS } from "#lib/quantity/numbers/decimal-mark.ts";
import { formatDecimals } from "#lib/quantity/numbers/format-decimals.ts";

type Fact = { readonly name: string; readonly value: ReactNode; readonly source?: ElementSource };

/** What our tables know of an element, each with where it is from; what they do not know is said to be missing. */
export function ElementFacts({ element }: { element: Element }) {
  const t = useTranslations("at-hand.element");
  const facts = [...usePlace(element), ...useElectrons(element), ...useMeasured(element)];
  const sources = [...new Set(facts.flatMap(({ source, value }) => (value === null ? [] : (source ?? []))))];
  return (
    <div className="space-y-4">
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ name, value, source }) => (
          <div key={name} className="min-w-0 border-t pt-2">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="mt-0.5 wrap-anywhere">
              {value ?? <span className="text-muted-foreground">{t("missing")}</span>}
              {value === null || source === undefined ? null : (
                <sup className="ms-1 text-xs text-muted-foreground">{sources.indexOf(source) + 1}</sup>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <section className="text-xs text-muted-foreground">
        <h4 className="font-semibold">{t("sources")}</h4>
        <ol className="mt-1 list-decimal ps-5" lang="en">
          {sources.map((source) => (
            <li key={source}>{ELEMENT_SOURCES[source]}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function usePlace(element: Element): Fact[] {
  const t = useTranslations("at-hand.element");
  const locale = useLocale();
  const { weight, isMassNumber, group, period } = element;
  const mass = weight.replace(".", DECIMAL_MARKS[locale]);
  return [
    isMassNumber
      ? { name: t("massNumber"), value: mass, source: "weights" }
      : { name: t("mass"), value: `${mass} g/mol`, source: "weights" },
    {
      name: t("place"),
      value:
        group === null
          ? t("placeBelow", { period: String(period) })
          : t("placeIn", { group: String(group), period: String(period), block: blockOf(element) }),
    },
    { name: t("family"), value: `${t(`families.${familyOf(element)}`)}; ${t(`kinds.${kindOf(element)}`)}` },
  ];
}

function useElectrons({ symbol }: Element): Fact[] {
  const t = useTranslations("at-hand.element");
  const subshells = findConfiguration(symbol) ?? [];
  const [short, full] = [writeShortConfiguration(subshells), writeConfiguration(subshells)];
  const charges = listCharges(symbol);
  const configuration: Fact = { name: t("configuration"), value: formatConfiguration(short), source: "spectra" };
  return [
    configuration,
    ...(full === short ? [] : [{ name: t("configurationFull"), value: formatConfiguration(full) }]),
    { name: t("charges"), value: charges.length === 0 ? null : charges.map(writeCharge).join(", ") },
  ];
}

/** Those of its simple ions and compounds, from the lowest. */
function listCharges(symbol: string): readonly number[] {
  const anion = findAnionCharge(symbol);
  return [...new Set([...listKnownCharges(symbol), ...(anion === null ? [] : [anion])])].toSorted((a, b) => a - b);
}

const writeCharge = (charge: number): string => (charge < 0 ? `−${-charge}` : charge === 0 ? "0" : `+${charge}`);

function useMeasured({ symbol }: Element): Fact[] {
  const t = useTranslations("at-hand.element");
  const locale = useLocale();
  const { radius, ionization, electronegativity, melting, boiling, sublimation } = propertiesOf(symbol);
  const write = (value: number | null, decimals: number, unit = "") =>
    value === null ? null : `${formatDecimals(value, decimals, locale)} ${unit}`.trim();
  const degrees = (value: number | null) => write(value, value !== null && Number.isInteger(value) ? 0 : 1, "°C");
  return [
    { name: t("radius"), value: write(radius, 0, "pm"), source: "radii" },
    { name: t("ionization"), value: write(ionization, 1, "kJ/mol"), source: "spectra" },
    { name: t("electronegativity"), value: write(electronegativity, 2), source: "electronegativities" },
    ...(sublimation === null
      ? [
          { name: t("melting"), value: degrees(melting), source: "points" as const },
          { name: t("boiling"), value: degrees(boiling), source: "points" as const },
        ]
      : [{ name: t("sublimation"), value: degrees(sublimation), source: "points" as const }]),
    { name: t("isotopes"), value: writeIsotopes(symbol, DECIMAL_MARKS[locale]), source: "isotopes" },
  ];
}

function writeIsotopes(symbol: string, mark: string): string | null {
  const isotopes = ISOTOPE_MIXTURES.find((each) => each.symbol === symbol)?.isotopes;
  if (isotopes === undefined) return null;
  return isotopes
    .map(
      ({ massNumber, abundance }) => `${toSuperscript(String(massNumber))}${symbol} ${abundance.replace(".", mark)} %`,
    )
    .join(", ");
}
