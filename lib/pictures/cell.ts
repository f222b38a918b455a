import { getValueIn } from "../quantity/conversion.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { consistsOf } from "./consists-of.ts";
import { findPlayed } from "./greatest.ts";
import type { Scenery } from "./picture.ts";

/** A half-cell: its couple as `Zn^2+/Zn`, in canonical ASCII, its reduction potential, and what is dissolved, where it is told. */
type HalfCell = { readonly couple: string; readonly potential: Quantity; readonly dissolved: Quantity | null };

export type Cell = {
  readonly cathode: HalfCell;
  readonly anode: HalfCell;
  readonly standard: Quantity;
  /** With what is dissolved; null where all stands at its standard. */
  readonly potential: Quantity | null;
  /** Whether it runs by itself as it is drawn: electrons from the anode to the cathode. */
  readonly runs: boolean;
  /** What the scale of potentials holds, in V. */
  readonly scale: { readonly least: number; readonly greatest: number };
};

const KINDS: ReadonlySet<string> = new Set([
  "electrode-potential",
  "standard-potential",
  "cell-potential",
  "electrons-transferred",
  "reaction-quotient",
  "molarity",
  "temperature",
]);

const METHODS: ReadonlySet<string> = new Set(["galvanic-cell"]);

/** How far the scale goes beyond what is on it, in V. */
const ROOM = 0.3;

/** Two half-cells of different couples, whose potentials are known. */
export function readCell({ played, extremes, scene }: Scenery): Cell | null {
  const couples = scene.cell?.couples ?? null;
  const isWhole = consistsOf(played, KINDS, METHODS);
  const standard = findPlayed(played, "standard-potential", null);
  if (couples === null || !isWhole || standard === null || couples.cathode === couples.anode) return null;
  const half = (couple: string): HalfCell | null => {
    const own = (kind: string, of: string) =>
      played.find(({ node: { quantity } }) => quantity.kind === kind && quantity.of === of)?.quantity ?? null;
    const potential = own("electrode-potential", couple);
    const dissolved = couple.split("/").flatMap((form) => own("molarity", form) ?? [])[0] ?? null;
    return potential === null ? null : { couple, potential, dissolved };
  };
  const [cathode, anode] = [half(couples.cathode), half(couples.anode)];
  if (cathode === null || anode === null) return null;
  const potential = findPlayed(played, "cell-potential", null);
  const heights = [...played, ...extremes().flat()].flatMap(({ node, quantity }) =>
    node.quantity.kind === "electrode-potential" ? [getValueIn(quantity, "V").toNumber()] : [],
  );
  return {
    cathode,
    anode,
    standard,
    potential,
    runs: (potential ?? standard).value.gt(0),
    scale: { least: Math.min(0, ...heights) - ROOM, greatest: Math.max(0, ...heights) + ROOM },
  };
}
