import { parseCard } from "#lib/cards/card.ts";
import { expect, test } from "#tests/support/browser.ts";
import { storeSession } from "#tests/support/long-session.ts";
import { watchQuiet } from "#tests/support/quiet.ts";
import { openChat } from "./chat-screen.ts";
import { openPractice, problemOf, questionCard, rightAnswer } from "./practice-screen.ts";

test("[CARD-03] [CARD-04] [CARD-10] a right answer is marked, counted and kept, and its solution revealed", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const card = questionCard(await practice.askFree());
  const [question] = await practice.stored();
  expect(question?.metadata).toMatchObject({
    type: "practice_question",
    difficulty: "easy",
    solution: null,
    evaluation: null,
  });
  await expect(card.button("Submit")).toBeDisabled();
  await card.field.fill("  ");
  await expect(card.button("Submit")).toBeDisabled();

  const answer = await rightAnswer(question?.id);
  await card.field.fill(answer);
  await page.reload();
  await expect(card.field).toHaveValue(answer);
  await card.button("Submit").click();
  await expect(card.result).toContainText("Correct: 100 of 100 points.");
  await expect(card.result).toBeFocused();
  await expect(practice.questions).toContainText("+10 XP");

  await page.reload();
  await expect(card.result).toContainText("Correct: 100 of 100 points.");
  await expect(card.field).toHaveCount(0);
  await expect(card.button("Solve Step-by-Step")).toHaveCount(0);
  await card.button("Show Solution").click();
  await expect(practice.questions.getByRole("heading", { name: "Final answer" })).toBeVisible();
  await expect(practice.chat.questions).toHaveCount(1);
  expect(await practice.progress()).toMatchObject([
    { topic: "Density", problemsSolved: 1, easyAttempted: 1, easyCorrect: 1, xpPoints: 10 },
  ]);
});

test("[CARD-03] an answer that cannot be read is asked for again; a wrong one is explained, and stands", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const card = questionCard(await practice.askFree());
  await card.submit("idk");
  await expect(card.result).toContainText("No answer yet, and nothing lost");
  await expect(card.result).toContainText("not knowing yet is how learning starts");
  expect(await practice.progress()).toEqual([]);
  await card.submit("quite a lot");
  await expect(card.result).toContainText("Not marked");
  await expect(card.field).toHaveValue("quite a lot");
  expect(await practice.progress()).toEqual([]);

  await card.submit("123456789 mol");
  await expect(card.result).toContainText("Not right yet: 0 of 100 points.");
  await expect(card.result).toContainText("What to do next");
  await expect(card.field).toHaveCount(0);
  expect(await practice.progress()).toMatchObject([{ problemsSolved: 0, easyAttempted: 1, easyCorrect: 0 }]);
});

test("[CARD-03] a double click on Submit counts once", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const card = questionCard(await practice.askFree());
  const sent: string[] = [];
  page.on("request", (request) => request.postData()?.includes("evaluate_answer") && sent.push(request.url()));
  await card.field.fill("1 g");
  await card.button("Submit").dblclick();
  await expect(card.result).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await practice.progress()).toMatchObject([{ easyAttempted: 1 }]);
});

test("[CARD-04] the solution before the answer comes from the chat, is free, and counts as help", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const card = questionCard(await practice.askFree());
  await expect(practice.questions).toContainText("counts as help");
  await card.button("Solve Step-by-Step").click();
  await expect(practice.chat.finalAnswers).toBeVisible();
  await expect(practice.questions).toContainText("You had help with this question");

  const [question] = await practice.stored();
  await card.submit(await rightAnswer(question?.id));
  await expect(card.result).toContainText("Correct: 100 of 100 points.");
  await expect(practice.questions).toContainText("+5 XP");
  await expect(practice.questions).toContainText("it does not move mastery");
  expect(await practice.progress()).toMatchObject([{ problemsSolved: 1, owedQuestions: 1 }]);
});

