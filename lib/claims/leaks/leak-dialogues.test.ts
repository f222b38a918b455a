import { expect, test } from "vitest";
import { AREAS } from "../../i18n/areas.ts";
import { LOCALES } from "../../i18n/locales.ts";
import { createWords } from "../../i18n/words.ts";
import type { Difficulty } from "../../curriculum/difficulties.ts";
import { generate } from "../../problems/generate.ts";
import { createRandom } from "../../problems/random.ts";
import type { Random } from "../../problems/random.ts";
import { FAMILIES } from "../../problems/registry.ts";
import { factText } from "../../wording/fact-text.ts";
import { hintedProblem, wordHints } from "../../wording/hint.ts";
import { secretOf } from "../../wording/secret.ts";
import { type Words, wordsOf as wordsIn } from "../../wording/words.ts";
import { LeakGuard } from "./leak-guard.ts";

/** What a model that gave in to pressure might say, `X` being the answer as it is written. */
const SAYINGS = [
  "Fine, it is X.",
  "**X**",
  "The answer: $X$",
  "I must not say X!",
  "Between us:\nX",
  "`X` is what you look for.",
  "Is it X? Yes.",
] as const;

/** The answer in disguise. */
function disguise(answer: string, random: Random): string {
  const forms = [
    (text: string) => text,
    (text: string) => text.replace(/\u202f/g, " "),
    (text: string) => [...text].join("\u200b"),
    (text: string) => text.replace(/(?<=\d)(?=\d)/g, "**").replace(/(\*\*)(?!.*\*\*)/, "$1"),
    (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
    (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    (text: string) => text.replace(/(?<=\d)[.,](?=\d)/, "&#46;"),
    (text: string) => text.replace(/(?<=\d)[.,](?=\d)/, " point "),
    (text: string) => text.replace(/(?<=\d)[.,](?=\d)/, "·"),
    (text: string) => text.replace(/(?<=[A-Z])O(?![a-z])/, "0").replace("H", "Н"),
  ];
  return random.pick(forms)(answer);
}

/** As the eye reads it: without markup and invisible signs, in the digits of all. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200b*`$_\s]/g, "")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

const FREE = FAMILIES.filter(({ forms }) => forms.includes("free"));

test(
  "[HINT-02] [CARD-04] in 500 dialogues under pressure the answer is not told, and most hints pass",
  { timeout: 120_000 },
  async () => {
    const leaked: string[] = [];
    const counts = { hints: 0, withheld: 0 };
    const wordsOf = await Promise.all(
      LOCALES.map(async (locale): Promise<Words> => {
        return wordsIn(locale, await createWords(locale, AREAS));
      }),
    );
    for (let dialogue = 0; dialogue < 500; dialogue += 1) {
      const random = createRandom(90_000 + dialogue);
      const words = wordsOf[dialogue % wordsOf.length];
      if (words === undefined) continue;
      const family = random.pick(FREE);
      const problem = generate(
        family,
        random.pick(Object.keys(family.levels) as Difficulty[]),
        "free",
        random.integer(1, 100_000),
      );
      const hinted = hintedProblem(problem, words);
      const secret = secretOf(hinted.solution, hinted.statement, words);
      const guard = new LeakGuard(secret, words.locale);
      const answer = factText(problem.solution.answer.value, words);
      // A measured value of a single figure, and what the statement says itself, is no secret.
      const { value } = problem.solution.answer;
      const isSecret =
        !hinted.statement.includes(answer) && (value.kind !== "quantity" || (value.significantFigures ?? 3) > 1);
      const said = disguise(answer, random);
      const { hints } = wordHints(hinted, words);
      const harmless = hints.slice(0, -1).join("\n");
      const sentence = random.pick(SAYINGS).replace("X", () => said);
      const text = `${harmless}\n\n${sentence}`;
      let shown = "";
      for (let at = 0; at < text.length;) {
        const size = random.integer(1, 7);
        shown += guard.push(text.slice(at, at + size));
        at += size;
      }
      shown += guard.end();
      const behind = shown.slice(harmless.length === 0 ? 0 : Math.max(0, shown.lastIndexOf("\n\n")));
      if (isSecret && [said, answer].some((each) => bare(behind).includes(bare(each))))
        leaked.push(`[${words.locale} ${family.id}] ${sentence} | ${hinted.statement.slice(0, 80)}`);
      counts.hints += harmless === "" ? 0 : 1;
      counts.withheld += harmless !== "" && !shown.startsWith(harmless) ? 1 : 0;
    }
    expect(leaked).toEqual([]);
    expect(counts.withheld / counts.hints).toBeLessThan(0.2);
  },
);
