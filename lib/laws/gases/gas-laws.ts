import { equal, over, times, type Tree } from "../../algebra/tree.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { type At, type Law, law, type QuantityDeclaration } from "../law.ts";

/** What describes a gas: P V is proportional to n T. */
export const GAS_KINDS = ["pressure", "volume", "amount", "temperature"] as const satisfies readonly Kind[];

export type GasKind = (typeof GAS_KINDS)[number];

const LETTERS = { pressure: "P", volume: "V", amount: "n", temperature: "T" } as const satisfies Record<
  GasKind,
  string
>;
const UNITS = { pressure: "atm", volume: "L", amount: "mol", temperature: "K" } as const satisfies Record<
  GasKind,
  string
>;

/** What changes, and after whom its law is called. */
const NAMES: Readonly<Record<string, string>> = {
  "pressure volume": "boyle",
  "volume temperature": "charles",
  "pressure temperature": "gay-lussac",
  "volume amount": "avogadro",
};

const STATES = [
  ["initial", "₁"],
  ["final", "₂"],
] as const;

/** P₁ V₁ / T₁ of what changes. */
function side(kinds: readonly GasKind[], mark: string): Tree {
  const letters = (wanted: readonly GasKind[]): string[] =>
    kinds.filter((kind) => wanted.includes(kind)).map((kind) => `${LETTERS[kind]}${mark}`);
  const [above, below] = [letters(["pressure", "volume"]), letters(["amount", "temperature"])];
  return above.length === 0 ? times(...below) : over(times(...above), times(...below));
}

function changeOf(kinds: readonly GasKind[]): Law {
  const quantities = kinds.flatMap((kind) =>
    STATES.map(([label, mark]): [string, QuantityDeclaration] => [
      `${LETTERS[kind]}${mark}`,
      { kind, label, unit: UNITS[kind] },
    ]),
  );
  const isPositive = (at: At): boolean => quantities.every(([letter]) => at(letter).gt(0));
  return law({
    id: NAMES[kinds.join(" ")] ?? "combined",
    method: "gas-laws",
    quantities: Object.fromEntries(quantities),
    equation: equal(side(kinds, "₁"), side(kinds, "₂")),
    valid: [isPositive],
    state: ({ kind }) => ({ id: kind, values: {} }),
  });
}

/** All choices of two and more of them: each as a number of which every binary place says yes or no. */
const CHOICES = Array.from({ length: 2 ** GAS_KINDS.length }, (_, choice) =>
  GAS_KINDS.filter((__, place) => Math.floor(choice / 2 ** place) % 2 === 1),
).filter(({ length }) => length > 1);

/**
 * The laws of Boyle, Charles, Gay-Lussac and Avogadro, and all of them combined: one state of a gas from another, by what
 * changes between them.
 */
export const CHANGES_OF_GAS: ReadonlyMap<string, Law> = new Map(
  CHOICES.map((kinds) => [kinds.join(" "), changeOf(kinds)]),
);
