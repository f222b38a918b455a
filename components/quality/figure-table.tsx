import type { ReactNode } from "react";

type FigureTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row says what the row is about. */
  rows: readonly { readonly key: string; readonly name: ReactNode; readonly figures: readonly string[] }[];
};

/** Figures by kind or by language. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={index === 0 ? "py-2 pe-4 text-start font-medium" : "py-2 ps-4 text-end font-medium"}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key} className="border-b">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className="tabular py-2 ps-4 text-end">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
