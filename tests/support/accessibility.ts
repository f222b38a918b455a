import { expect, type Locator, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { DEFAULT_LOCALE, type Locale } from "#lib/i18n/locales.ts";

type Look = { colorScheme: "light" | "dark"; highContrast: boolean };

/** The look in which a page is left. */
export const PLAIN_LOOK: Look = { colorScheme: "light", highContrast: false };

/** Every look that the settings can give a page. */
const LOOKS: readonly Look[] = [
  { colorScheme: "dark", highContrast: true },
  { colorScheme: "light", highContrast: true },
  { colorScheme: "dark", highContrast: false },
  PLAIN_LOOK,
];

/** The rules whose outcome depends on the look. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Where to look: `within`, a selector, leaves out what was looked at before and is the same still. */
type Search = { looks?: readonly Look[]; within?: string };

/** The modal layer on top: behind it the page is as it was when it opened. */
export const IN_DIALOG: Search = { within: "dialog[open]" };

/** Colours are the same in all languages: of a page that is looked at in each of them, the English one wears every look. */
export const looksIn = (locale: Locale): Search => (locale === DEFAULT_LOCALE ? {} : { looks: [PLAIN_LOOK] });

/** No rule of axe-core is broken on the page as it is now, in no look; and what can be pressed is 24 px wide and high, or apart. */
export async function expectAccessible(page: Page, { looks = LOOKS, within }: Search = {}): Promise<void> {
  for (const look of looks) {
    await wear(page, look);
    const violations = await findViolations(page, rulesFor(look), within);
    expect(violations, `accessibility violations, ${nameOf(look)}`).toEqual([]);
  }
}

/** Everything once, and then what another look can change. Of what is in order axe-core would describe every element, too. */
function rulesFor(look: Look): RunOptions {
  return look === PLAIN_LOOK
    ? { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } }
    : { resultTypes: ["violations"], runOnly: { type: "rule", values: COLOUR_RULES } };
}

/** Which rules are broken, and by which elements. A page keeps axe-core: it is half a megabyte to read. */
async function findViolations(page: Page, options: RunOptions, within: string | undefined) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, { options, within });
}

/** Runs in the page. */
async function runAxe({ options, within }: { options: RunOptions; within: string | undefined }) {
  const { violations } = await window.axe.run(within ?? document, options);
  return violations.map(({ id, nodes }) => ({
    id,
    elements: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function wear(page: Page, { colorScheme, highContrast }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate((isOn) => document.documentElement.classList.toggle("high-contrast", isOn), highContrast);
  await settleColours(page);
}

const nameOf = ({ colorScheme, highContrast }: Look): string =>
  highContrast ? `${colorScheme}, high contrast` : colorScheme;

/** With less motion no colour changes by and by; one that began to before has its time to end. What is not drawn never ends its own. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const longestWait = 1_000;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    await nextFrame();
    const begun = document.getAnimations().filter((one) => one instanceof CSSTransition && isSeen(one));
    // One that something else took the place of ends as aborted.
    const settled = Promise.allSettled(begun.map((transition) => transition.finished));
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longestWait))]);
    await nextFrame();
  });
}

const MOST_STOPS = 120;

/** Goes to an element as who has no mouse, and sees at each stop that it shows where the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(markOfFocus), "the element in focus looks like any other").not.toBe("");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Runs in the page: the outline of what is in focus, or of what stands around it and shows it. */
function markOfFocus(): string {
  for (
    let element = document.activeElement;
    element !== null && element !== document.body;
    element = element.parentElement
  ) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    if (outlineStyle !== "none" && outlineWidth !== "0px") return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    if (boxShadow !== "none" && element === document.activeElement) return boxShadow;
  }
  // Out of the page, in the browser's own bars.
  return document.activeElement === document.body ? "browser" : "";
}
