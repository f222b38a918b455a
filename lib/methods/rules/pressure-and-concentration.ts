import { equals } from "./quantity-terms.ts";
import { gasChange } from "../../chemistry/equilibrium/equilibrium.ts";
import { pressureAndConcentration as law } from "../../laws/equilibrium/pressure-and-concentration.ts";
import { lawWays } from "../../laws/law-way.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import { count, step } from "../terms.ts";
import { listParticipants } from "./participants.ts";
import { equationStep } from "./reaction.ts";
import { way } from "./rule.ts";
import type { BalancedEquation, Rule, Way } from "./rule.ts";

/** Δn, counted in the equation. */
function gasChangeWay(equation: BalancedEquation, change: number): Way {
  return way({
    method: "pressure-and-concentration",
    needs: [],
    compute: () => pureNumber(change, null),
    explain: () => ({
      steps: [equationStep(equation), step("gas-change", [equals("Δn", count(change))])],
      answer: { id: "gas-change", values: {} },
    }),
  });
}

/** Between the constants of pressures in atm and of concentrations, where every gas is known as one. */
export const pressureAndConcentration: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const { equation, givens } = scene;
  const participants = equation === null || of !== null || label !== null ? null : listParticipants(equation);
  if (equation === null || participants === null || participants.some(({ state }) => state === null || state === "aq"))
    return [];
  const has = (given: "concentration-constant" | "pressure-constant"): boolean =>
    givens.some((each) => each.kind === given);
  if (kind === "gas-change") return [gasChangeWay(equation, gasChange(participants))];
  const isLed =
    (kind === "pressure-constant" && has("concentration-constant")) ||
    (kind === "concentration-constant" && has("pressure-constant"));
  return isLed ? lawWays([law], wanted, scene) : [];
};
