import { equals } from "../../methods/rules/quantity-terms.ts";
import { count, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { wrongChoices } from "../solved.ts";
import { CATALYSTS, COLORS, D_IONS, ION_COLORS, type DIon } from "./d-block.ts";
import { slip, word } from "./d-electron-words.ts";

/** The color of an ion in water. */
export function askColor(random: Random): SolvedDraft {
  const [formula, color] = random.pick(Object.entries(ION_COLORS));
  const values = { ion: formulaTerm(formula) };
  return {
    kind: "solved",
    variant: "color",
    values,
    steps: [step("why-color"), step("recall-color")],
    answer: { id: "color", value: word(color), values },
    distractors: wrongChoices(COLORS, color, (each) => slip(each === "colorless" ? "colored" : "other-color"), word),
  };
}

/** The usual catalyst of a process among four. */
export function askCatalyst(random: Random): SolvedDraft {
  const { process, catalyst, alike } = random.pick(CATALYSTS);
  const others = ["Fe", "V2O5", "Ni", "Pt", "MgO", "Al", "NaCl", "CaCO3"].filter(
    (each) => each !== catalyst && !alike.some((other) => other === each),
  );
  const wrong = random.pickSeveral(others, 3);
  return {
    kind: "solved",
    variant: "catalyst",
    values: {
      process: word(process),
      list: list(random.shuffle([catalyst, ...wrong]).map((each) => formulaTerm(each))),
    },
    steps: [step("what-catalysts-do"), step("recall-catalyst")],
    answer: { id: "catalyst", value: formulaTerm(catalyst), values: { process: word(process) } },
    distractors: wrong.map((each) => ({
      slip: slip(["Fe", "V2O5", "Ni", "Pt"].includes(each) ? "other-process" : "no-d-electrons"),
      value: formulaTerm(each),
    })),
  };
}

/** The colorless ion among four: its d orbitals are empty or full. */
export function askColorless(random: Random): SolvedDraft {
  const isColorless = ({ d }: DIon): boolean => d === 0 || d === 10;
  const answer = random.pick(D_IONS.filter(isColorless));
  // Five d electrons give a color so pale that it is often called none.
  const wrong = random.pickSeveral(
    D_IONS.filter((ion) => !isColorless(ion) && ion.d !== 5),
    3,
  );
  return {
    kind: "solved",
    variant: "colorless",
    values: {
      list: list(random.shuffle([answer, ...wrong]).map(({ formula }) => formulaTerm(formula))),
    },
    steps: [
      step("why-color"),
      step(
        "count-each",
        [answer, ...wrong]
          .toSorted((a, b) => a.d - b.d)
          .map(({ formula, d }) => equals(variable("N", formula), count(d))),
      ),
    ],
    answer: { id: "colorless", value: formulaTerm(answer.formula) },
    distractors: wrong.map(({ formula }) => ({ slip: slip("partly-filled"), value: formulaTerm(formula) })),
  };
}
