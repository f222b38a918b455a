import { expect, test } from "vitest";
import { collectEvidence } from "#lib/claims/evidence.ts";
import { overallOfShown } from "#lib/claims/overall.ts";
import { ClaimReview } from "#lib/claims/review-claims.ts";
import { boundClaims, listShownClaims } from "./shown-claims.ts";

function review(text: string) {
  const reviewed = new ClaimReview(collectEvidence({ locale: "en" }), (value) =>
    value.kind === "equation" ? value.equation.replace("->", "→") : "?",
  );
  const shown = [...reviewed.push(text), ...reviewed.end()].map((segment) => segment.text).join("");
  return { reviewed, shown };
}

test("a claim stands where it says, as right, corrected, wrong or unknown", () => {
  const { reviewed, shown } = review("1 L = 1000 mL. So 3 H2 + O2 → 2 H2O. P = 3.4 L. It costs 17 bar.");
  const claims = listShownClaims(reviewed, shown);
  expect(claims.map(({ verdict }) => verdict)).toEqual(["supported", "corrected", "wrong", "unknown"]);
  expect(claims[1]).toMatchObject({ text: "2 H2 + O2 → 2 H2O", said: "3 H2 + O2 → 2 H2O", reason: "unbalanced" });
  for (const { start, end, text } of claims) expect(shown.slice(start, end)).toBe(text);
  expect(overallOfShown(claims)).toBe("partly_verified");
});

test("where a quotation was taken out, its claims are gone and the others have moved", () => {
  const { reviewed, shown } = review(
    "“The book says that 1 L = 1000 mL and so on.” So 3 H2 + O2 → 2 H2O. It costs 17 bar.",
  );
  const stored = shown.replace(/“.*”/, "[…]");
  const claims = listShownClaims(reviewed, stored);
  expect(claims.map(({ verdict }) => verdict)).toEqual(["corrected", "unknown"]);
  for (const { start, end, text } of claims) expect(stored.slice(start, end)).toBe(text);
  expect(claims[0]?.said).toBe("3 H2 + O2 → 2 H2O");
});

test("of very many claims the doubtful ones stay, and the rest is counted", () => {
  const { reviewed, shown } = review(`${"1 L = 1000 mL. ".repeat(200)}It costs 17 bar.`);
  const { claims = [], moreClaims } = boundClaims(listShownClaims(reviewed, shown));
  expect(claims).toHaveLength(120);
  expect(claims.at(-1)).toMatchObject({ text: "17 bar", verdict: "unknown" });
  expect(moreClaims).toBe(81);
});

test("of very many corrected claims room is left for the one that is doubtful, and for what found the answer", () => {
  const { reviewed, shown } = review(`${"3 H2 + O2 → 2 H2O. ".repeat(130)}It costs 17 bar.`);
  const all = listShownClaims(reviewed, shown);
  const { claims = [] } = boundClaims(all);
  expect(claims.at(-1)).toMatchObject({ text: "17 bar", verdict: "unknown" });
  expect(overallOfShown(claims)).toBe(overallOfShown(all));
});
