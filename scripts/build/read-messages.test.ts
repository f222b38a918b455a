import { isArgumentElement, parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { createTranslator } from "use-intl/core";
import fill from "use-intl/format-message/format-only";
import { expect, test } from "vitest";
import { FORMATS } from "#lib/i18n/formats.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { readMessages as readFiles } from "#lib/i18n/message-files.fixture.ts";
import readMessages from "./read-messages.mjs";

test("[I18N-01] a file of messages keeps its shape, and its plain sentences as they are", () => {
  const read = readMessages(
    JSON.stringify({ title: "Chat", card: { count: "{count, plural, one {# step} other {# steps}}" } }),
  );
  expect(JSON.parse(read)).toMatchObject({ title: "Chat", card: { count: expect.any(Array) } });
});

type Values = Record<string, string | number | Date | ((words: unknown) => string)>;

/** What each argument may be: numbers in all plural forms, each case of a choice, and none of them. */
function samplesOf(elements: readonly MessageFormatElement[], values = new Map<string, Values[string][]>()) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      values.set(element.value, [(words) => `[${[words].flat().join("")}]`]);
      samplesOf(element.children, values);
    } else if (element.type === TYPE.plural || element.type === TYPE.number)
      values.set(element.value, [0, 1, 2, 3, 5, 11, 21, 1234.5, -1]);
    else if (element.type === TYPE.select) values.set(element.value, [...Object.keys(element.options), "none"]);
    else if (element.type === TYPE.date || element.type === TYPE.time)
      values.set(element.value, [new Date("2026-11-28T09:30Z")]);
    else if (isArgumentElement(element) && !values.has(element.value)) values.set(element.value, ["H₂O", "it's"]);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) samplesOf(value, values);
  }
  return values;
}

/** Each sample once, the arguments side by side. */
function* choicesOf(samples: ReadonlyMap<string, readonly Values[string][]>): Generator<Values> {
  const most = Math.max(1, ...[...samples.values()].map(({ length }) => length));
  for (let at = 0; at < most; at++)
    yield Object.fromEntries([...samples].map(([name, each]) => [name, each[at % each.length] ?? ""]));
}

const numbers = new Map<string, Intl.NumberFormat>();

/** What next-intl keeps beside its translator. */
const FORMATTERS = {
  getNumberFormat: (locale: string, style?: Intl.NumberFormatOptions) => {
    const name = `${locale} ${JSON.stringify(style)}`;
    const format = numbers.get(name) ?? new Intl.NumberFormat(locale, style);
    numbers.set(name, format);
    return format;
  },
  getDateTimeFormat: (locale: string, style?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, style),
  getPluralRules: (locale: string, style?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, style),
};

test.each(LOCALES)(
  "[I18N-01] every message says the same, read by the build and read when it is said, in %s",
  (locale) => {
    const messages = [...readFiles(locale)].filter(([, message]) => /[{<']/.test(message));
    expect(messages.length).toBeGreaterThan(100);
    const say = { locale, formats: FORMATS, timeZone: "UTC" };
    const byPlace: Record<string, string> = Object.fromEntries(
      messages.map(([, message], place) => [`m${place}`, message]),
    );
    const asWritten = createTranslator<Record<string, string>>({ ...say, messages: byPlace });
    const read: Record<string, never> = JSON.parse(readMessages(JSON.stringify(byPlace)));
    const options = { ...say, globalFormats: FORMATS, formatters: FORMATTERS, cache: {} };
    for (const [place, [key, message]] of messages.entries()) {
      for (const values of choicesOf(samplesOf(parse(message)))) {
        const filled = fill(key, read[`m${place}`] as never, values as never, options as never);
        expect(filled, `${key} ${JSON.stringify(values)}`).toEqual(asWritten.rich(`m${place}`, values as never));
      }
    }
  },
);
