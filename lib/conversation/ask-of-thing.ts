import { bounded } from "../budget/budget.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { listMentions, listSubstances } from "./compose-question.ts";
import { recallFact } from "./recall-fact.ts";

/** Longer messages are problems of their own. UTF-16 units. */
const LONGEST = 100;
/** In steps, as `solve` counts them. */
const MOST_WORK = 1_000_000;

/** What points back to the substance that was spoken of last. */
const POINTING: Readonly<Record<Locale, RegExp>> = {
  en: /(?<!\p{L})(?:it|(?:this|that|the) (?:compound|substance|salt|molecule|hydrate|acid|base)|this|that)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella|ello|eso|esto|(?:este|ese|esa|esta|el|la) (?:compuesto|sustancia|sal|molécula|hidrato|ácido|base))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ça|cela|celui-ci|celle-ci|lui|(?:ce|cette|cet|le|la) (?:composé|substance|sel|molécule|hydrate|acide|base))(?!\p{L})/iu,
  am: /በ(?:ው|ዚ)ስጡ|በዚህ|የዚህ|የእሱ|ይህ/u,
  zh: /它|这(?:种|个)?(?:化合物|物质|盐|分子|酸|碱)|该(?:化合物|物质)/u,
  hi: /(?:इस|उस)(?= ?(?:में|का|के|की)(?!\p{L}))|इस यौगिक|उस यौगिक/u,
};

/** Where a share or a number of parts is asked for, what it is of goes without saying. */
const OF_PARTS =
  /(?<!\p{L})(?:percent(?:age)?|porcentaje|pourcentage|how many (?:atoms|ions)|cuántos (?:átomos|iones)|combien d[e'’] ?(?:atomes|ions))(?!\p{L})|%|መቶኛ|百分|质量分数|प्रतिशत/iu;

/** A clause that says no more than that they are in it. */
const HAVE =
  /(?<!\p{L})(?:does it (?:have|contain)|are (?:there )?in it|y a-t-il(?: dedans)?|contient-il|a-t-il|tiene|contiene)(?!\p{L})/iu;

const IN: Readonly<Record<Locale, (text: string, of: string) => string>> = {
  en: (text, of) => `${text} in ${of}`,
  es: (text, of) => `${text} en ${of}`,
  fr: (text, of) => `${text} dans ${of}`,
  am: (text, of) => `በ${of} ውስጥ ${text}`,
  zh: (text, of) => `${of}中${text}`,
  hi: (text, of) => `${of} में ${text}`,
};

/**
 * A question about the substance that was spoken of last, with its formula in the place of what points back to it: "how many
 * atoms in one formula unit of it", "what percent is oxygen". Null unless the solver understands it so. `said`: what the student
 * said before, the last message last.
 */
export function askOfThing(text: string, said: readonly string[], locale: Locale): string | null {
  if (text.length > LONGEST) return null;
  const found = bounded(MOST_WORK, () => {
    const [thing, ...others] = recallFact(said, locale)?.things ?? [];
    if (thing?.kind !== "substance" || others.length > 0) return null;
    const plain = text.trim().replace(/[\s?？.。।።፧!]+$/u, "");
    const pointed = POINTING[locale].test(plain) ? plain.replace(POINTING[locale], thing.formula) : null;
    const isOpen = OF_PARTS.test(plain) && listSubstances(plain, locale).length <= 1;
    const open = plain.replace(HAVE, " ").replaceAll(/\s+/g, " ").trim();
    const measured = listSubstances(plain, locale).length === 0 ? measure(plain, thing.formula, locale) : null;
    const told = [
      ...(pointed === null ? [] : [pointed]),
      ...(isOpen ? [IN[locale](open, thing.formula)] : []),
      ...(measured === null ? [] : [measured]),
    ];
    return told.find((each) => isMeasured(each, locale)) ?? null;
  });
  return found.kind === "done" ? found.value : null;
}

/** "Moles in 25 g": the only value is of what was spoken of. */
function measure(text: string, formula: string, locale: Locale): string | null {
  const [value, ...others] = listMentions(text, locale);
  if (value === undefined || others.length > 0 || value.of !== null) return null;
  return `${text.slice(0, value.end)} ${formula} ${text.slice(value.end)}`.trim();
}

/** Whether numbers come out: other facts of a substance are told without a problem. */
function isMeasured(text: string, locale: Locale): boolean {
  const outcome = solve(text, locale);
  return (
    outcome.kind === "solved" &&
    outcome.skipped.length === 0 &&
    outcome.solutions.every(({ answer }) => answer.value.kind === "quantity")
  );
}
