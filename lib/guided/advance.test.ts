import { describe, expect, test } from "vitest";
import { cardText } from "../cards/card-text.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { assembleGuided } from "../wording/guided.ts";
import { scanWorking } from "../working/scan-working.ts";
import { loadWords } from "#tests/support/load-words.ts";
import {
  type Advance,
  checkLines,
  isOver,
  isWrong,
  LAST_RUNG,
  START,
  takeEquation,
  takeHelp,
  takeLines,
} from "./advance.ts";
import { judgeOperation } from "./judge-operation.ts";
import { planGuided } from "./plan.ts";

const BURNING = "how many grams of CO2 come from burning 24 g of methane";
const ACID = "What volume of 0.50 M HCl reacts with 2.4 g of Mg?";

function planOf(problem: string) {
  const outcome = solve(problem, "en");
  const plan =
    outcome.kind === "solved" && outcome.solutions[0] !== undefined ? planGuided(outcome.solutions[0]) : null;
  if (plan === null) throw new Error(`not solved: ${problem}`);
  return plan;
}

const lines = (text: string, locale: Locale = "en") => scanWorking(text, locale);

describe("[GUIDE-01] a problem is worked together", () => {
  const plan = planOf(BURNING);

  test("whoever follows arrives, also who leaves steps out", () => {
    const first = takeLines(plan, START, lines("moles of methane = 24/16.04 = 1.496")).state;
    expect(first).toMatchObject({ at: 2, rung: 0, tries: 0 });
    const wrong = takeLines(plan, first, lines("it is 1 to 2, so 2.992 mol CO2"));
    expect(wrong.state).toMatchObject({ at: 2, tries: 1, rung: 1 });
    expect(wrong.remarks.every(({ verdict }) => isWrong(verdict))).toBe(true);
    const last = takeLines(plan, wrong.state, lines("ok 1 to 1, so 1.496 mol and 65.8 g")).state;
    expect(isOver(last, plan)).toBe(true);
  });

  test("after two tries in vain a step is shown, and the next one is the student's", () => {
    let advance: Advance = { state: START, remarks: [], shows: null };
    for (const line of ["M = 10", "M = 12"]) advance = takeLines(plan, advance.state, lines(line));
    expect(advance).toMatchObject({ shows: 0, state: { at: 1, rung: 0, tries: 0, shown: [0] } });
  });

  test("an equation is judged where one is asked for", () => {
    const state = { ...START, at: 2 };
    expect(takeEquation(plan, state, "CH4 + 2 O2 -> CO2 + 2 H2O", "en")?.state.at).toBe(3);
    expect(takeEquation(plan, state, "CH4 + O2 -> CO2 + H2O", "en")?.state).toMatchObject({ at: 2, tries: 1 });
  });

  test.each([
    ["I'd divide by 16", true],
    ["je divise", true],
    ["i would subtract them", false],
  ])("%s: the operation that is meant is judged", (text, isRight) => {
    expect(judgeOperation(plan, { ...START, at: 1 }, text, "en")?.remarks[0]?.verdict).toMatchObject({ isRight });
  });

  test.each(LOCALES)("help never tells the answer before the last step is done, in %s", async (locale) => {
    const words = await loadWords(locale, ["tutor", "solution", "feedback"]);
    for (const problem of [BURNING, ACID, "What is the pH of 0.020 M Ca(OH)2?"]) {
      const own = planOf(problem);
      let advance: Advance = { state: START, remarks: [], shows: null };
      for (let asked = 0; asked < 5 * own.steps.length; asked += 1) {
        advance = takeHelp(own, advance.state);
        const card = assembleGuided({ plan: own, problem, questionId: null, mode: "guide", ...advance }, words);
        expect(card.isOver).toBe(false);
        expect(`${JSON.stringify(card)} ${cardText(card)}`).not.toMatch(
          /43[.,]\s?[89]|0[.,]39[45]|0[.,]40 ?L|12[.,]60/,
        );
      }
      expect(advance.state).toMatchObject({ at: own.steps.length - 1, rung: LAST_RUNG });
    }
  });
});

describe("[GUIDE-02] a working is checked line by line", () => {
  const WORKING =
    "1) 2.4 g Mg / 24.3 = 0.0988 mol 2) Mg + 2 HCl so i need 0.0494 mol HCl 3) 0.0494 mol / 0.50 M = 0.0988 L";

  test("a slip costs once: what follows from it is right", () => {
    const { remarks, state } = checkLines(planOf(ACID), lines(WORKING));
    expect(remarks.map(({ verdict }) => verdict)).toMatchObject([
      { kind: "right", isCarried: false },
      { kind: "slip", id: "inverted-ratio" },
      { kind: "right", isCarried: true },
    ]);
    expect(state.at).toBe(3);
  });

  test("a working that is right is right to its end", () => {
    const plan = planOf(ACID);
    const { remarks, state } = checkLines(
      plan,
      lines("2.4/24.3 = 0.0988 mol, 0.0988*2 = 0.1976 mol, 0.1976/0.50 = 0.395 L"),
    );
    expect(remarks.some(({ verdict }) => isWrong(verdict))).toBe(false);
    expect(isOver(state, plan)).toBe(true);
  });

  test("sums that do not add up are named as that", () => {
    const { remarks } = checkLines(planOf("how many moles are in 36 g of water"), lines("n = 36/18 = 3 mol"));
    expect(remarks[0]?.verdict.kind).toBe("arithmetic");
  });
});
