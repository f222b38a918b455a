import { expression, quantity, variable } from "../methods/terms.ts";
import { compute, given, shown } from "./compute.ts";
import type { Lesson, LessonContent } from "./lesson.ts";

const SOUR = "2.00";
const MILD = "4.00";

/** Hydrochloric acid is diluted from the first volume to the second. */
const VOLUMES = ["10.0 mL", "100.0 mL"] as const;

/** Each solution as it is told, and its pH. */
const SOLUTIONS = {
  ph: { fact: expression(variable("pH"), "=", quantity("5.0", "", 2)), given: { kind: "ph", value: "5.0" } },
  hydronium: {
    fact: expression(variable("[H₃O⁺]"), "=", quantity("0.001", "mol/L", 1)),
    given: { kind: "hydronium", value: "0.001 mol/L" },
  },
  poh: { fact: expression(variable("pOH"), "=", quantity("13.0", "", 3)), given: { kind: "poh", value: "13.0" } },
  hydroxide: {
    fact: expression(variable("[OH⁻]"), "=", quantity("0.000001", "mol/L", 1)),
    given: { kind: "hydroxide", value: "0.000001 mol/L" },
  },
} as const;

const NAMES = ["ph", "hydronium", "poh", "hydroxide"] as const;

/** One step of pH is a factor of ten. */
export const PH: Lesson = {
  id: "ph",
  topic: "ph-poh",
  also: ["acids-and-bases"],
  check: { family: "ph-scale", form: "free" },
  next: "equilibrium",
  build,
};

const concentrationAt = (value: string) => compute({ givens: [{ kind: "ph", value }], find: { kind: "hydronium" } });

function phOf(name: (typeof NAMES)[number]): number {
  const { given: told } = SOLUTIONS[name];
  return told.kind === "ph" ? Number(told.value) : compute({ givens: [told], find: { kind: "ph" } }).value;
}

function build(): LessonContent {
  const [sour, mild] = [concentrationAt(SOUR), concentrationAt(MILD)];
  const times = sour.value / mild.value;
  const [small, large] = VOLUMES.map((text) => Number(given(text).value));
  const thinned = (sour.value * (small ?? 0)) / (large ?? 1);
  const diluted = compute({
    givens: [{ kind: "hydronium", value: `${thinned.toFixed(4)} mol/L` }],
    find: { kind: "ph" },
  });
  const factor = (large ?? 0) / (small ?? 1);
  return {
    values: {
      sour: shown(Number(SOUR), "", 3),
      mild: shown(Number(MILD), "", 3),
      difference: shown(Number(MILD) - Number(SOUR), "", 1),
      quotient: shown(Number(MILD) / Number(SOUR), "", 1),
      times: shown(times, "", 3),
      small: given(VOLUMES[0]),
      large: given(VOLUMES[1]),
      factor: shown(factor, "", 2),
      diluted: shown(diluted.value, "", 3),
      ...Object.fromEntries(NAMES.map((name) => [`${name}Value`, shown(phOf(name), "", 2)])),
    },
    steps: [
      {
        id: "drops",
        kind: "predict",
        options: ["double", "twenty", "hundred"],
        right: times > 50 ? "hundred" : "twenty",
      },
      { id: "powers", kind: "tell", lines: [...sour.lines.slice(-1), ...mild.lines.slice(-1)] },
      {
        id: "solutions",
        kind: "order",
        items: NAMES.map((id) => ({ id, value: SOLUTIONS[id].fact })),
        ranked: NAMES.toSorted((one, other) => phOf(one) - phOf(other)),
      },
      {
        id: "dilution",
        kind: "estimate",
        value: diluted.value,
        unit: "",
        within: { difference: 0.1 },
        slips: {
          divided: Number(SOUR) / factor,
          "wrong-way": 2 * Number(SOUR) - diluted.value,
          multiplied: Number(SOUR) * factor,
        },
      },
    ],
  };
}
