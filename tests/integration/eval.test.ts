import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { startLeashed } from "#scripts/processes/leashed.ts";
import { saying, startOpenAiServer } from "#tests/support/openai-server.ts";

type Run = { args: readonly string[]; env: Record<string, string>; code?: number };

/** The command, as it is given to a person who runs it; what it says. `code`: how it ends. */
async function runEval({ args, env, code = 0 }: Run): Promise<string> {
  const lines: string[] = [];
  const command = startLeashed({
    command: process.execPath,
    args: ["--conditions=react-server", "scripts/eval/eval.ts", ...args],
    endSignal: "SIGTERM",
    env: { ...process.env, ...env },
    onLine: (line) => lines.push(line),
  });
  expect(await command.ended, command.output()).toBe(code);
  return lines.join("\n");
}

const WITHOUT_KEY = { OPENAI_API_KEY: "", OPENAI_BASE_URL: "" };

test("npm run eval asks the configured model, and what it recorded gives the same figures without a key", async () => {
  const openai = await startOpenAiServer(
    saying("The ion has 18 electrons, ", "because sulfur has 16 protons and took up two electrons."),
  );
  const folder = await mkdtemp(path.join(tmpdir(), "atomcoach-eval-"));
  try {
    const file = path.join(folder, "recording.json");
    const live = await runEval({
      args: ["--only", "en/electrons", "--record", file],
      env: { OPENAI_API_KEY: "any", OPENAI_BASE_URL: openai.baseUrl, OPENAI_MODEL: "stand-in" },
    });
    expect(live).toMatch(/what spoke +stand-in/);
    expect(live).toMatch(/right: open +1 of 1/);
    expect(live).toMatch(/tokens in, out +\d/);
    expect(openai.exchanges).toHaveLength(1);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
      source: "model",
      model: "stand-in",
      conversations: { "en/electrons": [[{ text: expect.stringContaining("18 electrons") }]] },
    });

    const again = await runEval({ args: ["--only", "en/electrons", "--recording", file], env: WITHOUT_KEY });
    expect(again).toMatch(/right: open +1 of 1/);
    expect(live).toContain("the same where a model took part");
    expect(again).not.toContain("the same where a model took part");
    expect(openai.exchanges).toHaveLength(1);
  } finally {
    await openai.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test("a run in which a reply is not right ends with code 1", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "atomcoach-eval-"));
  try {
    const file = path.join(folder, "recording.json");
    const conversations = { "en/electrons": [[{ text: "The ion has 17 electrons." }]] };
    await writeFile(file, JSON.stringify({ source: "scripted", model: "none", date: "2026-01-01", conversations }));
    const said = await runEval({ args: ["--only", "en/electrons", "--recording", file], env: WITHOUT_KEY, code: 1 });
    expect(said).toMatch(/right: open +0 of 1/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test.each([
  [["--parallel", "0"], "--parallel takes a whole number"],
  [["--parallel", "many"], "--parallel takes a whole number"],
  [["--only", "no such id"], "There is no conversation"],
])("%j ends with code 1, and says why", async (args, reason) => {
  expect(await runEval({ args, env: WITHOUT_KEY, code: 1 })).toContain(reason);
});

test("[CARD-04] without a key the recording speaks that comes with the program: nothing wrong passes, no secret is told", async () => {
  const said = await runEval({ args: ["--only", "en/"], env: WITHOUT_KEY });
  expect(said).toMatch(/what spoke +texts that people wrote \(no model\)/);
  expect(said).toMatch(/secrets told +0 of \d/);
  expect(said).toMatch(/false claims shown as checked +0 of \d/);
  expect(said).toMatch(/false claims without a mark +0 of \d/);
  expect(said).toMatch(/quotations that stand in their source +(\d+) of \1 /);
  expect(said).not.toMatch(/^en\//m);
});