test("[CARD-05] [CARD-10] a choice is made by keyboard, judged at once, marked by the server, and kept", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const article = await practice.askChoice();
  const card = questionCard(article);
  const [question] = await practice.stored();
  if (question?.metadata.type !== "mcq_question") throw new Error("Not a question to choose an answer to");
  const { options, correctAnswer, explanation } = question.metadata;
  await expect(card.button("Submit")).toHaveCount(0);

  await article.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  if (correctAnswer === options[0]?.id) await page.keyboard.press("ArrowDown");
  const chosen = options.find(({ id }) => id === (correctAnswer === options[0]?.id ? options[1]?.id : options[0]?.id));
  const request = page.waitForRequest((sent) => sent.postData()?.includes("evaluate_answer") ?? false);
  await card.button("Submit").press("Enter");
  expect((await request).postDataJSON()).toMatchObject({
    type: "evaluate_answer",
    questionText: question.metadata.question,
    studentAnswer: chosen?.id,
    correctSolution: `${options.find(({ id }) => id === correctAnswer)?.text}\n${explanation}`,
    difficulty: "easy",
  });
  for (const visit of ["first", "reloaded"]) {
    await test.step(visit, async () => {
      await expect(card.result).toContainText("Not quite. Review the explanation below.");
      await expect(card.result).toContainText("0 of 100 points");
      await expect(card.result).toContainText("Explanation");
      await expect(article.getByText("Your choice")).toBeVisible();
      await expect(article.getByText("Right answer")).toBeVisible();
      for (const radio of await article.getByRole("radio").all()) await expect(radio).toBeDisabled();
      await expect(card.button("Checking...")).toHaveCount(0);
    });
    if (visit === "first") await page.reload();
  }
  expect(await practice.progress()).toMatchObject([{ easyAttempted: 1, easyCorrect: 0 }]);
});

test("[CARD-05] the right choice is judged before the server has answered", async ({ page, context, signIn }) => {
  await signIn({ plan: "student" });
  const quiet = watchQuiet(page);
  const practice = await openPractice(page);
  const article = await practice.askChoice();
  const [question] = await practice.stored();
  const { options, correctAnswer } =
    question?.metadata.type === "mcq_question" ? question.metadata : { options: [], correctAnswer: "" };
  await article
    .getByRole("radio")
    .nth(options.findIndex(({ id }) => id === correctAnswer))
    .check();
  await quiet();
  const network = await context.newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await questionCard(article).button("Submit").click();
  await expect(questionCard(article).result).toContainText("Excellent! You got it right!", { timeout: 15_000 });
  await expect(questionCard(article).result).toContainText("100 of 100 points");
  await expect(questionCard(article).button("Checking...")).toBeVisible();
  await expect(article).toContainText("+10 XP", { timeout: 60_000 });
});

for (const form of ["askFree", "askChoice"] as const) {
  test(`[CARD-08] Generate Similar brings another question of the same kind and level (${form})`, async ({
    page,
    signIn,
  }) => {
    await signIn({ plan: "student" });
    const practice = await openPractice(page);
    await questionCard(await practice[form]())
      .button("Generate Similar")
      .dblclick();
    await expect(practice.questions).toHaveCount(2);
    await expect(practice.action("Practice Problem")).toBeEnabled();
    const [first, second, ...others] = await practice.stored();
    expect(others).toEqual([]);
    expect(second?.metadata.question).not.toBe(first?.metadata.question);
    for (const trait of ["type", "subtopic", "difficulty"] as const)
      expect(second?.metadata[trait]).toBe(first?.metadata[trait]);
  });
}

