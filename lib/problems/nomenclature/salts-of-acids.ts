import { expression, formulaTerm, step, stepOf, substanceTerm } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { ACID_WORDS } from "./acid-names.ts";
import { ACIDS, listConfusedAcids } from "./acids.ts";
import type { Acid } from "./acids.ts";
import type { IonPart } from "../../nomenclature/designation.ts";
import { composeSalt, writeIon } from "../../nomenclature/salt.ts";
import type { Salt } from "../../nomenclature/salt.ts";
import { listFormulaSlips, listNameSlips } from "./salt-slips.ts";
import { formulaSteps, SALT_WORDS } from "../../methods/naming/salt-steps.ts";

/** Cations of soluble or common hydroxides. */
const BASES = [
  ["Na", 1],
  ["K", 1],
  ["Li", 1],
  ["Mg", 2],
  ["Ca", 2],
  ["Sr", 2],
  ["Ba", 2],
] as const;

const SALT_FORMERS = ACIDS.filter(({ formula }) => !["HClO2", "HBrO3", "HIO3", "HCOOH"].includes(formula));

/** The salt of an acid and a hydroxide, each with all of its ions; null where one of them is none of this room. */
export function solveSaltOf(acidFormula: string, cation: IonPart, asked: "formula" | "name"): Solved | null {
  const acid = ACIDS.find(({ formula }) => formula === acidFormula);
  return acid === undefined ? null : saltSteps(acid, composeSalt(cation, acid.anion), asked);
}

function saltSteps(acid: Acid, salt: Salt, asked: "formula" | "name"): Solved {
  const base = composeSalt(salt.cation, { atoms: "OH", charge: -1 });
  const [, balance] = formulaSteps(salt);
  if (balance === undefined) throw new Error("A salt is balanced and then written");
  const ions = [
    step("acid-gives", [expression(formulaTerm(acid.formula), ":", formulaTerm(writeIon(salt.anion)))]),
    step("base-gives", [expression(formulaTerm(base.formula), ":", formulaTerm(writeIon(salt.cation)))]),
    balance,
  ];
  if (asked === "formula")
    return {
      steps: [...ions, stepOf(ACID_WORDS)("salt-formula")],
      answer: { id: "salt", value: formulaTerm(salt.formula) },
    };
  return {
    steps: [...ions, step("salt-name", [expression(formulaTerm(salt.formula), ":", substanceTerm(salt.formula))])],
    answer: { id: "salt", value: substanceTerm(salt.formula) },
  };
}

/** From acid and base to the salt: the anion of the one, the cation of the other. */
function askSalt(random: Random): Draft {
  const acid = random.pick(SALT_FORMERS);
  const [atoms, charge] = random.pick(BASES);
  const salt = composeSalt({ atoms, charge }, acid.anion);
  const base = composeSalt(salt.cation, { atoms: "OH", charge: -1 });
  const asked = random.chance(0.5) ? "formula" : "name";
  return {
    kind: "solved",
    variant: `salt-${asked}`,
    values: { acid: substanceTerm(acid.inWater), base: substanceTerm(base.formula) },
    ...saltSteps(acid, salt, asked),
    distractors: asked === "formula" ? listFormulaSlips(salt) : listNameSlips(salt, SALT_WORDS),
  };
}

/** The acid that a salt with this anion comes from; null where it is none of this room. */
export function solveAcidOf(salt: string, anion: string): Solved | null {
  const acid = ACIDS.find((each) => writeIon(each.anion) === anion);
  return acid === undefined ? null : acidSteps(salt, acid);
}

function acidSteps(salt: string, acid: Acid): Solved {
  return {
    steps: [
      step("anion-of-salt", [expression(formulaTerm(salt), ":", formulaTerm(writeIon(acid.anion)))], {
        formula: formulaTerm(salt),
      }),
      step(acid.kind, [expression(formulaTerm(writeIon(acid.anion)), ":", substanceTerm(writeIon(acid.anion)))]),
      step("name", [expression(formulaTerm(acid.inWater), ":", substanceTerm(acid.inWater))]),
    ],
    answer: { id: "name", value: substanceTerm(acid.inWater), values: { formula: formulaTerm(acid.inWater) } },
  };
}

/** From a salt back to the acid that it comes from. */
function askAcid(random: Random): Draft {
  const acid = random.pick(SALT_FORMERS);
  const [atoms, charge] = random.pick(BASES);
  const salt = composeSalt({ atoms, charge }, acid.anion);
  return {
    kind: "solved",
    variant: "acid-of-salt",
    values: { salt: formulaTerm(salt.formula) },
    ...acidSteps(salt.formula, acid),
    distractors: listConfusedAcids(acid).map((other) => ({
      slip: slipOf(ACID_WORDS, "other-anion"),
      value: substanceTerm(other.inWater),
    })),
  };
}

/** Acids and the salts that they form with bases. */
export const saltsOfAcids: Family = {
  id: "salts-of-acids",
  subtopic: "naming-acids",
  words: ACID_WORDS,
  forms: ["free", "choice"],
  levels: { hard: (random) => (random.chance(0.7) ? askSalt(random) : askAcid(random)) },
};
