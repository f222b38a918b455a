import type { Locator } from "@playwright/test";
import { type CardType, cardSchema } from "#lib/cards/card.ts";
import { type FilledText, fillCard } from "#lib/cards/fill-card.fixture.ts";
import { expect, test } from "#tests/support/browser.ts";
import { storeSession } from "#tests/support/long-session.ts";
import { openChat } from "./chat-screen.ts";

/** The texts of each kind of card that are looked at: the others are in the unit tests, every one of them. */
const LOOKED_AT: Record<CardType, readonly string[]> = {
  step_solution: [
    "solution.steps.title",
    "solution.steps.equation",
    "solution.steps.content",
    "solution.steps.explanation",
    "solution.finalAnswer.value",
    "solution.finalAnswer.explanation",
    "notes",
  ],
  practice_question: [
    "question",
    "given",
    "find",
    "studentAnswer",
    "evaluation.feedback",
    "evaluation.suggestions",
    "solution.steps.equation",
  ],
  mcq_question: ["question", "options.text", "explanation", "evaluation.feedback"],
  guided_solution: [
    "problem",
    "given",
    "asked",
    "steps.equation",
    "remarks.said",
    "remarks.text",
    "hint.equation",
    "question",
  ],
  problem_reading: ["problem", "said", "lead", "numbers.name", "reaction", "absent", "question"],
  lesson: ["title", "remark.text", "step.text", "step.options.text"],
  answer_evaluation: [
    "question",
    "studentAnswer",
    "evaluation.summary",
    "evaluation.feedback",
    "evaluation.credits.text",
    "evaluation.suggestions",
    "evaluation.reading",
  ],
  concept_explanation: [
    "title",
    "summary",
    "sections.heading",
    "sections.text",
    "relations.text",
    "relations.meaning",
    "drawings.title",
    "drawings.text",
    "example.question",
    "example.solution.steps.equation",
    "mistakes",
    "sources",
    "related.title",
  ],
  // It stands in a field, to be mended as it was read.
  picture_reading: [],
};

/** The innermost place that says it says it with its subscripts. */
async function expectSet(card: Locator, { path, raw }: FilledText) {
  const count = /\d+/.exec(raw)?.[0];
  const place = card
    .locator("*")
    .filter({ hasText: new RegExp(`(?<!\\d)${count}\\sH2\\s\\+\\sO2\\s→\\s${count}\\sH2O`) })
    .last();
  await expect(place, path).toBeVisible();
  expect((await place.locator("sub").allTextContents()).slice(0, 3), path).toEqual(["2", "2", "2"]);
}

for (const { shape } of cardSchema.options) {
  const type = shape.type.value;
  if (LOOKED_AT[type].length === 0) continue;
  test(`[CARD-09] a stored ${type} with raw chemistry is seen with arrows and subscripts, and copied with them`, async ({
    page,
    context,
    signIn,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const user = await signIn();
    const { stored, texts } = fillCard(type);
    await storeSession(user.id, "Stored", [
      {
        question: "Which reaction is that?",
        content: texts.map(({ raw }) => raw).join("\n"),
        metadata: stored,
        provenance: null,
      },
    ]);
    const chat = await openChat(page);
    const card = chat.replies.first();
    const solution = card.getByRole("button", { name: "Show Solution" });
    if (await solution.isVisible()) await solution.click();
    for (const path of LOOKED_AT[type]) {
      const looked = texts.filter((text) => text.path === path);
      expect(looked.length, path).toBeGreaterThan(0);
      for (const text of looked) await expectSet(card, text);
    }
    await expect(card).not.toContainText("->");
    for (const equation of await card.getByRole("math").all())
      await expect(equation).toHaveAccessibleName(/H₂ \+ O₂ → \d+ H₂O/);

    await card.getByRole("button", { name: "Copy" }).click();
    await expect(card.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("H₂ + O₂ → ");
    expect(copied).not.toContain("->");
  });
}
