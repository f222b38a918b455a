import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { AREAS } from "./areas.ts";
import { LOCALES } from "./locales.ts";

test.each(LOCALES)("[I18N-01] %s has a file for every area, and every file is an area", (locale) => {
  const files = readdirSync(new URL(`../../messages/${locale}`, import.meta.url));
  expect(files.toSorted()).toEqual(AREAS.map((area) => `${area}.json`).toSorted());
});
