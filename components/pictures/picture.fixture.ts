import { createTranslator } from "next-intl";
import { AREAS } from "#lib/i18n/areas.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import { solve } from "#lib/solver/solve.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { wordsOf } from "#lib/wording/words.ts";

/** For tests: the card of a solved problem, in a language; it was asked in English. */
export async function solvedCard(text: string, locale: Locale): Promise<StepSolutionCard> {
  const outcome = solve(text, "en");
  if (outcome.kind !== "solved") throw new Error(`${text} is not solved`);
  const messages = await loadMessages(locale, AREAS);
  return assembleStepSolution(
    text,
    outcome.solutions,
    wordsOf(locale, createTranslator({ locale, messages }) as never),
  );
}

/** Where a text of a drawing stands, in the drawing's units. */
export type LabelBox = { text: string; left: number; right: number; top: number; bottom: number };

/** Widths of letters to their size: on the safe side for the fonts of the app. */
function widthOf(text: string): number {
  return [...text].reduce((width, sign) => {
    if (/[\u2080-\u2099\u2070-\u207f\u00b2\u00b3\u00b9]/u.test(sign)) return width + 0.4;
    if (/\p{Mark}/u.test(sign)) return width;
    if (/[\p{Script=Han}\p{Script=Ethiopic}]/u.test(sign)) return width + 1;
    return width + (/[\s.,:;()'|ijl\u202f]/u.test(sign) ? 0.34 : /[MWmw%]/.test(sign) ? 0.85 : 0.6);
  }, 0);
}

/** The size of letters that is set nearest above. */
function sizeOf(text: Element): number {
  for (let at: Element | null = text; at !== null; at = at.parentElement) {
    const size = at.getAttribute("font-size") ?? /text-\[(\d+)px\]/.exec(at.getAttribute("class") ?? "")?.[1];
    if (size !== undefined) return Number(size);
  }
  throw new Error("A drawing sets no size of letters");
}

/** The boxes of all texts of a drawing, computed from where they stand: a test has no screen. */
export function labelBoxes(drawing: Element): LabelBox[] {
  return [...drawing.querySelectorAll("text")].map((label) => {
    const size = sizeOf(label);
    const [x, y] = [Number(label.getAttribute("x")), Number(label.getAttribute("y"))];
    const text = label.textContent;
    const width = widthOf(text) * size;
    const anchor = label.getAttribute("text-anchor");
    const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
    return { text, left, right: left + width, top: y - 0.75 * size, bottom: y + 0.2 * size };
  });
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** The straight stretches of the dashed lines of a drawing, which lead from one thing to another. */
export function leadSegments(drawing: Element): Segment[] {
  return [...drawing.querySelectorAll("path[stroke-dasharray]")].flatMap((line) => {
    const segments: Segment[] = [];
    let [x, y] = [0, 0];
    for (const [, command = "", numbers = ""] of (line.getAttribute("d") ?? "").matchAll(/([MLHVvh])([^A-Za-z]*)/g)) {
      const [a = 0, b = 0] = numbers
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      const [nx, ny] =
        command === "H"
          ? [a, y]
          : command === "V"
            ? [x, a]
            : command === "v"
              ? [x, y + a]
              : command === "h"
                ? [x + a, y]
                : [a, b];
      if (command !== "M") segments.push([x, y, nx, ny]);
      [x, y] = [nx, ny];
    }
    return segments;
  });
}

const STEPS = 200;

/** Whether a stretch goes through a box. */
export const crosses = ([x1, y1, x2, y2]: Segment, { left, right, top, bottom }: LabelBox): boolean =>
  Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS).some((t) => {
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    return x > left && x < right && y > top && y < bottom;
  });
