import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";

/**
 * The motif of the house: a square with a symbol, a small number and a name, like a cell of the periodic table. Its
 * width sets the size of all that is in it.
 */
export function ElementTile({
  symbol,
  number,
  name,
  className,
  ...props
}: Omit<ComponentProps<"span">, "children"> & { symbol: ReactNode; number?: ReactNode; name?: ReactNode }) {
  return (
    <span className={cn("element-tile", className)} {...props}>
      {number === undefined ? null : <small>{number}</small>}
      <b>{symbol}</b>
      {name === undefined ? null : <small>{name}</small>}
    </span>
  );
}
