import { ELEMENTS, type Element, type ElementSymbol } from "../chemistry/elements/elements.ts";

export const GROUPS = 18;

/** Lanthanum and actinium stand below scandium and yttrium, as lutetium and lawrencium in group 3 leave them. */
const FIRST_COLUMN_BELOW = 3;
const FIRST_BELOW: Readonly<Record<number, number>> = { 6: 57, 7: 89 };

/** A row of the table: a period, or what stands below the table of one. `cells` are its eighteen columns. */
type TableRow = {
  readonly period: number;
  readonly isBelow: boolean;
  readonly cells: readonly (Element | null)[];
};

function layOut(period: number, isBelow: boolean): TableRow {
  const cells: (Element | null)[] = Array.from({ length: GROUPS }, () => null);
  for (const element of ELEMENTS) {
    if (element.period !== period || (element.group === null) !== isBelow) continue;
    const column = element.group ?? FIRST_COLUMN_BELOW + element.number - (FIRST_BELOW[period] ?? 0);
    cells[column - 1] = element;
  }
  return { period, isBelow, cells };
}

/** The eighteen columns of IUPAC, with the f-block in two rows below. */
export const TABLE_ROWS: readonly TableRow[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((period) => layOut(period, false)),
  ...[6, 7].map((period) => layOut(period, true)),
];

const DIRECTIONS = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
} as const;

/**
 * Where a key leads from an element, as in a grid of the ARIA Authoring Practices: arrows to the next element that way, over
 * what is empty; Home and End to the ends of its row, with Ctrl to the first and the last of all. At an edge it stays; null for
 * any other key.
 */
export function moveInTable(from: ElementSymbol, key: string, isWithControl: boolean): ElementSymbol | null {
  const row = TABLE_ROWS.findIndex(({ cells }) => cells.some((cell) => cell?.symbol === from));
  const here = TABLE_ROWS[row]?.cells ?? [];
  if (key === "Home" || key === "End") {
    const among = isWithControl ? ELEMENTS : here.filter((cell) => cell !== null);
    return among.at(key === "Home" ? 0 : -1)?.symbol ?? from;
  }
  if (!isDirection(key)) return null;
  const [down, across] = DIRECTIONS[key];
  let column = here.findIndex((cell) => cell?.symbol === from);
  for (let at = row; ;) {
    at += down;
    column += across;
    const cell = TABLE_ROWS[at]?.cells[column];
    if (cell === undefined) return from;
    if (cell !== null) return cell.symbol;
  }
}

const isDirection = (key: string): key is keyof typeof DIRECTIONS => key in DIRECTIONS;
