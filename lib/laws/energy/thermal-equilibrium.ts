import { type Equality, equal, letter, minus, plus, times, type Tree } from "../../algebra/tree.ts";
import { ZERO_CELSIUS } from "../../quantity/constants.ts";
import { type Decimal, ONE, ZERO } from "../../quantity/decimal.ts";
import {
  type At,
  isAboveZero,
  type Law,
  law,
  type OwnSlip,
  type QuantityDeclaration,
  SAMPLE,
  type Validity,
} from "../law.ts";

/** Bodies that come to one temperature, and no heat is lost: what the first one gives, the others take. */

/** Beyond these water is no liquid that only warms. */
const [FREEZING, BOILING] = [0, 100];

/** What takes part: as many bodies, which of them is water, and whether the last one is in a calorimeter of its own heat capacity. */
type Exchange = {
  readonly waters: readonly boolean[];
  readonly hasCalorimeter: boolean;
};

/** The role of each body. */
export const bodyRole = (index: number): string => `body${index + 1}`;

const INDICES = "₁₂₃";
const temperature = { kind: "temperature", unit: "°C", signed: true } as const;
const mass = { kind: "mass", unit: "g" } as const;
const specific = { kind: "specific-heat", unit: "J/(g·°C)" } as const;

/** The letters of a body; `c` is null where all bodies have one and it cancels. */
type Body = { readonly m: string; readonly c: string | null; readonly T: string };

const bodiesOf = (count: number, c: (index: string) => string | null): Body[] =>
  [...INDICES].slice(0, count).map((index) => ({ m: `m${index}`, c: c(index), T: `T${index}` }));

/** What one degree of a body takes. */
const heatOf = ({ m, c }: Body): Tree => (c === null ? letter(m) : times(m, c));

function equationOf([first, ...others]: readonly Body[], hasCalorimeter: boolean): Equality {
  if (first === undefined) throw new Error("Nothing exchanges heat");
  const taken = others.map((body, index) => {
    const isHeld = hasCalorimeter && index === others.length - 1;
    return times(isHeld ? plus(heatOf(body), "C") : heatOf(body), minus("T", body.T));
  });
  return equal(times(heatOf(first), minus(first.T, "T")), plus(...taken));
}

const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, value) => total.plus(value), ZERO);

/** The mean of the temperatures, each weighted by what counts for it. */
const weighted = (at: At, bodies: readonly Body[], weight: (body: Body) => Decimal): Decimal =>
  sum(bodies.map((body) => weight(body).times(at(body.T)))).div(sum(bodies.map(weight)));

/** What is taken for the common temperature. */
const slipsOfFinal = (bodies: readonly Body[], hasCalorimeter: boolean): OwnSlip[] => [
  { id: "mean-temperature", of: "T", value: (at) => sum(bodies.map(({ T }) => at(T))).div(bodies.length) },
  { id: "change-for-final", of: "T", value: (at) => at("T").minus(at(bodies.at(-1)?.T ?? "T")) },
  ...(hasCalorimeter
    ? [
        {
          id: "forgot-calorimeter" as const,
          of: "T",
          value: (at: At) => weighted(at, bodies, ({ m, c }) => at(m).times(c === null ? ONE : at(c))),
        },
      ]
    : []),
  ...(bodies.some(({ c }) => c !== null) && new Set(bodies.map(({ c }) => c)).size > 1
    ? [{ id: "same-specific-heat" as const, of: "T", value: (at: At) => weighted(at, bodies, ({ m }) => at(m)) }]
    : []),
];

