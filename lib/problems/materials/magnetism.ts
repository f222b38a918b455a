import type { Operator, Term } from "../../methods/facts.ts";
import { exactly, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { countUnpaired, D_IONS, type DIon } from "./d-block.ts";
import { spinSteps, unpairedOf, type Spin } from "./unpaired-electrons.ts";
import { slip, word } from "./d-electron-words.ts";

/** Whether a complex is drawn into a magnetic field. */
export function solveMagnetism(ion: DIon, spin: Spin): Solved {
  const isDrawn = unpairedOf(ion, spin) > 0;
  return {
    steps: [...spinSteps(ion, spin, false), step("magnetism")],
    answer: {
      id: "magnetism",
      value: word(isDrawn ? "paramagnetic" : "diamagnetic"),
      values: { ion: formulaTerm(ion.formula) },
    },
  };
}

const MOMENT: readonly (Term | Operator)[] = [
  variable("√"),
  "(",
  variable("n"),
  "*",
  "(",
  variable("n"),
  "+",
  count(2),
  ")",
  ")",
];

/** μ = √(n(n + 2)), in Bohr magnetons. */
const momentOf = (unpaired: number): Decimal => new Decimal(unpaired).times(unpaired + 2).sqrt();

/** The spin-only magnetic moment of an ion, in a complex unless it is free. */
export function solveMoment(ion: DIon, spin: Spin): Solved {
  const unpaired = unpairedOf(ion, spin);
  const moment = pureNumber(momentOf(unpaired), 3);
  return {
    steps: [
      ...spinSteps(ion, spin, false),
      step("moment", [
        expression(
          variable("μ"),
          "=",
          ...MOMENT,
          "=",
          variable("√"),
          "(",
          shownTerm(exactly(unpaired, "")),
          "*",
          shownTerm(exactly(unpaired + 2, "")),
          ")",
          "=",
          shownTerm(moment),
        ),
      ]),
    ],
    answer: quantityAnswer("moment", moment, { ion: formulaTerm(ion.formula) }),
  };
}

export function askMoment(random: Random): SolvedDraft {
  const ion = random.pick(D_IONS.filter(({ d }) => d > 0 && d < 10));
  const unpaired = countUnpaired(ion.d);
  const moment = pureNumber(momentOf(unpaired), 3);
  return {
    kind: "solved",
    variant: "moment",
    values: { ion: formulaTerm(ion.formula) },
    ...solveMoment(ion, "free"),
    distractors: wrongQuantities(moment, [
      [slip("all-unpaired"), momentOf(ion.d)],
      ["forgot-root", new Decimal(unpaired * (unpaired + 2))],
      [slip("one-more"), momentOf(unpaired + 1)],
      [slip("count-for-moment"), new Decimal(unpaired)],
    ]),
  };
}
