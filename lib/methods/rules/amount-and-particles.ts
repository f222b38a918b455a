import { CONSTANTS } from "../../quantity/constants.ts";
import { amount as atomCount } from "../atom-terms.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, givenTerm, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Way } from "./rule.ts";
import { countAllAtoms, findSubstance, particleUnit } from "./substance.ts";
import type { Substance } from "./substance.ts";

const AVOGADRO = CONSTANTS.avogadro.value;
const AVOGADRO_TERM = quantity(AVOGADRO.toFixed(), "1/mol");

/** n = N / N_A */
function amountFromParticles(ascii: string | null): Way {
  return way({
    method: "amount-and-particles",
    needs: [variableOf("particles", ascii)],
    compute: (particles) => computed(particles.value.div(AVOGADRO), "mol", particles),
    listSlips: ([particles]) => [
      { id: "multiplied-instead-of-divided", quantity: computed(particles.value.times(AVOGADRO), "mol", particles) },
    ],
    explain: ([particles], amount) => ({
      steps: [
        {
          id: "particles-to-amount",
          lines: [
            expression(
              variable("n", ascii),
              "=",
              variable("N"),
              "/",
              variable("N_A"),
              "=",
              givenTerm(particles),
              "/",
              AVOGADRO_TERM,
              "=",
              shownTerm(amount),
            ),
          ],
          values: {},
        },
      ],
      answer:
        ascii === null
          ? { id: "amount-of-sample", values: {} }
          : { id: "amount", values: { formula: formulaTerm(ascii) } },
    }),
  });
}

/** N = n × N_A */
function particlesFromAmount(substance: Substance): Way {
  const { ascii } = substance;
  const unit = particleUnit(substance);
  return way({
    method: "amount-and-particles",
    needs: [variableOf("amount", ascii)],
    compute: (amount) => computed(inUnit(amount, "mol").value.times(AVOGADRO), unit, amount),
    listSlips: ([amount]) => [
      {
        id: "divided-instead-of-multiplied",
        quantity: computed(inUnit(amount, "mol").value.div(AVOGADRO), unit, amount),
      },
    ],
    explain: ([amount], particles) => ({
      steps: [
        {
          id: "amount-to-particles",
          lines: [
            expression(
              variable("N", ascii),
              "=",
              variable("n"),
              "*",
              variable("N_A"),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "*",
              AVOGADRO_TERM,
              "=",
              shownTerm(particles),
            ),
          ],
          values: { formula: formulaTerm(ascii) },
        },
      ],
      answer: { id: "particles", values: { formula: formulaTerm(ascii) } },
    }),
  });
}

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

/** Amount and number of particles: N = n N_A, with the exact Avogadro constant of the SI (2019). */
export const amountAndParticles: Rule = ({ kind, of, label }) => {
  const substance = findSubstance(of);
  if (label !== null) return [];
  if (kind === "amount" && (substance !== null || of === null)) return [amountFromParticles(of)];
  if (substance === null) return [];
  if (kind === "particles") return [particlesFromAmount(substance)];
  return kind === "atoms" ? [atomsFromParticles(substance)] : [];
};
