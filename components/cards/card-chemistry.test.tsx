// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CardType, cardSchema, parseCard } from "#lib/cards/card.ts";
import { type FilledText, fillCard } from "#lib/cards/fill-card.fixture.ts";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import { fetchCardViews, recordedActions, showCard } from "./show-card.fixture.tsx";

beforeEach(() => {
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
beforeAll(fetchCardViews);
afterEach(cleanup);

/** Texts that a card does not show, by their paths, each with the reason. */
const NOT_SHOWN: Record<CardType, readonly RegExp[]> = {
  // The message above the card says it; a name is told where its number is asked about.
  step_solution: [/^problem$/, /^names$/],
  // What it says is in the verdict, the options and the explanation.
  mcq_question: [/^studentAnswer$/, /^evaluation\.(?:summary|reading)$/, /^solution\./],
  practice_question: [],
  answer_evaluation: [],
  concept_explanation: [],
  // It stands in a field, to be mended as it was read.
  picture_reading: [/^text$/],
  guided_solution: [],
  // Fields and the browser's own lists have no markup: what stands in them is seen as it is stored. What the form writes is in its message.
  problem_reading: [/^numbers\.(?:value|is|choices)$/, /^asked$/, /^goals$/, /^writes\./],
  // What was said stands on the card where it was said; `back` is what a button asks, and the unit goes with a value alone.
  lesson: [/^state\./, /^way\.(?:said|back)$/, /^step\.unit$/],
};

/** Drawn in a picture, whose text has no scripts of its own: it is seen as it is stored. */
const IN_A_PICTURE = /drawings\.marks\.label$/;

/** The letter of a part of an exercise: no chemistry is ever in it. */
const LETTER = /solution\.part$/;

const CARDS = cardSchema.options.flatMap((option) =>
  [0, 1].map((alternative) => [option.shape.type.value, alternative] as const),
);

/** Everything that can be unfolded is. */
function show(type: CardType, alternative: number): FilledText[] {
  const { stored, texts } = fillCard(type, alternative);
  const card = parseCard(stored);
  if (card === null) throw new Error("The card cannot be read.");
  showCard(card, recordedActions());
  const solution = screen.queryByRole("button", { name: "Show Solution" });
  if (solution !== null) fireEvent.click(solution);
  return texts.filter(
    ({ kind, path }) => kind !== "key" && !LETTER.test(path) && !NOT_SHOWN[type].some((unseen) => unseen.test(path)),
  );
}

/** What it says; code has its marks, or is code. */
const plain = (text: string): string => text.replaceAll("\u00A0", " ").replaceAll("`", "");

/** The innermost elements that hold a text. */
function findAll(text: string): Element[] {
  const holders = [...document.querySelectorAll("body *")].filter((element) =>
    plain(element.textContent ?? "").includes(plain(text)),
  );
  return holders.filter((element) => !holders.some((other) => other !== element && element.contains(other)));
}

const scriptsOf = (element: Element): string[] =>
  [...element.querySelectorAll("sub, sup")].map((script) => `${script.tagName} ${script.textContent}`);

describe.each(CARDS)("a stored %s with raw chemistry, alternative %i", (type, alternative) => {
  test("[CARD-09] every text that it shows has arrows, subscripts and superscripts, and code as it was written", async () => {
    for (const { path, set } of show(type, alternative)) {
      const spans = IN_A_PICTURE.test(path) ? [{ text: set, position: "base" }] : splitScripts(set);
      const shown = spans.map(({ text }) => text).join("");
      const scripts = spans
        .filter(({ position }) => position !== "base")
        .map(({ position, text }) => `${position.toUpperCase()} ${text}`);
      // What draws the pictures, and reads the Markdown, comes later.
      const places = await waitFor(() => {
        const found = findAll(shown);
        expect(found.length, `${path}: ${shown}`).toBeGreaterThan(0);
        return found;
      });
      for (const place of places) expect(scriptsOf(place).join(), path).toContain(scripts.join());
    }
  });

  test("[CARD-09] what a screen reader is told of an equation is in Unicode notation", () => {
    show(type, alternative);
    for (const equation of screen.queryAllByRole("math"))
      expect(equation.getAttribute("aria-label")).not.toMatch(/->|[A-Z]\d(?!O`)/);
  });
});
