import { decodeText } from "./decode-text.ts";

/** The pages of a plain text, where form feeds end them. */
export function readText(bytes: Uint8Array): string[] {
  return decodeText(bytes).split("\f");
}
