import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { AnswerEvaluationCard } from "../cards/answer-evaluation.ts";
import { EQUATION_CASES } from "../grading/equation.cases.ts";
import { expectedSchema } from "../grading/expected.ts";
import type { Expected } from "../grading/expected.ts";
import { FORMULA_CASES } from "../grading/formula.cases.ts";
import { grade } from "../grading/grade.ts";
import type { Mark } from "../grading/mark.ts";
import { NAME_CASES } from "../grading/name.cases.ts";
import { QUANTITY_CASES } from "../grading/quantity.cases.ts";
import { remarkSchema } from "../grading/remarks.ts";
import type { Remark, RemarkCode } from "../grading/remarks.ts";
import { creditWithout, incorrect, NO_CREDIT } from "../grading/score.ts";
import { CHOICE_CASES, TEXT_CASES } from "../grading/words.cases.ts";
import { LOCALES } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { findQuantity } from "../quantity/scan-quantity.ts";
import { assembleAnswerEvaluation } from "./answer-evaluation-card.ts";
import { formulaText } from "./chemistry.ts";
import { wordMark } from "./mark.ts";
import { REMARKS } from "./remarks.fixture.ts";
import { findRightAnswer } from "./right-answer.ts";
import { SLIP_NAMES, wordSlip } from "./slip.ts";
import { SUGGESTIONS } from "./suggestions.ts";

const AREAS = ["feedback", "solution", "tutor"] as const;

type Marked = { readonly expected: Expected; readonly given: string; readonly mark: Mark };

const MARKED: readonly Marked[] = [QUANTITY_CASES, FORMULA_CASES, EQUATION_CASES, NAME_CASES, CHOICE_CASES, TEXT_CASES]
  .flat()
  .flatMap(({ expected: raw, locale = "en", answers }) => {
    const expected = expectedSchema.parse(raw);
    return answers.map(([given]) => ({ expected, given, mark: grade(expected, given, locale) }));
  });

const UNGRADABLE: ReadonlySet<RemarkCode> = new Set(REMARKS.slice(0, 20).map(({ code }) => code));

function markOf(remark: Remark): Mark {
  const reading = { kind: "text", text: "?" } as const;
  if (UNGRADABLE.has(remark.code))
    return { ...incorrect({ credit: NO_CREDIT, hasUnits: true, reading, remarks: [remark] }), verdict: "ungradable" };
  return incorrect({ credit: creditWithout("method"), hasUnits: true, reading, remarks: [remark] });
}

test("[CARD-06] every code of a remark has an example here", () => {
  const codes = remarkSchema.options.map(({ shape }) => shape.code.value);
  expect(REMARKS.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
});

test("[CARD-06] whatever is written is answered in words", async () => {
  const words = await loadWords("en", AREAS);
  const written = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom("Fe", "2", "O", "(", ")", "^", "+", "-", " ", "->", "=", "g", ".", "x", "·", "III", "mol", "/"),
        { maxLength: 14 },
      )
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(written, fc.constantFrom(...MARKED), fc.boolean(), (given, { expected }, reveal) => {
      const { summary, feedback } = wordMark(grade(expected, given, "en"), words, {
        kind: expected.kind,
        given,
        reveal,
      });
      expect(summary).not.toBe("");
      expect(feedback).toMatch(/\p{Letter}/u);
    }),
    { numRuns: 2000 },
  );
});

