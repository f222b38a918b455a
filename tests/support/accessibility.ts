import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No rule of axe-core is broken on the page as it is now, neither in the light theme nor in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settleColours(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
    expect(found, `accessibility violations in the ${colorScheme} theme`).toEqual([]);
  }
}

/** However short a transition is, its old colours stand until the next frame, which a busy machine may owe for a while. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // One that something else took the place of ends as aborted.
    await Promise.allSettled(transitions.map((transition) => transition.finished));
  });
}
