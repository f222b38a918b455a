import type { Page } from "@playwright/test";

/** Turns the landing page into what other sites show for a link to it: the name, the headline and the worked example. */
export async function drawPreview(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => {
    const take = (selector: string) => {
      const element = document.querySelector(selector);
      if (!(element instanceof HTMLElement)) throw new Error(`The landing page has no ${selector}`);
      return element;
    };
    const [brand, title, lead, sheet] = [take("header a"), take("h1"), take(".hero .lead"), take(".sheet")];
    for (const part of sheet.querySelectorAll(".trial, [role=status]")) part.remove();
    const words = document.createElement("div");
    words.append(brand, title, lead);
    const frame = document.createElement("div");
    frame.className = "preview notebook-grid";
    frame.append(words, sheet);
    document.body.replaceChildren(frame);
    const style = document.createElement("style");
    style.textContent = `
      .preview { display: grid; grid-template-columns: 1fr 30rem; align-items: center; gap: 3rem; width: 1200px; height: 630px; padding: 4rem; background-color: var(--background); }
      .preview > div { display: grid; gap: 1.5rem; }
      .preview a { font-size: 1.75rem; }
      .preview h1 { font-size: 3.25rem; line-height: 1.1; }
      .preview .lead { font-size: 1.25rem; }`;
    document.head.append(style);
  });
  await page.evaluate(() => document.fonts.ready);
}
