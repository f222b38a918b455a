import { LOCALES, type Locale } from "../i18n/locales.ts";

/** How a number is to be written: with so many significant figures, or so many decimals. */
export type RoundingWish = { readonly figures: number } | { readonly decimals: number };

/** Longer messages want more than that. UTF-16 units. */
const LONGEST = 80;

type RoundingWords = {
  /** What asks for it. */
  readonly round: string;
  readonly figures: string;
  readonly decimals: string;
  /** Words for one to five, in their order. */
  readonly numbers: string;
};

/** Patterns over a message in small letters. */
const WORDS: Readonly<Record<Locale, RoundingWords>> = {
  en: {
    round: "round(?:ed|ing)?|to|with|only|in",
    figures: "(?:sig(?:nificant|\\.)? ?)?(?:figures?|figs?|digits?)|s\\.?f\\.?",
    decimals: "decimal places?|decimals?|d\\.?p\\.?|places?",
    numbers: "one|two|three|four|five",
  },
  es: {
    round: "redond\\p{L}+|con|a",
    figures: "cifras?(?: significativas?)?|d[ií]gitos?",
    decimals: "decimal(?:es)?",
    numbers: "una?|dos|tres|cuatro|cinco",
  },
  fr: {
    round: "arrond\\p{L}+|avec|[àa]",
    figures: "chiffres? significatifs?|chiffres?(?! apr)",
    decimals: "d[ée]cimales?|chiffres? apr[èe]s la virgule",
    numbers: "une?|deux|trois|quatre|cinq",
  },
  am: {
    round: "አጠጋጋ\\p{L}*|አጠጋግ\\p{L}*|ወደ|በ",
    figures: "ጉልህ (?:አሃዞች|አኃዞች|ቁጥሮች)|አሃዞች|አኃዞች",
    decimals: "አስርዮሽ(?: ቦታ\\p{L}*)?|ዴሲማል",
    numbers: "አንድ|ሁለት|ሦስት|አራት|አምስት",
  },
  zh: {
    round: "保留|四舍五入|取|精确到",
    figures: "位有效数字|个有效数字",
    decimals: "位小数",
    numbers: "一|两|三|四|五",
  },
  hi: {
    round: "पूर्णांकित|राउंड|गोल|तक|में",
    figures: "सार्थक (?:अंक|अंकों)|अंक|अंकों",
    decimals: "दशमलव(?: स्थान(?:ों)?| अंक(?:ों)?)?",
    numbers: "एक|दो|तीन|चार|पा[ंँ]च",
  },
};

/** Words that may stand beside it. */
const ASIDE =
  /^(?:[\s\p{P}]|can|could|you|u|please|pls|i|have|want|need|it|that|the|answer|result|this|and|off|now|do|give|me|me lo|lo|la|el|resultado|respuesta|por favor|y|puedes|dame|le|résultat|réponse|s il te plaît|stp|et|peux|tu|donne|moi|ça|结果|答案|把|请|吧|一下|将|उत्तर|को|इसे|करो|करें|दो|कर|መልሱን|ውጤቱን|እባክህ|እባክዎ)*$/iu;

/** Beyond it no answer has figures. */
const MOST = 9;

type Pattern = {
  readonly unit: "figures" | "decimals";
  /** The number before its unit, with what asks for it. */
  readonly wish: RegExp;
  readonly asking: RegExp;
  readonly numbers: readonly RegExp[];
};

/** Decimals first: "chiffres après la virgule" begins as figures do. */
const PATTERNS: readonly Pattern[] = LOCALES.flatMap((locale) => {
  const { round, numbers, ...units } = WORDS[locale];
  const edge = locale === "zh" ? "" : "(?<![\\p{L}\\p{M}\\p{Nd}])";
  return (["decimals", "figures"] as const).map((unit) => ({
    unit,
    wish: new RegExp(
      `${edge}(?:(?:${round})[\\s\\p{L}]{0,12}?)?\\s?(\\p{Nd}|${numbers})\\s?(?:${units[unit]})(?![\\p{L}\\p{M}])`,
      "u",
    ),
    asking: new RegExp(`${edge}(?:${round})(?![\\p{L}\\p{M}])`, "gu"),
    numbers: numbers.split("|").map((word) => new RegExp(`^${word}$`, "u")),
  }));
});

/** How the last answer is to be rounded; null where a message wants something else. Total; linear in its length. */
export function readRoundingWish(written: string): RoundingWish | null {
  const text = written.toLowerCase().trim();
  if (text.length > LONGEST) return null;
  for (const { unit, wish, asking, numbers } of PATTERNS) {
    const found = wish.exec(text);
    if (found === null) continue;
    const [whole, number = ""] = found;
    const at = numbers.findIndex((word) => word.test(number));
    const count = at === -1 ? Number(number) : at + 1;
    const rest = text.replace(whole, " ").replaceAll(asking, " ");
    if (!ASIDE.test(rest) || !(count >= 0 && count <= MOST)) continue;
    return unit === "decimals" ? { decimals: count } : { figures: count };
  }
  return null;
}
