import { createTranslator } from "next-intl";
import { ANSWERED, evaluationOf, mcqCard, practiceCard } from "#components/cards/question-cards.fixture.ts";
import { cardText } from "#lib/cards/card-text.ts";
import { type Card, cardSchema } from "#lib/cards/card.ts";
import type { Message } from "#lib/contracts/chat.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import type { ExportWords } from "./lay-out-conversation.ts";

/** For tests: the real words of an export. */
export async function exportWords(locale: Locale): Promise<ExportWords> {
  const messages = await loadMessages(locale, ["chat", "sources"]);
  const onError = (error: Error): never => {
    throw error;
  };
  return {
    chat: createTranslator({ locale, messages, namespace: "chat", onError }),
    sources: createTranslator({ locale, messages, namespace: "sources", onError }),
  };
}

const STORED = {
  state: "complete",
  metadata: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  replyToId: null,
  provenance: null,
} as const;

/** For tests: what was asked. */
export function question(content: string): Message {
  return { ...STORED, id: "5d0c8a52-5b7e-4a63-9df0-2f4b6a1c7e01", role: "user", content };
}

/** For tests: a reply in a model's words. */
export function reply(content: string, change: Partial<Message> = {}): Message {
  return { ...STORED, id: "5d0c8a52-5b7e-4a63-9df0-2f4b6a1c7e02", role: "assistant", content, ...change };
}

/** For tests: a reply that is a card, as it is read from what is stored. */
export function cardReply(card: Card, change: Partial<Message> = {}): Message {
  const set = cardSchema.parse(card);
  return reply(cardText(set), { metadata: set, ...change });
}

const STEPS = [
  {
    stepNumber: 1,
    title: "Add up the atoms",
    content: "Water is H2O.",
    equation: "H: 2 × 1.008 = 2.016\nO: 1 × 15.999 = 15.999",
    explanation: "",
  },
  {
    stepNumber: 2,
    title: "The sum",
    content: "",
    equation: "(2 × 1.008) + 15.999 = 18.015 g/mol",
    explanation: "Both atoms of hydrogen count.",
  },
  { stepNumber: 3, title: "", content: "Balance what burns.", equation: "2H2 + O2 -> 2H2O", explanation: "" },
  {
    stepNumber: 4,
    title: "The amount",
    content: "",
    equation: String.raw`n = \frac{m}{M} = \frac{9.01\ \text{g}}{18.015\ \text{g/mol}}`,
    explanation: "",
  },
];

const SOLUTION = { steps: STEPS, finalAnswer: { value: "0.500", unit: "mol", explanation: "" } };

