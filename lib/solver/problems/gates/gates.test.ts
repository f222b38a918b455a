import { describe, expect, test } from "vitest";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import { quantity } from "../../../quantity/quantity.ts";
import { solve } from "../../solve.ts";
import { solveGoal } from "../solve-statement.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import { DIRECTED, UNANSWERED, WHOLE } from "./gates.cases.ts";
import { findIdleGiven, findIdleReason } from "./influence.ts";
import type { Solve } from "./influence.ts";
import { isOfTwoOwners, takesWholeForWater } from "./owners.ts";

describe.each([...Object.entries(DIRECTED), ...Object.entries(WHOLE)])("%s", (_, cases) => {
  test.each(cases)("[READ-02] $text", ({ text, locale, value, unit, isSolved }) => {
    const outcome = solve(text, locale);
    expect(outcome.kind === "solved" || !isSolved).toBe(true);
    if (outcome.kind !== "solved") return;
    const answer = outcome.solutions[0]?.answer.value;
    expect(answer).toMatchObject({ kind: "quantity", unit });
    expect(Math.abs(Number(answer?.kind === "quantity" ? answer.value : NaN) - value)).toBeLessThanOrEqual(
      Math.abs(value) * 0.02,
    );
  });
});

describe.each(Object.entries(UNANSWERED))("%s", (_, texts) => {
  test.each(texts)("[READ-02] %s: %s", (locale, text) => {
    expect(solve(text, locale).kind).toBe("unrecognised");
  });
});

const NO_WORDS = { before: [], behind: [] };

const given = (kind: Kind, value: number, unit: string, of: string | null = null): Given => ({
  variable: variableOf(kind, of),
  quantity: quantity(value, unit, 3),
  words: NO_WORDS,
});
const goal = (kind: Kind, of: string | null = null): Goal => ({
  variable: variableOf(kind, of),
  unit: null,
  words: NO_WORDS,
});
const statementOf = (givens: readonly Given[], ...goals: readonly Goal[]): Statement => ({
  givens,
  goals,
  scene: { ...BARE_SCENE, givens: givens.map(({ variable }) => variable) },
});

const solveAll: Solve = ({ goals, ...rest }) => {
  const solved = goals.flatMap((each) => {
    const solution = solveGoal(each, { goals, ...rest });
    return solution.ok ? [solution.value] : [];
  });
  return solved.length === goals.length ? solved : null;
};

describe("what may be changed for nothing", () => {
  const density = statementOf([given("mass", 25, "g"), given("volume", 10, "mL")], goal("density"));

  test("[READ-02] finds nothing where every given counts", () => {
    expect(findIdleGiven(density, solveAll(density) ?? [], solveAll)).toBeNull();
  });

  test("[READ-02] finds a given that a solver passes over", () => {
    const extra = { ...density, givens: [...density.givens, given("pressure", 2, "atm")] };
    const deaf: Solve = (statement) => solveAll({ ...statement, givens: statement.givens.slice(0, 2) });
    expect(findIdleGiven(extra, deaf(extra) ?? [], deaf)?.variable.kind).toBe("pressure");
  });
});

test("[READ-02] what stays where a given changes has a reason that chemistry names", () => {
  const strength = statementOf([given("mass", 25, "g"), given("solution-volume", 10, "mL")], goal("molarity"));
  const [mass] = strength.givens;
  const [wanted] = strength.goals;
  if (mass === undefined || wanted === undefined) throw new Error("a statement of one given and one goal");
  expect(findIdleReason(mass, wanted, strength)).toBe("cancels");
  expect(findIdleReason(mass, goal("amount"), strength)).toBeNull();
  expect(findIdleReason(given("temperature", 300, "K"), goal("pressure-constant"), strength)).toBe("constant");
});

test("[READ-02] a mass that names no substance is not that of two", () => {
  expect(isOfTwoOwners(statementOf([given("mass", 8.82, "g")], goal("particles", "C3H8"), goal("atoms", "H2")))).toBe(
    true,
  );
  expect(
    isOfTwoOwners(statementOf([given("mass", 8.82, "g", "C3H8")], goal("particles", "C3H8"), goal("amount", "C3H8"))),
  ).toBe(false);
  expect(isOfTwoOwners(statementOf([given("mass", 8.82, "g")], goal("particles", "C3H8")))).toBe(false);
});

test("[READ-02] the volume that something is diluted to is not that of the water", () => {
  const led = (...before: Given["words"]["before"]): Statement =>
    statementOf([{ ...given("volume", 300, "mL", "H2O"), words: { before, behind: ["with"] } }], goal("molarity"));
  expect(takesWholeForWater(led("dilute", "to"))).toBe(true);
  expect(takesWholeForWater(led("dilute", "at"))).toBe(true);
  expect(takesWholeForWater(led("dilute"))).toBe(false);
  expect(takesWholeForWater(led("dilute", "by"))).toBe(false);
});
