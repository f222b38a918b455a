import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Before } from "../../reading/statement/problem-before.ts";

/** What a substance may be called by what it is, and its formula by that. The other part of a binary compound is not named. */
const CLASSES: readonly (readonly [words: RegExp, formula: RegExp])[] = [
  [
    /(?<!\p{L})(?:(?:el |the |l['’])?(?:oxides?|[oó]xidos?|oxydes?))(?!\p{L})|氧化物|ऑक्साइड|ኦክሳይድ/iu,
    /^(?!H2O|O)(?:[A-Z][a-z]?\d*)O\d*$/,
  ],
  [/(?<!\p{L})(?:the )?(?:chlorides?|cloruros?|chlorures?)(?!\p{L})|氯化物|क्लोराइड|ክሎራይድ/iu, /^[A-Z][a-z]?\d*Cl\d*$/],
  [/(?<!\p{L})(?:the )?(?:bromides?|bromuros?|bromures?)(?!\p{L})|溴化物|ब्रोमाइड|ብሮማይድ/iu, /^[A-Z][a-z]?\d*Br\d*$/],
  [
    /(?<!\p{L})(?:the )?(?:sulfides?|sulphides?|sulfuros?|sulfures?)(?!\p{L})|硫化物|सल्फाइड|ሰልፋይድ/iu,
    /^[A-Z][a-z]?\d*S\d*$/,
  ],
  [/(?<!\p{L})(?:the )?(?:nitrides?|nitruros?|nitrures?)(?!\p{L})|氮化物|नाइट्राइड/iu, /^[A-Z][a-z]?\d*N\d*$/],
  [
    /(?<!\p{L})(?:the )?(?:hydroxides?|hidr[oó]xidos?|hydroxydes?)(?!\p{L})|氢氧化物|हाइड्रॉक्साइड|ሃይድሮክሳይድ/iu,
    /\(?OH\)?\d*$/,
  ],
  [
    /(?<!\p{L})(?:the )?(?:gas|gaz)(?!\p{L})|气体|गैस|ጋዝ/iu,
    /^(?:H2|O2|N2|Cl2|F2|CO2?|NO2?|N2O|SO[23]|NH3|H2S|HCl|CH4)$/,
  ],
];

/**
 * A text with a formula in the place of the word for a kind of substance, where one of those before is of that kind: "how much oxide
 * is that", behind the equation of rust. Of the products first.
 */
export function nameClass(text: string, { substances, scene: { equation } }: Before): string {
  const products = equation === null ? [] : equation.species.slice(equation.equation.reactants.length);
  const all = [...new Set([...substances, ...(equation?.species ?? [])])];
  for (const [words, formula] of CLASSES) {
    if (!words.test(text)) continue;
    const made = products.filter((each) => formula.test(each));
    const [one, ...others] = made.length > 0 ? made : all.filter((each) => formula.test(each));
    if (one !== undefined && others.length === 0 && parseFormula(one).ok) return text.replace(words, ` ${one} `);
  }
  return text;
}
