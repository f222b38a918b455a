import { expect, test } from "vitest";
import { PRECIPITATIONS, OTHER_AQUEOUS_REACTIONS } from "../../problems/reactions/aqueous-reactions.ts";
import { KNOWN_REACTIONS, ONE_TO_ONE_REACTIONS } from "../../problems/reactions/known-reactions.ts";
import { getEquation } from "../equation/parse.ts";
import { BALANCED } from "../equation/equations.cases.ts";
import { judgeFormula } from "./judge-formula.ts";
import { judgeReaction } from "./judge-reaction.ts";
import { DO_NOT_HAPPEN, HAPPEN, UNDER_CONDITIONS } from "./reactions.cases.ts";

test.each(HAPPEN)("[TRUST-02] %s is not doubted", (text) => {
  expect(judgeReaction(getEquation(text)).verdict).not.toBe("does-not-happen");
});

test.each(DO_NOT_HAPPEN)("[TRUST-02] %s does not happen: %s", (text, code) => {
  expect(judgeReaction(getEquation(text))).toMatchObject({ verdict: "does-not-happen", doubt: { code } });
});

test.each(UNDER_CONDITIONS)("[TRUST-02] %s is not judged by the conditions of a test tube", (text) => {
  expect(judgeReaction(getEquation(text))).toEqual({ verdict: "not-judged" });
});

/** A slip of students that is balanced all the same. */
const NOT_AS_WRITTEN = ["Fe + HCl -> FeCl3 + H2"];

test("[TRUST-02] of the reactions that are taught and practised here none is doubted", () => {
  const taught = [
    ...Object.values(KNOWN_REACTIONS).flat(),
    ...ONE_TO_ONE_REACTIONS,
    ...[...PRECIPITATIONS, ...OTHER_AQUEOUS_REACTIONS].map(({ equation }) => equation),
    ...BALANCED.map(([text]) => text),
  ];
  const doubted = taught.filter((text) => {
    const equation = getEquation(text);
    const terms = [...equation.reactants, ...equation.products];
    return (
      judgeReaction(equation).verdict === "does-not-happen" ||
      terms.some(({ formula }) => judgeFormula(formula).verdict === "contradicts")
    );
  });
  expect(doubted).toEqual(NOT_AS_WRITTEN);
});
