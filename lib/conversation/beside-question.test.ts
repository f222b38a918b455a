import { describe, expect, test } from "vitest";
import { type BesideQuestionAsk, readBesideQuestion } from "./beside-question.ts";

describe("[TALK-01] beside a practice question, what asks about it is no answer", () => {
  test.each<[string, BesideQuestionAsk | null]>([
    ["show me how its done", "solution"],
    ["tell me the answer", "solution"],
    ["I give up", "solution"],
    ["ok i give up, whats the answer?", "solution"],
    ["the solution please", "solution"],
    ["me rindo, muéstrame la solución", "solution"],
    ["dime la respuesta", "solution"],
    ["j'abandonne, montre-moi la solution", "solution"],
    ["告诉我答案吧", "solution"],
    ["我放弃了", "solution"],
    ["सही उत्तर बताइए", "solution"],
    ["መልሱን ንገረኝ", "solution"],
    ["but why", "why"],
    ["what did i do wrong?", "why"],
    ["¿por qué?", "why"],
    ["mais pourquoi ?", "why"],
    ["为什么不对", "why"],
    ["लेकिन क्यों?", "why"],
    ["ግን ለምን?", "why"],
    ["where do i start", "start"],
    ["can i have a clue", "start"],
    ["hint pls", "start"],
    ["no sé cómo empezar", "start"],
    ["par où je commence ?", "start"],
    ["怎么开始", "start"],
    ["कहाँ से शुरू करूँ?", "start"],
    ["ከየት ልጀምር?", "start"],
    ["i dont know", null],
    ["3.2 mol", null],
    ["why does ice float", null],
    ["the answer is 5 g", null],
    ["is it C", null],
    ["thanks", null],
  ])("%s: %s", (text, ask) => {
    expect(readBesideQuestion(text)).toBe(ask);
  });
});
