import { describe, expect, test } from "vitest";
import type { Card, QuestionCard } from "../cards/card.ts";
import { parseCard } from "../cards/card.ts";
import type { Expected } from "../grading/expected.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { isStrayOption } from "./find-answer.ts";
import { findOpenCard, type OpenQuestion } from "./open-question.ts";
import { understand } from "./understand.ts";

const QUESTION_ID = "0192a1b2-0000-7000-8000-000000000001";

const SHARED = {
  version: 1,
  questionId: QUESTION_ID,
  subtopic: "density",
  difficulty: "easy",
  question: "What is asked?",
  isHelped: false,
  studentAnswer: null,
  evaluation: null,
  outcome: null,
  solution: null,
};

function read(card: unknown): QuestionCard {
  const parsed = parseCard(card);
  if (parsed?.type !== "practice_question" && parsed?.type !== "mcq_question") throw new Error("No question");
  return parsed;
}

const free = (change: object = {}) => read({ type: "practice_question", ...SHARED, given: [], find: "", ...change });

const OPTIONS = [
  { id: "a", text: "12.0 g" },
  { id: "b", text: "24.0 g" },
  { id: "c", text: "48.0 g" },
];

const choice = (change: object = {}) =>
  read({ type: "mcq_question", ...SHARED, options: OPTIONS, correctAnswer: "b", explanation: "", ...change });

const openFree = (expected: Expected): OpenQuestion => ({ card: free(), expected });

const OPEN = {
  mass: openFree({ kind: "quantity", value: "59", unit: "g", significantFigures: 2 }),
  count: openFree({ kind: "quantity", value: "3", unit: "" }),
  formula: openFree({ kind: "formula", formula: "MgBr2" }),
  equation: openFree({ kind: "equation", equation: "2 C2H6 + 7 O2 -> 4 CO2 + 6 H2O" }),
  name: openFree({ kind: "name", formula: "KBr", names: ["potassium bromide"] }),
  word: openFree({ kind: "text", accepted: ["exothermic"], others: ["endothermic"] }),
  strand: openFree({ kind: "text", accepted: ["TACG"], exactSpelling: true }),
  configuration: openFree({ kind: "configuration", configuration: "[Ne] 3s2 3p1" }),
  choice: {
    card: choice(),
    expected: { kind: "choice", correct: "b", options: OPTIONS } satisfies Expected,
  },
} satisfies Record<string, OpenQuestion>;

type OpenKind = keyof typeof OPEN;

