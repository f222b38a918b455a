import { cn } from "./class-names.ts";
import { ElementTile } from "./element-tile.tsx";

/** The mark of the house: actinium's tile, and the name. `name` comes translated (`common.appName`). */
export function Brand({ name, className }: { name: string; className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2 font-semibold tracking-tight", className)}>
      <ElementTile symbol="Ac" aria-hidden="true" className="w-9 border-primary bg-primary text-primary-foreground" />
      <span>{name}</span>
    </span>
  );
}