/** What is taken for a quantity of the body that is not the last one, beside one other. */
function slipsOfFirst([first, second, ...others]: readonly Body[]): OwnSlip[] {
  if (first === undefined || second === undefined || others.length > 0) return [];
  const { m, c, T } = first;
  const fall = (at: At): Decimal => at(T).minus(at("T"));
  const factors = c === null ? [m] : [m, c];
  const ofFactors = factors.flatMap((of): OwnSlip[] => [
    {
      id: "final-for-change",
      of,
      value: (at) =>
        at(of)
          .times(at("T"))
          .div(at("T").minus(at(second.T))),
    },
    { id: "initial-for-change", of, value: (at) => at(of).times(fall(at)).div(at(T)) },
  ]);
  const ratio = (at: At): Decimal => (c === null || second.c === null ? ONE : at(c).div(at(second.c)));
  const ofHeats: OwnSlip[] =
    c === second.c
      ? []
      : [
          { id: "same-specific-heat", of: m, value: (at) => at(m).times(ratio(at)) },
          { id: "same-specific-heat", of: T, value: (at) => at("T").plus(fall(at).times(ratio(at))) },
        ];
  return [
    { id: "change-for-final", of: T, value: fall },
    { id: "sign", of: T, value: (at) => at("T").minus(fall(at)) },
    ...ofFactors,
    ...ofHeats,
  ];
}

/** Water is liquid all the time, and nothing is colder than cold can be. */
const isSound =
  (bodies: readonly Body[], waters: readonly boolean[]): Validity =>
  (at) =>
    bodies.every(({ T, m, c }, index) => {
      const [least, greatest] = waters[index] === true ? [FREEZING, BOILING] : [ZERO_CELSIUS.neg(), Infinity];
      return (
        at(m).gt(0) &&
        (c === null || at(c).gt(0)) &&
        [at(T), at("T")].every((each) => each.gte(least) && each.lte(greatest))
      );
    });

const STEPS: Readonly<Record<string, string>> = { c: "specific-heat", m: "mass", T: "start", C: "constant" };

type Declaration = Exchange & {
  readonly id: string;
  readonly bodies: readonly Body[];
  readonly quantities: Readonly<Record<string, QuantityDeclaration>>;
  readonly final: string;
  /** That of the common temperature. */
  readonly letterOfFinal: string;
};

const declare = ({ id, bodies, quantities, waters, hasCalorimeter, final, letterOfFinal }: Declaration): Law =>
  law({
    id,
    method: "thermal-equilibrium",
    quantities: {
      T: { ...temperature, label: "final", letter: letterOfFinal, role: SAMPLE },
      ...quantities,
      ...(hasCalorimeter && { C: { kind: "heat-capacity", unit: "J/°C", role: SAMPLE } }),
    },
    equation: equationOf(bodies, hasCalorimeter),
    // Whatever the givens are in: where water freezes and boils is told so.
    unitsBy: () => Object.fromEntries(["T", ...bodies.map(({ T }) => T)].map((key) => [key, temperature.unit])),
    valid: [isSound(bodies, waters)],
    keepsDegrees: ["T"],
    // What is told of a body without a name is not of the water.
    strict: true,
    slips: [...slipsOfFinal(bodies, hasCalorimeter), ...slipsOfFirst(bodies)],
    example: Object.fromEntries(bodies.map(({ T }, index) => [T, index === 0 ? 80 : 20 + index])),
    stepTo: (key) => (key === "T" ? final : (STEPS[key.charAt(0)] ?? final)),
    state: ({ kind }) => ({ id: kind, values: {} }),
  });

/** Lines name the body, as the givens do: m(Cu) c(Cu) (T₁(Cu) − T₂). */
const ofBody = (index: number) => ({ role: bodyRole(index), named: true }) as const;

const known = new Map<string, Law>();

