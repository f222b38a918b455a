import { ELEMENTS } from "../chemistry/elements/elements.ts";
import { lawValue } from "../laws/law-value.ts";
import { quantum, wave } from "../laws/atoms/light.ts";
import { convertTo, getValueIn } from "../quantity/conversion.ts";
import type { Decimal } from "../quantity/decimal.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { fewestFigures } from "../quantity/significant-figures.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { consistsOf, isFoundBy } from "./consists-of.ts";
import { findPlayed } from "./greatest.ts";
import type { Scenery } from "./picture.ts";
import type { Played } from "./replay.ts";

/**
 * The parts of the spectrum, each with the wavelength at which it ends, in metres: those of ISO 21348 near the visible, and
 * beyond them what textbooks of chemistry have (10 pm between gamma and X rays, 1 mm and 1 m around microwaves).
 */
const BANDS = [
  ["gamma", 1e-11],
  ["x-ray", 1e-8],
  ["ultraviolet", 3.8e-7],
  ["visible", 7.6e-7],
  ["infrared", 1e-3],
  ["microwave", 1],
  ["radio", Number.POSITIVE_INFINITY],
] as const;

/** What the eye sees, each colour with the wavelength at which it ends, in nanometres; they pass into one another. */
const COLOURS = [
  ["violet", 450],
  ["blue", 495],
  ["green", 570],
  ["yellow", 590],
  ["orange", 620],
  ["red", 760],
] as const;

type Band = (typeof BANDS)[number][0];
export type Colour = (typeof COLOURS)[number][0];

/** For a drawing: where each part begins and ends, in metres and in nanometres. */
export const BAND_ENDS: readonly (readonly [band: Band, end: number])[] = BANDS;
export const COLOUR_ENDS: readonly (readonly [colour: Colour, end: number])[] = COLOURS;

/** Violet begins here, in nanometres. */
export const LEAST_VISIBLE = 380;

/** What the scale of wavelengths holds, as powers of ten of a metre. */
export const SCALE = { least: -13, greatest: 4 } as const;

/** The electron of an atom or ion that has one, in canonical ASCII, between two of its levels. */
export type Jump = { readonly of: string; readonly lower: number; readonly upper: number };

export type Light = {
  readonly wavelength: Quantity;
  readonly frequency: Quantity;
  /** Of one photon. */
  readonly energy: Quantity;
  /** The wavelength in metres. */
  readonly metres: number;
  readonly band: Band;
  /** Null where it cannot be seen. */
  readonly colour: Colour | null;
  readonly jump: Jump | null;
};

const METHODS: ReadonlySet<string> = new Set(["photon", "hydrogen-lines"]);
const KINDS: ReadonlySet<string> = new Set([
  "wavelength",
  "frequency",
  "energy",
  "molar-energy",
  "level",
  "nuclear-charge",
]);

/** From the smallest: the first in which a length is less than a thousand. */
const LENGTHS = ["pm", "nm", "µm", "mm", "m", "km"] as const;

function inHandyUnit(metres: Decimal, figures: number | null): Quantity {
  const length = quantity(metres, "m", figures);
  const handy = LENGTHS.map((unit) => convertTo(length, getUnit(unit))).find(
    (each) => each.ok && each.value.value.lt(1_000),
  );
  return handy?.ok === true ? handy.value : length;
}

/** The frequency in hertz, from what is known of the light. */
function frequencyOf(played: readonly Played[]): Decimal | null {
  const told = {
    frequency: findPlayed(played, "frequency", null),
    wavelength: findPlayed(played, "wavelength", null),
    energy: findPlayed(played, "energy", null),
  };
  if (told.frequency !== null) return getValueIn(told.frequency, "Hz");
  if (told.wavelength !== null) return lawValue(wave, "ν", { λ: getValueIn(told.wavelength, "m") });
  if (told.energy !== null) return lawValue(quantum, "ν", { E: getValueIn(told.energy, "J") });
  return null;
}

function readJump(played: readonly Played[]): Jump | null {
  const [lower, upper, charge] = [
    findPlayed(played, "level", "first"),
    findPlayed(played, "level", "second"),
    findPlayed(played, "nuclear-charge", null),
  ].map((each) => each?.value.toNumber());
  const symbol = ELEMENTS[(charge ?? 0) - 1]?.symbol;
  if (lower === undefined || upper === undefined || charge === undefined || symbol === undefined) return null;
  const left = charge - 1;
  return { of: left === 0 ? symbol : `${symbol}^${left === 1 ? "" : left}+`, lower, upper };
}

/** Light of one wavelength: where it stands among all light, and which jump of an electron it goes with. */
export function readLight({ played }: Scenery): Light | null {
  const ν = consistsOf(played, KINDS, METHODS) && isFoundBy(played, METHODS) ? frequencyOf(played) : null;
  const jump = readJump(played);
  if (ν === null || !ν.gt(0)) return null;
  // Levels are whole, and of them alone there is a drawing only where both are known.
  const levels = played.filter(({ node }) => node.quantity.kind === "level");
  if (levels.length > 0 && (jump === null || levels.some(({ quantity: own }) => !own.value.isInteger()))) return null;
  const λ = lawValue(wave, "λ", { ν });
  const metres = λ.toNumber();
  const power = Math.log10(metres);
  if (power < SCALE.least || power > SCALE.greatest) return null;
  const figures = fewestFigures(...played.map((each) => each.quantity.significantFigures));
  const band = BANDS.find(([, end]) => metres < end)?.[0] ?? "radio";
  return {
    wavelength: inHandyUnit(λ, figures),
    frequency: quantity(ν, "Hz", figures),
    energy: quantity(lawValue(quantum, "E", { ν }), "J", figures),
    metres,
    band,
    colour: band === "visible" ? (COLOURS.find(([, end]) => metres * 1e9 < end)?.[0] ?? "red") : null,
    jump,
  };
}
