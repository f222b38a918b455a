import { equal, ln, log, minus, over, plus, power, times } from "../../algebra/tree.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import type { CellSpecies } from "../../methods/rules/rule.ts";
import { formulaTerm, variable } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { type At, isAboveZero, type Law, law, type QuantityDeclaration, type Stated } from "../law.ts";
import { atRoom, atTemperature, ELECTRONS, forgotElectrons, NERNST_SLOPE, POTENTIAL } from "./cell-energy.ts";

/** `Zn^2+/Zn` as it is printed: Zn²⁺/Zn. */
export const printCouple = (couple: string): string =>
  couple
    .split("/")
    .map((form) => formatFormula(getFormula(form), "unicode"))
    .join("/");

const state = ({ kind, of }: Variable): Stated => ({
  id: kind,
  values: kind === "electrode-potential" && of !== null ? { wanted: variable(printCouple(of)) } : {},
});

const WORDS = "problems-redox.cell-potential.slips";
const electrode = { kind: "electrode-potential", unit: "V", signed: true } as const;

/** E° = E°(+) − E°(−): reduction potentials, of what is reduced and of what is oxidized. */
export const cellPotential = law({
  id: "subtract",
  step: { plus: "rearrange", minus: "rearrange" },
  method: "galvanic-cell",
  state,
  quantities: {
    "E°": POTENTIAL,
    plus: { ...electrode, letter: "E°(+)", role: "cathode" },
    minus: { ...electrode, letter: "E°(−)", role: "anode" },
  },
  equation: equal("E°", minus("plus", "minus")),
  slips: [
    { id: `${WORDS}.added`, of: "E°", value: (at) => at("plus").plus(at("minus")) },
    { id: `${WORDS}.wrong-operation`, of: "minus", value: (at) => at("plus").plus(at("E°")) },
    { id: `${WORDS}.wrong-operation`, of: "minus", value: (at) => at("plus").plus(at("E°")).neg() },
    { id: `${WORDS}.wrong-operation`, of: "plus", value: (at) => at("minus").minus(at("E°")) },
    { id: `${WORDS}.wrong-operation`, of: "plus", value: (at) => at("E°").minus(at("minus")) },
    { id: `${WORDS}.unknown-sign`, of: "minus", value: (at) => at("minus").neg() },
    { id: `${WORDS}.unknown-sign`, of: "plus", value: (at) => at("plus").neg() },
  ],
});

const ofStep = (label: "first" | "second" | "total", index: string) => ({
  [`E°${index}`]: { ...electrode, label },
  [`n${index}`]: { ...ELECTRONS, label },
});

/** n E° = n₁ E°₁ + n₂ E°₂: of one reduction after the other the Gibbs energies add up, and the potentials do not. */
export const combinedPotential = law<string>({
  id: "combined",
  method: "galvanic-cell",
  state: ({ kind }) => ({ id: kind === "electrode-potential" ? "combined-potential" : kind, values: {} }),
  quantities: { ...ofStep("total", "₃"), ...ofStep("first", "₁"), ...ofStep("second", "₂") },
  equation: equal(times("n₃", "E°₃"), plus(times("n₁", "E°₁"), times("n₂", "E°₂"))),
  step: Object.fromEntries(
    ["₁", "₂", "₃"].flatMap((index) => [`n${index}`, `E°${index}`].map((key) => [key, "combined"])),
  ),
  slips: [
    {
      id: `${WORDS}.added`,
      of: "E°₃",
      value: (at) => at("E°₁").plus(at("E°₂")),
    },
  ],
  example: { "n₁": 1, "E°₁": 0.15, "n₂": 1, "E°₂": 0.52, "n₃": 2 },
  applies: ({ label }, { givens }) => label !== null && givens.some(({ kind }) => kind === "electrons-transferred"),
});

const NERNST_WORDS = "problems-redox.nernst-equation.slips";

const nernstian = {
  method: "galvanic-cell",
  state,
  leastFigures: 2,
  valid: [isAboveZero("Q")],
  slips: [
    {
      id: `${NERNST_WORDS}.quotient-inverted`,
      of: "E",
      value: (at: At): Decimal => at("E°").times(2).minus(at("E")),
    },
    forgotElectrons("E", (at) => at("E°").plus(at("E").minus(at("E°")).times(at("n")))),
    { id: `${NERNST_WORDS}.quotient-inverted`, of: "Q", value: (at: At): Decimal => at("Q").pow(-1) },
    forgotElectrons("Q", (at) => at("Q").pow(at("n").pow(-1))),
  ],
} as const;

const cell = {
  E: { kind: "cell-potential", unit: "V", signed: true },
  "E°": POTENTIAL,
  n: ELECTRONS,
  Q: { kind: "reaction-quotient", unit: "" },
} as const;

/** E = E° − (0.0592 V / n) log Q. Nernst, at 25 °C. */
export const nernst = law({
  ...nernstian,
  id: "nernst",
  quantities: cell,
  fixed: { slope: NERNST_SLOPE },
  equation: equal("E", minus("E°", times(over("slope", "n"), log("Q")))),
  example: { "E°": 1.1, n: 2, Q: 0.01 },
  applies: atRoom,
});

/** E = E° − (R T / (n F)) ln Q, at another temperature. */
export const nernstAtTemperature = law({
  ...nernstian,
  id: "nernst-at-temperature",
  quantities: { ...cell, T: { kind: "temperature", unit: "K" } },
  constants: { R: CONSTANTS.gas, F: CONSTANTS.faraday },
  equation: equal("E", minus("E°", times(over(times("R", "T"), times("n", "F")), ln("Q")))),
  example: { "E°": 1.1, n: 2, Q: 0.01, T: 350 },
  applies: atTemperature,
});

const INDICES: Readonly<Record<string, string>> = { first: "₁", second: "₂" };

const quotients = new Map<string, Law>();

/** Q of a reaction: concentrations, of gases pressures, each to the power of its coefficient; of reactants below. */
export function quotientLaw(species: readonly CellSpecies[]): Law {
  const id = JSON.stringify(species);
  const known = quotients.get(id);
  if (known !== undefined) return known;
  const keyOf = ({ formula, label }: CellSpecies): string => `${formula}${label ?? ""}`;
  const own = law<string>({
    id: "quotient",
    step: Object.fromEntries(species.map((each) => [keyOf(each), "concentration"])),
    method: "galvanic-cell",
    conventional: true,
    quantities: {
      Q: cell.Q,
      ...Object.fromEntries(species.map((each) => [keyOf(each), declare(each)])),
    },
    equation: equal("Q", times(...species.map((each) => power(keyOf(each), each.power)))),
    valid: [isAboveZero("Q")],
    slips: [
      {
        id: `${NERNST_WORDS}.powers-left-out`,
        of: "Q",
        value: (at) =>
          species.reduce((product, each) => product.times(at(keyOf(each)).pow(Math.sign(each.power))), at("Q").pow(0)),
      },
    ],
    state: ({ kind, of }) => ({
      id: kind === "reaction-quotient" ? kind : "concentration",
      values: of === null ? {} : { wanted: formulaTerm(of) },
    }),
  });
  quotients.set(id, own);
  return own;
}

function declare({ formula, label, isGas }: CellSpecies): QuantityDeclaration {
  const printed = formatFormula(getFormula(formula), "unicode");
  const index = label === null ? "" : (INDICES[label] ?? "");
  return {
    kind: isGas ? "pressure" : "molarity",
    unit: isGas ? "atm" : "mol/L",
    letter: isGas ? `p(${printed})` : `[${printed}]${index}`,
    role: formula,
    ...(label !== null && { label }),
  };
}
