import {
  equivalenceVolume,
  type Titration as Mixture,
  titrationCurve,
  titrationPh,
} from "../chemistry/curves/titration.ts";
import { getValueIn } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import { pureNumber, type Quantity, quantity } from "../quantity/quantity.ts";
import { fewestFigures, figuresToPlace } from "../quantity/significant-figures.ts";
import { consistsOf } from "./consists-of.ts";
import { findPlayed } from "./greatest.ts";
import type { Scenery } from "./picture.ts";
import type { Played } from "./replay.ts";

/** A solution that is mixed with another one: what is dissolved, in canonical ASCII. */
type Part = { readonly of: string; readonly molarity: Quantity; readonly volume: Quantity };

export type Titration = {
  readonly analyte: Part;
  readonly titrant: Part;
  readonly ph: Quantity;
  /** The volume of titrant with which neither is left over. */
  readonly equivalence: Quantity;
  /** The pH before anything is added, and where neither is left over, to two places as such curves are read. */
  readonly landmarks: { readonly start: Quantity; readonly equivalence: Quantity };
  /** The pH over the volume of titrant, in mL. */
  readonly curve: readonly (readonly [volume: number, ph: number])[];
};

const METHODS: ReadonlySet<string> = new Set(["neutralization", "molarity"]);

const KINDS: ReadonlySet<string> = new Set([
  "molarity",
  "solution-volume",
  "amount",
  "ph",
  "acid-constant",
  "base-constant",
]);

/** A curve by the balance of charges and a point by what is left over differ by less; a drawing does not show it. */
const SAME_PH = 0.05;

/** A pH is told to hundredths. */
const PLACE = -2;

/** In the order of the problem's text. */
function listParts(played: readonly Played[]): Part[] {
  const given = played.flatMap(({ node, quantity: molarity }) => {
    const { of, kind } = node.quantity;
    if (kind !== "molarity" || of === null || node.origin.kind !== "given") return [];
    const volume = played.find(
      (each) => each.node.quantity.kind === "solution-volume" && each.node.quantity.of === of,
    )?.quantity;
    return volume === undefined ? [] : [{ of, molarity, volume, index: node.origin.index }];
  });
  return given.toSorted((a, b) => a.index - b.index).map(({ of, molarity, volume }) => ({ of, molarity, volume }));
}

function phAt(mixture: Mixture, volume: number): Quantity {
  const ph = new Decimal(titrationPh(mixture, volume));
  return pureNumber(ph, figuresToPlace(ph, PLACE));
}

/** An acid and a base that were mixed, on the curve of the one that is added to the other. */
export function readTitration({ played }: Scenery): Titration | null {
  const ph = played.at(-1);
  const isWhole =
    ph?.node.quantity.kind === "ph" &&
    ph.node.origin.kind === "step" &&
    ph.node.origin.method === "neutralization" &&
    consistsOf(played, KINDS, METHODS);
  const parts = listParts(played);
  if (!isWhole || parts.length !== 2) return null;
  const weak = (["acid", "base"] as const).flatMap((role) => {
    const constant = findPlayed(played, `${role}-constant`, null);
    return constant === null ? [] : [{ role, constant: constant.value.toNumber() }];
  });
  const told = weak.length === 0 ? (["acid", "base"] as const).map((role) => ({ role, constant: null })) : weak;
  for (const [at, analyte] of parts.entries()) {
    const titrant = parts[1 - at];
    if (titrant === undefined) continue;
    for (const { role, constant } of told) {
      const mixture: Mixture = {
        analyte: role,
        constant,
        concentration: getValueIn(analyte.molarity, "mol/L").toNumber(),
        volumeMilliliters: getValueIn(analyte.volume, "mL").toNumber(),
        titrantConcentration: getValueIn(titrant.molarity, "mol/L").toNumber(),
      };
      const own = titrationPh(mixture, getValueIn(titrant.volume, "mL").toNumber());
      if (Math.abs(own - ph.quantity.value.toNumber()) > SAME_PH) continue;
      const figures = fewestFigures(
        analyte.molarity.significantFigures,
        analyte.volume.significantFigures,
        titrant.molarity.significantFigures,
      );
      return {
        analyte,
        titrant,
        ph: ph.quantity,
        equivalence: quantity(equivalenceVolume(mixture), "mL", figures),
        landmarks: { start: phAt(mixture, 0), equivalence: phAt(mixture, equivalenceVolume(mixture)) },
        curve: titrationCurve(mixture),
      };
    }
  }
  return null;
}
