import type { SolutionFacts } from "../methods/facts.ts";
import { BARE_SCENE, type Scene } from "../methods/rules/rule.ts";
import { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { configuredDials } from "./configured.ts";
import { type Dial, dialOf } from "./dials.ts";
import type { PictureKind } from "./kinds.ts";
import { type Changes, NO_CHANGES, play, type Played, sceneOf } from "./replay.ts";
import { type Acidity, readAcidity } from "./acidity.ts";
import { type Buffer, readBuffer } from "./buffer.ts";
import { type Cell, readCell } from "./cell.ts";
import { type Decay, readDecay } from "./decay.ts";
import { type Dilution, readDilution } from "./dilution.ts";
import { type Electrolysis, readElectrolysis } from "./electrolysis.ts";
import { type Equilibrium, readEquilibrium } from "./equilibrium.ts";
import { type Gas, readGas } from "./gas.ts";
import { type Heating, readHeating } from "./heating.ts";
import { type Levels, readLevels } from "./levels.ts";
import { type Light, readLight } from "./light.ts";
import { type Limiting, readLimiting } from "./limiting.ts";
import { type Orbitals, readOrbitals } from "./orbitals.ts";
import { type Profile, readProfile } from "./profile.ts";
import { type Rates, readRates } from "./rates.ts";
import { type Precipitate, readPrecipitate } from "./precipitate.ts";
import { type DissolvedSalt, readSalt } from "./salt.ts";
import { readTitration, type Titration } from "./titration.ts";
import { readRoad, type Road } from "./road.ts";

type Models = {
  readonly road: Road;
  readonly limiting: Limiting;
  readonly dilution: Dilution;
  readonly gas: Gas;
  readonly decay: Decay;
  readonly levels: Levels;
  readonly heating: Heating;
  readonly titration: Titration;
  readonly light: Light;
  readonly acidity: Acidity;
  readonly cell: Cell;
  readonly rates: Rates;
  readonly profile: Profile;
  readonly orbitals: Orbitals;
  readonly equilibrium: Equilibrium;
  readonly electrolysis: Electrolysis;
  readonly buffer: Buffer;
  readonly salt: DissolvedSalt;
  readonly precipitate: Precipitate;
};

/** A picture of a kind, with its values: what is drawn, and told in words. */
export type PictureOf<Kind extends PictureKind> = {
  readonly kind: Kind;
  /** What the problem asks for. */
  readonly answer: Quantity;
} & Models[Kind];

export type Picture = PictureOf<PictureKind>;

/** What a picture is made from. */
export type Scenery = {
  readonly played: readonly Played[];
  /** The same with the problem's own givens. */
  readonly own: () => readonly Played[];
  /** The same with each of the givens at the least and at the greatest that it can be turned to: what a scale must hold. */
  readonly extremes: () => readonly (readonly Played[])[];
  readonly scene: Scene;
};

type Reader<Kind extends PictureKind> = (scenery: Scenery) => Models[Kind] | null;

const READERS: { readonly [Kind in PictureKind]: Reader<Kind> } = {
  road: readRoad,
  limiting: readLimiting,
  dilution: readDilution,
  gas: readGas,
  decay: readDecay,
  levels: readLevels,
  heating: readHeating,
  titration: readTitration,
  light: readLight,
  acidity: readAcidity,
  cell: readCell,
  rates: readRates,
  profile: readProfile,
  orbitals: readOrbitals,
  equilibrium: readEquilibrium,
  electrolysis: readElectrolysis,
  buffer: readBuffer,
  salt: readSalt,
  precipitate: readPrecipitate,
};

/** The givens of a solution that can be turned. */
export function listDials(facts: SolutionFacts): readonly Dial[] {
  if (facts.derivation === undefined) return configuredDials(facts);
  return facts.derivation.nodes.flatMap((node, index) =>
    node.origin.kind === "given" ? (dialOf(index, node) ?? []) : [],
  );
}

/** The same for all plays of one solution, each made once. */
const known = new WeakMap<SolutionFacts, { own?: readonly Played[]; extremes?: ReturnType<Scenery["extremes"]> }>();

function knownOf(facts: SolutionFacts) {
  const before = known.get(facts) ?? {};
  known.set(facts, before);
  return before;
}

const playExtremes = (facts: SolutionFacts): ReturnType<Scenery["extremes"]> =>
  listDials(facts).flatMap(({ index, values }) =>
    [values[0], values.at(-1)].flatMap((value): (readonly Played[])[] => {
      const played = value === undefined ? null : play(facts, new Map([[index, new Decimal(value)]]));
      return played === null ? [] : [played];
    }),
  );

function sceneryOf(facts: SolutionFacts, changes: Changes): Scenery | null {
  const played = play(facts, changes);
  return played === null
    ? null
    : {
        played,
        own: () => (knownOf(facts).own ??= play(facts, NO_CHANGES) ?? []),
        extremes: () => (knownOf(facts).extremes ??= playExtremes(facts)),
        scene: facts.derivation === undefined ? BARE_SCENE : sceneOf(facts.derivation),
      };
}

function read<Kind extends PictureKind>(kind: Kind, scenery: Scenery, answer: Quantity): PictureOf<Kind> | null {
  const model = READERS[kind](scenery);
  return model === null ? null : { kind, answer, ...model };
}

/** The picture of a solution in which some of the givens were changed; null where its kind has none of these values. */
export function drawPicture(facts: SolutionFacts, kind: PictureKind, changes: Changes): Picture | null {
  const scenery = sceneryOf(facts, changes);
  const answer = scenery?.played.at(-1)?.quantity;
  return scenery === null || answer === undefined ? null : read(kind, scenery, answer);
}

/** Which picture there is of a solution: none where what is known does not determine it wholly. */
export function findPictureKind(facts: SolutionFacts): PictureKind | null {
  const scenery = sceneryOf(facts, NO_CHANGES);
  if (scenery === null) return null;
  const kinds = Object.keys(READERS).filter((kind): kind is PictureKind => kind in READERS);
  return kinds.find((kind) => READERS[kind](scenery) !== null) ?? null;
}
