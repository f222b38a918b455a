import { expect, type Page } from "@playwright/test";

/** A handout that problems can be made of. */
export const LAB = `Lab 6: vinegar

Household vinegar is a dilute solution of ethanoic acid. In this titration sodium hydroxide comes from a burette until the indicator turns pink at the equivalence point: CH3COOH + NaOH -> CH3COONa + H2O.

Leftover acid reacts with sodium hydrogen carbonate: NaHCO3 + CH3COOH -> CH3COONa + H2O + CO2.`;

/** A text with words of chemistry in it, of which none can. */
export const LETTER = "Dear parents, please bring water and gold medals on Friday.";

/** Adds a text as a material, on the page of the materials in English, and waits until it is read. */
export async function addText(page: Page, title: string, text: string): Promise<void> {
  const panel = page.getByRole("tabpanel", { name: "Materials" });
  await panel.getByLabel("Title").fill(title);
  await panel.getByLabel("Topic").selectOption("stoichiometry");
  await page
    .getByLabel("Choose a file, or drop it here")
    .setInputFiles({ name: `${title}.txt`, mimeType: "text/plain", buffer: Buffer.from(text) });
  const item = page.getByRole("list", { name: "Your materials" }).getByRole("listitem", { name: title, exact: true });
  await expect(item).toContainText("Ready: answers draw on it", { timeout: 60_000 });
}