describe.each(LOCALES)("in %s", (locale) => {
  test("[CARD-06] [I18N-03] every remark says what is wrong and, but where nothing is to be done, what to do", async () => {
    const words = await loadWords(locale, AREAS);
    for (const remark of REMARKS) {
      for (const reveal of [true, false]) {
        const { feedback, suggestions } = wordMark(markOf(remark), words, { kind: "formula", given: "Xx", reveal });
        expect(feedback.length, remark.code).toBeGreaterThan(locale === "zh" ? 5 : 15);
        expect(feedback + suggestions.join(), remark.code).not.toMatch(/[{}]|undefined|feedback\./);
        expect(suggestions.length, remark.code).toBe(SUGGESTIONS[remark.code] === null ? 1 : suggestions.length);
        expect(suggestions.length, remark.code).toBeGreaterThan(0);
      }
    }
  });

  test("[CARD-06] what is right is said only where it may be seen", async () => {
    const words = await loadWords(locale, AREAS);
    for (const remark of REMARKS.filter(({ code }) => !UNGRADABLE.has(code))) {
      const right = findRightAnswer(remark, words);
      const say = (reveal: boolean) =>
        wordMark(markOf(remark), words, { kind: "formula", given: "Xx", reveal }).feedback;
      if (right?.isTelling === true)
        expect(say(true).startsWith(say(false)) && say(true) !== say(false), remark.code).toBe(true);
      else expect(say(true), remark.code).toBe(say(false));
      for (const value of Object.values(right?.values ?? {})) expect(say(true), remark.code).toContain(value);
    }
  });

  test("[CARD-05] [CARD-06] every slip explains itself without a value of its problem", async () => {
    const words = await loadWords(locale, AREAS);
    const said = SLIP_NAMES.map((id) => wordSlip(id, words));
    for (const slip of said) {
      expect(slip?.feedback).toMatch(/\p{Letter}.{10}/u);
      expect(slip?.suggestion).toMatch(/\p{Letter}.{10}/u);
      expect(slip?.feedback).not.toMatch(/[{}]/);
    }
    expect(new Set(said.map((slip) => slip?.feedback)).size).toBe(SLIP_NAMES.length);
    expect(wordSlip("constructor", words)).toBeNull();
  });

  test("[CARD-06] [I18N-03] every marked answer gets a summary, an explanation and, unless it is perfect, a next step", async () => {
    const words = await loadWords(locale, AREAS);
    for (const { expected, given, mark } of MARKED) {
      for (const reveal of [true, false]) {
        const evaluation = wordMark(mark, words, { kind: expected.kind, given, reveal });
        const shown = JSON.stringify({ given, evaluation });
        const { isCorrect, score, summary, feedback, suggestions } = evaluation;
        expect(
          [summary, feedback, ...suggestions].every((text) => /\p{Letter}/u.test(text)),
          shown,
        ).toBe(true);
        expect(summary + feedback + suggestions.join(""), shown).not.toMatch(/feedback\.|undefined|\bNaN\b/);
        expect((summary + feedback).replaceAll(given, ""), shown).not.toMatch(/\{[a-z]/);
        expect({ isCorrect, score }).toEqual({ isCorrect: mark.verdict === "correct", score: mark.score });
        expect(suggestions.length > 0 || isCorrect, shown).toBe(true);
        expect(suggestions.length).toBeLessThanOrEqual(3);
      }
    }
  });

  test("[CARD-06] an answer that is not right is told nothing of the right one unless it may be seen", async () => {
    const words = await loadWords(locale, AREAS);
    const leaks = MARKED.filter(({ mark }) => mark.verdict !== "correct").flatMap(({ expected, given, mark }) => {
      const card = assembleAnswerEvaluation(
        { question: "?", studentAnswer: given, expected, mark, reveal: false },
        words,
      );
      const { feedback, suggestions } = card.evaluation;
      const leak =
        findLeak(expected, given, [feedback, ...suggestions].join("\n"), locale) ??
        findLeakOfFacts(expected, given, card, locale);
      return leak === null && card.facts?.expected === null ? [] : [{ given, leak, feedback }];
    });
    expect(leaks).toEqual([]);
  });
});

/** The right answer within the text, where the student has not written it as well. */
function findLeak(expected: Expected, given: string, text: string, locale: Locale): string | null {
  switch (expected.kind) {
    case "quantity":
      return (
        listNumbers(text, locale)
          .find(
            (value) =>
              isNear(value, Number(expected.value)) && !listNumbers(given, "en").some((own) => isNear(value, own)),
          )
          ?.toString() ?? null
      );
    case "formula":
      if (given.includes(expected.formula)) return null;
      return [expected.formula, formulaText(expected.formula)].find((formula) => hasWord(text, formula)) ?? null;
    case "equation":
      return text.includes("→") ? text : null;
    case "name":
      return expected.names.find((name) => hasWord(text, name) && !given.includes(name)) ?? null;
    default:
      return null;
  }
}

/** The facts hold counts and figures, which are no numbers of the answer. */
function findLeakOfFacts(
  expected: Expected,
  given: string,
  { facts }: AnswerEvaluationCard,
  locale: Locale,
): string | null {
  return expected.kind === "quantity" ? null : findLeak(expected, given, JSON.stringify(facts?.mark.remarks), locale);
}

function hasWord(text: string, word: string): boolean {
  return text
    .split(word)
    .slice(0, -1)
    .some(
      (before, index, parts) =>
        !/[\p{L}\p{N}₀-₉]$/u.test(before) &&
        !/^[\p{L}\p{N}₀-₉(]/u.test(text.slice(parts.slice(0, index + 1).join(word).length + word.length)),
    );
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.01 * Math.abs(b);
}

function listNumbers(text: string, locale: Locale): number[] {
  const numbers: number[] = [];
  let from = 0;
  for (;;) {
    const found = findQuantity(text, from, { locale });
    if (found === null) return numbers;
    if (found.ok) numbers.push(found.value.quantity.value.toNumber());
    from = Math.max(from + 1, found.ok ? found.value.end : found.issue.end);
  }
}
