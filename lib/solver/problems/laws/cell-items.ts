import { parseEquation } from "../../../chemistry/equation/parse.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import type { ProblemToken } from "../tokens.ts";
import type { SpeltCells, WrittenCell } from "./cell-symbols.ts";
import { canonicalText, changesOf, HYDROGEN, readHalf } from "./half-cells.ts";
import type { Changes, Half } from "./half-cells.ts";

/** What may be given of a cell as a whole, and asked. */
export const CELL_GOALS = [
  "law/standard-cell-potential",
  "law/cell-potential",
  "law/gibbs",
  "law/equilibrium-constant",
  "law/quotient",
  "law/electrons",
] as const;

export type CellGoal = (typeof CELL_GOALS)[number];

export type Role = "anode" | "cathode";

/** What a sentence names, in its order. */
export type Item =
  | { readonly kind: "half"; readonly half: Half }
  | { readonly kind: "species"; readonly formula: string }
  | { readonly kind: "value"; readonly quantity: Quantity }
  | {
      readonly kind: "name";
      readonly name: CellGoal | "bare" | "half" | "concentration" | "temperature" | "gas-constant" | "faraday";
    }
  | { readonly kind: "unit"; readonly unit: Unit }
  | { readonly kind: "role"; readonly role: Role }
  | { readonly kind: "written"; readonly cell: WrittenCell }
  | { readonly kind: "reaction"; readonly changes: Changes };

const NAMES: Readonly<Record<string, Extract<Item, { kind: "name" }>["name"]>> = {
  ...Object.fromEntries(CELL_GOALS.map((goal) => [goal, goal])),
  "law/bare-potential": "bare",
  "law/half-potential": "half",
  "law/concentration": "concentration",
  "law/temperature": "temperature",
  "law/gas-constant": "gas-constant",
  "law/faraday": "faraday",
};

function readEquation(text: string): Item | null {
  const parsed = parseEquation(text);
  if (!parsed.ok) return null;
  const half = readHalf(parsed.value);
  if (half !== null) return half.isReduction ? { kind: "half", half: half.half } : null;
  const changes = changesOf(parsed.value);
  return changes === null ? null : { kind: "reaction", changes };
}

/** Reads items of all sentences; couples and cells come in the order of the text. */
export class ItemReader {
  readonly #couples: (Half | null)[];
  readonly #cells: (WrittenCell | null)[];

  constructor({ couples, cells }: SpeltCells) {
    this.#couples = [...couples];
    this.#cells = [...cells];
  }

  /** Undefined for a word that names nothing; null for what is not understood. */
  read(token: ProblemToken): Item | null | undefined {
    if (token.kind === "quantity") return { kind: "value", quantity: token.reading.quantity };
    if (token.kind === "unit")
      return token.unit.unit.counted === "" ? { kind: "unit", unit: token.unit.unit } : undefined;
    if (token.kind === "equation")
      return token.equation.unknownName === null && token.equation.openName === null
        ? readEquation(token.equation.text)
        : null;
    if (token.kind === "substance") return this.#readSubstance(token.substance);
    if (token.kind !== "concept") return undefined;
    if (token.concept === "law/couple") return ofHalf(this.#couples.shift() ?? null);
    if (token.concept === "law/hydrogen-electrode") return ofHalf(HYDROGEN);
    if (token.concept === "law/notation") {
      const cell = this.#cells.shift() ?? null;
      return cell === null ? null : { kind: "written", cell };
    }
    if (token.concept === "law/anode" || token.concept === "law/cathode")
      return { kind: "role", role: token.concept === "law/anode" ? "anode" : "cathode" };
    const name = NAMES[token.concept];
    return name === undefined ? undefined : { kind: "name", name };
  }

  #readSubstance({
    element,
    formulas,
  }: {
    readonly element: string | null;
    readonly formulas: readonly string[];
  }): Item | null {
    const formula = element ?? (formulas.length === 1 ? canonicalText(formulas[0] ?? "") : null);
    return formula === null ? null : { kind: "species", formula };
  }
}

function ofHalf(half: Half | null): Item | null {
  return half === null ? null : { kind: "half", half };
}
