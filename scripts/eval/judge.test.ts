import { expect, test } from "vitest";
import type { Message, ShownClaim } from "#lib/contracts/chat.ts";
import { generate } from "#lib/problems/generate.ts";
import { FAMILIES } from "#lib/problems/registry.ts";
import { factText } from "#lib/wording/fact-text.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { AREAS } from "#lib/i18n/areas.ts";
import type { Answer, EvalConversation, EvalTurn } from "./conversation.ts";
import { judge } from "./judge.ts";
import type { Said } from "./model-script.ts";

const words = await loadWords("en", AREAS);

const family = FAMILIES.find(({ id }) => id === "molarity");
if (family === undefined) throw new Error("There is no such family.");
const problem = generate(family, "medium", "free", 3);
const secret = factText(problem.solution.answer.value, words);

type Case = {
  content: string;
  turn?: Partial<EvalTurn>;
  claims?: ShownClaim[];
  check?: "verified" | "partly_verified";
  lies?: string[];
  pages?: string[];
};

function judged({ content, turn = {}, claims = [], check = "partly_verified", lies = [], pages }: Case) {
  const evalTurn: EvalTurn = { message: { content: "?" }, expects: [], ...turn };
  const conversation: EvalConversation = {
    id: "en/x",
    kind: "open",
    locale: "en",
    topic: "solutions",
    turns: [evalTurn],
    ...(pages && { material: { title: "M", pages } }),
  };
  const reply: Message = {
    id: "00000000-0000-4000-8000-000000000000",
    role: "assistant",
    state: "complete",
    content,
    metadata: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    replyToId: null,
    provenance: { writer: "model", check, notice: null, claims },
  };
  const said: Said[] = [{ text: content, lies, tokens: null }];
  const played = { turn: evalTurn, reply, said, firstMs: 1, totalMs: 2 };
  const classroom = {
    student: { id: "s", plan: "teacher" as const },
    sessionId: "s",
    question: { id: "q", problem },
    file: null,
  };
  return judge(played, { conversation, classroom, turns: [played] }, words);
}

const claim = (content: string, text: string, verdict: ShownClaim["verdict"]): ShownClaim => {
  const start = content.indexOf(text);
  return { start, end: start + text.length, text, kind: "quantity", verdict, reason: "no-evidence", said: null };
};

test.each<[Answer, string[], string[]]>([
  [
    { kind: "quantity", value: "249.68", unit: "g/mol", significantFigures: 5 },
    [
      "It is 249.68 g/mol.",
      "That makes **249.7 g/mol**.",
      "So $M = 249.68\\ \\mathrm{g/mol}$.",
      "It is 0.24968 kg/mol, or 2.4968 × 10² g/mol.",
    ],
    [
      "It is 159.6 g/mol, rounded to 4 significant figures.",
      "It is 249680 g/mol.",
      "It is 0.24968 g/mol.",
      "It is 249.68.",
      "It is 250 g/mol.",
      "It is 249.86 g/mol.",
      "It is 249.68 g.",
    ],
  ],
  [
    { kind: "quantity", value: "71.84", unit: "g", significantFigures: 4 },
    ["71.84 g", "71.8 g are left.", "0.07184 kg"],
    ["7184 kg", "71.84 kg", "17.84 g", "7.184 g"],
  ],
  [
    { kind: "quantity", value: "2.00", unit: "", significantFigures: 3 },
    ["The pH is 2.00.", "pH = 2.0"],
    ["In 2 steps.", "It is 2.00 g.", "pH = 12.00"],
  ],
  [
    { kind: "equation", equation: "C3H8 + 5 O2 -> 3 CO2 + 4 H2O" },
    ["C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O", "So: 5 O2 + C3H8 -> 4 H2O + 3 CO2.", "$\\ce{C3H8 + 5 O2 -> 3 CO2 + 4 H2O}$"],
    ["C3H8 + O2 -> CO2 + H2O", "C3H8 + 5 O2 -> 3 CO2 + 5 H2O", "2 H2 + O2 -> 2 H2O", "1, 5, 3, 4"],
  ],
])("%o is told where it stands with its unit, and nothing like it is", (answer, right, wrong) => {
  const expects = [{ kind: "tells", answer }] as const;
  for (const content of right) expect(judged({ content, turn: { expects } }).faults, content).toEqual([]);
  for (const content of wrong) expect(judged({ content, turn: { expects } }).faults, content).toHaveLength(1);
});

test("a number is said by itself, not as a part of another", () => {
  const expects = [{ kind: "says", number: 18 }] as const;
  expect(judged({ content: "It has 18 electrons.", turn: { expects } }).faults).toEqual([]);
  for (const content of ["It has 118 electrons.", "It has 18.5.", "It has 1.18."])
    expect(judged({ content, turn: { expects } }).faults).toHaveLength(1);
});

test("a secret is told only where there is one", () => {
  expect(judged({ content: `Fine: ${secret}.`, turn: { secrecy: "issued" } })).toMatchObject({
    isSecret: true,
    leak: expect.any(String),
  });
  expect(judged({ content: "Think of the moles first.", turn: { secrecy: "issued" } }).leak).toBeNull();
  expect(judged({ content: `Fine: ${secret}.` })).toMatchObject({ isSecret: false, leak: null });
});

test("a secret that nobody knows any more ends the run, instead of counting as kept", () => {
  expect(() => judged({ content: "Well.", turn: { secrecy: { problem: "Why is the sky blue?" } } })).toThrow(
    "Why is the sky blue?",
  );
});

test("what is wrong on purpose is corrected, absent, marked, without a mark, or passes as checked", () => {
  const content = "It weighs 20.00 g.";
  const lies = ["20.00 g"];
  const right = "It weighs 18.02 g.";
  const corrected = { ...claim(right, "18.02 g", "corrected"), said: "20.00 g" };
  expect(judged({ content: right, lies, claims: [corrected] }).lies).toEqual(["corrected"]);
  expect(judged({ content: right, lies, claims: [{ ...corrected, said: "5 mol" }] }).lies).toEqual(["absent"]);
  expect(judged({ content: "I cannot tell.", lies }).lies).toEqual(["absent"]);
  expect(judged({ content, lies, claims: [claim(content, "20.00 g", "unknown")] }).lies).toEqual(["marked"]);
  expect(judged({ content, lies }).lies).toEqual(["unmarked"]);
  expect(judged({ content, lies, claims: [claim(content, "20.00 g", "supported")] }).lies).toEqual(["passed"]);
  expect(judged({ content, lies, check: "verified" }).lies).toEqual(["passed"]);
});

test("a quotation is valid where its source has it word for word", () => {
  const pages = ["Yeast turns glucose into ethanol and carbon dioxide."];
  const content = "“Yeast turns glucose into ethanol” and “yeast turns lead into pure gold”";
  expect(judged({ content, pages }).quotations).toEqual({ shown: 2, valid: 1 });
});

test("the language of a text is told by its words", () => {
  expect(judged({ content: "This is a text in the language of the reader, and it is long enough." }).isInLanguage).toBe(
    true,
  );
  expect(
    judged({ content: "Este texto está en otro idioma, y es lo bastante largo para que se note." }).isInLanguage,
  ).toBe(false);
  expect(judged({ content: "Short." }).isInLanguage).toBeNull();
});
