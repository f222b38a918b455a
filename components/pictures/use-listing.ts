"use client";

import { useLocale } from "next-intl";
import { formatList } from "#lib/wording/numbers.ts";

/** "a, b and c" in the reader's language. */
export function useListing(): (items: readonly string[]) => string {
  const locale = useLocale();
  return (items) => formatList(items, locale);
}
