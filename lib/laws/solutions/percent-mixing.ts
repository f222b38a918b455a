import { equal, minus, over, plus, times } from "../../algebra/tree.ts";
import type { Label } from "../../methods/rules/kinds.ts";
import { type At, between, isAboveZero, type Law, law, type QuantityDeclaration } from "../law.ts";

/** Solutions by their percent by mass that get or lose water, or that are poured together. Masses add up, whatever is mixed. */

const share = (label?: Label) => ({ kind: "mass-percent", unit: "%", ...(label !== undefined && { label }) }) as const;
const whole = (label?: Label) =>
  ({ kind: "solution-mass", letter: "m", unit: "g", ...(label !== undefined && { label }) }) as const;

/** Water that comes in is absorbed, water that boils away released: neither is the solute. */
const WATER = { added: "absorbed", evaporated: "released" } as const;
const water = (label: Label): QuantityDeclaration => ({ kind: "mass", letter: "m(H₂O)", label, unit: "g" });

const told =
  (label: Label): Law["applies"] =>
  (wanted, { givens }) =>
    wanted.of === null && givens.some((given) => given.kind === "mass-percent" && given.label === label);

const state: Law["state"] = ({ kind, label }) => {
  if (kind === "mass-percent") return { id: "percent-of-sample", values: {} };
  if (kind === "solution-mass") return { id: "mass-of-solution", values: {} };
  return { id: label === WATER.evaporated ? "water-evaporated" : "water-added", values: {} };
};

const stateOfMixture: Law["state"] = ({ kind }) => ({
  id: kind === "mass-percent" ? "percent-of-sample" : "mass-to-take",
  values: {},
});

const common = { method: "dilution", strict: true, state } as const;
const mixed = { method: "solution-mixing", strict: true, state: stateOfMixture } as const;

/** w₁ m₁ = w₂ m₂: water brings no solute, and takes none away. */
export const percentDilution = law({
  ...common,
  id: "percent-dilution",
  step: { "w₁": "percent", "w₂": "percent", "m₁": "mass-with-percent", "m₂": "mass-with-percent" },
  quantities: {
    "w₁": { ...share("initial"), letter: "w₁" },
    "m₁": { ...whole("initial"), letter: "m₁" },
    "w₂": { ...share("final"), letter: "w₂" },
    "m₂": { ...whole("final"), letter: "m₂" },
  },
  equation: equal(times("w₁", "m₁"), times("w₂", "m₂")),
  valid: [between("w₁", 0, 100), between("w₂", 0, 100)],
  example: { "m₁": 200, "w₂": 10, "m₂": 300 },
  applies: told("initial"),
});

/** m₂ = m₁ + m(H₂O), and m₁ = m₂ + m(H₂O) where it boils away. */
const changeOfWater = (way: keyof typeof WATER): Law =>
  law({
    ...common,
    id: `water-${way}`,
    quantities: {
      "m₂": { ...whole(way === "added" ? "final" : "initial"), letter: way === "added" ? "m₂" : "m₁" },
      "m₁": { ...whole(way === "added" ? "initial" : "final"), letter: way === "added" ? "m₁" : "m₂" },
      mw: water(WATER[way]),
    },
    equation: equal("m₂", plus("m₁", "mw")),
    plain: true,
    valid: [isAboveZero("m₁"), isAboveZero("mw")],
    slips: [{ id: "wrong-reference", of: "mw", value: (at) => at("m₂") }],
    example: { "m₁": 120, mw: 80 },
    applies: told("initial"),
  });

export const addedToSolution = changeOfWater("added");
export const evaporatedFromSolution = changeOfWater("evaporated");

/** Between next to nothing of the other and far more than of it. */
export const beside =
  (other: string) =>
  (at: At): { readonly least: ReturnType<At>; readonly greatest: ReturnType<At> } => ({
    least: at(other).times("1e-6"),
    greatest: at(other).times("1e6"),
  });

/** w = (w₁ m₁ + w₂ m₂) / (m₁ + m₂): all solute over all of the mass. */
export const percentMixing = law({
  ...mixed,
  id: "percent-mixing",
  quantities: {
    w: share(),
    "w₁": { ...share("first"), letter: "w₁" },
    "m₁": { ...whole("first"), letter: "m₁" },
    "w₂": { ...share("second"), letter: "w₂" },
    "m₂": { ...whole("second"), letter: "m₂" },
  },
  equation: equal("w", over(plus(times("w₁", "m₁"), times("w₂", "m₂")), plus("m₁", "m₂"))),
  plain: true,
  bounds: { "m₁": beside("m₂"), "m₂": beside("m₁") },
  valid: [
    (at) => at("w₁").lte(100) && at("w₂").lte(100),
    isAboveZero("m₁"),
    isAboveZero("m₂"),
    (at) =>
      at("w")
        .minus(at("w₁"))
        .times(at("w").minus(at("w₂")))
        .lte(0),
  ],
  slips: [{ id: "plain-average", of: "w", value: (at) => at("w₁").plus(at("w₂")).div(2) }],
  example: { "w₁": 10, "m₁": 200, "w₂": 40, "m₂": 100 },
  applies: told("first"),
});

/** m₁ = m (w − w₂) / (w₁ − w₂): of the first of two solutions that make up a third together. */
export const shareOfMixture = law({
  ...mixed,
  id: "share-of-mixture",
  quantities: {
    "m₁": { ...whole("first"), letter: "m₁" },
    m: whole(),
    w: share(),
    "w₁": { ...share("first"), letter: "w₁" },
    "w₂": { ...share("second"), letter: "w₂" },
  },
  equation: equal("m₁", over(times("m", minus("w", "w₂")), minus("w₁", "w₂"))),
  plain: true,
  valid: [isAboveZero("m₁"), (at) => at("m₁").lt(at("m"))],
  bounds: {
    "w₂": (at) => ({ least: at("w").times("1e-6"), greatest: at("w").times("0.999999") }),
  },
  example: { m: 300, w: 20, "w₁": 40, "w₂": 10 },
  applies: (wanted, scene) =>
    wanted.kind === "solution-mass" &&
    wanted.label === "first" &&
    told("first")(wanted, scene) &&
    scene.givens.some(({ kind, label }) => kind === "solution-mass" && label === null),
});

/** m₂ = m − m₁ */
export const restOfMixture = law({
  ...mixed,
  id: "rest-of-mixture",
  quantities: {
    "m₂": { ...whole("second"), letter: "m₂" },
    m: whole(),
    "m₁": { ...whole("first"), letter: "m₁" },
  },
  equation: equal("m₂", minus("m", "m₁")),
  plain: true,
  valid: [isAboveZero("m₁"), isAboveZero("m₂")],
  example: { m: 300, "m₁": 100 },
  applies: (wanted, scene) => wanted.label === "second" && told("first")(wanted, scene),
});
