import type { Locale } from "../../i18n/locales.ts";
import { PHRASES } from "../phrases/phrases.ts";
import { AM } from "./examples/am.ts";
import { EN } from "./examples/en.ts";
import { ES } from "./examples/es.ts";
import { FR } from "./examples/fr.ts";
import { HI } from "./examples/hi.ts";
import { ZH } from "./examples/zh.ts";
import { type Examples, REQUESTS, type Turn, TURNS } from "./turns.ts";

const BY_LANGUAGE = { en: EN, es: ES, fr: FR, am: AM, zh: ZH, hi: HI } as const satisfies Record<Locale, Examples>;

type Example = { readonly turn: Turn; readonly text: string };

/** The examples of a language; the phrases that are known by heart are examples, too. */
export function listExamples(locale: Locale): readonly Example[] {
  return [...sentencesOf(locale), ...phrasesOf(locale)];
}

function sentencesOf(locale: Locale): readonly Example[] {
  const examples = BY_LANGUAGE[locale];
  return [
    ...TURNS.flatMap((turn) => (turn === "request" ? [] : listLines(examples[turn]).map((text) => ({ turn, text })))),
    ...REQUESTS.flatMap((request) => listLines(examples[request]).map((text) => ({ turn: "request" as const, text }))),
  ];
}

function listLines(lines: string): readonly string[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function phrasesOf(locale: Locale): readonly Example[] {
  const phrases: Readonly<Record<string, string>> = PHRASES[locale];
  return TURNS.flatMap((turn) =>
    `${phrases[turn] ?? ""}, ${turn === "bad-day" ? PHRASES[locale].tired : ""}`
      .split(",")
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== "")
      .map((text) => ({ turn, text })),
  );
}
