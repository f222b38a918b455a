import { formulaTerm, stepOf, substanceTerm } from "../../methods/terms.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { composeSalt, hasSeveralCharges, writeIon } from "../../nomenclature/salt.ts";
import {
  BINARY_SALTS,
  listOtherCharges,
  listRelatedAnions,
  NUMERAL_SALTS,
  POLYATOMIC_NUMERAL_SALTS,
  POLYATOMIC_SALTS,
} from "./salts.ts";
import type { Salt } from "../../nomenclature/salt.ts";
import { listFormulaSlips, listNameSlips } from "./salt-slips.ts";
import { anionStep, chargeStep, formulaSteps, nameSteps, SALT_WORDS } from "../../methods/naming/salt-steps.ts";

/** The name of a formula. */
function askName(salt: Salt): SolvedDraft {
  return {
    kind: "solved",
    variant: "name",
    values: { formula: formulaTerm(salt.formula) },
    steps: nameSteps(salt),
    answer: {
      id: "name",
      value: substanceTerm(salt.formula),
      values: { formula: formulaTerm(salt.formula) },
    },
    distractors: listNameSlips(salt, SALT_WORDS),
  };
}

/** The formula of a name. */
function askFormula(salt: Salt): SolvedDraft {
  return {
    kind: "solved",
    variant: "formula",
    values: { name: substanceTerm(salt.formula) },
    steps: formulaSteps(salt),
    answer: {
      id: "formula",
      value: formulaTerm(salt.formula),
      values: { name: substanceTerm(salt.formula) },
    },
    distractors: listFormulaSlips(salt),
  };
}

/** The metal's ion in a formula. */
function askIon(salt: Salt): SolvedDraft {
  const { cation, anion, anions, formula } = salt;
  const ion = (charge: number, slip: string): Distractor => ({
    slip,
    value: formulaTerm(writeIon({ ...cation, charge })),
  });
  const others = [...new Set([1, 2, 3, 4, anions, -anion.charge])].filter((charge) => charge !== cation.charge);
  return {
    kind: "solved",
    variant: "ion",
    values: { formula: formulaTerm(formula), metal: formulaTerm(cation.atoms) },
    steps: [anionStep(salt), chargeStep(salt), stepOf(SALT_WORDS)("ion")],
    answer: { id: "ion", value: formulaTerm(writeIon(cation)), values: { formula: formulaTerm(formula) } },
    distractors: others.map((charge) => ion(charge, "ion-charge")),
  };
}

/** The metal's ion of one compound in another one. */
function askExchange(random: Random, known: Salt): SolvedDraft | null {
  // The steps look for the charge of a metal.
  if (known.cation.atoms === "NH4") return null;
  const others = [...POLYATOMIC_NUMERAL_SALTS, ...POLYATOMIC_SALTS, ...NUMERAL_SALTS, ...BINARY_SALTS].filter(
    ({ cation, anion }) =>
      cation.atoms === known.cation.atoms && cation.charge === known.cation.charge && anion.atoms !== known.anion.atoms,
  );
  if (others.length === 0) return null;
  const wanted = random.pick(others);
  const sameNumbers = composeSalt(wanted.cation, wanted.anion);
  const withOtherCharge = listOtherCharges(wanted.cation).map((charge): Distractor => ({
    slip: "cation-charge",
    value: formulaTerm(composeSalt({ ...wanted.cation, charge }, wanted.anion).formula),
  }));
  return {
    kind: "solved",
    variant: "exchange",
    values: {
      formula: formulaTerm(known.formula),
      metal: formulaTerm(known.cation.atoms),
      anion: substanceTerm(writeIon(wanted.anion)),
    },
    steps: [
      anionStep(known),
      chargeStep(known),
      ...formulaSteps(wanted).map((step) =>
        step.id === "ions-of-name" ? { ...step, id: "both-ions", values: {} } : step,
      ),
    ],
    answer: {
      id: "exchange",
      value: formulaTerm(sameNumbers.formula),
      values: { metal: formulaTerm(known.cation.atoms) },
    },
    distractors: [...withOtherCharge, ...listFormulaSlips(wanted).filter(({ slip }) => slip !== "cation-charge")],
  };
}

function askAny(random: Random, salts: readonly Salt[]): Draft {
  const salt = random.pick(salts);
  return random.chance(0.5) ? askName(salt) : askFormula(salt);
}

function askHard(random: Random): Draft | null {
  const salt = random.pick([...POLYATOMIC_NUMERAL_SALTS, ...NUMERAL_SALTS]);
  if (random.chance(0.3)) return askExchange(random, salt);
  const polyatomic = random.pick(POLYATOMIC_NUMERAL_SALTS);
  return random.chance(0.2) ? askIon(salt) : random.chance(0.5) ? askName(polyatomic) : askFormula(polyatomic);
}

/** Names and formulas of ionic compounds: metals of one charge, of several, with polyatomic ions. */
export const ionicCompounds: Family = {
  id: "ionic-compounds",
  subtopic: "naming-ionic-compounds",
  words: SALT_WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => askAny(random, BINARY_SALTS),
    medium: (random) => askAny(random, NUMERAL_SALTS),
    hard: askHard,
  },
};

/** The same with polyatomic ions, where the ions themselves are the subject. */
export const polyatomicCompounds: Family = {
  id: "polyatomic-compounds",
  subtopic: "polyatomic-ions",
  words: SALT_WORDS,
  forms: ["free", "choice"],
  levels: {
    medium: (random) => askAny(random, POLYATOMIC_SALTS),
    hard: (random) =>
      askExchange(
        random,
        random.pick([
          ...POLYATOMIC_NUMERAL_SALTS,
          ...POLYATOMIC_SALTS.filter(
            ({ anion, cation }) => listRelatedAnions(anion).length > 0 && !hasSeveralCharges(cation),
          ),
        ]),
      ),
  },
};
