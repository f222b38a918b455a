import { expect, test } from "vitest";
import type { Message, ShownClaim } from "#lib/contracts/chat.ts";
import { generate } from "#lib/problems/generate.ts";
import { FAMILIES } from "#lib/problems/registry.ts";
import { factText } from "#lib/wording/fact-text.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { AREAS } from "#lib/i18n/areas.ts";
import type { EvalConversation, EvalTurn } from "./conversation.ts";
import { judge } from "./judge.ts";
import type { Said } from "./model-script.ts";

const words = await loadWords("en", AREAS);

const family = FAMILIES.find(({ id }) => id === "molarity");
if (family === undefined) throw new Error("There is no such family.");
const problem = generate(family, "medium", "free", 3);
const secret = factText(problem.solution.answer.value, words);

type Case = { content: string; turn?: Partial<EvalTurn>; claims?: ShownClaim[]; check?: "verified" | "partly_verified"; lies?: string[]; pages?: string[] };

function judged({ content, turn = {}, claims = [], check = "partly_verified", lies = [], pages }: Case) {
  const evalTurn: EvalTurn = { message: { content: "?" }, expects: [], ...turn };
  const conversation: EvalConversation = { id: "en/x", kind: "open", locale: "en", topic: "solutions", turns: [evalTurn], ...(pages && { material: { title: "M", pages } }) };
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
  const said: Said[] = [{ text: content, lies, tokens: null, firstTokenMs: null, totalMs: null }];
  const played = { turn: evalTurn, reply, said, firstMs: 1, totalMs: 2 };
  const classroom = { student: { id: "s", plan: "teacher" as const }, sessionId: "s", question: { id: "q", problem }, file: null };
  return judge(played, { conversation, classroom, turns: [played] }, words);
}

const claim = (content: string, text: string, verdict: ShownClaim["verdict"]): ShownClaim => {
  const start = content.indexOf(text);
  return { start, end: start + text.length, text, kind: "quantity", verdict, reason: "no-evidence", said: null };
};

test("an answer is told in any notation, or it is not", () => {
  const expects = [{ kind: "tells", answer: { kind: "quantity", value: "249.68", unit: "g/mol", significantFigures: 5 } }] as const;
  expect(judged({ content: "It is 249.68 g/mol.", turn: { expects } }).faults).toEqual([]);
  expect(judged({ content: "It is 159.6 g/mol.", turn: { expects } }).faults).toHaveLength(1);
});

test("a number is said by itself, not as a part of another", () => {
  const expects = [{ kind: "says", number: 18 }] as const;
  expect(judged({ content: "It has 18 electrons.", turn: { expects } }).faults).toEqual([]);
  for (const content of ["It has 118 electrons.", "It has 18.5.", "It has 1.18."]) expect(judged({ content, turn: { expects } }).faults).toHaveLength(1);
});

test("a secret is told only where there is one", () => {
  expect(judged({ content: `Fine: ${secret}.`, turn: { secrecy: "issued" } })).toMatchObject({ isSecret: true, leak: expect.any(String) });
  expect(judged({ content: "Think of the moles first.", turn: { secrecy: "issued" } }).leak).toBeNull();
  expect(judged({ content: `Fine: ${secret}.` })).toMatchObject({ isSecret: false, leak: null });
});

test("what is wrong on purpose is corrected, marked, without a mark, or passes as checked", () => {
  const content = "It weighs 20.00 g.";
  const lies = ["20.00 g"];
  expect(judged({ content: "It weighs 18.02 g.", lies }).lies).toEqual(["corrected"]);
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
  expect(judged({ content: "This is a text in the language of the reader, and it is long enough." }).isInLanguage).toBe(true);
  expect(judged({ content: "Este texto está en otro idioma, y es lo bastante largo para que se note." }).isInLanguage).toBe(false);
  expect(judged({ content: "Short." }).isInLanguage).toBeNull();
});
