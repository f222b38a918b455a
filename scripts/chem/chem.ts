import { createInterface } from "node:readline";
import { answerLine } from "./answer-line.ts";

/** The chemistry engine on the command line: JSON lines in, JSON lines out, in order (README, "The engine alone"). */
const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });

for await (const line of lines) {
  if (line.trim() === "") continue;
  const answer = `${JSON.stringify(answerLine(line))}\n`;
  // A reader slower than the engine must not make the answers pile up in memory.
  if (!process.stdout.write(answer)) await new Promise((resolve) => process.stdout.once("drain", resolve));
}
