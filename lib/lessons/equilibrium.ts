import { count, equationTerm, expression, variable } from "../methods/terms.ts";
import type { Expression } from "../methods/facts.ts";
import { given, shown } from "./compute.ts";
import type { Lesson, LessonContent } from "./lesson.ts";

const EQUATION = "N2O4 <=> 2 NO2";
const COLOURLESS = "0.0400 mol/L";
const BROWN = "0.0120 mol/L";

/** Per moment of the drawing; how fast it goes decides nothing. */
const RATE = 0.02;
const MOMENTS = 40;
const PARTS = 50;

type State = { readonly dinitrogen: number; readonly dioxide: number };

const quotientOf = ({ dinitrogen, dioxide }: State): number => dioxide ** 2 / dinitrogen;

/** What happens to Q, and then to the mixture, when it is disturbed. */
export const EQUILIBRIUM: Lesson = {
  id: "equilibrium",
  topic: "reaction-quotient",
  also: ["le-chateliers-principle", "chemical-equilibrium"],
  check: { family: "reaction-directions", form: "free" },
  next: "atomic-radius",
  build,
};

/** How a mixture comes to equilibrium by its two rates, from moment to moment. */
function follow(start: State, constant: number): State[] {
  const states = [start];
  let now = start;
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    for (let part = 0; part < PARTS; part += 1) {
      const turned = ((RATE * (now.dinitrogen - now.dioxide ** 2 / constant)) / PARTS) * 2;
      now = { dinitrogen: now.dinitrogen - turned, dioxide: now.dioxide + 2 * turned };
    }
    states.push(now);
  }
  return states;
}

const NUMBER = (value: number, figures: number) => shown(value, "", figures);

function quotientLine({ dinitrogen, dioxide }: State): Expression {
  return expression(
    variable("Q"),
    "=",
    variable("[NO₂]²"),
    "/",
    variable("[N₂O₄]"),
    "=",
    NUMBER(dioxide, 3),
    "^",
    count(2),
    "/",
    NUMBER(dinitrogen, 3),
    "=",
    NUMBER(quotientOf({ dinitrogen, dioxide }), 3),
  );
}

function build(): LessonContent {
  const first: State = { dinitrogen: Number(given(COLOURLESS).value), dioxide: Number(given(BROWN).value) };
  const constant = quotientOf(first);
  const disturbed: State = { ...first, dinitrogen: 2 * first.dinitrogen };
  const browned: State = { ...first, dioxide: 2 * first.dioxide };
  const states = follow(disturbed, constant);
  const end = states.at(-1) ?? disturbed;
  const isBetween = end.dinitrogen > first.dinitrogen && end.dioxide > first.dioxide;
  return {
    values: {
      equation: equationTerm(EQUATION),
      constant: NUMBER(constant, 3),
      dinitrogen: given(COLOURLESS),
      dioxide: given(BROWN),
      added: shown(disturbed.dinitrogen, "mol/L", 3),
      lowered: NUMBER(quotientOf(disturbed), 3),
      browned: shown(browned.dioxide, "mol/L", 3),
      raised: NUMBER(quotientOf(browned), 3),
      endDinitrogen: shown(end.dinitrogen, "mol/L", 3),
      endDioxide: shown(end.dioxide, "mol/L", 3),
    },
    steps: [
      {
        id: "syringe",
        kind: "predict",
        options: ["nothing", "deeper", "all"],
        right: isBetween ? "deeper" : "all",
      },
      { id: "quotient", kind: "tell", lines: [quotientLine(disturbed)] },
      {
        id: "raised",
        kind: "estimate",
        value: quotientOf(browned),
        unit: "",
        within: { share: 0.02 },
        slips: {
          "not-squared": browned.dioxide / browned.dinitrogen,
          "only-doubled": 2 * constant,
          inverted: 1 / quotientOf(browned),
        },
      },
      {
        id: "curves",
        kind: "choose",
        options: ["back", "constant-grew", "both-more"],
        right: isBetween ? "both-more" : "back",
        drawing: {
          kind: "plot",
          x: "",
          isBare: true,
          y: "mol/L",
          series: {
            N2O4: curve(first, states, ({ dinitrogen }) => dinitrogen),
            NO2: curve(first, states, ({ dioxide }) => dioxide),
          },
        },
      },
    ],
  };
}

/** Level before the disturbance, then as it follows. */
function curve(first: State, states: readonly State[], of: (state: State) => number): [number, number][] {
  const before = MOMENTS / 5;
  return [
    [-before, of(first)],
    [0, of(first)],
    ...states.map((state, at): [number, number] => [at, Number(of(state).toPrecision(4))]),
  ];
}
