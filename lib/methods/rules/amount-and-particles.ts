import { lawWays } from "../../laws/law-way.ts";
import { amountOfParticles } from "../../laws/matter/particles.ts";
import { atomsOf, sameNumberOf } from "../../laws/reactions/proportion.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { succeed } from "../../result.ts";
import type { Rule, Way } from "./rule.ts";
import { countAllAtoms, findSubstance, particleUnit } from "./substance.ts";

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

/** As many particles of one substance as of another: their amounts are in the ratio of what a unit of each has of them. */
export const sameNumber: Rule = (wanted, scene) => {
  const told = scene.sameNumber;
  return told === undefined || wanted.kind !== "amount" || wanted.label !== null || wanted.of !== told.wanted
    ? []
    : lawWays([sameNumberOf(...told.ratio)], wanted, scene, { wanted: told.wanted, from: told.from });
};

/** Amount and number of particles. */
export const amountAndParticles: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const substance = findSubstance(of);
  if (label !== null || (substance === null && (of !== null || kind !== "amount"))) return [];
  if (kind === "atoms") return substance === null ? [] : lawWays([atomsOf(countAllAtoms(substance))], wanted, scene);
  const ways = lawWays([amountOfParticles], wanted, scene);
  return substance === null || kind === "amount"
    ? ways
    : ways.map((each) => counted(each, getUnit(particleUnit(substance))));
};
