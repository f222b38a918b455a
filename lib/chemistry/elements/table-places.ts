import { ELEMENTS, type Element } from "./elements.ts";

/** Columns are those of the eighteen groups; the rows are the periods, with lanthanides and actinides in two more below. */
export type TablePlace = { readonly row: number; readonly column: number };

export const TABLE_COLUMNS = 18;

const LANTHANIDE_ROW = 8;
const ACTINIDE_ROW = 9;
/** The rows below begin under group 3, with lanthanum and actinium. */
const FIRST_COLUMN_BELOW = 3;
const LANTHANUM = 57;
const ACTINIUM = 89;

export function placeOf({ number, period, group }: Element): TablePlace {
  if (group !== null) return { row: period, column: group };
  return number < ACTINIUM
    ? { row: LANTHANIDE_ROW, column: FIRST_COLUMN_BELOW + number - LANTHANUM }
    : { row: ACTINIDE_ROW, column: FIRST_COLUMN_BELOW + number - ACTINIUM };
}

/** The elements of each row, from left to right. */
export const TABLE_ROWS: readonly (readonly Element[])[] = Array.from({ length: ACTINIDE_ROW }, (_, index) =>
  ELEMENTS.filter((element) => placeOf(element).row === index + 1).toSorted(
    (a, b) => placeOf(a).column - placeOf(b).column,
  ),
);

export type TableStep = "left" | "right" | "up" | "down" | "row-start" | "row-end" | "first" | "last";

/** Where a step leads: along the row or the column, over what is empty; where nothing lies that way, nowhere. */
export function stepInTable(from: Element, step: TableStep): Element {
  const { row, column } = placeOf(from);
  const inRow = TABLE_ROWS[row - 1] ?? [];
  const inColumn = ELEMENTS.filter((element) => placeOf(element).column === column).toSorted(
    (a, b) => placeOf(a).row - placeOf(b).row,
  );
  const beside = (line: readonly Element[], offset: 1 | -1) => line[line.indexOf(from) + offset];
  switch (step) {
    case "left":
      return beside(inRow, -1) ?? from;
    case "right":
      return beside(inRow, 1) ?? from;
    case "up":
      return beside(inColumn, -1) ?? from;
    case "down":
      return beside(inColumn, 1) ?? from;
    case "row-start":
      return inRow[0] ?? from;
    case "row-end":
      return inRow.at(-1) ?? from;
    case "first":
      return ELEMENTS[0] ?? from;
    case "last":
      return ELEMENTS.at(-1) ?? from;
  }
}
