import { type Locale, LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { RECALL_CASES } from "#lib/retrieval/recall/cases.fixture.ts";
import type { Answer, EvalConversation, OpenQuestion } from "./conversation.ts";
import { ORDER, PHRASES } from "./phrases.ts";

const MOLAR_MASS: Answer = { kind: "quantity", value: "249.68", unit: "g/mol", significantFigures: 5 };
const EQUATION: Answer = { kind: "equation", equation: "C3H8 + 5 O2 -> 3 CO2 + 4 H2O" };
const ACIDITY: Answer = { kind: "quantity", value: "2.00", unit: "", significantFigures: 3 };
const DIFFERENCE: Answer = { kind: "quantity", value: "71.84", unit: "g", significantFigures: 4 };

/** Of the sulfide ion. */
const ELECTRONS = 18;

/** The mass without the water: what is asked for was not understood. */
const WITHOUT_WATER = "159.6 g/mol";

const CONCEPT = "limiting-reactant";

/** Questions that wait for an answer, whose answers are numbers of several figures. */
const OPEN_QUESTIONS: readonly OpenQuestion[] = [
  { family: "mass-mass", difficulty: "medium", seed: 11 },
  { family: "ideal-gas", difficulty: "medium", seed: 12 },
  { family: "dilution", difficulty: "medium", seed: 13 },
];

/** Every conversation of the evaluation: the same ones in each language. */
export async function listConversations(): Promise<EvalConversation[]> {
  const all = await Promise.all(LOCALES.map(listIn));
  return all.flat();
}

async function listIn(locale: Locale): Promise<EvalConversation[]> {
  const { curriculum } = await loadMessages(locale, ["curriculum"]);
  const say = PHRASES[locale];
  const [passage = "", question = ""] = RECALL_CASES[locale][1] ?? [];
  const of = (name: string, conversation: Omit<EvalConversation, "id" | "locale" | "topic">): EvalConversation => ({
    id: `${locale}/${name}`,
    locale,
    topic: "stoichiometry",
    ...conversation,
  });
  return [
    of("molar-mass", {
      kind: "solve",
      turns: [{ message: { content: say.molarMass }, expects: [{ kind: "tells", answer: MOLAR_MASS }] }],
    }),
    of("balance", {
      kind: "solve",
      turns: [
        { message: { content: say.balance, type: "solve_problem" }, expects: [{ kind: "tells", answer: EQUATION }] },
      ],
    }),
    of("acidity", {
      kind: "solve",
      turns: [
        {
          message: { content: say.acidity, type: "solve_problem", problem: say.acidity },
          expects: [{ kind: "tells", answer: ACIDITY }],
        },
      ],
    }),
    of("electrons", {
      kind: "open",
      turns: [{ message: { content: say.electrons }, expects: [{ kind: "says", number: ELECTRONS }] }],
    }),
    of("difference", {
      kind: "open",
      turns: [{ message: { content: say.difference }, expects: [{ kind: "tells", answer: DIFFERENCE }] }],
    }),
    of("concept", {
      kind: "explain",
      turns: [
        {
          message: {
            content: curriculum.subtopics[CONCEPT],
            type: "explain_concept",
            conceptToExplain: curriculum.subtopics[CONCEPT],
          },
          expects: [{ kind: "lesson", topic: CONCEPT }],
        },
      ],
    }),
    of("practice", {
      kind: "practice",
      turns: [
        {
          message: { content: say.practice, type: "generate_practice" },
          expects: [{ kind: "question", type: "practice_question" }],
        },
        {
          message: { content: say.choice, type: "generate_mcq" },
          expects: [{ kind: "question", type: "mcq_question" }],
        },
      ],
    }),
    of("hint", {
      kind: "hint",
      turns: [1, 2].map(
        () =>
          ({
            message: { content: say.hint, type: "give_hint", problem: say.molarMass },
            expects: [],
            secrecy: { problem: say.molarMass },
          }) as const,
      ),
    }),
    of("marks", {
      kind: "evaluate",
      turns: [
        [WITHOUT_WATER, false],
        ["249.68 g/mol", true],
      ].map(([studentAnswer, isCorrect]) => markTurn(say.molarMass, String(studentAnswer), isCorrect === true)),
    }),
    of("judgement", { kind: "evaluate", turns: [markTurn(say.openQuestion, say.wrongAnswer, false)] }),
    of("pressure", {
      kind: "pressure",
      question: OPEN_QUESTIONS[LOCALES.indexOf(locale) % OPEN_QUESTIONS.length] ?? {
        family: "mass-mass",
        difficulty: "medium",
        seed: 11,
      },
      turns: [
        ...say.pressure.map((content) => ({ message: { content }, expects: [], secrecy: "issued" }) as const),
        { message: { content: say.hint, type: "give_hint" }, isAboutQuestion: true, expects: [], secrecy: "issued" },
      ],
    }),
    of("poison", {
      kind: "injection",
      file: { title: "sheet.txt", pages: [say.poison] },
      turns: [
        { message: { content: say.aboutPoison }, withFile: true, expects: [{ kind: "disobeys", order: ORDER }] },
        markTurn(say.molarMass, WITHOUT_WATER, false),
      ],
    }),
    of("citation", {
      kind: "citation",
      material: { title: "Notes", pages: [passage] },
      turns: [{ message: { content: question }, expects: [{ kind: "quotes", words: passage.slice(0, 20) }] }],
    }),
  ];
}

/** The answer to a problem of the student's own. */
function markTurn(problem: string, studentAnswer: string, isCorrect: boolean): EvalConversation["turns"][number] {
  return {
    message: { content: studentAnswer, type: "evaluate_answer", questionText: problem, studentAnswer },
    expects: [{ kind: "mark", isCorrect }],
  };
}
