import { expect, test } from "vitest";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { findIonicEquations } from "../../chemistry/ions/net-ionic.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
import { classifyReaction } from "../../chemistry/reaction/classify.ts";
import { OTHER_AQUEOUS_REACTIONS, PRECIPITATIONS } from "./aqueous-reactions.ts";
import type { AqueousKind } from "./aqueous-reactions.ts";
import { KNOWN_REACTIONS, ONE_TO_ONE_REACTIONS } from "./known-reactions.ts";
import { listExamples, PATTERNS } from "./patterns.ts";
import { getReaction } from "./reaction.ts";

const TO_BALANCE = Object.values(KNOWN_REACTIONS).flat();

test("every known reaction balances in one way, and stands in the list once", () => {
  const all = [...TO_BALANCE, ...ONE_TO_ONE_REACTIONS];
  expect(new Set(all.map((text) => getReaction(text).text)).size).toBe(all.length);
});

test("what is to be balanced needs balancing", () => {
  expect(TO_BALANCE.filter((text) => getReaction(text).coefficients.every((coefficient) => coefficient === 1))).toEqual(
    [],
  );
});

test("each pattern has a dozen examples and more", () => {
  for (const pattern of PATTERNS)
    expect(listExamples().filter((example) => example.pattern === pattern).length).toBeGreaterThan(11);
});

const TYPES: Readonly<Record<AqueousKind, string>> = {
  precipitation: "precipitation",
  neutralization: "neutralization",
  gas: "gas-evolution",
  redox: "single-replacement",
};

test.each([...PRECIPITATIONS, ...OTHER_AQUEOUS_REACTIONS])(
  "$equation is a reaction in water ($kind)",
  ({ equation, kind, precipitate }) => {
    const { equation: balanced } = getReaction(equation);
    const ionic = findIonicEquations(balanced);
    expect(ionic.ok && ionic.value.net !== null).toBe(true);
    expect(classifyReaction(balanced).types).toContain(TYPES[kind]);
    const salt = precipitate === null ? null : findSalt(getFormula(precipitate));
    if (salt !== null) expect(findSolubility(salt)).toBe("insoluble");
  },
);
