import { ZERO } from "../quantity/decimal.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { baseValue } from "./base-value.ts";
import { consistsOf } from "./consists-of.ts";
import { ionsInWater, ionsOfSolid, type SaltIon } from "./ions-in-water.ts";
import { niceAbove } from "./nice-above.ts";
import type { Scenery } from "./picture.ts";
import { type ReactingAmounts, readReactingAmounts } from "./reacting-amounts.ts";

/** An ion of the two solutions: in moles, and how many of it are drawn. */
type MixedIon = {
  /** In canonical ASCII. */
  readonly of: string;
  readonly charge: number;
  readonly before: Quantity;
  /** What is left in the water. */
  readonly after: Quantity;
  readonly drawn: { readonly before: number; readonly after: number; readonly inSolid: number };
};

export type Precipitate = {
  readonly reactants: readonly string[];
  readonly solid: { readonly of: string; readonly amount: Quantity; readonly units: number };
  readonly ions: readonly MixedIon[];
  /** The amount for which one particle drawn stands. */
  readonly each: Quantity;
};

const METHODS: ReadonlySet<string> = new Set(["limiting-reactant", "mass-and-amount", "molarity"]);
const KINDS: ReadonlySet<string> = new Set(["molarity", "solution-volume", "amount", "mass"]);

/** No more than so many ions are drawn: the rest is water. Of the problem's own half of them, so that there can be more. */
const MOST = 56;
const ROOM = 2;

/** The share of an amount below which the arithmetic's noise lies. */
const NONE = 1e-9;

const countIn = (ions: readonly SaltIon[], of: string): number => ions.find((ion) => ion.of === of)?.count ?? 0;

type Solved = { readonly of: string; readonly before: Quantity; readonly ions: readonly SaltIon[] };

/** Two salts that are dissolved, each with its ions; null where one is anything else. */
function listSalts({ reactants }: ReactingAmounts): readonly Solved[] | null {
  const salts = reactants.flatMap((reactant): Solved[] => {
    const ions = ionsInWater(reactant.of);
    return ions === null ? [] : [{ ...reactant, ions }];
  });
  return reactants.length === 2 && salts.length === 2 ? salts : null;
}

const allIons = (salts: readonly Solved[]): number =>
  salts.reduce((sum, { before, ions }) => sum + ions.reduce((all, { count }) => all + count, 0) * baseValue(before), 0);

/** Two solutions whose ions form a solid: what is there before, and what is in the solid and in the water after. */
export function readPrecipitate(scenery: Scenery): Precipitate | null {
  if (!consistsOf(scenery.played, KINDS, METHODS)) return null;
  const reacting = readReactingAmounts(scenery, METHODS);
  const salts = reacting === null ? null : listSalts(reacting);
  if (reacting === null || salts === null) return null;
  const solids = reacting.products.filter((of) => ionsOfSolid(of) !== null);
  const [solid] = solids;
  const solidIons = solid === undefined ? null : ionsOfSolid(solid);
  // What forms besides stays dissolved: else its ions would not all be in the water.
  const isRest = reacting.products.every((of) => of === solid || ionsInWater(of) !== null);
  const amount = solid === undefined ? null : reacting.formed(solid);
  if (solid === undefined || solidIons === null || solids.length !== 1 || !isRest || amount === null) return null;
  const own = readReactingAmounts({ ...scenery, played: scenery.own() }, METHODS);
  const ownSalts = own === null ? salts : (listSalts(own) ?? salts);
  const each = niceAbove(Math.max(allIons(salts), ROOM * allIons(ownSalts)) / MOST);
  const drawnOf = (own: Quantity): number => Math.round(baseValue(own) / each);
  const units = Math.max(1, drawnOf(amount));
  const distinct = [...new Map(salts.flatMap(({ ions }) => ions.map((ion) => [ion.of, ion]))).values()];
  // Those of the solid come first: they are drawn alike in the water and in the solid.
  const ordered = distinct.toSorted(
    (a, b) => Number(countIn(solidIons, b.of) > 0) - Number(countIn(solidIons, a.of) > 0),
  );
  const ions = ordered.map(({ of, charge }): MixedIon => {
    const value = salts.reduce((sum, salt) => sum.plus(salt.before.value.times(countIn(salt.ions, of))), ZERO);
    const before = { ...amount, value };
    const rest = value.minus(amount.value.times(countIn(solidIons, of)));
    const isUsedUp = rest.abs().lte(value.times(NONE));
    const after = isUsedUp ? quantity(ZERO, "mol") : { ...amount, value: rest };
    const [left, inSolid] = [drawnOf(after), units * countIn(solidIons, of)];
    return { of, charge, before, after, drawn: { before: left + inSolid, after: left, inSolid } };
  });
  return {
    reactants: salts.map(({ of }) => of),
    solid: { of: solid, amount, units },
    ions,
    each: quantity(each, "mol", 1),
  };
}
