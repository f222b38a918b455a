/** What each room of the product does with a text, without its database. */
import { collectEvidence } from "#lib/claims/evidence.ts";
import { reviewClaims } from "#lib/claims/review-claims.ts";
import { understand } from "#lib/conversation/understand.ts";
import { chooseExercise } from "#lib/exercises/choose-exercise.ts";
import { expectWritten } from "#lib/grading/expect-written.ts";
import type { Expected } from "#lib/grading/expected.ts";
import { grade } from "#lib/grading/grade.ts";
import { detectLocale } from "#lib/retrieval/detect-locale.ts";
import { listConcepts } from "#lib/retrieval/list-concepts.ts";
import { readPassages } from "#lib/retrieval/split-into-passages.ts";
import { listFeatures } from "#lib/retrieval/subtopic-index.ts";
import { solve } from "#lib/solver/solve.ts";
import { factText } from "#lib/wording/fact-text.ts";
import { wordHints } from "#lib/wording/hint.ts";
import { answerTexts } from "#lib/wording/problem.ts";
import type { Words } from "#lib/wording/words.ts";
import { auditKey } from "#lib/worksheets/audit-key.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Between its steps others have their turn. */
export type Room = (text: string, locale: Locale, words: Words) => Generator<undefined, void>;

const EXPECTED: readonly Expected[] = [
  { kind: "quantity", value: "12.5", unit: "g", significantFigures: 3 },
  { kind: "formula", formula: "Fe2O3" },
  { kind: "equation", equation: "2 H2 + O2 -> 2 H2O" },
  { kind: "name", formula: "Fe2O3", names: ["iron(III) oxide"] },
  { kind: "text", accepted: ["oxidation"] },
  { kind: "configuration", configuration: "[Ne] 3s2" },
];

/** Of a material so many passages are looked at here. */
const PASSAGES = 3;

export const ROOMS: Readonly<Record<string, Room>> = {
  *"a message is understood"(text, locale) {
    understand(text, locale);
    yield;
    solve(text, locale);
  },
  *"a hint is asked for"(text, locale, words) {
    const outcome = solve(text, locale);
    const [solution] = outcome.kind === "solved" ? outcome.solutions : [];
    if (solution !== undefined) wordHints({ solution, known: Object.values(solution.givens), statement: text }, words);
    yield;
  },
  *"an answer is marked"(text, locale) {
    solve(text, locale);
    yield;
    expectWritten(text.slice(0, 3_900), text.slice(0, 3_900), locale);
    yield;
    for (const expected of EXPECTED) {
      grade(expected, text.slice(0, 1_990), locale);
      yield;
    }
  },
  *"a worksheet is audited"(text, locale, words) {
    const sheet = `1. ${text}\n2. ${text}\n\nAnswer key\n1. ${text}\n2. ${text}`;
    detectLocale(sheet, locale);
    yield;
    for (const _ of auditKey({ text: sheet, key: null, locale, texts: answerTexts(words) }).exercises) yield;
  },
  *"an exercise of a file is found"(text) {
    chooseExercise(text, `1. ${text}\n2. ${text}`);
    yield;
  },
  *"the claims of a reply are checked"(text, locale, words) {
    const evidence = collectEvidence({ locale, problems: [text] });
    yield;
    reviewClaims(text, evidence, (value) => factText(value, words));
    yield;
  },
  *"a material is cut into passages"(text, locale) {
    let count = 0;
    for (const passage of readPassages([{ page: 1, text: text.repeat(10) }], locale)) {
      yield;
      count += 1;
      if (count > PASSAGES) continue;
      detectLocale(passage.text, locale);
      listConcepts(passage.text, locale);
      listFeatures(passage.text, locale);
    }
  },
};