/** Messages, separated by bars, each with the answer that it gives; none where it is one by itself. */
const ANSWERS: Record<Locale, Partial<Record<OpenKind, string>>> = {
  en: {
    mass: `59 g|59|it's 59 g>59 g|I think 59 g?>59 g|is it 59 g?>59 g|Is the answer 59 grams?>59 grams|my answer is 59.0 g.>59.0 g|maybe 1.2 x 10^3 g>1.2 x 10^3 g|59g right?>59g|ok so 59 g>59 g|m = 59 g|m(KBr) = 59 g|I got 59/2 = 29.5 g>59/2 = 29.5 g|not sure, 59 g?>59 g|59 g of KBr|59 g KBr|-12.5 kJ|~59 g>59 g|about 300 K>300 K|the mass is 59 g>59 g|so it weighs 59 g?>59 g|i got 59g :)>59g|59 g 🤔>59 g|i guess its like 59>59`,
    count: "3|three|+2|2-|I think it is three>three|1/2",
    formula: "MgBr2|it's MgBr2>MgBr2|is it Mg2Br?>Mg2Br|I think MgBr₂>MgBr₂|NaCl",
    equation:
      "2 C2H6 + 7 O2 -> 4 CO2 + 6 H2O|I think it's C2H6 + 7O2 → 2CO2 + 3H2O>C2H6 + 7O2 → 2CO2 + 3H2O|2C2H6 + 7O2 = 4CO2 + 6H2O",
    name: "potassium bromide|it's potassium chloride>potassium chloride|is it Potassium bromide?>Potassium bromide",
    word: "exothermic|it is endothermic>endothermic|I think exothermic>exothermic|exothermc",
    strand: "TACG|I think TAGG>TAGG",
    configuration: "[Ne] 3s2 3p1|1s2 2s2 2p6 3s2|it's 1s² 2s² 2p⁶ 3s² 3p¹>1s² 2s² 2p⁶ 3s² 3p¹",
    choice:
      "B|b|b)|(b)|B.>B|is it C>C|is it c?>c|I think B>B|option b>b|the answer is A>A|it's a>a|24.0 g|B) 24.0 g|I choose C!>C|letter c>c|maybe 24.0 g?>24.0 g|36 g",
  },
  es: {
    mass: "59 g|creo que es 59 g>59 g|¿es 59 g?>59 g|son 5,9 g>5,9 g|la respuesta es 59>59|me da 59 gramos>59 gramos|59 g, ¿verdad?>59 g|quizás 59 g>59 g",
    choice: "B|creo que es la B>B|la respuesta es C>C|opción b>b|¿es la a?>a|elijo la c>c",
  },
  fr: {
    mass: "59 g|c'est 59 g ?>59 g|je pense que c'est 5,9 g>5,9 g|je trouve 59>59|est-ce 59 g ?>59 g|j'obtiens 59 g>59 g|la réponse est 59 grammes>59 grammes|59 g, non ?>59 g",
    choice: "B|c'est la b>b|je pense que c'est C>C|réponse a>a|est-ce que c'est B ?>B",
  },
  am: {
    mass: "59 g|59 g ይመስለኛል>59 g|መልሱ 59 g ነው>59 g|59 g ነው?>59 g|ምናልባት 59>59|59 ግራም",
    choice: "B|መልሱ B ነው>B|B ይመስለኛል>B|ምርጫ c>c",
  },
  zh: {
    mass: "59 g|59克|是59g吗？>59g|我觉得是 59 g>59 g|答案是59克>59克|应该是59>59|59 g 对吗？>59 g",
    choice: "B|选B>B|我选c>c|是A吗？>A|答案是 B>B|我觉得是C吧>C",
  },
  hi: {
    mass: "59 g|मुझे लगता है 59 g>59 g|उत्तर 59 g है>59 g|क्या यह 59 g है?>59 g|शायद 59>59|59 ग्राम|मेरा उत्तर 59 ग्राम है>59 ग्राम",
    choice: "B|मुझे लगता है B>B|उत्तर C है>C|विकल्प a>a|क्या यह b है?>b",
  },
};

/** What is said beside an open question and answers nothing, whatever is open. */
const NO_ANSWERS: Record<Locale, string> = {
  en: `balance Fe + O2|Fe + O2 -> Fe2O3|4 Fe + 3 O2 -> 2 Fe2O3|C2H6 + O2 -> CO2 + H2O|what is molarity?|How many moles are in 59 g of NaCl?|why is it 59 g?|what about 50 g|59 g in mol|convert 59 g to kg|25 °C to K|59 g = ? mol|I have 59 g of NaCl|3*4|2 more|5 more please|3 hard ones|another one|a hint please|show me step 2|is it 59 g or 60 g?|not 59 g|why b|what is b|b or c?|is it a gas|is it hard?|it is confusing|a|NaCl|how do I convert g to mol|what does mol mean|yes|no|why?|what if it were 59 g|the first one is wrong|entropy|is 59 the atomic number of Pr?|what is exothermic?|is it because the bonds break?|a mole is 6.022e23|1 L = 1000 mL|PV = nRT|25 mL of 0.1 M HCl|how much is 59 g|give me 3 problems|can you explain B?|where does 59 g come from|explain question 3|I think chemistry is fun`,
  es: "¿cuántos moles hay en 59 g de NaCl?|por qué|balancea Fe + O2|otra|dame una pista|¿qué es la molaridad?|59 g a mol|¿por qué es 59 g?|tengo 59 g de sal|¿y si fueran 50 g?|explica la b",
  fr: "combien de moles dans 59 g de NaCl ?|pourquoi|équilibre Fe + O2|encore un|un indice stp|qu'est-ce que la molarité ?|59 g en mol|pourquoi 59 g ?|et si c'était 50 g ?|explique la b",
  am: "በ59 g NaCl ውስጥ ስንት ሞል አለ?|ለምን|Fe + O2 አመጣጥን|ሌላ ጥያቄ|ሞላሪቲ ምንድን ነው?|ፍንጭ ስጠኝ|ለምን 59 g ሆነ?",
  zh: "59 g NaCl 是多少摩尔？|为什么|配平 Fe + O2|再来一题|什么是摩尔浓度？|给我提示|为什么是59 g？|如果是50 g呢|B为什么不对",
  hi: "59 g NaCl में कितने मोल हैं?|क्यों|Fe + O2 संतुलित करो|एक और|मोलरता क्या है?|संकेत दो|59 g क्यों है?|अगर 50 g हो तो",
};

