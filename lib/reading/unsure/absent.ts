import type { Locale } from "../../i18n/locales.ts";

/** What a text may refer to that is no text. */
export type Absent = "figure" | "table";

/** How each language refers to a drawing, and to a table, that stands beside the text. */
const WORDS: Readonly<Record<Locale, Readonly<Record<Absent, RegExp>>>> = {
  en: {
    figure:
      /\b(?:the|this|in|see|following|shown|accompanying) (?:\p{L}+ ){0,2}(?:figure|graph|diagram|plot|drawing|picture|chart|curve|sketch)s?\b|\b(?:as|is|are) (?:shown|drawn|pictured|depicted|illustrated) (?:below|above|here)\b/iu,
    table:
      /\b(?:the|this|in|following) (?:\p{L}+ ){0,2}(?:data|tables?)\b (?:below|above|that follow|shown|given)|\b(?:following|table of) (?:data|tables?)\b/iu,
  },
  es: {
    figure: /(?<!\p{L})(?:figura|gráfic[oa]|diagrama|dibujo|esquema|curva)(?!\p{L})/iu,
    table: /(?<!\p{L})tabla (?:siguiente|de datos|adjunta)|siguiente tabla/iu,
  },
  fr: {
    figure: /(?<!\p{L})(?:figure|graphique|diagramme|dessin|schéma|courbe)(?!\p{L})/iu,
    table: /(?<!\p{L})tableau (?:suivant|ci-dessous|ci-contre)|(?<!\p{L})données (?:suivantes|ci-dessous)/iu,
  },
  am: { figure: /ሥዕል|ስዕል|ግራፍ|ምስል/u, table: /ሰንጠረዥ/u },
  zh: { figure: /如图|下图|上图|图中|曲线图|图示/u, table: /下表|表中|上表|表格/u },
  hi: { figure: /चित्र|ग्राफ|ग्राफ़|आरेख/u, table: /तालिका|सारणी/u },
};

/** Rows of numbers: the table itself stands in the text. */
const ROWS = /(?:^|\n)[^\n]*\d[^\n]*(?:\n[^\n]*\d[^\n]*){2}/u;

/** The figure or table that a text refers to and does not have. */
export function findAbsent(text: string, locale: Locale): Absent[] {
  const { figure, table } = WORDS[locale];
  const hasRows = ROWS.test(text);
  return [
    ...(figure.test(text) ? (["figure"] as const) : []),
    ...(table.test(text) && !hasRows ? (["table"] as const) : []),
  ];
}
