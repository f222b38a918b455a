import { massOf } from "../reference.ts";
import type { Locale } from "../../i18n/locales.ts";
import { type Clause, judged, type Mentioned, type Statement } from "./statement.ts";

/** Which way molecules are compared: those that are faster at one temperature are lighter. */
const FASTER = /faster|more quickly|más (?:rápido|deprisa)|plus (?:vite|rapidement)|更快|快于|तेज़|तेज/giu;
const SLOWER = /slower|more slowly|más (?:lento|despacio)|plus lentement|更慢|慢于|धीमे|धीमी|धीरे/giu;
const MOVES = /\b(?:mov|travel|diffus|effus)|(?:mueven|difund|efund)|(?:déplac|diffus|effus)|运动|扩散|गति|विसर/iu;
const IN_ORDER: ReadonlySet<Locale> = new Set(["en", "es", "fr"]);

/** "He effuses faster than N₂": of two gases, by their masses. */
export function judgeSpeeds({ text, start, locale, mentioned, isDenied }: Clause): Statement[] {
  if (isDenied || !IN_ORDER.has(locale) || !MOVES.test(text)) return [];
  const judgeAll = (pattern: RegExp, sign: 1 | -1): Statement[] =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: said }): Statement[] => {
      const span = { start: start + index, end: start + index + said.length };
      const one = mentioned.findLast(({ end }) => end <= span.start);
      const other = mentioned.find(({ start: from }) => from >= span.end);
      const [own, compared] = [massOfMentioned(one), massOfMentioned(other)];
      if (own === null || compared === null || own === compared || mentioned.length !== 2) return [];
      return [judged(span, (compared - own) * sign > 0)];
    });
  return [...judgeAll(FASTER, 1), ...judgeAll(SLOWER, -1)];
}

/** An element by its name is its gas: the last of what it may mean. */
function massOfMentioned(mentioned: Mentioned | undefined): number | null {
  const formula = mentioned?.formulas.at(-1);
  const masses = formula === undefined ? null : massOf(formula);
  return masses === null ? null : Number(masses.molarMass);
}
