import type { Locale } from "#lib/i18n/locales.ts";
import { getUnit } from "../get-unit.ts";
import type { Unit } from "../unit.ts";
import { foldName } from "../unit-token.ts";
import type { UnitWords } from "../unit-token.ts";
import { AM } from "./am.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { HI } from "./hi.ts";
import type { WordList } from "./word-list.ts";
import { ZH } from "./zh.ts";

function compile(list: WordList): UnitWords {
  const units = new Map<string, Unit>();
  const phraseStarts = new Set<string>();
  for (const [symbol, ...names] of list) {
    for (const name of names.map((each) => foldName(each))) {
      units.set(name, getUnit(symbol));
      const space = name.indexOf(" ");
      if (space > 0) phraseStarts.add(name.slice(0, space));
    }
  }
  return { units, phraseStarts };
}

/** The names of units in each language; English ones are read everywhere, as the symbols are. */
export const UNIT_WORDS: Readonly<Record<Locale, UnitWords | undefined>> = {
  en: undefined,
  es: compile(ES),
  fr: compile(FR),
  am: compile(AM),
  zh: compile(ZH),
  hi: compile(HI),
};