for (const type of ["generate_practice", "generate_mcq"] as const) {
  for (const difficulty of ["medium", "hard"] as const) {
    test(`[CARD-08] Generate Similar asks for another that is ${difficulty}, of the same family (${type})`, async ({
      page,
      signIn,
    }) => {
      await signIn({ plan: "student" });
      const practice = await openPractice(page, "curriculum:calorimetry-specific-heat");
      const card = questionCard(await practice.issue(type, difficulty));
      const [first] = await practice.stored();
      expect(first?.metadata.difficulty).toBe(difficulty);
      const request = page.waitForRequest((sent) => sent.postData()?.includes(type) ?? false);
      await card.button("Generate Similar").click();
      expect((await request).postDataJSON()).toMatchObject({ type, difficulty, questionId: first?.id });
      await expect(practice.questions).toHaveCount(2);
      await expect(practice.questions.last()).toContainText(difficulty === "hard" ? "Hard" : "Medium");
      await expect(practice.action("Practice Problem")).toBeEnabled();
      const second = (await practice.stored()).at(-1);
      expect(second?.metadata).toMatchObject({ type: first?.metadata.type, difficulty });
      const { family, variant } = await problemOf(first?.id);
      expect(await problemOf(second?.id)).toMatchObject({ family, variant, difficulty });
    });
  }

  test(`[CARD-08] to a question of old, which is not on record, one of its level is similar (${type})`, async ({
    page,
    signIn,
  }) => {
    const user = await signIn({ plan: "student" });
    const options = [
      { id: "a", text: "Heat is taken up" },
      { id: "b", text: "Heat is given off" },
    ];
    const metadata = parseCard({
      type: type === "generate_mcq" ? "mcq" : "practice",
      difficulty: "hard",
      question: "What happens to heat when ice melts?",
      options,
      correctAnswer: "a",
    });
    await storeSession(user.id, "Old", [
      { question: "A question, please.", content: "A question.", metadata, provenance: null },
    ]);
    const chat = await openChat(page);
    const request = page.waitForRequest((sent) => sent.postData()?.includes(type) ?? false);
    await chat.replies.first().getByRole("button", { name: "Generate Similar" }).click();
    expect((await request).postDataJSON()).toMatchObject({ type, difficulty: "hard" });
    await expect(chat.replies.last().getByText("Hard", { exact: true })).toBeVisible();
  });
}

test("[HINT-01] [HINT-02] hints come one after the other, to the last, and again after a reload", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const card = questionCard(await practice.askFree());
  const { hints } = practice;
  await card.button("Get a hint").click();
  await expect(hints).toBeFocused();
  await hints.getByRole("button", { name: "Get First Hint" }).click();
  await expect(hints.getByRole("heading", { name: "Hint 1" })).toBeVisible();
  await expect(practice.questions).toContainText("You had help with this question");

  const next = hints.getByRole("button", { name: "Next hint" });
  let count = 1;
  const nextOrNone = next.or(hints.getByText("That was the last hint."));
  for (; await nextOrNone.waitFor().then(() => next.isVisible()); count++) {
    await next.click();
    await expect(hints.getByRole("listitem")).toHaveCount(count + 1);
  }
  expect(count).toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  await expect(hints).toHaveCount(0);
  await expect(card.button("Get a hint")).toBeFocused();

  await practice.chat.reload();
  await card.button("Get a hint").click();
  await expect(hints.getByRole("listitem")).toHaveCount(count);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|could not be evaluated/] });

  test("[ERR-05] [HINT-02] without a connection the answer stays, and it and the hint can be tried again", async ({
    page,
    context,
    signIn,
  }) => {
    await signIn({ plan: "student" });
    const quiet = watchQuiet(page);
    const practice = await openPractice(page);
    const card = questionCard(await practice.askFree());
    await quiet();
    const logged = page.waitForEvent("console", (message) => message.text().includes("could not be evaluated"));
    await context.setOffline(true);
    await card.submit("1 g");
    await expect(practice.chat.toast("Evaluation Failed")).toContainText(
      "Failed to evaluate your answer. Please try again.",
    );
    await logged;
    await expect(card.field).toHaveValue("1 g");
    await card.button("Get a hint").click();
    await practice.hints.getByRole("button", { name: "Get First Hint" }).click();
    await expect(practice.chat.toast("Error")).toContainText("Failed to get a hint. Please try again.");
    await context.setOffline(false);
    await practice.hints.getByRole("button", { name: "Get First Hint" }).click();
    await expect(practice.hints.getByRole("listitem")).toHaveCount(1);
    await card.button("Submit").click();
    await expect(card.result).toContainText("points.");
  });
});

