import type { Result } from "../result.ts";
import { atomicParticles } from "./atomic-particles.ts";
import type { AtomicParticlesGivens } from "./atomic-particles.ts";
import { balanceEquation } from "./balance-equation.ts";
import type { BalanceEquationGivens } from "./balance-equation.ts";
import { electronConfiguration } from "./electron-configuration.ts";
import type { ElectronConfigurationGivens } from "./electron-configuration.ts";
import type { SolutionFacts } from "./facts.ts";
import { formulaOfName } from "./formula-of-name.ts";
import type { MethodId } from "./method-ids.ts";
import type { Method, MethodIssue } from "./method.ts";
import { molarMass } from "./molar-mass.ts";
import type { MolarMassGivens } from "./molar-mass.ts";
import { nameOfFormula } from "./name-of-formula.ts";
import type { NamedCompound } from "./naming/named-compound.ts";
import { percentComposition } from "./percent-composition.ts";
import type { PercentCompositionGivens } from "./percent-composition.ts";

/** What each method needs. */
type GivensOf = {
  "balance-equation": BalanceEquationGivens;
  "molar-mass": MolarMassGivens;
  "percent-composition": PercentCompositionGivens;
  "electron-configuration": ElectronConfigurationGivens;
  "atomic-particles": AtomicParticlesGivens;
  "name-of-formula": NamedCompound;
  "formula-of-name": NamedCompound;
};

/** Every method by its id; one without an entry does not compile. */
const METHODS = {
  "balance-equation": balanceEquation,
  "molar-mass": molarMass,
  "percent-composition": percentComposition,
  "electron-configuration": electronConfiguration,
  "atomic-particles": atomicParticles,
  "name-of-formula": nameOfFormula,
  "formula-of-name": formulaOfName,
} as const satisfies { [Id in MethodId]: Method<GivensOf[Id]> };

/** A method with what it is to be applied to. */
export type Problem = { [Id in MethodId]: { readonly method: Id; readonly givens: GivensOf[Id] } }[MethodId];

export function applyMethod(problem: Problem): Result<SolutionFacts, MethodIssue> {
  switch (problem.method) {
    case "balance-equation":
      return METHODS[problem.method](problem.givens);
    case "molar-mass":
      return METHODS[problem.method](problem.givens);
    case "percent-composition":
      return METHODS[problem.method](problem.givens);
    case "electron-configuration":
      return METHODS[problem.method](problem.givens);
    case "atomic-particles":
      return METHODS[problem.method](problem.givens);
    case "name-of-formula":
      return METHODS[problem.method](problem.givens);
    case "formula-of-name":
      return METHODS[problem.method](problem.givens);
  }
}
