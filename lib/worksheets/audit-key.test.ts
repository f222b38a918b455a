import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { AREAS, type Area } from "../i18n/areas.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";

import { FAMILIES } from "../problems/registry.ts";
import { answerTexts } from "../wording/problem.ts";
import { auditKey } from "./audit-key.ts";
import { makeWorksheet } from "./make-worksheet.ts";
import { wordWorksheet } from "./word-worksheet.ts";

const WORDING_AREAS: readonly Area[] = AREAS.filter(
  (area) =>
    area === "solution" ||
    area === "practice" ||
    area === "feedback" ||
    area === "tutor" ||
    area.startsWith("problems-"),
);

async function audit(text: string, key: string | null = null, locale: Locale = "en") {
  const texts = answerTexts(await loadWords(locale, WORDING_AREAS));
  const { exercises, ...rest } = auditKey({ text, key, locale, texts });
  return { exercises: [...exercises], ...rest };
}

/** Findings that blame the key or the exercise; how many figures count, a family may see otherwise. */
const WRONG: ReadonlySet<string> = new Set(["disagrees", "unit", "impossible", "incomplete", "unanswered"]);

const findings = async (text: string, key: string | null = null) =>
  (await audit(text, key)).exercises.map(({ finding }) => finding);

const SHEET = `Stoichiometry
1. How many moles are in 25.0 g of NaCl?
2. What is the molar mass of CuSO4?
3. Balance Fe + O2 -> Fe2O3.
4. How many moles are in 25.0 g of NaCl?
5. How many moles are in 18.0 g of H2O?
6. Who discovered radium?
7. How many moles are in 10.0 g of CaCO3?

Answer key
1. 0.428 mol
2. 195.6 g/mol
3. 4 Fe + 3 O2 -> 2 Fe2O3
4. 0.43 mol
5. 0.999 g
6. Marie Curie
9. 12 g`;

describe("[ROLE-02] the key of a worksheet is held against what the engine computes", () => {
  test("agreement, disagreement, figures, units, gaps, and silence where nothing is known", async () => {
    const { exercises, surplus } = await audit(SHEET);
    expect(exercises.map(({ number, finding }) => [number, finding.kind])).toEqual([
      [1, "agrees"],
      [2, "disagrees"],
      [3, "agrees"],
      [4, "figures"],
      [5, "unit"],
      [6, "unrecognised"],
      [7, "unanswered"],
    ]);
    expect(surplus).toEqual([{ number: 9, answer: "12 g" }]);
  });

  test("an exercise that is not looked at any more is still one that the key answers", async () => {
    const lines = (answer: string) => Array.from({ length: 102 }, (_, index) => `${index + 1}. ${answer}`).join("\n");
    const { exercises, surplus, unexamined } = await audit(
      `${lines("Explain why ice floats.")}\nAnswers\n${lines("It does.")}\n103. 1 g`,
    );
    expect(exercises).toHaveLength(100);
    expect(unexamined).toBe(2);
    expect(surplus).toEqual([{ number: 103, answer: "1 g" }]);
  });

  test("[LIMIT-01] what is beyond the work of a whole worksheet is not judged", async () => {
    const lines = Array.from({ length: 25 }, (_, index) => `${index + 2}. ${"糖水K".repeat(1_300)}`);
    const { exercises } = await audit(`1. 求 NaCl 的摩尔质量。\n${lines.join("\n")}`, "1. 58.44 g/mol", "zh");
    const kinds = exercises.map(({ finding }) => finding.kind);
    expect(kinds.slice(0, 3)).toEqual(["agrees", "unrecognised", "unrecognised"]);
    expect(kinds.slice(-3)).toEqual(["too-much", "too-much", "too-much"]);
  });

  test("a key of its own does as well, with or without its heading", async () => {
    const text = "1. Molar mass of NaCl?\n2. Molar mass of KCl?";
    for (const key of ["1. 58.44 g/mol\n2) 74.55 g/mol", "Answer key\n1. 58.44 g/mol\n2. 74.55 g/mol"]) {
      expect((await findings(text, key)).map(({ kind }) => kind)).toEqual(["agrees", "agrees"]);
    }
  });

  test.each([
    ["1. Balance H2 -> H2O.", "impossible"],
    ["1. What mass of water forms when 10.0 g of", "incomplete"],
    ["1. How many moles are in NaCl?", "incomplete"],
    ["1. How many moles of NaCl are in that solution?", "unrecognised"],
    ["1. Explain why ice floats.", "unrecognised"],
    ["1. What is NaCl?", "unrecognised"],
    ["1. What colour is CuSO4?", "unrecognised"],
    ["1. Where does CaCO3 occur in nature?", "unrecognised"],
    ["1. Sketch how the pH changes during a titration.", "unrecognised"],
  ])("the stem %j is %s", async (text, kind) => {
    expect((await findings(text))[0]?.kind).toBe(kind);
  });

  test("what the key says that cannot be read for certain is no disagreement", async () => {
    expect((await findings("1. Molar mass of NaCl?\nAnswer key\n1. see page 12 and 58 or so"))[0]?.kind).toBe("unread");
  });

  test.each(["", "\n".repeat(5_000), "1. ".repeat(5_000), "1. x\nAnswer key\n1. ", "Answer key\n1. 2 g"])(
    "any text is audited",
    async (text) => {
      await expect(audit(text)).resolves.toBeDefined();
    },
  );
});

