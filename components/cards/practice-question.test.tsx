// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ANSWERED, evaluationOf, practiceCard } from "./question-cards.fixture.ts";
import { fetchCardViews, recordedActions, showCard } from "./show-card.fixture.tsx";

beforeEach(() => window.localStorage.clear());
beforeAll(fetchCardViews);
afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe("an open question", () => {
  test("[CARD-03] [CARD-09] shows what is asked, given and sought, how hard it is, and its chemistry as chemistry", () => {
    showCard(practiceCard(), recordedActions());
    for (const text of ["Practice problem", "Medium", "Checked", "Given", "Find"])
      expect(screen.getByText(text)).toBeDefined();
    expect(document.querySelectorAll("sub")).toHaveLength(3);
  });

  test("[CARD-03] can be submitted once there is more than blanks", () => {
    showCard(practiceCard(), recordedActions());
    expect(button("Submit").disabled).toBe(true);
    write(" \n ");
    expect(button("Submit").disabled).toBe(true);
    write("0.5 mol");
    expect(button("Submit").disabled).toBe(false);
  });

  test("[CARD-03] blanks are not submitted by the keys that submit, either", () => {
    const actions = recordedActions();
    showCard(practiceCard(), actions);
    for (const text of ["", " \n "]) {
      write(text);
      fireEvent.keyDown(field(), { key: "Enter", ctrlKey: true });
      fireEvent.keyDown(field(), { key: "Enter", metaKey: true });
    }
    expect(actions.evaluate).not.toHaveBeenCalled();
    write("0.5 mol");
    fireEvent.keyDown(field(), { key: "Enter", ctrlKey: true });
    expect(actions.evaluate).toHaveBeenCalledTimes(1);
  });

  test("[CARD-03] is submitted once, and says so while it is marked", async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const actions = recordedActions();
    actions.evaluate.mockReturnValue(promise);
    const card = practiceCard();
    showCard(card, actions);
    write("0.5 mol");
    fireEvent.click(button("Submit"));
    fireEvent.click(button("Evaluating..."));
    expect(button("Evaluating...").getAttribute("aria-disabled")).toBe("true");
    expect(field().readOnly).toBe(true);
    expect(actions.evaluate.mock.calls).toEqual([[card, { text: "0.5 mol", studentAnswer: "0.5 mol" }]]);
    resolve(true);
    await waitFor(() => expect(button("Submit")).toBeDefined());
  });

  test("[ERR-05] keeps what was written when it cannot be marked", async () => {
    const actions = recordedActions();
    actions.evaluate.mockResolvedValue(false);
    showCard(practiceCard(), actions);
    write("0.5 mol");
    fireEvent.click(button("Submit"));
    await waitFor(() => expect(button("Submit").getAttribute("aria-disabled")).toBe("false"));
    expect(field().value).toBe("0.5 mol");
  });

  test("[CARD-10] keeps what was written over a reload, until it is marked", () => {
    const { unmount } = showCard(practiceCard(), recordedActions());
    write("0.5 m");
    unmount();
    const { change } = showCard(practiceCard(), recordedActions());
    expect(field().value).toBe("0.5 m");
    change(practiceCard(ANSWERED));
    expect(window.localStorage).toHaveLength(0);
  });

  test("stays open after an answer that could not be read, with its text", () => {
    const evaluation = evaluationOf({ verdict: "ungradable", isCorrect: false, score: 0, summary: "Not marked." });
    showCard(practiceCard({ studentAnswer: "half", evaluation }), recordedActions());
    expect(screen.getByText("Not marked.")).toBeDefined();
    expect(field().value).toBe("half");
    expect(button("Solve Step-by-Step")).toBeDefined();
  });

  test("[CARD-04] [CARD-08] [HINT-02] asks for the solution, a hint, a similar one", () => {
    const actions = recordedActions();
    const card = practiceCard();
    showCard(card, actions);
    fireEvent.click(button("Solve Step-by-Step"));
    fireEvent.click(button("Get a hint"));
    fireEvent.click(button("Generate Similar"));
    for (const act of [actions.solve, actions.showHints, actions.generateSimilar])
      expect(act.mock.calls).toEqual([[card]]);
  });

  test("asks the chat for nothing while a reply is written", () => {
    const actions = recordedActions({ isBusy: true });
    showCard(practiceCard(), actions);
    for (const name of ["Solve Step-by-Step", "Generate Similar"]) {
      expect(button(name).getAttribute("aria-disabled")).toBe("true");
      fireEvent.click(button(name));
    }
    expect(actions.solve).not.toHaveBeenCalled();
    expect(actions.generateSimilar).not.toHaveBeenCalled();
  });

  test.each([
    [false, /counts as help/],
    [true, /You had help/],
  ])("[CARD-04] says what help does to the answer (helped: %s)", (isHelped, sentence) => {
    showCard(practiceCard({ isHelped }), recordedActions());
    expect(screen.getByText(sentence)).toBeDefined();
  });

  test("outside of a conversation it is only read", () => {
    showCard(practiceCard(), null);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("an answered question", () => {
  test("[CARD-03] [CARD-10] shows the answer and its mark, and takes no other", () => {
    showCard(practiceCard(ANSWERED), recordedActions());
    expect(screen.getByText("Correct: 100 of 100 points.")).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
    for (const name of ["Submit", "Get a hint", "Solve Step-by-Step"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("[CARD-10] after a reload it says what was answered, in the student's own words", () => {
    showCard(practiceCard({ ...ANSWERED, studentAnswer: "half a mole, I think" }), recordedActions());
    expect(screen.getByText("Your answer").parentElement?.textContent).toContain("half a mole, I think");
  });

  test("[CARD-04] reveals its solution where it can be seen, without asking the chat", () => {
    const actions = recordedActions();
    const comeIntoView = vi.fn<(options: ScrollIntoViewOptions) => void>();
    Element.prototype.scrollIntoView = comeIntoView;
    showCard(practiceCard(ANSWERED), actions);
    expect(screen.queryByText("Final answer")).toBeNull();
    fireEvent.click(button("Show Solution"));
    expect(button("Show Solution").getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText("Final answer")).toBeDefined();
    expect(comeIntoView).toHaveBeenCalledTimes(1);
    expect(actions.solve).not.toHaveBeenCalled();
  });

  test("[CARD-03] another try comes into view with its button, and takes the focus", () => {
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function comeIntoView(this: Element) {
      seen.push(this);
    };
    const evaluation = evaluationOf({ verdict: "incorrect", isCorrect: false, score: 0 });
    showCard(practiceCard({ ...ANSWERED, evaluation }), recordedActions());
    fireEvent.click(button("Try again"));
    expect(document.activeElement).toBe(field());
    expect(seen.map((element) => element.contains(button("Submit")))).toEqual([true]);
  });

  test("[CARD-03] the mark takes the focus when it arrives, and not when the page opens with it", async () => {
    const actions = recordedActions();
    const { change, unmount } = showCard(practiceCard(), actions);
    actions.evaluate.mockImplementation(async () => {
      change(practiceCard(ANSWERED));
      return true;
    });
    write("0.500 mol");
    fireEvent.click(button("Submit"));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: "Result" })));
    unmount();
    showCard(practiceCard(ANSWERED), actions);
    expect(document.activeElement).toBe(document.body);
  });

  const base = { xpPoints: 0, hasMastered: false, difficultyBefore: "medium", difficultyAfter: "medium" } as const;
  const wrong = evaluationOf({ isCorrect: false, verdict: "incorrect", score: 0 });

  test.each([
    ["points", { outcome: { ...base, xpPoints: 20 } }, ["+20 XP"]],
    [
      "mastery and the next level",
      { outcome: { ...base, xpPoints: 20, hasMastered: true, difficultyAfter: "hard" } as const },
      ["+20 XP", "Mastered without help: Medium.", "Next level: Hard, because you can do this one on your own."],
    ],
    [
      "an easier level, and why",
      { evaluation: wrong, outcome: { ...base, difficultyAfter: "easy" } as const },
      ["Next level: Easy, after two wrong answers in a row."],
    ],
    [
      "help with a right answer",
      { isHelped: true, outcome: { ...base, xpPoints: 10 } },
      [
        "+10 XP",
        "Answered with help: it does not move mastery. A similar question will come back for you to solve alone.",
      ],
    ],
    [
      "help with a wrong answer",
      { isHelped: true, evaluation: wrong, outcome: base },
      ["Answered with help: it does not move mastery."],
    ],
  ])("says what the answer moved: %s", (_name, change, lines) => {
    showCard(practiceCard({ ...ANSWERED, ...change }), null);
    const outcome = screen.getAllByRole("listitem").map((line) => line.textContent);
    expect(outcome).toEqual(lines);
  });
});

describe("a question that was answered wrong", () => {
  const WRONG = {
    ...ANSWERED,
    studentAnswer: "0.25 mol",
    evaluation: evaluationOf({ isCorrect: false, score: 0, verdict: "incorrect", summary: "Not right yet." }),
  } as const;

  test("[CARD-03] is tried again below its result, which stays", async () => {
    const actions = recordedActions();
    showCard(practiceCard(WRONG), actions);
    expect(screen.queryByRole("textbox")).toBeNull();
    fireEvent.click(button("Try again"));
    expect(actions.tryAgain.mock.calls).toEqual([[practiceCard(WRONG)]]);
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
    const result = screen.getByRole("group", { name: "Result" });
    expect(result.compareDocumentPosition(field()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    write("0.5 mol");
    fireEvent.click(button("Submit"));
    await waitFor(() => expect(actions.evaluate).toHaveBeenCalledTimes(1));
  });

  test("[CARD-03] shows its earlier answers in their order, and takes no more once it is right", () => {
    const earlier = ["0.1 mol", "0.2 mol"].map((studentAnswer) => ({ studentAnswer, evaluation: WRONG.evaluation }));
    showCard(practiceCard({ ...ANSWERED, earlier }), recordedActions());
    const groups = screen.getAllByRole("group", { name: "Earlier answer" });
    expect(groups.map(({ textContent }) => /0\.\d mol/.exec(textContent)?.[0])).toEqual(["0.1 mol", "0.2 mol"]);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByText(/Right after another try/)).toBeDefined();
  });

  test("[CARD-03] is only read outside of a conversation", () => {
    showCard(practiceCard(WRONG), null);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});
