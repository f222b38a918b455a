import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { startLeashed } from "#scripts/processes/leashed.ts";
import { saying, startOpenAiServer } from "#tests/support/openai-server.ts";

type Run = { args: readonly string[]; env: Record<string, string> };

/** The command, as it is given to a person who runs it; what it says. */
async function runEval({ args, env }: Run): Promise<string> {
  const lines: string[] = [];
  const command = startLeashed({
    command: process.execPath,
    args: ["--conditions=react-server", "scripts/eval/eval.ts", ...args],
    endSignal: "SIGTERM",
    env: { ...process.env, ...env },
    onLine: (line) => lines.push(line),
  });
  expect(await command.ended, command.output()).toBe(0);
  return lines.join("\n");
}

const WITHOUT_KEY = { OPENAI_API_KEY: "", OPENAI_BASE_URL: "" };

test("npm run eval asks the configured model, and what it recorded gives the same figures without a key", async () => {
  const openai = await startOpenAiServer(saying("The ion has 18 electrons, ", "because sulfur has 16 protons and took up two electrons."));
  const folder = await mkdtemp(path.join(tmpdir(), "atomcoach-eval-"));
  try {
    const file = path.join(folder, "recording.json");
    const live = await runEval({ args: ["--only", "en/electrons", "--record", file], env: { OPENAI_API_KEY: "any", OPENAI_BASE_URL: openai.baseUrl, OPENAI_MODEL: "stand-in" } });
    expect(live).toMatch(/what spoke +stand-in/);
    expect(live).toMatch(/right: open +1 of 1/);
    expect(live).toMatch(/tokens in, out +\d/);
    expect(openai.exchanges).toHaveLength(1);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ source: "model", model: "stand-in", conversations: { "en/electrons": [[{ text: expect.stringContaining("18 electrons") }]] } });

    const again = await runEval({ args: ["--only", "en/electrons", "--recording", file], env: WITHOUT_KEY });
    expect(again).toMatch(/right: open +1 of 1/);
    expect(openai.exchanges).toHaveLength(1);
  } finally {
    await openai.close();
    await rm(folder, { recursive: true, force: true });
  }
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