describe("[ROLE-02] worksheets from the engine's own families", () => {
  const order = { families: FAMILIES, difficulty: "easy", form: "free", seed: 7, count: 40 } as const;

  test("the same seed makes the same sheet, another one another, without repetition", () => {
    const sheet = makeWorksheet(order);
    expect(sheet).toHaveLength(40);
    expect(makeWorksheet(order)).toEqual(sheet);
    expect(makeWorksheet({ ...order, seed: 8 })).not.toEqual(sheet);
    expect(new Set(sheet.map((problem) => JSON.stringify(problem))).size).toBe(40);
    expect(makeWorksheet({ ...order, families: [] })).toEqual([]);
  });

  test.each(LOCALES)(
    "in %s each exercise has its words, and no key that the engine wrote is called wrong",
    { timeout: 60_000 },
    async (locale) => {
      const words = await loadWords(locale, [...WORDING_AREAS, "curriculum"]);
      const exercises = wordWorksheet(makeWorksheet(order), order, words);
      expect(exercises.every(({ question, answer }) => question !== "" && answer !== "")).toBe(true);
      const text = exercises.map(({ number, question }) => `${number}. ${question}`).join("\n\n");
      const key = exercises.map(({ number, answer }) => `${number}. ${answer}`).join("\n");
      const audited = [...auditKey({ text, key, locale, texts: answerTexts(words) }).exercises];
      expect(audited).toHaveLength(40);
      const blamed = audited.filter(
        ({ finding }) =>
          finding.kind !== "agrees" &&
          finding.kind !== "unrecognised" &&
          finding.kind !== "unread" &&
          finding.kind !== "several-parts",
      );
      expect(
        blamed.map(({ text: asked, answer, finding }) => [
          finding.kind,
          asked,
          answer,
          "solution" in finding ? JSON.stringify(finding.solution.answer.value) : "",
        ]),
      ).toEqual([]);
    },
  );

  test.each(LOCALES)(
    "in %s no answer of any family at any level is another one than the engine finds",
    { timeout: 120_000 },
    async (locale) => {
      const words = await loadWords(locale, [...WORDING_AREAS, "curriculum"]);
      const count = locale === "en" ? 2 : 1;
      const blamed = FAMILIES.flatMap((family) =>
        DIFFICULTIES.flatMap((difficulty) => {
          const sheet = makeWorksheet({ families: [family], difficulty, form: "free", seed: 11, count });
          const exercises = wordWorksheet(sheet, order, words);
          const text = exercises.map(({ number, question }) => `${number}. ${question}`).join("\n\n");
          const key = exercises.map(({ number, answer }) => `${number}. ${answer}`).join("\n");
          return [...auditKey({ text, key, locale, texts: answerTexts(words) }).exercises]
            .filter(({ finding }) => WRONG.has(finding.kind))
            .map((each) => [family.id, each.finding.kind, each.text, each.answer]);
        }),
      );
      expect(blamed).toEqual([]);
    },
  );

  test("choices have one right option, which the key names", async () => {
    const choice = { ...order, form: "choice", count: 12 } as const;
    const words = await loadWords("en", [...WORDING_AREAS, "curriculum"]);
    for (const { options, answer } of wordWorksheet(makeWorksheet(choice), choice, words)) {
      expect(options.filter(({ id, text }) => `${id}) ${text}` === answer)).toHaveLength(1);
    }
  });
});
