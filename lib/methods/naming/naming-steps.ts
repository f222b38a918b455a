import { composeSalt, writeIon } from "../../nomenclature/salt.ts";
import type { Salt } from "../../nomenclature/salt.ts";
import type { Molecule } from "../../nomenclature/molecule.ts";
import type { StepFacts } from "../facts.ts";
import { count, expression, formulaTerm, step, substanceTerm } from "../terms.ts";
import { moleculeFormulaSteps, moleculeNameSteps } from "./molecule-steps.ts";
import type { NamedCompound } from "./named-compound.ts";
import { formulaSteps, nameSteps } from "./salt-steps.ts";

/** The two directions: how each kind of compound is explained in it. */
type Direction = {
  readonly ofSalt: (salt: Salt) => StepFacts[];
  readonly ofMolecule: (molecule: Molecule) => StepFacts[];
  readonly last: (id: string, formula: string) => StepFacts;
};

const TO_NAME: Direction = {
  ofSalt: nameSteps,
  ofMolecule: moleculeNameSteps,
  last: (id, formula) =>
    step(id, [expression(formulaTerm(formula), ":", substanceTerm(formula))], {
      formula: formulaTerm(formula),
    }),
};

const TO_FORMULA: Direction = {
  ofSalt: formulaSteps,
  ofMolecule: moleculeFormulaSteps,
  last: (id, formula) =>
    step(id, [expression(substanceTerm(formula), ":", formulaTerm(formula))], {
      name: substanceTerm(formula),
    }),
};

/** By ions, by prefixes, with water, or as a name that is learned. */
function listSteps({ formula, designation }: NamedCompound, direction: Direction): StepFacts[] {
  const { ofSalt, ofMolecule, last } = direction;
  switch (designation.kind) {
    case "salt": {
      const [cation, ...others] = designation.cations;
      // Hydrogen chloride is named like a salt, and is none.
      return cation === undefined || others.length > 0 || cation.atoms === "H"
        ? [last("learned", formula)]
        : ofSalt(composeSalt(cation, designation.anion));
    }
    case "molecule":
      return ofMolecule({ formula, first: designation.first, second: designation.second });
    case "ion":
      return [last("ion", writeIon(designation.ion))];
    case "element":
      return [last("element", formula)];
    case "hydrate":
      return [
        ...listSteps({ formula: formula.split("·")[0] ?? formula, designation: designation.of }, direction),
        step("waters", [expression(count(designation.waters), formulaTerm("H2O"))]),
        last("hydrate", formula),
      ];
    default:
      return [last("learned", formula)];
  }
}

export function listNameSteps(compound: NamedCompound): StepFacts[] {
  return listSteps(compound, TO_NAME);
}

export function listFormulaSteps(compound: NamedCompound): StepFacts[] {
  return listSteps(compound, TO_FORMULA);
}
