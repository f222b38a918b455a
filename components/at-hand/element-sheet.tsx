"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { type ElementFacts, factsOf, writeOxidationNumber } from "#lib/at-hand/element-facts.ts";
import type { ElementSymbol } from "#lib/chemistry/elements/elements.ts";
import { formatDecimal, formatQuantity } from "#lib/wording/numbers.ts";
import { useElementName } from "./element-names.ts";

type ElementSheetProps = {
  symbol: ElementSymbol;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Puts a text into the box of the chat; null where there is none. */
  onWrite: ((text: string) => void) | null;
};

/** The atomic number from which the ground states were not measured: the rule of filling tells them. */
const FIRST_PREDICTED = 103;

/** What the engine knows of an element; what it has no value of says so. */
export function ElementSheet({ symbol, headingRef, onWrite }: ElementSheetProps) {
  const t = useTranslations("at-hand.table");
  const name = useElementName()(symbol);
  const id = useId();
  const facts = factsOf(symbol);
  const { element } = facts;
  return (
    <section aria-labelledby={id} className="rounded-lg border p-4 text-sm">
      <h3 id={id} ref={headingRef} tabIndex={-1} className="text-lg font-semibold outline-none focus-visible:outline-2">
        {t("heading", { name: capital(name, useLocale()), symbol })}
      </h3>
      <dl className="mt-2 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1.5 [&>dd]:min-w-0 [&>dt]:text-muted-foreground">
        <Fact name={t("facts.number")}>{element.number}</Fact>
        <Fact name={t("facts.mass")}>
          <Mass facts={facts} />
        </Fact>
        <Fact name={t("facts.place")}>
          {element.group === null
            ? t("placeBelow", { period: `${element.period}` })
            : t("place", { group: `${element.group}`, period: `${element.period}` })}
        </Fact>
        <Fact name={t("facts.class")}>
          {[t(`families.${facts.family}`), ...(facts.kind === null ? [] : [t(`kinds.${facts.kind}`)])].join(", ")}
        </Fact>
        <Fact name={t("facts.configuration")}>
          {facts.configuration}
          {element.number < FIRST_PREDICTED ? null : <Note>{t("predicted")}</Note>}
        </Fact>
        <Fact name={t("facts.oxidation")}>
          {facts.oxidationNumbers.length === 0 ? (
            <NoValue />
          ) : (
            facts.oxidationNumbers.map(writeOxidationNumber).join(", ")
          )}
        </Fact>
        <Measured facts={facts} />
        <Fact name={t("facts.isotopes")}>{facts.isotopes.length === 0 ? <NoValue /> : <Isotopes facts={facts} />}</Fact>
      </dl>
      {onWrite === null ? null : (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 print:hidden"
          onClick={() => onWrite(t("question", { element: name }))}
        >
          {t("ask")}
        </Button>
      )}
    </section>
  );
}

const capital = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-xs text-muted-foreground">{children}</span>;
}

function NoValue() {
  return <span className="text-muted-foreground">{useTranslations("at-hand.table")("noValue")}</span>;
}

/** A standard weight is as sure as its last figure; of what has none the longest-lived isotope is told. */
function Mass({ facts: { element } }: { facts: ElementFacts }) {
  const t = useTranslations("at-hand.table");
  const locale = useLocale();
  if (element.isMassNumber) return t("massNumber", { number: element.weight });
  return (
    <>
      {formatQuantity(formatDecimal(element.weight, locale), "g/mol", locale)}
      <Note>{t("massFigures", { figures: `${element.weight.replaceAll(".", "").length}` })}</Note>
    </>
  );
}

/** What was measured of it, each with its unit. */
function Measured({ facts }: { facts: ElementFacts }) {
  const t = useTranslations("at-hand.table.facts");
  const write = (value: number | null, unit: string) => <Value value={value} unit={unit} />;
  return (
    <>
      <Fact name={t("electronegativity")}>{write(facts.electronegativity, "")}</Fact>
      <Fact name={t("ionization")}>{write(facts.ionization, "kJ/mol")}</Fact>
      <Fact name={t("radius")}>{write(facts.radius, "pm")}</Fact>
      {facts.sublimation === null ? (
        <>
          <Fact name={t("melting")}>{write(facts.melting, "°C")}</Fact>
          <Fact name={t("boiling")}>{write(facts.boiling, "°C")}</Fact>
        </>
      ) : (
        <Fact name={t("sublimation")}>{write(facts.sublimation, "°C")}</Fact>
      )}
    </>
  );
}

function Value({ value, unit }: { value: number | null; unit: string }) {
  const locale = useLocale();
  return value === null ? <NoValue /> : formatQuantity(formatDecimal(String(value), locale), unit, locale);
}

function Isotopes({ facts: { element, isotopes } }: { facts: ElementFacts }) {
  const t = useTranslations("at-hand.table");
  const locale = useLocale();
  return (
    <ul>
      {isotopes.map(({ massNumber, mass, abundance }) => (
        <li key={massNumber}>
          {t("isotope", {
            symbol: `${element.symbol}-${massNumber}`,
            mass: formatQuantity(formatDecimal(mass, locale), "u", locale),
            share: formatQuantity(formatDecimal(abundance, locale), "%", locale),
          })}
        </li>
      ))}
    </ul>
  );
}
