import { type Equality, equal, minus, over, power, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import { type Law, law, type QuantityDeclaration, SAMPLE, SELF, type Stated } from "../law.ts";

/** Volumes of objects from their lengths, and what a difference of two readings tells of them. */

/** Far beyond the figures of any measurement. */
const PI = pureNumber("3.14159265358979323846");

const MEASURED: ReadonlySet<string> = new Set(["volume", "mass"]);

const common = {
  method: "object-measures",
  plain: true,
  state: ({ kind }: Variable): Stated => ({ id: MEASURED.has(kind) ? kind : "length", values: {} }),
} as const;

const V = { kind: "volume", unit: "cm^3", role: SELF } as const;
const ofObject = { unit: "cm", role: SAMPLE } as const;
const EDGE = { kind: "length", letter: "a", ...ofObject } as const;
const RADIUS = { kind: "radius", ...ofObject } as const;

type Parts = {
  readonly quantities: Readonly<Record<string, QuantityDeclaration>>;
  readonly equation: Equality;
  readonly isRound?: true;
};

const shape = (id: string, { quantities, equation, isRound }: Parts): Law =>
  law({
    ...common,
    id,
    quantities: { V, ...quantities },
    equation,
    ...(isRound === true && { constants: { π: PI } }),
    // The edge of a cube from its volume is a step of its own.
    stepTo: (key) => (id === "cube" && key === "a" ? "edge" : id),
  });

export const SHAPES = {
  cube: shape("cube", { quantities: { a: EDGE }, equation: equal("V", power("a", 3)) }),
  box: shape("box", {
    quantities: {
      a: EDGE,
      b: { kind: "length", label: "first", ...ofObject },
      h: { kind: "length", label: "second", ...ofObject },
    },
    equation: equal("V", times("a", "b", "h")),
  }),
  rod: shape("rod", {
    quantities: { r: RADIUS, h: { kind: "length", ...ofObject } },
    equation: equal("V", times("π", power("r", 2), "h")),
    isRound: true,
  }),
  sphere: shape("sphere", {
    quantities: { r: RADIUS },
    equation: equal("V", times(over(4, 3), "π", power("r", 3))),
    isRound: true,
  }),
} as const satisfies Readonly<Record<string, Law>>;

/** r = d / 2 */
export const radiusOfDiameter = law({
  ...common,
  id: "radius",
  quantities: { r: RADIUS, d: { kind: "diameter", ...ofObject } },
  equation: equal("r", over("d", 2)),
  slips: [{ id: "wrong-reference", of: "r", value: (at) => at("d") }],
});

/** What is measured twice, with and without the object: the difference is the object's. */
const difference = (id: string, kind: "volume" | "mass", letter: string, unit: string): Law =>
  law({
    ...common,
    id,
    quantities: {
      x: { kind, letter, unit, role: SELF },
      "x₂": { kind, label: "final", letter: `${letter}₂`, unit, role: SAMPLE },
      "x₁": { kind, label: "initial", letter: `${letter}₁`, unit, role: SAMPLE },
    },
    equation: equal("x", minus("x₂", "x₁")),
    valid: [(at) => at("x").gt(0)],
    example: { "x₂": 5, "x₁": 2 },
    slips: [{ id: "final-for-change", of: "x", value: (at) => at("x₂") }],
  });

export const displacement = difference("displacement", "volume", "V", "mL");
export const weighing = difference("weighing", "mass", "m", "g");
