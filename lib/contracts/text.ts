import { z } from "zod";

/**
 * Text as Postgres can store it: without NUL, and with a replacement character for half of a surrogate pair.
 * `max` counts UTF-16 code units, as the browser's `maxlength` does.
 */
export function storableText(max: number) {
  return z
    .string()
    .max(max)
    .transform((text) => text.replaceAll("\0", "").toWellFormed());
}
