import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { IonPart } from "../../nomenclature/designation.ts";
import { formulaTerm, substanceTerm } from "../../methods/terms.ts";
import type { Distractor } from "../problem.ts";
import { slipOf } from "../slip-name.ts";
import { composeSalt } from "../../nomenclature/salt.ts";
import { getAnion, isPolyatomic, listOtherCharges, listRelatedAnions } from "./salts.ts";
import type { Salt } from "../../nomenclature/salt.ts";

/** Another element with a symbol or name that is taken for this one, and its charge. */
const CONFUSED_CATIONS: Readonly<Record<string, readonly [atoms: string, charge: number]>> = {
  Li: ["Na", 1],
  Na: ["K", 1],
  K: ["Ca", 2],
  Rb: ["Cs", 1],
  Cs: ["Ca", 2],
  Mg: ["Mn", 2],
  Ca: ["Cd", 2],
  Sr: ["Sn", 2],
  Ba: ["Mg", 2],
  Al: ["Ag", 1],
  Zn: ["Sn", 2],
  Ag: ["Al", 3],
  Cd: ["Ca", 2],
  Cu: ["Co", 2],
  Co: ["Cu", 2],
  Mn: ["Mg", 2],
  Ni: ["Na", 1],
  Fe: ["Pb", 2],
  Pb: ["Fe", 2],
  Sn: ["Zn", 2],
  Cr: ["Cu", 2],
  Ti: ["Sn", 4],
  Hg: ["Ag", 1],
  NH4: ["Al", 3],
};

const CONFUSED_ANIONS: Readonly<Record<string, string>> = {
  F: "P",
  Cl: "F",
  Br: "I",
  I: "Br",
  O: "S",
  S: "O",
  N: "P",
  P: "N",
  OH: "O",
  PO4: "P",
  SO4: "PO4",
  NO3: "N",
  CO3: "NO3",
  ClO3: "Cl",
  ClO4: "Cl",
  CN: "NO3",
  MnO4: "CrO4",
  NO2: "N",
  C2O4: "CO3",
};

/** Names of other compounds that are given for this one. */
export function listNameSlips(salt: Salt, words: string): Distractor[] {
  const { cation, anion } = salt;
  const named = ({ formula }: Salt, slip: string): Distractor => ({ slip, value: substanceTerm(formula) });
  const confusedCation = CONFUSED_CATIONS[cation.atoms];
  const confusedAnion = CONFUSED_ANIONS[anion.atoms];
  return [
    ...listOtherCharges(cation).map((charge) => named(composeSalt({ ...cation, charge }, anion), "oxidation-number")),
    ...listRelatedAnions(anion)
      .slice(0, 2)
      .map((other) => named(composeSalt(cation, other), "anion-name")),
    ...(confusedCation === undefined
      ? []
      : [
          named(
            composeSalt({ atoms: confusedCation[0], charge: confusedCation[1] }, anion),
            slipOf(words, "other-cation"),
          ),
        ]),
    ...(confusedAnion === undefined
      ? []
      : [named(composeSalt(cation, getAnion(confusedAnion)), slipOf(words, "other-anion"))]),
  ].filter(({ value }) => value.kind === "substance" && value.formula !== salt.formula);
}

function write(ion: IonPart, count: number): string {
  if (count === 1) return ion.atoms;
  return isPolyatomic(ion) ? `(${ion.atoms})${count}` : `${ion.atoms}${count}`;
}

/** Formulas that are written for a name: numbers that do not balance, brackets left out, other ions. */
export function listFormulaSlips(salt: Salt): Distractor[] {
  const { cation, anion, cations, anions, formula } = salt;
  const isOneToOne = cations === anions;
  const texts: [slip: string, text: string][] = [
    ...(isPolyatomic(anion) && anions > 1
      ? [["missing-parentheses", write(cation, cations) + anion.atoms + String(anions)] as [string, string]]
      : []),
    ...(isOneToOne
      ? []
      : [
          ["charge-balance", write(cation, anions) + write(anion, cations)] as [string, string],
          ["charge-balance", write(cation, 1) + write(anion, 1)] as [string, string],
        ]),
    ...(isOneToOne && cation.charge > 1
      ? [["molecular-for-empirical", write(cation, 2) + write(anion, 2)] as [string, string]]
      : []),
    ...listOtherCharges(cation).map((charge): [string, string] => [
      "cation-charge",
      composeSalt({ ...cation, charge }, anion).formula,
    ]),
    ...listRelatedAnions(anion)
      .slice(0, 2)
      .map((other): [string, string] => [
        isPolyatomic(anion) ? "polyatomic-ion" : "anion-name",
        composeSalt(cation, other).formula,
      ]),
    ["charge-balance", write(cation, cations) + write(anion, anions + 1)],
    ["charge-balance", write(cation, cations + 1) + write(anion, anions)],
  ];
  // Two mercury atoms make an ion of their own: Hg₂I₂ is mercury(I) iodide.
  return texts
    .filter(([, text]) => text !== formula && !text.startsWith("Hg2") && parseFormula(text).ok)
    .map(([slip, text]) => ({ slip, value: formulaTerm(text) }));
}
