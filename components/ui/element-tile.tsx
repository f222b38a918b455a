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
    <span
      className={cn(
        "@container relative inline-flex aspect-square w-16 shrink-0 flex-col items-center justify-center rounded-sm border border-input bg-card leading-none text-foreground",
        className,
      )}
      {...props}
    >
      {number === undefined ? null : (
        <span className="tabular absolute start-[9cqi] top-[9cqi] text-[max(0.625rem,11cqi)] text-muted-foreground">{number}</span>
      )}
      <span className="text-[42cqi] font-semibold tracking-tight">{symbol}</span>
      {name === undefined ? null : <span className="mt-[3cqi] text-[max(0.625rem,10cqi)] text-muted-foreground">{name}</span>}
    </span>
  );
}
