import type { UsedMaterial } from "../cards/used-material.ts";
import { disarm, disarmLine } from "./quote.ts";
import type { Words } from "./words.ts";

/** What materials say, each in their own words under its title and page. Markdown, in which nothing that they say can format. */
export function wordQuotations(used: readonly UsedMaterial[], words: Words): string {
  return used
    .map(
      ({ title, page, excerpt }) =>
        `${words.t("tutor.materials.says", { title: `**${disarm(title)}**`, page })}\n\n> ${disarmLine(excerpt)}`,
    )
    .join("\n\n");
}