/** For tests: every kind of card, one after the other. */
export const CARDS = {
  step_solution: {
    type: "step_solution",
    version: 1,
    problem: "9.01 g of H2O",
    solution: SOLUTION,
    facts: [],
    notes: ["The **second** problem gave no mass."],
  },
  practice_question: practiceCard({
    ...ANSWERED,
    studentAnswer: "0.25 mol",
    evaluation: evaluationOf({
      isCorrect: false,
      score: 55,
      verdict: "incorrect",
      summary: "Nearly: 55 of 100 points.",
      reading: "0.25 mol",
      credits: [
        { axis: "setup", text: "the relation", isRight: true },
        { axis: "calculation", text: "the arithmetic", isRight: false },
      ],
      suggestions: ["Divide once more."],
    }),
  }),
  mcq_question: mcqCard({
    ...ANSWERED,
    studentAnswer: "c",
    evaluation: evaluationOf({ isCorrect: false, score: 0, verdict: "incorrect", feedback: "162 is the product." }),
    solution: null,
  }),
  answer_evaluation: {
    type: "answer_evaluation",
    version: 1,
    question: "Charge of SO4^2-?",
    studentAnswer: "2-",
    evaluation: evaluationOf({ feedback: "The sulfate ion is SO4^2-." }),
    facts: null,
  },
  concept_explanation: {
    type: "concept_explanation",
    version: 1,
    topic: null,
    title: "The mole",
    summary: "It counts what is too small to count.",
    sections: [{ heading: "What it is", text: "A number of particles." }],
    relations: [{ text: "n = m/M", meaning: "amount from mass" }],
    drawings: [
      { kind: "structure", title: "Water", text: "Two hydrogen atoms on one of oxygen.", formula: "H2O", smiles: "O" },
    ],
    example: { question: "How much is 9.01 g of H2O?", solution: SOLUTION },
    mistakes: ["To mix up m and M."],
    sources: ["OpenStax, Chemistry 2e, 3.1"],
    related: [{ topic: "molar-mass", title: "Molar mass" }],
  },
  guided_solution: {
    type: "guided_solution",
    version: 1,
    mode: "guide",
    problem: "How many moles are in 36 g of H2O?",
    questionId: null,
    given: ["36 g H2O"],
    asked: "Wanted: the amount of H2O is …",
    steps: [{ title: "Find the molar mass of H2O", equation: "M(H2O) = 18.015 g/mol", by: "student" }],
    stepCount: 2,
    remarks: [{ said: "M(H2O) = 18", verdict: "right", text: "Right." }],
    hint: { text: "Divide the mass of H2O by its molar mass.", equation: "n(H2O) = m(H2O) / M(H2O)" },
    question: "Your turn, step 2 of 2: from mass to moles. What do you write?",
    isOver: false,
    state: { at: 1, rung: 2, tries: 1, shown: [] },
  },
  problem_reading: {
    type: "problem_reading",
    version: 1,
    problem: "A jar has 42.5 g of H2SO4 in it.",
    said: ["42.5 g: mass (H2SO4)"],
    lead: "I understood a part of this problem.",
    numbers: [
      {
        name: "42.5 g",
        value: "42.5 g",
        is: "mass (H2SO4)",
        choices: ["mass (H2SO4)", "mass of the solution"],
        aside: "",
        by: "student",
      },
    ],
    asked: "amount in moles (H2SO4)",
    goals: ["amount in moles (H2SO4)"],
    reaction: "H2SO4 + 2 NaOH -> Na2SO4 + 2 H2O",
    missing: ["molarity (NaOH)"],
    absent: ["The text speaks of a table that I do not have."],
    question: "Is that what the problem says?",
    writes: { asked: "Asked", aside: "left aside", yes: "Yes, that is right" },
    isWhole: true,
  },
  lesson: {
    type: "lesson",
    version: 1,
    lesson: "limiting-reactant",
    topic: "limiting-reactant",
    title: "Which of H2 and N2 runs out first?",
    way: [
      { name: "Predict", said: "H2, because each N2 takes several", verdict: "neither", back: "Back to step 1" },
      { name: "Why", said: null, verdict: "neither", back: "Back to step 2" },
    ],
    at: 1,
    remark: {
      said: "H2, because each N2 takes several",
      verdict: "right",
      label: "As you predicted.",
      text: "Each N2 takes three H2.",
    },
    step: {
      task: "tell",
      text: "The smaller number decides, so H2 runs out.",
      lines: "H2: 6 / 3 = 2",
      drawings: [
        {
          kind: "particles",
          title: "After the reaction of N2",
          text: "In the box: N2: 1, NH3: 4.",
          boxes: [
            {
              label: "after",
              groups: [
                { name: "N2", count: 1 },
                { name: "NH3", count: 4 },
              ],
            },
          ],
        },
      ],
      options: [],
      unit: "",
    },
    moves: [{ id: "next", text: "Continue the lesson" }],
    state: { tries: 0, answers: [] },
  },
  picture_reading: { type: "picture_reading", version: 1, text: "Balance Fe + O2 -> Fe2O3" },
} as const satisfies { [Type in Card["type"]]: Extract<Card, { type: Type }> };

/** For tests: Markdown of a model, with all that it may hold. */
export const MARKDOWN = String.raw`## The **idea**

Take \(K = \frac{[\ce{NH3}]^2}{[\ce{N2}][\ce{H2}]^3}\) and *mind* CO2, see [the table](https://example.org/t).

1. Count \`H2O\` once.
   - twice, if H2O2
2. Divide.

$$x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}$$

| Substance | M in g/mol |
|---|---:|
| H2SO4 | 98.07 |
| **NaOH** | 40.00 |

> Keep the figures.

~~~
2 * H2O
~~~

\ce{2H2 + O2 -> 2H2O}, for $15`.replaceAll("\\`", "`");
