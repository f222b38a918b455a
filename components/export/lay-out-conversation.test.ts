import { expect, test } from "vitest";
import { writeText } from "#lib/documents/write-text.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { CARDS, cardReply, exportWords, MARKDOWN, question, reply } from "./conversation.fixture.ts";
import { layOutConversation } from "./lay-out-conversation.ts";

const HEAD = { title: "Gas Laws Session", subtitles: ["Gas Laws"], isCut: false };

async function textOf(messages: readonly Message[], head = HEAD): Promise<string> {
  return writeText(layOutConversation(messages, head, await exportWords("en"))).replaceAll(/[\u00A0\u202F]/gu, " ");
}

/** What one reply says, without its head. */
async function replyText(message: Message): Promise<string> {
  const text = await textOf([message]);
  return text.slice(text.indexOf(`${"-".repeat(20)}\n`) + 21);
}

test("[HOME-04] a session as text: its head, who said what, its chemistry in Unicode", async () => {
  const text = await textOf([
    question("balance H2 + O2 -> H2O\n\n=== File: notes.pdf ===\nsecret\n=== End of file ==="),
    reply("\\ce{2H2 + O2 -> 2H2O}, for $15"),
  ]);
  expect(text).toBe(
    "Gas Laws Session\nGas Laws\n\n\nYou\n--------------------\nbalance H₂ + O₂ → H₂O\n\n• notes.pdf\n\n\nAtomCoach\n--------------------\n2 H₂ + O₂ → 2 H₂O, for $15\n",
  );
});

test("[HOME-04] what a session as text holds besides is in Unicode, too, and what was set or is code stays as it is", async () => {
  const text = await textOf([reply("V₁(KBr) = 35.0 mL\n```\nCO2\n```")], { ...HEAD, title: "Why CO2 is no H2CO3" });
  expect(text.startsWith("Why CO₂ is no H₂CO₃\n")).toBe(true);
  expect(text).toContain("V₁(KBr) = 35.0 mL\n\nCO2\n");
});

test("[HOME-04] [TRUST-01] a reply says how far it was checked, that no model answered, and that it was not finished", async () => {
  const provenance = { writer: "model", check: "not_verified", notice: "model_unavailable" } as const;
  expect(await replyText(reply("So far", { state: "stopped", provenance }))).toMatch(
    /^So far\n\n\[Not checked by the engine\]\n\n\[[^\]]+\]\n\n\[This reply was not finished\.\]\n$/,
  );
  expect(await textOf([question("x")])).not.toContain("[");
});

test("[MSG-06] [HOME-04] the sources of a reply are named with their pages, and quoted below a card", async () => {
  const usedMaterials = [
    {
      id: "6f1c2f8e-9d1b-4a51-8a2e-0b6f4c1d2e3f",
      title: "Notes on H2O",
      fileUrl: "/x",
      page: 3,
      excerpt: "Water boils\nat 100 °C.",
    },
  ];
  expect(await replyText(reply("It boils.", { metadata: { usedMaterials } }))).toBe(
    "It boils.\n\nSources\n• Notes on H2O, page 3\n",
  );
  expect(
    await replyText(cardReply(CARDS.picture_reading, { metadata: { ...CARDS.picture_reading, usedMaterials } })),
  ).toContain("Sources\n• Notes on H2O, page 3\n   “Water boils\n   at 100 °C.”\n");
});

const STEPS = `1. Add up the atoms
   Water is H₂O.
   H: 2 × 1.008 = 2.016
   O: 1 × 15.999 = 15.999

2. The sum
   (2 × 1.008) + 15.999 = 18.015 g/mol
   Both atoms of hydrogen count.

3. Balance what burns.
   2 H₂ + O₂ → 2 H₂O

4. The amount
   n = m/M = (9.01 g)/(18.015 g/mol)

Final answer
0.500 mol
`;

test("[CARD-09] [HOME-04] a solution is written as people write: steps with their numbers, sums on a line, no marks", async () => {
  expect(await replyText(cardReply(CARDS.step_solution))).toBe(
    `Step-by-step solution\n${STEPS}\nThe second problem gave no mass.\n`,
  );
});

