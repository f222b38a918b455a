import { count, equationTerm, expression, formulaTerm } from "../methods/terms.ts";
import { compute, given } from "./compute.ts";
import type { Lesson, LessonContent } from "./lesson.ts";

const AMMONIA = "N2 + 3 H2 -> 2 NH3";
/** Molecules in the box that is shown, and in the one to work out. */
const SHOWN = { N2: 3, H2: 6 } as const;
const ASKED = { N2: 5, H2: 9 } as const;

const WATER = "2 H2 + O2 -> 2 H2O";
const HYDROGEN_MASS = "8.0 g";
const OXYGEN_MASS = "32.0 g";

/** As amounts stand to each other, so do numbers of molecules. */
const inBox = ({ N2, H2 }: { readonly N2: number; readonly H2: number }, of: string, label?: "leftover") =>
  compute({
    givens: [
      { kind: "amount", of: "N2", value: `${N2}.00 mol` },
      { kind: "amount", of: "H2", value: `${H2}.00 mol` },
    ],
    find: { kind: "amount", of, ...(label && { label }) },
    equation: AMMONIA,
  }).value;

/** Which reactant runs out, counted in particles. */
export const LIMITING_REACTANT: Lesson = {
  id: "limiting-reactant",
  topic: "limiting-reactant",
  also: [],
  check: { family: "limiting-reactant", form: "free" },
  next: "gas-laws",
  build,
};

function build(): LessonContent {
  const [formed, left] = [inBox(SHOWN, "NH3"), inBox(SHOWN, "N2", "leftover")];
  const asked = inBox(ASKED, "NH3");
  const [hydrogen, oxygen] = [amountIn("H2", HYDROGEN_MASS), amountIn("O2", OXYGEN_MASS)];
  const isHydrogenOver = hydrogen.value / 2 > oxygen.value;
  return {
    values: {
      equation: equationTerm(AMMONIA),
      nitrogen: count(SHOWN.N2),
      hydrogen: count(SHOWN.H2),
      runs: count(SHOWN.H2 / 3),
      formed: count(formed),
      left: count(left),
      askedNitrogen: count(ASKED.N2),
      askedHydrogen: count(ASKED.H2),
      askedFormed: count(asked),
      askedRuns: count(ASKED.H2 / 3),
      askedLeft: count(inBox(ASKED, "N2", "leftover")),
      waterEquation: equationTerm(WATER),
      hydrogenMass: given(HYDROGEN_MASS),
      oxygenMass: given(OXYGEN_MASS),
      hydrogenAmount: hydrogen.fact,
      oxygenAmount: oxygen.fact,
    },
    steps: [
      {
        id: "box",
        kind: "predict",
        options: ["nitrogen", "hydrogen", "together"],
        right: left > 0 ? "hydrogen" : "nitrogen",
        drawing: {
          kind: "particles",
          boxes: {
            before: [
              { formula: "N2", count: SHOWN.N2 },
              { formula: "H2", count: SHOWN.H2 },
              { formula: "NH3", count: 0 },
            ],
          },
        },
      },
      {
        id: "runs",
        kind: "tell",
        lines: [
          expression(formulaTerm("H2"), ":", count(SHOWN.H2), "/", count(3), "=", count(SHOWN.H2 / 3)),
          expression(formulaTerm("N2"), ":", count(SHOWN.N2), "/", count(1), "=", count(SHOWN.N2)),
        ],
        drawing: {
          kind: "particles",
          boxes: {
            after: [
              { formula: "N2", count: left },
              // What is used up stays in its place, so that each keeps its sign.
              { formula: "H2", count: 0 },
              { formula: "NH3", count: formed },
            ],
          },
        },
      },
      {
        id: "ammonia",
        kind: "estimate",
        value: asked,
        unit: "",
        within: { share: 0 },
        slips: { "from-nitrogen": ASKED.N2 * 2, added: ASKED.N2 + ASKED.H2, "one-to-one": ASKED.H2 },
      },
      {
        id: "masses",
        kind: "choose",
        options: ["hydrogen", "oxygen", "both"],
        right: isHydrogenOver ? "oxygen" : "hydrogen",
      },
    ],
  };
}

function amountIn(of: string, value: string) {
  return compute({ givens: [{ kind: "mass", of, value }], find: { kind: "amount", of } });
}
