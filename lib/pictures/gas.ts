import { GAS_KINDS, type GasKind } from "../laws/gases/gas-laws.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { baseValue } from "./base-value.ts";
import { greatestOf } from "./greatest.ts";
import type { Scenery } from "./picture.ts";

/** What is told of a gas, and how far each reaches of the greatest that it can be turned to, from 0 to 1. */
export type GasState = {
  readonly told: readonly { readonly kind: GasKind; readonly quantity: Quantity }[];
  /** What is not told is the same in all states: 1. */
  readonly shares: Readonly<Record<GasKind, number>>;
};

export type Gas = {
  /** One, or one before and one after. */
  readonly states: readonly GasState[];
  /** What the scale of volumes holds, in the unit of the first volume; null where no volume is told. */
  readonly scale: { readonly greatest: number; readonly unit: string } | null;
};

const METHODS: ReadonlySet<string> = new Set(["ideal-gas", "gas-laws", "mass-and-amount"]);

const isGasKind = (kind: string): kind is GasKind => GAS_KINDS.some((each) => each === kind);

/** The mass of a gas is another word for its amount. */
const isKnownKind = (kind: string): boolean => isGasKind(kind) || kind === "mass";

/** A gas in one state with all that describes it, or in two with what changes. */
export function readGas(scenery: Scenery): Gas | null {
  const { played } = scenery;
  const isGas =
    played.some(
      ({ node: { origin } }) =>
        origin.kind === "step" && (origin.method === "ideal-gas" || origin.method === "gas-laws"),
    ) &&
    played.every(
      ({ node: { quantity, origin } }) =>
        isKnownKind(quantity.kind) && (origin.kind === "given" || METHODS.has(origin.method)),
    );
  if (!isGas) return null;
  const greatest = new Map(
    GAS_KINDS.map((kind) => [kind, greatestOf(scenery, ({ node }) => node.quantity.kind === kind)]),
  );
  const stateOf = (label: string | null): GasState => {
    const told = GAS_KINDS.flatMap((kind) => {
      const own = played.filter(({ node }) => node.quantity.kind === kind && node.quantity.label === label);
      return own.length === 1 && own[0] !== undefined ? [{ kind, quantity: own[0].quantity }] : [];
    });
    const shareOf = (kind: GasKind): number => {
      const own = told.find((each) => each.kind === kind);
      return own === undefined ? 1 : baseValue(own.quantity) / (greatest.get(kind) ?? 1);
    };
    return {
      told,
      shares: {
        pressure: shareOf("pressure"),
        volume: shareOf("volume"),
        amount: shareOf("amount"),
        temperature: shareOf("temperature"),
      },
    };
  };
  const isChange = played.some(({ node }) => node.quantity.label === "initial");
  const states = isChange ? [stateOf("initial"), stateOf("final")] : [stateOf(null)];
  const count = states.reduce((sum, { told }) => sum + told.length, 0);
  // Whatever is told stands in the picture; a state alone is known by all four.
  if (count !== played.filter(({ node }) => isGasKind(node.quantity.kind)).length) return null;
  if (isChange ? states[0]?.told.length !== states[1]?.told.length : count !== GAS_KINDS.length) return null;
  const volume = states.flatMap(({ told }) => told).find(({ kind }) => kind === "volume")?.quantity;
  return {
    states,
    scale:
      volume === undefined
        ? null
        : {
            greatest:
              ((greatest.get("volume") ?? 1) * volume.unit.denominator.toNumber()) / volume.unit.numerator.toNumber(),
            unit: volume.unit.factors
              .map(({ unit: { symbol }, exponent }) => (exponent === 1 ? symbol : `${symbol}^${exponent}`))
              .join("·"),
          },
  };
}
