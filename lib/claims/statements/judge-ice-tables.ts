import { type Equation, listTerms } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Fact } from "../evidence.ts";
import { cellsOf } from "./read-cells.ts";
import { judged, right, type Statement } from "./statement.ts";

/** What is known where a row of a table is read: the rows above it, its head first. */
type Table = {
  readonly rows: readonly string[];
  readonly equation: Equation | undefined;
  readonly facts: readonly Fact[];
};

const NUMBER = /^[*_]*([+−–-]?)\s?(\d+(?:[.,]\d+)?)[*_]*$/u;
const KINDS: ReadonlySet<number> = new Set([DIMENSIONS.amount, DIMENSIONS.concentration, DIMENSIONS.pressure]);
/** As numbers are rounded, a share. */
const ROUNDED = 0.005;
const FEWEST_COLUMNS = 2;
/** With fewer columns that fit, it is not plain which of them is wrong. */
const FEWEST_RIGHT = 2;

type Cell = ReturnType<typeof cellsOf>[number] & { readonly value: number | null };
type Column = { readonly of: string; readonly change: number };

/** Amounts at the start, their changes as the coefficients have them, and their sums: the rows of a table under the formulas of an equation. */
export function judgeIceRow(line: string, { rows, equation, facts }: Table): Statement[] {
  const [head] = rows;
  const columns = head === undefined || equation === undefined ? null : readColumns(head, equation);
  if (columns === null) return [];
  const own = readRow(line, columns.length);
  const above = rows.slice(1).flatMap((row) => readRow(row, columns.length) ?? []);
  if (own === null) return [];
  const [start, change] = [above.slice(0, columns.length), above.slice(columns.length, 2 * columns.length)];
  if (above.length === 0) return judgeStart(own, columns, facts);
  if (above.length === columns.length) return judgeChange(own, columns);
  if (above.length > 2 * columns.length) return [];
  return judgeRow(own, (cell, at) => {
    const sum = (start[at]?.value ?? Number.NaN) + (change[at]?.value ?? Number.NaN);
    return Math.abs((cell.value ?? Number.NaN) - sum) <= ROUNDED * Math.max(Math.abs(sum), 0.001);
  });
}

/** The columns behind the first, each of a substance of the equation; null where one is not. */
function readColumns(head: string, equation: Equation): readonly Column[] | null {
  const terms = listTerms(equation).map(({ coefficient, formula }, at) => ({
    of: formatFormula({ ...formula, state: null }, "ascii"),
    change:
      (at < equation.reactants.length ? -1 : 1) *
      (coefficient === null ? 1 : coefficient.numerator / coefficient.denominator),
  }));
  const columns = cellsOf(head)
    .slice(1)
    .map(({ text }) => {
      const parsed = parseFormula(text.replaceAll(/[*_$[\]]|\((?:s|l|g|aq)\)/g, "").trim());
      const of = parsed.ok ? formatFormula({ ...parsed.value, state: null }, "ascii") : null;
      return terms.find((term) => term.of === of);
    });
  const known = columns.flatMap((column) => column ?? []);
  return known.length === columns.length && known.length >= FEWEST_COLUMNS ? known : null;
}

/** The cells behind the first, numbers all of them; null of another row. */
function readRow(line: string, count: number): readonly Cell[] | null {
  const cells = cellsOf(line).slice(1);
  const read = cells.map((cell): Cell => {
    const [, sign = "", digits] = NUMBER.exec(cell.text) ?? [];
    const size = digits === undefined ? null : Number(digits.replace(",", "."));
    return { ...cell, value: size === null ? null : sign === "" || sign === "+" ? size : -size };
  });
  return read.length === count && read.every(({ value }) => value !== null) ? read : null;
}

function judgeStart(own: readonly Cell[], columns: readonly Column[], facts: readonly Fact[]): Statement[] {
  return own.flatMap((cell, at): Statement[] => {
    const isTold = facts.some(
      ({ of, quantity }) =>
        of === columns[at]?.of && KINDS.has(quantity.unit.dimension) && quantity.value.eq(cell.value ?? -1),
    );
    return isTold ? [right(cell)] : [];
  });
}

/** As the coefficients are to each other, with the sign of their side. */
function judgeChange(own: readonly Cell[], columns: readonly Column[]): Statement[] {
  const extents = own.map(({ value }, at) => (value ?? 0) / (columns[at]?.change ?? 1));
  const typical = extents.toSorted((a, b) => a - b)[Math.floor(extents.length / 2)] ?? 0;
  if (typical === 0) return [];
  return judgeRow(own, (_, at) => Math.abs((extents[at] ?? 0) / typical - 1) <= ROUNDED);
}

function judgeRow(own: readonly Cell[], isSo: (cell: Cell, at: number) => boolean): Statement[] {
  const truths = own.map((cell, at) => isSo(cell, at));
  const count = truths.filter(Boolean).length;
  if (count < FEWEST_COLUMNS) return [];
  const isOneOff = count === own.length - 1 && count >= FEWEST_RIGHT;
  return own.flatMap((cell, at): Statement[] => {
    if (truths[at] === true) return [right(cell)];
    return isOneOff ? [judged(cell, false)] : [];
  });
}
