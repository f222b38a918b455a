import type { Locator } from "@playwright/test";
import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { expect, test } from "#tests/support/browser.ts";
import { listCutOff } from "#tests/support/cut-off.ts";
import { storeSession } from "#tests/support/long-session.ts";

const NARROW = [320, 360, 390] as const;

/** The lines of a cell's voltage, of a mass and of an energy, as the engine writes them in a language. */
function linesIn(locale: Locale): string[] {
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value);
  return [
    `E° = E°(Ag⁺/Ag) − E°(Zn²⁺/Zn) = ${number(0.7996)}\u202FV − (−${number(0.7618)}\u202FV) = ${number(1.5614)}\u202FV`,
    `ΔG° = −n × F × E° = −2 × ${number(96_485)} C/mol × ${number(1.1037)} V = −${number(212_981.5)} J`,
    `m = n × M = ${number(0.1342)} mol × ${number(246.4746)} g/mol = ${number(33.0769)} g`,
    `M(MgSO₄·7H₂O) = ${number(24.305)} + ${number(32.06)} + 4 × ${number(15.999)} + 7 × ${number(18.015)} = ${number(246.466)} g/mol`,
  ];
}

function cardOf(lines: readonly string[]): StepSolutionCard {
  const steps = lines.map((equation, index) => ({
    stepNumber: index + 1,
    title: "",
    equation,
    content: "",
    explanation: "",
  }));
  const solution = { steps, finalAnswer: { value: "1.5614", unit: "V", explanation: "" } };
  return { type: "step_solution", version: 1, problem: "E°?", solution, facts: [] };
}

/** What stands on each line of the screen, as it is drawn. */
const drawnLines = (equation: Locator): Promise<string[]> =>
  equation.evaluate((element) => {
    const lines: string[] = [];
    let bottom = Number.NEGATIVE_INFINITY;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const [at, sign] of [...(node.textContent ?? "")].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getClientRects()[0];
        if (box === undefined) continue;
        // Scripts stand a little higher or lower than their line, which is 30 px high.
        if (box.bottom > bottom + 16) {
          lines.push("");
          ({ bottom } = box);
        }
        lines.push(`${lines.pop()}${sign}`);
      }
    }
    return lines.map((line) => line.trim());
  });

/** A line begins with an operator, or is the first. */
const BEGINS_WITH_OPERATOR = /^[=≈+−×÷/→⇌]\s/u;

for (const locale of LOCALES) {
  test(`[CARD-09] on a phone a long step breaks at operators, and no number breaks or loses its unit (${locale})`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "NEXT_LOCALE", value: locale, url: baseURL ?? "" }]);
    const user = await signIn();
    const lines = linesIn(locale);
    const metadata = cardOf(lines);
    await storeSession(user.id, "Cell", [{ question: "E°?", content: "E°", metadata, provenance: null }]);
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/");
      const equations = page.getByRole("article").getByRole("listitem").getByRole("math");
      await expect(equations).toHaveCount(lines.length);
      let broken = 0;
      for (const equation of await equations.all()) {
        const [, ...rest] = await drawnLines(equation);
        broken += rest.length;
        for (const line of rest) expect(line, `${width} px`).toMatch(BEGINS_WITH_OPERATOR);
      }
      expect(broken).toBeGreaterThan(4);
      expect(await listCutOff(page)).toEqual([]);
    }
  });
}
