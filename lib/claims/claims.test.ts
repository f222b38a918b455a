import { describe, expect, test } from "vitest";
import { collectEvidence } from "./evidence.ts";
import { measureClaims } from "./measure.fixture.ts";
import { review, shown, solved, verdicts, wordsOf } from "#tests/support/review-claims.ts";
import { ClaimReview } from "./review-claims.ts";

const MOLES = solved("How many moles are in 5.00 g of NaCl?");

describe("claims against what the engine knows", () => {
  test.each<[string, string[]]>([
    ["You have 5.00 g of NaCl.", ["supported matches-given", "supported matches-step"]],
    ["That is 5000 mg of sodium chloride.", ["supported matches-given"]],
    ["The molar mass of NaCl is 58.44 g/mol.", ["supported matches-step"]],
    ["So n(NaCl) = 5.00 g / 58.44 g/mol = 0.0856 mol.", ["supported matches-step", "supported matches-step"]],
    ["The answer is 0.086 mol.", ["supported matches-answer"]],
    ["The answer is 85.6 mmol.", ["supported matches-answer"]],
    ["The answer is 8.56 × 10⁻² mol.", ["supported matches-answer"]],
    ["The answer is 0.0857 mol.", ["unknown no-evidence"]],
    ["The answer is 0.0856 g.", ["unknown no-evidence"]],
    ["The answer is −0.0856 mol.", ["unknown no-evidence"]],
    ["You have 5.00 g of KCl.", ["unknown no-evidence", "unknown no-evidence"]],
    ["n = 5.00 g / 58.44 g/mol = 0.0956 mol", ["wrong contradicts-arithmetic"]],
    ["n = 5.00 g / 68.44 g/mol = 0.0731 mol", ["unknown no-evidence"]],
    ["P = 3.4 L", ["wrong contradicts-unit"]],
    ["M(NaCl) = 85.44 g/mol", ["supported matches-step", "wrong contradicts-mass"]],
    ["The answer is 5.00 g.", ["unknown no-evidence"]],
  ])("%s", (text, expected) => {
    expect(verdicts(text, MOLES)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ["2.0 mol × 18.02 g/mol = 36.0 g", ["unknown no-evidence"]],
    ["M(H₂O) = 18.02 g/mol", ["supported matches-step", "supported known-mass"]],
    ["M(H₂O) = 18.12 g/mol", ["supported matches-step", "wrong contradicts-mass"]],
    ["The molar mass of water is 18.02 g/mol.", ["supported known-mass"]],
    ["250 mL = 0.250 L", ["supported computed"]],
    ["1 L = 1000 mL", ["supported computed"]],
    ["N_A is 6.022 × 10²³ mol⁻¹.", ["supported known-constant"]],
    ["R = 0.08206 L·atm/(mol·K)", ["supported known-constant"]],
    ["R = 0.08306 L·atm/(mol·K)", ["unknown no-evidence"]],
    ["2 H₂ + O₂ → 2 H₂O", ["supported balanced"]],
    ["3 H₂ + O₂ → 2 H₂O", ["wrong unbalanced"]],
    ["Fe³⁺ + 3 OH⁻ → Fe(OH)₃", ["supported balanced"]],
    ["H₂ + O₂ → H₂O", ["unknown no-evidence"]],
    ["sodium chloride (NaCl)", ["supported known-name"]],
    ["sodium chloride (NaCl₂)", ["wrong contradicts-name"]],
    ["Its formula is MgCl₃.", ["wrong doubtful-formula"]],
    ["The peroxide CaO₂.", ["supported known-formula"]],
    ["The compound CaO₂ turns litmus blue.", []],
    ["The group SO₄ has four oxygen atoms.", ["unknown no-evidence"]],
  ])("without a solution: %s", (text, expected) => {
    expect(verdicts(text)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ["Na + Cl₂ → NaCl₂", ["wrong doubtful-formula"]],
    ["Then Cu + 2 HCl → CuCl₂ + H₂ takes place.", ["wrong doubtful-reaction"]],
    ["Silver sets hydrogen free: 2 Ag + H₂SO₄ → Ag₂SO₄ + H₂", ["wrong doubtful-reaction"]],
    ["I₂ + 2 KBr → 2 KI + Br₂", ["wrong doubtful-reaction"]],
    ["Cu + 2 HCl → CuCl₂ + H₂ does not take place.", ["unknown no-evidence"]],
    ["Zn + 2 HCl → ZnCl₂ + H₂", ["supported balanced"]],
    ["Mg + AgNO₃ → MgNO₃ + Ag", ["wrong doubtful-formula"]],
    ["Cu + AgNO₃ → CuNO₃ + Ag", ["unknown no-evidence"]],
    ["Fe + CuSO₄ → FeSO₄ + Cu", ["supported balanced"]],
    ["Cu + 4 HNO₃ → Cu(NO₃)₂ + 2 NO₂ + 2 H₂O", ["supported balanced"]],
  ])("[TRUST-02] a balanced equation is right only if nothing speaks against it: %s", (text, expected) => {
    expect(verdicts(text)).toEqual(expected);
  });

  test("later claims may build on a right calculation", () => {
    const text = "With 2.00 mol of water, m = 2.00 mol × 18.02 g/mol = 36.04 g. So you need 36.0 g.";
    expect(verdicts(text, { problems: ["What is the mass of 2.00 mol of water?"] })).toEqual([
      "supported matches-given",
      "supported computed",
      "supported computed",
    ]);
  });
});

describe("what is shown", () => {
  test("a right text is shown as it is, and verified", () => {
    const text = "So n(NaCl) = 5.00 g / 58.44 g/mol = 0.0856 mol.";
    expect(shown(text, MOLES)).toBe(text);
    expect(review(text, MOLES).overall).toBe("verified");
  });

  test("a wrong claim is replaced by the engine's, an unknown one is marked", () => {
    expect(shown("So 3 H₂ + O₂ → 2 H₂O.")).toBe("So 2 H₂ + O₂ → 2 H₂O.");
    expect(shown("So $\\ce{3H2 + O2 -> 2H2O}$.")).toBe("So $\\ce{2 H2 + O2 -> 2 H2O}$.");
    expect(shown("So sodium chloride (NaCl₂) it is.")).toBe("So sodium chloride (NaCl) it is.");
    expect(shown("n = 5.00 g / 58.44 g/mol = 0.0956 mol", MOLES)).toBe("n = 5.00 g / 58.44 g/mol = 0.0856\u202fmol");
    expect(review("The answer is 0.0857 mol.", MOLES)).toMatchObject({
      overall: "not_verified",
      claims: [{ action: "mark" }],
    });
  });

  test("each claim says where it stands in the shown text, also behind a corrected one", () => {
    const text = "So 3 H₂ + O₂ → 2 H₂O, and 5.00 g of NaCl it is.";
    const { segments, claims } = review(text, MOLES);
    const all = segments.map((segment) => segment.text).join("");
    expect(claims.length).toBeGreaterThan(2);
    for (const { shown: place } of claims) expect(all.slice(place.start, place.end)).toBe(place.text);
  });

  test("[LIMIT-01] of a text that is too much to be checked nothing is verified or changed", () => {
    const text = "So n(NaCl) = 5.00 g / 58.44 g/mol = 0.0856 mol. Na+ % yield 2.5 ".repeat(2_000);
    expect(review(text, MOLES)).toEqual({ segments: [{ text, review: null }], claims: [], overall: "not_verified" });
  });

  test("what a very long problem says at its beginning is known", () => {
    const problem = `You have 7.31 g of KBr. ${"糖 水 0.10 M ".repeat(2_000)}`;
    const { facts } = collectEvidence({ locale: "zh", problems: [problem] });
    expect(facts.some(({ quantity }) => quantity.value.eq("7.31"))).toBe(true);
  });

  test("a text without claims is not verified, one with an unknown claim partly", () => {
    expect(review("Think of the mole as a dozen.").overall).toBe("not_verified");
    expect(review("You have 5.00 g of NaCl. It costs 3.21 mol.", MOLES).overall).toBe("partly_verified");
  });
});

test("of true drafts most claims are supported, of wrong ones none", { timeout: 120_000 }, () => {
  const { trueClaims, supported, wrongSupported, mutated, failures } = measureClaims(120, 7, wordsOf);
  expect(failures).toEqual([]);
  expect(wrongSupported).toBe(0);
  expect(mutated).toBeGreaterThan(60);
  expect(supported / trueClaims).toBeGreaterThan(0.8);
});

describe("what a material says", () => {
  const materials = ["The molar mass of water is 20.00 g/mol. The density of mercury is 13.53 g/mL."];

  test("is quoted, and not checked by it", () => {
    expect(review("The density of mercury is 13.53 g/mL.", { materials })).toMatchObject({
      overall: "partly_verified",
      claims: [{ check: { reason: "matches-material" } }],
    });
  });

  test("proves nothing of what the tables know", () => {
    expect(verdicts("The molar mass of water is 20.00 g/mol.", { materials })).toEqual(["wrong contradicts-fact"]);
    expect(verdicts("The molar mass of water is 18.02 g/mol.", { materials })).toEqual(["supported known-mass"]);
  });
});

describe("what tools of the engine found", () => {
  function learned(putIn: string, before: readonly string[] = []): string[] {
    const claims = new ClaimReview(
      collectEvidence({ locale: "en", problems: ["I have 5.00 g of table salt."] }),
      () => "",
    );
    const { solutions = [] } = solved(putIn);
    claims.learn({ facts: [], solutions, putIn }, before);
    claims.push("The amount is 0.0856 mol, or 0.120 mol.");
    claims.end();
    return claims.claims.map(({ check }) => `${check.verdict} ${check.reason}`);
  }

  test("is known where the numbers put in are the student's, and not where the model made them up", () => {
    expect(learned("How many moles are in 5.00 g of NaCl?")).toEqual(["supported matches-tool", "unknown no-evidence"]);
    expect(learned("How many moles are in 7.00 g of NaCl?")).toEqual(["unknown no-evidence", "unknown no-evidence"]);
    expect(learned("How many moles are in 7.00 g of NaCl?", ["And from 7.00 g of it?"])).toEqual([
      "unknown no-evidence",
      "supported matches-tool",
    ]);
  });

  test("what a student takes for the answer is none", () => {
    expect(verdicts("The answer is 36 g.", { problems: ["I think it is 36 g. Is that right?"] })).toEqual([
      "unknown no-evidence",
    ]);
  });
});