test("[INPUT-01] [INPUT-03] Give Hint asks which problem is meant, and is about the latest question", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  for (const name of ["Solve Problem", "Give Hint", "Explain Concept", "Practice Problem", "Multiple Choice"]) {
    await expect(practice.action(name)).toBeVisible();
  }
  await practice.action("Give Hint").click();
  await expect(practice.chat.replies.last()).toContainText("Which problem is the hint for?");
  await practice.chat.input.fill("easy density");
  await practice.askFree();
  await expect(practice.chat.input).toHaveValue("");
  await practice.action("Give Hint").click();
  await expect(practice.chat.replies.last()).toContainText("Hint 1 of");
  await expect(practice.questions).toContainText("You had help with this question");
});

for (const [name, label] of [
  ["Practice Problem", "Generating practice problem"],
  ["Multiple Choice", "Generating multiple choice question"],
  ["Solve Problem", "Solving step-by-step"],
  ["Explain Concept", "Explaining concept"],
] as const) {
  test(`[MSG-04] while it is worked on, ${name} says: ${label}`, async ({ page, context, signIn }) => {
    await signIn({ plan: "student" });
    const quiet = watchQuiet(page);
    const practice = await openPractice(page);
    await quiet();
    const network = await context.newCDPSession(page);
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 5_000,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await practice.action(name).click();
    await expect(practice.chat.replies.getByText(label)).toBeVisible();
    await expect(practice.chat.replies.getByText(label)).toBeHidden();
  });
}

test.describe(() => {
  test.use({ expectedConsoleErrors: [/status of 429/] });

  test("[ERR-02] [ROLE-03] the fourth practice problem of a free day is refused, with its numbers", async ({
    page,
    signIn,
  }) => {
    await signIn({ plan: "free" });
    const practice = await openPractice(page);
    for (let count = 1; count <= 3; count++) await practice.askFree();
    await practice.action("Multiple Choice").click();
    await expect(practice.chat.toast("Daily Limit Reached")).toContainText("You've used 3/3 for today.");
    await expect(practice.questions).toHaveCount(3);
  });
});

for (const width of [320, 360, 768, 1024]) {
  test(`questions, results and hints fit ${width} px without scrolling sideways`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn({ plan: "student" });
    const practice = await openPractice(page);
    const card = questionCard(await practice.askFree());
    await card.button("Get a hint").click();
    await practice.hints.getByRole("button", { name: "Get First Hint" }).click();
    await expect(practice.hints.getByRole("listitem")).toHaveCount(1);
    await card.submit("1 g");
    await expect(card.result).toBeVisible();
    await card.button("Show Solution").click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(
      await page
        .getByRole("region", { name: "Conversation" })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
  });
}

for (const [locale, title] of Object.entries({
  es: "Problema de práctica",
  fr: "Exercice",
  am: "የመለማመጃ ጥያቄ",
  zh: "练习题",
  hi: "अभ्यास प्रश्न",
})) {
  test(`[I18N-01] [I18N-03] practice speaks ${locale}`, async ({ page, context, signIn, baseURL }) => {
    await signIn({ plan: "student" });
    await page.request.post("/api/chat/sessions", { data: { topic: "curriculum:density", title: "Practice" } });
    await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: baseURL ?? "" }]);
    await page.goto("/");
    await page.getByRole("button", { name: title, exact: true }).click();
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
    await card.getByRole("textbox").fill("1 g");
    await card.locator("button[type=submit]").click();
    await expect(card.getByRole("textbox")).toHaveCount(0);
    await expect(page.locator("main")).not.toContainText(
      /Practice problem|Given|Your answer|points|chat\.|practice\.|feedback\.|problems-|solution\./,
    );
  });
}
