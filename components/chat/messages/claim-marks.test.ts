import { expect, test } from "vitest";
import { NO_MARKS } from "#components/chemistry/text-marks.ts";
import type { ShownClaim } from "#lib/contracts/chat.ts";
import { listLooks, marksOfBlocks } from "./claim-marks.ts";
import { checkOfProse } from "../checks/check-of.ts";

const TEXT = "Take 5 mol.\n\nIt weighs 17 bar, or 36 g.";

function claim(text: string, verdict: ShownClaim["verdict"]): ShownClaim {
  const start = TEXT.indexOf(text);
  return {
    start,
    end: start + text.length,
    text,
    kind: "quantity",
    verdict,
    reason: verdict === "supported" ? "matches-answer" : "no-evidence",
    said: verdict === "corrected" ? "1 g" : null,
  };
}

const blocks = ["Take 5 mol.\n\n", "It weighs 17 bar, or 36 g."];
const label = (look: string) => look.toUpperCase();

test("what is not known to be right is marked in its block, by its place there", () => {
  const claims = [claim("5 mol", "supported"), claim("17 bar", "unknown"), claim("36 g", "corrected")];
  const [first, second] = marksOfBlocks(blocks, claims, label);
  expect(first).toBe(NO_MARKS);
  expect(second).toEqual([
    { start: 10, end: 16, look: "unchecked", label: "UNCHECKED" },
    { start: 21, end: 25, look: "corrected", label: "CORRECTED" },
  ]);
});

test("a claim that does not stand where it says marks nothing", () => {
  expect(marksOfBlocks(["Take 5"], [claim("5 mol", "wrong"), claim("17 bar", "unknown")], label)).toEqual([NO_MARKS]);
});

test("the looks of a text are listed once each, those that matter most first", () => {
  expect(
    listLooks([
      claim("5 mol", "supported"),
      claim("17 bar", "unknown"),
      claim("36 g", "unknown"),
      claim("5 mol", "wrong"),
    ]),
  ).toEqual(["wrong", "unchecked"]);
});

test.each<[ShownClaim["verdict"][] | undefined, number | undefined, string]>([
  [undefined, undefined, "not_verified"],
  [[], undefined, "not_verified"],
  [["unknown", "wrong"], undefined, "not_verified"],
  [["supported", "corrected"], undefined, "partly_verified"],
  [["supported"], 7, "verified"],
  [["supported", "unknown"], undefined, "partly_verified"],
  // Beside so many doubtful ones that no other had room.
  [["unknown"], 7, "not_verified"],
])("words beside a card with claims %j and %s more are %s", (verdicts, moreClaims, check) => {
  const claims = verdicts?.map((verdict) => claim("5 mol", verdict));
  const provenance = {
    writer: "model",
    check: "partly_verified",
    notice: null,
    ...(claims && { claims }),
    ...(moreClaims !== undefined && { moreClaims }),
  } as const;
  expect(checkOfProse(provenance)).toBe(check);
});

test("words that only repeat a material's number are not called checked, as the server calls them", () => {
  const claims = [{ ...claim("5 mol", "supported"), reason: "matches-material" as const }];
  expect(checkOfProse({ writer: "model", check: "partly_verified", notice: null, claims })).toBe("partly_verified");
});
