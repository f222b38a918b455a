"use client";

import { useLocale, useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { lowerSymbols } from "#lib/chemistry/display/split-scripts.ts";
import type { SolutionStep } from "#lib/cards/step-solution.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { findWorking, headline, type Working } from "#lib/origins/ask-number.ts";
import type { Written } from "#lib/origins/list-written.ts";
import { nameConstant, sourceOfConstant } from "#lib/origins/name-constant.ts";
import type { Origin } from "#lib/origins/origin.ts";
import type { DerivedConstant } from "#lib/methods/derivation.ts";
import { formatQuantity, formatValue } from "#lib/wording/numbers.ts";
import type { AskedSolution } from "./asked-card.ts";
import { WhatIf } from "./what-if.tsx";

type NumberOriginProps = {
  asked: AskedSolution;
  id: number;
  onAsk: (id: number) => void;
  onDone: () => void;
};

/** Where a number comes from, in words. */
export function NumberOrigin({ asked, id, onAsk, onDone }: NumberOriginProps) {
  const t = useTranslations("chat.card.number");
  const traced = asked.trace[id];
  if (traced === null || traced === undefined) return null;
  const { origin } = traced;
  const working = findWorking(traced, asked.trace);
  if (working !== null)
    return (
      <>
        <Worked asked={asked} working={working} onAsk={onAsk} />
        {origin.kind === "result" && origin.converted ? <p>{t("otherUnit")}</p> : null}
      </>
    );
  if (origin.kind === "given") return <Given asked={asked} origin={origin} onDone={onDone} />;
  if (origin.kind === "constant") return <Constant constant={origin.constant} />;
  return <Sentence origin={origin} />;
}

/** The line that comes to it, and what went into that, each to be asked in turn. */
function Worked({
  asked,
  working,
  onAsk,
}: { asked: AskedSolution; working: Working } & Pick<NumberOriginProps, "onAsk">) {
  const t = useTranslations("chat.card.number");
  const { at, from } = working;
  const step = stepsOf(asked)[at.step];
  return (
    <>
      <p>
        <ChemistryText text={t("computed", { number: String(at.step + 1), title: step?.title ?? "" })} />
      </p>
      <p className="tabular rounded-md bg-muted px-2 py-1.5 wrap-anywhere">
        <ChemistryText text={step?.equation.split("\n")[at.line] ?? ""} />
      </p>
      {from.length === 0 ? null : (
        <div>
          <p className="text-muted-foreground">{t("from")}</p>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {from.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  onClick={() => onAsk(each)}
                  className="tabular min-h-8 rounded-md border px-2 py-1 wrap-anywhere hover:bg-accent pointer-coarse:min-h-10"
                >
                  <ChemistryText text={headline(each, asked.trace)} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function stepsOf({ card, which }: AskedSolution): readonly SolutionStep[] {
  const solution = Array.isArray(card.solution) ? card.solution[which] : card.solution;
  return solution?.steps ?? [];
}

/** Around the number, so that its place is known again. UTF-16 units. */
const QUOTED_AROUND = 60;

type GivenProps = { asked: AskedSolution; origin: Extract<Origin, { kind: "given" }>; onDone: () => void };

/** The words of the problem around it, and a field to try another value. */
function Given({ asked, origin, onDone }: GivenProps) {
  const t = useTranslations("chat.card.number");
  const { problem } = asked.card;
  const place = findPlace(asked.written, origin);
  const shown = place === null ? null : problem.slice(place.start, place.end);
  return (
    <>
      <p>{shown === null ? t("givenAlone") : t("given")}</p>
      {place === null ? null : <Quote text={problem} {...place} />}
      {origin.converted && shown !== null ? <p>{t("converted", { value: shown })}</p> : null}
      {place === null ? null : <WhatIf asked={asked} place={place} onDone={onDone} />}
    </>
  );
}

const findPlace = (written: readonly Written[], { value, unit }: { value: string; unit: string }): Written | null =>
  written.find((each) => Number(each.value) === Number(value) && each.unit === unit) ??
  written.find((each) => Number(each.value) === Number(value)) ??
  null;

function Quote({ text, start, end }: { text: string; start: number; end: number }) {
  const from = start <= QUOTED_AROUND ? 0 : text.indexOf(" ", start - QUOTED_AROUND) + 1;
  const last = text.lastIndexOf(" ", end + QUOTED_AROUND);
  const to = end + QUOTED_AROUND >= text.length || last < end ? text.length : last;
  return (
    <blockquote className="border-s-2 border-primary/40 ps-2 wrap-anywhere text-muted-foreground">
      {from > 0 ? "… " : ""}
      <ChemistryText text={text.slice(from, start)} />
      <mark className="rounded-xs bg-primary-soft px-0.5 font-medium text-foreground">{text.slice(start, end)}</mark>
      <ChemistryText text={text.slice(end, to)} />
      {to < text.length ? " …" : ""}
    </blockquote>
  );
}

/** What it is, its value as far as it is known, and who says so. */
function Constant({ constant }: { constant: DerivedConstant }) {
  const t = useTranslations("chat.card.number");
  const locale = useLocale() as Locale;
  const [name, source] = [nameConstant(constant), sourceOfConstant(constant)];
  const value = formatQuantity(formatValue(constant.value, null, locale), constant.unit, locale);
  return (
    <>
      <p>
        {name === null ? (
          t("constant")
        ) : (
          <ChemistryText text={t("named", { letter: lowerSymbols(constant.letter), name: t(`constants.${name}`) })} />
        )}
      </p>
      <p className="tabular rounded-md bg-muted px-2 py-1.5 wrap-anywhere">
        <ChemistryText text={value} />
      </p>
      {source === null ? null : <p>{t(`sources.${source}`)}</p>}
    </>
  );
}

/** What needs no more than a sentence. */
function Sentence({ origin }: { origin: Origin }) {
  const t = useTranslations("chat.card.number");
  switch (origin.kind) {
    case "atomic-weight":
      return <p>{t("weight", { element: origin.element })}</p>;
    case "molar-mass":
      return <Set text={t("molarMass", { formula: origin.formula })} />;
    case "table":
      return <p>{t("table")}</p>;
    case "definition":
      return <p>{t(`definition.${origin.of}`)}</p>;
    case "bonds":
      return <p>{t("bonds")}</p>;
    case "coefficient":
      return <Set text={t("coefficient", { equation: origin.equation })} />;
    case "atoms":
      return <Set text={t("atoms", { element: origin.element, formula: origin.formula })} />;
    default:
      return null;
  }
}

function Set({ text }: { text: string }) {
  return (
    <p>
      <ChemistryText text={text} />
    </p>
  );
}