const STUCK: Record<Locale, string> = {
  en: "idk|IDK!!|no idea|I have no clue|i don't know|dunno, sorry|not sure|I'm stuck|I don't get it|where do i start|help|ok i give up",
  es: "no sé|ni idea|no tengo ni idea, perdón|no sé cómo empezar|no entiendo|me rindo|ayuda",
  fr: "je ne sais pas|jsp|aucune idée|je sais pas, désolé|je bloque|je ne comprends pas|aide-moi",
  am: "አላውቅም|ምንም ሀሳብ የለኝም|እርግጠኛ አይደለሁም|አልገባኝም|ከየት ልጀምር",
  zh: "不知道|我不会|没思路|我不确定|卡住了|不知道怎么做",
  hi: "पता नहीं|मुझे नहीं पता|कोई अंदाज़ा नहीं|समझ नहीं आ रहा|मैं अटक गया|कैसे शुरू करूँ",
};

const answerOf = (text: string, locale: Locale, open: OpenQuestion): string | null => {
  const act = understand(text, locale, open);
  return act.kind === "answer" ? act.answer : null;
};

describe.each(LOCALES)("%s", (locale) => {
  const cases = Object.entries(ANSWERS[locale]).flatMap(([kind, texts]) =>
    texts.split("|").map((text): [string, OpenKind, string] => {
      const [said = "", answer = said] = text.split(">").length > 2 ? [text] : splitCase(text);
      return [said, kind as OpenKind, answer];
    }),
  );
  test.each(cases)("[CARD-03] %s answers a question for a %s", (said, kind, answer) => {
    expect(answerOf(said, locale, OPEN[kind])).toBe(answer);
  });

  test.each(NO_ANSWERS[locale].split("|"))("[CARD-03] %s answers no question", (said) => {
    const answered = Object.entries(OPEN).filter(([, open]) => answerOf(said, locale, open) !== null);
    expect(answered.map(([kind]) => kind)).toEqual(MAY_ANSWER[said] ?? []);
  });

  test.each(STUCK[locale].split("|"))("[CARD-03] %s knows no answer, and is none", (said) => {
    for (const open of Object.values(OPEN))
      expect(understand(said, locale, open)).toEqual({ kind: "stuck", questionId: QUESTION_ID });
    expect(understand(said, locale).kind).not.toBe("stuck");
  });
});

