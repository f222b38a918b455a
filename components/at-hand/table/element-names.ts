"use client";

import { useLocale } from "next-intl";
import { useMemo } from "react";
import { ELEMENTS, type Element } from "#lib/chemistry/elements/elements.ts";
import { foldName } from "#lib/nomenclature/fold.ts";
import { listElementNames } from "#lib/nomenclature/list-names.ts";

/** `lang` is set where our tables know none in the reader's language, and the name is the English one of IUPAC. */
export type ElementName = { readonly text: string; readonly lang?: "en" };

export type ElementNames = {
  readonly nameOf: (element: Element) => ElementName;
  /** By number, symbol, or the beginning of a name in the reader's language or English; best first. */
  readonly find: (text: string) => readonly Element[];
};

export function useElementNames(): ElementNames {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Map<string, string[]>();
    for (const { symbol, name } of listElementNames(locale)) names.set(symbol, [...(names.get(symbol) ?? []), name]);
    const nameOf = ({ symbol, name }: Element): ElementName => {
      const own = names.get(symbol)?.[0];
      return own === undefined ? { text: name, lang: "en" } : { text: own };
    };
    const allNames = ({ symbol, name }: Element) => [...(names.get(symbol) ?? []), name].map((each) => fold(each));
    return { nameOf, find: (text) => findElements(text.trim(), allNames) };
  }, [locale]);
}

const fold = (name: string): string => foldName(name).text;

function findElements(text: string, namesOf: (element: Element) => readonly string[]): readonly Element[] {
  if (text === "") return [];
  if (/^\d+$/.test(text)) return ELEMENTS.filter(({ number }) => number === Number(text));
  const folded = fold(text);
  const bySymbol = ELEMENTS.filter(({ symbol }) => symbol.toLowerCase() === text.toLowerCase());
  const byName = ELEMENTS.filter((element) => namesOf(element).some((name) => name.startsWith(folded)));
  return [...new Set([...bySymbol, ...byName])];
}
