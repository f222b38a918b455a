import { METHOD_IDS } from "../methods/method-ids.ts";
import type { Words } from "./words.ts";

/** Says plainly that no problem was recognised, and what can be asked, each with an example. Markdown. */
export function wordUnrecognised(words: Words): string {
  const abilities = METHOD_IDS.map((method) => `- ${words.t(`tutor.abilities.${method}`)}`);
  return `${words.t("tutor.unrecognised")}\n\n${abilities.join("\n")}`;
}
