/**
 * Rates of the chemistry engine on one core, and its slowest answers to hostile texts: `node scripts/bench/chemistry.ts`.
 * Every time is also told as a multiple of the floor: of reading each character of the same text once, here and now, so
 * that runs on machines of different speed, or with other work, can be compared. With `--save` the rates go to /quality.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { answerLine } from "#scripts/chem/answer-line.ts";
import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { balance } from "#lib/chemistry/equation/balance.ts";
import { parseEquation } from "#lib/chemistry/equation/parse.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import { molarMass } from "#lib/chemistry/formula/molar-mass.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { listQuantities } from "#lib/quantity/scan-quantity.ts";
import { ENERGY_PROBLEMS } from "#lib/solver/problems/energy-problems.cases.ts";
import { EQUILIBRIUM_PROBLEMS } from "#lib/solver/problems/equilibrium-problems.cases.ts";
import { GAS_PROBLEMS } from "#lib/solver/problems/gas-problems.cases.ts";
import { SOLUTION_PROBLEMS } from "#lib/solver/problems/solution-problems.cases.ts";
import { TRAPS } from "#lib/solver/problems/traps.cases.ts";
import { WORKED_PROBLEMS } from "#lib/solver/problems/worked-problems.cases.ts";
import { solve } from "#lib/solver/solve.ts";
import { saveFigures } from "#scripts/quality/save-figures.ts";
import { HOSTILE_PIECES } from "./hostile-pieces.ts";

const { values: options } = parseArgs({ options: { save: { type: "boolean", default: false } } });

const FORMULAS = [
  "H2O",
  "CuSO4·5H2O",
  "SO4^2-",
  "SO₄²⁻",
  "Fe3+",
  "C6H12O6",
  "K4[Fe(CN)6]",
  "Ca(OH)2",
  "(NH4)2SO4",
  "NH4+(aq)",
];
const EQUATIONS = [
  "Fe + O2 -> Fe2O3",
  "C3H8 + O2 → CO2 + H2O",
  "MnO4- + Fe^2+ + H+ -> Mn^2+ + Fe^3+ + H2O",
  "Cu + HNO3 = Cu(NO3)2 + NO + H2O",
  "K2Cr2O7 + FeSO4 + H2SO4 -> K2SO4 + Cr2(SO4)3 + Fe2(SO4)3 + H2O",
  "Al + HCl -> AlCl3 + H2",
];
const TEXTS = [
  "The reaction 2H2 + O2 -> 2H2O gives 18.02g of H2O for each $15 spent.",
  "K_{eq} = \\frac{[NO2]^2}{[N2O4]}",
];
const PROBLEMS = [WORKED_PROBLEMS, GAS_PROBLEMS, SOLUTION_PROBLEMS, ENERGY_PROBLEMS, EQUILIBRIUM_PROBLEMS].flatMap(
  (table) =>
    Object.values<readonly { readonly text: string }[]>(table).flatMap((problems) => problems.map(({ text }) => text)),
);

const HOSTILE_SIZE = 100_000;
/** The machine has other work, which a second and third run may not meet. */
const HOSTILE_RUNS = 3;

/** Processor time of this process in milliseconds: what others do on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

let read = 0;

/** Reads every character once: the least that any answer to a text takes. */
function readThrough(text: string): void {
  for (let at = 0; at < text.length; at += 1) read = (read * 31 + text.charCodeAt(at)) | 0;
}

/** Until the compiler has seen all of it often enough. */
const WARM_UP = { rounds: 10, milliseconds: 500 };

/** Runs per second of processor time of `run` over the samples, for about a second after a warm-up. */
function rate<T>(samples: readonly T[], run: (sample: T) => unknown): number {
  const cold = processorTime();
  for (let round = 0; round < WARM_UP.rounds || processorTime() - cold < WARM_UP.milliseconds; round += 1)
    for (const sample of samples) run(sample);
  const start = processorTime();
  let runs = 0;
  while (processorTime() - start < 1_000) {
    for (const sample of samples) run(sample);
    runs += samples.length;
  }
  return (runs * 1_000) / (processorTime() - start);
}

/** How long the samples' batch has to be for the clock not to count. */
function repeat<T>(samples: readonly T[]): T[] {
  return Array.from({ length: Math.ceil(1_000 / samples.length) }, () => samples).flat();
}

const equations = EQUATIONS.flatMap((text) => {
  const equation = parseEquation(text);
  return equation.ok ? [equation.value] : [];
});
const formulas = FORMULAS.flatMap((text) => {
  const formula = parseFormula(text);
  return formula.ok ? [formula.value] : [];
});

