import { subtract } from "../../quantity/arithmetic.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import type { Expression, Operator, Term } from "../facts.ts";
import { count, expression, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Kind, Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Slip, Way } from "./rule.ts";

/** Far beyond the figures of any measurement. */
const PI = new Decimal("3.14159265358979323846");
const PI_TERMS: readonly Term[] = [variable("π")];

type Shape = {
  readonly id: "cube" | "box" | "sphere" | "rod";
  readonly needs: readonly Variable[];
  readonly compute: (lengths: readonly Decimal[]) => Decimal;
  readonly letters: readonly (Term | Operator)[];
  readonly numbers: (lengths: readonly Term[]) => readonly (Term | Operator)[];
};

const length = variableOf("length", null);
const LENGTHS = [length, variableOf("length", null, "first"), variableOf("length", null, "second")];
const RADIUS = variableOf("radius", null);

function product(terms: readonly Term[]): (Term | Operator)[] {
  return terms.flatMap((term, index): (Term | Operator)[] => (index === 0 ? [term] : ["*", term]));
}

const times = (factors: readonly Decimal[]): Decimal => factors.reduce((a, b) => a.times(b));

const [A, R, H] = [variable("a"), variable("r"), variable("h")];

const CUBE: Shape = {
  id: "cube",
  needs: [length],
  compute: ([a = PI]) => a.pow(3),
  letters: product([A, A, A]),
  numbers: ([a = A]) => product([a, a, a]),
};
const BOX: Shape = {
  id: "box",
  needs: LENGTHS,
  compute: times,
  letters: product([A, variable("b"), H]),
  numbers: product,
};
const ROD: Shape = {
  id: "rod",
  needs: [RADIUS, length],
  compute: ([r = PI, h = PI]) => PI.times(r).times(r).times(h),
  letters: product([...PI_TERMS, R, R, H]),
  numbers: ([r = R, h = H]) => product([...PI_TERMS, r, r, h]),
};
const SPHERE: Shape = {
  id: "sphere",
  needs: [RADIUS],
  compute: ([r = PI]) => r.pow(3).times(PI).times(4).div(3),
  letters: [count(4), "/", count(3), "*", ...product([...PI_TERMS, R, R, R])],
  numbers: ([r = R]) => [count(4), "/", count(3), "*", ...product([...PI_TERMS, r, r, r])],
};

function findShape({ conditions }: Scene): Shape | null {
  return [CUBE, BOX, ROD, SPHERE].find(({ id }) => conditions.has(id)) ?? null;
}

function shapeWay({ id, needs, compute, letters, numbers }: Shape): Way {
  const centimetres = (inputs: readonly Quantity[]): Quantity[] => inputs.map((input) => inUnit(input, "cm"));
  const lines = (inputs: readonly Quantity[], output: Quantity): Expression[] => [
    expression(
      variable("V"),
      "=",
      ...letters,
      "=",
      ...numbers(centimetres(inputs).map(shownTerm)),
      "=",
      shownTerm(output),
    ),
  ];
  return {
    method: "object-measures",
    needs,
    compute: (inputs) => succeed(computed(compute(centimetres(inputs).map(({ value }) => value)), "cm^3", ...inputs)),
    listSlips: (inputs): readonly Slip[] =>
      id === "cube"
        ? [
            {
              id: "forgot-square",
              quantity: computed(times(centimetres(inputs).map(({ value }) => value)), "cm^3", ...inputs),
            },
          ]
        : [],
    explain: (inputs, output) => ({
      steps: [{ id, lines: lines(inputs, output), values: {} }],
      answer: { id: "volume", values: {} },
    }),
  };
}

/** r = d / 2 */
const radiusWay: Way = way({
  method: "object-measures",
  needs: [variableOf("diameter", null)],
  compute: (diameter) => computed(inUnit(diameter, "cm").value.div(2), "cm", diameter),
  listSlips: ([diameter]) => [{ id: "wrong-reference", quantity: inUnit(diameter, "cm") }],
  explain: ([diameter], output) => ({
    steps: [
      {
        id: "radius",
        lines: [
          expression(
            R,
            "=",
            variable("d"),
            "/",
            count(2),
            "=",
            shownTerm(inUnit(diameter, "cm")),
            "/",
            count(2),
            "=",
            shownTerm(output),
          ),
        ],
        values: {},
      },
    ],
    answer: { id: "length", values: {} },
  }),
});

/** a = ³√V of a cube */
const edgeWay = (of: string | null): Way =>
  way({
    method: "object-measures",
    needs: [variableOf("volume", of)],
    compute: (volume) => computed(inUnit(volume, "cm^3").value.cbrt(), "cm", volume),
    listSlips: ([volume]) => [{ id: "forgot-root", quantity: computed(inUnit(volume, "cm^3").value, "cm", volume) }],
    explain: ([volume], output) => ({
      steps: [
        {
          id: "edge",
          lines: [
            expression(A, "=", variable("∛"), "(", shownTerm(inUnit(volume, "cm^3")), ")", "=", shownTerm(output)),
          ],
          values: {},
        },
      ],
      answer: { id: "length", values: {} },
    }),
  });

/** What is measured twice, with and without the object: the difference is the object's. */
function differenceWay(kind: "volume" | "mass", id: "displacement" | "weighing"): Way {
  const [unit, letter] = kind === "volume" ? (["mL", "V"] as const) : (["g", "m"] as const);
  return way({
    method: "object-measures",
    needs: [variableOf(kind, null, "final"), variableOf(kind, null, "initial")],
    compute(final, initial) {
      const difference = subtract(inUnit(final, unit), inUnit(initial, unit));
      return difference.ok && difference.value.value.gt(0) ? succeed(difference.value) : fail({ code: "not-valid" });
    },
    listSlips: ([final]) => [{ id: "final-for-change", quantity: inUnit(final, unit) }],
    explain: ([final, initial], output) => ({
      steps: [
        {
          id,
          lines: [
            expression(
              variable(letter),
              "=",
              variable(`${letter}₂`),
              "-",
              variable(`${letter}₁`),
              "=",
              shownTerm(inUnit(final, unit)),
              "-",
              shownTerm(inUnit(initial, unit)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: kind, values: {} },
    }),
  });
}

function has({ givens }: Scene, kind: Kind): boolean {
  return givens.some((given) => given.kind === kind);
}

/** Volumes of objects from their lengths or from the water that they displace, and masses by difference. */
export const objectMeasures: Rule = ({ kind, of, label }, scene) => {
  const { conditions } = scene;
  if (label !== null) return [];
  const shape = findShape(scene);
  if (kind === "volume") {
    if (conditions.has("displacement")) return [differenceWay("volume", "displacement")];
    return shape !== null &&
      shape.needs.some((need) => has(scene, need.kind) || (need.kind === "radius" && has(scene, "diameter")))
      ? [shapeWay(shape)]
      : [];
  }
  if (kind === "mass") return conditions.has("weighing") ? [differenceWay("mass", "weighing")] : [];
  if (kind === "radius") return of === null && has(scene, "diameter") ? [radiusWay] : [];
  return kind === "length" && of === null && shape === CUBE && !has(scene, "length")
    ? [edgeWay(scene.givens.find((given) => given.kind === "density")?.of ?? null)]
    : [];
};
