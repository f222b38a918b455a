import { lawWays } from "../../laws/law-way.ts";
import { amountOfParticles } from "../../laws/matter/particles.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { succeed } from "../../result.ts";
import { amount as atomCount } from "../atom-terms.ts";
import { expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Way } from "./rule.ts";
import { countAllAtoms, findSubstance, particleUnit } from "./substance.ts";
import type { Substance } from "./substance.ts";

/** All atoms of the molecules or formula units. */
function atomsFromParticles(substance: Substance): Way {
  const { ascii } = substance;
  const count = countAllAtoms(substance);
  return way({
    method: "amount-and-particles",
    needs: [variableOf("particles", ascii)],
    compute: (particles) => computed(particles.value.times(count), "atoms", particles),
    listSlips: ([particles]) =>
      count === 1 ? [] : [{ id: "atom-for-molecule", quantity: computed(particles.value, "atoms", particles) }],
    explain: ([particles], atoms) => ({
      steps: [
        {
          id: "particles-to-atoms",
          lines: [expression(variable("N"), "=", atomCount(count), "*", shownTerm(particles), "=", shownTerm(atoms))],
          values: { formula: formulaTerm(ascii), count: atomCount(count) },
        },
      ],
      answer: { id: "atoms", values: { formula: formulaTerm(ascii) } },
    }),
  });
}

/** Particles are counted under the name that they have: molecules, ions. */
function counted(by: Way, unit: Unit): Way {
  return {
    ...by,
    compute(inputs) {
      const number = by.compute(inputs);
      return number.ok ? succeed({ ...number.value, unit }) : number;
    },
  };
}

/** Amount and number of particles. */
export const amountAndParticles: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const substance = findSubstance(of);
  if (label !== null || (substance === null && (of !== null || kind !== "amount"))) return [];
  if (kind === "atoms") return substance === null ? [] : [atomsFromParticles(substance)];
  const ways = lawWays([amountOfParticles], wanted, scene);
  return substance === null || kind === "amount"
    ? ways
    : ways.map((each) => counted(each, getUnit(particleUnit(substance))));
};
