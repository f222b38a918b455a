import { describe, expect, test } from "vitest";
import { getFormula } from "../formula/parse.ts";
import { IMPOSSIBLE, REAL, UNCHARGED } from "./formulas.cases.ts";
import { judgeFormula } from "./judge-formula.ts";

describe.each(Object.entries(REAL))("[TRUST-02] no formula of real %s is accused", (_, formulas) => {
  test.each(formulas.split(" "))("%s", (formula) => {
    expect(judgeFormula(getFormula(formula)).verdict).not.toBe("contradicts");
  });
});

test.each(IMPOSSIBLE)("[TRUST-02] %s contradicts %s and %s, which give %s", (formula, cations, anion, neutral) => {
  const judged = judgeFormula(getFormula(formula));
  if (judged.verdict !== "contradicts" || judged.doubt.code !== "charges") throw new Error(JSON.stringify(judged));
  expect({
    cations: judged.doubt.cations.flat().join(" "),
    anion: judged.doubt.anion,
    neutral: judged.doubt.neutral.join(" "),
  }).toEqual({ cations, anion, neutral });
});

test.each(UNCHARGED)("[TRUST-02] %s is an ion without its charge: %s", (formula, ion) => {
  expect(judgeFormula(getFormula(formula))).toEqual({
    verdict: "contradicts",
    doubt: { code: "uncharged-ion", formula, ion },
  });
});
