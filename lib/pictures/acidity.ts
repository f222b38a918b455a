import { acidity, basicity, ionsInWater, powersInWater } from "../laws/acids/acidity.ts";
import { lawValue } from "../laws/law-value.ts";
import { getValueIn } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import { pureNumber, type Quantity, quantity } from "../quantity/quantity.ts";
import { fewestFigures } from "../quantity/significant-figures.ts";
import { consistsOf, isFoundBy } from "./consists-of.ts";
import { findPlayed } from "./greatest.ts";
import type { Scenery } from "./picture.ts";
import type { Played } from "./replay.ts";

/** What was dissolved, and how much of it has become ions, from 0 to 1. */
export type Dissolved = {
  readonly of: string | null;
  readonly role: "acid" | "base";
  readonly molarity: Quantity;
  readonly share: number;
  /** Of a strong one of the same concentration; null where this is one. */
  readonly strongPh: Quantity | null;
};

export type Acidity = {
  readonly ph: Quantity;
  readonly hydronium: Quantity;
  readonly hydroxide: Quantity;
  readonly solute: Dissolved | null;
};

/** What the scale holds; beyond it no pH of a school's solution lies. */
export const PH_SCALE = { least: -1, greatest: 15 } as const;

const METHODS: ReadonlySet<string> = new Set(["ph-scale", "strong-electrolyte", "weak-electrolyte"]);
const KINDS: ReadonlySet<string> = new Set([
  "ph",
  "poh",
  "hydronium",
  "hydroxide",
  "molarity",
  "acid-constant",
  "base-constant",
  "acid-exponent",
  "base-exponent",
  "percent-ionization",
]);

const IONS: ReadonlySet<string> = new Set(["hydronium", "hydroxide"]);

/** More than this does not come of one, but for the noise of the arithmetic: else the acid gives more than one proton. */
const WHOLE = 1 + 1e-9;

/** The pH, from whichever of the four measures is known. */
function phOf(played: readonly Played[]): number | null {
  const ph = findPlayed(played, "ph", null);
  if (ph !== null) return ph.value.toNumber();
  const h = findPlayed(played, "hydronium", null);
  if (h !== null) return phOfIon("hydronium", getValueIn(h, "mol/L")).toNumber();
  const oh = findPlayed(played, "hydroxide", null);
  if (oh !== null) return phOfIon("hydroxide", getValueIn(oh, "mol/L")).toNumber();
  const pOH = findPlayed(played, "poh", null)?.value;
  return pOH === undefined ? null : lawValue(powersInWater, "pH", { pOH }).toNumber();
}

/** So much of it is not told apart from all. */
const ALL = 0.995;

/** Of a logarithm those figures count that stand behind the point. */
function phWith(ph: Decimal, figures: number): Quantity {
  const before = ph.isZero() ? 0 : ph.abs().log(10).floor().toNumber() + 1;
  return pureNumber(ph, Math.max(1, figures + before));
}

/** What a concentration of one of the two ions comes to. */
const phOfIon = (kind: string, molarity: Decimal): Decimal =>
  kind === "hydronium"
    ? lawValue(acidity, "pH", { h: molarity })
    : lawValue(powersInWater, "pH", { pOH: lawValue(basicity, "pOH", { oh: molarity }) });

const OF_SOLUTE: ReadonlySet<string> = new Set(["strong-electrolyte", "weak-electrolyte"]);

/** The one thing dissolved; null where none is told, or where its ions do not come from it one by one. */
function readSolute(played: readonly Played[]): Dissolved | null {
  const ion = played.find(
    ({ node: { quantity: own, origin } }) =>
      IONS.has(own.kind) && origin.kind === "step" && OF_SOLUTE.has(origin.method) && origin.from.length > 0,
  );
  const dissolved = played.filter(({ node }) => node.quantity.kind === "molarity");
  const [solute] = dissolved;
  if (ion === undefined || solute === undefined || dissolved.length !== 1) return null;
  const molarity = getValueIn(solute.quantity, "mol/L");
  const share = getValueIn(ion.quantity, "mol/L").div(molarity).toNumber();
  if (share > WHOLE) return null;
  const { kind } = ion.node.quantity;
  return {
    of: solute.node.quantity.of,
    role: kind === "hydronium" ? "acid" : "base",
    molarity: solute.quantity,
    share: Math.min(1, share),
    strongPh: share > ALL ? null : phWith(phOfIon(kind, molarity), solute.quantity.significantFigures ?? 2),
  };
}

/** An acid or a base in water: how much of it has become ions, and where that stands on the scale of pH. */
export function readAcidity({ played }: Scenery): Acidity | null {
  const ph = consistsOf(played, KINDS, METHODS) && isFoundBy(played, METHODS) ? phOf(played) : null;
  if (ph === null || ph < PH_SCALE.least || ph > PH_SCALE.greatest) return null;
  const figures = fewestFigures(
    ...played.flatMap(({ node, quantity: own }) =>
      node.quantity.kind === "ph" || node.quantity.kind === "poh" ? [] : [own.significantFigures],
    ),
  );
  const h = lawValue(acidity, "h", { pH: ph });
  const shown = figures ?? 2;
  return {
    ph: findPlayed(played, "ph", null) ?? phWith(new Decimal(ph), shown),
    hydronium: findPlayed(played, "hydronium", null) ?? quantity(h, "mol/L", shown),
    hydroxide: findPlayed(played, "hydroxide", null) ?? quantity(lawValue(ionsInWater, "oh", { h }), "mol/L", shown),
    solute: readSolute(played),
  };
}