/** What is measured, the texts that its floor is read from, the rate, and the one that is wanted. */
const RATES: readonly (readonly [
  name: string,
  texts: readonly string[],
  measure: () => number,
  wanted: number | null,
])[] = [
  ["formula parses", FORMULAS, () => rate(repeat(FORMULAS), parseFormula), 1_000_000],
  ["molar masses", FORMULAS, () => rate(repeat(formulas), molarMass), null],
  ["equation parses", EQUATIONS, () => rate(repeat(EQUATIONS), parseEquation), null],
  ["balances (parsed)", EQUATIONS, () => rate(repeat(equations), balance), null],
  ["parses and balances", EQUATIONS, () => rate(repeat(EQUATIONS), parseAndBalance), 100_000],
  ["texts formatted", TEXTS, () => rate(repeat(TEXTS), formatChemistryText), null],
  ["word problems solved", PROBLEMS, () => rate(PROBLEMS, (text) => solve(text, "en")), 2_000],
  ["unsolvable ones refused", TRAPS, () => rate(TRAPS, (text) => solve(text, "en")), null],
];

function parseAndBalance(text: string): unknown {
  const equation = parseEquation(text);
  return equation.ok ? balance(equation.value) : null;
}

const QUANTITY = { kind: "quantity", value: 12.5, unit: "g", significantFigures: 3 };

/** Each request of the command line, with the hostile text in it. */
const REQUESTS: readonly (readonly [name: string, request: (text: string) => object])[] = [
  ["mass", (formula) => ({ op: "mass", formula })],
  ["balance", (equation) => ({ op: "balance", equation })],
  ["name", (formula) => ({ op: "name", formula })],
  ...LOCALES.map((locale) => [`formula (${locale})`, (name: string) => ({ op: "formula", name, locale })] as const),
  ...LOCALES.map((locale) => [`solve (${locale})`, (problem: string) => ({ op: "solve", problem, locale })] as const),
  ...["unicode", "tex", "speech"].map(
    (to) => [`format to ${to}`, (text: string) => ({ op: "format", text, to })] as const,
  ),
  ["grade a quantity", (given) => ({ op: "grade", expected: QUANTITY, given })],
  ["grade a formula", (given) => ({ op: "grade", expected: { kind: "formula", formula: "H2O" }, given })],
  [
    "grade an equation",
    (given) => ({ op: "grade", expected: { kind: "equation", equation: "2 H2 + O2 -> 2 H2O" }, given }),
  ],
  ["grade a text", (given) => ({ op: "grade", expected: { kind: "text", accepted: ["oxidation"] }, given })],
];

const HOSTILE: readonly (readonly [name: string, run: (text: string) => unknown])[] = [
  ...REQUESTS.map(([name, request]) => [name, (text: string) => answerLine(JSON.stringify(request(text)))] as const),
  ["quantities of a text", (text) => listQuantities(text, { locale: "en" })],
];

function fastest(run: () => unknown): number {
  const times = Array.from({ length: HOSTILE_RUNS }, () => {
    const start = processorTime();
    run();
    return processorTime() - start;
  });
  return Math.min(...times);
}

/** The slowest answer to inputs of 100 kB that no one types. */
function slowest(run: (text: string) => unknown): { milliseconds: number; piece: string } {
  return HOSTILE_PIECES.map((piece) => {
    const text = piece.repeat(Math.ceil(HOSTILE_SIZE / piece.length)).slice(0, HOSTILE_SIZE);
    return { milliseconds: fastest(() => run(text)), piece };
  }).reduce((worst, next) => (next.milliseconds > worst.milliseconds ? next : worst));
}

function write(name: string, ...columns: readonly string[]): void {
  process.stdout.write(`${name.padEnd(26)}${columns.map((column) => column.padStart(14)).join("")}\n`);
}

const rates = new Map<string, number>();
write("", "per second", "wanted", "× floor");
for (const [name, texts, measure, wanted] of RATES) {
  const floor = rate(repeat(texts), readThrough);
  const measured = measure();
  rates.set(name, Math.round(measured));
  const format = (value: number): string => Math.round(value).toLocaleString("en");
  write(name, format(measured), wanted === null ? "" : format(wanted), format(floor / measured));
}

if (options.save) {
  const figures = {
    processor: cpus()[0]?.model.trim() ?? "",
    balances: rates.get("parses and balances") ?? 0,
    solutions: rates.get("word problems solved") ?? 0,
  };
  await saveFigures("speed", figures, "node scripts/bench/chemistry.ts");
}

const hostileFloor = 1_000 / rate(["x".repeat(HOSTILE_SIZE)], readThrough);
process.stdout.write("\n");
write("100 kB (wanted: below 50)", "milliseconds", "× floor", "slowest of");
for (const [name, run] of HOSTILE) {
  const { milliseconds, piece } = slowest(run);
  write(name, milliseconds.toFixed(1), (milliseconds / hostileFloor).toFixed(0), JSON.stringify(piece));
}
if (read === 1) process.stdout.write("\n");
