import type { Page } from "@playwright/test";

/** The texts on the page that their boxes cut off or that spill over a button, and whether the page is wider than the screen. */
export async function listCutOff(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(findCutOff);
}

/** Runs in the page. An ellipsis, and what scrolls, is meant; so is what only a screen reader is told, in a box of 1 px. */
function findCutOff(): string[] {
  const faults = new Set<string>();
  const isCut = (overflow: string, inner: number, outer: number): boolean =>
    (overflow === "hidden" || overflow === "clip") && inner > outer + 1;
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (
      !(element instanceof HTMLElement) ||
      element.clientWidth <= 1 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const text = element.textContent.trim().slice(0, 60);
    if (text === "" || display === "inline" || textOverflow === "ellipsis" || webkitLineClamp !== "none") continue;
    const place = `“${text}” in <${element.localName} class="${element.className.slice(0, 60)}">`;
    if (isCut(overflowX, element.scrollWidth, element.clientWidth)) faults.add(`cut off at the side: ${place}`);
    if (isCut(overflowY, element.scrollHeight, element.clientHeight)) faults.add(`cut off below: ${place}`);
    const isControl = element.matches("button,a.button,[role=tab],[role=button],th,label");
    if (isControl && overflowX === "visible" && element.scrollWidth > element.clientWidth + 1)
      faults.add(`spills over: ${place}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide on a screen of ${clientWidth} px`);
  return [...faults];
}
