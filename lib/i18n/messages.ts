import type { Area, Messages } from "./areas.ts";
import type { Locale } from "./locales.ts";

async function loadArea(locale: Locale, area: Area): Promise<[Area, unknown]> {
  const file: { default: unknown } = await import(`../../messages/${locale}/${area}.json`, {
    with: { type: "json" },
  });
  return [area, file.default];
}

/** The messages of some areas in one language, each under its area's name. */
export async function loadMessages<A extends Area>(locale: Locale, areas: readonly A[]): Promise<Pick<Messages, A>> {
  const loaded = await Promise.all(areas.map((area) => loadArea(locale, area)));
  // A test holds every language to the shape of the English files, which is what the type says.
  return Object.fromEntries(loaded) as Pick<Messages, A>;
}