function splitCase(text: string): string[] {
  const at = text.lastIndexOf(">");
  return at < 0 || text[at - 1] === "-" ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Where such a text answers a question after all: it is a letter, or a formula, and that is asked for. */
const MAY_ANSWER: Readonly<Record<string, OpenKind[]>> = { a: ["choice"], NaCl: ["formula"] };

test("[CARD-03] distress goes before an answer, and what is social stays so", () => {
  expect(understand("59 g i want to die", "en", OPEN.mass)).toEqual({ kind: "social", social: "distress" });
  expect(understand("thanks!", "en", OPEN.choice)).toEqual({ kind: "social", social: "thanks" });
  expect(understand("k", "en", OPEN.mass)).toEqual({ kind: "social", social: "acknowledgement" });
});

test.each([
  "",
  " ",
  "?!",
  "=",
  "a".repeat(299),
  "59 ".repeat(99),
  "is it ".repeat(49),
  "\ud800",
  "((((",
  "是".repeat(299),
])("a text that says nothing is no answer, and takes no time", (text) => {
  const start = performance.now();
  for (const open of Object.values(OPEN)) understand(text, "en", open);
  expect(performance.now() - start).toBeLessThan(2_000);
});

const EVALUATION = {
  isCorrect: false,
  score: 0,
  feedback: "",
  partialCredit: { setup: false, method: false, calculation: false, units: false },
  suggestions: [],
  verdict: "incorrect",
  misconception: null,
  reading: "",
  summary: "",
  credits: [],
};
const WRONG = { studentAnswer: "1 g", evaluation: EVALUATION };
const RIGHT = { studentAnswer: "59 g", evaluation: { ...EVALUATION, verdict: "correct", isCorrect: true, score: 100 } };
const LESSON = read({ type: "practice_question", ...SHARED, given: [], find: "", ...RIGHT });

const [first, second] = [free(), free({ questionId: "0192a1b2-0000-7000-8000-000000000002" })];
const unanswered = first;

test.each<[string, Card[], Card | null]>([
  ["nothing was asked", [], null],
  ["the last question has no answer", [first], first],
  ["two have none: the later one", [second, first], second],
  ["the last one was answered right: the one before it", [LESSON, unanswered], unanswered],
  ["it was answered wrong", [free(WRONG)], free(WRONG)],
  ["it was answered wrong, and something else came", [LESSON, free(WRONG)], null],
  ["a choice was wrong", [choice({ ...WRONG, studentAnswer: "a" })], null],
  ["it is not on record", [free({ questionId: null })], null],
])("[CARD-03] the open question when %s", (_, cards, open) => {
  expect(findOpenCard(cards)).toEqual(open);
});

describe("[CARD-03] the letter of an option, where there are none, is no element and no wish for the solution", () => {
  test.each<[string, Locale, OpenKind]>([
    ["Is it B?", "en", "mass"],
    ["is the answer C", "en", "mass"],
    ["I think it's b", "en", "count"],
    ["(D)", "en", "mass"],
    ["option a", "en", "equation"],
    ["¿es la B?", "es", "mass"],
    ["c'est B ?", "fr", "mass"],
    ["选B", "zh", "mass"],
    ["答案是C吗？", "zh", "mass"],
  ])("%s (%s), beside a question for a %s", (said, locale, kind) => {
    expect(understand(said, locale, OPEN[kind])).toEqual({ kind: "social", social: "no-options" });
  });

  test.each<[string, OpenKind]>([
    ["is it b", "choice"],
    ["Is it B?", "word"],
    ["is it N?", "mass"],
    ["what is B", "mass"],
    ["is B a metal?", "mass"],
    ["is it 12 C", "mass"],
  ])("but not %s, beside a question for a %s", (said, kind) => {
    expect(understand(said, "en", OPEN[kind])).not.toMatchObject({ social: "no-options" });
  });

  test.each<[string, string, boolean]>([
    ["is it B?", "quantity", true],
    ["would it be (c)?", "quantity", true],
    // The same may be asked of boron.
    ["B?", "quantity", false],
    ["and for C?", "quantity", false],
    ["is it C?", "formula", false],
  ])("%s behind a solution that is a %s: %s", (said, kind, isStray) => {
    expect(isStrayOption(said, kind, "What is the mass of 3 mol of neon?")).toBe(isStray);
  });

  test("nor where the problem came with its options", () => {
    expect(isStrayOption("is it B?", "quantity", "What is the mass of 3 mol of neon? (A) 20 g (B) 61 g")).toBe(false);
  });
});
