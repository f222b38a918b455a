import { formatFormula } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { count, expression, formulaTerm, step, substanceTerm } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { writeIon } from "../../nomenclature/salt.ts";
import { POLYATOMIC_NUMERAL_SALTS, POLYATOMIC_SALTS } from "./salts.ts";
import type { Salt } from "../../nomenclature/salt.ts";
import { formulaSteps } from "../../methods/naming/salt-steps.ts";

const WORDS = "problems-nomenclature.counted-ions";

/** Atoms of an element of the anion in one formula unit: `3 × 4 = 12`. */
function askAtoms(random: Random): Draft | null {
  const salt = random.pick([...POLYATOMIC_SALTS, ...POLYATOMIC_NUMERAL_SALTS].filter(({ anions }) => anions > 1));
  const inside = [...getFormula(salt.anion.atoms).counts].filter(([, number]) => number > 1);
  const [atom, each] = inside.length === 0 ? [null, 0] : random.pick(inside);
  if (atom === null) return null;
  const total = salt.anions * each;
  return {
    kind: "solved",
    variant: "atoms",
    values: { formula: formulaTerm(salt.formula), element: formulaTerm(atom) },
    steps: [
      step("anion", [
        expression(formulaTerm(salt.formula), ":", count(salt.anions), "*", formulaTerm(writeIon(salt.anion))),
      ]),
      step("multiply", [expression(formulaTerm(atom), ":", count(salt.anions), "*", count(each), "=", count(total))], {
        element: formulaTerm(atom),
      }),
    ],
    answer: {
      id: "atoms",
      value: count(total),
      values: { formula: formulaTerm(salt.formula), element: formulaTerm(atom) },
    },
    distractors: wrongCounts(total, [
      [slipOf(WORDS, "group-once"), each],
      [slipOf(WORDS, "only-outside"), salt.anions],
      [slipOf(WORDS, "added-subscripts"), salt.anions + each],
    ]),
  };
}

function countAll({ formula }: Salt): number {
  return [...getFormula(formula).counts.values()].reduce((sum, number) => sum + number, 0);
}

/** Ions in one formula unit of a named salt: `2 + 3 = 5`. */
function askIons(random: Random): Draft | null {
  const salt = random.pick(
    [...POLYATOMIC_SALTS, ...POLYATOMIC_NUMERAL_SALTS].filter(({ cations, anions }) => cations + anions > 2),
  );
  const total = salt.cations + salt.anions;
  const shown = [salt.cations, salt.anions, salt.cation.charge, -salt.anion.charge];
  if (shown.includes(total)) return null;
  const [first, second] = formulaSteps(salt);
  if (first === undefined || second === undefined) return null;
  return {
    kind: "solved",
    variant: "ions",
    values: { name: substanceTerm(salt.formula) },
    steps: [
      first,
      second,
      step("add", [expression(count(salt.cations), "+", count(salt.anions), "=", count(total))], {
        formula: formulaTerm(formatFormula(getFormula(salt.formula), "ascii")),
      }),
    ],
    answer: { id: "ions", value: count(total), values: { name: substanceTerm(salt.formula) } },
    distractors: wrongCounts(total, [
      [slipOf(WORDS, "kinds-of-ions"), 2],
      [slipOf(WORDS, "atoms-for-ions"), countAll(salt)],
      [slipOf(WORDS, "only-anions"), Math.max(salt.anions, salt.cations)],
    ]),
  };
}

/** What the brackets and subscripts of a formula with polyatomic ions count. */
export const countedIons: Family = {
  id: "counted-ions",
  subtopic: "polyatomic-ions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: askAtoms, hard: askIons },
};
