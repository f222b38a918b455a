import { countElectrons, findConfiguration } from "../chemistry/elements/configuration.ts";
import { count, expression, formulaTerm, variable } from "../methods/terms.ts";
import { getMainElement, inPeriod } from "../problems/periodic-table/elements.ts";
import { shown } from "./compute.ts";
import type { Lesson, LessonContent } from "./lesson.ts";

const LEFT = "Na";
const RIGHT = "Cl";
const ASKED = "S";
const ORDERED = ["S", "K", "Cl", "Na"] as const;

/** The electrons below the outer shell: as many as the noble gas before has. */
function coreOf(symbol: string): number {
  const shells = findConfiguration(symbol) ?? [];
  const outer = Math.max(...shells.map(({ n }) => n));
  return countElectrons(shells.filter(({ n }) => n < outer));
}

const pullOf = (symbol: string): number => getMainElement(symbol).number - coreOf(symbol);

/** Why atoms get smaller to the right. */
export const ATOMIC_RADIUS: Lesson = {
  id: "atomic-radius",
  topic: "atomic-radius",
  also: ["periodic-table"],
  check: { family: "atomic-radius", form: "free" },
  next: "mole",
  build,
};

function build(): LessonContent {
  const radius = (symbol: string): number => getMainElement(symbol).radius;
  const picometres = (symbol: string) => shown(radius(symbol), "pm", String(radius(symbol)).length);
  const number = (symbol: string): number => getMainElement(symbol).number;
  return {
    values: {
      leftRadius: picometres(LEFT),
      rightRadius: picometres(RIGHT),
      core: count(coreOf(LEFT)),
      leftPull: count(pullOf(LEFT)),
      rightPull: count(pullOf(RIGHT)),
      askedNumber: count(number(ASKED)),
      askedPull: count(pullOf(ASKED)),
      askedOuter: count(getMainElement(ASKED).valence),
      nextRadius: picometres("K"),
    },
    steps: [
      {
        id: "row",
        kind: "predict",
        options: ["larger", "same", "smaller"],
        right: radius(RIGHT) < radius(LEFT) ? "smaller" : "larger",
      },
      {
        id: "pull",
        kind: "tell",
        lines: [LEFT, RIGHT].map((symbol) =>
          expression(
            variable("Z", symbol),
            "-",
            count(coreOf(symbol)),
            "=",
            count(number(symbol)),
            "-",
            count(coreOf(symbol)),
            "=",
            count(pullOf(symbol)),
          ),
        ),
        drawing: {
          kind: "plot",
          x: "",
          y: "pm",
          series: {
            "": [...inPeriod(2), ...inPeriod(3)]
              .concat(getMainElement("K"))
              .filter(({ group }) => group !== 18)
              .map((element) => [element.number, element.radius] as const),
          },
          marks: [LEFT, RIGHT, "K"].map((symbol) => ({
            x: number(symbol),
            y: radius(symbol),
            label: formulaTerm(symbol),
          })),
        },
      },
      {
        id: "sulfur",
        kind: "estimate",
        value: pullOf(ASKED),
        unit: "",
        within: { share: 0 },
        slips: { "no-shielding": number(ASKED), "core-counted": coreOf(ASKED) },
      },
      {
        id: "atoms",
        kind: "order",
        items: ORDERED.map((id) => ({ id, value: formulaTerm(id) })),
        ranked: ORDERED.toSorted((one, other) => radius(one) - radius(other)),
      },
    ],
  };
}
