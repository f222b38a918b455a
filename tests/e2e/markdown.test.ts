import type { Page } from "@playwright/test";
import { type Card, parseCard } from "#lib/cards/card.ts";
import answerEvaluation from "#lib/cards/fixtures/answer-evaluation-v1.json" with { type: "json" };
import conceptExplanation from "#lib/cards/fixtures/concept-explanation-v1.json" with { type: "json" };
import stepSolution from "#lib/cards/fixtures/step-solution-v1.json" with { type: "json" };
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { type StoredTurn, storeSession } from "#tests/support/long-session.ts";
import { watchQuiet } from "#tests/support/quiet.ts";
import { openChat } from "./chat-screen.ts";
import { HOSTILE_MARKDOWN } from "./hostile-markdown.ts";

const said = (content: string, question = "What is that?"): StoredTurn => ({
  question,
  content,
  metadata: null,
  provenance: { writer: "model", check: "not_verified", notice: null },
});

const shown = (card: Card): StoredTurn => ({
  ...said("A card."),
  metadata: card,
  provenance: { writer: "tutor", check: null, notice: null },
});

/** What was on the page of a conversation, from its end to its beginning: only what is near the view is there at a time. */
type Reading = { turns: number; harmful: string[]; links: string[]; wasAttacked: boolean };

/** Nothing may run, be embedded or be fetched, and no formula may shout its error in red. */
const HARMFUL =
  "script, style, iframe, object, embed, img, video, audio, form[action], base, link, meta, [style*='url('], [style*='#cc0000'], [style*='rgb(204, 0, 0)']";

async function readThrough(page: Page): Promise<Reading> {
  return page.getByRole("region", { name: "Conversation" }).evaluate(async (list, selector) => {
    const turns = new Set<string>();
    const harmful = new Set<string>();
    const links = new Set<string>();
    const look = () => {
      for (const turn of list.querySelectorAll<HTMLElement>("[data-index]")) turns.add(turn.dataset["index"] ?? "");
      for (const element of list.querySelectorAll("article *")) {
        const isHarmful =
          element.matches(selector) || [...element.attributes].some(({ name }) => name.startsWith("on"));
        if (isHarmful) harmful.add(element.outerHTML.slice(0, 200));
        if (element.matches("a")) links.add(element.getAttribute("href") ?? "");
      }
    };
    // What a step brings to the view is drawn in the next frame, and what is put off until the page has nothing else to do.
    const drawn = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    };
    list.scrollTop = list.scrollHeight;
    for (let rests = 0; rests < 5; rests += list.scrollTop <= 0 ? 1 : 0) {
      await drawn();
      look();
      list.scrollTop -= list.clientHeight * 0.7;
    }
    return { turns: turns.size, harmful: [...harmful], links: [...links], wasAttacked: "wasAttacked" in window };
  }, HARMFUL);
}

