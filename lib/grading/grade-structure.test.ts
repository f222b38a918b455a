import { expect, test } from "vitest";
import { grade } from "./grade.ts";
import type { Expected } from "./expected.ts";

const BUTAN_2_OL: Expected = { kind: "structure", accepted: ["CCC(O)C"] };
const PROPENE: Expected = { kind: "structure", accepted: ["C=CC"] };
/** Any alcohol with the formula C3H8O. */
const ALCOHOL: Expected = { kind: "structure", accepted: ["CCCO", "CC(O)C"] };

test.each([
  [BUTAN_2_OL, "CC(O)CC"],
  [BUTAN_2_OL, "C(C)C(C)O"],
  [BUTAN_2_OL, "[CH3][CH]([OH])[CH2][CH3]"],
  [BUTAN_2_OL, "C[C@H](O)CC"],
  [BUTAN_2_OL, "CH3CH(OH)CH2CH3"],
  [BUTAN_2_OL, "CH₃–CH₂–CH(OH)–CH₃"],
  [PROPENE, "CH2=CHCH3"],
  [PROPENE, "CC=C"],
  [ALCOHOL, "OCCC"],
  [ALCOHOL, "(CH3)2CHOH"],
] as const)("[DRAW-01] a molecule is right however it is drawn or written: %o %s", (expected, given) => {
  expect(grade(expected, given, "en")).toMatchObject({ verdict: "correct", score: 100 });
});

test.each([
  [BUTAN_2_OL, "CCCCO", "isomer-drawn"],
  [BUTAN_2_OL, "CC(C)CO", "isomer-drawn"],
  [BUTAN_2_OL, "CCOCC", "isomer-drawn"],
  [BUTAN_2_OL, "CC(O)C", "chain-length"],
  [BUTAN_2_OL, "CCC(O)CC", "chain-length"],
  [BUTAN_2_OL, "CC(O)C=C", "multiple-bond"],
  [BUTAN_2_OL, "CCC(=O)C", "other-group"],
  [BUTAN_2_OL, "CCC(Cl)C", "other-group"],
  [BUTAN_2_OL, "CCCC", "other-group"],
  [BUTAN_2_OL, "CCC([O-])C", "ion-charge"],
  [PROPENE, "CCC", "multiple-bond"],
  [PROPENE, "C#CC", "multiple-bond"],
  [PROPENE, "C1CC1", "isomer-drawn"],
  [PROPENE, "CC=CC", "chain-length"],
  [ALCOHOL, "CH3OCH2CH3", "other-group"],
  [ALCOHOL, "CCCCO", "chain-length"],
] as const)("[DRAW-01] another molecule is wrong, and says what went wrong: %o %s", (expected, given, code) => {
  expect(grade(expected, given, "en")).toMatchObject({
    verdict: "incorrect",
    remarks: [{ code }],
    misconception: code,
  });
});

test.each([
  ["CC.O", "several-pieces"],
  ["C(C)(C)(C)(C)O", "valence"],
  ["[CH2]CCO", "valence"],
  ["C4H10O", "left-open"],
  ["c1ccccc1", "aromatic"],
  ["[Na]CC", "other-atom"],
  ["CC(", "unreadable"],
  ["CC)C", "unreadable"],
  ["C1CC", "unreadable"],
  ["C==C", "unreadable"],
  ["butan-2-ol", "unreadable"],
  ["C".repeat(61), "too-large"],
  ["(".repeat(399), "unreadable"],
  ["C(".repeat(1_000), "too-large"],
  ["C1".repeat(200), "unreadable"],
  ["\u0000<svg>", "unreadable"],
] as const)("[DRAW-01] what is no whole molecule is not marked, with a code: %s", (given, issue) => {
  expect(grade(BUTAN_2_OL, given, "en")).toMatchObject({
    verdict: "ungradable",
    remarks: [{ code: "not-a-molecule", issue }],
  });
});

test("[DRAW-01] what does not know an answer is no molecule of iodine", () => {
  expect(grade(BUTAN_2_OL, "I don't know", "en").remarks).toEqual([{ code: "not-known" }]);
});
