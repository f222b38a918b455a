import type { Page } from "@playwright/test";
import { listCutOff } from "#tests/support/cut-off.ts";

/**
 * What is wrong with the page as it stands: a text that was never a message, or one that is cut off. `ownWords` selects
 * what people wrote themselves.
 */
export async function inspect(page: Page, ownWords: string): Promise<string[]> {
  const untranslated = await page.evaluate(findUntranslated, {
    allowed: ALLOWED,
    chemistry: CHEMISTRY.source,
    sources: SOURCES.source,
    untold: `${UNTOLD},${ownWords}`,
  });
  return [...untranslated, ...(await listCutOff(page))];
}

/** A page with one fault of each kind: whoever sees none of them is blind. */
export async function assertSighted(page: Page): Promise<void> {
  await page.setContent(`<p>Never translated</p><p>⟦Ŧřáñšłáŧéð⟧ NaCl</p><button style="width:40px;white-space:nowrap">⟦Łóñğ ẋẋẋẋẋẋẋ⟧</button>
    <input aria-label="Plain"><div style="width:40px;overflow:hidden;white-space:nowrap">⟦Łóñğ ẋẋẋẋẋẋẋ⟧</div>`);
  const faults = await inspect(page, ".nothing");
  if (faults.length !== 4) throw new Error(`Of four faults, these were seen: ${faults.join("; ")}`);
}

/** Names, units and signs that no language changes, and what the tests themselves say. */
const ALLOWED = [
  "AtomCoach",
  "Ada",
  "Test",
  "English",
  "Español",
  "Français",
  "mol",
  "mmol",
  "atm",
  "kPa",
  "min",
  "Torr",
  "log",
  "pOH",
  "pKa",
  "pKb",
  "Ksp",
  "PDF",
  "DOCX",
  "PPTX",
  "TXT",
  "PNG",
  "JPEG",
  "GIF",
  "WebP",
  "Markdown",
  "USD",
  "GitHub",
  // Dates come from the browser.
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];

/** Works that are cited by their own names. */
const SOURCES = /openstax\.org|CRC Handbook/;

/** Where no messages stand. */
const UNTOLD = "script,style,code,pre,math,.katex,textarea,noscript";

/** Formulas, and the names of substances, which the engine writes. */
const CHEMISTRY =
  /^(?:(?:[A-Z][a-z]?)+|[a-z]*(?:ide|ate|ite|ium|ane|ene|yne|anol|ic|ous|ine|gen|um)|acid|water|ammonia|carbon|iron|copper|silver|gold|zinc|lead|tin|nickel|sulfur|phosphorus|boron|silicon|neon|argon|krypton|xenon|mercury|cobalt|manganese|glucose|sucrose|urea|ethanol|methanol)$/;

/** Runs in the page. */
function findUntranslated({
  allowed,
  chemistry,
  sources,
  untold,
}: {
  allowed: string[];
  chemistry: string;
  sources: string;
  untold: string;
}): string[] {
  const faults = new Set<string>();
  const isChemistry = new RegExp(chemistry);
  const isSource = new RegExp(sources);
  const known = new Set(allowed);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const where = (element: Element): string => {
    const name = element.closest("[role],button,a,h1,h2,h3,label,p,li,td,th") ?? element;
    return `<${name.localName}${name.className && typeof name.className === "string" ? ` class="${name.className.slice(0, 60)}"` : ""}>`;
  };
  const unknownWord = (text: string): string | undefined =>
    (text.match(/(?<![\p{Letter}\d])[A-Za-z]{3,}(?!\p{Letter})/gu) ?? []).find(
      (word) => !known.has(word) && !isChemistry.test(word),
    );

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest(untold) !== null || isSource.test(node.textContent ?? "") || !isSeen(parent))
      continue;
    const word = unknownWord(node.textContent ?? "");
    if (word !== undefined)
      faults.add(`not a message: “${(node.textContent ?? "").trim().slice(0, 80)}” in ${where(parent)}`);
  }
  for (const element of document.body.querySelectorAll("[aria-label],[title],[placeholder],[alt]")) {
    if (!isSeen(element)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const value = element.getAttribute(name) ?? "";
      if (unknownWord(value) !== undefined)
        faults.add(`not a message: ${name}="${value.slice(0, 80)}" of ${where(element)}`);
    }
  }
  return [...faults];
}
