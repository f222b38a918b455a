import { listTerms } from "../chemistry/equation/equation.ts";
import type { Equation } from "../chemistry/equation/equation.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { areOperandsKnown, checkCalculation } from "./check-calculation.ts";
import { checkEquation, checkFormula } from "./check-chemistry.ts";
import { checkNumber } from "./check-quantity.ts";
import type { Arithmetic, CheckReason, Claim, ClaimCheck, ReadNumber } from "./claim.ts";
import { type Evidence, type Fact, factOf } from "./evidence.ts";
import { isDerivedQuantity } from "./derived-quantity.ts";
import { isOfOtherCase } from "./other-case.ts";
import { splitIntoClaims } from "./scanner.ts";
import { isUnity } from "../quantity/units/unit.ts";

/** The check of a claim, and what is known from now on if it is right: the result of a calculation, an equation. */
type CheckedClaim = { readonly check: ClaimCheck; readonly evidence: Evidence };

/** Later claims build on earlier ones; no text makes more than these. */
const MOST_COMPUTED = 200;
const MOST_MENTIONED = 40;

/** Supported, wrong or unknown, and why. Pure; never throws. */
export function checkClaim(claim: Claim, evidence: Evidence): CheckedClaim {
  const checked = checkByKind(claim, evidence);
  return checked.check.verdict === "wrong" && isOfOtherCase(claim.sentence, evidence.locale)
    ? { ...checked, check: withoutCorrection(checked.check) }
    : checked;
}

/** What is wrong whatever the case is: a sum, a unit, a mass, a formula of a name. */
const ALWAYS_WRONG: ReadonlySet<CheckReason> = new Set([
  "contradicts-arithmetic",
  "contradicts-unit",
  "contradicts-mass",
  "contradicts-name",
]);

/** Of another case, or of what is called a mistake, nothing is put right. */
function withoutCorrection(check: ClaimCheck): ClaimCheck {
  return ALWAYS_WRONG.has(check.reason)
    ? { ...check, correction: null }
    : { verdict: "unknown", reason: "no-evidence", correction: null };
}

function checkByKind(claim: Claim, evidence: Evidence): CheckedClaim {
  // It may go on behind the cut: nothing is known of half a claim.
  if (claim.isCut) return { check: { verdict: "unknown", reason: "not-understood", correction: null }, evidence };
  switch (claim.kind) {
    case "quantity":
      return checkSaid(claim.number, evidence, isRow(claim.sentence));
    case "statement":
      return { check: { verdict: "unknown", reason: "no-evidence", correction: null }, evidence };
    case "formula":
      return { check: checkFormula(claim, evidence), evidence: withMentioned(evidence, claim.ascii) };
    case "calculation": {
      const { check, result } = checkCalculation(claim, evidence);
      const isProved = check.verdict === "supported" && result !== null;
      return { check, evidence: isProved ? withFact(evidence, result) : withDoubted(evidence, claim.parts.at(-1)) };
    }
    case "equation": {
      const { check, equation } = checkEquation(claim, evidence);
      return {
        check,
        evidence: check.verdict === "supported" && equation !== null ? withEquation(evidence, equation) : evidence,
      };
    }
  }
}

const isNumeric = ({ kind }: Claim): boolean => kind === "quantity" || kind === "calculation";

/** Whether all numbers of a text are known: what the engine makes of such a text is about this problem. */
export function areNumbersKnown(text: string, evidence: Evidence): boolean {
  return splitIntoClaims(text, evidence.locale).every((segment) => {
    if (segment.kind === "prose" || !isNumeric(segment.claim)) return true;
    return segment.claim.kind === "calculation"
      ? areOperandsKnown(segment.claim, evidence)
      : checkClaim(segment.claim, evidence).check.verdict === "supported";
  });
}

function withDoubted(evidence: Evidence, last: Arithmetic | undefined): Evidence {
  return last?.kind !== "number" || evidence.doubted.length >= MOST_COMPUTED
    ? evidence
    : { ...evidence, doubted: [...evidence.doubted, last.number.quantity] };
}

function withMentioned(evidence: Evidence, formula: string): Evidence {
  const { mentioned } = evidence;
  // The last one stands last.
  const others = [...mentioned].filter((other) => other !== formula).slice(-MOST_MENTIONED);
  return { ...evidence, mentioned: new Set([...others, formula]) };
}

/** The head of a table has the unit of its cells. */
const isRow = (sentence: string): boolean => /^\s*\|/.test(sentence);

/** What is told without proof may be computed with. */
function checkSaid(number: ReadNumber, evidence: Evidence, isOfTable: boolean): CheckedClaim {
  const known = checkNumber(number, evidence);
  const check: ClaimCheck =
    known.verdict === "unknown" && isDerivedQuantity(number, evidence)
      ? { verdict: "supported", reason: "computed", correction: null }
      : known;
  const isSaid =
    check.verdict !== "wrong" &&
    !number.isUnclear &&
    (!isUnity(number.quantity.unit) || number.binding.symbol !== null || isOfTable);
  return isSaid && evidence.said.length < MOST_COMPUTED
    ? { check, evidence: { ...evidence, said: [...evidence.said, factOf(number, "given")] } }
    : { check, evidence };
}

function withFact(evidence: Evidence, fact: Fact): Evidence {
  const computed = evidence.facts.filter(({ source }) => source === "computed").length;
  // A letter that has a value already keeps it.
  const isNew = !evidence.facts.some(
    (other) =>
      other.symbol === fact.symbol &&
      other.of === fact.of &&
      other.quantity.value.eq(fact.quantity.value) &&
      other.quantity.unit.dimension === fact.quantity.unit.dimension,
  );
  return isNew && computed < MOST_COMPUTED ? { ...evidence, facts: [...evidence.facts, fact] } : evidence;
}

function withEquation(evidence: Evidence, equation: Equation): Evidence {
  const formulas = listTerms(equation).map(({ formula }) => formatFormula({ ...formula, state: null }, "ascii"));
  if (evidence.equations.length >= MOST_COMPUTED) return evidence;
  return {
    ...evidence,
    equations: [...evidence.equations, equation],
    formulas: new Set([...evidence.formulas, ...formulas]),
  };
}
