import { rounded } from "../rounded.ts";
import { KINDS, variableOf } from "../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { inUnit } from "../../methods/rules/quantity-terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given, unitValue } from "../draft.ts";
import type { Draft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { PRESSURE_UNITS, sampleCelsius, sampleKelvin, samplePressure, sampleVolume } from "./gas-samples.ts";

const WORDS = "problems-gases.gas-laws";

type GasKind = Extract<Kind, "pressure" | "volume" | "temperature" | "amount">;

/** What changes under each law; the first of a pair of kinds is asked as well as the second. */
const LAWS = {
  boyle: ["pressure", "volume"],
  charles: ["volume", "temperature"],
  "gay-lussac": ["pressure", "temperature"],
  avogadro: ["volume", "amount"],
  combined: ["pressure", "volume", "temperature"],
} as const satisfies Record<string, readonly GasKind[]>;

type Law = keyof typeof LAWS;

type State = Readonly<Record<GasKind, Quantity>>;

type Units = {
  readonly pressure: readonly [string, string];
  readonly volume: readonly [string, string];
  readonly isCelsius: boolean;
};

const LETTERS = { pressure: "P", volume: "V", temperature: "T", amount: "n" } as const;

function sampleState(random: Random, { pressure, volume, isCelsius }: Units): State {
  const unit = PRESSURE_UNITS.find((each) => each === pressure[0]) ?? "atm";
  return {
    pressure: samplePressure(random, unit),
    volume: sampleVolume(random, volume[0] === "mL" ? "mL" : "L"),
    temperature: isCelsius ? sampleCelsius(random, 2, 60) : sampleKelvin(random, 255, 330),
    amount: random.measured({ from: 0.11, to: 1.4, figures: 3 }, "mol"),
  };
}

function toFigures(value: Quantity, unit: string): Quantity {
  const own = inUnit(value, unit);
  return rounded(own.value, unit);
}

/** The same quantity changed by a factor that a laboratory allows, in the other unit. */
function changed(random: Random, kind: GasKind, from: Quantity, { pressure, volume, isCelsius }: Units): Quantity {
  if (kind === "temperature") return isCelsius ? sampleCelsius(random, 65, 190) : sampleKelvin(random, 340, 520);
  const factor = random.pick([0.45, 0.55, 0.65, 0.75, 1.3, 1.5, 1.8, 2.2]) + 0.05 * random.next();
  const unit = kind === "pressure" ? pressure[1] : kind === "volume" ? volume[1] : "mol";
  return toFigures({ ...from, value: from.value.times(new Decimal(factor)) }, unit);
}

const labelled = (kind: GasKind, label: Label): string => `${LETTERS[kind]}${label === "initial" ? "1" : "2"}`;

/** Pressure and volume stand above the line, temperature and amount below it. */
const isAbove = (kind: GasKind): boolean => kind === "pressure" || kind === "volume";

/** Numbers taken as they stand, whatever their units; and one quantity left as it was. */
function listWrong(
  law: Law,
  wanted: GasKind,
  before: State,
  after: Partial<Record<GasKind, Quantity>>,
  unit: string,
): Distractor[] {
  const others = LAWS[law].filter((kind) => kind !== wanted);
  const solve = (counted: readonly GasKind[], read: (quantity: Quantity, kind: GasKind) => Decimal): Decimal =>
    counted.reduce(
      (value, kind) => {
        const ratio = read(after[kind] ?? before[kind], kind).div(read(before[kind], kind));
        return isAbove(kind) === isAbove(wanted) ? value.div(ratio) : value.times(ratio);
      },
      read(before[wanted], wanted),
    );
  const proper = (quantity: Quantity, kind: GasKind): Decimal => inUnit(quantity, KINDS[kind].unit).value;
  const inAskedUnit = (value: Decimal): Decimal => inUnit(quantity(value, KINDS[wanted].unit, null), unit).value;
  const answer = quantity(inAskedUnit(solve(others, proper)), unit, 3);
  const plain = solve(others, (each, kind) => (kind === "temperature" ? proper(each, kind) : each.value));
  return wrongQuantities(answer, [
    ...(wanted === "temperature" ? [] : [["unconverted-unit", plain] as const]),
    ...(others.length < 2
      ? []
      : others.map(
          (kind) =>
            [
              slipOf(WORDS, "one-change-left-out"),
              inAskedUnit(
                solve(
                  others.filter((other) => other !== kind),
                  proper,
                ),
              ),
            ] as const,
        )),
    [slipOf(WORDS, "unchanged"), inAskedUnit(proper(before[wanted], wanted))],
  ]);
}

/** What is asked is known in the first state only; everything else that changes, in both. */
function ask(random: Random, law: Law, units: Units): Draft {
  const kinds: readonly GasKind[] = LAWS[law];
  const wanted = random.pick(kinds);
  const before = sampleState(random, units);
  const givens: Record<string, DraftGiven> = {};
  for (const kind of kinds) givens[labelled(kind, "initial")] = given(kind, null, before[kind], "initial");
  for (const kind of kinds)
    if (kind !== wanted)
      givens[labelled(kind, "final")] = given(kind, null, changed(random, kind, before[kind], units), "final");
  const unit = {
    pressure: units.pressure[1],
    volume: units.volume[1],
    temperature: units.isCelsius ? "°C" : "K",
    amount: "mol",
  }[wanted];
  const after = Object.fromEntries(
    kinds.filter((kind) => kind !== wanted).map((kind) => [kind, givens[labelled(kind, "final")]?.quantity]),
  );
  return {
    kind: "computed",
    variant: `${law}-${wanted}`,
    givens,
    find: variableOf(wanted, null, "final"),
    unit,
    values: { unit: unitValue(unit) },
    distractors: listWrong(law, wanted, before, after, unit),
  };
}

const SIMPLE: readonly Law[] = ["boyle", "charles", "gay-lussac", "avogadro"];

function simple(random: Random): Draft {
  const unit = random.pick(PRESSURE_UNITS);
  const volume = random.pick(["L", "mL"]);
  return ask(random, random.pick(SIMPLE), { pressure: [unit, unit], volume: [volume, volume], isCelsius: false });
}

/** Temperatures on the Celsius scale, or pressures and volumes in two units. */
function converted(random: Random): Draft {
  const [from, to] = random.pickSeveral(PRESSURE_UNITS, 2);
  if (from === undefined || to === undefined) throw new Error("There are several units of pressure");
  const law = random.pick(["boyle", "charles", "gay-lussac"] as const);
  const isMixed = law === "boyle";
  const volumes =
    isMixed && random.chance(0.5)
      ? (["mL", "L"] as const)
      : random.pick([
          ["L", "L"],
          ["mL", "mL"],
        ] as const);
  return ask(random, law, { pressure: [from, isMixed ? to : from], volume: volumes, isCelsius: true });
}

function combined(random: Random): Draft {
  const [from, to] = random.pickSeveral(PRESSURE_UNITS, 2);
  const [first, second] = random.chance(0.5) ? (["L", "L"] as const) : (["mL", "L"] as const);
  return ask(random, "combined", {
    pressure: [from ?? "atm", random.chance(0.5) ? (to ?? "kPa") : (from ?? "atm")],
    volume: [first, second],
    isCelsius: true,
  });
}

/** A gas in two states. */
export const gasLaws: Family = {
  id: "gas-laws",
  subtopic: "gas-laws",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: simple, medium: converted, hard: combined },
};
