import { findSalt } from "../../chemistry/ions/salt.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { lawWays } from "../../laws/law-way.ts";
import { allIonsOfSalt, ionOfSalt, numberOfIons } from "../../laws/reactions/proportion.ts";
import { amount as atomCount } from "../atom-terms.ts";
import { expression, formulaTerm, step } from "../terms.ts";
import type { Operator, StepFacts, Term } from "../facts.ts";
import { hasGiven } from "./as-given.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { type Rule, type Scene, type Way, withStepsBefore } from "./rule.ts";
import { countPart, findSubstance } from "./substance.ts";
import type { Substance } from "./substance.ts";

type Ion = { readonly formula: string; readonly count: number };

function listIons({ formula }: Substance): Ion[] {
  const salt = findSalt(formula);
  return salt === null
    ? []
    : [...salt.cations, salt.anion].map((ion) => ({
        formula: canonicalOf(ion.formula),
        count: ion.count,
      }));
}

/** `2 Na+ + SO4^2-` as a line: how many ions one formula unit gives. */
function ionsLine(ions: readonly Ion[], total: number): ReturnType<typeof expression> {
  const terms = ions.flatMap(({ formula, count }, index): (Term | Operator)[] => [
    ...(index === 0 ? [] : ["+" as const]),
    ...(count === 1 ? [] : [atomCount(count)]),
    formulaTerm(formula),
  ]);
  return expression(...terms, ":", atomCount(total));
}

/** The dissociation stands above what counts its ions. */
function dissociation(salt: Substance, ions: readonly Ion[], total: number): StepFacts {
  const values = { formula: formulaTerm(salt.ascii), count: atomCount(total) };
  return step("dissociation", [ionsLine(ions, total)], values);
}

function listMolarityWays(wanted: Variable, scene: Scene): Way[] {
  const { containment } = scene;
  const [ion, salt] = [findSubstance(containment?.part ?? null), findSubstance(containment?.whole ?? null)];
  if (ion === null || salt === null || ion.formula.charge === 0) return [];
  const count = countPart(salt, ion);
  const isLed = wanted.of === ion.ascii || hasGiven(scene, variableOf("molarity", ion.ascii));
  return count === 0 || !isLed ? [] : lawWays([ionOfSalt(count)], wanted, scene, { ion: ion.ascii, salt: salt.ascii });
}

/** A salt falls apart into its ions in water: so many of each, and of all together, as its formula says. */
export const ionsOfSalt: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null) return [];
  if (kind === "molarity") return listMolarityWays(wanted, scene);
  const salt = findSubstance(of);
  if (salt === null || (kind !== "ion-amount" && kind !== "ion-molarity" && kind !== "ions")) return [];
  const ions = listIons(salt);
  if (ions.length === 0) return [];
  if (kind === "ions") return lawWays([numberOfIons], wanted, scene);
  const total = ions.reduce((sum, { count }) => sum + count, 0);
  return lawWays([allIonsOfSalt(kind, total)], wanted, scene).map((way) =>
    withStepsBefore(way, () => [dissociation(salt, ions, total)]),
  );
};