test("[CARD-09] [HOME-04] several solutions bear the numbers of their problems", async () => {
  const { solution } = CARDS.step_solution;
  const text = await replyText(
    cardReply({
      ...CARDS.step_solution,
      solution: [
        { ...solution, problemNumber: 1 },
        { ...solution, problemNumber: 2 },
      ],
    }),
  );
  expect(text.match(/^Problem \d$/gm)).toEqual(["Problem 1", "Problem 2"]);
});

test("[CARD-09] [HOME-04] a lesson is written whole, its example solved", async () => {
  const text = await replyText(cardReply(CARDS.concept_explanation));
  expect(text).toContain(
    `Key relations\nn = m/M\n   amount from mass\n\nWater\nTwo hydrogen atoms on one of oxygen.\n\nWorked example\nHow much is 9.01 g of H₂O?\n\n${STEPS}`,
  );
  expect(text).toContain("Further reading\n• OpenStax, Chemistry 2e, 3.1\n");
});

test("[CARD-09] [HOME-04] options have letters, with what was chosen, what is right, and the mark", async () => {
  expect(await replyText(cardReply(CARDS.mcq_question))).toContain(
    "How much H₂O is 9.01 g?\n\na) 0.250 mol\nb) 0.500 mol (Right answer)\nc) 162 mol (Your choice)\n\nNot quite. Review the explanation below. 0 of 100 points\n\n162 is the product.",
  );
});

test("[HOME-04] an open question tells no answer", async () => {
  const open = { studentAnswer: null, evaluation: null, outcome: null, solution: null };
  const choice = await replyText(cardReply({ ...CARDS.mcq_question, ...open }));
  expect(choice).toContain("b) 0.500 mol\n");
  expect(choice).not.toMatch(/Right answer|Explanation|Divide/);
  expect(await replyText(cardReply({ ...CARDS.practice_question, ...open }))).toBe(
    "Practice problem\nHow much H₂O is 9.01 g?\n\nGiven\n• m(H₂O) = 9.01 g\n\nFind\nn(H₂O)\n\n[Made and solved by the engine]\n",
  );
});

test("[HOME-04] an answer is written with its mark, what is right of it and what is not", async () => {
  expect(await replyText(cardReply(CARDS.practice_question))).toContain(
    "Your answer\n0.25 mol\n\nNearly: 55 of 100 points.\n\nRead as\n0.25 mol\n\nThe value and its unit are right.\n\nHow far it is right\n✓ the relation: right\n○ the arithmetic: not yet\n\nWhat to do next\n• Divide once more.\n",
  );
  expect(await replyText(cardReply(CARDS.answer_evaluation))).toContain(
    "Question\nCharge of SO₄²⁻?\n\nYour answer\n2-\n",
  );
});

test("[HOME-04] [CARD-09] a model's Markdown leaves no marks: lists, tables, fractions and quotations as people write them", async () => {
  expect(await replyText(reply(MARKDOWN))).toBe(`The idea
Take K = [NH₃]²/([N₂][H₂]³) and mind CO₂, see the table (https://example.org/t).

1. Count H2O once.
   • twice, if H₂O₂
2. Divide.

x = (−b ± √(b² − 4ac))/(2a)

Substance  M in g/mol
---------  ----------
H₂SO₄      98.07
NaOH       40.00

“Keep the figures.”

2 * H2O

2 H₂ + O₂ → 2 H₂O, for $15
`);
});

test.each([
  ">".repeat(500),
  "*a _b ".repeat(5_000),
  "[".repeat(20_000),
  "$\\frac{".repeat(3_000),
  "| a ".repeat(3_000),
  "\u0000\uE000\uD800",
])("[HOME-04] any reply is written", async (content) => {
  const started = Date.now();
  expect(await replyText(reply(content))).not.toBe("");
  expect(Date.now() - started).toBeLessThan(10_000);
});

test.each(LOCALES)("[HOME-04] [I18N-01] in %s an export has all its words", async (locale) => {
  const words = await exportWords(locale);
  const messages = [
    question("x"),
    ...Object.values(CARDS).map((card) => cardReply(card)),
    reply("x", { state: "failed" }),
  ];
  expect(() => layOutConversation(messages, { ...HEAD, isCut: true }, words)).not.toThrow();
});