/** m(A) c(A) (T₁(A) − T₂) = m(B) c(B) (T₂ − T₁(B)), of bodies of different substances. */
export function exchange({ waters, hasCalorimeter }: Exchange): Law {
  const key = `${waters.join()} ${hasCalorimeter}`;
  const bodies = bodiesOf(waters.length, (index) => `c${index}`);
  const quantities = bodies.flatMap(({ m, c, T }, index): [string, QuantityDeclaration][] => [
    [m, { ...mass, ...ofBody(index), letter: "m" }],
    [c ?? m, { ...specific, ...ofBody(index), letter: "c" }],
    [T, { ...temperature, ...ofBody(index), label: "initial", letter: "T₁" }],
  ]);
  const found =
    known.get(key) ??
    declare({
      id: "exchange",
      bodies,
      quantities: Object.fromEntries(quantities),
      waters,
      hasCalorimeter,
      final: hasCalorimeter ? "balance-calorimeter" : "solve",
      letterOfFinal: "T₂",
    });
  known.set(key, found);
  return found;
}

function declarePortions(hasCalorimeter: boolean): Law {
  const bodies = bodiesOf(2, () => (hasCalorimeter ? "c" : null));
  const quantities = bodies.flatMap(({ m, T }, index): [string, QuantityDeclaration][] => {
    const label = index === 0 ? "first" : "second";
    return [
      [m, { ...mass, label }],
      [T, { ...temperature, label }],
    ];
  });
  return declare({
    id: hasCalorimeter ? "portions-in-calorimeter" : "portions",
    bodies,
    quantities: { ...Object.fromEntries(quantities), ...(hasCalorimeter && { c: specific }) },
    waters: [true, true],
    hasCalorimeter,
    final: hasCalorimeter ? "balance-calorimeter" : "same-substance",
    letterOfFinal: "T",
  });
}

/** m₁ (T₁ − T) = m₂ (T − T₂), of two portions of water: c cancels. */
export const portions = declarePortions(false);

/** m₁ c (T₁ − T) = (m₂ c + C) (T − T₂), where a calorimeter holds the second portion. */
export const portionsInCalorimeter = declarePortions(true);

const ICE = bodyRole(0);
const BATH = bodyRole(1);

/** m(ice) (L + c T₂) = m c (T₁ − T₂): ice at 0 °C melts, all of it, and what has melted is warmed from there to T₂ °C. */
export const meltingIce = law({
  id: "melting-ice",
  method: "thermal-equilibrium",
  quantities: {
    T: { ...temperature, label: "final", letter: "T₂", role: SAMPLE },
    "m₁": { ...mass, letter: "m", role: ICE, named: true },
    L: { kind: "specific-enthalpy", unit: "J/g", role: ICE },
    "m₂": { ...mass, letter: "m", role: BATH, named: true },
    "T₁": { ...temperature, label: "initial", letter: "T₁", role: BATH },
    c: { ...specific, role: BATH },
  },
  equation: equal(times("m₁", plus("L", times("c", "T"))), times("m₂", "c", minus("T₁", "T"))),
  unitsBy: () => ({ T: temperature.unit, "T₁": temperature.unit }),
  valid: [
    (at) => at("T").gte(FREEZING) && at("T₁").gte(at("T")) && at("T₁").lte(BOILING),
    ...["m₁", "m₂", "L", "c"].map(isAboveZero),
  ],
  keepsDegrees: ["T"],
  strict: true,
  slips: [
    {
      id: "forgot-phase-change",
      of: "T",
      value: (at) =>
        at("m₂")
          .times(at("T₁"))
          .div(at("m₁").plus(at("m₂"))),
    },
    {
      id: "forgot-warming",
      of: "T",
      value: (at) =>
        at("T₁").minus(
          at("m₁")
            .times(at("L"))
            .div(at("m₂").times(at("c"))),
        ),
    },
    {
      id: "forgot-warming",
      of: "m₁",
      value: (at) =>
        at("m₂")
          .times(at("c"))
          .times(at("T₁").minus(at("T")))
          .div(at("L")),
    },
  ],
  example: { "m₁": 1, "m₂": 5, L: 334, c: 4.184, "T₁": 80 },
  stepTo: (key) => ({ T: "melting-ice", L: "fusion", c: "specific-heat" })[key] ?? STEPS[key.charAt(0)] ?? "solve",
  state: ({ kind }) => ({ id: kind, values: {} }),
});
