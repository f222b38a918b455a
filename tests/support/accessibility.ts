import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Look = { colorScheme: "light" | "dark"; highContrast: boolean };

/** Every look that the settings can give a page; the plain light one last, in which it is left. */
const LOOKS: readonly Look[] = [
  { colorScheme: "dark", highContrast: true },
  { colorScheme: "light", highContrast: true },
  { colorScheme: "dark", highContrast: false },
  { colorScheme: "light", highContrast: false },
];

/** The rules whose outcome depends on the look. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** No rule of axe-core is broken on the page as it is now, in no look; and what can be pressed is 24 px wide and high, or apart. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    const { violations } = await rulesFor(page, look).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`) }));
    expect(found, `accessibility violations, ${nameOf(look)}`).toEqual([]);
  }
}

/** Everything once, and then what another look can change. */
function rulesFor(page: Page, look: Look): AxeBuilder {
  // Without frames on the page there is nothing to gather in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  return look === LOOKS.at(-1) ? axe.options({ rules: { "target-size": { enabled: true } } }) : axe.withRules(COLOUR_RULES);
}

async function wear(page: Page, { colorScheme, highContrast }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate((isOn) => document.documentElement.classList.toggle("high-contrast", isOn), highContrast);
  await settleColours(page);
}

const nameOf = ({ colorScheme, highContrast }: Look): string => (highContrast ? `${colorScheme}, high contrast` : colorScheme);

/**
 * However short a transition is, its old colours stand until the next frame, which a busy machine may owe for a while; and a
 * colour that is inherited goes on to the next element only then. What is not drawn, as in a closed fold, never ends its own.
 */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [calmFrames, mostFrames, longestWait] = [4, 60, 1_000];
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    for (let [calm, frame] = [0, 0]; calm < calmFrames && frame < mostFrames; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition && isSeen(animation));
      calm = transitions.length === 0 ? calm + 1 : 0;
      // One that something else took the place of ends as aborted.
      const settled = Promise.allSettled(transitions.map((transition) => transition.finished));
      await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longestWait))]);
    }
  });
}
