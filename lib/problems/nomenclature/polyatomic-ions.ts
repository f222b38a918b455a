import { countAtoms } from "../../methods/atom-terms.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import type { FactValue, StepFacts } from "../../methods/facts.ts";
import { expression, formulaTerm, step, substanceTerm } from "../../methods/terms.ts";
import type { IonPart } from "../../nomenclature/designation.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { writeIon } from "../../nomenclature/salt.ts";
import { getAnion, listRelatedAnions, POLYATOMIC_IONS, POLYATOMIC_NUMERAL_SALTS, POLYATOMIC_SALTS } from "./salts.ts";

const WORDS = "problems-nomenclature.polyatomic-ions";

/** How an ion's name comes from that of the ion with the ending -ate. */
const RELATIONS: Readonly<Record<string, readonly [relation: string, reference: string]>> = {
  NO2: ["fewer", "NO3"],
  SO3: ["fewer", "SO4"],
  ClO2: ["fewer", "ClO3"],
  ClO: ["fewest", "ClO3"],
  ClO4: ["more", "ClO3"],
  HCO3: ["hydrogen", "CO3"],
  HSO4: ["hydrogen", "SO4"],
  HPO4: ["hydrogen", "PO4"],
  H2PO4: ["two-hydrogen", "PO4"],
};

const ion = (part: IonPart): FactValue => substanceTerm(writeIon(part));

function relationStep({ atoms }: IonPart): StepFacts {
  const [relation, reference] = RELATIONS[atoms] ?? ["learned", null];
  if (reference === null) return step(relation);
  const other = getAnion(reference);
  return step(relation, [expression(formulaTerm(writeIon(other)), ":", substanceTerm(writeIon(other)))]);
}

type Confused = { readonly ion: IonPart; readonly isRelated: boolean };

/** Ions of the same element with other numbers of oxygen atoms, then others of the same charge. */
function listConfused(part: IonPart): readonly Confused[] {
  const related = listRelatedAnions(part).filter((each) => POLYATOMIC_IONS.some(({ atoms }) => atoms === each.atoms));
  const sameCharge = POLYATOMIC_IONS.filter(
    ({ atoms, charge }) =>
      atoms !== part.atoms && charge === part.charge && !related.some((each) => each.atoms === atoms),
  );
  return [
    ...related.slice(0, 3).map((each) => ({ ion: each, isRelated: true })),
    ...sameCharge.slice(0, 3).map((each) => ({ ion: each, isRelated: false })),
  ];
}

function nameSlips(part: IonPart): Distractor[] {
  return [
    ...listConfused(part).map((each): Distractor => ({
      slip: each.isRelated ? "anion-name" : slipOf(WORDS, "other-ion"),
      value: ion(each.ion),
    })),
    ...(part.charge > 0
      ? [
          { slip: slipOf(WORDS, "other-ion"), value: ion(getAnion("OH")) },
          { slip: slipOf(WORDS, "other-ion"), value: ion(getAnion("NO3")) },
        ]
      : []),
  ];
}

function askName(part: IonPart, variant: "name" | "in-salt", formula: string): SolvedDraft {
  const written = formulaTerm(writeIon(part));
  const atoms: StepFacts =
    variant === "name"
      ? step("atoms", countAtoms(getFormula(writeIon(part))))
      : step("split", [expression(formulaTerm(formula), ":", written)], { formula: formulaTerm(formula) });
  return {
    kind: "solved",
    variant,
    values: { formula: formulaTerm(formula) },
    steps: [atoms, relationStep(part), step("name", [expression(written, ":", substanceTerm(writeIon(part)))])],
    answer: { id: "name", value: ion(part), values: { formula: written } },
    distractors: nameSlips(part),
  };
}

function askFormula(part: IonPart): SolvedDraft {
  const charges = [part.charge - 1, part.charge + 1, -part.charge].filter(
    (charge) => charge !== 0 && Math.abs(charge) <= 3 && charge !== part.charge,
  );
  const related = listConfused(part).slice(0, 3);
  return {
    kind: "solved",
    variant: "formula",
    values: { name: ion(part) },
    steps: [
      relationStep(part),
      step("charge"),
      step("formula", [expression(substanceTerm(writeIon(part)), ":", formulaTerm(writeIon(part)))]),
    ],
    answer: { id: "formula", value: formulaTerm(writeIon(part)), values: { name: ion(part) } },
    distractors: [
      ...related.map((each): Distractor => ({
        slip: each.isRelated ? "polyatomic-ion" : slipOf(WORDS, "other-ion"),
        value: formulaTerm(writeIon(each.ion)),
      })),
      ...charges.map((charge): Distractor => ({
        slip: "ion-charge",
        value: formulaTerm(writeIon({ ...part, charge })),
      })),
    ],
  };
}

function ask(random: Random): Draft {
  const variant = random.integer(1, 3);
  if (variant === 3) {
    const salt = random.pick([...POLYATOMIC_SALTS, ...POLYATOMIC_NUMERAL_SALTS]);
    return askName(salt.anion, "in-salt", salt.formula);
  }
  const part = random.pick(POLYATOMIC_IONS);
  return variant === 1 ? askName(part, "name", writeIon(part)) : askFormula(part);
}

/** Names and formulas of the polyatomic ions themselves. */
export const polyatomicIons: Family = {
  id: "polyatomic-ions",
  subtopic: "polyatomic-ions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: ask },
};
