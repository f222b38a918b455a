import type { Area, Messages } from "./areas.ts";
import type { Locale } from "./locales.ts";

/** Each file that was asked for, by its name. An import whose name is put together lists all the files there are each time. */
const files = new Map<string, Promise<unknown>>();

function loadArea(locale: Locale, area: Area): Promise<unknown> {
  const name = `${locale}/${area}`;
  const known = files.get(name);
  if (known !== undefined) return known;
  const file = import(`../../messages/${locale}/${area}.json`, { with: { type: "json" } }).then(
    (module: { default: unknown }) => module.default,
  );
  files.set(name, file);
  return file;
}

/** The messages of some areas in one language, each under its area's name. */
export async function loadMessages<A extends Area>(locale: Locale, areas: readonly A[]): Promise<Pick<Messages, A>> {
  const loaded = await Promise.all(areas.map(async (area) => [area, await loadArea(locale, area)] as const));
  // A test holds every language to the shape of the English files, which is what the type says.
  return Object.fromEntries(loaded) as Pick<Messages, A>;
}

/** What was written before, by language and areas: as many texts as pages and languages. */
const texts = new Map<string, Promise<string>>();

/** The same as JSON, written once. */
export function loadMessageText(locale: Locale, areas: readonly Area[]): Promise<string> {
  const name = [locale, ...areas].join(" ");
  const text = texts.get(name) ?? loadMessages(locale, areas).then((messages) => JSON.stringify(messages));
  texts.set(name, text);
  return text;
}
