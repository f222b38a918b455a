/** Rates of the chemistry engine on one core: `node scripts/bench/chemistry.ts`. */
import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { balance } from "#lib/chemistry/equation/balance.ts";
import { parseEquation } from "#lib/chemistry/equation/parse.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import { molarMass } from "#lib/chemistry/formula/molar-mass.ts";

const FORMULAS = ["H2O", "CuSO4·5H2O", "SO4^2-", "SO₄²⁻", "Fe3+", "C6H12O6", "K4[Fe(CN)6]", "Ca(OH)2", "(NH4)2SO4", "NH4+(aq)"];
const EQUATIONS = [
  "Fe + O2 -> Fe2O3",
  "C3H8 + O2 → CO2 + H2O",
  "MnO4- + Fe^2+ + H+ -> Mn^2+ + Fe^3+ + H2O",
  "Cu + HNO3 = Cu(NO3)2 + NO + H2O",
  "K2Cr2O7 + FeSO4 + H2SO4 -> K2SO4 + Cr2(SO4)3 + Fe2(SO4)3 + H2O",
  "Al + HCl -> AlCl3 + H2",
];
const TEXTS = ["The reaction 2H2 + O2 -> 2H2O gives 18.02g of H2O for each $15 spent.", "K_{eq} = \\frac{[NO2]^2}{[N2O4]}"];

/** Processor time of this process in milliseconds: what others do on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Runs per second of processor time of `run` over the samples, for about a second after a warm-up. */
function rate<T>(samples: readonly T[], run: (sample: T) => unknown): number {
  for (let round = 0; round < 5_000; round += 1) for (const sample of samples) run(sample);
  const start = processorTime();
  let runs = 0;
  while (processorTime() - start < 1_000) {
    for (let round = 0; round < 100; round += 1) for (const sample of samples) run(sample);
    runs += 100 * samples.length;
  }
  return (runs * 1_000) / (processorTime() - start);
}

/** The slowest answer, in milliseconds, to inputs of 100 kB that no one types. */
function slowestHostile(): { milliseconds: number; name: string } {
  const size = 100_000;
  const pieces = ["(", ")", "H", "H2", "[(", "^", "_", "^{", "\\ce{", "$", "\\frac{", "+", "->", "-", "H2+", "1", "0", "·", "Ā", "(A", "a ", "<", "{}", "₂", "²", "H-", "\\"];
  let slowest = { milliseconds: 0, name: "" };
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(size / piece.length));
    for (const [name, run] of Object.entries({ parseFormula, parseEquation, formatChemistryText })) {
      const start = processorTime();
      run(text);
      const milliseconds = processorTime() - start;
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, name: `${name}(${JSON.stringify(piece)} × …)` };
    }
  }
  return slowest;
}

const equations = EQUATIONS.flatMap((text) => {
  const equation = parseEquation(text);
  return equation.ok ? [equation.value] : [];
});
const formulas = FORMULAS.flatMap((text) => {
  const formula = parseFormula(text);
  return formula.ok ? [formula.value] : [];
});

const rows: [string, number][] = [
  ["formula parses/s", rate(FORMULAS, parseFormula)],
  ["molar masses/s", rate(formulas, molarMass)],
  ["equation parses/s", rate(EQUATIONS, parseEquation)],
  ["balances/s (parsed)", rate(equations, balance)],
  [
    "parses and balances/s",
    rate(EQUATIONS, (text) => {
      const equation = parseEquation(text);
      return equation.ok ? balance(equation.value) : null;
    }),
  ],
  ["texts formatted/s", rate(TEXTS, formatChemistryText)],
];
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(24)}${Math.round(value).toLocaleString("en")}\n`);
const slowest = slowestHostile();
process.stdout.write(`slowest hostile input   ${slowest.milliseconds.toFixed(1)} ms ${slowest.name}\n`);
