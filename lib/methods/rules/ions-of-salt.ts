import { findSalt } from "../../chemistry/ions/salt.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { amount as atomCount } from "../atom-terms.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import type { Operator, Term } from "../facts.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";
import { countPart, findSubstance } from "./substance.ts";
import type { Substance } from "./substance.ts";

const AVOGADRO = CONSTANTS.avogadro.value;

type Ion = { readonly formula: string; readonly count: number };

function listIons({ formula }: Substance): Ion[] {
  const salt = findSalt(formula);
  return salt === null
    ? []
    : [...salt.cations, salt.anion].map((ion) => ({
        formula: formatFormula({ ...ion.formula, state: null }, "ascii"),
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

/** n(ions) = ν · n(salt); c(ions) = ν · c(salt) */
function totalWay(salt: Substance, ions: readonly Ion[], kind: "ion-amount" | "ion-molarity"): Way {
  const total = ions.reduce((sum, { count }) => sum + count, 0);
  const [from, unit, letter] =
    kind === "ion-amount" ? (["amount", "mol", "n"] as const) : (["molarity", "mol/L", "c"] as const);
  return way({
    method: "ions-of-salt",
    needs: [variableOf(from, salt.ascii)],
    compute: (whole) => computed(inUnit(whole, unit).value.times(total), unit, whole),
    listSlips: ([whole]) => [{ id: "missing-coefficient", quantity: inUnit(whole, unit) }],
    explain: ([whole], output) => ({
      steps: [
        {
          id: "dissociation",
          lines: [ionsLine(ions, total)],
          values: { formula: formulaTerm(salt.ascii), count: atomCount(total) },
        },
        {
          id: "total",
          lines: [
            expression(
              variable(letter),
              "=",
              atomCount(total),
              "*",
              shownTerm(inUnit(whole, unit)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: kind, values: { formula: formulaTerm(salt.ascii) } },
    }),
  });
}

/** N(ions) = n(ions) · N_A */
function numberWay(salt: Substance): Way {
  return way({
    method: "ions-of-salt",
    needs: [variableOf("ion-amount", salt.ascii)],
    compute: (ions) => computed(inUnit(ions, "mol").value.times(AVOGADRO), "ions", ions),
    explain: ([ions], output) => ({
      steps: [
        {
          id: "number",
          lines: [
            expression(
              variable("N"),
              "=",
              variable("n"),
              "*",
              variable("N_A"),
              "=",
              shownTerm(inUnit(ions, "mol")),
              "*",
              quantity(AVOGADRO.toFixed(), "1/mol"),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "ions", values: { formula: formulaTerm(salt.ascii) } },
    }),
  });
}

/** c(ion) = ν · c(salt), or the other way round */
function molarityWay(ion: Substance, salt: Substance, count: number, isIonWanted: boolean): Way {
  const [wanted, from] = isIonWanted ? [ion, salt] : [salt, ion];
  return way({
    method: "ions-of-salt",
    needs: [variableOf("molarity", from.ascii)],
    compute(known) {
      const { value } = inUnit(known, "mol/L");
      return computed(isIonWanted ? value.times(count) : value.div(count), "mol/L", known);
    },
    listSlips: ([known]) => (count === 1 ? [] : [{ id: "missing-coefficient", quantity: inUnit(known, "mol/L") }]),
    explain: ([known], output) => ({
      steps: [
        {
          id: isIonWanted ? "ion" : "salt",
          lines: [
            expression(
              variable("c", wanted.ascii),
              "=",
              ...(isIonWanted
                ? [atomCount(count), "*" as const, shownTerm(known)]
                : [shownTerm(known), "/" as const, atomCount(count)]),
              "=",
              shownTerm(output),
            ),
          ],
          values: { ion: formulaTerm(ion.ascii), salt: formulaTerm(salt.ascii), count: atomCount(count) },
        },
      ],
      answer: { id: "molarity", values: { formula: formulaTerm(wanted.ascii) } },
    }),
  });
}

function listMolarityWays(of: string | null, { containment, givens }: Scene): Way[] {
  const [ion, salt] = [findSubstance(containment?.part ?? null), findSubstance(containment?.whole ?? null)];
  if (ion === null || salt === null || ion.formula.charge === 0) return [];
  const count = countPart(salt, ion);
  if (count === 0) return [];
  if (of === ion.ascii) return [molarityWay(ion, salt, count, true)];
  const isIonGiven = givens.some(({ kind, of: owner }) => kind === "molarity" && owner === ion.ascii);
  return of === salt.ascii && isIonGiven ? [molarityWay(ion, salt, count, false)] : [];
}

/** A salt falls apart into its ions in water: so many of each, and of all together, as its formula says. */
export const ionsOfSalt: Rule = ({ kind, of, label }, scene) => {
  if (label !== null) return [];
  if (kind === "molarity") return listMolarityWays(of, scene);
  const salt = findSubstance(of);
  if (salt === null || (kind !== "ion-amount" && kind !== "ion-molarity" && kind !== "ions")) return [];
  const ions = listIons(salt);
  if (ions.length === 0) return [];
  return kind === "ions" ? [numberWay(salt)] : [totalWay(salt, ions, kind)];
};
