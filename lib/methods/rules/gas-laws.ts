import { ONE } from "../../quantity/decimal.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { areSameUnit } from "../../quantity/units/unit.ts";
import { fail, succeed } from "../../result.ts";
import type { Expression, Operator, Term } from "../facts.ts";
import { expression, joined, variable } from "../terms.ts";
import { kelvinSteps, kelvins } from "./kelvin.ts";
import { KINDS, variableOf } from "./kinds.ts";
import type { Label, Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import type { Explanation, Rule, Scene, Slip, Way } from "./rule.ts";

/** What describes a gas: P·V is proportional to n·T. */
const GAS_KINDS = ["pressure", "volume", "amount", "temperature"] as const;

type GasKind = (typeof GAS_KINDS)[number];

const LETTERS = { pressure: "P", volume: "V", amount: "n", temperature: "T" } as const satisfies Record<
  GasKind,
  string
>;

/** P and V grow with each other's fall; n and T are on the other side. */
const LEFT: ReadonlySet<GasKind> = new Set<GasKind>(["pressure", "volume"]);

type State = "initial" | "final";

type Change = { readonly wanted: GasKind; readonly to: State; readonly others: readonly GasKind[] };

const opposite = (state: State): State => (state === "initial" ? "final" : "initial");

const symbol = (kind: GasKind, state: State): Term => variable(`${LETTERS[kind]}${state === "initial" ? "₁" : "₂"}`);

function findGasKind(kind: string): GasKind | undefined {
  return GAS_KINDS.find((each) => each === kind);
}

function isState(label: Label | null): label is State {
  return label === "initial" || label === "final";
}

/** Whether the wanted quantity grows with this one, rather than with its inverse. */
function isDirect({ wanted }: Change, other: GasKind): boolean {
  return LEFT.has(wanted) !== LEFT.has(other);
}

const valueOf = (kind: GasKind, quantity: Quantity): Quantity =>
  kind === "temperature" ? kelvins(quantity) : quantity;

/** What kind each input is of: the wanted one, then each other in both states. */
const listKinds = ({ wanted, others }: Change): readonly GasKind[] => [
  wanted,
  ...others.flatMap((kind) => [kind, kind]),
];

/** Units cancel in a ratio: they stay as they are given, unless a pair of them differs. */
function alignUnits(change: Change, inputs: readonly Quantity[]): Quantity[] {
  const kinds = listKinds(change);
  return inputs.map((input, index) => {
    const kind = kinds[index] ?? change.wanted;
    const isShared = inputs.every(({ unit }, other) => kinds[other] !== kind || areSameUnit(unit, input.unit));
    return kind === "temperature" || isShared ? input : inUnit(input, KINDS[kind].unit);
  });
}

/** In the unit of the known state; temperatures in kelvin. */
function solvedFor({ wanted }: Change, value: Decimal, inputs: readonly Quantity[]): Quantity {
  const result = computed(value, KINDS[wanted].unit, ...inputs);
  return wanted === "temperature" ? result : { ...result, unit: inputs[0]?.unit ?? result.unit };
}

/** The inputs: the wanted kind in the known state, then for each other kind the known and the wanted state. */
function solveChange(
  change: Change,
  [known, ...pairs]: readonly Quantity[],
  read: (kind: GasKind, quantity: Quantity) => Decimal,
  invert: GasKind | null = null,
): Decimal {
  if (known === undefined) throw new Error("A change needs a known state");
  return change.others.reduce(
    (value, kind, index) => {
      const [from, to] = [pairs[2 * index], pairs[2 * index + 1]];
      if (from === undefined || to === undefined) throw new Error("A change needs both states");
      const ratio = read(kind, to).div(read(kind, from));
      return isDirect(change, kind) === (kind !== invert) ? value.times(ratio) : value.div(ratio);
    },
    read(change.wanted, known),
  );
}

const inKelvin = (kind: GasKind, quantity: Quantity): Decimal => valueOf(kind, quantity).value;

/** The slip of leaving temperatures on the Celsius scale. */
function inCelsius(kind: GasKind, quantity: Quantity): Decimal {
  if (kind !== "temperature") return valueOf(kind, quantity).value;
  const celsius = inUnit(quantity, "°C").value;
  return celsius.isZero() ? ONE : celsius;
}

function listSlips(change: Change, inputs: readonly Quantity[]): Slip[] {
  const inverted = change.others.map((kind): Slip => ({
    id: "inverted-ratio",
    quantity: solvedFor(change, solveChange(change, inputs, inKelvin, kind), inputs),
  }));
  const usesCelsius = inputs.some(({ unit: { shift } }) => shift !== null);
  if (!usesCelsius) return inverted;
  const value = solveChange(change, inputs, inCelsius);
  // Someone who leaves out the kelvins gives the answer in degrees Celsius, too.
  const isTemperature = change.wanted === "temperature";
  const quantity = isTemperature ? computed(value, "°C", ...inputs) : solvedFor(change, value, inputs);
  return value.lte(0) && !isTemperature ? inverted : [{ id: "celsius-for-kelvin", quantity }, ...inverted];
}

/** P₁V₁/T₁ = P₂V₂/T₂ with what changes only. */
function lawLine({ wanted, others }: Change): Expression {
  const present = GAS_KINDS.filter((kind) => kind === wanted || others.includes(kind));
  const [above, below] = [present.filter((kind) => LEFT.has(kind)), present.filter((kind) => !LEFT.has(kind))];
  const product = (kinds: readonly GasKind[], state: State): (Term | Operator)[] =>
    joined(
      kinds.map((kind) => [symbol(kind, state)]),
      "*",
    );
  const side = (state: State): (Term | Operator)[] => {
    if (above.length === 0) return product(below, state);
    const divisor = below.length > 1 ? (["(", ...product(below, state), ")"] as const) : product(below, state);
    return below.length === 0 ? product(above, state) : [...product(above, state), "/", ...divisor];
  };
  return expression(...side("initial"), "=", ...side("final"));
}

/** V₂ = V₁ × T₂ / T₁ = 2.50 L × 263.15 K / 298.15 K = 2.206 L */
function solvedLine(change: Change, [known, ...pairs]: readonly Quantity[], output: Quantity): Expression {
  const { wanted, to, others } = change;
  if (known === undefined) throw new Error("A change needs a known state");
  const shown = (kind: GasKind, quantity: Quantity | undefined): Term[] =>
    quantity === undefined ? [] : [shownTerm(valueOf(kind, quantity))];
  const letters = others.flatMap((kind): (Term | Operator)[] => {
    const [above, below] = isDirect(change, kind) ? [to, opposite(to)] : [opposite(to), to];
    return ["*", symbol(kind, above), "/", symbol(kind, below)];
  });
  const values = others.flatMap((kind, index): (Term | Operator)[] => {
    const [from, into] = [shown(kind, pairs[2 * index]), shown(kind, pairs[2 * index + 1])];
    const [above, below] = isDirect(change, kind) ? [into, from] : [from, into];
    return ["*", ...above, "/", ...below];
  });
  return expression(
    symbol(wanted, to),
    "=",
    symbol(wanted, opposite(to)),
    ...letters,
    "=",
    ...shown(wanted, known),
    ...values,
    "=",
    shownTerm(output),
  );
}

const LAWS: Readonly<Record<string, string>> = {
  "pressure volume": "boyle",
  "volume temperature": "charles",
  "pressure temperature": "gay-lussac",
  "volume amount": "avogadro",
};

function explain(change: Change, inputs: readonly Quantity[], output: Quantity): Explanation {
  const kinds = [change.wanted, ...change.others];
  const law = LAWS[GAS_KINDS.filter((kind) => kinds.includes(kind)).join(" ")] ?? "combined";
  const states = [opposite(change.to), ...change.others.flatMap(() => [opposite(change.to), change.to])];
  const temperatures = inputs.flatMap((quantity, index) => {
    const kind = index === 0 ? change.wanted : change.others[Math.floor((index - 1) / 2)];
    return kind === "temperature" ? [{ letter: states[index] === "initial" ? "T₁" : "T₂", quantity }] : [];
  });
  return {
    steps: [
      ...kelvinSteps(temperatures),
      { id: law, lines: [lawLine(change), solvedLine(change, inputs, output)], values: {} },
    ],
    answer: { id: change.wanted, values: {} },
  };
}

function changeWay(change: Change, of: string | null): Way {
  const from = opposite(change.to);
  const kinds = listKinds(change);
  const needs = kinds.map((kind, index): Variable =>
    variableOf(kind, of, index > 0 && index % 2 === 0 ? change.to : from),
  );
  return {
    method: "gas-laws",
    needs,
    compute(inputs) {
      const aligned = alignUnits(change, inputs);
      const own = aligned.map((input, index) => valueOf(kinds[index] ?? change.wanted, input));
      if (own.some(({ value }) => value.lte(0))) return fail({ code: "not-valid" });
      return succeed(solvedFor(change, solveChange(change, aligned, inKelvin), own));
    },
    listSlips: (inputs) => listSlips(change, alignUnits(change, inputs)),
    explain: (inputs, output) => explain(change, alignUnits(change, inputs), output),
  };
}

function hasBoth({ givens }: Scene, kind: GasKind, of: string | null): boolean {
  return (["initial", "final"] as const).every((state) =>
    givens.some((given) => given.kind === kind && given.label === state && given.of === of),
  );
}

/** The laws of Boyle, Charles, Gay-Lussac and Avogadro, and all of them combined: one state of a gas from another. */
export const gasLaws: Rule = ({ kind, of, label }, scene) => {
  const wanted = findGasKind(kind);
  if (wanted === undefined || !isState(label)) return [];
  if (scene.givens.some((given) => given.kind === kind && given.label === label)) return [];
  const others = GAS_KINDS.filter((other) => other !== wanted && hasBoth(scene, other, of));
  return others.length === 0 ? [] : [changeWay({ wanted, to: label, others }, of)];
};