async function openAndRead(page: Page, turns: number) {
  page.on("dialog", (dialog) => {
    void dialog.dismiss();
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  await page.goto("/");
  // What is last in the conversation may be the slowest text of all.
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toBeEditable({ timeout: 60_000 });
  const chat = await openChat(page);
  const { links, ...reading } = await readThrough(page);
  expect(reading).toEqual({ turns, harmful: [], wasAttacked: false });
  for (const link of links) expect(link).toMatch(/^(?:(?:https?|ircs?|mailto|xmpp):|[^:]*$|[/?#])/iu);
  return chat;
}

/** As many turns as the server sends at once. */
const PER_SESSION = 24;
const SESSIONS = Array.from({ length: Math.ceil(HOSTILE_MARKDOWN.length / PER_SESSION) }, (_, index) =>
  HOSTILE_MARKDOWN.slice(index * PER_SESSION, (index + 1) * PER_SESSION),
);

test.use({ viewport: { width: 1000, height: 1600 } });

test("there are two hundred hostile texts, each another one", () => {
  expect(new Set(HOSTILE_MARKDOWN).size).toBeGreaterThanOrEqual(200);
});

for (const [index, payloads] of SESSIONS.entries()) {
  test(`[MSG-03] [MSG-07] hostile texts of questions and replies do nothing, part ${index + 1}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    const user = await signIn();
    await storeSession(
      user.id,
      "Hostile",
      payloads.map((payload) => said(payload, payload)),
    );
    const chat = await openAndRead(page, payloads.length);
    // The page is alive.
    await chat.ask("molar mass of H2O");
    await expect(chat.finalAnswers).toHaveCount(1);
  });
}

/** Fields that name a kind or a number, and no words. */
const KEPT = new Set([
  "type",
  "mode",
  "by",
  "kind",
  "version",
  "id",
  "questionId",
  "topic",
  "subtopic",
  "difficulty",
  "outcome",
  "verdict",
  "misconception",
  "axis",
  "correctAnswer",
  "facts",
  "order",
  "symbol",
  "center",
  "lesson",
  "task",
]);

/** A card with the next hostile text in each of its fields of words; takes as many texts as it has fields. */
function poison(card: unknown, next: () => string, key = ""): unknown {
  if (KEPT.has(key)) return card;
  if (typeof card === "string") return next();
  if (Array.isArray(card)) return card.map((each) => poison(each, next));
  if (typeof card !== "object" || card === null) return card;
  return Object.fromEntries(Object.entries(card).map(([name, value]) => [name, poison(value, next, name)]));
}

const QUESTION = {
  version: 1,
  questionId: null,
  subtopic: null,
  difficulty: "easy",
  question: "x",
  isHelped: false,
  studentAnswer: "x",
  evaluation: answerEvaluation.evaluation,
  outcome: null,
  solution: stepSolution.solution,
};

const DRAWINGS = [
  {
    kind: "plot",
    title: "x",
    text: "x",
    x: { label: "x", unit: "x" },
    y: { label: "x", unit: "x" },
    series: [
      {
        name: "x",
        points: [
          [0, 1],
          [1, 2],
        ],
      },
    ],
    marks: [{ x: 1, y: 2, label: "x" }],
  },
  { kind: "structure", title: "x", text: "x", formula: "x", smiles: "x" },
  {
    kind: "shape",
    title: "x",
    text: "x",
    formula: "x",
    center: "O",
    centerPairs: 2,
    ligands: [{ symbol: "H", order: 1, pairs: 0 }],
  },
];

const CARDS: Record<Card["type"], object> = {
  step_solution: {
    ...stepSolution,
    facts: [],
    notes: ["x"],
    reading: {
      given: [{ name: "x", value: "x", start: 0, end: 1 }],
      asked: ["x"],
      supposed: [{ line: "x", source: "x" }],
      ignored: [{ value: "x", why: "x" }],
    },
  },
  concept_explanation: { ...conceptExplanation, drawings: DRAWINGS },
  answer_evaluation: { ...answerEvaluation, facts: null },
  picture_reading: { type: "picture_reading", version: 1, text: "x" },
  guided_solution: {
    type: "guided_solution",
    version: 1,
    mode: "guide",
    problem: "x",
    questionId: null,
    given: ["x"],
    asked: "x",
    steps: [{ title: "x", equation: "x", by: "student" }],
    stepCount: 2,
    remarks: [{ said: "x", verdict: "right", text: "x" }],
    hint: { text: "x", equation: "x" },
    question: "x",
    isOver: false,
    state: { at: 1, rung: 2, tries: 0, shown: [] },
  },
  problem_reading: {
    type: "problem_reading",
    version: 1,
    problem: "x",
    said: ["x"],
    lead: "x",
    numbers: [{ name: "x", value: "x", is: "x", choices: ["x"], aside: "x", by: "guess" }],
    asked: "x",
    goals: ["x"],
    reaction: "x",
    missing: ["x"],
    absent: ["x"],
    question: "x",
    writes: { asked: "x", aside: "x", yes: "x" },
    isWhole: true,
  },
  lesson: {
    type: "lesson",
    version: 1,
    lesson: "x",
    topic: "x",
    title: "x",
    way: [{ name: "x", said: "x", verdict: "neither", back: "x" }],
    at: 0,
    remark: { said: "x", verdict: "wrong", label: "x", text: "x" },
    step: { task: "choose", text: "x", lines: "x", options: [{ id: "a", text: "x" }], unit: "x" },
    moves: [{ id: "short", text: "x" }],
    state: { tries: 0, answers: [] },
  },
  practice_question: { ...QUESTION, type: "practice_question", given: ["x", "x"], find: "x" },
  mcq_question: {
    ...QUESTION,
    type: "mcq_question",
    options: [
      { id: "a", text: "x" },
      { id: "b", text: "x" },
    ],
    correctAnswer: "a",
    explanation: "x",
  },
};

/** Cards with few fields hold several texts in each, so that the cards of all texts are as many turns as the server sends at once. */
const TEXTS_TOGETHER: Partial<Record<string, number>> = { picture_reading: 10 };

for (const [type, template] of Object.entries(CARDS)) {
  test(`[MSG-03] [MSG-07] hostile texts in the fields of a ${type} do nothing`, async ({ page, signIn }) => {
    test.slow();
    const cards: Card[] = [];
    // A structure is at most 400 signs long, or its card would do without drawings.
    for (let taken = 0; taken < HOSTILE_MARKDOWN.length;) {
      const next = () =>
        Array.from(
          { length: TEXTS_TOGETHER[type] ?? 1 },
          () => HOSTILE_MARKDOWN[taken++ % HOSTILE_MARKDOWN.length] ?? "",
        ).join("\n\n");
      const card = parseCard(poison(template, next));
      if (card === null) throw new Error("The card cannot be read.");
      cards.push(card);
    }
    const user = await signIn();
    await storeSession(
      user.id,
      "Hostile",
      cards.map((card) => shown(card)),
    );
    const chat = await openAndRead(page, cards.length);
    await chat.ask("molar mass of H2O");
    await expect(chat.questions.last()).toContainText("molar mass");
  });
}

const MATHEMATICS = String.raw`The quotient is \(K = \frac{[\ce{NH3}]^2}{[\ce{N2}][\ce{H2}]^3}\), and

\[x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}\]

with $$\sum_{i=1}^{n} x_i = \int_0^1 f(x)\,dx$$ and \(\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}\).

| quantity | value |
|---|---|
| $\left|\Delta H\right|$ | \pu{285.8 kJ mol-1} |

Broken: \(\frac{a\) and \(\nosuchcommand\). It costs $5 and $10. Sulfate is SO4^2-.`;

test("[CARD-09] mathematics is laid out with fonts of our own, and what is broken stays as it was written", async ({
  page,
  signIn,
}) => {
  const user = await signIn();
  await storeSession(user.id, "Mathematics", [said(MATHEMATICS)]);
  const fonts: string[] = [];
  page.on(
    "response",
    (response) =>
      response.url().includes("KaTeX") && fonts.push(`${response.status()} ${new URL(response.url()).origin}`),
  );
  const chat = await openChat(page);
  // Before the text is read as Markdown, its formulas are set in it as it was written: the table tells the two apart.
  await expect(chat.replies.locator("table .katex")).toHaveCount(2);
  await expect(chat.replies.locator(".katex")).toHaveCount(6);
  const fraction = await chat.replies
    .locator(".katex .mfrac")
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(fraction).toBeGreaterThan(20);
  await expect(chat.replies.locator("math")).toHaveCount(6);
  await expect(chat.replies).toContainText(
    String.raw`Broken: \(\frac{a\) and \(\nosuchcommand\). It costs $5 and $10.`,
  );
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await page.evaluate("document.fonts.ready");
  expect(new Set(fonts)).toEqual(new Set([`200 ${new URL(page.url()).origin}`]));
});

test("[CARD-09] a reply without mathematics loads no typesetter", async ({ page, signIn }) => {
  const user = await signIn();
  await storeSession(user.id, "Plain", [
    said("Sulfuric acid is $\\ce{H2SO4}$; the sulfate ion is SO4^2-. It costs $5."),
  ]);
  const sizes: number[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js"))
      sizes.push((await response.text().catch(() => "")).includes("katex-mathml") ? 1 : 0);
  });
  const quiet = watchQuiet(page);
  const chat = await openChat(page);
  await expect(chat.replies.locator("sub").first()).toBeVisible();
  await quiet();
  expect(sizes.filter((has) => has === 1)).toEqual([]);
});

test("[CARD-09] a copied formula is useful as plain text", async ({ page, context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const user = await signIn();
  await storeSession(user.id, "Copy", [said(String.raw`Acid H2SO4, ion SO4^2-, and \(x = \frac{a}{b}\) at the end`)]);
  const chat = await openChat(page);
  await expect(chat.replies.locator(".katex")).toHaveCount(1);
  // Until it is read as Markdown, the text stands as it was written; then its formulas are set once more.
  await expect(chat.replies.locator(".whitespace-pre-wrap")).toHaveCount(0);
  const copied = async (selector: string) => {
    await chat.replies.first().evaluate((article, part) => {
      const place = article.querySelector(part);
      if (place === null) throw new Error(`There is no ${part}`);
      getSelection()?.selectAllChildren(place);
    }, selector);
    await page.keyboard.press("ControlOrMeta+c");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied("p")).toBe(String.raw`Acid H₂SO₄, ion SO₄²⁻, and \(x = \frac{a}{b}\) at the end`);
  // A part of a formula is no formula: all of it is copied.
  expect(await copied(".katex .mfrac")).toBe(String.raw`\(x = \frac{a}{b}\)`);
});

const WIDE = String.raw`It is \(K = \dfrac{[\ce{CuSO4}]^3 [\ce{NH3}]^2 [\ce{CO2}]^4 [\ce{H2O}]^6 [\ce{CH3COOH}] [\ce{NaHCO3}]^8}{[\ce{N2}]}\), and

\[\ce{2 KMnO4 + 16 HCl -> 2 KCl + 2 MnCl2 + 8 H2O + 5 Cl2}\]

| Acid | pKa | What it is called |
|---|---|---|
| CH3COOH | 4.76 | acetic acid |`;

test("[CARD-09] on a phone a wide formula scrolls on a line of its own, and a table keeps its words whole", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const user = await signIn();
  await storeSession(user.id, "Wide", [said(WIDE)]);
  const chat = await openChat(page);
  // Before the text is read as Markdown, its formulas are set in it as it was written: the table tells the two apart.
  const figure = chat.replies.getByRole("cell", { name: "4.76" });
  await expect(figure).toBeVisible();
  const formula = chat.replies.locator(".tex").filter({ has: page.locator(".mfrac") });
  await expect(formula).toHaveCSS("display", "block");
  expect(await formula.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  expect(
    await figure.evaluate((cell) => cell.clientHeight / Number.parseFloat(getComputedStyle(cell).lineHeight)),
  ).toBeLessThan(2);
  expect(
    await page
      .getByRole("region", { name: "Conversation" })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(formula).toHaveCSS("display", "inline");
});
