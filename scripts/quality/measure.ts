// Measures everything that /quality shows, one after the other, and writes it to lib/quality/figures.json.
//   npm run quality
// What a measurement finds amiss it says itself; its figures are kept all the same, and this ends with code 1.
import { startLeashed } from "#scripts/processes/leashed.ts";

const MEASUREMENTS = [
  ["scripts/report/solver.ts"],
  ["scripts/report/claims.ts"],
  ["scripts/report/problems.ts", "--seeds", "100"],
  ["scripts/bench/chemistry.ts"],
  ["--conditions=react-server", "scripts/eval/eval.ts"],
];

for (const measurement of MEASUREMENTS) {
  const args = [...measurement, "--save"];
  console.log(`\n── node ${args.join(" ")}`);
  const code = await startLeashed({
    command: process.execPath,
    args,
    endSignal: "SIGTERM",
    onLine: (line) => console.log(line),
  }).ended;
  if (code !== 0) process.exitCode = 1;
}
